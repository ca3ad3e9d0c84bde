"""Hexagonal boards: names, neighbours and places."""

from math import hypot

import pytest

from engine.hexes import CLOCKWISE, HexBoard, distance

BOARD = HexBoard(3)


def test_names_go_by_rows_from_the_top_and_from_the_left() -> None:
    rows = {"a": 4, "b": 5, "c": 6, "d": 7, "e": 6, "f": 5, "g": 4}
    assert list(BOARD.names) == [f"{row}{number}" for row, count in rows.items() for number in range(1, count + 1)]


def test_known_names() -> None:
    """The middle is d4; the corners of the hexagon are a1, a4, d7, g4, g1 and d1."""
    corners = {"a1": (0, -3), "a4": (3, -3), "d7": (3, 0), "g4": (0, 3), "g1": (-3, 3), "d1": (-3, 0)}
    for name, (q, r) in ({"d4": (0, 0)} | corners).items():
        assert BOARD.at(q, r) == BOARD.named(name)
        assert BOARD.names[BOARD.at(q, r)] == name


def test_neighbours_of_the_middle_clockwise_from_the_east() -> None:
    assert [BOARD.names[hex_] for hex_ in BOARD.around[BOARD.named("d4")]] == ["d5", "e4", "e3", "d3", "c3", "c4"]


def test_corners_end_the_board() -> None:
    corner = BOARD.around[BOARD.named("a1")]
    assert [BOARD.names[hex_] if hex_ >= 0 else None for hex_ in corner] == ["a2", "b2", "b1", None, None, None]
    assert {BOARD.names[hex_] for hex_ in BOARD.neighbours[BOARD.named("a1")]} == {"a2", "b1", "b2"}


def test_neighbours_are_mutual_one_step_apart_and_the_same_as_their_mask() -> None:
    for hex_, near in enumerate(BOARD.neighbours):
        assert BOARD.neighbour_masks[hex_] == sum(1 << other for other in near)
        for other in near:
            assert hex_ in BOARD.neighbours[other]
            assert distance(BOARD.cells[hex_], BOARD.cells[other]) == 1


def test_distances() -> None:
    assert distance((0, 0), (0, 0)) == 0
    assert distance((0, 0), (2, -1)) == 2
    assert distance((-3, 0), (3, 0)) == 6
    assert distance((0, -3), (0, 3)) == 6
    assert distance((1, 1), (-1, -1)) == 4
    assert all(distance((0, 0), step) == 1 for step in CLOCKWISE)


def test_places_off_the_board() -> None:
    with pytest.raises(KeyError):
        BOARD.at(4, 0)
    with pytest.raises(KeyError):
        BOARD.named("d8")


def test_centres_of_neighbours_lie_one_hex_apart() -> None:
    assert BOARD.centre(BOARD.named("d4")) == (0, 0)
    east = BOARD.centre(BOARD.named("d5"))
    assert east == (pytest.approx(3**0.5), 0)
    below = BOARD.centre(BOARD.named("e4"))
    assert below[1] > 0, "rows go downwards"
    for hex_, near in enumerate(BOARD.neighbours):
        x, y = BOARD.centre(hex_)
        for other in near:
            ox, oy = BOARD.centre(other)
            assert hypot(ox - x, oy - y) == pytest.approx(3**0.5)


@pytest.mark.parametrize(("radius", "hexes"), [(0, 1), (1, 7), (2, 19), (3, 37), (6, 127)])
def test_sizes(radius: int, hexes: int) -> None:
    assert len(HexBoard(radius).cells) == hexes

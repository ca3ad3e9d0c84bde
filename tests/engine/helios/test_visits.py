"""H-6.10: the sun does not turn back. Where its way passes a hex more than once, it is there at one of the times."""

import json
import os
from itertools import combinations, pairwise
from random import Random
from typing import Any, NamedTuple

import pytest

from engine.helios import Helios
from tests.engine.helios import reference
from tests.engine.helios.tables import land, play, table, told

LINE = "d4:redwood c4:granite b3:bamboo b2:temples e3:redwood e2:granite d2:resources"
"""The bay c3, d3 across the yellow line: the way passes its mouth c2 twice, with d2 at the right hand, then with b2."""
PRESETS = ("booklet", "yucata")
NUMBER = int(os.environ.get("HELIOS_TWINS", "300")) // 10


def sunny(at: str, preset: str = "booklet", tiles: str = LINE, **more: Any) -> Helios:
    """Two players who find nothing but sun tiles."""
    columns = {"land": [], "build": [], "sun": ["red", "blue", "yellow", "red", "blue", "yellow"]}
    return table(land(tiles, sun=at, **more), land(), preset=preset, columns=columns)


def turn(game: Helios, to: str) -> int:
    """A turn of the first player with the sun, then one of the second without; the points of the first for the line."""
    take_sun(game)
    play(game, f"sun {to}")
    take_sun(game)
    play(game, "pass")
    return game.view(None).boards[0].points


def take_sun(game: Helios) -> None:
    play(game, game.moves()[0])


def ways(game: Helios) -> dict[str, int]:
    """The destinations of the next turn and their steps."""
    take_sun(game)
    return {way.hex: way.steps for way in game.view(None).destinations}


@pytest.mark.rule("H-6.10")
@pytest.mark.parametrize("preset", PRESETS)
def test_out_of_the_bay_the_sun_does_not_go_back(preset: str) -> None:
    game = sunny("d3", preset)
    assert turn(game, "c2") == 0, "leaving the line brings nothing"
    assert ways(game) == {"b1": 1, "a1": 2}


@pytest.mark.rule("H-6.10", "H-6.6")
@pytest.mark.parametrize("preset", PRESETS)
def test_a_bay_across_the_line_pays_at_each_of_its_crossings(preset: str) -> None:
    game = sunny("e1", preset)
    assert turn(game, "d1") == 5
    assert turn(game, "c1") == 5
    assert turn(game, "d3") == 10


@pytest.mark.rule("H-6.10")
@pytest.mark.parametrize("preset", PRESETS)
def test_coming_from_outside_the_bay_lies_ahead(preset: str) -> None:
    game = sunny("c1", preset)
    assert turn(game, "c2") == 0
    assert ways(game) == {"c3": 2, "d3": 1, "b1": 1, "a1": 2}, "to c3 over the line, which pays"


@pytest.mark.rule("H-6.10")
@pytest.mark.parametrize(
    ("beside", "expected"),
    [(None, {"d3", "b1", "c3", "a1"}), ("d2", {"d3", "b1", "c3", "a1"}), ("b2", {"b1", "a1"})],
)
def test_a_position_says_which_time_it_is(beside: str | None, expected: set[str]) -> None:
    assert set(ways(sunny("c2", sun_beside=beside))) == expected


@pytest.mark.rule("H-6.10")
def test_what_a_view_tells() -> None:
    game = sunny("c1")
    assert game.view(None).boards[0].sun_beside is None
    turn(game, "c2")
    assert game.view(None).boards[0].sun_beside == "d2"
    turn(game, "c3")
    assert game.view(None).boards[0].sun_beside is None, "the way passes c3 once"
    turn(game, "c2")
    assert game.view(None).boards[0].sun_beside == "b2"


@pytest.mark.rule("H-6.10", "H-6.5")
@pytest.mark.parametrize("preset", PRESETS)
def test_after_a_whole_lap_the_bay_lies_ahead_again(preset: str) -> None:
    """By b1, a1, a2, a3, b4, c5, d5, e4, f3, f2, f1, e1, d1, c1 and c2 to d3: 16 steps."""
    assert "d3" not in ways(sunny("c2", preset, sun_beside="b2", sun_value=15))
    assert ways(sunny("c2", preset, sun_beside="b2", sun_value=16))["d3"] == 16


@pytest.mark.rule("H-6.10", "H-6.6")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(("built", "beside", "points"), [([], "d2", 5), (["power_plant"], "b2", 0)])
def test_the_sun_stands_where_its_way_ended(preset: str, built: list[str], beside: str, points: int) -> None:
    """Out of the bay and once around, for the points of d1, to its mouth; without points only out of the bay."""
    game = sunny("d3", preset, sun_value=16, built=built)
    assert turn(game, "c2") == points
    assert game.view(None).boards[0].sun_beside == beside


AROUND = "d3 c2 b1 a1 a2 a3 b4 c5 d5 e4 f3 f2 f1 e1 d1 c1 c2"


@pytest.mark.rule("H-6.10", "H-6.6")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(
    ("at", "sun_value", "points", "path", "beside"),
    [
        ("c1", 2, 0, "c1 c2", "d2"),
        ("c1", 3, 5, "c1 c2 d3 c2", "b2"),
        ("e1", 3, 5, "e1 d1 c1 c2", "d2"),
        ("e1", 16, 5, "e1 d1 c1 c2", "d2"),
        ("d3", 15, 0, "d3 c2", "b2"),
        ("d3", 16, 5, AROUND, "d2"),
    ],
    ids=["equally near", "in and out for points", "as many points", "far more steps", "too few steps", "all around"],
)
def test_at_which_passing_of_the_mouth_the_sun_stands(
    preset: str, at: str, sun_value: int, points: int, path: str, beside: str
) -> None:
    """Counted by hand on the coast b1, a1 … d1, c1, c2 (d2 at the right hand), d3, c3, c2 (b2 at the right hand).

    The most points count first, then the shortest way, then the earliest passing. From c1 each passing of c2 is a step
    away, and the first one is taken; three steps reach the second one over d3, on the yellow line.
    """
    game = sunny(at, preset, sun_value=sun_value)
    assert turn(game, "c2") == points
    board = game.view(None).boards[0]
    assert (" ".join(board.path), board.sun_beside) == (path, beside)


@pytest.mark.rule("H-6.10", "H-6.4")
def test_out_of_a_dead_end_it_lies_behind() -> None:
    """With a tile on c3 too d3 is a dead end, and c2 its mouth."""
    game = sunny("d3", tiles=f"{LINE} c3:spring")
    assert turn(game, "c2") == 0
    assert game.view(None).boards[0].sun_beside is None, "nothing but the dead end lies between"
    assert ways(game) == {"b1": 1, "a1": 2}
    game = sunny("d3", tiles=f"{LINE} c3:spring")
    turn(game, "b1")
    assert game.view(None).boards[0].path == ("d3", "c2", "b1")


@pytest.mark.rule("H-6.10")
@pytest.mark.parametrize("beside", ["d2", "b2"])
def test_where_the_bay_is_a_dead_end_it_is_passed_once(beside: str) -> None:
    """H-6.3: with a tile on d3, c3 is what is left of the bay; as the sun never enters it, nothing lies behind."""
    game = sunny("c2", tiles=f"{LINE} d3:spring", sun_beside=beside)
    assert game.view(None).boards[0].sun_beside is None
    assert ways(game) == {"b1": 1, "a1": 2}


class Arrival(NamedTuple):
    """The sun comes to a hex on its way."""

    hex: str
    beside: frozenset[reference.Hex]
    """The tiles at its right hand."""
    tiles: frozenset[reference.Hex]
    """All the land."""
    paid: bool
    """It earned a revolution just here."""


def travels(rng: Random, turns: int) -> list[Arrival]:
    """Where a sun comes that goes anywhere it can, turn after turn, while land is added now and then."""
    position = reference.random_bay(rng) if rng.random() < 0.8 else reference.random_coast(rng)
    position["boards"][0]["sun_value"] = rng.randrange(1, 6)
    board = position["boards"][0]
    arrivals: list[Arrival] = []
    for _ in range(turns):
        arrivals += moved(position, rng)
        if rng.random() < 0.4 and (room := sorted(reference.room(position, 0))):
            colour = reference.COLOURS[len(board["tiles"]) % 5]
            board["tiles"][rng.choice(room)] = {"tile": colour, "cubes": [], "temple": False}
    return arrivals


def moved(position: reference.Position, rng: Random) -> list[Arrival]:
    """One movement, written into the position."""
    game = Helios.from_json(json.dumps(position))
    log = play(game, rng.choice([move for move in game.moves() if move.verb == "sun"]))
    after = json.loads(game.to_json())["boards"][0]
    beside = reference.follow(position, 0, after["path"], after["sun_beside"])
    assert beside, f"the sun turned back: {after['path']}, {json.dumps(position)}"
    earning = [
        number
        for number, (from_, to) in enumerate(pairwise(after["path"]), 1)
        if reference.NAMED[to] in reference.YELLOW and reference.NAMED[from_] not in reference.YELLOW
    ]
    paid = earning[0] if told(log, "revolution") else None
    tiles = frozenset(map(reference.NAMED.__getitem__, after["tiles"]))
    position["boards"][0].update(sun=after["sun"], sun_beside=after["sun_beside"])
    return [
        Arrival(hex_, there, tiles, number == paid)
        for number, (hex_, there) in enumerate(zip(after["path"], beside, strict=True))
        if number
    ]


@pytest.mark.rule("H-6.10", "H-6.6")
def test_the_sun_never_turns_back_and_earns_nothing_without_going_around() -> None:
    """To the same visit it comes again only around all the land that lay there all the time, paid or not."""
    rng = Random(2031)
    again = paid = 0
    for _ in range(NUMBER):
        arrivals = travels(rng, 12)
        for first, second in combinations(range(len(arrivals)), 2):
            one, other = arrivals[first], arrivals[second]
            if one.hex == other.hex and one.beside & other.beside:
                path = [arrival.hex for arrival in arrivals[first : second + 1]]
                assert all(reference.wound(path, tile) >= 1 for tile in one.tiles), path
                again += 1
                paid += one.paid and other.paid
    assert again > NUMBER
    assert paid > NUMBER // 4

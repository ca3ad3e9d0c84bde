"""What forecasts tell of Helios: what moves bring at once, and what lies on a board will still bring."""

import pytest

from engine.game import Prospect
from engine.kernel.forecast import Gain, Points, forecast
from tests.engine.helios.tables import land, table


def test_a_temple_costs_cubes_and_will_shine() -> None:
    """H-5.2, H-6.9: the first temple costs a cube and crushes those on its tile, and gives 1 mana; from e4, where the
    sun comes next, it will bring 1 point and 1 for each of the two tiles beside it.
    """
    board = land("d4:redwood+redwood+spring c3:spring+spring c4:granite+granite", sun="d5", sun_value=1)
    site = forecast(table(board, ask="build"), 0).then("build temple", "temple d4")
    assert site.prompt
    assert (site.prompt.kind, site.gains) == ("pay", ())
    assert {end.gain("cube") for end in site.ends()} == {-3, -2}, "the cube may be one of those that are crushed"
    assert {end.gain("mana") for end in site.ends()} == {1}
    paid = site.then(next(move for move in site.moves if "granite" in move))
    assert paid.gain("cube", of=("granite",), why="temple") == -1
    assert paid.gain("cube", why="crushed") == -2
    assert {(one.kind, one.when, one.at, one.amount) for one in paid.later} == {
        ("points", "sun", "e4", 3),
        ("points", "lit", "d4", 3),
    }


def test_the_sun_brings_cubes_and_points_at_once() -> None:
    """H-6.8, H-6.9: from e4 the sun lights d4, a temple with one tile beside it: 1 point and 1 for c3."""
    game = table(land("d4:redwood* c3:spring+spring", sun="d5", sun_value=1), ask="sun")
    ahead = forecast(game, 0).then("sun e4")
    assert ahead.gains == (Gain(0, "points", (), "shone", 2),)
    assert ahead.points == (Points(0, "collected", 2),)
    assert ahead.score() == 2
    assert [event.kind for event in ahead.events] == ["sun", "shone"]


def test_a_tile_brings_a_cube_now_and_what_the_sun_will_add_later() -> None:
    """H-4.2, H-6.9: spring laid on c3 has its cube; the temple on d4 has then a tile beside it, and shines by 1 more
    wherever the sun, now at e4, can go with two steps: e3 and d3.
    """
    game = table(land("d4:redwood*", sun="e4", sun_value=2), ask="land")
    laying = next(move for move in game.moves() if "spring" in move)
    ahead = forecast(game, 0).then(laying, "place c3")
    assert ahead.gains == (Gain(0, "cube", ("spring",), "placed", 1),)
    assert {one for one in ahead.later if one.kind == "points"} == {
        Prospect(0, "points", (), "sun", "d3", 1),
        Prospect(0, "points", (), "sun", "e3", 1),
        Prospect(0, "points", (), "lit", "d4", 1),
    }


def test_what_lies_on_a_board_will_bring() -> None:
    """H-6.8, H-6.9, H-9.2: from e4 the sun lights d4; the temple has two tiles beside it, as Created Land has."""
    game = table(land("d4:redwood c3:spring* c4:created_land", sun="d5", sun_value=1), ask="take")
    assert game.prospects() == (
        Prospect(0, "cube", ("redwood",), "sun", "e4", 1),
        Prospect(0, "points", (), "lit", "c3", 3),
        Prospect(0, "points", ("created_land",), "end", "c4", 6),
    )


@pytest.mark.rule("H-9.8", "H-9.9", "H-9.10")
@pytest.mark.parametrize(
    ("character", "points"),
    [
        ("architect", 3),  # a temple or building: 1
        ("inventor", 6),  # special tiles: 1, and 1 mana
        ("priestess", 14),  # 12, and 2 mana
        ("explorer", 4),  # corner spaces: 1, which counts 8 instead of 4
        ("prophetess", 8),  # tiles: 4
        ("cartographer", 9),  # colours: 3
        ("princess", 6),  # the sun value 2, and 1 for herself
        ("treasurer", 8),  # mana 3, each counts 2 more; of 4 cubes 3 are paid
    ],
)
def test_what_activating_adds_to_the_score(character: str, points: int) -> None:
    """b4 lies beside the corner a4."""
    tiles = "d4:bamboo+bamboo+obsidian c4:redwood+granite+spring e3:created_land b4:spring"
    board = land(tiles, mana=3, hired=[character], built=["bazaar"], sun="d3", sun_value=2)
    found = [one for one in table(board, ask="take").prospects() if one.when == "activated"]
    assert found == [Prospect(0, "points", (), "activated", character, points)]

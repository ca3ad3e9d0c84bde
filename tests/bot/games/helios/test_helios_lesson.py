"""What the lesson of Helios says, against the rules and its own positions."""

from functools import partial
from typing import Any

import pytest

from tests.bot.games import lessons

at = partial(lessons.at, "helios")
after = partial(lessons.after, "helios")
words = partial(lessons.words, "helios")


def board(game: Any) -> Any:
    return game.view(0).boards[0]


def points(game: Any, source: str) -> int:
    return int(dict(game.scores()[0].lines).get(source, 0))


def cubes(game: Any) -> int:
    return sum(len(tile.cubes) for tile in board(game).tiles)


def ends(game: Any) -> list[int]:
    """The points of every way in which the turn can go on, at the end of the game."""
    if game.to_move != 0:
        return [game.scores()[0].total]
    found = []
    for move in game.moves():
        then = game.copy()
        then.play(move)
        found += ends(then)
    return found


@pytest.mark.rule("H-3.1")
def test_the_first_step_tells_how_long_the_game_is_and_who_wins() -> None:
    assert words("special").startswith("The most points after 4 rounds win. Each round you take 4 action tiles")


@pytest.mark.rule("H-5.12")
def test_the_tile_that_is_asked_about_lies_first_in_hand() -> None:
    assert "places granite first" in words("corner")
    assert at("corner").view(0).pending == ("granite", "bamboo")


@pytest.mark.rule("H-4.5")
def test_the_hex_with_mana_brings_as_much_as_is_said() -> None:
    assert "you have 1. One of these hexes brings 2 more" in words("place")
    assert [board(game).mana for game in after("place")] == [3, 1, 1]


def test_land_alone_brings_a_cube() -> None:
    """The cube of a tile that is taken comes once the tile lies, on whichever hex."""
    best, other = after("land")
    for move in best.moves():
        then = best.copy()
        then.play(move)
        assert cubes(then) > cubes(at("land"))
    assert cubes(other) == cubes(at("land"))


@pytest.mark.rule("H-9.1")
def test_a_corner_counts_four_points() -> None:
    assert "scores 4 points" in words("corner")
    assert [points(game, "corners") for game in after("corner")] == [4, 0, 0]


@pytest.mark.rule("H-9.2")
def test_created_land_counts_itself_and_its_neighbours() -> None:
    """Beside c4 lie b3, b4, c3, c5 and d4; beside d6 c5 alone; beside e3 d4 alone."""
    assert [points(game, "created_land") for game in after("created")] == [(1 + 5) * 2, (1 + 1) * 2, (1 + 1) * 2]


@pytest.mark.rule("H-7.4")
def test_the_cubes_activate_the_priestess_and_not_the_explorer() -> None:
    """Redwood, granite and bamboo pay for any 3; of redwood, obsidian and any 1 the obsidian would cost two."""
    best, other = after("hire")
    assert "activate priestess" in best.moves()
    assert "activate explorer" not in other.moves()
    assert words("hire", "-other").endswith("Your cubes could activate the Priestess at once, for 12 points.")


@pytest.mark.rule("H-6.8")
def test_on_a3_two_tiles_are_lit_and_on_a2_one() -> None:
    assert [cubes(game) - cubes(at("sun")) for game in after("sun")] == [2, 1]


@pytest.mark.rule("H-6.9")
def test_the_sun_lights_the_temple_from_one_of_the_two() -> None:
    """The temple on c4 has five tiles around it, and counts itself."""
    assert "scores for itself and each tile beside it" in words("temple")
    assert [board(game).points for game in after("light")] == [1 + 5, 0]
    best, other = after("light")
    assert cubes(best) > cubes(other)


@pytest.mark.rule("H-9.10")
def test_mana_is_worth_more_in_the_bazaar() -> None:
    assert "Mana scores 1 each, but the Bazaar sells it for 4 each" in words("last")
    best, other = after("last")
    assert max(ends(best)) > max(ends(other))

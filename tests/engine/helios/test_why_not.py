"""Why a move is not legal: every condition, its rule, and what is missing. That nothing else decides is a law."""

from typing import Any

import pytest

from engine.helios import Helios
from tests.engine.helios.tables import land, play, table

POOR = land("d4:redwood+redwood c4:spring*", mana=1)
"""One cube, and one temple."""
CUBES = land("d4:redwood+redwood+granite c4:spring+spring+redwood e4:redwood+redwood+spring")
POCKET = "d4:redwood e3:spring c3:spring e2:granite c2:granite"
"""The hexes d2 and d3 are a dead end, open towards d1 alone."""
BAY = "d4:redwood c4:granite b3:bamboo b2:temples e3:redwood e2:granite d2:resources"
PAYS_PRINCESS = "d4:redwood+redwood+redwood c4:spring+spring"
CHARACTERS: dict[str, Any] = {"ask": "characters", "seat": 0}


def council(board: dict[str, Any], **done: int) -> Helios:
    """Somebody who has hired and activated so many in this turn."""
    return table(board, pending=[CHARACTERS | done])


def paying(*paid: str) -> Helios:
    """The palace: a granite, two cubes for the bamboo that is not there, one more. The only granite is taken."""
    game = table(CUBES, ask="build")
    play(game, "build palace", *paid)
    return game


def cubes_of_two_colours() -> Helios:
    board = land("d4:redwood+redwood+granite c4:spring* b3:bamboo")
    return table(board, pending=[{"ask": "cube", "seat": 0, "colours": ["granite", "bamboo"]}])


def few_tiles() -> Helios:
    return table(land("d4:redwood*"), columns={"land": [], "build": ["red", "blue"], "sun": []})


def placing(tiles: str, sun: str = "d3") -> Helios:
    game = table(land(tiles, sun=sun), ask="land")
    play(game, "land redwood")
    return game


@pytest.mark.parametrize(
    ("game", "move", "reasons"),
    [
        (Helios.new(seats=2, seed=1), "start spring", [("start", "H-2.3", {"tile": "spring"})]),
        (few_tiles(), "take land red", [("column_empty", "H-3.2", {"symbol": "land"})]),
        (few_tiles(), "take build red", [("lowest", "H-3.2", {"symbol": "build", "colour": "blue"})]),
        (few_tiles(), "take build blue", []),
        (table(land("d4:redwood"), ask="bonus"), "bonus build", [("nothing_to_build", "H-3.6", {})]),
        (table(land("d4:redwood"), ask="bonus"), "bonus land", []),
        (placing("d4:redwood"), "place d4", [("taken", "H-4.2", {"hex": "d4"})]),
        (placing("d4:redwood"), "place f4", [("not_beside", "H-4.2", {"hex": "f4"})]),
        (placing("d4:redwood"), "place d3", [("sun_there", "H-4.2", {"hex": "d3"})]),
        (
            placing("d4:redwood"),
            "place a1",
            [("rim", "H-4.2", {"hex": "a1"}), ("not_beside", "H-4.2", {"hex": "a1"})],
        ),
        (placing(POCKET), "place d2", [("encloses", "H-4.3", {"hex": "d2"})]),
        (table(POOR, ask="build"), "build temple", [("temple_cubes", "H-5.2", {"due": 2, "cubes": 1})]),
        (
            table(POOR, ask="build"),
            "build observatory",
            [("cubes", "H-5.3", {"thing": "observatory", "due": 2, "cubes": 1})],
        ),
        (
            table(land("d4:redwood+redwood c4:spring*", built=["bazaar"]), ask="build"),
            "build bazaar",
            [("built", "H-5.5", {"building": "bazaar"}), ("cubes", "H-5.3", {"thing": "bazaar", "due": 2, "cubes": 1})],
        ),
        (table(POOR, ask="build"), "pass", []),
        (table(CUBES, ask="temple"), "temple b2", [("own_tile", "H-5.2", {"hex": "b2"})]),
        (table(land("d4:redwood+redwood+redwood c4:spring*"), ask="temple"), "temple d4", []),
        (
            table(land("d4:redwood+redwood+redwood c4:spring*"), ask="temple"),
            "temple c4",
            [("no_temple", "H-5.2", {"hex": "c4"})],
        ),
        (paying("pay redwood d4"), "pay redwood c4", [("passed", "H-5.4", {"colour": "redwood", "hex": "c4"})]),
        (paying("pay redwood d4"), "pay spring e4", [("rest", "H-5.4", {"colour": "spring", "hex": "e4"})]),
        (paying("pay redwood d4"), "pay spring c4", []),
        (table(land("d4:redwood", mana=2), ask="bazaar"), "sell 3", [("mana", "H-5.7", {"due": 3, "mana": 2})]),
        (table(land("d4:redwood", mana=2), ask="bazaar"), "sell 2", []),
        (table(land("d4:redwood c4:spring", sun="d3"), ask="sun"), "sun d3", [("stays", "H-6.1", {})]),
        (table(land("d4:redwood c4:spring", sun="d3"), ask="sun"), "sun c4", [("land_there", "H-6.1", {"hex": "c4"})]),
        (table(land("d4:redwood c4:spring", sun="d3"), ask="sun"), "sun a1", [("not_beside", "H-6.1", {"hex": "a1"})]),
        (
            table(land("d4:redwood c4:spring", sun="d3", sun_value=3), ask="sun"),
            "sun c5",
            [("too_far", "H-6.1", {"hex": "c5", "steps": 4, "reach": 3})],
        ),
        (table(land("d4:redwood c4:spring", sun="d3", sun_value=4), ask="sun"), "sun c5", []),
        (
            table(land(POCKET, sun="b3", sun_value=40), ask="sun"),
            "sun d3",
            [("dead_end", "H-6.3", {"hex": "d3"})],
        ),
        (
            council(land(mana=9, hired=["princess"])),
            "hire princess",
            [("not_for_hire", "H-7.2", {"character": "princess"})],
        ),
        (council(land(mana=2)), "hire princess", [("hire", "H-7.2", {"character": "princess", "due": 3, "mana": 2})]),
        (council(land(mana=3)), "hire princess", []),
        (
            council(land(PAYS_PRINCESS, mana=9, hired=["princess"]), hired=1),
            "hire inventor",
            [("one_hire", "H-7.2", {})],
        ),
        (
            council(land("d4:redwood* c4:spring", mana=9)),
            "activate princess",
            [
                ("not_asleep", "H-7.2", {"character": "princess"}),
                ("cubes", "H-7.4", {"thing": "princess", "due": 5, "cubes": 0}),
            ],
        ),
        (
            council(land("d4:redwood+redwood c4:spring+spring", mana=9, hired=["princess"])),
            "activate princess",
            [("cubes", "H-7.4", {"thing": "princess", "due": 3, "cubes": 2})],
        ),
        (
            council(land(PAYS_PRINCESS, mana=9, hired=["princess"]), activated=1),
            "activate princess",
            [("one_activation", "H-7.2", {})],
        ),
        (council(land(mana=3)), "end", []),
        (cubes_of_two_colours(), "cube redwood b3", [("other_colour", "H-2.5", {"colour": "redwood"})]),
        (cubes_of_two_colours(), "cube bamboo e3", [("own_tile", "H-7.5", {"hex": "e3"})]),
        (cubes_of_two_colours(), "cube bamboo c4", [("no_temple", "H-7.5", {"hex": "c4"})]),
        (cubes_of_two_colours(), "cube bamboo d4", [("two_cubes", "H-7.5", {"hex": "d4"})]),
        (cubes_of_two_colours(), "cube granite b3", []),
    ],
)
def test_what_a_move_lacks(game: Helios, move: str, reasons: list[tuple[str, str, dict[str, Any]]]) -> None:
    found = [(reason.key, reason.rule, dict(reason.facts)) for reason in game.why_not(move)]
    assert found == reasons
    assert (move in game.moves()) == (not reasons)


def test_a_needed_colour_comes_first() -> None:
    game = table(land("d4:redwood+redwood+granite c4:spring+granite+spring e4:redwood+redwood"), ask="build")
    play(game, "build palace")
    [reason] = game.why_not("pay redwood d4")
    assert (reason.key, reason.rule, dict(reason.facts)) == ("needed", "H-5.3", {"colours": ("granite",)})
    assert game.why_not("pay granite c4") == ()


def test_what_the_sun_has_passed_in_a_bay_lies_behind_it() -> None:
    game = table(land(BAY, sun="c2", sun_beside="b2", sun_value=2), ask="sun")
    behind, _ = game.why_not("sun d3")
    assert (behind.key, behind.rule, dict(behind.facts)) == ("behind", "H-6.10", {"hex": "d3"})

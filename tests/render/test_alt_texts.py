"""Alt texts: what matters most of a picture is in them, however much there is to tell."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import engine
import render
from engine.game import View
from render import Focus, Say, Verbatim
from render.describer import alt
from render.theme import DARK
from tests.engine.walks import few_tables, random_game
from tests.render.test_display_lists import shots

NAMES = tuple(map(Verbatim, ("Ana", "Benedikt", "Chiara", "Dmitri")))
STEP = 61
Told = Callable[[Any, str], Iterator[str]]
"""What an alt text has to tell of a view; the name of the player in focus is given."""


def everybody(verb: str) -> Told:
    return lambda view, own: (f"{name} {verb}" for name in NAMES[: view.seats])


def decision(view: View, own: str) -> Iterator[str]:
    yield f"{NAMES[view.prompt.seat]} decides: " if view.prompt else "The places are" if ranked(view) else "A draw"


def ranked(view: View) -> bool:
    return bool(view.result and view.result.ranks)


def others(view: View, own: str) -> Iterator[str]:
    return (f"{name} has collected" for name in NAMES[: view.seats] if name != own)


def hand(view: Any, own: str) -> Iterator[str]:
    yield "You hold "


def open_land(view: Any, own: str) -> Iterator[str]:
    return (f"{stack.open} (" for stack in view.stacks if stack.open == stack.stack)


def changed(view: Any, own: str) -> Iterator[str]:
    return (f"{one.name} is " for one in view.hexes if one.touched)


def standing(view: Any, own: str) -> Iterator[str]:
    """Where figures and dragons are."""
    return (f"{one.place} " for row in view.rows for one in row if one and (one.figures or one.dragons))


TOLD: dict[tuple[str, str], Told] = {
    ("helios", "board"): lambda view, own: iter((f"{own} has collected", f"{own}’s sun stands on")),
    ("helios", "others"): others,
    ("helios", "display"): open_land,
    ("helios", "scores"): everybody("has collected"),
    ("bluemoon", "table"): decision,
    ("bluemoon", "city"): standing,
    ("bluemoon", "choices"): standing,
    ("bluemoon", "hand"): hand,
    ("theocratia", "temples"): lambda view, own: iter(NAMES[: view.seats]),
    ("theocratia", "dice"): decision,
    ("theocratia", "map"): changed,
    ("theocratia", "choices"): changed,
    ("theocratia", "hand"): hand,
}


@pytest.mark.parametrize("key", engine.GAMES)
def test_what_matters_is_always_told(key: str, say: Say) -> None:
    seats, options = few_tables(engine.load(key))[0]
    part, met = render.load(key), set()
    for place, game in enumerate(random_game(engine.load(key), seats, options, 3)):
        if place % STEP and not game.result:
            continue
        view = game.view(game.to_move or 0)
        focus = Focus(view.seat or 0, NAMES[:seats])
        for picture in part.pictures(view, focus, DARK, say) + part.private(view, focus, DARK, say):
            kind = key, picture.name.partition("-")[0]
            assert [told for told in TOLD[kind](view, NAMES[focus.seat]) if told not in picture.alt] == [], picture.alt
            met.add(kind)
    assert met == {kind for kind in TOLD if kind[0] == key}


MORE = "More stands under “In words”."


def test_whoever_is_told_a_part_is_told_where_the_rest_stands(say: Say) -> None:
    """The land of Helios's boards is told last: where some of it is left out, the last sentence says so."""
    assert say("bot-words") in MORE
    whole: set[bool] = set()
    for view, picture in shots("helios"):
        if picture.name.startswith("board-"):
            tiles = view.boards[int(picture.name[-1])].tiles  # type: ignore[attr-defined]
            missing = [tile for tile in tiles if f"On {tile.hex} lies" not in picture.alt]
            assert missing == [] or picture.alt.endswith(MORE)
            whole.add(not picture.alt.endswith(MORE))
        assert picture.alt.count(MORE) <= 1
    assert whole == {True, False}


def test_what_is_left_out_is_announced_and_nothing_else() -> None:
    first, second, last = "A" * 499 + ".", "B" * 498 + ".", "C."
    assert alt([first, second], MORE) == f"{first} {second}"
    assert alt([first, second, last], MORE) == f"{first} {last} {MORE}"
    assert alt([first, last, second], MORE) == f"{first} {last} {MORE}"

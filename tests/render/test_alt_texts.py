"""Alt texts: what matters most of a picture is in them, however much there is to tell."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import engine
import render
from engine.game import View
from render import Focus, Say, Verbatim
from render.theme import DARK
from tests.engine.walks import few_tables, random_game

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

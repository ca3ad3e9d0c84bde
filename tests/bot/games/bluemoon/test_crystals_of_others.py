"""Twins of a game that differ in the crystals of one seat alone: nobody else is shown anything different (B-2.5)."""

from collections.abc import Iterator
from random import Random

import pytest

import render
from bot.games.bluemoon import explain
from bot.messages import menus, narration
from engine.bluemoon import GAME
from render import Focus
from render.theme import DARK
from tests.bot.matches import t
from tests.bot.offered import offered_to
from tests.engine.bluemoon.tables import BUILDINGS, table

NAMES = ("Ana", "Ben", "Cleo", "Dan")
DRAW = render.load("bluemoon")


def games() -> Iterator[GAME]:
    """One moment of each decision, at tables of two, three and four; all buildings with a special action among them."""
    places = {"move": "c3", "contribute": "a2", "offer": "c3", "jump": "a1", "hospital": "a5", "shrine": "e1"}
    for number, (decision, place) in enumerate((places | {"reset": "a2"}).items()):
        hand, seats = "red3 red1 grey1 yellow1", 2 + number % 3
        yield table(seats, decision=decision, figure=place, hand=hand, expansion=True, crystals=[9] * seats)
    pillar = table(3, decision="offer", hand="yellow1 yellow2", crystals=[20] * 3)
    pillar.play("offer")
    yield pillar
    whole = [place for place in BUILDINGS if place != "a2"]
    yield table(2, figure="a2", hand="red3 red2*2", markers={"a2": [None, 0, 1]}, rebuilt=whole, scales=[3, 3])
    for seats in (2, 3, 4):
        game, rng = GAME.new(seats=seats, seed=seats), Random(seats)
        for _ in range(300):
            game.play(rng.choice([move for move in game.moves() if move.verb == "contribute"] or game.moves()))
        yield game


def shown(game: GAME, viewer: int | None) -> Iterator[object]:
    """Everything there is to see and to read for a viewer, moves that can be played included."""
    view, at = game.view(viewer), Focus(viewer or 0, NAMES[: game.seats])
    for draw in (DRAW.pictures, DRAW.private):
        yield from ((picture.name, picture.fingerprint, picture.alt) for picture in draw(view, at, DARK, t))
    yield DRAW.state_text(view, at, t)
    yield DRAW.own_text(view, at, t)
    yield explain(view, t)
    yield narration.scores("bluemoon", view.scores, at.names, t)
    prompt = game.prompt()
    assert prompt is not None
    yield narration.question("bluemoon", prompt, NAMES, t)
    offered = offered_to(game, viewer)
    yield offered
    yield menus.page(offered, "", game="g", revision=1, t=t)


GAMES = list(games())


def richer(game: GAME, seat: int, crystals: int) -> GAME:
    twin = game.copy()
    twin.crystals[seat] += crystals
    return twin


@pytest.mark.rule("B-2.5")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.prompt().kind}-{game.seats}")
def test_nobody_else_is_shown_anything_different(game: GAME):
    viewers = (None, *range(game.seats))
    seen = {viewer: list(shown(game, viewer)) for viewer in viewers}
    for seat in range(game.seats):
        twin = richer(game, seat, 17 if seat % 2 else 1)
        assert [viewer for viewer in viewers if list(shown(twin, viewer)) != seen[viewer]] == [seat]


@pytest.mark.rule("B-2.5")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.prompt().kind}-{game.seats}")
def test_moves_of_others_are_told_alike(game: GAME):
    """Gains and payments are shown, a total never."""
    mover = game.to_move
    assert mover is not None
    for seat in {*range(game.seats)} - {mover}:
        twin = richer(game, seat, 17)
        assert twin.moves() == game.moves()
        for move in game.moves()[:8]:
            told = []
            for one in (game.copy(), twin.copy()):
                events: list[object] = []
                one.play(move, events)  # type: ignore[arg-type]
                if one.result is None:
                    told.append(narration.lines("bluemoon", events, NAMES, t))  # type: ignore[arg-type]
            assert len(told) < 2 or told[0] == told[1]


@pytest.mark.rule("B-2.5")
def test_at_the_end_everybody_sees_them():
    game = table(decision="offer", crystals=[9, 3], obelisk=[0] * 5)
    twin = richer(game, 1, 1)
    for one in (game, twin):
        one.play("offer")
    [mine], [theirs] = ([DRAW.state_text(one.view(0), Focus(0, NAMES[:2]), t)] for one in (game, twin))
    assert mine != theirs

"""The order of turns is one, everywhere: as the rules have it, at the start, above the board, in pictures and calls."""

from dataclasses import replace
from random import Random

import pytest

import render
from bot.base.i18n import localizer
from bot.matches.match import Match
from bot.messages.lobby import begun_lobby
from bot.store import LobbyRow
from render import Focus
from render.theme import DARK
from tests.bot.drawn import said
from tests.bot.face.tables import NAMES, begun

FOUR = (*NAMES, "Di")
SET_UP = {"start_land", "cube", "civ"}
"""Questions before the first turn: H-2.3 and H-2.5; T-4.9, against the order of turns."""


def told(match: Match) -> list[int]:
    """The seats as the sentence at the start of the game names them."""
    row = LobbyRow("0123456789", match.key, {}, match.row.seats, 1, 1, 1, "en", 0)
    words = said(begun_lobby(match, row))
    return sorted(range(len(match.names)), key=lambda seat: words.index(f"<@{seat + 1}>"))


def called(match: Match) -> list[int]:
    """The seats in the order in which they take the first turn after the set-up."""
    game, rng, found = match.game.copy(), Random(1), list[int]()
    while len(found) < len(match.names):
        asked = game.prompt()
        assert asked
        if asked.kind not in SET_UP and asked.seat not in found:
            found.append(asked.seat)
        game.apply(rng.choice(game.moves()))
    return found


def badges(match: Match) -> list[int]:
    """The seats by their places in pictures; empty for a game whose pictures show none."""
    focus = Focus(match.to_move or 0, match.names)
    pictures = render.load(match.key).gallery(match.view(None), focus, DARK, localizer("en"))
    shown = {item.fact for picture in pictures for item in picture.shown if item.fact[:1] == ("order",)}
    return [int(seat) for _, seat, _ in sorted(shown, key=lambda fact: fact[2])]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [bytes([number]) * 16 for number in range(6)])
def test_sentence_badges_and_calls_have_one_order(key, seed, seats):
    match = begun(key, seed, FOUR[:seats])
    order = called(match)
    assert told(match) == order
    assert badges(match) in ([], order)


@pytest.mark.parametrize("key", ["helios", "theocratia"])
def test_pictures_of_a_game_whose_order_changes_show_it(key):
    assert len(badges(begun(key, bytes(16), FOUR))) == 4


def test_a_new_order_is_that_of_the_badges_at_once():
    """In Helios another player can come to begin a round."""
    match, rng = begun("helios", bytes([1]) * 16, FOUR), Random(2)
    first, game = called(match), match.game.copy()
    while game.view(None).turn_order == tuple(first):
        game.apply(rng.choice(game.moves()))
    later = replace(match, game=game)
    order = list(game.view(None).turn_order)
    assert badges(later) == order


def test_the_sentence_stays_when_the_game_has_gone_on(key):
    match = begun(key, bytes(16))
    later, _ = match.play([match.game.moves()[0]], user=1, at=1)
    assert told(later) == told(match)

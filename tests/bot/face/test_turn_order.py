"""The order of turns is said as the rules have it: at the start of a game, and as people are then called."""

from dataclasses import replace
from random import Random

import pytest

from bot.base.i18n import localizer
from bot.matches.match import Match
from bot.messages import narration
from bot.messages.lobby import begun_lobby
from bot.messages.public import explained
from bot.store import LobbyRow, Seat
from tests.bot.drawn import said

NAMES = ("Ada", "Bo", "Cy")
SET_UP = {"start_land", "cube", "civ"}
"""Questions before the first turn: H-2.3 and H-2.5; T-4.9, against the order of turns."""


def begun(key: str, seed: bytes) -> Match:
    seats = tuple(Seat(name, user=number) for number, name in enumerate(NAMES, 1))
    return Match.begin(
        id_="0123456789",
        key=key,
        seed=seed,
        options={},
        seats=seats,
        guild=1,
        channel=1,
        locale="en",
        at=0,
    )


def told(match: Match) -> list[int]:
    """The seats as the sentence at the start of the game names them."""
    row = LobbyRow("0123456789", match.key, {}, match.row.seats, 1, 1, 1, "en", 0)
    words = said(begun_lobby(match, row, text_only=True))
    return sorted(range(3), key=lambda seat: words.index(f"<@{seat + 1}>"))


def called(match: Match) -> list[int]:
    """The seats in the order in which they take the first turn after the set-up."""
    game, rng, found = match.game.copy(), Random(1), list[int]()
    while len(found) < 3:
        asked = game.prompt()
        assert asked
        if asked.kind not in SET_UP and asked.seat not in found:
            found.append(asked.seat)
        game.apply(rng.choice(game.moves()))
    return found


@pytest.mark.parametrize("seed", [bytes([number]) * 16 for number in range(6)])
def test_the_sentence_at_the_start_names_people_as_they_are_called(key, seed):
    match = begun(key, seed)
    assert told(match) == called(match)


def test_a_question_is_explained_until_one_like_it_was_answered_and_never_said_twice(key):
    match, say = begun(key, bytes(16)), localizer("en")
    view = match.view(match.to_move)
    assert view.prompt
    assert view.moves
    told = explained(match, view, say)
    assert told
    assert not told.startswith(narration.question(key, view.prompt, NAMES, say))
    after, _ = match.play([view.moves[0]], user=match.owner(match.to_move), at=1)
    again = replace(after, game=match.game)
    assert explained(again, view, say) == ""


def test_the_sentence_stays_when_the_game_has_gone_on(key):
    match = begun(key, bytes(16))
    later, _ = match.play([match.game.moves()[0]], user=1, at=1)
    assert told(later) == told(match)

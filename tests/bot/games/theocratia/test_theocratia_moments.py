"""Key moments of Theocratia: of each turn what moved a track that counts points is told."""

import re
from dataclasses import replace
from random import Random

import pytest

from bot.matches.match import Match
from bot.matches.steps import Turn, key_moments
from bot.messages.past import PastMessages
from bot.messages.public import PublicMessages
from engine.game import Event
from engine.players.greedy import GreedyPlayer
from tests.bot.drawn import said
from tests.bot.matches import begin, t


@pytest.fixture(scope="module")
def over() -> Match:
    """A game of players who look at points, to its end."""
    match, player, rng = begin("theocratia", 2, 3), GreedyPlayer(), Random(3)
    while match.to_move is not None:
        seat = match.to_move
        move = player.decide(match.game.view(seat), lambda dice: match.game.determinize(seat, dice), rng)  # noqa: B023
        match, _ = match.play([match.game.parse(move)], user=match.owner(seat), at=0)
    return match


def test_a_moment_is_told_by_a_step_towards_points(over: Match) -> None:
    """What moved most in the turn, or, where it moved nothing, what was done."""
    found = key_moments(over, 6)
    words = said(PastMessages(PublicMessages()).moments(over, found, t))
    moved = 0
    for (turn, _), told in zip(found, re.split(r"\*\*Step \d+ · .+\*\*\n", words)[1:], strict=True):
        played = [entry for entry in over.history if turn.began < entry.revision <= turn.revision]
        events = [event for entry in played for event in entry.events if event.seat == turn.seat]
        gains = re.search(rf"^P{turn.seat}: (.+ Worship|Cosmo) \+\d|^P{turn.seat}: Malus .+ back", told, re.M)
        assert bool(gains) == any(event.kind in ("worship", "cosmo", "malus_down") for event in events)
        moved += bool(gains)
    assert moved


def test_steps_on_a_track_are_summed_over_a_turn(over: Match) -> None:
    """Pink went to space 6, then to 7; no other track moved more than one step, and what another got is not told."""
    steps = [
        *(worship("pink", 1, "war", 6), worship("violet", 1, "war", 3)),
        *(worship("pink", 1, "colour_bonus", 7), Event("cosmo", 0, amount=1, why="war", total=4)),
        Event("worship", 1, civ="pink", amount=5, why="war", space=9),
    ]
    entries = [replace(over.history[0], revision=number, seat=0, events=(e,)) for number, e in enumerate(steps, 1)]
    ended = replace(over, history=tuple(entries))
    words = said(PastMessages(PublicMessages()).moments(ended, [(Turn(len(steps), 0, 7), over)], t))
    assert "P0: Pink Worship +2, now on 7." in words


def worship(civ: str, amount: int, why: str, space: int) -> Event:
    return Event("worship", 0, civ=civ, amount=amount, why=why, space=space)

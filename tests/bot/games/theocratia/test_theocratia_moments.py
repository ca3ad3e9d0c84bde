"""Key moments of Theocratia: of each turn what moved a track that counts points is told."""

import re
from random import Random

import pytest

from bot.matches.match import Match
from bot.matches.steps import key_moments
from bot.messages.past import PastMessages
from bot.messages.public import PublicMessages
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
    public = PublicMessages()
    found = key_moments(over, 6)
    words = said(PastMessages(public).moments(over, found, t))
    gaining = 0
    for (turn, _), told in zip(found, re.split(r"\*\*Step \d+ · .+\*\*\n", words)[1:], strict=True):
        story = public.story(over, [one for one in over.history if turn.began < one.revision <= turn.revision], t)
        own = re.compile(rf"^P{turn.seat}: (.+ Worship|Cosmo) \+\d|^P{turn.seat}: Malus .+ back")
        gained = [line for line in story if own.match(line)]
        shown = [line for line in told.splitlines() if line in story]
        assert len(shown) == 1
        assert not gained or shown[0] in gained
        gaining += bool(gained)
    assert gaining

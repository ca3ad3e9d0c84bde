"""Tables of computers, and how long they wait."""

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, cast

import pytest

import engine
from bot.matches import computers
from bot.matches.match import Match
from bot.store import Seat
from bot.thinking import Question, Thinking
from bot.thinking.worker import think
from tests.e2e.client import PATIENCE

if TYPE_CHECKING:
    from bot.matches.service import MatchService


def question(player: str = "hard", seconds: float = 5) -> Question:
    game = engine.load("orchard").new(seats=2, seed=4)
    return Question("orchard", game.to_json(), game.to_move or 0, player, 7, seconds)


class Waiting:
    """As much of the path of a move as a computer needs; what it waits for is noted."""

    def __init__(self) -> None:
        self.waited: list[float] = []
        self.answered = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        self.waited.append(seconds)

    async def advance(self, game: str, revision: int, moves: list[str]) -> None:
        self.answered.set()

    def holds(self, match: Match) -> bool:
        return True

    async def move(self, question: Question) -> str:
        return think(question)

    def close(self) -> None:
        """Nothing was started."""


class Alone(Waiting):
    """Plays the whole turn of a computer against one person; each answer takes all the time it may, by a clock of its
    own.
    """

    def __init__(self, key: str, player: str) -> None:
        super().__init__()
        self.taken: list[float] = []
        seats = (Seat("Ana", user=1), Seat("Sage", player=player))
        self.match = Match.begin(
            id_="g1", key=key, seed=bytes(16), options={}, seats=seats, guild=1, channel=7, locale="en", at=0
        )
        while self.match.owner(self.match.to_move) is not None:
            self.match, _ = self.match.play(self.match.game.moves()[:1], user=1, at=0)
        self._computers = computers.Computers(cast("MatchService", self), cast("Thinking", self), 2.0)

    async def advance(self, game: str, revision: int, moves: list[str]) -> None:
        assert revision == self.match.revision
        self.match, _ = self.match.play(moves, user=None, at=0)
        self._computers.match_changed(self.match)
        if self.match.owner(self.match.to_move) is not None:
            self.answered.set()

    async def move(self, question: Question) -> str:
        self.taken.append(question.seconds)
        return think(replace(question, player="easy"))

    async def turn(self, monkeypatch: pytest.MonkeyPatch, luck: int = 5) -> list[float]:
        """What passes until the person is to move again."""
        with monkeypatch.context() as patched:
            patched.setattr("bot.matches.computers.secrets.randbits", lambda bits: luck)
            patched.setattr("bot.matches.computers.asyncio.sleep", self.sleep)
            patched.setattr(asyncio.get_running_loop(), "time", lambda: sum(self.taken))
            self._computers.match_changed(self.match)
            await asyncio.wait_for(self.answered.wait(), PATIENCE)
        return self.waited


async def waited(match: Match, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What passes before the computer to move answers, with the same luck every time."""
    noted = Waiting()
    playing = computers.Computers(cast("MatchService", noted), cast("Thinking", noted), 2.0)
    with monkeypatch.context() as patched:
        patched.setattr("bot.matches.computers.secrets.randbits", lambda bits: 5)
        patched.setattr("bot.matches.computers.asyncio.sleep", noted.sleep)
        playing.match_changed(match)
        await asyncio.wait_for(noted.answered.wait(), PATIENCE)
    await playing.close()
    return noted.waited


def at_a_computers_table(key: str, seed: int, decisions: int, player: str = "easy", pace: str = "relaxed") -> Match:
    """All seats are played by the same level; a person would see only what everybody sees."""
    seats = tuple(Seat(f"C{number}", player=player) for number in range(2))
    match = Match.begin(
        id_="g1", key=key, seed=bytes([seed] * 16), options={}, seats=seats, guild=1, channel=7, locale="en", at=0
    )
    match = replace(match, row=replace(match.row, pace=pace))
    for _ in range(decisions):
        match, _ = match.play(match.game.moves()[:1], user=None, at=0)
    return match

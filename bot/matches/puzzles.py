"""Puzzles: positions of real games of computers in which one turn is clearly best, read from `puzzles.json` beside a
game's clicks. `python -m benchmarks.puzzles` finds them.
"""

from __future__ import annotations

from functools import cache, lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Literal, NamedTuple

import engine
from bot.base.errors import Refusal
from bot.matches.lessons import SEATS, Moment, Strict, kept_by_nobody
from engine.game import Game
from engine.registry import GAMES, folder

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bot.matches.match import Match
    from bot.store import Seat

FILE = "puzzles.json"
PLAYER = "medium"
"""Between two of these the games were played."""
STRENGTH = {"easy": 20.0, "medium": 25.0, "hard": 30.0}
"""How hard a puzzle is held to be by its grade, before anybody has answered it."""
PREFIX = "puzzle."
"""How the id of a puzzle begins where other messages have the id of a game."""


class Puzzle(Strict):
    """One turn of the seat that is to move after these moves."""

    id: str
    seed: str
    """In hexadecimal digits, as a record has it."""
    moves: tuple[str, ...]
    accepted: tuple[tuple[str, ...], ...]
    """The best turn, and those that nothing tells apart from it; one for each position that such a turn leads to."""
    gain: float
    """So many points the best of all other turns is worse, once everybody has answered."""
    theme: str | None
    """What the best turn has most over that one, as `engine.players.hints.Hint.reason`."""
    grade: Literal["easy", "medium", "hard"]
    """The weakest level that finds it; *hard* as well where none does."""


class Puzzles(Strict):
    """Those of a game."""

    rules_version: int
    seeds: int = 0
    """Games that were looked through."""
    puzzles: tuple[Puzzle, ...] = ()


class Asked(NamedTuple):
    """A puzzle by its game and its id."""

    key: str
    id: str

    @property
    def name(self) -> str:
        """Under which its rating is kept, and its messages."""
        return f"{rating_key(self.key)}{self.id}"

    @property
    def puzzle(self) -> Puzzle:
        """Raises Refusal if there is none any more."""
        found = puzzles(self.key).get(self.id) if self.key in GAMES else None
        if found is None:
            raise Refusal("no-puzzle")
        return found


def rating_key(key: str) -> str:
    """Under which the rating of a person at all puzzles of a game is kept; the names of these begin like this."""
    return f"{PREFIX}{key}."


def of_the_day(day: str) -> Asked:
    """The same for everybody. Raises Refusal where no game has puzzles."""
    every = [Asked(key, id_) for key in GAMES for id_ in puzzles(key)]
    if not every:
        raise Refusal("no-puzzle")
    return min(every, key=lambda asked: sha256(f"{day} {asked.name}".encode()).digest())


def file_of(key: str) -> Path:
    return folder(GAMES[key].clicks) / FILE


@cache
def puzzles(key: str) -> dict[str, Puzzle]:
    """By their ids; none for a game without a file of them, or of other rules."""
    file = file_of(key)
    if not file.is_file():
        return {}
    found = Puzzles.model_validate_json(file.read_text("utf-8"))
    return {each.id: each for each in found.puzzles if found.rules_version == engine.load(key).rules_version}


@lru_cache(64)
def begun(asked: Asked) -> Moment:
    """The position that it asks about; it is never played on. Takes up to half a second."""
    puzzle = asked.puzzle
    game: Game = engine.load(asked.key).new(seats=SEATS, seed=bytes.fromhex(puzzle.seed))
    return Moment(game, ()).after(puzzle.moves)


def match_at(asked: Asked, decisions: Sequence[tuple[str, ...]], seats: Sequence[Seat]) -> Match:
    """The game after these decisions, where nobody keeps it; the first of these seats is the one that is asked."""
    moment = begun(asked)
    me = moment.game.to_move or 0
    for moves in decisions:
        moment = moment.after(moves)
    placed = tuple(seats[(seat - me) % SEATS] for seat in range(SEATS))
    return kept_by_nobody(asked.name, moment, placed, asked.puzzle.seed, len(moment.history))


def is_over(asked: Game, now: Game) -> bool:
    """Whether the turn that this position asks for is made."""
    return (now.to_move, now.turn_mark) != (asked.to_move, asked.turn_mark)


def is_solved(asked: Game, now: Game, puzzle: Puzzle) -> bool:
    """Whether this is where an accepted turn leads, whatever its order."""
    return now.position_key() in {_after(asked, turn).position_key() for turn in puzzle.accepted}


def _after(asked: Game, turn: tuple[str, ...]) -> Game:
    game = asked.copy()
    for move in turn:
        game.play(move)
    return game

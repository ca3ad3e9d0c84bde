"""First games that teach: short real games, read from `lesson.json` beside a game's clicks. Each is one journal,
played from its set-up to its end; at some decisions the person is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from pydantic import BaseModel, ConfigDict

import engine
from bot.matches.match import Match
from bot.store import GameRow, JournalEntry
from engine.game import Event, Fact, Game
from engine.record import Header
from engine.registry import GAMES, folder

if TYPE_CHECKING:
    from bot.store import Seat

PREFIX = "learn."
"""How the id of a lesson begins where other messages have the id of a game."""
FILE = "lesson.json"
SEATS = 2
ME = "me"
"""In the path of a fact: the seat of the person."""


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Step(Strict):
    """One decision of the person."""

    id: str
    """Words under `<game>-lesson-<id>`, and with `-other` what is said of any answer but the first."""
    before: tuple[str, ...] = ()
    """Moves made since the step before it, or since the set-up, whoever made them."""
    answers: tuple[tuple[str, ...], ...]
    """The moves of the choices that are offered. The game goes on from the first, which a hint names."""
    marks: tuple[tuple[str, ...], ...] = ()
    """What is marked in the picture: how the facts of its display list begin."""
    facts: Mapping[str, str] = {}
    """What the words name and count, each by a path: `catalogue.BUILDINGS.palace.points`, `view.boards.me.mana`."""


class Lesson(Strict):
    """The first game of one person, against one computer."""

    seat: int = 0
    """The person's."""
    seed: str
    """In hexadecimal digits, as a record has it."""
    options: Mapping[str, str] = {}
    steps: tuple[Step, ...]
    after: tuple[str, ...] = ()
    """Moves from the last answer to the end of the game."""


class Moment(NamedTuple):
    """A position of a lesson, and what led to it."""

    game: Game
    history: tuple[JournalEntry, ...]

    def after(self, moves: Sequence[str]) -> Moment:
        game, history = self.game.copy(), list(self.history)
        for move in moves:
            seat, events = game.to_move, list[Event]()
            game.play(move, events)
            history.append(JournalEntry(len(history) + 1, "play", 0, seat, moves=(move,), events=tuple(events)))
        return Moment(game, tuple(history))


def lesson_of(key: str) -> Lesson | None:
    """The lesson of a game; None for a game that has none, which is then learned from its rules alone."""
    return _read(key, GAMES[key].clicks) if key in GAMES else None


@cache
def _read(key: str, module: str) -> Lesson | None:
    file = folder(module) / FILE
    return Lesson.model_validate_json(file.read_text("utf-8")) if file.is_file() else None


def moments(key: str) -> tuple[Moment, ...]:
    """The positions at which the steps ask, and the end; none for a game without a lesson. None is ever played on.
    Plays the lesson through the first time.
    """
    return _moments(key, GAMES[key].clicks)


@cache
def _moments(key: str, module: str) -> tuple[Moment, ...]:
    lesson = _read(key, module)
    if lesson is None:
        return ()
    game: Game = engine.load(key).new(seats=SEATS, seed=bytes.fromhex(lesson.seed), options=lesson.options)
    here, found = Moment(game, ()), list[Moment]()
    for step in lesson.steps:
        found.append(here.after(step.before))
        here = found[-1].after(step.answers[0])
    return (*found, here.after(lesson.after))


def match_at(key: str, lesson: Lesson, number: int, person: Seat, computer: Seat, moves: Sequence[str]) -> Match:
    """A step, or the end, after these moves."""
    seats = tuple(person if seat == lesson.seat else computer for seat in range(SEATS))
    return kept_by_nobody(f"{PREFIX}{key}", moments(key)[number].after(moves), seats, lesson.seed, number)


def kept_by_nobody(id_: str, moment: Moment, seats: tuple[Seat, ...], seed: str, revision: int) -> Match:
    """A moment as a game of its own that is not stored."""
    game, history = moment
    position = game.to_json()
    row = GameRow(
        id=id_,
        key=game.key,
        header="",
        seats=seats,
        guild=None,
        channel=0,
        locale="",
        position=position,
        base=position,
        created=0,
        revision=revision,
        ended="over" if game.to_move is None else None,
    )
    header = Header.of(game, game_id=row.id, seed=bytes.fromhex(seed))
    return Match(row, header, game, history)


def facts(key: str, lesson: Lesson, number: int) -> dict[str, Fact]:
    """What the words of a step name and count."""
    view = moments(key)[number].game.view(lesson.seat)
    roots = {"catalogue": import_module(f"{GAMES[key].rules}.catalogue"), "view": view}
    paths = lesson.steps[number].facts
    return {name: _found(roots, path.split("."), lesson.seat) for name, path in paths.items()}


def _found(roots: Mapping[str, Any], path: Sequence[str], me: int) -> Fact:
    value: Any = roots[path[0]]
    for part in path[1:]:
        if part == ME:
            value = value[me]
        elif isinstance(value, Mapping):
            value = value[int(part) if part.isdigit() else part]
        elif hasattr(value, part):
            value = getattr(value, part)
        elif part.isdigit():
            value = value[int(part)]
        else:
            value = next(each for each in value if part in (getattr(each, "id", None), each))
    return tuple(value) if isinstance(value, list) else value

"""First games that teach: set-up positions with one decision each, read from `lesson.json` beside a game's clicks."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from pydantic import BaseModel, ConfigDict

import engine
from bot.matches.match import Match
from bot.store import GameRow
from engine.game import Event, Fact, Game
from engine.record import Header
from engine.registry import GAMES, folder

if TYPE_CHECKING:
    from bot.store import Seat

PREFIX = "learn."
"""How the id of a lesson begins where other messages have the id of a game."""
FILE = "lesson.json"
ME = "me"
"""In the path of a fact: the seat of the person."""


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Step(Strict):
    """One decision."""

    id: str
    """Words under `<game>-lesson-<id>`, and with `-right` and `-wrong` what is said of the answer."""
    position: Mapping[str, Any] | None = None
    """Where it is asked; None to go on from the good answer to the step before."""
    before: tuple[str, ...] = ()
    """Moves made from there before it is asked; they are told."""
    good: tuple[tuple[str, ...], ...]
    """How the moves of a good choice begin. The first is a whole choice: from it the lesson goes on."""
    marks: tuple[tuple[str, ...], ...] = ()
    """What is marked in the picture: how the facts of its display list begin."""
    facts: Mapping[str, str] = {}
    """What the words name and count, each by a path: `catalogue.BUILDINGS.palace.points`, `view.boards.me.mana`."""

    def praises(self, moves: Sequence[str]) -> bool:
        """Whether a choice of these moves is a good one."""
        return any(tuple(moves[: len(good)]) == good for good in self.good)


class Lesson(Strict):
    """The first game of one person, against one computer."""

    seat: int = 0
    """The person's."""
    steps: tuple[Step, ...]


def lesson_of(key: str) -> Lesson | None:
    """The lesson of a game; None for a game that has none, which is then learned from its rules alone."""
    return _read(key, GAMES[key].clicks) if key in GAMES else None


@cache
def _read(key: str, module: str) -> Lesson | None:
    file = folder(module) / FILE
    return Lesson.model_validate_json(file.read_text("utf-8")) if file.is_file() else None


def game_at(key: str, lesson: Lesson, number: int) -> tuple[Game, list[Event]]:
    """The position at which a step asks, and what happened just before."""
    step = lesson.steps[number]
    if step.position is not None:
        game: Game = engine.load(key).from_json(_json(step.position))
    else:
        game, _ = game_at(key, lesson, number - 1)
        for move in lesson.steps[number - 1].good[0]:
            game.play(move)
    events: list[Event] = []
    for move in step.before:
        game.play(move, events)
    return game, events


def match_at(
    key: str, lesson: Lesson, number: int, *, person: Seat, computer: Seat, moves: Sequence[str] = ()
) -> tuple[Match, list[Event]]:
    """A step as a game of its own that nobody keeps, after these moves, and what happened last.

    Raises IllegalMove.
    """
    game, events = game_at(key, lesson, number)
    if moves:
        events = []
        for move in moves:
            game.play(move, events)
    seats = tuple(person if seat == lesson.seat else computer for seat in range(game.seats))
    header = Header.of(game, game_id=f"{PREFIX}{key}", seed=bytes(16))
    position = game.to_json()
    row = GameRow(
        id=f"{PREFIX}{key}",
        key=key,
        header="",
        seats=seats,
        guild=None,
        channel=0,
        locale="",
        position=position,
        base=position,
        created=0,
    )
    return Match(replace(row, revision=number), header, game), events


def facts(key: str, lesson: Lesson, step: Step, game: Game) -> dict[str, Fact]:
    """What the words of a step name and count."""
    roots = {"catalogue": import_module(f"{GAMES[key].rules}.catalogue"), "view": game.view(lesson.seat)}
    return {name: _found(roots, path.split("."), lesson.seat) for name, path in step.facts.items()}


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
    return _fact(value)


def _fact(value: Any) -> Fact:
    return tuple(value) if isinstance(value, list) else value


def _json(position: Mapping[str, Any]) -> str:
    return json.dumps(position)

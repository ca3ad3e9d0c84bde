"""Examples of numbered rules that a picture can show: a chosen position, a decision of the first game, else a thing."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from pydantic import TypeAdapter

import engine
from bot import games
from bot.base.i18n import SOURCE, localizer
from bot.base.rulebook import numbered_rules
from bot.matches.lessons import Strict, moments
from engine.game import Game
from engine.registry import GAMES, folder

FILE = "examples.json"


class Shown(Strict):
    """A picture of a position in which rules are at work."""

    rules: tuple[str, ...]
    """Their numbers."""
    picture: str = ""
    """One of the gallery; empty for what the decision is about."""
    position: Mapping[str, Any] | None = None
    """None for the beginning of a full table."""
    options: Mapping[str, str] = {}
    """Of that beginning."""
    seat: int = 0
    """Who looks."""


class Example(NamedTuple):
    """Where a rule is at work."""

    step: int | None = None
    """The number of a step of the lesson, which this rule governs."""
    thing: str = ""
    """The id of a thing that this rule is about."""
    shown: Shown | None = None


@cache
def examples(key: str) -> dict[str, Example]:
    """By the number of the rule. Plays the lesson through once: not for the event loop."""
    rules = engine.load(key)
    found = dict[str, Example]()
    if book := numbered_rules(key):
        for thing in games.components(key, rules.complete_options(rules.max_seats, {}), localizer(SOURCE)):
            for rule in book.about(thing):
                found.setdefault(rule.number, Example(thing=thing.id))
    for step, moment in reversed([*enumerate(moments(key))]):
        prompt = moment.game.prompt()
        found |= {number: Example(step=step) for number in (prompt.rules if prompt else ())}
    return found | {number: Example(shown=each) for each in _chosen(key) for number in each.rules}


def shown_in(key: str, shown: Shown) -> Game:
    """The game in which it is shown. Not for the event loop."""
    rules = engine.load(key)
    if shown.position is None:
        return rules.new(seats=rules.max_seats, seed=bytes(16), options=shown.options)
    return rules.from_json(json.dumps(shown.position))


def _chosen(key: str) -> tuple[Shown, ...]:
    """Those of a game; none for a game that has no file of them."""
    file = folder(GAMES[key].pictures) / FILE if key in GAMES else None
    if file is None or not file.is_file():
        return ()
    return TypeAdapter(tuple[Shown, ...]).validate_json(file.read_text("utf-8"))

"""Games from outside: what other packages register as `solstice.games` is checked and added to the list of games.

An installed game is trusted code: it runs in the bot's own process and can do whatever the bot can.
"""

from __future__ import annotations

import inspect
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from bot.base.choices import GamePart
from bot.base.components import GameComponents
from engine.game import MOST_SEATS, Game
from engine.registry import CONTRACT, GAMES, Parts
from render import GamePictures
from render.picture import ComponentPictures

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.game import Fact

GROUP = "solstice.games"


@dataclass(frozen=True)
class Refused:
    """A game that is refused; the words have the id `cli-game-<why>`."""

    name: str
    """The entry point, with its package."""
    why: str
    data: dict[str, Fact]


class _Unusable(Exception):
    def __init__(self, why: str, **data: Fact) -> None:
        super().__init__(why)
        self.why = why
        self.data = data


def add_installed(points: Iterable[EntryPoint] | None = None) -> list[Refused]:
    """Add the games of other packages to the list. Returns those that cannot be played; the others run."""
    refused = []
    for point in entry_points(group=GROUP) if points is None else points:
        try:
            _add(point)
        except _Unusable as error:
            name = f"{point.name} ({point.dist.name} {point.dist.version})" if point.dist else point.name
            refused.append(Refused(name, error.why, error.data))
    return refused


def _add(point: EntryPoint) -> None:
    parts = _loaded(point)
    if GAMES.get(parts.key) == parts:
        return
    if parts.key in GAMES:
        raise _Unusable("taken", key=parts.key)
    if parts.contract != CONTRACT:
        raise _Unusable("contract", theirs=parts.contract, ours=CONTRACT)
    game = getattr(_module(parts.rules), "GAME", None)
    if not (isinstance(game, type) and issubclass(game, Game) and game.key == parts.key):
        raise _Unusable("rules", module=parts.rules, key=parts.key)
    if game.max_seats > MOST_SEATS:
        raise _Unusable("seats", seats=game.max_seats, most=MOST_SEATS)
    _module(f"{parts.rules}.catalogue")
    if not (files(parts.rules) / "rules.md").is_file():
        raise _Unusable("book", module=parts.rules)
    _check(_module(parts.pictures), GamePictures)
    _check(_module(parts.clicks), GamePart)
    if hasattr(_module(parts.clicks), "components"):
        _check(_module(parts.clicks), GameComponents)
        _check(_module(parts.pictures), ComponentPictures)
    GAMES[parts.key] = parts


def _loaded(point: EntryPoint) -> Parts:
    try:
        parts = point.load()
    except Exception as error:  # whatever somebody else's code does, the other games run
        raise _Unusable("broken", module=point.value, error=repr(error)) from error
    if not isinstance(parts, Parts):
        raise _Unusable("object", object=point.value)
    return parts


def _module(name: str) -> Any:
    try:
        return import_module(name)
    except Exception as error:  # as above
        raise _Unusable("broken", module=name, error=repr(error)) from error


def _check(part: Any, contract: type) -> None:
    """Raise _Unusable if a function of the contract is missing or has another signature."""
    for name, wanted in inspect.getmembers(contract, inspect.isfunction):
        if name.startswith("_"):
            continue
        given = getattr(part, name, None)
        if not callable(given):
            raise _Unusable("part", module=part.__name__, function=name)
        if list(inspect.signature(given).parameters) != list(inspect.signature(wanted).parameters)[1:]:
            raise _Unusable("part", module=part.__name__, function=name)

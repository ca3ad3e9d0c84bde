"""The one list of games, and the modules of their parts. Games from outside are added at start (see `bot.games`)."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from engine.game import Game

CONTRACT = 1
"""The version of the contract between Solstice and the parts of a game."""


@dataclass(frozen=True)
class Parts:
    """The three parts of a game, as names of modules. An entry point of the group `solstice.games` is one."""

    key: str
    rules: str
    """A package with `GAME`, `catalogue` and rules.md."""
    pictures: str
    clicks: str
    contract: int
    """The version of the contract that the parts are written for."""


def own(key: str) -> Parts:
    """The parts of a game that comes with Solstice."""
    return Parts(key, f"engine.{key}", f"render.{key}", f"bot.games.{key}", CONTRACT)


GAMES: dict[str, Parts] = {
    parts.key: parts
    for parts in (
        own("helios"),
        own("bluemoon"),
        own("theocratia"),
    )
}


def folder(module: str) -> Path:
    """Where the files of a part lie: beside its module, which may be a package or not."""
    return Path(import_module(module).__file__ or "").parent


def load(key: str) -> type[Game]:
    """The class of a game, ready for `.new(seats=…, seed=…, options={…})` and `.from_json(text)`.

    Raises KeyError for a key that is not in the list.
    """
    game: type[Game] = import_module(GAMES[key].rules).GAME
    return game

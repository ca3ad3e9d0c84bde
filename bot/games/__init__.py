"""One folder per game: labels, order, grouping and shortcuts of its choices, and its words."""

from importlib import import_module

from bot.base.choices import Choice, GamePart, Lookahead
from engine.registry import GAMES

__all__ = ["Choice", "GamePart", "Lookahead", "load"]


def load(key: str) -> GamePart:
    """The bot's part of a game: for a game that comes with Solstice, the module `bot.games.<key>`."""
    module: GamePart = import_module(GAMES[key].clicks)
    return module

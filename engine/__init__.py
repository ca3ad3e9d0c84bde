"""The rules of the games: pure, without clock, input or output. `engine.load(key)` gives a game."""

from engine.registry import GAMES, load

__all__ = ["GAMES", "load"]

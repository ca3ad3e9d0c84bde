"""Pictures of a game: drawn from a view, a focus, a theme and a translator, each with its alt text."""

from importlib import import_module
from typing import Any

from engine.registry import GAMES
from render.picture import Focus, GamePictures, Picture, Say, Verbatim

__all__ = ["Focus", "GamePictures", "Picture", "Say", "Verbatim", "load"]


def load(key: str) -> GamePictures[Any]:
    """The pictures of a game: for those that come with Solstice, the module `render.<key>`."""
    module: GamePictures[Any] = import_module(GAMES[key].pictures)
    return module

"""Pictures of a game: drawn from a view, a focus, a theme and a translator, each with its alt text."""

from importlib import import_module
from typing import Any

from render.picture import Focus, GamePictures, Picture, Say, Verbatim

__all__ = ["Focus", "GamePictures", "Picture", "Say", "Verbatim", "load"]


def load(key: str) -> GamePictures[Any]:
    """The pictures of a game: the module `render.<key>`."""
    module: GamePictures[Any] = import_module(f"render.{key}")
    return module

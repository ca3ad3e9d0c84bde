"""Pictures of a game: drawn from a view, a focus, a theme and a translator, each with its alt text."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from engine.registry import GAMES
from render.component import Face
from render.picture import ComponentPictures, Focus, GamePictures, Localize, Picture, Verbatim
from render.theme import Theme

__all__ = ["Focus", "GamePictures", "Localize", "Picture", "Verbatim", "components", "load"]


def load(key: str) -> GamePictures[Any]:
    """The pictures of a game: for those that come with Solstice, the module `render.<key>`."""
    module: GamePictures[Any] = import_module(GAMES[key].pictures)
    return module


def components(key: str, options: Mapping[str, str], theme: Theme) -> Mapping[str, Face]:
    """What the things of a game with these options look like, by their ids; only for one whose clicks list them."""
    module: ComponentPictures = import_module(GAMES[key].pictures)
    return module.components(options, theme)

"""Games that test the shared code: a healthy one goes through engine, pictures and bot; faulty ones must be caught."""

from importlib import import_module
from pathlib import Path

from engine.registry import GAMES, own

FOLDER = Path(__file__).parent
PACKAGES = ("engine", "render", "bot", "bot.games")


def reach() -> None:
    """Let the toys be imported as if they lay in the packages of the games."""
    for name in PACKAGES:
        path = import_module(name).__path__
        folder = str(FOLDER.joinpath(*name.split(".")))
        if folder not in path:
            path.append(folder)


def plug(key: str = "orchard") -> None:
    """Make a toy a game like any other: its folder in each of the packages, and its line in the registry."""
    reach()
    GAMES[key] = own(key)


def unplug(key: str = "orchard") -> None:
    """Take the line out again; the folders are invisible without it."""
    GAMES.pop(key, None)

"""One folder per game: labels, order, grouping and shortcuts of its choices, and its words."""

from collections.abc import Container, Mapping, Sequence
from importlib import import_module
from typing import Any

from bot.base.ahead import Ahead, GameAhead
from bot.base.called import GameCalled
from bot.base.choices import Choice, GamePart
from bot.base.colours import USUAL, Colour, GameColours
from bot.base.coming import GameComing
from bot.base.digest import Digest, GameDigest
from bot.base.held import GameHeld
from bot.base.orders import ONLY, GameOrders, Order
from bot.base.things import GameThings, Thing
from engine.game import Fact, Game
from engine.kernel.forecast import Forecast
from engine.registry import GAMES
from render import Localize

__all__ = [
    "Choice",
    "Colour",
    "GamePart",
    "Thing",
    "ahead",
    "called",
    "colours",
    "coming",
    "digest",
    "held",
    "load",
    "orders",
    "things",
    "untold",
    "whole",
]


def load(key: str) -> GamePart:
    """The bot's part of a game: for a game that comes with Solstice, the module `bot.games.<key>`."""
    module: GamePart = import_module(GAMES[key].clicks)
    return module


def things(key: str, options: Mapping[str, str], t: Localize) -> Sequence[Thing]:
    """The things of a game with these options; none of a game that does not list them."""
    module = import_module(GAMES[key].clicks)
    if not hasattr(module, "things"):
        return ()
    part: GameThings = module
    return part.things(options, t)


def colours(key: str, options: Mapping[str, str], seats: int) -> Sequence[Colour]:
    """The colours of a game by seat, with these complete options."""
    module = import_module(GAMES[key].clicks)
    if not hasattr(module, "colours"):
        return USUAL[:seats]
    part: GameColours = module
    return part.colours(options, seats)


def orders(key: str, view: Any, ahead: Forecast) -> Sequence[Order]:
    """What the viewer to move can have done always: the only thing there is to do, and what the game adds."""
    moves = view.moves or ()
    if len(moves) == 1:
        return [Order(ONLY, tuple(moves))]
    module = import_module(GAMES[key].clicks)
    if not moves or not hasattr(module, "orders"):
        return ()
    part: GameOrders = module
    return part.orders(view, ahead)


def ahead(key: str, view: Any) -> Sequence[Ahead]:
    """Later questions that the menus of the present one ask too; none of a game that does not name them."""
    module = import_module(GAMES[key].clicks)
    if not hasattr(module, "ahead"):
        return ()
    part: GameAhead = module
    return part.ahead(view)


def digest(key: str) -> Digest | None:
    """Which events tell a turn of a game; None of a game that does not say: then the last one does."""
    module = import_module(GAMES[key].clicks)
    if not hasattr(module, "DIGEST"):
        return None
    part: GameDigest = module
    return part.DIGEST


def held(key: str, view: Any, t: Localize) -> str:
    """What the viewer holds beside the picture; nothing in a game that does not say."""
    module = import_module(GAMES[key].clicks)
    if not hasattr(module, "held"):
        return ""
    part: GameHeld = module
    return part.held(view, t)


def called(key: str, view: Any, verb: str, thing: str, t: Localize) -> str:
    """What people call what a move numbers; nothing where the word of the move is its name, or no game says so."""
    module = import_module(GAMES[key].clicks)
    if not hasattr(module, "called"):
        return ""
    part: GameCalled = module
    return part.called(view, verb, thing, t)


def coming(game: Game, view: Any, t: Localize) -> list[str]:
    """What the points so far leave out and what comes by itself; nothing in a game that does not say."""
    module = import_module(GAMES[view.game].clicks)
    if not hasattr(module, "coming"):
        return []
    part: GameComing = module
    return part.coming(view, game.prospects(), t)


def untold(key: str, kind: str) -> Mapping[str, Fact]:
    """The facts that events of a kind lack where an earlier version of the game kept them, as if nothing was to say."""
    known: Mapping[str, Mapping[str, Fact]] = getattr(import_module(GAMES[key].clicks), "UNTOLD", {})
    return known.get(kind, {})


def whole(key: str) -> Container[str]:
    """The verbs of moves that name one thing by all their words: `die violet 5`; none of a game that does not say."""
    words: Container[str] = getattr(import_module(GAMES[key].clicks), "WHOLE", ())
    return words

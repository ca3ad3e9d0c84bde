"""One folder per game: labels, order, grouping and shortcuts of its choices, and its words. What a game may say besides
is optional: here stands what each such function or name of `bot.games.<game>` is for, and what holds without it.
"""

from collections.abc import Callable, Container, Mapping, Sequence
from importlib import import_module
from typing import Any, TypeVar

from bot.base.ahead import Ahead
from bot.base.choices import Choice, GamePart
from bot.base.colours import USUAL, Colour
from bot.base.components import Component
from bot.base.digest import Digest
from bot.base.orders import ONLY, Order
from engine.game import Fact, Game, Prospect
from engine.kernel.forecast import Forecast
from engine.registry import GAMES
from render import Localize

T = TypeVar("T")

__all__ = [
    "Choice",
    "Colour",
    "GamePart",
    "Thing",
    "ahead",
    "called",
    "colours",
    "coming",
    "components",
    "digest",
    "held",
    "load",
    "orders",
    "untold",
    "whole",
]


def load(key: str) -> GamePart:
    """The bot's part of a game: for a game that comes with Solstice, the module `bot.games.<key>`."""
    module: GamePart = import_module(GAMES[key].clicks)
    return module


def _given(key: str, name: str, usual: T) -> T:
    given: T = getattr(import_module(GAMES[key].clicks), name, usual)
    return given


def components(key: str, options: Mapping[str, str], t: Localize) -> Sequence[Component]:
    """The components of a game with these options (`bot.base.components`); without them there is no `/card`."""
    list_: Callable[[Mapping[str, str], Localize], Sequence[Component]] = _given(
        key, "components", lambda options, t: ()
    )
    return list_(options, t)


def colours(key: str, options: Mapping[str, str], seats: int) -> Sequence[Colour]:
    """The colours of a game by seat, with these complete options; those of `render.theme` if it has no others."""
    by_seat: Callable[[Mapping[str, str], int], Sequence[Colour]] = _given(
        key, "colours", lambda options, seats: USUAL[:seats]
    )
    return by_seat(options, seats)


def orders(key: str, view: Any, ahead: Forecast) -> Sequence[Order]:
    """What the viewer to move can have done always, from what that viewer knows: the only thing there is to do, and
    what the game adds.
    """
    moves = view.moves or ()
    if len(moves) == 1:
        return [Order(ONLY, tuple(moves))]
    add: Callable[[Any, Forecast], Sequence[Order]] = _given(key, "orders", lambda view, ahead: ())
    return add(view, ahead) if moves else ()


def ahead(key: str, view: Any) -> Sequence[Ahead]:
    """Later questions that the menus of the present one ask too, whose reasons are told now, from what everybody
    knows; none of a game that does not name them.
    """
    questions: Callable[[Any], Sequence[Ahead]] = _given(key, "ahead", lambda view: ())
    return questions(view)


def digest(key: str) -> Digest | None:
    """Which events tell a turn of a game; None of a game that does not say: then the last one does."""
    usual: Digest | None = None
    return _given(key, "DIGEST", usual)


def held(key: str, view: Any, t: Localize) -> str:
    """A sentence for the viewer alone on secrets that the picture of the table does not show, where they are few enough
    for one; empty where there is nothing to say.
    """
    say: Callable[[Any, Localize], str] = _given(key, "held", lambda view, t: "")
    return say(view, t)


def called(key: str, view: Any, verb: str, thing: str, t: Localize) -> str:
    """What people call what a move only numbers, as the spaces of a building; empty where the word of the move is its
    name, or no game says so.
    """
    name: Callable[[Any, str, str, Localize], str] = _given(key, "called", lambda view, verb, thing, t: "")
    return name(view, verb, thing, t)


def coming(game: Game, view: Any, t: Localize) -> list[str]:
    """Sentences on what the points *if the game ended now* leave out: what comes by itself, when, and who gets it as
    the table stands.
    """
    say: Callable[[Any, Sequence[Prospect], Localize], list[str]] = _given(
        view.game, "coming", lambda view, prospects, t: []
    )
    return say(view, game.prospects(), t)


def untold(key: str, kind: str) -> Mapping[str, Fact]:
    """The facts that events of a kind lack where an earlier version of the game kept them, as if nothing was to say."""
    known: Mapping[str, Mapping[str, Fact]] = _given(key, "UNTOLD", {})
    return known.get(kind, {})


def whole(key: str) -> Container[str]:
    """The verbs of moves that name one thing by all their words: `die violet 5`; none of a game that does not say."""
    words: Container[str] = _given(key, "WHOLE", ())
    return words

"""What can be clicked at a moment of a game."""

from bot import games
from bot.base.choices import Choice
from engine.game import Game
from engine.kernel.forecast import forecast
from render import Localize
from tests.bot.matches import t


def decider(game: Game) -> int | None:
    """The viewer for whom choices are made: everybody where that is enough to choose by."""
    return None if game.may_see_moves(None) else game.to_move


def offered(game: Game, t: Localize = t) -> list[Choice]:
    return offered_to(game, decider(game), t)


def offered_to(game: Game, viewer: int | None, t: Localize = t) -> list[Choice]:
    """By what this viewer knows."""
    return games.load(game.key).choices(game.view(viewer), forecast(game, viewer), t)


def labels(game: Game, *group: str) -> list[str]:
    return [choice.label for choice in offered(game) if choice.group == group]


def by_moves(game: Game, *moves: str) -> Choice:
    (choice,) = [one for one in offered(game) if one.moves == moves]
    return choice

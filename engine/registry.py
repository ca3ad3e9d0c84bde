"""The one list of games. Pictures and bot parts are found by the same key: `render.<key>`, `bot.games.<key>`."""

from importlib import import_module

from engine.game import Game

GAMES: dict[str, str] = {
    "helios": "engine.helios",
    "bluemoon": "engine.bluemoon",
    "theocratia": "engine.theocratia",
}


def load(key: str) -> type[Game]:
    """The class of a game, ready for `.new(seats=…, seed=…, options={…})` and `.from_json(text)`.

    Raises KeyError for a key that is not in the list.
    """
    game: type[Game] = import_module(GAMES[key]).GAME
    return game

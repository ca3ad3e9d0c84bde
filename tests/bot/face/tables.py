"""Games whose face is tried."""

from random import Random

from bot.matches.match import Match
from bot.store import Seat
from engine.game import Game
from tests.profiles import includes, rounds

GAMES, LOOKS = (200, None) if includes("all") else (rounds(2, 60), 12)
"""So many games of each number of seats, and so many positions of each whose choices are looked at; None for every one.
`benchmarks.labels` looks at more of them.
"""


NAMES = ("Ada", "Bo", "Cy")


def begun(key: str, seed: bytes, names: tuple[str, ...] = NAMES) -> Match:
    seats = tuple(Seat(name, user=number) for number, name in enumerate(names, 1))
    return Match.begin(
        id_="0123456789",
        key=key,
        seed=seed,
        options={},
        seats=seats,
        guild=1,
        channel=1,
        locale="en",
        at=0,
    )


def taking() -> Game:
    """A turn of Helios in which everything can be done."""
    game, rng = begun("helios", bytes(16)).game, Random(3)
    wanted = {"land", "build", "sun"}
    while not (game.to_move == 0 and wanted <= {move.split()[1] for move in game.moves() if move.verb == "take"}):
        game.apply(rng.choice(game.moves()))
    return game

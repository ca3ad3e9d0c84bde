"""Cards as numbers and sets of cards as bit masks; every move there can be, made once."""

from collections.abc import Iterable

from engine.game import Move
from engine.orchard.catalogue import HIGHEST, SUITS

CARDS = tuple(f"{suit}{value}" for suit in SUITS for value in range(1, HIGHEST + 1))
"""A card's number is its place here; it has its name from here alone."""
NUMBER = {name: card for card, name in enumerate(CARDS)}
ALL = (1 << len(CARDS)) - 1

TAKE = tuple(Move(f"take {name}", (card,)) for card, name in enumerate(CARDS))
PLANT = tuple(Move(f"plant {name}", (card,)) for card, name in enumerate(CARDS))


def mask(cards: Iterable[int]) -> int:
    return sum(1 << card for card in cards)


def cards(mask: int) -> list[int]:
    """The cards of a set, ascending."""
    return [card for card in range(len(CARDS)) if mask >> card & 1]


def names(mask: int) -> tuple[str, ...]:
    return tuple(CARDS[card] for card in cards(mask))

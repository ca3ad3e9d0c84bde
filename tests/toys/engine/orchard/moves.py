"""Cards as numbers; every possible move, created once."""

from engine.game import Move
from engine.orchard.catalogue import HIGHEST, SUITS

CARDS = tuple(f"{suit}{value}" for suit in SUITS for value in range(1, HIGHEST + 1))
"""A card's number is its index here; its name is defined here alone. Sets of cards are bit masks."""
ALL = (1 << len(CARDS)) - 1

TAKE = tuple(Move(f"take {name}", (card,)) for card, name in enumerate(CARDS))
DRAW = Move("draw")
PLANT = tuple(Move(f"plant {name}", (card,)) for card, name in enumerate(CARDS))

"""The icons of Orchard for buttons and menus: a button shows the same icon as the picture."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.orchard.catalogue import SUITS
from render import icon
from render.orchard import sprites


def icons() -> dict[str, Callable[[], bytes]]:
    """One for each suit."""
    return {suit: partial(icon.png, sprites.suit(suit, 50)) for suit in SUITS}

"""The icons of Orchard for buttons and menus: what a button shows is what the picture shows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.orchard.catalogue import SUITS
from render import icon
from render.orchard import sprites


def icons() -> dict[str, Callable[[], bytes]]:
    """By the suits."""
    return {suit: partial(icon.png, sprites.suit(suit, 50)) for suit in SUITS}

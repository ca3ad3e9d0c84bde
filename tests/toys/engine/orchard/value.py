"""What a seat of Orchard can expect beyond the points it has planted; weights and reasons in value.json."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.sets import members
from engine.orchard.catalogue import HIGHEST, ROUNDS, SUITS
from engine.players.values import Value

if TYPE_CHECKING:
    from engine.orchard.game import Orchard

NAMES = ("growing", "lone")


def features(game: Orchard, seat: int) -> tuple[float, ...]:
    """In the order of NAMES."""
    planted = game.planted[seat]
    suits = [card // HIGHEST for card in members(planted)]
    left = max(ROUNDS[game.options["length"]] - game.turn // game.seats, 0)
    hand = [card for card in members(game.hands[seat]) if card // HIGHEST in suits]
    growing = sorted((card % HIGHEST + 1 for card in hand), reverse=True)[:left]
    lone = sum(card % HIGHEST + 1 for card in members(planted) if suits.count(card // HIGHEST) == 1)
    return (sum(growing), lone * left / len(SUITS))


VALUE = Value.beside(__package__, NAMES, features)

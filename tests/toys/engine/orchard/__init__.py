"""Orchard: draft a card from the market, then plant one from the hand. The smallest game with all our problems."""

from engine.orchard.state import Orchard as GAME

__all__ = ["GAME"]

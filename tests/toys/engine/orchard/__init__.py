"""Orchard: draft a card from market or deck, then plant one from the hand. The smallest game with all our problems."""

from engine.orchard.game import Orchard as GAME

__all__ = ["GAME"]

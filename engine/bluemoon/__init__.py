"""Blue Moon City with its expansion: rebuild the city together, and be first to restore the obelisk."""

from engine.bluemoon.game import BlueMoonCity as GAME

__all__ = ["GAME"]

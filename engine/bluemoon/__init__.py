"""Blue Moon City with its expansion: rebuild the city together, and be first to restore the obelisk."""

from engine.bluemoon.state import BlueMoonCity as GAME

__all__ = ["GAME"]

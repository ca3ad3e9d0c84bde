"""Helios: create land, build temples and a city, and move the sun around them."""

from engine.helios.game import Helios

GAME = Helios

__all__ = ["GAME", "Helios"]

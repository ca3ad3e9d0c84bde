"""Theocratia: rules, catalogue, notation, views and positions."""

from engine.theocratia.game import Theocratia as GAME

__all__ = ["GAME"]

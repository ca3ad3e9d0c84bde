"""What Wars and Holidays cost, and how many Power cards it takes to spare enough of it."""

from __future__ import annotations

from engine.theocratia import catalogue as cat
from engine.theocratia import ids

_WARRIORS = (cat.WAR_HOUSE, cat.WAR_UPGRADED, cat.WAR_UPGRADED)
_CROWD = cat.CARDS[ids.JOYFUL_CROWD].amount
LANTERNS = cat.CARDS[ids.LANTERNS].amount
"""Crystals that one of these cards stands in for, at most (T-10.24)."""


def war(kind: int, ambushes: int = 0) -> int:
    """T-7.3: Warriors for a building; T-10.21: each Ambush spares one, down to one."""
    return max(1, _WARRIORS[kind] - ambushes)


def holiday(size: int, crowds: int = 0) -> int:
    """T-8.2: Cosmo for a Civ of this size; T-10.23: each Joyful Crowd spares three, down to nothing."""
    return max(0, size - _CROWD * crowds)


def crowds(size: int, cosmo: int) -> int:
    """The least number of Joyful Crowds with which this Cosmo pays for a Holiday."""
    return max(0, -((cosmo - size) // _CROWD))


def lanterns(size: int, crystals: int) -> int:
    """The least number of Lanterns with which these crystals do (T-8.2, T-10.24)."""
    return max(0, -((crystals - size) // LANTERNS))

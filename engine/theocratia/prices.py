"""What Wars, Holidays and turned dice cost, and how many Power cards it takes to spare enough of it."""

from __future__ import annotations

from engine.theocratia import catalogue as cat
from engine.theocratia import ids

_WARRIORS = (cat.WAR_HOUSE, cat.WAR_UPGRADED, cat.WAR_UPGRADED)
_CROWD = cat.CARDS[ids.JOYFUL_CROWD].amount
SIX = 6
_TWIST = cat.CARDS[ids.TWIST_OF_FATE].amount
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


def _face_prices(drawn: int, twists: int) -> tuple[tuple[int, int], ...]:
    """The faces a die can be used with and their Cosmo (T-6.6, T-6.7); a six becomes 1 to 5, or stays for a Holiday."""
    if drawn == SIX:
        return tuple((face, 0) for face in range(1, SIX + 1))
    steps = ((face, abs(face - drawn)) for face in range(1, SIX))
    return tuple(
        (face, cat.STEP_COST * max(0, step - _TWIST * twists))
        for face, step in steps
        if not twists or step > _TWIST * (twists - 1)
    )


FACE_PRICES = tuple(
    tuple(_face_prices(drawn, twists) for twists in range(cat.CARD_COPIES + 1)) for drawn in range(SIX + 1)
)
"""(face, Cosmo) by face drawn and copies of Twist of Fate played; each copy must spare something."""

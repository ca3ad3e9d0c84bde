"""Short names for places in the catalogue's tables, and types for those that are easily taken for one another."""

from __future__ import annotations

from typing import NewType

from engine.theocratia import catalogue as cat

Civ = NewType("Civ", int)
Hex = NewType("Hex", int)
CIVS = tuple(map(Civ, range(len(cat.CIVS))))
NO_CIV = Civ(-1)

RED, BROWN, BLUE, WHITE, GREEN, BLACK = range(6)
"""Crystals; the first four are the colours too."""
PLAINS, DESERT = 4, 5
"""Neutral grounds; those before are the colours' own."""
HOUSE, FACTORY, BARRACK, PYRAMID = range(4)
(
    STARDUST,
    WHISPERED_PRAYER,
    ABSOLUTION,
    TWIST_OF_FATE,
    CLEAR_VISION,
    FERTILE_SEASON,
    SCATTERED_GEMS,
    CALL_TO_ARMS,
    AMBUSH,
    TRIUMPH,
    JOYFUL_CROWD,
    LANTERNS,
    PURIFICATION,
    REVELATION,
    FAR_SETTLERS,
    OVERTIME,
    DRILL,
    MARTYRS,
    OMEN,
    ASCENSION,
) = range(20)
(
    TOKEN_CARDS,
    TOKEN_COSMO,
    TOKEN_MALUS,
    TOKEN_WORSHIP,
    TOKEN_HOUSE,
    TOKEN_FACTORY,
    TOKEN_NEW_FACTORY,
    TOKEN_BARRACK,
    TOKEN_NEW_BARRACK,
    TOKEN_CRYSTALS,
) = range(10)

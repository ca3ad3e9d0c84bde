"""Points by source."""

from engine.game import Score
from engine.orchard.catalogue import HIGHEST, SUITS
from engine.orchard.moves import cards


def score(planted: int) -> Score:
    """O-4.1: a suit with two planted cards or more is worth the sum of their values."""
    groves: list[list[int]] = [[] for _ in SUITS]
    for card in cards(planted):
        groves[card // HIGHEST].append(card % HIGHEST + 1)
    lines = tuple((suit, sum(grove)) for suit, grove in zip(SUITS, groves, strict=True) if len(grove) > 1)
    return Score(sum(points for _, points in lines), lines)

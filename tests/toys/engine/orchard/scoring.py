"""Points by source, and who wins."""

from engine.game import Result, Score
from engine.kernel.ranks import ranks
from engine.kernel.sets import members
from engine.orchard.catalogue import HIGHEST, SUITS
from engine.orchard.state import State

MOST = {"long": 26, "short": 15}
"""O-4.1: of five cards 6, 5 and 4 of a suit with 6 and 5 of another are worth most, of three 6, 5 and 4 of a suit."""


def scores(s: State) -> tuple[Score, ...]:
    return tuple(map(_score, s.planted))


def _score(planted: int) -> Score:
    """O-4.1: a suit with two planted cards or more is worth the sum of their values."""
    groves: list[list[int]] = [[] for _ in SUITS]
    for card in members(planted):
        groves[card // HIGHEST].append(card % HIGHEST + 1)
    lines = tuple((suit, sum(grove)) for suit, grove in zip(SUITS, groves, strict=True) if len(grove) > 1)
    return Score(sum(points for _, points in lines), lines)


def result(s: State) -> Result | None:
    """O-4.2: most points win."""
    return None if s.todo else Result(ranks([score.total for score in scores(s)]), "complete")

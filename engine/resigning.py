"""What a resignation makes of the places at the end. No rule of any game: a person leaves, the rules go on."""

from __future__ import annotations

from collections.abc import Collection

from engine.game import Result

RESIGNED = "resigned"
"""The reason of a game that ended because too few went on."""


def with_resigned(result: Result | None, seats: int, resigned: Collection[int], *, ends: bool) -> Result | None:
    """The result with these seats on the last place, which they share; the others keep their order.

    If a resignation `ends` the game, the rules rank nobody: all others share the first place.
    """
    if not resigned or (result is None and not ends) or (result is not None and result.ranks is None):
        return result
    ranks = result.ranks if result and result.ranks else (1,) * seats
    others = [rank for seat, rank in enumerate(ranks) if seat not in resigned]
    places = tuple(
        len(others) + 1 if seat in resigned else 1 + sum(other < rank for other in others)
        for seat, rank in enumerate(ranks)
    )
    return Result(places, result.reason if result else RESIGNED)

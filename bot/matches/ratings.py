"""How strong people are at a game, by openskill: a likely strength, and how uncertain it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.store import RatingRow

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.store import ResultRow

MODEL = PlackettLuce()


def rated(results: Sequence[ResultRow], before: Mapping[int, RatingRow]) -> list[RatingRow]:
    """The ratings after a game, by what they were; nothing changes where the game does not count."""
    known = [result for result in results if not result.unrated and result.place is not None]
    if len(known) < 2:
        return []
    teams = [[_rating(before.get(result.user))] for result in known]
    after = MODEL.rate(teams, ranks=[float(result.place or 0) for result in known])
    return [
        RatingRow(
            user=result.user,
            key=result.key,
            mu=rating.mu,
            sigma=rating.sigma,
            worth=rating.ordinal(),
            games=before[result.user].games + 1 if result.user in before else 1,
        )
        for result, (rating,) in zip(known, after, strict=True)
    ]


def _rating(row: RatingRow | None) -> PlackettLuceRating:
    return MODEL.rating() if row is None else MODEL.rating(mu=row.mu, sigma=row.sigma)

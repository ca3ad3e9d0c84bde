"""How strong people are at a game, by openskill: a likely strength, and how uncertain it is."""

from __future__ import annotations

from itertools import compress, product
from math import prod
from typing import TYPE_CHECKING, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.store import RatingRow

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.store import ResultRow

MODEL = PlackettLuce()


class Outcome(NamedTuple):
    """What a game that is over counts for one person."""

    result: ResultRow
    """With a reason for which it is `unrated` a loss alone can count."""
    order: int | None
    """Among those who are rated: whoever has less is ahead. None for who is not rated."""


def rated(
    outcomes: Sequence[Outcome], before: Mapping[int, RatingRow], met: Mapping[frozenset[int], int]
) -> list[RatingRow]:
    """The ratings that a game changes, by what they were. `met` says of each two people in how many games they met of
    late: after one the other counts half, after two a quarter.
    """
    known = [outcome for outcome in outcomes if outcome.order is not None]
    ratings = {one.result.user: _rating(before.get(one.result.user)) for one in known}
    changed = []
    for one in known if len(known) > 1 else ():
        others = [other for other in known if other is not one]
        weights = [0.5 ** met.get(frozenset((one.result.user, other.result.user)), 0) for other in others]
        user, old = one.result.user, ratings[one.result.user]
        new = _expected(one, others, weights, ratings)
        if one.result.unrated:
            if new.mu >= old.mu:
                continue
            new = MODEL.rating(mu=new.mu, sigma=old.sigma)  # to be better known would be worth something, too
        games = before[user].games + 1 if user in before else 1
        changed.append(RatingRow(user, one.result.key, new.mu, new.sigma, new.ordinal(), games))
    return changed


def _expected(
    one: Outcome, others: Sequence[Outcome], weights: Sequence[float], ratings: Mapping[int, PlackettLuceRating]
) -> PlackettLuceRating:
    """The rating of somebody after a game in which each of the others took part with this probability."""
    mu = sigma = 0.0
    for there in product((True, False), repeat=len(others)):
        chance = prod(weight if here else 1 - weight for weight, here in zip(weights, there, strict=True))
        if chance:
            after = _after([one, *compress(others, there)], ratings)
            mu, sigma = mu + chance * after.mu, sigma + chance * after.sigma
    return MODEL.rating(mu=mu, sigma=sigma)


def _after(there: Sequence[Outcome], ratings: Mapping[int, PlackettLuceRating]) -> PlackettLuceRating:
    """The rating of the first of these after their game."""
    teams = [[ratings[one.result.user]] for one in there]
    if len(teams) < 2:
        return teams[0][0]
    return MODEL.rate(teams, ranks=[float(one.order or 0) for one in there])[0][0]


def _rating(row: RatingRow | None) -> PlackettLuceRating:
    return MODEL.rating() if row is None else MODEL.rating(mu=row.mu, sigma=row.sigma)


def answered(person: RatingRow, puzzle: RatingRow, *, solved: bool) -> list[RatingRow]:
    """The ratings of both after somebody's answer: one of them has beaten the other."""
    teams = [[_rating(row)] for row in (person, puzzle)]
    new = MODEL.rate(teams, ranks=[0.0, 1.0] if solved else [1.0, 0.0])
    return [
        RatingRow(row.user, row.key, rating.mu, rating.sigma, rating.ordinal(), row.games + 1)
        for row, [rating] in zip((person, puzzle), new, strict=True)
    ]


def unknown(user: int, key: str, mu: float = MODEL.mu) -> RatingRow:
    """The rating of whoever has none yet."""
    rating = MODEL.rating(mu=mu)
    return RatingRow(user, key, rating.mu, rating.sigma, rating.ordinal(), 0)

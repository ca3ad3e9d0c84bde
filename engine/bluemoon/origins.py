"""Which of the cards that others have spent came from the present deck: drawn by chance, with the true odds.

Every card a player has held since the deck was made is either *old*, held before, or *new*, drawn from it. Where each
of them was as likely to be spent, a choice of which spent cards were new weighs as many ways as there are to deal and
to spend: for each kind with a old and b new cards, `perm(b, y) * perm(a, p - y)` if y of the p spent are new; for each
player with h old and d new cards, `perm(d, x) * perm(h, s - x)` if x of the s spent are; and `(new - x)!
(old - s + x)!` for the x of the s that all have spent together.

Kinds and players cannot be counted together in time. So a choice is drawn with the weight of the kinds, with odds for
each player that come near the true ones, and is kept as often as the weight of the players asks for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, combinations
from math import factorial, perm, prod
from operator import mul
from random import Random
from typing import NamedTuple

from engine.bluemoon.cards import KINDS, NONE, ONE, Cards, Kind, counts, size

_BITS = 1024
"""Room for one coefficient of a polynomial that is kept in a number."""
_MASK = (1 << _BITS) - 1
_EXACT = 512
"""Bits of a weight that are kept."""
_TRIES = 100
"""After this many rejected choices, which happens once in thousands of positions, the next one is accepted."""


class Held(NamedTuple):
    """What everybody knows of another player's cards."""

    hand: int
    drawn: int
    """Cards drawn from the present deck."""
    spent: Cards
    """Since the first of them."""

    def old(self) -> int:
        """Cards held from before."""
        return self.hand + size(self.spent) - self.drawn

    def odds(self) -> tuple[int, int]:
        """Of a spent card to be new and to be old, about."""
        return 2 * self.drawn + 1, 2 * self.old() + 1

    def share(self, new: int) -> float:
        """How much likelier it is that this many of the spent cards are new than the odds suggest."""
        old, (for_new, for_old) = size(self.spent) - new, self.odds()
        return float(perm(self.drawn, new) * perm(self.old(), old) / (for_new**new * for_old**old))


class _Row(NamedTuple):
    """The spent cards of one kind."""

    kind: Kind
    owners: tuple[int, ...]
    """Who of the others has spent each of them."""
    weights: list[int]
    """For each number of them that may be new."""


class _Table(NamedTuple):
    """What does not change while the same position is dealt again."""

    rows: list[_Row]
    products: list[list[float]]
    """The polynomials of none to all but one of the rows, multiplied, each up to a factor of its own."""
    shares: list[float]
    """How likely each number of new cards is, with the best shares of the players."""
    first: int
    best: list[float]
    """See `_best`."""


def new_among_spent(new: Cards, old: Cards, held: tuple[Held, ...], rng: Random) -> list[Cards]:
    """For each of the others the spent cards that were new, from all new and old cards, spent ones included."""
    if not old or not any(each.spent for each in held):
        return [each.spent for each in held]
    table = _table(new, old, held)
    for _ in range(_TRIES):
        (x,) = rng.choices(range(len(table.shares)), table.shares)
        found = _split(table.rows, _numbers(table.rows, table.products, x, rng), held, rng)
        kept = prod(each.share(size(some)) for each, some in zip(held, found, strict=True))
        if rng.random() * table.best[x - table.first] < kept:
            break
    return found


@lru_cache(maxsize=1 << 8)
def _table(new: Cards, old: Cards, held: tuple[Held, ...]) -> _Table:
    spent = sum(size(each.spent) for each in held)
    rows = list(_rows(new, old, held))
    packed = (sum(weight << _BITS * y for y, weight in enumerate(row.weights)) for row in rows)
    products = list(accumulate(packed, mul, initial=1))
    first, best = _best(held)
    left, back = size(new), size(old) - spent
    weights = [
        (products[-1] >> _BITS * x & _MASK) * factorial(left - x) * factorial(back + x)
        if max(0, -back) <= x <= left and 0 <= x - first < len(best)
        else 0
        for x in range(spent + 1)
    ]
    shares = [weight and weight * best[x - first] for x, weight in enumerate(_floats(weights))]
    below = list(accumulate((len(row.owners) for row in rows[:-1]), initial=0))
    parts = [
        _floats([product >> _BITS * x & _MASK for x in range(most + 1)])
        for product, most in zip(products, below, strict=False)
    ]
    return _Table(rows, parts, shares, first, best)


def _floats(weights: list[int]) -> list[float]:
    """The same up to a factor."""
    scale = max(0, max(weights).bit_length() - _EXACT)
    return [float(weight >> scale) for weight in weights]


def _rows(new: Cards, old: Cards, held: Sequence[Held]) -> Iterator[_Row]:
    spent = [counts(each.spent) for each in held]
    odds = [each.odds() for each in held]
    for kind, a, b in zip(KINDS, counts(old), counts(new), strict=True):
        owners = tuple(who for who, cards in enumerate(spent) for _ in range(cards[kind]))
        if owners:
            ways = prod(odds[who][1] + (odds[who][0] << _BITS) for who in owners)
            p = len(owners)
            weights = [(ways >> _BITS * y & _MASK) * perm(b, y) * perm(a, p - y) for y in range(p + 1)]
            yield _Row(kind, owners, weights)


def _numbers(rows: list[_Row], products: list[list[float]], new: int, rng: Random) -> list[int]:
    """For each kind how many of its spent cards were new, if this many were in all."""
    found = []
    for row, product in zip(reversed(rows), reversed(products), strict=True):
        most = min(new, len(row.owners))
        least = max(0, new - len(product) + 1)
        chosen = least
        if most > least:
            weights = [row.weights[y] * product[new - y] for y in range(least, most + 1)]
            target = rng.random() * sum(weights)
            while chosen < most and (target := target - weights[chosen - least]) >= 0:
                chosen += 1
        found.append(chosen)
        new -= chosen
    return found[::-1]


def _split(rows: list[_Row], numbers: list[int], held: tuple[Held, ...], rng: Random) -> list[Cards]:
    """Which of the spent cards of each kind were new, by the odds of those who spent them."""
    found = [NONE] * len(held)
    for row, number in zip(rows, numbers, strict=True):
        choices, weights = _choices(row.owners, number, held)
        for who in choices[0] if len(choices) == 1 else rng.choices(choices, cum_weights=weights)[0]:
            found[who] += ONE[row.kind]
    return found


@lru_cache(maxsize=1 << 10)
def _choices(owners: tuple[int, ...], number: int, held: tuple[Held, ...]) -> tuple[list[tuple[int, ...]], list[float]]:
    """All ways to pick this many of them; for each the odds of it and of those before it."""
    if len({*owners}) == 1:
        return [owners[:number]], [1.0]
    odds = [for_new / for_old for for_new, for_old in (each.odds() for each in held)]
    choices = list(combinations(owners, number))
    return choices, list(accumulate(prod(odds[who] for who in choice) for choice in choices))


def _best(held: Sequence[Held]) -> tuple[int, list[float]]:
    """The least number of new cards among all that were spent; from there on the largest product of shares.

    One more new card multiplies the share of a player by less each time, so the best are the largest factors.
    """
    first, start, factors = 0, 1.0, list[float]()
    for each in held:
        spent, old, (for_new, for_old) = size(each.spent), each.old(), each.odds()
        least = max(0, spent - old)
        first += least
        start *= each.share(least)
        most = min(spent, each.drawn)
        factors += [(each.drawn - x) / (old - spent + x + 1) * for_old / for_new for x in range(least, most)]
    return first, list(accumulate(sorted(factors, reverse=True), mul, initial=start))

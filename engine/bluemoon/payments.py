"""Minimal payments (B-4.3 to B-4.9): every set of cards that pays a space and from which no card can be left out.

A payment is put together from shares: a card at face value, a Khind, a Mimix pair, or a card of another colour that a
Hoax recolours. Shares are tried in descending order of their value and only while something is missing, so each
share is needed; the Hoax cards are added in every way that covers what was recoloured and no more. What is left to do
is to drop the sets that contain another one: some cards reach the sum in more than one role.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, islice
from typing import NamedTuple

from engine.bluemoon.cards import FACES, GUARD, KIND, NONE, OF_COLOUR, ONE, SOME, Cards, counts, holds, holds_any, size
from engine.bluemoon.catalogue import ANY, COLOURS, PAIR_VALUE, RECOLOURED, WILD_COLOUR

WILD = len(COLOURS)
"""As a colour of a space: any one colour."""
CODES = {name: code for code, name in enumerate((*COLOURS, ANY))}
"""The colours of spaces by their names."""
_GREEN = COLOURS.index(WILD_COLOUR)
_HOAX1, _HOAX2 = KIND["hoax1"], KIND["hoax2"]
_HOAXES = SOME[_HOAX1] | SOME[_HOAX2]
_MIMIX = (KIND["brown1"], KIND["brown2"])
_WILDS = OF_COLOUR[_GREEN] | SOME[_MIMIX[0]] | SOME[_MIMIX[1]]
_LENT = 3
"""Bits that count the recoloured cards of one colour; a space has no room for more than five."""


class _Share(NamedTuple):
    value: int
    cards: Cards
    lent: int
    """One in the field of its colour when it has to be recoloured, else 0."""


def _shares(colour: int) -> tuple[_Share, ...]:
    pairs = [_Share(PAIR_VALUE, ONE[a] + ONE[b], 0) for a, b in combinations_with_replacement(_MIMIX, 2)]
    cards = [
        _Share(value, ONE[kind], 0 if face in (colour, _GREEN) else 1 << _LENT * face)
        for kind, (face, value) in enumerate(FACES)
    ]
    return tuple(sorted(pairs + cards, key=lambda share: -share.value))


_SHARES = tuple(_shares(colour) for colour in range(len(COLOURS)))


def usable(hand: Cards, colour: int) -> Cards:
    """The cards of a hand that could help to pay a space of this colour; equal ones have equal payments."""
    if hand & _HOAXES or colour == WILD:
        return hand
    return hand & (OF_COLOUR[colour] | _WILDS)


@lru_cache(maxsize=1 << 12)
def payments(hand: Cards, colour: int, value: int) -> tuple[Cards, ...]:
    """All minimal payments for a space, those of few cards first."""
    minimal: list[Cards] = []
    for paid in sorted(set(_ways(hand, colour, value)), key=lambda paid: (size(paid), paid)):
        if not holds_any(paid, minimal):
            minimal.append(paid)
    return tuple(minimal)


@lru_cache(maxsize=1 << 12)
def cheap(hand: Cards, colour: int, value: int, most: int) -> tuple[Cards, ...]:
    """Up to so many of the minimal payments for a space, some of the cheapest; quick for the largest hands."""
    named = _named(colour)
    ways = {way for each in named for way in islice(_ways(hand, each, value), _WAYS // len(named))}
    return tuple(islice((way for way in sorted(ways, key=_price) if _minimal(way, colour, value)), most))


def _minimal(paid: Cards, colour: int, value: int) -> bool:
    held = zip(ONE, counts(paid), strict=True)
    return not any(number and payable(Cards(paid - one), colour, value) for one, number in held)


def payable(hand: Cards, colour: int, value: int) -> bool:
    """Whether there is any payment for a space; quick for the largest hands."""
    return next(_ways(hand, colour, value), None) is not None


@lru_cache(maxsize=1 << 12)
def plan(hand: Cards, spaces: tuple[tuple[int, int], ...], most: int) -> tuple[tuple[int, Cards], ...]:
    """How one hand pays for as many of these spaces, each a colour and a value, as it can, up to `most`: the place of
    each of them and its payment. At the least, as a hand of very many cards is not looked through to the end.
    """
    best: list[tuple[int, Cards]] = []
    looks, seen = _LOOKS, set[tuple[Cards, int, int]]()
    order = sorted(range(len(spaces)), key=lambda space: spaces[space][1])
    costs = [spaces[space] for space in order]

    def pay(rest: Cards, start: int, paid: list[tuple[int, Cards]]) -> None:
        nonlocal best, looks
        best = max(best, paid, key=len)
        if (rest, start, len(paid)) in seen:
            return
        seen.add((rest, start, len(paid)))
        for place in range(start, len(costs)):
            wanted = len(best) + 1 - len(paid)
            least = sum(one for _, one in costs[place : place + wanted])
            if len(best) >= most or len(costs) - place < wanted or _most(rest, costs[place:]) < least:
                return
            ways = set(islice(_ways(rest, *costs[place]), _WAYS))
            for way in sorted(ways, key=_price):
                looks -= 1
                if looks < 0 or len(best) >= most:
                    return
                pay(Cards(rest - way), place + 1, [*paid, (order[place], way)])

    pay(hand, 0, [])
    return tuple(sorted(best))


_LOOKS, _WAYS = 4000, 400


def _pips(cards: Cards) -> int:
    return sum(FACES[kind][1] * count for kind, count in enumerate(counts(cards)) if count)


def _price(cards: Cards) -> tuple[int, int, Cards]:
    """The sum of their values, then how many they are."""
    return _pips(cards), size(cards), cards


def _most(hand: Cards, spaces: Iterable[tuple[int, int]]) -> float:
    """No less than all payments for these spaces together are worth."""
    cards = NONE
    for colour in {colour for colour, _ in spaces}:
        cards = Cards(cards | usable(hand, colour))
    held = counts(cards)
    return _pips(cards) + sum(held[kind] * max(0, PAIR_VALUE / 2 - FACES[kind][1]) for kind in _MIMIX)


def shortfall(hand: Cards, colour: int, value: int) -> int:
    """How much the best payment from this hand lacks; 0 where the hand can pay."""
    return next(missing for missing in range(value + 1) if missing == value or payable(hand, colour, value - missing))


def _named(colour: int) -> Sequence[int]:
    """The colours that a space may be paid in."""
    return range(len(COLOURS)) if colour == WILD else (colour,)


def _ways(hand: Cards, colour: int, value: int) -> Iterator[Cards]:
    """Every minimal payment, some more than once, some that contain another."""
    for named in _named(colour):
        yield from _completed([share for share in _SHARES[named] if holds(hand, share.cards)], value, hand, NONE, 0)


def _completed(shares: list[_Share], missing: int, rest: Cards, paid: Cards, lent: int) -> Iterator[Cards]:
    """Every way to pay what is missing from the rest of the hand with these shares."""
    guarded = rest | GUARD
    for place, share in enumerate(shares):
        if (guarded - share.cards) & GUARD != GUARD:  # `holds`, written out for speed
            continue
        left, loans = rest - share.cards, lent + share.lent
        covers = _covers(loans, left & _HOAXES)
        if not covers:
            continue
        if share.value < missing:
            yield from _completed(shares[place:], missing - share.value, left, paid + share.cards, loans)
        else:
            yield from (paid + share.cards + cover for cover in covers)


@lru_cache(maxsize=1 << 14)
def _covers(lent: int, hoaxes: Cards) -> tuple[Cards, ...]:
    """The smallest sets of these Hoax cards that recolour what was lent; none when they cannot."""
    blocks = sorted(_blocks(lent), reverse=True)
    have = counts(hoaxes)
    return tuple(
        Cards(ONE[_HOAX1] * used + ONE[_HOAX2] * sum(blocks[used:]))
        for used in range(min(have[_HOAX1], len(blocks)) + 1)
        if sum(blocks[used:]) <= have[_HOAX2]
    )


def _blocks(lent: int) -> list[int]:
    """What was lent, in groups of one colour that one Hoax of value 1 can recolour."""
    blocks = []
    while lent:
        number = lent % (1 << _LENT)
        blocks += [min(RECOLOURED, number - done) for done in range(0, number, RECOLOURED)]
        lent >>= _LENT
    return blocks

"""What markers on a building promise and what a hand could add to it: estimates for computer players."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.bluemoon.cards import FACES, KIND, Cards, counts
from engine.bluemoon.catalogue import COLOURS, PAIR_VALUE
from engine.bluemoon.city import FREE, City
from engine.bluemoon.geometry import Place
from engine.bluemoon.payments import WILD
from engine.bluemoon.rules.building import majority, neighbourhood
from engine.game import Seat

BEGUN, PAID = 0.4, 0.6
"""Chance that a building is completed in time: when it is begun, and what the rest of its price adds."""
LEADING, TRAILING = 0.7, 0.1
"""Chance of the reward for the majority, for who has it now and for another with a marker."""
CARD_WORTH, SCALE_WORTH = 0.6, 0.9
"""Of reward cards and golden scales, in crystals."""
_BROWN, _GREEN, _WHITE = (COLOURS.index(name) for name in ("brown", "green", "white"))


class Promise(NamedTuple):
    """Rewards to expect."""

    crystals: float = 0.0
    cards: float = 0.0
    scales: float = 0.0

    @property
    def worth(self) -> float:
        """In crystals."""
        return self.crystals + CARD_WORTH * self.cards + SCALE_WORTH * self.scales


NOTHING = Promise()


@lru_cache(maxsize=1 << 15)
def promised(city: City, place: Place, owners: tuple[Seat, ...], rebuilt: int, seat: Seat) -> Promise:
    """What the markers of a seat promise on a building in ruins."""
    if seat not in owners:
        return NOTHING
    tile, beside, spaces = city.tile(place), neighbourhood(city, rebuilt, place), city.spaces[place]
    paid = sum(value for (_, value), owner in zip(spaces, owners, strict=True) if owner != FREE)
    done = BEGUN + PAID * paid / sum(value for _, value in spaces)
    lead = LEADING if majority(tuple(owner for owner in owners if owner != FREE)) == seat else TRAILING
    both = zip(tile.construction, beside, tile.majority, strict=True)
    return Promise(*(done * (each + from_near + lead * most) for each, from_near, most in both))


@lru_cache(maxsize=1 << 15)
def prospect(
    city: City, place: Place, owners: tuple[Seat, ...], rebuilt: int, seat: Seat, hand: Cards, markers: int
) -> float:
    """How many more crystals a building would promise after a turn of contributing with these cards and markers."""
    power, joker = powers(hand)
    after, spaces = list(owners), city.spaces[place]
    spent = 0
    for value, number in sorted((value, number) for number, (_, value) in enumerate(spaces) if owners[number] == FREE):
        colour = spaces[number][0]
        if markers and spent + value <= (joker if colour == WILD else power[colour]):
            spent += value
            after[number] = seat
            markers -= 1
    if not spent:
        return 0.0
    return promised(city, place, tuple(after), rebuilt, seat).worth - promised(city, place, owners, rebuilt, seat).worth


@lru_cache(maxsize=1 << 14)
def powers(hand: Cards) -> tuple[tuple[int, ...], int]:
    """About how much a hand pays in each colour, and in the best one."""
    plain = [0] * len(COLOURS)
    held = counts(hand)
    for (colour, value), count in zip(FACES, held, strict=True):
        plain[colour] += count * value
    pairs = (held[KIND["brown1"]] + held[KIND["brown2"]]) // 2
    every = plain[_GREEN] + PAIR_VALUE * pairs
    recoloured = 2 * held[KIND["hoax2"]] + (max(plain) * 2 // 3 if held[KIND["hoax1"]] else 0)
    power = tuple(
        own + every - (PAIR_VALUE * pairs if colour == _BROWN else 0) + (0 if colour == _WHITE else recoloured)
        for colour, own in enumerate(plain)
    )
    return power, max(power)

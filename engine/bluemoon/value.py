"""What a seat of Blue Moon City can expect beyond its Offerings, in Offerings; weights and reasons in value.json."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from engine.bluemoon.cards import FACES, Cards, counts, pack, size, unpack
from engine.bluemoon.catalogue import COLOURS, STEPS
from engine.bluemoon.city import FREE
from engine.bluemoon.geometry import OUTSIDE, SIDE, Place
from engine.bluemoon.moves import END, contribution, discards
from engine.bluemoon.payments import cheap, usable
from engine.bluemoon.promises import SCALE_WORTH, promised, prospect
from engine.bluemoon.rules.ends import next_price
from engine.game import Move, Seat
from engine.players.values import Value

if TYPE_CHECKING:
    from engine.bluemoon.city import City
    from engine.bluemoon.game import BlueMoonCity

NAMES = (
    "crystals",
    "affordable",
    "affordable_far",
    "offering",
    "winning",
    "crystals_promised",
    "cards_promised",
    "scales_promised",
    "prospect",
    "scales",
    "scales_leading",
    "cards",
    "card_values",
    "flexible_cards",
    "markers",
    "markers_none",
    "markers_stranded",
)
LATER = 0.7
"""What can be done in the next turn counts for so much of what can be done in this one; so does each step too far."""
OFFERING_WORTH = 14
"""Crystals that are worth as much as an Offering: so much less than this it costs, so much it brings."""
EVERYWHERE = tuple(map(Place, range(OUTSIDE)))
LARGE, PAYMENTS, DISCARDED = 12, 20, 10
"""Of a hand with more cards, so many payments for a space and cards to discard are worth a look."""
KEPT = 1 << 12
"""Of what hangs on all buildings: most moves change none of them, and few change the hand as well."""
Owners = tuple[tuple[Seat, ...], ...]
"""By place the owners of the markers on its spaces."""
_FLEXIBLE = tuple(1.0 if COLOURS[colour] in ("green", "white") else 0.0 for colour, _ in FACES)
_VALUES = tuple(value for _, value in FACES)


def features(game: BlueMoonCity, number: int) -> tuple[float, ...]:
    """In the order of NAMES."""
    seat = Seat(number)
    crystals, hand = game.crystals[seat], game.hands[seat]
    affordable = crystals >= next_price(game) and game.markers[seat] > 0
    far = max(0, distance(game.figures[seat], game.city.courtyard) - _steps(game, seat)) if affordable else 0
    near = max(other for owner, other in enumerate(game.scales) if owner != seat)
    scales, owners = game.scales[seat], tuple(game.owners)
    cards, value, flexible = _hand(hand)
    near_offering = _near_offering(game, seat) if affordable and not far else 0.0
    return (
        crystals,
        float(affordable),
        far,
        near_offering * max(0.0, 1 - next_price(game) / OFFERING_WORTH),
        near_offering if game.obelisk.count(seat) + 1 == game.terms.offerings else 0.0,
        *_promised(game.city, owners, game.rebuilt, seat),
        _prospect(game, owners, seat),
        scales,
        max(0, scales - near) / (1 + max(game.pool, 0)),
        cards + (len(game.waiting) if seat == game.seat else 0),
        value,
        flexible,
        game.markers[seat],
        float(game.markers[seat] == 0),
        float(game.markers[seat] < _fewest_free(owners)),
    )


def _near_offering(game: BlueMoonCity, seat: Seat) -> float:
    """B-7.1: how near an Offering in this turn is, from 0 to 1, where its price and the way allow it."""
    doing = game.todo[-1][0]
    if game.seat != seat or doing not in ("move", "offer"):
        return 0.0
    return 1.0 if doing == "offer" else 1 / (2 + distance(game.figures[seat], game.city.courtyard))


@lru_cache(maxsize=KEPT)
def _promised(city: City, owners: Owners, rebuilt: int, seat: Seat) -> tuple[float, float, float]:
    """Crystals, cards and scales of all buildings with a marker of this seat."""
    crystals = cards = scales = 0.0
    for place, here in zip(EVERYWHERE, owners, strict=True):
        if seat in here:
            found = promised(city, place, here, rebuilt, seat)
            crystals += found.crystals
            cards += found.cards
            scales += found.scales
    return crystals, cards, scales


def _prospect(game: BlueMoonCity, owners: Owners, seat: Seat) -> float:
    """The best building to contribute to: now where the seat has not contributed yet, or else in its next turn."""
    dragons = game.dragons
    discounts = _discounts(game.figures[seat], _steps(game, seat), game.todo[-1][0] if game.seat == seat else "")
    best = 0.0
    for place, found in _prospects(game.city, owners, game.rebuilt, seat, game.hands[seat], game.markers[seat]):
        with_scales = found + SCALE_WORTH * dragons.count(place) if place in dragons else found
        best = max(best, with_scales * discounts[place])
    return best


@lru_cache(maxsize=KEPT)
def _prospects(
    city: City, owners: Owners, rebuilt: int, seat: Seat, hand: Cards, markers: int
) -> tuple[tuple[Place, float], ...]:
    """The buildings to which a hand could contribute, and what that would promise."""
    found = []
    for place, here in zip(EVERYWHERE, owners, strict=True):
        if (usable := _usable(markers, here)) and (more := prospect(city, place, here, rebuilt, seat, hand, usable)):
            found.append((place, more))
    return tuple(found)


def _usable(markers: int, owners: tuple[Seat, ...]) -> int:
    """How many markers are worth placing on a building: all where they complete it and come back, else all but one."""
    free = owners.count(FREE)
    return free if free <= markers else max(0, markers - 1)


@lru_cache(maxsize=KEPT)
def _fewest_free(owners: Owners) -> int:
    """The last spaces of a building: with fewer markers in hand, those on buildings come back by others alone."""
    return min((here.count(FREE) for here in owners if here), default=0)


@cache
def _discounts(figure: Place, steps: int, stage: str) -> tuple[float, ...]:
    """By place, what a contribution there counts for a figure with so many steps left, at this part of its turn."""
    found = []
    for place in EVERYWHERE:
        far = distance(figure, place)
        now = (stage == "move" and far <= steps) or (stage == "contribute" and not far)
        found.append(1.0 if now else LATER ** (1 + max(0, far - STEPS)))
    return tuple(found)


def _steps(game: BlueMoonCity, seat: Seat) -> int:
    """Steps that the figure has before it acts the next time."""
    return game.steps if game.seat == seat and game.todo[-1][0] == "move" else STEPS


def pieces(game: BlueMoonCity, seat: int) -> dict[str, dict[str, float]]:
    """The values of the hand by colour."""
    found = dict.fromkeys(COLOURS, 0.0)
    for (colour, value), count in zip(FACES, counts(game.hands[seat]), strict=True):
        found[COLOURS[colour]] += count * value
    return {"card_values": {f"cards_{colour}": total for colour, total in found.items()}}


@lru_cache(maxsize=1 << 14)
def _hand(hand: Cards) -> tuple[int, int, float]:
    """How many cards, the sum of their values, and how many of them pay in any colour."""
    number = value = 0
    flexible = 0.0
    for kind, count in enumerate(counts(hand)):
        number += count
        value += count * _VALUES[kind]
        flexible += count * _FLEXIBLE[kind]
    return number, value, flexible


def distance(one: int, other: int) -> int:
    """Steps from place to place."""
    return abs(one // SIDE - other // SIDE) + abs(one % SIDE - other % SIDE)


def shortlist(game: BlueMoonCity) -> list[Move]:
    """Of a large hand cheap payments, and discards of low cards: there are thousands."""
    doing, hand = game.todo[-1][0], game.hands[game.seat]
    if doing not in ("contribute", "reset") or size(hand) <= LARGE:
        return game.moves()
    if doing == "reset":
        return discards(_lowest(hand))
    place, found = game.figures[game.seat], list[Move]()
    for number, ((colour, value), owner) in enumerate(zip(game.city.spaces[place], game.owners[place], strict=True), 1):
        if owner == FREE:
            found += (contribution(number, paid) for paid in cheap(usable(hand, colour), colour, value, PAYMENTS))
    return [*found, END]


def _lowest(hand: Cards) -> Cards:
    """The cards of a hand that one would rather discard."""
    return pack(sorted(unpack(hand), key=_VALUES.__getitem__)[:DISCARDED])


VALUE = Value.beside(__package__, NAMES, features, pieces, shortlist=shortlist)

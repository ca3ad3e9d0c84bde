"""Slow and obvious second versions of what is intricate in the rules: payments, building scoring, scale scoring.

They read positions as JSON documents and import nothing from the engine, so its mistakes cannot be theirs; the
tiles are written down once more.
"""

from collections import Counter
from functools import cache
from itertools import combinations

COLOURS = ("black", "red", "blue", "grey", "green", "brown", "white", "yellow")
NAMES = {"khind": ("green", 1), "hoax1": ("white", 1), "hoax2": ("white", 2)}
SCALES = {"2018": {2: 7, 3: 10, 4: 12}, "2006": {2: 9, 3: 12, 4: 15}}

# colour, values of the spaces, majority, construction, neighbourhood; rewards are crystals, scales, cards
TILES = {
    "royal_palace": ("any", (5, 4, 4, 3), (2, 0, 0), (1, 1, 1), (1, 1, 1)),
    "fire_temple": ("black", (5, 4, 3), (2, 0, 0), (3, 0, 0), (3, 0, 0)),
    "earth_temple": ("red", (5, 4, 3), (2, 0, 0), (3, 0, 0), (0, 0, 2)),
    "water_temple": ("blue", (5, 4, 3), (2, 0, 0), (3, 0, 0), (0, 2, 0)),
    "citadel": ("black", (5,), (0, 1, 0), (1, 0, 0), (1, 0, 0)),
    "hospice": ("red", (5,), (0, 1, 0), (1, 0, 0), (1, 0, 0)),
    "aqueduct": ("blue", (5,), (0, 1, 0), (1, 0, 0), (1, 0, 0)),
    "iron_foundry": ("black", (3, 2, 2), (0, 0, 2), (1, 0, 0), (1, 0, 0)),
    "mill": ("red", (3, 2, 2), (0, 0, 2), (1, 0, 0), (1, 0, 0)),
    "thermae": ("blue", (3, 2, 2), (0, 0, 2), (1, 0, 0), (1, 0, 0)),
    "market_hall": ("yellow", (4, 3, 2), (2, 0, 0), (2, 0, 0), (0, 0, 2)),
    "caravanserai": ("yellow", (3, 2, 2), (0, 1, 0), (1, 0, 0), (1, 0, 0)),
    "trading_house": ("yellow", (5, 3), (0, 0, 2), (1, 0, 0), (1, 0, 0)),
    "flight_tower": ("grey", (4, 3, 2), (2, 0, 0), (2, 0, 0), (2, 0, 0)),
    "monastery_tower": ("grey", (3, 2, 2), (0, 1, 0), (1, 0, 0), (0, 1, 0)),
    "watchtower": ("grey", (5, 3), (0, 0, 2), (1, 0, 0), (1, 0, 0)),
    "city_residence": ("brown", (4, 3, 2), (2, 0, 0), (2, 0, 0), (2, 0, 0)),
    "great_hall": ("brown", (5, 4), (0, 1, 0), (1, 0, 0), (1, 0, 0)),
    "library": ("white", (4, 3, 2), (2, 0, 0), (2, 0, 0), (3, 0, 0)),
    "university": ("white", (5, 2), (0, 1, 0), (1, 0, 0), (1, 0, 0)),
    "main_hall": ("brown blue red black grey white yellow green", (1,) * 8, (3, 0, 0), (2, 0, 0), (2, 0, 0)),
    "hospital": ("white", (4, 3, 2), (1, 0, 0), (2, 0, 0), (2, 0, 0)),
    "golden_shrine": ("black red blue", (4, 4, 3), (0, 1, 0), (1, 1, 1), (0, 2, 0)),
    "theatre": ("brown", (3, 2, 2), (0, 0, 2), (0, 0, 2), (0, 0, 2)),
}


def spaces(tile):
    """Colour and value of each space."""
    colours, values, *_ = TILES[tile]
    named = colours.split()
    return list(zip(named if len(named) > 1 else named * len(values), values, strict=True))


def tile_at(position, place):
    return position["city"]["abcde".index(place[0])][int(place[1]) - 1]


def places(position):
    return [f"{'abcde'[row]}{column + 1}" for row, tiles in enumerate(position["city"]) for column in range(len(tiles))]


def owners(position, place):
    return position.get("markers", {}).get(place) or [None] * len(spaces(tile_at(position, place)))


# -- payments: the definition word for word


def colour_and_value(card):
    return NAMES.get(card) or (card[:-1], int(card[-1]))


@cache
def worth(cards, colour):
    """The largest total over all ways to give each card one role."""
    if colour == "any":
        return max(worth(cards, named) for named in COLOURS)
    return best(cards, colour, (), 0, 0)


def best(cards, colour, recoloured, hoax1, hoax2):
    """The same with the colours of the cards to be recoloured and the Hoax played for their power so far."""
    if not cards:
        return 0 if covered(Counter(recoloured), hoax1, hoax2) else -99
    card, rest = cards[0], cards[1:]
    own, value = colour_and_value(card)
    totals = [best(rest, colour, recoloured, hoax1, hoax2)]
    if card == "khind":
        totals.append(1 + best(rest, colour, recoloured, hoax1, hoax2))
    elif own == colour:
        totals.append(value + best(rest, colour, recoloured, hoax1, hoax2))
    else:
        totals.append(value + best(rest, colour, (*recoloured, own), hoax1, hoax2))
    if card in ("hoax1", "hoax2"):
        totals.append(best(rest, colour, recoloured, hoax1 + (card == "hoax1"), hoax2 + (card == "hoax2")))
    if card in ("brown1", "brown2"):
        for place, other in enumerate(rest):
            if other in ("brown1", "brown2"):
                totals.append(3 + best(rest[:place] + rest[place + 1 :], colour, recoloured, hoax1, hoax2))
    return max(totals)


def covered(recoloured, hoax1, hoax2):
    """Whether this many Hoax can recolour this many cards of each colour."""
    left = +recoloured
    if not left:
        return True
    colour = next(iter(left))
    with_one = hoax1 and covered(left - Counter({colour: 4}), hoax1 - 1, hoax2)
    return bool(with_one or (hoax2 and covered(left - Counter({colour: 1}), hoax1, hoax2 - 1)))


def minimal_payments(hand, colour, value):
    """All sub-multisets that reach the value while none of their own sub-multisets does."""
    found: list[tuple[str, ...]] = []
    for size in range(1, len(hand) + 1):
        for cards in sorted({tuple(sorted(some)) for some in combinations(hand, size)}):
            if not any(Counter(paid) <= Counter(cards) for paid in found) and worth(cards, colour) >= value:
                found.append(cards)
    return found


def contributions(position):
    """What can be done where the figure of the seat to move stands: pairs of space number and cards."""
    seat = position["seat"]
    place = position["figures"][seat]
    free = [owner is None for owner in owners(position, place)]
    return {
        (number, paid)
        for number, (colour, value) in enumerate(spaces(tile_at(position, place)), 1)
        if free[number - 1]
        for paid in minimal_payments(position["hands"][seat], colour, value)
    }


# -- what a contribution brings


def neighbours(position, place):
    row, column = "abcde".index(place[0]), int(place[1])
    near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [f"{'abcde'[r]}{c}" for r, c in near if 0 <= r < 5 and 1 <= c <= 5]


def contribute(position, number):
    """Crystals, scales and reward cards of every seat after a contribution to this space, and who was rewarded."""
    seats, seat = len(position["figures"]), position["seat"]
    place = position["figures"][seat]
    goods = [[position["crystals"][who], position["scales"][who], 0] for who in range(seats)]
    if position["placed"] == 0:
        goods[seat][1] += list(position["dragons"].values()).count(place)
    marks = list(owners(position, place))
    marks[number - 1] = seat
    if None not in marks:
        complete(position, place, marks, goods)
    if sum(scales for _, scales, _ in goods) >= SCALES[position["options"]["edition"]][seats]:
        score_scales(goods)
    return goods


def complete(position, place, marks, goods):
    _, _, majority, construction, _ = TILES[tile_at(position, place)]
    most = max(Counter(marks).values())
    leader = next(seat for seat in marks if marks.count(seat) == most)
    gain(goods[leader], majority)
    for seat in set(marks):
        gain(goods[seat], construction)
        for near in neighbours(position, place):
            if near in position["rebuilt"]:
                gain(goods[seat], TILES[tile_at(position, near)][4])


def gain(own, reward):
    for kind, amount in enumerate(reward):
        own[kind] += amount


def score_scales(goods):
    """The most get 6 crystals, or 3 each where several have the most; others with three or more get 3."""
    held = [scales for _, scales, _ in goods]
    for own in goods:
        if own[1] == max(held):
            own[0] += 6 if held.count(max(held)) == 1 else 3
            own[1] = 0
        elif own[1] >= 3:
            own[0] += 3
            own[1] = 0

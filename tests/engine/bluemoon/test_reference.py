"""The intricate rules against their slow twins, on random positions.

`python -m tests.engine.bluemoon.test_reference NUMBER [SEED]` compares as many positions as one likes.
"""

import sys
from itertools import product
from random import Random

import pytest

from engine.bluemoon import GAME
from engine.bluemoon.cards import KIND, pack
from engine.bluemoon.payments import CODES, cheap, payments
from tests.engine.bluemoon import reference
from tests.engine.bluemoon.tables import BUILDINGS, cards, document, state, text

CARDS = [
    card
    for colour in reference.COLOURS
    for value, number in ((1, 3), (2, 4), (3, 3))
    for card in [{"white1": "hoax1", "white2": "hoax2"}.get(f"{colour}{value}", f"{colour}{value}")] * number
    if colour != "green"
] + ["khind"] * 10
TRICKY = [card for card in CARDS if card[:-1] in ("hoax", "brown", "blue") or card == "khind"]
EXPANSION = [*BUILDINGS, "a1", "a5", "e1", "e5"]
DISPUTED = ("c5", "e4")
"""Monastery Tower and Trading House: what they bring their neighbours is no test's business."""


def payment_position(rng: Random) -> dict:
    """Somebody about to contribute, with a hand of one to eight cards; half of them full of wilds."""
    hand = rng.sample(rng.choice((CARDS, TRICKY)), rng.randint(1, 8))
    figure = rng.choice(EXPANSION)
    return document(figure=figure, expansion=True, hands=[hand, []])


def compare_payments(rng: Random) -> None:
    position = payment_position(rng)
    game = GAME.from_json(text(position))
    listed = [move.split(" pay ") for move in game.moves() if move != "end"]
    paid = [(int(start.split()[1]), tuple(sorted(cards(payment)))) for start, payment in listed]
    wanted = reference.contributions(position | {"seat": 0})
    assert len(paid) == len(set(paid)), position
    assert set(paid) == wanted, position
    hand = pack(KIND[card] for card in position["hands"][0])
    for colour, value in product(CODES.values(), (2, 4)):
        some, every = cheap(hand, colour, value, 5), payments(hand, colour, value)
        assert set(some) <= set(every), position
        assert len(some) == min(5, len(every)), position


def scoring_position(rng: Random) -> tuple[dict, int]:
    """Somebody about to contribute to one free space, mostly the last, in a city rebuilt here and there."""
    seats = rng.randint(2, 4)
    options = {"expansion": "on", "edition": rng.choice(("2018", "2006"))}
    figure = rng.choice(EXPANSION)
    rebuilt = [place for place in EXPANSION if place not in (figure, *DISPUTED) and rng.random() < 0.5]
    position = document(seats, figure=figure, expansion=True, options=options, rebuilt=rebuilt)
    number = len(reference.spaces(reference.tile_at(position, figure)))
    marks: list[int | None] = [rng.randrange(seats) for _ in range(number)]
    space = rng.randrange(number)
    marks[space] = None
    if number > 1 and rng.random() < 0.2:
        marks[(space + 1) % number] = None
    scales = [0] * seats
    for _ in range(rng.randint(0, reference.SCALES[options["edition"]][seats] - 1)):
        scales[rng.randrange(seats)] += 1
    position |= {
        "markers": {figure: marks},
        "scales": scales,
        "crystals": [rng.randint(0, 9) for _ in range(seats)],
        "dragons": {name: rng.choice((figure, "c3")) for name in ("red_dragon", "green_dragon", "blue_dragon")},
        "placed": rng.choice((0, 0, 1)) if 0 in marks else 0,
        "hands": [["khind"] * 5, *[[]] * (seats - 1)],
        "seat": 0,
    }
    return position, space + 1


def compare_scoring(rng: Random) -> None:
    position, space = scoring_position(rng)
    game = GAME.from_json(text(position))
    value = reference.spaces(reference.tile_at(position, position["figures"][0]))[space - 1][1]
    game.play(f"contribute {space} pay khind*{value}" if value > 1 else f"contribute {space} pay khind")
    after = state(game)
    wanted = reference.contribute(position, space)
    assert after["crystals"] == [crystals for crystals, _, _ in wanted], position
    assert after["scales"] == [scales for _, scales, _ in wanted], position
    got = [len(after["waiting"]), *map(len, after["hands"][1:])]
    assert got == [cards for _, _, cards in wanted], position


@pytest.mark.rule("B-4.9")
@pytest.mark.parametrize("seed", range(3))
def test_payments_are_those_of_the_definition(seed: int) -> None:
    rng = Random(seed)
    for _ in range(300):
        compare_payments(rng)


@pytest.mark.parametrize("seed", range(3))
def test_contributions_bring_what_the_twin_says(seed: int) -> None:
    rng = Random(seed)
    for _ in range(700):
        compare_scoring(rng)


if __name__ == "__main__":
    rng = Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    for done in range(1, int(sys.argv[1]) + 1):
        compare_payments(rng)
        compare_scoring(rng)
        if done % 1000 == 0:
            print(done, "positions of each kind agree", flush=True)

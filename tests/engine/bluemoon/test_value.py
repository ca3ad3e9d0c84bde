"""What computers make of a last marker, of golden scales and of Offerings that others can make."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import count, pairwise
from random import Random
from typing import Any

import pytest

from engine.players import Determinizer
from engine.players.hints import hint
from engine.players.levels import player
from engine.players.review import Loss, loss
from engine.players.values import lead, load
from tests.engine.bluemoon.tables import state, table

NINE = {"b5": [0, 0, None], "b3": [0, 0, None], "a3": [0, 0, None], "d5": [0, None, None], "e4": [0, None]}
"""Eight markers of the mover on buildings that still have free spaces; the ninth is on the obelisk."""


@pytest.mark.parametrize("level", ["greedy", "medium", "hard"])
def test_the_last_marker_goes_where_it_completes_a_building(level: str) -> None:
    """B-5.4: the markers on it come back. The Water Temple, one step away, has three free spaces and brings more; the
    Aqueduct, two steps away, has one.
    """
    game = table(decision="move", hand="blue3 blue2", markers=NINE, obelisk=[0])
    rng = Random(3)
    while game.to_move == 0:
        game.apply(player(level).decide(game.view(0), partial(game.determinize, 0), rng))
    assert state(game)["rebuilt"] == ["e3"]


@pytest.mark.parametrize(("seats", "scales"), [(2, 7), (3, 10), (4, 12)])
def test_one_golden_scale_more_is_never_worth_less(seats: int, scales: int) -> None:
    """B-1.9: so many are there. However many another player holds, one is left in the pool at least."""
    for other in range(scales):
        held = [[own, other, *[0] * (seats - 2)] for own in range(scales - other)]
        games = [table(seats, decision="move", scales=each) for each in held]
        worth = [lead(load("bluemoon")(game), 0) for game in games]
        assert all(less < more for less, more in pairwise(worth)), (other, worth)


def test_a_hint_goes_where_a_dragon_gives_a_scale() -> None:
    """Mill and Thermae, left and right of the Flight Tower, are alike but for the dragon; another player leads."""
    dragon = {"green_dragon": "a2"}
    game = table(decision="move", figure="a3", steps=1, hand="red3 blue3", scales=[0, 5], dragons=dragon)
    found = hint(game.view(0), partial(game.determinize, 0), Random(3))
    assert found.ideas[0].path[0] == "step a2"


LARGE = (
    "black1 black2 red1*2 red2 red3 blue1 blue2*2 blue3 grey1 grey2 khind*2 brown1 brown2 hoax1 hoax2 yellow1 yellow2"
)
"""What is in hand after six turns in which everything was declined; the Royal Palace takes any colours."""


def test_of_the_hundreds_of_payments_of_a_large_hand_the_cheap_ones_are_looked_at() -> None:
    game = table(decision="contribute", figure="d3", hand=LARGE)
    some, every = load("bluemoon").considered(game), game.moves()
    assert set(some) < set(every)
    assert "end" in some
    assert len(every) > 500
    assert len(some) < 70
    for space in (1, 2, 3):
        start = f"contribute {space} "
        [least, *_], [cheapest, *_] = (
            sorted(_paid(move) for move in each if move.startswith(start)) for each in (some, every)
        )
        assert least == cheapest


def _paid(move: str) -> int:
    """The sum of the values of the cards."""
    cards = [word.partition("*") for word in move.split()[3:]]
    return sum(int((re.findall(r"\d", card) or ["1"])[0]) * int(number or 1) for card, _, number in cards)


def looked_back(view: Any, worlds: Determinizer, rng: Random) -> Loss | None:
    return loss(view, worlds, rng, ["end"])


@pytest.mark.slow
@pytest.mark.parametrize(("ask", "most"), [(hint, 150_000), (looked_back, 75_000)])
def test_a_large_hand_is_not_looked_through_to_the_end(ask: Callable[..., object], most: int, monkeypatch) -> None:
    """By all payments it took half a minute on a busy core: three times as many positions."""
    value, looks = load("bluemoon"), count()

    def features(game: Any, seat: int) -> Sequence[float]:
        assert next(looks) < most
        return value.features(game, seat)

    for module in ("hints", "review"):
        monkeypatch.setattr(f"engine.players.{module}.load", lambda key: replace(value, features=features))
    game = table(decision="move", figure="d2", hand=LARGE)
    assert ask(game.view(0), partial(game.determinize, 0), Random(3)) is not None

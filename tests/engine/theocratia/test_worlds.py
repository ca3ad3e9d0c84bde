"""Worlds come with their true probabilities: all deals with which the mover can go on are equally likely."""

from collections import Counter
from copy import deepcopy
from itertools import combinations
from random import Random
from typing import Any

import pytest

from engine.game import BadPosition
from tests.engine.theocratia.tables import CARDS, Table, hand

WORLDS = 1200
VIOLET_OF_SIZE_8 = {
    "g3": "barrack",
    "g5": "house",
    "h3": "factory",
    "h4": "house",
    "f3": "house",
    "f5": "house",
}


def holiday(cosmo: int, green: int) -> Table:
    """Red has kept a Violet 6 for a Holiday of Violet, whose size is 8; it lies on the Violet row."""
    table = Table("violet 3", "pink 1", "pink 2").set(round=2)
    for hex_, kind in VIOLET_OF_SIZE_8.items():
        table.building(hex_, "violet", kind)
    table.step("mode", 0, die=["violet", 6], face=6, civ="violet")
    table.set(todo=[["turn", None, None], ["mode", 0, None]])
    return table.player(0, cosmo=cosmo).civ("violet", crystals={"green": green}, row=[["violet", 6, 0]])


def war(step: str) -> Table:
    """Red has taken a Violet 2; Pink has a Warrior and no crystal, so that an Ambush or Lanterns are needed."""
    table = Table("violet 2", "violet 1", "magenta 1").bare().building("b3", "magenta")
    for name, supply in (("magenta", 0), ("turquoise", 0), ("violet", 0), ("pink", 1)):
        table.civ(name, supply=supply, crystals={})
    table.step(step, 0, die=["violet", 2], face=2 if step == "row" else None)
    return table.set(todo=[["turn", None, None], [step, 0, None]])


def only_cards(table: Table, *hidden: str) -> Table:
    """Of the deck only these cards are left, all others but the hands lie on the discard pile."""
    rest = Counter(CARDS * 2) - Counter(hidden)
    for player in table.data["players"]:
        rest -= Counter(player["hand"])
    return table.set(discard=sorted(rest.elements()))


def possible(table: Table, cards: tuple[str, ...]) -> bool:
    """Whether Red, with this hand instead, could be asked what is asked now."""
    other = deepcopy(table).hand(0, *cards).hand(1).set(discard=[])
    try:
        other.game()
    except BadPosition:
        return False
    return True


def expected(table: Table, hidden: list[str]) -> dict[tuple[str, ...], float]:
    """Every hand Red may hold, by counting the deals of single cards that lead to it."""
    size = len(table.data["players"][0]["hand"])
    deals = Counter(tuple(sorted(hand)) for hand in combinations(hidden, size))
    kept = {hand: number for hand, number in deals.items() if possible(table, hand)}
    assert 1 < len(kept) < len(deals), "some hands cannot go on, and several can"
    return {hand: number / sum(kept.values()) for hand, number in kept.items()}


SMALL: list[tuple[str, Table, tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = [
    ("a crowd", holiday(5, 8), ("joyful_crowd", "omen"), ("joyful_crowd", "omen", "drill"), ("lanterns",)),
    (
        "a crowd and lanterns",
        holiday(5, 6),
        ("joyful_crowd", "lanterns", "drill"),
        ("joyful_crowd", "lanterns", "omen", "omen"),
        ("drill",),
    ),
    (
        "two crowds and lanterns",
        holiday(2, 6),
        ("joyful_crowd", "joyful_crowd", "lanterns", "drill"),
        ("lanterns", "omen", "drill"),
        ("martyrs", "martyrs"),
    ),
    ("a face", war("face"), ("ambush", "omen"), ("lanterns", "drill", "twist_of_fate"), ("omen",)),
    ("a row", war("row"), ("ambush", "omen"), ("lanterns", "lanterns", "drill"), ("ambush",)),
]


@pytest.mark.rule("T-6.2", "T-10.1")
@pytest.mark.parametrize(("table", "held", "deck", "other"), [case[1:] for case in SMALL], ids=[c[0] for c in SMALL])
def test_hands_are_as_likely_as_their_deals(
    table: Table, held: tuple[str, ...], deck: tuple[str, ...], other: tuple[str, ...]
) -> None:
    """Blue looks on: it sees neither Red's cards nor Brown's."""
    only_cards(table.hand(0, *held).hand(1, *other), *deck)
    game, rng = table.game(), Random(1)
    chances = expected(table, [*held, *deck, *other])
    found = Counter(tuple(sorted(hand(game.determinize(2, rng), 0))) for _ in range(WORLDS))
    assert set(found) <= set(chances)
    surplus = sum((found[cards] - WORLDS * chance) ** 2 / (WORLDS * chance) for cards, chance in chances.items())
    freedom = len(chances) - 1
    assert surplus < freedom + 5 * (2 * freedom) ** 0.5


@pytest.mark.rule("T-6.2", "T-10.1")
def test_the_rest_is_shuffled_evenly_when_the_mover_needs_a_card() -> None:
    """Red holds the only Crowd that is left; Brown's card and the deck are the others in any order."""
    table = only_cards(holiday(5, 8).hand(0, "joyful_crowd").hand(1, "omen"), "drill", "lanterns")
    game, rng = table.game(), Random(2)
    found: Counter[tuple[Any, ...]] = Counter()
    for _ in range(WORLDS):
        world = game.determinize(None, rng)
        assert world.view(0).hand == ("joyful_crowd",)
        found[world.view(1).hand, tuple(world.deck)] += 1
    assert len(found) == 6
    assert all(abs(count - WORLDS / 6) < 5 * (WORLDS / 6) ** 0.5 for count in found.values())


@pytest.mark.rule("T-6.2", "T-10.1")
@pytest.mark.parametrize(
    ("needed", "cosmo", "green"),
    [
        (("joyful_crowd",), 5, 8),
        (("joyful_crowd", "lanterns"), 5, 6),
        (("joyful_crowd", "joyful_crowd", "lanterns"), 2, 6),
        (("joyful_crowd", "joyful_crowd", "lanterns", "lanterns"), 2, 4),
    ],
)
def test_needed_cards_are_dealt_at_once(needed: tuple[str, ...], cosmo: int, green: int) -> None:
    """With 8 Cosmo and 8 crystals to pay, no other hand of this size leads to the Holiday; 40 cards are hidden."""
    game, rng = holiday(cosmo, green).hand(0, *needed).game(), Random(3)
    for _ in range(50):
        assert game.determinize(1, rng).view(0).hand == needed

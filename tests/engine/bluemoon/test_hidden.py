"""B-2.5: hidden cards are dealt again with their true probabilities, counted deal by deal."""

from collections import Counter
from itertools import combinations, permutations, product
from random import Random
from typing import Any

import pytest

from engine.bluemoon import GAME
from tests.engine.bluemoon.tables import COMPLETED, cards, document, state, table, text
from tests.profiles import rounds

SAMPLES = rounds(3000, 6000)
EVERYTHING = state(table(decision="move"))["deck"]
Deal = tuple[tuple[str, ...], ...]


def position(others: list[dict[str, str]], deck: str, stale: str, fresh: str) -> Any:
    """Seat 0 is to move and has drawn nothing; of each other seat: old cards, drawn ones, and those spent of them."""
    hands: list[list[str]] = [["yellow1"]]
    drawn: list[list[str]] = [[]]
    spent: list[list[str]] = [[]]
    for other in others:
        held = Counter(cards(other["old"] + " " + other["drawn"]))
        hands.append([*(held - Counter(cards(other["spent"]))).elements()])
        drawn.append(cards(other["drawn"]))
        spent.append(cards(other["spent"]))
    lying = Counter([*(card for hand in hands for card in hand), *cards(deck), *cards(stale), *cards(fresh)])
    return GAME.from_json(
        text(
            document(
                len(hands),
                decision="reset",
                hands=hands,
                deck=cards(deck),
                discard=[*(Counter(EVERYTHING) - lying).elements()],
                waiting=[*cards(stale), *cards(fresh)],
                drawn=drawn,
                spent=spent,
                stale=len(cards(stale)),
                **COMPLETED,
            )
        )
    )


def deals(others: list[dict[str, str]], deck: str, stale: str, fresh: str) -> Counter[Deal]:
    """Every way to deal old and new cards and to spend of what each of the others then holds, as it was seen."""
    old = [card for other in others for card in cards(other["old"])] + cards(stale)
    new = [card for other in others for card in cards(other["drawn"])] + cards(deck) + cards(fresh)
    seen = [Counter(cards(other["spent"])) for other in others]
    found: Counter[Deal] = Counter()
    for olds, news in product(permutations(old), permutations(new)):
        first, then = iter(olds), iter(news)
        held = [
            [next(first) for _ in cards(other["old"])] + [next(then) for _ in cards(other["drawn"])] for other in others
        ]
        lying = sorted(next(then) for _ in cards(deck)), [*first], [*then]
        ways = [
            Counter(
                tuple(sorted((Counter(hand) - Counter(gone)).elements()))
                for gone in combinations(hand, seen[who].total())
                if Counter(gone) == seen[who]
            )
            for who, hand in enumerate(held)
        ]
        for hands in product(*ways):
            weight = 1
            for way, hand in zip(ways, hands, strict=True):
                weight *= way[hand]
            found[*hands, *map(tuple, lying)] += weight
    return found


def dealt(game: Any, seed: int) -> Deal:
    world = state(game.determinize(0, Random(seed)))
    hands = [tuple(sorted(hand)) for hand in world["hands"][1:]]
    stale = world["stale"]
    return (*hands, tuple(sorted(world["deck"])), tuple(world["waiting"][:stale]), tuple(world["waiting"][stale:]))


@pytest.mark.rule("B-2.5", "B-9.4")
@pytest.mark.parametrize(
    "cards_of",
    [
        ([{"old": "red1 khind", "drawn": "red2 red1", "spent": ""}], "khind red1", "", ""),
        ([{"old": "red1 blue1", "drawn": "red2 red1 khind", "spent": "red1"}], "khind red1", "", ""),
        ([{"old": "red1 khind", "drawn": "red1 khind black1", "spent": "red1 khind"}], "khind red2", "red1", "black1"),
        (
            [
                {"old": "red1", "drawn": "black1 khind", "spent": "red1"},
                {"old": "blue1 khind", "drawn": "red1", "spent": "blue1"},
            ],
            "red1 blue1",
            "khind",
            "",
        ),
        (
            [
                {"old": "red1", "drawn": "red1 khind", "spent": "red1"},
                {"old": "khind", "drawn": "red1", "spent": "khind"},
                {"old": "blue1", "drawn": "", "spent": ""},
            ],
            "khind blue1",
            "",
            "",
        ),
    ],
    ids=["drawn", "spent", "reward cards", "two others", "three others"],
)
def test_cards_are_dealt_again_as_often_as_they_come_so(cards_of: tuple[Any, ...]) -> None:
    """Chi-square against the count of all deals that agree with what seat 0 knows."""
    game, ways = position(*cards_of), deals(*cards_of)
    found = Counter(dealt(game, seed) for seed in range(SAMPLES))
    assert found.keys() <= ways.keys()
    surplus, cells, rare, rarely = 0.0, 0, 0.0, 0
    for deal, number in ways.items():
        expected = SAMPLES * number / ways.total()
        if expected < 5:
            rare, rarely = rare + expected, rarely + found[deal]
        else:
            surplus, cells = surplus + (found[deal] - expected) ** 2 / expected, cells + 1
    if rare:
        surplus, cells = surplus + (rarely - rare) ** 2 / rare, cells + 1
    freedom = cells - 1
    assert surplus < freedom + 5 * (2 * freedom) ** 0.5


def test_who_has_not_drawn_since_the_shuffle_holds_old_cards() -> None:
    others = [{"old": "", "drawn": "red1 red2", "spent": ""}, {"old": "blue1 blue2", "drawn": "", "spent": ""}]
    game = position(others, "red3 khind", "", "")
    for seed in range(40):
        hands = state(game.determinize(0, Random(seed)))["hands"]
        assert Counter(hands[2]) == Counter(["blue1", "blue2"])
        assert set(hands[1]) <= {"red1", "red2", "red3", "khind"}


def test_cards_spent_before_the_first_draw_are_known_to_be_old() -> None:
    """Seat 1 discards before it has drawn from the new deck, then draws from it; later discards may be either."""
    rest = Counter(EVERYTHING) - Counter(cards("red1*2 blue1*2"))
    hands = [cards("red1"), cards("red1 blue1*2")]
    game = table(decision="reset", seat=0, hands=hands, deck=[], discard=[*rest.elements()])
    for move in ("discard nothing", "end", "end", "discard blue1"):
        game.play(move)
    assert state(game)["spent"] == [[], []]
    for move in ("end", "end", "discard nothing", "end", "end", "discard blue1"):
        game.play(move)
    assert state(game)["spent"] == [[], ["blue1"]]
    assert dict(game.view(0).players[1].spent) == {"blue1": 1}
    assert [player.drawn for player in game.view(0).players] == [4, 6]

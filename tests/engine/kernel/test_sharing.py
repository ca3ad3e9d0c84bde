"""Ranks, sets, dealing again and events."""

from collections import Counter
from random import Random

import pytest

from engine.game import Event
from engine.kernel.log import emit
from engine.kernel.ranks import ranks
from engine.kernel.sets import deal, mask, members, names, union


@pytest.mark.parametrize(
    ("keys", "places"),
    [
        ([7], (1,)),
        ([5, 9, 5], (2, 1, 2)),
        ([9, 5, 9, 1], (1, 3, 1, 4)),
        ([(9, 1), (9, 2), (8, 99)], (2, 1, 3)),
        ([3, 3, 3], (1, 1, 1)),
    ],
)
def test_equal_keys_share_a_place(keys: list[int], places: tuple[int, ...]) -> None:
    assert ranks(keys) == places


def test_sets_are_masks() -> None:
    assert mask([0, 3, 3]) == 0b1001
    assert members(0b1001) == (0, 3)
    assert members(0) == ()
    assert names(0b101, ("red", "blue", "green")) == ("red", "green")
    assert union([0b1, 0b110]) == 0b111


def test_everything_unseen_is_dealt_once() -> None:
    dealt = list(deal("abcde", [2, 0, 3], Random(1)))
    assert [len(part) for part in dealt] == [2, 0, 3]
    assert sorted(card for part in dealt for card in part) == list("abcde")


def test_every_assignment_is_equally_likely() -> None:
    rng = Random(7)
    found = Counter(tuple(frozenset(part) for part in deal("abcd", [2, 2], rng)) for _ in range(6_000))
    assert len(found) == 6, "the ways to choose two of four"
    assert all(850 < count < 1_150 for count in found.values())


def test_more_or_fewer_places_than_things_are_refused() -> None:
    with pytest.raises(ValueError, match="5 unseen things for 4 hidden places"):
        list(deal("abcde", [2, 2], Random(1)))


def test_events_are_built_where_a_log_is_kept() -> None:
    log: list[Event] = []
    emit(log, "drew", 1, only=1, reveals=True, card="apple1")
    emit(None, "drew", 1)
    (event,) = log
    assert (event.kind, event.seat, event.only, event.reveals, event.data) == ("drew", 1, 1, True, {"card": "apple1"})

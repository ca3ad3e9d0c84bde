"""Chance is the same everywhere, fair, and one stream never touches another."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.chance import Stream, seed_bytes

SEED = bytes(range(16))


# `printf` of the sixteen bytes, the name, a zero and the counter in eight bytes, through `sha256sum`:
DECK = bytes.fromhex(
    "4c307f50c676adbd3a0fb0a3e27f4aeac5fffd6bcae52c382c0589ad004c9a7d"
    "f5d762b53937481cb1e1ea40bd080292e0436de62492c314f3377f4fc6ea47f6"
)


def words(digests: bytes) -> list[int]:
    return [int.from_bytes(digests[at : at + 8], "big") for at in range(0, len(digests), 8)]


def test_known_words() -> None:
    stream = Stream(SEED, "deck")
    assert [stream.below(1 << 64) for _ in range(8)] == words(DECK)


def test_known_shuffle() -> None:
    """From the last place down, swapped with the place word modulo (place + 1)."""
    items = list("abcdefg")
    Stream(SEED, "deck").shuffle(items)
    assert "".join(items) == "efagdcb"


def test_known_rolls() -> None:
    stream = Stream(SEED, "die")
    assert [stream.roll() for _ in range(4)] == [4, 3, 5, 5]


def test_words_of_the_incomplete_span_are_thrown_away() -> None:
    """Just over half of all words fit this bound once; the others would make small numbers twice as likely."""
    bound = (1 << 63) + 1
    kept = [word for word in words(DECK) if word < bound]
    assert 0 < len(kept) < 8
    stream = Stream(SEED, "deck")
    assert [stream.below(bound) for _ in kept] == kept


def test_streams_are_independent() -> None:
    one, other = Stream(SEED, "one"), Stream(SEED, "other")
    expected = [Stream(SEED, "one").below(1000)]
    other.below(1000)
    assert [one.below(1000)] == expected
    assert [Stream(SEED, "one").below(1 << 64)] != [Stream(SEED, "other").below(1 << 64)]


def test_every_order_is_equally_likely() -> None:
    """Chi-square over the 24 orders of four cards; 23 degrees of freedom exceed 49.7 once in a thousand."""
    orders: Counter[tuple[str, ...]] = Counter()
    for number in range(6_000):
        cards = list("abcd")
        Stream(seed_bytes(number), "deck").shuffle(cards)
        orders[tuple(cards)] += 1
    expected = 6_000 / 24
    assert set(orders) == set(permutations("abcd"))
    assert sum((count - expected) ** 2 / expected for count in orders.values()) < 49.7


def test_every_face_is_equally_likely() -> None:
    """Chi-square over six faces; 5 degrees of freedom exceed 20.5 once in a thousand."""
    stream = Stream(SEED, "fair")
    faces = Counter(stream.roll() for _ in range(6_000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert sum((count - 1_000) ** 2 / 1_000 for count in faces.values()) < 20.5


@given(st.integers(0, 2**128 - 1), st.integers(1, 2**64))
def test_numbers_stay_below_their_bound(seed: int, bound: int) -> None:
    assert 0 <= Stream(seed_bytes(seed), "x").below(bound) < bound


@given(st.integers(0, 2**128 - 1), st.lists(st.integers()))
def test_a_shuffle_loses_nothing(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    Stream(seed_bytes(seed), "x").shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_seeds() -> None:
    assert seed_bytes(258) == bytes(14) + b"\x01\x02"
    assert seed_bytes(SEED) == SEED
    for bad in (-1, 1 << 128, b"short", bytes(17)):
        with pytest.raises(ValueError, match="seed"):
            seed_bytes(bad)

"""Sets of cards, hexes or other ids as bit masks, and dealing hidden things again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import TypeVar

T = TypeVar("T")


def mask(ids: Iterable[int]) -> int:
    """The set of these ids."""
    found = 0
    for each in ids:
        found |= 1 << each
    return found


@lru_cache(maxsize=1 << 14)
def members(mask: int) -> tuple[int, ...]:
    """The ids of a set, ascending."""
    found = []
    while mask:
        bit = mask & -mask
        found.append(bit.bit_length() - 1)
        mask ^= bit
    return tuple(found)


def lowest(mask: int) -> int:
    """The smallest id of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def union(masks: Iterable[int]) -> int:
    """What is in any of the sets."""
    found = 0
    for each in masks:
        found |= each
    return found


def names(mask: int, table: Sequence[str]) -> tuple[str, ...]:
    """The names of a set's ids, ascending by id."""
    return tuple(table[each] for each in members(mask))


def deal(unseen: Iterable[T], sizes: Sequence[int], rng: Random) -> Iterator[list[T]]:
    """Deal everything a viewer has not seen to the places that hide it, this many to each.

    Every assignment is equally likely, which is the truth wherever nothing is known of single unseen things; what is
    known is put in its place first. Raises ValueError unless the sizes add up to what is unseen.
    """
    pool = list(unseen)
    if sum(sizes) != len(pool):
        raise ValueError(f"{len(pool)} unseen things for {sum(sizes)} hidden places")
    rng.shuffle(pool)
    start = 0
    for size in sizes:
        yield pool[start : start + size]
        start += size

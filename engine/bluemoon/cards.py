"""Sets of cards as numbers: eight bits for each kind of card, holding how many there are of it.

So sets are added and subtracted as they are, compared at once and kept in dicts. A kind is an index into `WORDS`. The
masks of `engine.kernel.sets` are no use here: they hold each thing once, and of most cards there are several.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NewType

from engine.bluemoon.catalogue import COLOURS, COPIES, WILD_COLOUR, WILD_COPIES

Kind = NewType("Kind", int)
if TYPE_CHECKING:

    class Cards(int):
        """A packed set of cards; its sums and differences are sets again."""

        def __add__(self, other: Cards) -> Cards: ...  # type: ignore[override]
        def __sub__(self, other: Cards) -> Cards: ...  # type: ignore[override]
        def __and__(self, other: int) -> Cards: ...

else:
    Cards = int  # sums of a real subclass would be slow, and would be plain numbers again
NONE = Cards(0)
_SPECIAL_WORDS = {"green1": "khind", "white1": "hoax1", "white2": "hoax2"}

FACES: tuple[tuple[int, int], ...] = tuple(
    (colour, value) for colour, name in enumerate(COLOURS) for value in COPIES if name != WILD_COLOUR or value == 1
)
"""Colour (index into COLOURS) and value of each kind, in the order of payments."""
WORDS: tuple[str, ...] = tuple(
    _SPECIAL_WORDS.get(word, word) for word in (f"{COLOURS[colour]}{value}" for colour, value in FACES)
)
KIND = {word: Kind(kind) for kind, word in enumerate(WORDS)}
KINDS = tuple(map(Kind, range(len(WORDS))))

_BITS = 8
ONE: tuple[Cards, ...] = tuple(Cards(1 << _BITS * kind) for kind in KINDS)
SOME: tuple[int, ...] = tuple((1 << _BITS) - 1 << _BITS * kind for kind in KINDS)
"""Masks: all cards of a kind."""
OF_COLOUR: tuple[int, ...] = tuple(
    sum(SOME[kind] for kind in KINDS if FACES[kind][0] == colour) for colour in range(len(COLOURS))
)
GUARD = sum(1 << _BITS * kind + _BITS - 1 for kind in KINDS)


def pack(kinds: Iterable[Kind]) -> Cards:
    return Cards(sum(ONE[kind] for kind in kinds))


def unpack(cards: Cards) -> list[Kind]:
    """Each card by its kind, ascending."""
    return [kind for kind, number in zip(KINDS, counts(cards), strict=True) for _ in range(number)]


def counts(cards: Cards) -> bytes:
    """How many of each kind."""
    return cards.to_bytes(len(WORDS), "little")


def size(cards: Cards) -> int:
    """How many cards in all: a number equals the sum of its digits modulo the base less one."""
    return cards % 255


def holds(cards: Cards, part: Cards) -> bool:
    """Whether one set is contained in another: no kind borrows from its guard bit."""
    return ((cards | GUARD) - part) & GUARD == GUARD


def holds_any(cards: Cards, parts: Iterable[Cards]) -> bool:
    """Whether one of several sets is contained in another."""
    guarded = cards | GUARD
    for part in parts:  # noqa: SIM110 -- faster than any()
        if (guarded - part) & GUARD == GUARD:
            return True
    return False


def common(cards: Cards, others: Cards) -> Cards:
    """The intersection of both sets."""
    return Cards(sum(one * min(pair) for one, *pair in zip(ONE, counts(cards), counts(others), strict=True)))


def words(cards: Cards) -> tuple[str, ...]:
    """Each card by its word, in the order of payments."""
    return tuple(WORDS[kind] for kind in unpack(cards))


def text(cards: Cards) -> str:
    """`blue1*2 hoax1`."""
    return " ".join(
        f"{WORDS[kind]}*{number}" if number > 1 else WORDS[kind] for kind, number in enumerate(counts(cards)) if number
    )


def parse(written: str) -> Cards | None:
    """The set that `text` denotes in this notation; None if it denotes none."""
    found = NONE
    for word in written.split(" "):
        name, _, number = word.partition("*")
        if name not in KIND or number not in _NUMBERS or found & SOME[KIND[name]]:
            return None
        found += Cards(ONE[KIND[name]] * int(number or 1))
    return found if holds(PACK, found) and text(found) == written else None


_NUMBERS = ("", *map(str, range(2, WILD_COPIES + 1)))
PACK = Cards(
    sum(
        one * (WILD_COPIES if COLOURS[colour] == WILD_COLOUR else COPIES[value])
        for one, (colour, value) in zip(ONE, FACES, strict=True)
    )
)
"""All eighty cards."""

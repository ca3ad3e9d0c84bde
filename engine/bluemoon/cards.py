"""Sets of cards as numbers: eight bits for each kind of card, holding how many there are of it.

So sets are added and subtracted as they are, compared at once and kept in dicts. A kind is an index into `WORDS`.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.bluemoon.catalogue import COLOURS, COPIES, WILD_COLOUR, WILD_COPIES

_SPECIAL_WORDS = {"green1": "khind", "white1": "hoax1", "white2": "hoax2"}

FACES: tuple[tuple[int, int], ...] = tuple(
    (colour, value) for colour, name in enumerate(COLOURS) for value in COPIES if name != WILD_COLOUR or value == 1
)
"""Colour (index into COLOURS) and value of each kind, in the order of payments."""
WORDS: tuple[str, ...] = tuple(
    _SPECIAL_WORDS.get(word, word) for word in (f"{COLOURS[colour]}{value}" for colour, value in FACES)
)
KIND = {word: kind for kind, word in enumerate(WORDS)}
KINDS = range(len(WORDS))

_BITS = 8
ONE: tuple[int, ...] = tuple(1 << _BITS * kind for kind in KINDS)
SOME: tuple[int, ...] = tuple((1 << _BITS) - 1 << _BITS * kind for kind in KINDS)
"""Masks: all cards of a kind."""
OF_COLOUR: tuple[int, ...] = tuple(
    sum(SOME[kind] for kind in KINDS if FACES[kind][0] == colour) for colour in range(len(COLOURS))
)
_GUARD = sum(1 << _BITS * kind + _BITS - 1 for kind in KINDS)


def pack(kinds: Iterable[int]) -> int:
    return sum(ONE[kind] for kind in kinds)


def unpack(cards: int) -> list[int]:
    """Each card by its kind, ascending."""
    return [kind for kind, number in enumerate(counts(cards)) for _ in range(number)]


def counts(cards: int) -> bytes:
    """How many of each kind."""
    return cards.to_bytes(len(WORDS), "little")


def size(cards: int) -> int:
    """How many cards in all: a number equals the sum of its digits modulo the base less one."""
    return cards % 255


def holds(cards: int, part: int) -> bool:
    """Whether a set lies in another: no kind borrows from its guard bit."""
    return ((cards | _GUARD) - part) & _GUARD == _GUARD


def common(cards: int, others: int) -> int:
    """What both sets have."""
    return sum(one * min(pair) for one, *pair in zip(ONE, counts(cards), counts(others), strict=True))


def words(cards: int) -> tuple[str, ...]:
    """Each card by its word, in the order of payments."""
    return tuple(WORDS[kind] for kind in unpack(cards))


def text(cards: int) -> str:
    """`blue1*2 hoax1`."""
    return " ".join(
        f"{WORDS[kind]}*{number}" if number > 1 else WORDS[kind] for kind, number in enumerate(counts(cards)) if number
    )


def parse(written: str) -> int | None:
    """The set that `text` writes like this; None where it writes none so."""
    cards = 0
    for word in written.split(" "):
        name, _, number = word.partition("*")
        if name not in KIND or number not in _NUMBERS:
            return None
        cards += ONE[KIND[name]] * (int(number) if number else 1)
    return cards if holds(PACK, cards) and text(cards) == written else None


_NUMBERS = ("", *map(str, range(2, WILD_COPIES + 1)))
PACK = sum(
    ONE[kind] * (WILD_COPIES if COLOURS[colour] == WILD_COLOUR else COPIES[value])
    for kind, (colour, value) in enumerate(FACES)
)
"""All eighty cards."""

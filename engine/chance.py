"""Every shuffle and roll: fair numbers from SHA-256, the same on every machine and Python version.

A stream is named, so that drawing from one never changes another; a game names each occasion (`"deck"`,
`"discard 2"`) and keeps the count itself, so a state needs to hold the seed alone.
"""

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import TypeVar

T = TypeVar("T")
SEED_BYTES = 16
_WORD = 1 << 64


def seed_bytes(seed: int | bytes) -> bytes:
    """The 16 bytes a seed stands for: an int from 0 to 2**128 - 1 big-endian, bytes as they are.

    Raises ValueError for anything else.
    """
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        return seed
    if not 0 <= seed < 1 << 8 * SEED_BYTES:
        raise ValueError("a seed is a number from 0 to 2**128 - 1")
    return seed.to_bytes(SEED_BYTES, "big")


class Stream:
    """Endless fair numbers: block n is SHA-256(seed, name, 0, n as 8 bytes), read as four 64-bit words."""

    __slots__ = ("_words",)

    def __init__(self, seed: bytes, name: str) -> None:
        self._words = _words(seed + name.encode() + b"\0")

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely: words in the last, incomplete span are thrown away."""
        limit = _WORD - _WORD % bound
        for word in self._words:
            if word < limit:
                return word % bound
        raise AssertionError("the words never end")

    def roll(self, faces: int = 6) -> int:
        """One throw of a die with faces 1 to `faces`."""
        return self.below(faces) + 1

    def shuffle(self, items: list[T]) -> None:
        """Fisher-Yates in place, from the last item down."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class Dealer(Random):
    """The numbers of a stream for whoever expects a `Random`: the same on every machine and Python version, as far as
    they draw whole numbers, bytes or an order.
    """

    def __init__(self, seed: bytes, name: str) -> None:
        self._words = _words(seed + name.encode() + b"\0")
        super().__init__()

    def seed(self, *args: object, **named: object) -> None:
        """The stream is the seed."""

    def random(self) -> float:
        return self.getrandbits(53) / (1 << 53)

    def getrandbits(self, k: int, /) -> int:
        """As many words as it takes, the first one highest; what is left of the last one is thrown away."""
        number, bits = 0, 0
        while bits < k:
            number, bits = (number << 64) | next(self._words), bits + 64
        return number >> (bits - k)


def _words(prefix: bytes) -> Iterator[int]:
    counter = 0
    while True:
        digest = sha256(prefix + counter.to_bytes(8, "big")).digest()
        for start in range(0, 32, 8):
            yield int.from_bytes(digest[start : start + 8], "big")
        counter += 1

"""What was reckoned once, kept by what it was reckoned of."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """Answers by what they depend on, where that is told apart from what reckons them: a board changes.

    Not `bot.base.newest`, of which the rules know nothing: there an entry is wanted until newer ones take its place;
    what is reckoned here can be reckoned again, and finding the oldest costs more than beginning anew.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._found: dict[Hashable, T] = {}

    def get(self, key: Hashable, reckon: Callable[[], T]) -> T:
        """The answer for this key. All are forgotten where there are too many: those that matter come again."""
        found = self._found.get(key)
        if found is None:
            if len(self._found) >= self._most:
                self._found.clear()
            found = self._found[key] = reckon()
        return found

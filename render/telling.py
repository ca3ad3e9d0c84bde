"""From facts to sentences: what alt texts and the state in words of every game are made with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.game import Fact, View
from render.picture import Focus, Say, Verbatim

ALT_LIMIT = 1000
V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Telling(Generic[V]):
    """A view with the words to tell it, found under `<game>-words-<key>`."""

    view: V
    focus: Focus
    say: Say

    def __call__(self, key: str, /, **data: Fact) -> str:
        return self.say(f"{self.view.game}-words-{key}", **data)

    def name(self, seat: int) -> Verbatim:
        return Verbatim(self.focus.names[seat])

    def names(self, seats: Iterable[int]) -> tuple[Verbatim, ...]:
        return tuple(self.name(seat) for seat in seats)

    def list(self, things: Iterable[str]) -> tuple[str, ...]:
        """The things, or the word for none."""
        return tuple(things) or (Verbatim(self("none")),)

    def row(self, key: str, rows: Iterable[dict[str, Fact]]) -> tuple[str, ...]:
        """A phrase for each row, for use in a list."""
        return self.list(Verbatim(self(key, **row)) for row in rows)

    def stock(self, stock: Iterable[tuple[str, int]]) -> tuple[str, ...]:
        """How many there are of each thing there is."""
        return self.row("count", ({"thing": thing, "count": count} for thing, count in stock if count))


def alt(sentences: Iterable[str]) -> str:
    """The sentences that fit the limit, in their order; one that is too long gives way to those after it."""
    told = ""
    for sentence in sentences:
        if len(told) + len(sentence) + 1 <= ALT_LIMIT:
            told = f"{told} {sentence}".strip()
    return told

"""The contract of digests: which events of a game tell a whole turn in one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import TYPE_CHECKING

from engine.game import Event

if TYPE_CHECKING:
    from render import Localize


@dataclass(frozen=True, slots=True)
class Digest:
    """What those who wait are told of a turn. Kinds that are not named happen by themselves: pictures mark them."""

    telling: tuple[str, ...]
    """Kinds of events, the most telling first: of a turn the first of them that happened is told."""
    always: frozenset[str] = frozenset()
    """Kinds that are told in any case, such as the end of a round."""
    losses: Mapping[str, str] = field(default_factory=dict)
    """Kinds that take something from a seat, and the fact that names this seat: told to it first."""
    parts: tuple[str, ...] = ()
    """Kinds whose words have the form `.part`, the heaviest first: several of them in a turn are told in one line."""
    ends: frozenset[str] = frozenset()
    """Kinds after which another turn begins, even if the same seat decides on, such as the end of a round."""
    aside: frozenset[str] = frozenset()
    """Kinds with which a seat begins what is no turn, as a choice before its first one: told where there is room."""
    skips: frozenset[str] = frozenset()
    """Kinds by which a seat loses its turn without being asked: told to this seat where there is room."""

    alone: frozenset[str] = frozenset()
    """Kinds that happen by themselves and may bring a seat something, as around the end of a round."""
    gains: str = ""
    """The kind whose `amount` is summed of that, with its own words: `<game>-gained` tells it of `$gains`, the seats
    with their sums, in the course of a game and after the `$last` round. Without it nothing is summed.
    """
    things: Callable[[Sequence[Event], Localize], Sequence[str]] | None = None
    """What else happened by itself, in words: told before that as `$things`, of which there are `$count`, or with
    commas alone as `$listed`.
    """

    def of_turn(self, events: Sequence[Event], seat: int | None) -> Event | None:
        """The event that stands for a turn of this seat; of two of a kind the later one, but none that came alone."""
        done = takewhile(lambda event: event.kind not in self.alone, events)
        own = {event.kind: event for event in done if event.seat == seat and event.only is None}
        return next((own[kind] for kind in self.telling if kind in own), None)

    def parts_of(self, events: Sequence[Event], seat: int | None) -> list[Event]:
        """What tells a turn of this seat in which several such things happened, the heaviest first."""
        own = [event for event in events if event.seat == seat and event.only is None and event.kind in self.parts]
        return sorted(own, key=lambda event: self.parts.index(event.kind)) if len(own) > 1 else []

    def by_itself(self, events: Sequence[Event], end: Event | None) -> list[Event]:
        """What happened by itself around this end of a round, or up to the end of the game."""
        run: list[Event] = []
        for event in events:
            if event.kind in self.telling and event.kind != self.gains:
                if any(one is end for one in run):
                    break
                run = []
            elif run or event.kind in self.alone:
                run.append(event)
        return run if end is None or any(one is end for one in run) else []

    def gained(self, events: Sequence[Event]) -> Counter[int]:
        """What each seat gained by these."""
        sums = Counter[int]()
        for event in events:
            amount = event.data.get("amount")
            if event.kind == self.gains and event.seat is not None and isinstance(amount, int):
                sums[event.seat] += amount
        return sums

    def lost(self, events: Sequence[Event], seat: int) -> Iterator[Event]:
        """What others took from this seat."""
        for event in events:
            if event.seat != seat and event.data.get(self.losses.get(event.kind, "")) == seat:
                yield event

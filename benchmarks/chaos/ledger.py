"""How many clicks of each kind met each fault in each game, and what is met too seldom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from benchmarks.chaos.people import KINDS, Kind

AT_RANDOM = 0.4
"""How often nobody looks at what is missing."""


def cell(fault: str, kind: str, game: str) -> str:
    return f"{fault}|{kind}|{game}"


@dataclass
class Ledger:
    """The table of faults, kinds of click and games: of all runs so far."""

    cells: Counter[str] = field(default_factory=Counter)
    now: Counter[str] = field(default_factory=Counter)
    """Those of this part alone."""

    def note(self, fault: str, kind: Kind, game: str) -> None:
        self.cells[cell(fault, kind, game)] += 1
        self.now[cell(fault, kind, game)] += 1

    def next_fault(self, faults: Iterable[str], games: Mapping[str, Collection[str]], rng: Random) -> str:
        """The one with the most empty cells, often; `games` are those that can meet it."""
        mixed = sorted(faults)
        rng.shuffle(mixed)
        if rng.random() < AT_RANDOM:
            return mixed[0]
        return max(mixed, key=lambda fault: sum(self.empty(fault, game) for game in games[fault]))

    def empty(self, fault: str, game: str) -> int:
        """How many kinds of click of a game have never met a fault."""
        return sum(not self.cells[cell(fault, kind, game)] for kind in KINDS)

    def next_kind(self, faults: Collection[str], kinds: Sequence[Kind], game: str, rng: Random) -> Kind:
        """What has met one of the faults that are going on least often, mostly."""
        if not faults or rng.random() < AT_RANDOM:
            return rng.choice(kinds)
        return min(rng.sample(kinds, len(kinds)), key=lambda kind: self.least(faults, kind, game))

    def least(self, faults: Collection[str], kind: Kind, game: str) -> int:
        """How often a kind of click met that one of these faults that it met least often."""
        return min((self.cells[cell(fault, kind, game)] for fault in faults), default=1)

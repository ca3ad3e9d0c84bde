"""What somebody's results come to: wins, places, margins, pace, records, points by source beside everybody's."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from statistics import median_low
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store import ResultRow, Total


@dataclass(frozen=True, slots=True)
class Personal:
    """The figures of one person in one game."""

    games: int
    wins: int
    places: tuple[tuple[int, int], ...]
    """Each place, and how often."""
    points: float
    """On average."""
    margin: float
    """Points ahead of the best other seat, on average."""
    pace: int
    """In half of the games, half of the turns took at most so many seconds."""
    best: ResultRow
    """The one with most points, the earliest of several."""
    largest: ResultRow | None
    """The victory by most points."""
    row: int
    """Most wins one after the other."""
    unrated: tuple[tuple[str, int], ...]
    """Why games do not count for the rating, and how many each."""


@dataclass(frozen=True, slots=True)
class Source:
    """Points from one source, on average."""

    source: str
    mine: float
    everybody: float


def personal(results: Sequence[ResultRow]) -> Personal:
    """The figures of results in one game, at least one."""
    oldest = sorted(results, key=lambda result: (result.at, result.game))
    wins = [result for result in oldest if result.place == 1]
    paces = [result.pace for result in oldest if result.turns]
    places = Counter(result.place for result in oldest if result.place is not None)
    return Personal(
        games=len(oldest),
        wins=len(wins),
        places=tuple(sorted(places.items())),
        points=sum(result.points for result in oldest) / len(oldest),
        margin=sum(result.margin for result in oldest) / len(oldest),
        pace=median_low(paces) if paces else 0,
        best=max(oldest, key=lambda result: result.points),
        largest=max((win for win in wins if win.margin > 0), key=lambda win: win.margin, default=None),
        row=_row(oldest),
        unrated=tuple(sorted(Counter(result.unrated for result in oldest if result.unrated).items())),
    )


def _row(oldest: Sequence[ResultRow]) -> int:
    longest = now = 0
    for result in oldest:
        now = now + 1 if result.place == 1 else 0
        longest = max(longest, now)
    return longest


def sources(results: Sequence[ResultRow], totals: Sequence[Total]) -> tuple[list[Source], float]:
    """Points by source beside the average of everybody, those that bring most first; and everybody's points."""
    everybody = {total.source: total.points for total in totals}
    count = max(1, next((total.results for total in totals if not total.source), 0))
    mine: Counter[str] = Counter()
    for result in results:
        mine.update(result.sources)
    named = dict.fromkeys([*mine, *filter(None, everybody)])
    found = [Source(name, mine[name] / len(results), everybody.get(name, 0) / count) for name in named]
    found = [one for one in found if one.mine or one.everybody]
    return sorted(found, key=lambda one: (-one.everybody, one.source)), everybody.get("", 0) / count

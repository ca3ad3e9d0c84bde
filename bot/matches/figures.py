"""What a game that is over counts for, from its header, journal and final position."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from statistics import median_low
from typing import TYPE_CHECKING

from bot.matches.match import ENDS, Match
from bot.matches.seats import OFFERS
from bot.store import ResultRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store import GameRow, JournalEntry


@dataclass(frozen=True, slots=True)
class _Sitting:
    """A person, and the seat they played or resigned."""

    seat: int
    user: int
    name: str


def results(row: GameRow, journal: Sequence[JournalEntry]) -> list[ResultRow]:
    """What each person reached, by the best of their seats; nothing where one person played against nobody."""
    match = Match.restore(row, journal)
    if len({seat.user for seat in row.seats}) < 2 or row.ended != "over":
        return []
    why, found = unrated(match, journal), dict[int, ResultRow]()
    for sitting in sorted(_sittings(match), key=lambda one: _order(match, one.seat)):
        found.setdefault(sitting.user, _result(match, sitting, why))
    return list(found.values())


def unrated(match: Match, journal: Sequence[JournalEntry]) -> str:
    """Why a game does not count for ratings: `imported`, `seats`, `people`, `hints`, `back`; empty if it does."""
    if match.header.continued is not None:
        return "imported"
    left = [event.kind for entry in journal for event in entry.events if entry.kind in ("hand_over", "resign")]
    if any(kind not in (ENDS, *OFFERS) for kind in left):
        return "seats"
    if ENDS in left or len({match.owner(seat) for seat in range(len(match.names))} - {None}) < 2:
        return "people"
    if match.row.hints:
        return "hints"
    return "back" if _took_a_reveal_back(journal) else ""


def _took_a_reveal_back(journal: Sequence[JournalEntry]) -> bool:
    plays: list[JournalEntry] = []
    for entry in journal:
        if entry.kind == "play":
            plays.append(entry)
        elif entry.kind == "undo":
            gone = plays[len(plays) - entry.back :]
            del plays[len(plays) - entry.back :]
            if any(event.reveals for play in gone for event in play.events):
                return True
    return False


def _sittings(match: Match) -> list[_Sitting]:
    """Who sits there at the end, and who resigned: their seat is theirs, whoever played it on."""
    left = {
        event.seat: _Sitting(event.seat, entry.user, str(event.data["was"]))
        for entry in match.history
        if entry.kind == "resign" and entry.user is not None
        for event in entry.events
        if event.seat is not None and "was" in event.data
    }
    sitting = [
        _Sitting(place, seat.user, seat.name)
        for place, seat in enumerate(match.row.seats)
        if seat.user is not None and place not in left
    ]
    return [*sitting, *left.values()]


def _order(match: Match, seat: int) -> int:
    ranks = match.result.ranks if match.result else None
    return ranks[seat] if ranks else seat


def _result(match: Match, sitting: _Sitting, why: str) -> ResultRow:
    scores, ranks = match.game.scores(), match.result.ranks if match.result else None
    mine = scores[sitting.seat]
    others = [score.total for seat, score in enumerate(scores) if seat != sitting.seat]
    turns = _turns(match, sitting.user)
    sources: dict[str, int] = {}
    for source, points in mine.lines:
        sources[source] = sources.get(source, 0) + points
    return ResultRow(
        game=match.id,
        user=sitting.user,
        name=sitting.name,
        key=match.key,
        guild=match.row.guild or 0,
        seats=len(scores),
        at=match.latest.at if match.latest else match.row.created,
        place=ranks[sitting.seat] if ranks else None,
        points=mine.total,
        margin=mine.total - max(others),
        sources=sources,
        turns=len(turns),
        pace=median_low(turns) if turns else 0,
        unrated=why,
    )


def _turns(match: Match, user: int) -> list[int]:
    """The seconds that each turn of a person took: from the decision before it to its own last one."""
    since, taken = match.row.created, list[int]()
    plays = [entry for entry in match.history if entry.kind == "play"]
    for (_, by), turn in groupby(plays, key=lambda entry: (entry.seat, entry.user)):
        last = [entry.at for entry in turn][-1]
        if by == user:
            taken.append(max(0, last - since))
        since = last
    return taken

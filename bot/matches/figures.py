"""What a game that is over counts for, from its header, journal and final position."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from statistics import median_low
from typing import TYPE_CHECKING

from bot.matches.match import Match
from bot.matches.ratings import Outcome
from bot.matches.stays import Stay, stays, was_lost
from bot.store import ResultRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store import GameRow, JournalEntry


@dataclass(frozen=True, slots=True)
class _Person:
    """Somebody who sat at a game."""

    user: int
    stays: tuple[Stay, ...]
    resigned: bool

    @property
    def began(self) -> bool:
        """Whether they are rated: who took a seat over has not played the whole game."""
        return any(not stay.took_over for stay in self.stays)

    @property
    def kept(self) -> list[Stay]:
        """What still counts for them: nothing once they have given up."""
        return [] if self.resigned else [stay for stay in self.stays if not (stay.gone and stay.gave_up)]

    @property
    def helped(self) -> str:
        """What helped them, so that only a loss counts: `hints`, `computer` or `seats`; empty for nothing."""
        if any(stay.hinted for stay in self.stays):
            return "hints"
        if any(stay.rested for stay in self.stays) or sum(stay.turns for stay in self.stays) > 1:
            return "computer"
        return "seats" if any(stay.took_over for stay in self.stays) else ""


def results(row: GameRow, journal: Sequence[JournalEntry]) -> list[Outcome]:
    """What each person reached, by the best of their seats; nothing where one person played against nobody, and where
    all agreed to end the game before its time.
    """
    match = Match.restore(row, journal)
    people = _people(match)
    if len({seat.user for seat in row.seats}) < 2:
        return []
    if row.ended == "over":
        ranks = match.result.ranks if match.result else None
        known = [one for one in people if one.began or one.kept]
        return [_outcome(match, one, _order(one, ranks), len(rated_people(match))) for one in known]
    orders = _orders(match, [one for one in people if one.began])
    return [_outcome(match, one, orders[one.user], len(orders)) for one in people if one.user in orders]


def rated_people(match: Match) -> set[int]:
    """For whom a game counts."""
    return {one.user for one in _people(match) if one.began}


def is_rated(match: Match) -> bool:
    """Whether it counts for anybody, however it ends."""
    return match.header.continued is None and len(rated_people(match)) > 1


def _people(match: Match) -> list[_Person]:
    found = stays(match)
    resigned = {entry.user for entry in match.history if entry.kind == "resign"}
    users = dict.fromkeys(stay.user for stay in found)
    return [
        _Person(user, tuple(stay for stay in found if stay.user == user), resigned=user in resigned) for user in users
    ]


def _order(person: _Person, ranks: Sequence[int] | None) -> int | None:
    """Who gave up is behind all others, whatever became of the seat."""
    if ranks is None:
        return None
    return min((ranks[stay.seat] for stay in person.kept), default=len(ranks) + 1)


def _orders(match: Match, people: Sequence[_Person]) -> dict[int, int]:
    """Who is ahead where a game was ended before its time: nobody if all agreed. Who ends it although others could go
    on has given up; these are ranked as it stands.
    """
    last, seats = match.history[-1], match.row.seats
    yes = [seat for event in last.events for seat in event.data.get("agreed", ())] if last.user is not None else []
    if last.user is None or "agreed" not in last.events[0].data:
        return {}
    agreed = {seats[int(seat)].user for seat in yes}
    if all(one.user in agreed for one in people):
        return {}
    going_on = [one for one in people if one.kept and one.user not in agreed and not was_lost(match, one.user)]
    ahead = [one for one in going_on if one.user != last.user]
    if going_on:
        scores = match.game.scores()
        points = {one.user: max(scores[stay.seat].total for stay in one.kept) for one in ahead}
    else:
        points = {one.user: 0 for one in people if one.kept and one.user in agreed}
    behind = len(seats) + 1
    return {
        one.user: 1 + sum(other > points[one.user] for other in points.values()) if one.user in points else behind
        for one in people
    }


def _outcome(match: Match, person: _Person, order: int | None, rated: int) -> Outcome:
    ranks = match.result.ranks if match.result else None
    stay = min(person.kept or person.stays, key=lambda stay: ranks[stay.seat] if ranks else stay.seat)
    place = ranks[stay.seat] if ranks and (person.kept or person.resigned) else order and min(order, len(match.names))
    if match.header.continued is not None or rated < 2:
        why, order = "imported" if match.header.continued is not None else "people", None
    elif not person.began:
        why, order = "seats", None
    else:
        why = person.helped
    return Outcome(_result(match, stay, place, why), order)


def _result(match: Match, stay: Stay, place: int | None, why: str) -> ResultRow:
    scores = match.game.scores()
    mine = scores[stay.seat]
    others = [score.total for seat, score in enumerate(scores) if seat != stay.seat]
    turns = _turns(match, stay.user)
    sources: dict[str, int] = {}
    for source, points in mine.lines:
        sources[source] = sources.get(source, 0) + points
    return ResultRow(
        game=match.id,
        user=stay.user,
        name=stay.name,
        key=match.key,
        guild=match.row.guild or 0,
        seats=len(scores),
        at=match.latest.at if match.latest else match.row.created,
        place=place,
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

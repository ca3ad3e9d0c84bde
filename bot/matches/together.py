"""Taking back more than one's own last turn: how far it can go, whom it touches, and who has seen what comes again."""

from __future__ import annotations

from itertools import groupby, zip_longest
from typing import TYPE_CHECKING, NamedTuple

from bot.base.errors import Refusal
from bot.base.rights import check
from bot.matches.roles import at_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.matches.match import Match
    from bot.store import JournalEntry

FARTHEST = 25
"""How many turns back it can go at most: the lines of a menu."""
BARRIERS = ("resign", "restore")
"""What is done for good."""


class Turn(NamedTuple):
    """A turn that can be taken back, with all that came after it."""

    seat: int
    decisions: int
    """Decisions from its beginning until now."""
    began: int
    """The revision of its first decision."""


class Plan(NamedTuple):
    """What would be taken back, and who has to agree."""

    entries: tuple[JournalEntry, ...]
    people: frozenset[int]
    """Those whose yes is needed."""
    comes_again: bool
    """A draw, a roll or a reveal is among it: the same cards and dice will come again."""
    seen: tuple[int, ...] | None
    """The seats that have seen what comes again; None if everybody has."""

    @property
    def before(self) -> int:
        """The revision to which the game would return."""
        return self.entries[0].revision - 1


def turns(match: Match) -> list[Turn]:
    """The turns that can be taken back, the latest first."""
    found, count = list[Turn](), 0
    for seat, run in groupby(reversed(_decisions(match)), key=lambda entry: entry.seat):
        decisions = list(run)
        count += len(decisions)
        found.append(Turn(seat or 0, count, decisions[-1].revision))
    return found[:FARTHEST]


def more_to_take_back(match: Match, user: int) -> bool:
    """Whether this person may ask the others to take back something together."""
    return not match.over and not match.row.serious and bool(match.seats_of(user)) and bool(_decisions(match))


def plan(match: Match, user: int, count: int) -> Plan:
    """What this person asks for by taking so many decisions back. Raises Refusal unless they may ask for it."""
    if match.over:
        raise Refusal("over")
    check("together", at_table(match.row.seats, user))
    if match.row.serious:
        raise Refusal("serious")
    decisions = _decisions(match)
    if not 0 < count <= len(decisions):
        raise Refusal("no-undo")
    entries = tuple(decisions[-count:])
    events = [event for entry in entries for event in entry.events if event.reveals]
    touched = [entry.seat for entry in entries] + [match.to_move]
    seats = range(len(match.names)) if events else touched
    people = {match.row.seats[seat].user for seat in seats if seat is not None} - {None}
    return Plan(entries, frozenset({user, *(one for one in people if one is not None)}), bool(events), _seen(entries))


def _decisions(match: Match) -> list[JournalEntry]:
    """The decisions since the last thing that is done for good, oldest first."""
    begin = max((place for place, entry in enumerate(match.history, 1) if entry.kind in BARRIERS), default=0)
    return [entry for entry in match.history[begin:] if entry.kind == "play"]


def _seen(entries: Sequence[JournalEntry]) -> tuple[int, ...] | None:
    """Who has seen what came up; what one seat alone may know follows what everybody is told of it."""
    found = set[int]()
    for entry in entries:
        revealing = [event for event in entry.events if event.reveals]
        for event, following in zip_longest(revealing, revealing[1:]):
            if event.only is not None:
                found.add(event.only)
            elif following is None or following.only is None:
                return None
    return tuple(sorted(found))

"""Who sits at a table: seats that are offered, taken, left to a computer and given back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.base.rights import check
from bot.matches.pace import COME_BACK, Pace
from bot.matches.roles import at_table
from bot.store import JournalEntry, Seat
from engine.game import Event

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from bot.matches.match import Match

    Change = tuple[Match, JournalEntry]

LEFT, AGREED = "hand_over", "replaced"
"""The events of a computer that goes on for somebody: they have left the server, or the table or a moderator
wanted it."""

TAKEN = "taken"
"""The event of somebody who goes on in a free seat."""
RESTS = "rests"
"""The event of a computer that plays for somebody who wishes it."""
OFFERS = ("offered", "kept")
"""The events of an offer, after which everybody still sits where they sat."""


def free(match: Match) -> list[int]:
    """The seats that somebody else may take."""
    return [] if match.over else [place for place, seat in enumerate(match.row.seats) if seat.free]


def looked_from(match: Match, user: int) -> set[int]:
    """The seats whose secrets this person is known to have seen."""
    seats = enumerate(match.row.seats)
    known = {place for place, seat in seats if user in (seat.user, *(one for one, _ in seat.before))}
    decided = {entry.seat for entry in match.history if entry.user == user and entry.kind == "play"}
    return known | {place for place in decided if place is not None}


def check_taking(match: Match, seat: int, user: int, *, sat: bool) -> None:
    """Raise Refusal unless this person can take this seat; `sat`: they sit or once sat at this game."""
    if match.over:
        raise Refusal("over")
    if seat not in free(match) or match.row.seats[seat].user == user:
        raise Refusal("seat-not-free")
    if match.seats_of(user):
        raise Refusal("sits-already")
    known = looked_from(match, user)
    if known - {seat} or (sat and not known):
        raise Refusal("looked-already")


def check_seated(match: Match, user: int) -> None:
    """Raise Refusal unless this person sits at a game under way."""
    if match.over:
        raise Refusal("over")
    check("seat", at_table(match.row.seats, user))


def offer_seats(match: Match, user: int, *, free: bool, at: int) -> Change:
    """Let somebody else take the seats of this person, or no longer. Raises Refusal."""
    check_seated(match, user)
    mine = match.seats_of(user)
    if all(match.row.seats[seat].free == free for seat in mine):
        raise Refusal("stale")
    event = Event(OFFERS[0] if free else OFFERS[1], mine[0], was=match.names[mine[0]])
    seats = [replace(seat, free=free) if seat.user == user else seat for seat in match.row.seats]
    return _noted(match, seats, user, [event], at)


def take_seat(match: Match, seat: int, to: Seat, *, at: int) -> Change:
    """Let this person go on in a free seat, with what is left of its time."""
    was = match.row.seats[seat]
    match, entry = handed_over(match, seat, to, kind=TAKEN, user=to.user or 0, at=at)
    pace, row = Pace.read(match.row.pace), match.row
    if pace is not None and pace.live and to.user is not None:
        left = row.clocks.get(was.user or 0, pace.seconds)
        row = replace(row, clocks={**row.clocks, to.user: max(left, COME_BACK)})
    return replace(match, row=row), entry


def handed_over(match: Match, seat: int, to: Seat, *, kind: str = LEFT, user: int, at: int) -> Change:
    """Let somebody else continue in this seat. What was done before can no longer be taken back."""
    seats = [sitting.left_to(to) if place == seat else sitting for place, sitting in enumerate(match.row.seats)]
    event = Event(kind, seat, was=match.names[seat], now=to.name)
    return _noted(_floored(match), seats, user, [event], at)


def replaced(
    match: Match,
    gone: int,
    to: Callable[[Sequence[Seat]], Seat],
    *,
    kind: str,
    user: int,
    at: int,
    agreed: Collection[int] = (),
) -> Change:
    """Let computers go on for this person, which `to` makes for the seats taken so far; others may take the seats.
    `agreed`: all who wanted it; nobody where somebody decided alone.
    """
    mine, seats = match.seats_of(gone), list(match.row.seats)
    if not mine:
        raise Refusal("stale")
    for seat in mine:
        seats[seat] = seats[seat].left_to(replace(to(seats), free=True))
    yes = match.seats_of_all(agreed)
    events = [Event(kind, seat, was=match.names[seat], now=seats[seat].name, agreed=yes) for seat in mine]
    return _noted(_floored(match), seats, user, events, at)


def stand_in(match: Match, user: int, player: str, *, kind: str = "away", at: int) -> Change:
    """Have this computer player play for a person until they are back. What was done before can no longer be taken
    back. `kind`: their time is up (`away`), they have left the server (`left`), or they wish it (`rests`).
    """
    return _sit(match, user, player, kind, by=user if kind == RESTS else None, at=at)


def check_leaving(match: Match, user: int) -> None:
    """Raise Refusal unless somebody else goes on playing while a computer plays for this person."""
    check_seated(match, user)
    if not any(seat.user not in (None, user) and seat.player is None for seat in match.row.seats):
        raise Refusal("leaves-nobody")


def rests(match: Match, user: int) -> bool:
    """Whether it was this person's own wish that a computer plays for them now."""
    kinds = (entry.events[0].kind for entry in match.history if entry.kind == "hand_over" and entry.user == user)
    return list(kinds)[-1:] == [RESTS]


def come_back(match: Match, user: int, *, at: int) -> Change:
    """Give the seats for which a computer stands in back to their person, with some time at least."""
    match, entry = _sit(match, user, None, "back", by=user, at=at)
    row, pace = match.row, Pace.read(match.row.pace)
    if pace is not None and pace.live:
        clocks = {**row.clocks, user: max(row.clocks.get(user, 0), COME_BACK)}
        match = replace(match, row=replace(row, clocks=clocks))
    return match, entry


def _sit(match: Match, user: int, player: str | None, kind: str, *, by: int | None, at: int) -> Change:
    mine = match.seats_of(user)
    seats = [replace(seat, player=player) if seat.user == user else seat for seat in match.row.seats]
    return _noted(_floored(match), seats, by, [Event(kind, mine[0], was=match.names[mine[0]])], at)


def _floored(match: Match) -> Match:
    return replace(match, row=replace(match.row, base=match.row.position, undoable=0))


def _noted(match: Match, seats: Sequence[Seat], user: int | None, events: Sequence[Event], at: int) -> Change:
    entry = JournalEntry(match.revision + 1, "hand_over", at, events[0].seat, user, events=tuple(events))
    row = replace(match.row, revision=entry.revision, seats=tuple(seats))
    return replace(match, row=row, history=(*match.history, entry), latest=entry), entry

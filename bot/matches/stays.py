"""Who sat where, from when until when, and who played for them: what a rating goes by."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.matches.agreement import ACTIVE_SECONDS
from bot.matches.seats import AGREED, LEFT, RESTS, TAKEN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.matches.match import Match
    from bot.store import JournalEntry
    from engine.game import Event

LEAVES = (LEFT, AGREED, TAKEN, "resign")
"""The events after which somebody else sits in a seat."""


@dataclass(slots=True)
class Stay:
    """A person in a seat."""

    seat: int
    user: int
    name: str
    took_over: bool = False
    """Somebody else began in this seat."""
    gone: bool = False
    """They no longer sit there at the end."""
    gave_up: bool = False
    """By a wish of their own, or because the game had waited for them for days."""
    turns: int = 0
    """Those that a computer took for them."""
    rested: bool = False
    """One of these by their own wish."""
    hinted: bool = False


def stays(match: Match) -> list[Stay]:
    """All of them, seat by seat as they began."""
    walk = _Walk(match)
    for number, entry in enumerate(match.history):
        walk.hint(entry.revision)
        if entry.kind == "play":
            walk.play(entry)
        elif entry.kind in ("hand_over", "resign"):
            for event in entry.events:
                walk.change(event, _waited(match, number))
    walk.hint(match.revision + 1)
    return walk.found


def was_lost(match: Match, user: int | None) -> bool:
    """Whether an unfinished game had waited for this person for days when it was ended."""
    at = match.game.to_move
    return at is not None and match.row.seats[at].user == user and _waited(match, len(match.history) - 1) is not None


def _waited(match: Match, number: int) -> int | None:
    """The seat for which the game had waited for days at this place of its history."""
    before = [entry.at for entry in match.history[:number] if entry.kind in ("play", "undo")]
    if match.history[number].at - max(before, default=match.row.created) < ACTIVE_SECONDS:
        return None
    after = (entry.seat for entry in match.history[number:] if entry.kind == "play")
    return next(after, match.game.to_move)


@dataclass(slots=True)
class _Walk:
    """From the beginning of a game to its end."""

    match: Match
    found: list[Stay] = field(default_factory=list)
    _now: dict[int, Stay] = field(default_factory=dict)
    """By seat: the person who sits there."""
    _coming: dict[int, deque[tuple[int, str]]] = field(default_factory=dict)
    _resting: set[int] = field(default_factory=set)
    _hints: list[tuple[int, int]] = field(default_factory=list)
    _last: tuple[int | None, int | None] | None = None

    def __post_init__(self) -> None:
        self._hints = sorted(self.match.row.hints, key=lambda hint: hint[1])
        events = [event for entry in self.match.history if entry.kind == "hand_over" for event in entry.events]
        for place, seat in enumerate(self.match.row.seats):
            people = [*seat.before, *([] if seat.user is None else [(seat.user, seat.name)])]
            self._coming[place] = deque(people)
            if len(people) > sum(event.kind == TAKEN and event.seat == place for event in events):
                self._sit(place, took_over=False)

    def hint(self, before: int) -> None:
        """Note the hints that were given before this revision."""
        while self._hints and self._hints[0][1] < before:
            seat, _ = self._hints.pop(0)
            if seat in self._now:
                self._now[seat].hinted = True

    def play(self, entry: JournalEntry) -> None:
        stay, here = self._now.get(entry.seat or 0), (entry.seat, entry.user)
        if stay is not None and entry.user is None:
            stay.turns += here != self._last
            stay.rested |= stay.user in self._resting
        self._last = here

    def change(self, event: Event, waited: int | None) -> None:
        seat = event.seat or 0
        stay = self._now.get(seat)
        if event.kind in LEAVES:
            if stay is not None:
                stay.gone, stay.gave_up = True, _gave_up(event, waited)
                del self._now[seat]
            if event.kind == TAKEN:
                self._sit(seat, took_over=True)
        elif stay is not None and event.kind == RESTS:
            self._resting.add(stay.user)
        elif stay is not None:
            self._resting.discard(stay.user)

    def _sit(self, seat: int, *, took_over: bool) -> None:
        if self._coming[seat]:
            user, name = self._coming[seat].popleft()
            self._now[seat] = Stay(seat, user, name, took_over=took_over)
            self.found.append(self._now[seat])


def _gave_up(event: Event, waited: int | None) -> bool:
    """Whom a moderator or the others replaced has given up nothing, unless they agreed or the game waited for them."""
    if event.kind != AGREED or "agreed" not in event.data:
        return True
    agreed: Sequence[object] = event.data["agreed"]  # type: ignore[assignment]
    return waited == event.seat or event.seat in agreed

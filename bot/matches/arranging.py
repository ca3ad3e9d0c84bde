"""What the host of a lobby arranges: who may join, for whom seats are held, how seats are given, when it starts or
closes.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.base.rights import check
from bot.base.text import shorten, straight
from bot.matches.lobby import next_host, places
from bot.matches.pace import HOUR
from bot.matches.reliability import LEAST
from render.text import is_visible

if TYPE_CHECKING:
    from bot.base.rights import Role
    from bot.store import LobbyRow

CHOICES = {
    "joining": ("open", "invited"),
    "order": ("drawn", "listed"),
    "begin": ("host", "full"),
    "least": tuple(map(str, LEAST)),
    "closes": ("never", "1", "24", "72", "168"),
}
"""What is chosen from lists; times are in hours, `least` is in per cent."""
LONGEST_TITLE = 80


def arranged(
    lobby: LobbyRow, what: str, *, roles: Collection[Role], picked: Sequence[int] = (), typed: str = "", at: int
) -> LobbyRow:
    """The lobby after a click of somebody who is all this. Raises Refusal."""
    verb, _, value = what.partition(".")
    if verb == "remove":
        check("remove", roles)
        return without(lobby, int(value) if value.isdecimal() else 0)
    check("arrange", roles)
    if verb == "held":
        return _held(lobby, picked)
    if verb == "title":
        title = shorten(straight(" ".join(typed.split())), LONGEST_TITLE)
        return replace(lobby, title=title if is_visible(title) else "")
    if value not in CHOICES.get(verb, ()):
        raise Refusal("unknown")
    match verb:
        case "joining":
            return replace(lobby, invited=value == "invited")
        case "order":
            return replace(lobby, ordered=value == "listed")
        case "begin":
            return replace(lobby, at_full=value == "full")
        case "least":
            return replace(lobby, least=int(value))
    return replace(lobby, closes=None if value == "never" else at + int(value) * HOUR)


def without(lobby: LobbyRow, user: int, *, for_good: bool = True) -> LobbyRow:
    """The lobby without this person, who cannot join it again if it is for good. Raises Refusal for the host."""
    if user == lobby.host and for_good:
        raise Refusal("host-stays")
    seats = tuple(seat for seat in lobby.seats if seat.user != user)
    if len(seats) == len(lobby.seats):
        raise Refusal("not-there")
    held = tuple(one for one in lobby.held if one != user)
    removed = (*lobby.removed, user) if for_good else lobby.removed
    return replace(lobby, seats=seats, held=held, removed=removed, host=next_host(lobby, seats))


def _held(lobby: LobbyRow, users: Sequence[int]) -> LobbyRow:
    """With seats held for these people, who are welcome again whatever was before. Raises Refusal for too many."""
    most = places(lobby)
    here = {seat.user for seat in lobby.seats}
    if len(lobby.seats) + len([user for user in users if user not in here]) > most:
        raise Refusal("full", most=most)
    return replace(lobby, held=tuple(users), removed=tuple(one for one in lobby.removed if one not in users))

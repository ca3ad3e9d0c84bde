"""People of one server who want the same game: how long they look for each other, and when somebody is still free."""

from __future__ import annotations

from typing import TYPE_CHECKING

import engine
from bot.matches.lobby import awaited
from bot.matches.pace import DAY

if TYPE_CHECKING:
    from bot.store import LobbyRow, MatchRequest

ASKING = 7 * DAY
"""Seconds after which asking expires."""
ANSWERING = 2 * DAY
"""Seconds after which a seat that is held for somebody goes to somebody else."""
MENTIONED, AGAIN = 5, DAY
"""At most so many people are mentioned who want to be told, each at most once in so many seconds."""


def fewest(key: str) -> int:
    """With how many a game can be looked for: one person needs nobody."""
    return max(2, engine.load(key).min_seats)


def most(key: str) -> int:
    return engine.load(key).max_seats


def is_at(lobby: LobbyRow, user: int) -> bool:
    """Whether somebody sits in a lobby, or a seat is held there for them."""
    return user in awaited(lobby) or any(seat.user == user for seat in lobby.seats)


def is_free(request: MatchRequest, lobby: LobbyRow | None, now: int) -> bool:
    """Whether somebody still looks for others; the lobby is that of the request."""
    return request.expires > now and (lobby is None or lobby.state == "closed" or not is_at(lobby, request.user))


def room(lobby: LobbyRow) -> int:
    """How many more a lobby of people who found each other takes."""
    return lobby.sought - len(lobby.seats) - len(awaited(lobby))

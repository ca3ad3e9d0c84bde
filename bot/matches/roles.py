"""What somebody is at a lobby or a table, as the table of rights names it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.base.rights import Role
    from bot.store import LobbyRow, Seat


def at_table(seats: Iterable[Seat], user: int) -> set[Role]:
    return {"player"} if any(seat.user == user for seat in seats) else set()


def at_lobby(lobby: LobbyRow, user: int) -> set[Role]:
    roles: set[Role] = {"guest"} if any(seat.user == user for seat in lobby.seats) else set()
    return roles | {"host"} if user == lobby.host else roles

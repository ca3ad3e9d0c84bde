"""Who looks for others to play with, and who wants to hear of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.store import person_rows, queries, rows, server_queries
from bot.store.statements import Statements
from bot.store.trouble import Conflict

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.store.database import Connection

MOST = 200
"""At most this many requests of a server are listed."""


async def save_lobby(db: Connection, lobby: rows.LobbyRow) -> None:
    """Raises Conflict if the lobby is no longer open or another one is open in its channel."""
    values: Mapping[str, Any] = rows.LOBBY.dump_python(lobby, round_trip=True)
    if (await db.execute(queries.SAVE_LOBBY, values)).rowcount != 1:
        raise Conflict(f"lobby {lobby.id} is not open")


class MatchRequests(Statements):
    """The part of the store that knows requests and the lobbies in which they end."""

    async def save_request(self, request: person_rows.MatchRequest) -> None:
        await self._execute(server_queries.SAVE_REQUEST, person_rows.REQUEST.dump_python(request))

    async def drop_request(self, request: person_rows.MatchRequest) -> None:
        await self._execute(server_queries.DROP_REQUEST, person_rows.REQUEST.dump_python(request))

    async def hold_seats(self, lobby: rows.LobbyRow, requests: Iterable[person_rows.MatchRequest], due: int) -> None:
        """Hold seats of a lobby for these requests, all or nothing; it is looked after at this time at the latest.

        Raises Conflict if the lobby is no longer open.
        """
        async with self._database.transaction() as db:
            await save_lobby(db, lobby)
            for request in requests:
                await db.execute(server_queries.SAVE_REQUEST, person_rows.REQUEST.dump_python(request))
            await db.execute(queries.SET_TIMER, {"kind": "find", "subject": lobby.id, "due": due})

    async def requests(self, guild: int) -> list[person_rows.MatchRequest]:
        """Those of a server, the oldest first."""
        return await self._many(person_rows.REQUEST, server_queries.REQUESTS, guild=guild, most=MOST)

    async def requests_alike(self, guild: int, key: str, seats: int, pace: str) -> list[person_rows.MatchRequest]:
        """Those for the same kind of table, the oldest first."""
        return await self._many(
            person_rows.REQUEST, server_queries.REQUESTS_ALIKE, guild=guild, key=key, seats=seats, pace=pace
        )

    async def requests_of_lobby(self, lobby: str) -> list[person_rows.MatchRequest]:
        """Those for which this lobby held a seat the last time."""
        return await self._many(person_rows.REQUEST, server_queries.REQUESTS_OF_LOBBY, lobby=lobby)

    async def requests_ended(self, now: int) -> list[person_rows.MatchRequest]:
        """Those whose time is up and for which no table is open."""
        return await self._many(person_rows.REQUEST, server_queries.REQUESTS_ENDED, now=now)

    async def request_ends(self) -> int | None:
        """When the next one ends."""
        [row] = await self._fetch(server_queries.REQUEST_ENDS)
        due: int | None = row["due"]
        return due

    async def sought(self, guild: int, key: str, seats: int, pace: str) -> list[rows.LobbyRow]:
        """The open lobbies of this kind in which people found each other, the oldest first."""
        return await self._many(rows.LOBBY, server_queries.SOUGHT, guild=guild, key=key, seats=seats, pace=pace)

    async def tell(self, guild: int, key: str, user: int, told: int = 0) -> None:
        """Somebody wants to hear of whoever looks for this game, and was told at this time."""
        await self._execute(server_queries.TELL, {"guild": guild, "key": key, "user": user, "told": told})

    async def tell_no_more(self, guild: int, key: str, user: int) -> None:
        await self._execute(server_queries.TELL_NO_MORE, {"guild": guild, "key": key, "user": user})

    async def tells(self, guild: int, key: str, before: int, most: int) -> list[int]:
        """Whoever wants to hear of this game and was not told since, those first who have waited longest."""
        found = await self._fetch(server_queries.TELLS, guild=guild, key=key, before=before, most=most)
        return [row["user"] for row in found]

    async def subscriptions(self, guild: int, user: int) -> set[str]:
        """The games of which somebody wants to hear."""
        return {row["key"] for row in await self._fetch(server_queries.SUBSCRIPTIONS, guild=guild, user=user)}

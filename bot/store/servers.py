"""What is stored of whole servers: what their managers chose, how much is played there, how all is deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import leaving_queries, person_rows, queries, rows, server_queries
from bot.store.figures import discount
from bot.store.statements import Statements

if TYPE_CHECKING:
    from bot.store.database import Connection

MOST_LOBBIES = 1000
"""At most this many open lobbies of a server are looked through for somebody."""

OF_GAME = (
    server_queries.FORGET,
    server_queries.FORGET_TIMER,
    server_queries.FORGET_POSTS,
    server_queries.FORGET_MESSAGES,
    server_queries.FORGET_CONSENTS,
    server_queries.FORGET_ASKED,
    server_queries.FORGET_PLAYERS,
    server_queries.FORGET_SAT,
    server_queries.FORGET_FOLLOWS,
    server_queries.FORGET_UNCOUNTED,
    server_queries.FORGET_RESULTS,
    server_queries.FORGET_TURNS,
    server_queries.FORGET_LINES,
    server_queries.FORGET_ORDERS,
    server_queries.FORGET_OUTAGES_OF,
    server_queries.FORGET_JOURNAL,
    server_queries.FORGET_GAME,
    server_queries.FORGOTTEN,
)
"""What deletes a game, in this order: of a journal only while its game is being forgotten."""
OF_GUILD = (
    server_queries.FORGET_LOBBY_TIMERS,
    server_queries.FORGET_LOBBIES,
    server_queries.FORGET_REQUESTS,
    server_queries.FORGET_TELLS,
    server_queries.FORGET_PREFERENCES,
    server_queries.FORGET_DAILY_PLACE,
    server_queries.FORGET_GUILD,
)


async def drop(db: Connection, game: str) -> None:
    """Delete a game with all that belongs to it."""
    await discount(db, game)
    for statement in OF_GAME:
        await db.execute(statement, {"game": game})
    await db.execute(leaving_queries.DEPARTED_NO_MORE, {"subject": game})


class Servers(Statements):
    """The part of the store that knows servers."""

    async def guild(self, id_: int | None) -> rows.GuildRow:
        """What the managers of a server chose, else what is usual."""
        return await self._one(rows.GUILD, server_queries.GUILD, id=id_) or rows.GuildRow(id_ or 0)

    async def save_guild(self, guild: rows.GuildRow) -> None:
        await self._execute(server_queries.SAVE_GUILD, rows.GUILD.dump_python(guild, round_trip=True))

    async def guilds_played(self) -> list[int]:
        """The servers of all games, also of those that are over."""
        return [int(row["guild"]) for row in await self._fetch(server_queries.GUILDS_PLAYED)]

    async def tables_waiting(self, most: int) -> list[rows.TableRow]:
        """The games under way that have waited longest, wherever they are played."""
        return await self._many(rows.TABLE, queries.TABLES_WAITING, most=most)

    async def count_tables(self, guild: int) -> int:
        """The number of games under way and open lobbies of a server."""
        [row] = await self._fetch(server_queries.COUNT_TABLES, guild=guild)
        return int(row["number"])

    async def news(self, after: int) -> list[rows.News]:
        """What all tables are told since the news of this id, oldest first."""
        return await self._many(rows.NEWS, server_queries.NEWS_AFTER, id=after)

    async def newest_news(self) -> int:
        """The id of the newest; 0 where there is none."""
        [row] = await self._fetch(server_queries.NEWEST)
        return int(row["id"])

    async def last_news(self, game: str) -> int | None:
        """The id of the newest news that a game was told or that was older than it; None if nothing was posted yet."""
        [row] = await self._fetch(server_queries.LAST_NEWS, game=game)
        heard: int | None = row["heard"]
        return heard

    async def add_news(self, words: str, at: int, *, version: str | None = None) -> None:
        """Tell all tables; of a version once."""
        async with self._database.transaction() as db:
            if version is not None and list(
                await db.execute_fetchall(server_queries.NEWS_OF_VERSION, {"version": version})
            ):
                return
            [newest] = await db.execute_fetchall(server_queries.NEWEST, {})
            await db.execute(
                server_queries.ADD_NEWS, {"id": newest["id"] + 1, "version": version, "words": words, "at": at}
            )

    async def open_lobbies(self, guild: int, most: int) -> list[rows.LobbyRow]:
        """The oldest open lobbies of a guild, at most this many."""
        return await self._many(rows.LOBBY, server_queries.OPEN_LOBBIES, guild=guild, most=most)

    async def count_tables_of(self, guild: int, user: int) -> int:
        """The number of games under way and open lobbies of a server at which this person sits."""
        [row] = await self._fetch(server_queries.COUNT_GAMES_OF, guild=guild, user=user)
        lobbies = await self.open_lobbies(guild, MOST_LOBBIES)
        return int(row["number"]) + sum(any(seat.user == user for seat in lobby.seats) for lobby in lobbies)

    async def forget_guild(self, guild: int) -> list[str]:
        """Delete everything of a server: games with their journals and messages, lobbies, settings. Return the ids of
        the games that are gone. Copies of the database made before are left alone.
        """
        async with self._database.transaction() as db:
            found = await db.execute_fetchall(server_queries.GAMES_OF_GUILD, {"guild": guild})
            games = [str(row["id"]) for row in found]
            for game in games:
                await drop(db, game)
            for query in OF_GUILD:
                await db.execute(query, {"guild": guild})
        return games

    async def follow(self, follow: person_rows.Follow) -> None:
        await self._execute(server_queries.FOLLOW, person_rows.FOLLOW.dump_python(follow))

    async def unfollow(self, game: str, user: int) -> None:
        await self._execute(server_queries.UNFOLLOW, {"game": game, "user": user})

    async def follows(self, game: str) -> list[person_rows.Follow]:
        """Who follows a game."""
        return await self._many(person_rows.FOLLOW, server_queries.FOLLOWS, game=game)

    async def followed(self) -> list[str]:
        """The ids of all games that somebody follows."""
        return [row["game"] for row in await self._fetch(server_queries.FOLLOWED)]

    async def give_order(self, order: person_rows.StandingOrder) -> None:
        await self._execute(server_queries.GIVE_ORDER, person_rows.ORDER.dump_python(order, round_trip=True))

    async def drop_order(self, game: str, user: int, key: str) -> None:
        await self._execute(server_queries.DROP_ORDER, {"game": game, "user": user, "key": key})

    async def orders_in(self, game: str) -> list[person_rows.StandingOrder]:
        """What people have ordered in a game, perhaps no longer in force."""
        return await self._many(person_rows.ORDER, server_queries.ORDERS_IN, game=game)

    async def orders_of(self, user: int) -> list[person_rows.StandingOrder]:
        """What somebody has ordered in games under way, perhaps no longer in force."""
        return await self._many(person_rows.ORDER, server_queries.ORDERS_OF, user=user)

    async def ordered(self) -> list[str]:
        """The ids of the games under way in which something is ordered."""
        return [row["game"] for row in await self._fetch(server_queries.ORDERED)]

"""The only access to the database. One connection writes, a few read."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Self, TypeVar
from urllib.parse import quote

import aiosqlite

from bot.store import queries, rows
from bot.store.leaving import note_left
from bot.store.migrate import BUSY_SECONDS, migrate
from bot.store.trouble import Conflict, explained

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping, Sequence
    from pathlib import Path

    from pydantic import TypeAdapter

    from bot.store.rows import (
        DmState,
        GameRow,
        Habit,
        JournalEntry,
        LobbyRow,
        MessageRow,
        Outage,
        Post,
        TableRow,
        Timer,
        UserRow,
        Vacation,
    )

READERS = 3
T = TypeVar("T")


class Store:
    """Every method raises StoreTrouble if the file cannot be used; what was written before is then unharmed.

    Once a writing method has returned, its data is on the disk.
    """

    def __init__(self, file: Path, writer: aiosqlite.Connection, readers: Sequence[aiosqlite.Connection]) -> None:
        self._file = file
        self._writer = writer
        self._writing = asyncio.Lock()
        self._all_readers = tuple(readers)
        self._idle_readers: asyncio.Queue[aiosqlite.Connection] = asyncio.Queue()
        for reader in readers:
            self._idle_readers.put_nowait(reader)

    @classmethod
    async def open(cls, file: Path) -> Self:
        """Migrate the file, then connect to it."""
        await asyncio.to_thread(migrate, file)
        with explained():
            writer = await _connect(file, "rwc")
            await writer.execute("PRAGMA synchronous = FULL")
            await writer.execute("PRAGMA foreign_keys = ON")
            return cls(file, writer, [await _connect(file, "ro") for _ in range(READERS)])

    async def close(self) -> None:
        """Finish pending writes, then close the file."""
        async with self._writing:
            for connection in (*self._all_readers, self._writer):
                await connection.close()
        await asyncio.to_thread(note_left, self._file)

    # Games

    async def start(self, game: GameRow, lobby: LobbyRow | None) -> None:
        """Store a new game and its first post; its lobby, if any, is done. Raises Conflict if the channel is taken."""
        async with self._transaction() as db:
            await db.execute(queries.ADD_GAME, rows.GAME.dump_python(game, round_trip=True))
            if lobby is not None:
                await _save_lobby(db, lobby)
            await db.execute(queries.POST, {"game": game.id, "revision": 0})

    async def append(self, game: GameRow, entry: JournalEntry) -> None:
        """Store one more line of the journal, the position it leads to and the post that tells it: all or nothing.

        Raises Conflict if the game is not at the previous revision.
        """
        async with self._transaction() as db:
            await db.execute(queries.ADD_ENTRY, {"game": game.id, **rows.ENTRY.dump_python(entry, round_trip=True)})
            moved = await db.execute(queries.MOVE_ON, rows.GAME.dump_python(game, round_trip=True))
            if moved.rowcount != 1:
                raise Conflict(f"{game.id} is not at revision {entry.revision - 1}")
            await db.execute(queries.POST, {"game": game.id, "revision": entry.revision})

    async def game(self, id_: str) -> GameRow | None:
        return await self._one(rows.GAME, queries.GAME, id=id_)

    async def game_in(self, channel: int) -> GameRow | None:
        """The game played in this channel, otherwise the last one that was."""
        return await self._one(rows.GAME, queries.GAME_IN_CHANNEL, channel=channel)

    async def live_games(self, guild: int | None) -> list[GameRow]:
        """The games under way in a guild."""
        return await self._many(rows.GAME, queries.LIVE_GAMES, guild=guild)

    async def count_live(self) -> int:
        """The number of games under way."""
        [[number]] = await self._fetch(queries.COUNT_LIVE)
        return int(number)

    async def schema(self) -> int:
        """The version of the database."""
        [[number]] = await self._fetch(queries.SCHEMA)
        return int(number)

    async def tables_of_person(self, user: int) -> list[TableRow]:
        """The games somebody plays, those that wait for them first, the one that has waited longest at the top."""
        return await self._many(rows.TABLE, queries.TABLES_OF_PERSON, user=user)

    async def tables_of_guild(self, guild: int, most: int) -> list[TableRow]:
        """The oldest games under way in a guild, at most this many."""
        return await self._many(rows.TABLE, queries.TABLES_OF_GUILD, guild=guild, most=most)

    async def waiting(self, user: int) -> list[str]:
        """The ids of the games that wait for somebody, the one that has waited longest first."""
        return [row["id"] for row in await self._fetch(queries.WAITING, user=user)]

    async def is_played(self, key: str) -> bool:
        """Whether a game of this kind is under way anywhere."""
        return bool(await self._fetch(queries.PLAYED, key=key))

    async def computers_to_move(self) -> list[str]:
        """The ids of the games in which a computer may be to move."""
        return [row["id"] for row in await self._fetch(queries.COMPUTERS_TO_MOVE)]

    async def sleeping_guilds(self) -> set[int | None]:
        """The guilds of all sleeping games."""
        return {row["guild"] for row in await self._fetch(queries.SLEEPING_GUILDS)}

    async def sleeping_games(self, guild: int | None) -> list[GameRow]:
        """Games of a guild whose channel cannot be reached and that have something to post there, now or later."""
        return await self._many(rows.GAME, queries.SLEEPING_GAMES, guild=guild)

    async def journal(self, game: str) -> list[JournalEntry]:
        return await self._many(rows.ENTRY, queries.ENTRIES, game=game)

    async def place(self, game: GameRow, at: int) -> None:
        """Set where a game is played, and whether it sleeps from now on because that channel cannot be reached.

        Raises Conflict if another game is played there.
        """
        async with self._transaction() as db:
            await db.execute(queries.SET_PLACE, rows.GAME.dump_python(game, round_trip=True))
            await db.execute(queries.BEGIN_OUTAGE if game.asleep else queries.END_OUTAGE, {"id": game.id, "at": at})

    async def timed_games(self) -> list[str]:
        """The ids of the games in which somebody's time runs out."""
        return [row["id"] for row in await self._fetch(queries.TIMED_GAMES)]

    async def set_deadline(self, game: str, deadline: int | None) -> None:
        """Store when the time of the person to move is up."""
        await self._execute(queries.SET_DEADLINE, {"id": game, "deadline": deadline})

    async def note_hints(self, game: GameRow) -> None:
        """Store which hints were given in a game."""
        await self._execute(queries.SET_HINTS, rows.GAME.dump_python(game, round_trip=True))

    async def agree(self, game: str, user: int) -> set[int]:
        """Somebody wants to end a game early; returns everybody who does."""
        async with self._transaction() as db:
            await db.execute(queries.CONSENT, {"game": game, "user": user})
            return {row["user"] for row in await db.execute_fetchall(queries.CONSENTS, {"game": game})}

    async def disagree(self, game: str) -> None:
        """Forget who wanted to end a game."""
        await self._execute(queries.NO_CONSENT, {"game": game})

    # Messages

    async def posts(self) -> list[Post]:
        """The games whose messages lag behind, except sleeping ones."""
        return await self._many(rows.POST, queries.POSTS)

    async def post(self, game: str) -> Post | None:
        """What the messages of this game lag behind by, also while it sleeps."""
        return await self._one(rows.POST, queries.POST_OF, game=game)

    async def post_again(self, game: str) -> None:
        """Have the messages of a game brought up to date once more."""
        await self._execute(queries.POST_AGAIN, {"game": game})

    async def posted(self, post: Post) -> None:
        """The messages show this revision; no effect if a newer one waits by now."""
        await self._execute(queries.POSTED, {"game": post.game, "revision": post.revision})

    async def messages(self, game: str) -> list[MessageRow]:
        """All messages of a game, oldest first."""
        return await self._many(rows.MESSAGE, queries.MESSAGES, game=game)

    async def undone_messages(self, game: str) -> list[MessageRow]:
        """The messages of a game that may still change, oldest first."""
        return await self._many(rows.MESSAGE, queries.UNDONE_MESSAGES, game=game)

    async def message(self, nonce: str) -> MessageRow | None:
        return await self._one(rows.MESSAGE, queries.MESSAGE, nonce=nonce)

    async def count_messages(self, game: str) -> int:
        [row] = await self._fetch(queries.COUNT_MESSAGES, game=game)
        return int(row["number"])

    async def turn_closed(self, game: str, revision: int, user: int | None) -> bool:
        """Whether a turn message for this person was closed at this revision."""
        return bool(await self._fetch(queries.TURN_CLOSED, game=game, revision=revision, user=user))

    async def save_message(self, message: MessageRow) -> None:
        await self._execute(queries.SAVE_MESSAGE, rows.MESSAGE.dump_python(message, round_trip=True))

    # Lobbies and people

    async def lobby(self, id_: str) -> LobbyRow | None:
        return await self._one(rows.LOBBY, queries.LOBBY, id=id_)

    async def lobby_in(self, channel: int) -> LobbyRow | None:
        """The open lobby of this channel."""
        return await self._one(rows.LOBBY, queries.LOBBY_IN_CHANNEL, channel=channel)

    async def open_lobbies(self, guild: int, most: int) -> list[LobbyRow]:
        """The oldest open lobbies of a guild, at most this many."""
        return await self._many(rows.LOBBY, queries.OPEN_LOBBIES, guild=guild, most=most)

    async def save_lobby(self, lobby: LobbyRow) -> None:
        """Raises Conflict if the lobby is no longer open or another one is open in its channel."""
        async with self._transaction() as db:
            await _save_lobby(db, lobby)

    async def user(self, id_: int) -> UserRow:
        return await self._one(rows.USER, queries.USER, id=id_) or rows.UserRow(id_)

    async def habit(self, user: int, guild: int | None) -> Habit:
        """What this person chose for this server, else for all of them, else what is usual."""
        return await self._one(rows.HABIT, queries.HABIT, user=user, guild=guild or 0) or rows.Habit(user)

    async def choose(self, habit: Habit, locale: str) -> None:
        """Store what somebody chose; their direct messages are assumed to be open again."""
        async with self._transaction() as db:
            await db.execute(queries.SEEN, {"id": habit.user, "locale": locale})
            await db.execute(queries.SAVE_HABIT, rows.HABIT.dump_python(habit))

    async def drop_habit(self, user: int, guild: int) -> None:
        """On this server, too, what holds for all of them."""
        await self._execute(queries.DROP_HABIT, {"user": user, "guild": guild})

    async def set_dm_state(self, user: int, dm_state: DmState) -> None:
        """Store the state of direct messages to somebody who chose something before."""
        await self._execute(queries.SET_DM_STATE, {"id": user, "dm_state": dm_state})

    # Timers

    async def set_timer(self, kind: str, subject: str, due: int | None) -> bool:
        """Make, move or (with None) cancel an appointment. Whoever is doing it cannot finish it any more. Return
        whether that changed anything.
        """
        values = {"kind": kind, "subject": subject}
        known = await self._fetch(queries.TIMER, **values)
        if due == (known[0]["due"] if known else None):
            return False
        if due is None:
            await self._execute(queries.CANCEL_TIMER, values)
        else:
            await self._execute(queries.SET_TIMER, {**values, "due": due})
        return True

    async def next_due(self) -> int | None:
        """When the next appointment is due."""
        [row] = await self._fetch(queries.NEXT_DUE)
        due: int | None = row["due"]
        return due

    async def take_due(self, now: int, *, until: int, lease: int) -> Timer | None:
        """Take what has been due longest under a lease of one's own: nobody else gets it before that ends."""
        values = {"now": now, "until": until, "lease": lease}
        async with self._transaction() as db:
            taken = [
                rows.TIMER.validate_python(dict(row)) for row in await db.execute_fetchall(queries.TAKE_DUE, values)
            ]
        return next(iter(taken), None)

    async def finish_timer(self, timer: Timer) -> None:
        """It is done; no effect if it was made anew meanwhile."""
        await self._execute(queries.FINISH_TIMER, rows.TIMER.dump_python(timer))

    # When clocks stand

    async def outages(self, game: str, since: int) -> list[Outage]:
        """The times since then in which nobody could play this game."""
        return await self._many(rows.OUTAGE, queries.OUTAGES, game=game, since=since)

    async def add_outage(self, begin: int, end: int) -> None:
        """Store a time in which nobody could play anything."""
        await self._execute(queries.ADD_OUTAGE, {"game": "", "begin": begin, "end": end})

    async def alive(self) -> int | None:
        """When the bot was last known to be connected; None before the first time."""
        found = await self._fetch(queries.ALIVE)
        return int(found[0]["at"]) if found else None

    async def set_alive(self, at: int) -> None:
        await self._execute(queries.SET_ALIVE, {"at": at})

    async def vacations(self, user: int, since: int) -> list[Vacation]:
        """The vacations of somebody that end after this moment."""
        return await self._many(rows.VACATION, queries.VACATIONS, user=user, since=since)

    async def save_vacation(self, vacation: Vacation) -> None:
        await self._execute(queries.SAVE_VACATION, rows.VACATION.dump_python(vacation, round_trip=True))

    # Connections

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        with explained():
            async with self._writing:
                try:
                    await self._writer.execute("BEGIN IMMEDIATE")
                    yield self._writer
                    await self._writer.commit()
                except BaseException:
                    await asyncio.shield(self._writer.rollback())
                    raise

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[aiosqlite.Connection]:
        reader = await self._idle_readers.get()
        try:
            with explained():
                yield reader
        finally:
            self._idle_readers.put_nowait(reader)

    async def _execute(self, query: str, values: Mapping[str, Any]) -> None:
        async with self._transaction() as db:
            await db.execute(query, values)

    async def _fetch(self, query: str, **values: Any) -> Sequence[sqlite3.Row]:
        async with self._reading() as db:
            return list(await db.execute_fetchall(query, values))

    async def _many(self, adapter: TypeAdapter[T], query: str, **values: Any) -> list[T]:
        found = await self._fetch(query, **values)
        with explained():
            return [adapter.validate_python(dict(row)) for row in found]

    async def _one(self, adapter: TypeAdapter[T], query: str, **values: Any) -> T | None:
        return next(iter(await self._many(adapter, query, **values)), None)


async def _save_lobby(db: aiosqlite.Connection, lobby: LobbyRow) -> None:
    values: Mapping[str, Any] = rows.LOBBY.dump_python(lobby, round_trip=True)
    if (await db.execute(queries.SAVE_LOBBY, values)).rowcount != 1:
        raise Conflict(f"lobby {lobby.id} is not open")


async def _connect(file: Path, mode: str) -> aiosqlite.Connection:
    uri = f"file:{quote(str(file))}?mode={mode}"
    connection = await aiosqlite.connect(uri, uri=True, isolation_level=None, timeout=BUSY_SECONDS)
    connection.row_factory = sqlite3.Row
    return connection

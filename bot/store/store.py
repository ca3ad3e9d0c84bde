"""The only access to the database."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import leaving_queries, person_rows, queries, rows
from bot.store.daily import Daily
from bot.store.figures import Figures
from bot.store.jumps import jump
from bot.store.letters import Letters
from bot.store.match_requests import MatchRequests, save_lobby
from bot.store.people import People
from bot.store.servers import Servers
from bot.store.trouble import Conflict

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.store.person_rows import DmState, LessonRow, Preferences, Turn, UserRow, Vacation
    from bot.store.rows import GameRow, JournalEntry, LobbyRow, MessageRow, Outage, PlayedRow, Post, TableRow, Timer


KEPT_TURNS = 50
"""So many turns of a person with a clock count, the last ones."""


class Store(Servers, People, MatchRequests, Letters, Figures, Daily):
    """Every method raises StoreTrouble if the database cannot be used; what was written before is then unharmed.

    Once a writing method has returned, its data is on the disk.
    """

    # Games

    async def start(self, game: GameRow, lobby: LobbyRow | None) -> None:
        """Store a new game and its first post; its lobby, if any, is done. Raises Conflict if the channel is taken."""
        async with self._database.transaction() as db:
            await db.execute(queries.ADD_GAME, rows.GAME.dump_python(game, round_trip=True))
            if lobby is not None:
                await save_lobby(db, lobby)
            await db.execute(queries.POST, {"game": game.id, "revision": 0})

    async def append(
        self, game: GameRow, entry: JournalEntry, *, made: int | None = None, turn: Turn | None = None
    ) -> None:
        """Store one more line of the journal, the position it leads to and the post that tells it: all or nothing; with
        it the `turn` that has ended. Of turns in time those no longer count that came after so many moves `made`.

        Raises Conflict if the game is not at the previous revision.
        """
        async with self._database.transaction() as db:
            await db.execute(queries.ADD_ENTRY, {"game": game.id, **rows.ENTRY.dump_python(entry, round_trip=True)})
            moved = await db.execute(queries.MOVE_ON, rows.GAME.dump_python(game, round_trip=True))
            if moved.rowcount != 1:
                raise Conflict(f"{game.id} is not at revision {entry.revision - 1}")
            await db.execute(queries.POST, {"game": game.id, "revision": entry.revision})
            if game.ended is not None:
                await db.execute(queries.UNCOUNT, {"game": game.id})
                await db.execute(leaving_queries.DEPARTED_NO_MORE, {"subject": game.id})
            if made is not None:
                await db.execute(queries.TAKE_TURNS_BACK, {"game": game.id, "made": made})
            if turn is not None:
                await db.execute(queries.ADD_TURN, person_rows.TURN.dump_python(turn))
                await db.execute(queries.FORGET_OLD_TURNS, {"user": turn.user, "kept": KEPT_TURNS})

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
        [row] = await self._fetch(queries.COUNT_LIVE)
        return int(row["number"])

    async def schema(self) -> int:
        """The version of the database."""
        return await self._database.version()

    async def tables_of_person(self, user: int) -> list[TableRow]:
        """The games somebody plays, those that wait for them first, the one that has waited longest at the top."""
        return await self._many(rows.TABLE, queries.TABLES_OF_PERSON, user=user)

    async def tables_of_guild(self, guild: int, most: int) -> list[TableRow]:
        """The oldest games under way in a guild, at most this many."""
        return await self._many(rows.TABLE, queries.TABLES_OF_GUILD, guild=guild, most=most)

    async def sat(self, game: str, user: int) -> bool:
        """Whether this person sits or once sat at this game."""
        return bool(await self._fetch(queries.SAT, game=game, user=user))

    async def played_by(
        self, user: int, *, guild: int = 0, key: str = "", over: bool = False, most: int
    ) -> list[PlayedRow]:
        """The latest games at which somebody sat, everywhere or on one server, of one kind or all; so many at most."""
        return await self._many(rows.PLAYED, queries.PLAYED_BY, user=user, guild=guild, key=key, over=over, most=most)

    async def played_in(self, guild: int, *, most: int) -> list[PlayedRow]:
        """The latest games of a server, at most this many."""
        return await self._many(rows.PLAYED, queries.PLAYED_IN, guild=guild, most=most)

    async def waiting(self, user: int) -> list[str]:
        """The ids of the games that wait for somebody, the one that has waited longest first."""
        return [row["id"] for row in await self._fetch(queries.WAITING, user=user)]

    async def is_away(self, game: str, user: int) -> bool:
        """Whether a computer plays for somebody in a game under way."""
        found = await self._fetch(queries.SEATS, game=game)
        seats = rows.SEATS.validate_python(found[0]["seats"]) if found else ()
        return any(seat.user == user and seat.player is not None for seat in seats)

    async def is_played(self, key: str) -> bool:
        """Whether a game of this kind is under way anywhere."""
        return bool(await self._fetch(queries.PLAYED, key=key))

    async def computers_to_move(self) -> list[str]:
        """The ids of the games held here in which a computer may be to move."""
        return [row["id"] for row in await self._fetch(queries.COMPUTERS_TO_MOVE, **self.territory.values)]

    async def sleeping_guilds(self) -> set[int | None]:
        """The guilds of all sleeping games."""
        return {row["guild"] for row in await self._fetch(queries.SLEEPING_GUILDS)}

    async def sleeping_games(self, guild: int | None) -> list[GameRow]:
        """Games of a guild whose channel cannot be reached and that have something to post there, now or later."""
        return await self._many(rows.GAME, queries.SLEEPING_GAMES, guild=guild)

    async def journal(self, game: str) -> list[JournalEntry]:
        return await self._many(rows.ENTRY, queries.ENTRIES, game=game)

    async def newest_live(self) -> list[GameRow]:
        """The games held here that are played in channels that can be reached, the newest first."""
        return await self._many(rows.GAME, queries.NEWEST_LIVE, **self.territory.values)

    async def put_back(self, game: str, posted: int, now: int) -> None:
        """A game under way went back by a fault; messages show it at a later revision."""
        async with self._database.transaction() as db:
            for found in await db.execute_fetchall(queries.TO_RESTORE_ONE, {"game": game}):
                for statement in jump(found, posted, now):
                    await db.execute(*statement)

    async def place(self, game: GameRow, at: int) -> None:
        """Set where a game is played, and whether it sleeps from now on because that channel cannot be reached.

        Raises Conflict if another game is played there.
        """
        async with self._database.transaction() as db:
            await db.execute(queries.SET_PLACE, rows.GAME.dump_python(game, round_trip=True))
            await db.execute(queries.BEGIN_OUTAGE if game.asleep else queries.END_OUTAGE, {"id": game.id, "at": at})

    async def watched(self) -> list[tuple[str, int]]:
        """The games of computers alone, and when they began."""
        return [(row["id"], row["created"]) for row in await self._fetch(queries.WATCHED)]

    async def watched_by(self, user: int) -> list[str]:
        """Those that this person watches: the host of the lobby in which they began."""
        return [row["id"] for row in await self._fetch(queries.WATCHED_BY, user=user)]

    async def timed_games(self) -> list[str]:
        """The ids of the games held here in which somebody's time runs out."""
        return [row["id"] for row in await self._fetch(queries.TIMED_GAMES, **self.territory.values)]

    async def set_deadline(self, game: GameRow) -> None:
        """Store when the time of the person to move is up; no effect if the game has moved on."""
        await self._execute(queries.SET_DEADLINE, rows.GAME.dump_python(game, round_trip=True))

    async def note_hints(self, game: GameRow) -> None:
        """Store which hints were given in a game."""
        await self._execute(queries.SET_HINTS, rows.GAME.dump_python(game, round_trip=True))

    async def agree(self, game: str, what: str, user: int) -> set[int]:
        """Somebody agrees to something, such as to end a game early; returns everybody who does."""
        values = {"game": game, "what": what}
        async with self._database.transaction() as db:
            await db.execute(queries.CONSENT, {**values, "user": user})
            return {row["user"] for row in await db.execute_fetchall(queries.CONSENTS, values)}

    async def disagree(self, game: str, what: str) -> None:
        """Forget who agreed to it."""
        await self._execute(queries.NO_CONSENT, {"game": game, "what": what})

    async def ask(self, game: str, what: str, people: Collection[int], now: int, again: int) -> bool:
        """Note that these people are asked for something; False, and nothing noted, if one of them was asked for the
        same less than `again` seconds ago.
        """
        values = {"game": game, "what": what, "at": now, "before": now - again}
        try:
            async with self._database.transaction() as db:
                for person in people:
                    noted = await db.execute(queries.ASK, {**values, "user": person})
                    if noted.rowcount != 1:
                        raise Conflict(f"{person} was asked for {what}")
        except Conflict:
            return False
        return True

    # Messages

    async def posts(self) -> list[Post]:
        """The games held here whose messages lag behind, except sleeping ones."""
        return await self._many(rows.POST, queries.POSTS, **self.territory.values)

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

    async def turn_closed(self, game: str, since: int, user: int | None) -> bool:
        """Whether a turn message for this person was closed at this revision or later."""
        return bool(await self._fetch(queries.TURN_CLOSED, game=game, since=since, user=user))

    async def save_message(self, message: MessageRow) -> None:
        await self._execute(queries.SAVE_MESSAGE, rows.MESSAGE.dump_python(message, round_trip=True))

    async def announce(self, message: MessageRow) -> None:
        """Store once more what is about to be posted. Raises Conflict if another process posts for this game by now."""
        if self.territory.alone:
            return  # it is stored already
        async with self._database.transaction() as db:
            values = {"game": message.game, **self.territory.values}
            held = [(row["id"], row["epoch"]) for row in await db.execute_fetchall(queries.EPOCH_OF_GAME, values)]
            if [self.territory.epochs.get(shard) == epoch for shard, epoch in held] != [True]:
                raise Conflict(f"{message.game} is another process's")
            await db.execute(queries.SAVE_MESSAGE, rows.MESSAGE.dump_python(message, round_trip=True))

    # Lobbies and people

    async def lobby(self, id_: str) -> LobbyRow | None:
        return await self._one(rows.LOBBY, queries.LOBBY, id=id_)

    async def lobby_in(self, channel: int) -> LobbyRow | None:
        """The open lobby of this channel."""
        return await self._one(rows.LOBBY, queries.LOBBY_IN_CHANNEL, channel=channel)

    async def save_lobby(self, lobby: LobbyRow) -> None:
        """Raises Conflict if the lobby is no longer open or another one is open in its channel."""
        async with self._database.transaction() as db:
            await save_lobby(db, lobby)

    async def user(self, id_: int) -> UserRow:
        return await self._one(person_rows.USER, queries.USER, id=id_) or person_rows.UserRow(id_)

    async def preferences(self, user: int, guild: int | None) -> Preferences:
        """What this person chose for this server, else for all of them, else what is usual."""
        return await self._one(
            person_rows.PREFERENCES, queries.PREFERENCES, user=user, guild=guild or 0
        ) or person_rows.Preferences(user)

    async def choose(self, preferences: Preferences, locale: str) -> None:
        """Store what somebody chose; their direct messages are assumed to be open again."""
        async with self._database.transaction() as db:
            await db.execute(queries.SEEN, {"id": preferences.user, "locale": locale})
            await db.execute(queries.SAVE_PREFERENCES, person_rows.PREFERENCES.dump_python(preferences))

    async def drop_preferences(self, user: int, guild: int) -> None:
        """On this server, too, what holds for all of them."""
        await self._execute(queries.DROP_PREFERENCES, {"user": user, "guild": guild})

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

    async def add_timer(self, kind: str, subject: str, due: int) -> bool:
        """Make an appointment, unless there is one already; whether there was none."""
        values = {"kind": kind, "subject": subject, "due": due}
        async with self._database.transaction() as db:
            return bool(list(await db.execute_fetchall(queries.ADD_TIMER, values)))

    async def next_due(self) -> int | None:
        """When the next appointment of what is held here is due."""
        return next((int(row["due"]) for row in await self._fetch(queries.NEXT_DUE, **self.territory.values)), None)

    async def take_due(self, now: int, *, until: int, lease: int) -> Timer | None:
        """Take what has been due longest under a lease of one's own: nobody else gets it before that ends."""
        values = {"now": now, "until": until, "lease": lease, **self.territory.values}
        async with self._database.transaction() as db:
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

    async def pauses(self, game: str, since: int) -> list[Outage]:
        """The times since then in which the clocks of this game stood, as its people agreed."""
        return await self._many(rows.OUTAGE, queries.PAUSES, game=game, since=since)

    async def is_paused(self, game: str) -> bool:
        """Whether such a time lasts."""
        return any(pause.end is None for pause in await self.pauses(game, 0))

    async def pause(self, game: str, at: int) -> None:
        """Such a time begins."""
        await self._execute(queries.ADD_OUTAGE, {"game": f"pause:{game}", "begin": at, "end": None})

    async def go_on(self, game: str, at: int) -> None:
        """It ends."""
        await self._execute(queries.END_OUTAGE, {"id": f"pause:{game}", "at": at})

    async def add_outage(self, begin: int, end: int) -> None:
        """Store a time in which nobody could play anything."""
        await self._execute(queries.ADD_OUTAGE, {"game": "", "begin": begin, "end": end})

    async def forget_standing(self, before: int) -> None:
        """Forget the outages and vacations that ended before this moment and that no clock counts any more."""
        async with self._database.transaction() as db:
            for query in (queries.FORGET_OUTAGES, queries.FORGET_VACATIONS):
                await db.execute(query, {"before": before})

    async def alive(self) -> int | None:
        """When the bot was last known to be connected; None before the first time."""
        found = await self._fetch(queries.ALIVE)
        return int(found[0]["at"]) if found else None

    async def set_alive(self, at: int) -> None:
        await self._execute(queries.SET_ALIVE, {"at": at})

    async def set_shards_alive(self, at: int) -> None:
        """Store that the shards held here are connected."""
        for shard, epoch in self.territory.epochs.items():
            await self._execute(queries.SHARD_ALIVE, {"id": shard, "epoch": epoch, "now": at})

    async def identify(self, now: int, pause: int, most: int) -> int:
        """When the next connection to Discord may be opened: so many seconds after the last one of any process. A last
        one more than `most` seconds ahead is from before a clock was put back, and does not count.
        """
        async with self._database.transaction() as db:
            [row] = await db.execute_fetchall(queries.IDENTIFY, {"now": now, "pause": pause, "most": most})
        return int(row["at"])

    async def vacations(self, user: int, since: int) -> list[Vacation]:
        """The vacations of somebody that end after this moment."""
        return await self._many(person_rows.VACATION, queries.VACATIONS, user=user, since=since)

    async def save_vacation(self, vacation: Vacation) -> None:
        await self._execute(queries.SAVE_VACATION, person_rows.VACATION.dump_python(vacation, round_trip=True))

    async def explained(self, user: int) -> set[str]:
        """The games whose signs were explained to somebody."""
        return {row["game"] for row in await self._fetch(queries.EXPLAINED, user=user)}

    async def explain(self, user: int, game: str) -> None:
        """From now on they were."""
        await self._execute(queries.EXPLAIN, {"user": user, "game": game})

    async def lesson(self, user: int, game: str) -> LessonRow | None:
        """How far somebody is in the lesson of a game."""
        return next(iter(await self._many(person_rows.LESSON, queries.LESSON, user=user, game=game)), None)

    async def save_lesson(self, lesson: LessonRow) -> None:
        await self._execute(queries.SAVE_LESSON, person_rows.LESSON.dump_python(lesson, round_trip=True))

    async def turns(self, user: int) -> list[Turn]:
        """The turns of somebody that count, the last one first."""
        return await self._many(person_rows.TURN, queries.TURNS, user=user, kept=KEPT_TURNS)

    async def past(self, user: int) -> tuple[int, int]:
        """How many of these were in time, and how many they are."""
        turns = await self.turns(user)
        return sum(not turn.late for turn in turns), len(turns)

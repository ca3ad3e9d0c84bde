"""Everything about a person, and the one way in which it is deleted; games that have been kept long enough."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bot.store import departed, leaving_queries, person_rows, queries, rows
from bot.store.servers import drop
from bot.store.statements import Statements

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store.database import Connection, Row

EDITED = 10
"""Of so many games of a person, the last ones, the messages are edited."""

FORGET = (
    leaving_queries.DELETE_CALLS,
    leaving_queries.DELETE_MESSAGES,
    leaving_queries.DELETE_SITTING,
    leaving_queries.DELETE_PLAYING,
    leaving_queries.DELETE_CONSENTS,
    leaving_queries.DELETE_ASKED,
    leaving_queries.DELETE_PREFERENCES,
    leaving_queries.DELETE_VACATIONS,
    leaving_queries.DELETE_LESSONS,
    leaving_queries.DELETE_EXPLAINED,
    leaving_queries.DELETE_FOLLOWS,
    leaving_queries.DELETE_RATINGS,
    leaving_queries.DELETE_DAILY,
    leaving_queries.DELETE_PUZZLES,
    queries.LIST,
    leaving_queries.DELETE_REQUESTS,
    leaving_queries.DELETE_TELLS,
    leaving_queries.DELETE_TURNS,
    leaving_queries.DELETE_LETTERS,
    leaving_queries.DELETE_LINES,
    leaving_queries.DELETE_LINE_LISTS,
    leaving_queries.DELETE_ORDERS,
    leaving_queries.DELETE_USER,
)
"""What is known of a person apart from games. Nobody has an id below 0 and sits anywhere."""
PERSONAL = {
    "language": leaving_queries.PERSONAL_LANGUAGE,
    "settings": leaving_queries.PERSONAL_SETTINGS,
    "vacations": leaving_queries.PERSONAL_VACATIONS,
    "lessons": leaving_queries.PERSONAL_LESSONS,
    "explained": leaving_queries.PERSONAL_EXPLAINED,
    "followed": leaving_queries.PERSONAL_FOLLOWS,
    "wishes": leaving_queries.PERSONAL_REQUESTS,
    "told": leaving_queries.PERSONAL_TELLS,
    "turns": leaving_queries.PERSONAL_TURNS,
    "letters": leaving_queries.PERSONAL_LETTERS,
    "orders": leaving_queries.PERSONAL_ORDERS,
    "games": leaving_queries.PERSONAL_GAMES,
    "decisions": leaving_queries.PERSONAL_DECISIONS,
    "messages": leaving_queries.PERSONAL_MESSAGES,
    "results": leaving_queries.PERSONAL_RESULTS,
    "ratings": leaving_queries.PERSONAL_RATINGS,
    "daily": leaving_queries.PERSONAL_DAILY,
    "puzzles": leaving_queries.PERSONAL_PUZZLES,
    "unlisted": leaving_queries.PERSONAL_UNLISTED,
    "consents": leaving_queries.PERSONAL_CONSENTS,
    "lobbies": leaving_queries.PERSONAL_LOBBIES,
}
"""Everything about a person, by what it is."""

Former = Callable[[str], str]
"""What stands for the person's name, in this language."""


async def forget(
    db: Connection, user: int, former: Former, nobody: Callable[[], int], subjects: Sequence[str] = ()
) -> list[str]:
    """Delete a person: in games nobody stands in their place, another one in each, as `nobody` gives them. Return the
    ids of these games, the latest first. Call only for a person who has given up their seats in games under way.
    `subjects`: where they are to be known again besides, daily tables that they have begun among them.
    """
    games = list(await db.execute_fetchall(leaving_queries.GAMES_TO_LEAVE, {"user": user}))
    await departed.keep(db, user, [*subjects, *(game["id"] for game in games if game["ended"] is None)])
    for number, game in enumerate(games):
        place = {"game": game["id"], "user": user, "nobody": nobody()}
        await db.execute(leaving_queries.LEAVE, place)
        await _leave(db, game, place, former(game["locale"]))
        await db.execute(leaving_queries.LEAVE_RESULTS, {**place, "former": former(game["locale"])})
        await db.execute(leaving_queries.LEAVE_FILES, place)  # the words of pictures hold names
        if number < EDITED:
            await db.execute(leaving_queries.SHOW_TURNS_AGAIN, place)
            await db.execute(leaving_queries.SHOW_END_AGAIN, place)
            await db.execute(queries.POST_AGAIN, place)
        await db.execute(leaving_queries.LEFT, place)
    for lobby in await db.execute_fetchall(leaving_queries.LOBBIES_TO_LEAVE, {"user": user}):
        await _leave_lobby(db, lobby, user, former(lobby["locale"]), nobody())
    for statement in FORGET:
        await db.execute(statement, {"user": user})
    return [game["id"] for game in games]


async def _leave(db: Connection, game: Row, place: dict[str, Any], former: str) -> None:
    """Put nobody into the place of the person in one game."""
    entries = list(await db.execute_fetchall(queries.ENTRIES, {"game": game["id"]}))
    seats, user = json.loads(game["seats"]), place["user"]
    names = {seat["name"] for seat in seats if seat["user"] == user} | _names(entries, user)
    names |= {name for seat in seats for one, name in seat.get("before", ()) if one == user}
    for entry in entries:
        if entry["kind"] != "play":
            events = json.dumps(_without_names(json.loads(entry["events"]), names, former))
            await db.execute(
                leaving_queries.RENAME_IN_JOURNAL, {**place, "revision": entry["revision"], "events": events}
            )
    await db.execute(leaving_queries.LEAVE_JOURNAL, place)
    clocks = {key: left for key, left in json.loads(game["clocks"]).items() if int(key) != user}
    left = [_nobody(seat, user, former, place["nobody"]) for seat in seats]
    await db.execute(leaving_queries.LEAVE_SEATS, {**place, "seats": json.dumps(left), "clocks": json.dumps(clocks)})


def _names(entries: Sequence[Row], user: int) -> set[str]:
    """The names under which a person came and went, by what they did in which seat."""
    names, mine = set[str](), set[int]()
    for entry in entries:
        if entry["kind"] == "play" and entry["user"] == user:
            mine.add(entry["seat"])
        for kind, seat, _, _, facts in json.loads(entry["events"]) if entry["kind"] != "play" else ():
            place = entry["seat"] if seat is None else seat
            if place in mine or (entry["user"] == user and entry["kind"] != "hand_over"):
                names |= {facts[key] for key in ("was", "by") if key in facts}
            if kind in ("hand_over", "resign", "replaced", "taken"):
                mine.discard(place)
    return names


def _without_names(events: list[Any], names: set[str], former: str) -> list[Any]:
    return [
        [
            *event[:4],
            {key: former if isinstance(fact, str) and fact in names else fact for key, fact in event[4].items()},
        ]
        for event in events
    ]


def _nobody(seat: dict[str, Any], user: int, former: str, nobody: int) -> dict[str, Any]:
    before = [[nobody, former] if one == user else [one, name] for one, name in seat.get("before", ())]
    seat = {**seat, "before": before}
    return {**seat, "name": former, "user": nobody} if seat["user"] == user else seat


async def _leave_lobby(db: Connection, lobby: Row, user: int, former: str, nobody: int) -> None:
    """An open lobby loses the seat, or closes if it is theirs; of others the names go."""
    seats = json.loads(lobby["seats"])
    state, host = lobby["state"], lobby["host"]
    if state == "open":
        seats = [seat for seat in seats if seat["user"] != user]
        state = "closed" if host == user or not seats else state
    left = [_nobody(seat, user, former, nobody) for seat in seats]
    values = {"id": lobby["id"], "seats": json.dumps(left), "host": nobody if host == user else host, "state": state}
    for column in ("held", "removed"):
        values[column] = json.dumps([one for one in json.loads(lobby[column]) if one != user])
    past = {key: counted for key, counted in json.loads(lobby["past"]).items() if int(key) != user}
    await db.execute(leaving_queries.LEAVE_LOBBY, {**values, "past": json.dumps(past)})


class People(Statements):
    """The part of the store that knows what is stored about a person."""

    async def personal(self, user: int) -> dict[str, list[dict[str, Any]]]:
        """Everything about a person, by what it is."""
        found = {what: await self._fetch(query, user=user) for what, query in PERSONAL.items()}
        return {what: [dict(row) for row in those] for what, those in found.items()}

    async def games_to_leave(self, user: int) -> list[str]:
        """The ids of all games in which this person has sat or decided."""
        return [row["id"] for row in await self._fetch(leaving_queries.GAMES_TO_LEAVE, user=user)]

    async def requests_of(self, user: int) -> list[person_rows.MatchRequest]:
        """For what a person looks for others, on all servers."""
        return await self._many(person_rows.REQUEST, leaving_queries.REQUESTS_OF, user=user)

    async def lobbies_of(self, user: int) -> list[rows.LobbyRow]:
        """The open lobbies that somebody opened or sits in, or was sent away from, or in which a seat is held."""
        found = await self._many(rows.LOBBY, leaving_queries.LOBBIES_OF, user=user)
        return [row for row in found if row.state == "open"]

    async def calls_of(self, user: int) -> list[rows.MessageRow]:
        """The messages that call or remind this person, and still stand."""
        return await self._many(rows.MESSAGE, leaving_queries.CALLS_OF, user=user)

    async def subscribed_guilds(self, user: int) -> set[int]:
        """Where this person wants to hear of who looks for others."""
        return {row["guild"] for row in await self._fetch(leaving_queries.PERSONAL_TELLS, user=user)}

    async def forget(self, user: int, former: Former, subjects: Sequence[str] = ()) -> list[str]:
        """Delete a person who plays nowhere any more; return the ids of their games. In games under way, where they
        could play twice, and at these subjects they are known again until `forget_departed`.
        """
        async with self._database.transaction() as db:
            games = await forget(db, user, former, lambda: -1 - secrets.randbits(62), subjects)
        await self._database.tidy()
        return games

    async def has_departed(self, subject: str, user: int) -> bool:
        """Whether this person has deleted everything about themselves and is known again at this subject."""
        return (await self.departed(subject))(user)

    async def departed(self, subject: str) -> Callable[[int], bool]:
        """The same, of all people."""
        known = await self._fetch(leaving_queries.DEPARTED, subject=subject)
        return lambda user: departed.is_among(known, user)

    async def forget_departed(self, subject: str) -> None:
        """This game or daily table is over, or this place is clear: nobody is known again there."""
        await self._execute(leaving_queries.DEPARTED_NO_MORE, {"subject": subject})

    async def expire(self, before: int) -> list[str]:
        """Throw away the games that ended before this time, with all that belongs to them; return their ids."""
        async with self._database.transaction() as db:
            games = [
                row["id"] for row in await db.execute_fetchall(leaving_queries.GAMES_TO_EXPIRE, {"before": before})
            ]
            for game in games:
                await drop(db, game)
        return games

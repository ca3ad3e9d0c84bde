"""Figures of games that are over: results, totals, ratings. All of it can be made again from games and journals."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from bot.store import figure_queries, figure_rows, queries
from bot.store.statements import Statements

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store.database import Connection

MOST = 5000
"""At most so many results of a person are read, the latest ones."""


async def _add(db: Connection, result: figure_rows.ResultRow, sign: int) -> None:
    """Count a result among the totals, or (with -1) no more."""
    place = {"key": result.key, "guild": result.guild, "seats": result.seats, "results": sign}
    for source, points in {"": result.points, **result.sources}.items():
        await db.execute(figure_queries.ADD_TOTAL, {**place, "source": source, "points": sign * points})


async def discount(db: Connection, game: str) -> None:
    """Take the results of a game out of the totals: it is being deleted."""
    for row in await db.execute_fetchall(figure_queries.RESULTS_OF_GAME, {"game": game}):
        await _add(db, figure_rows.RESULT.validate_python(dict(row)), -1)


class Figures(Statements):
    """The part of the store that counts."""

    async def uncounted(self) -> list[str]:
        """The ids of the games that are over and not counted yet, in the order in which they ended."""
        return [row["id"] for row in await self._fetch(figure_queries.UNCOUNTED)]

    async def count(
        self, game: str, results: Sequence[figure_rows.ResultRow], ratings: Sequence[figure_rows.RatingRow]
    ) -> None:
        """Store the results of a game, and the ratings they lead to, once."""
        async with self._database.transaction() as db:
            if (await db.execute(figure_queries.COUNTED, {"game": game})).rowcount != 1:
                return
            for result in results:
                values = {**asdict(result), "sources": json.dumps(result.sources)}
                await db.execute(figure_queries.ADD_RESULT, values)
                await _add(db, result, 1)
            for rating in ratings:
                await db.execute(figure_queries.SAVE_RATING, asdict(rating))

    async def rate(self, ratings: Sequence[figure_rows.RatingRow]) -> None:
        """Store ratings to which a game led of which nothing else is kept."""
        async with self._database.transaction() as db:
            for rating in ratings:
                await db.execute(figure_queries.SAVE_RATING, asdict(rating))

    async def met(self, user: int, other: int, *, key: str, since: int, until: int) -> int:
        """How many games of one kind that counted for one of these two ended after one moment and by another."""
        values = {"user": user, "other": other, "key": key, "since": since, "until": until}
        [row] = await self._fetch(figure_queries.MET, **values)
        return int(row["games"])

    async def uncount(self) -> None:
        """Throw all figures away: every game that is over is to be counted again."""
        async with self._database.transaction() as db:
            for statement in (
                figure_queries.DROP_RESULTS,
                figure_queries.DROP_TOTALS,
                figure_queries.DROP_RATINGS,
                figure_queries.UNCOUNT_ALL,
            ):
                await db.execute(statement, {})

    async def results(self, user: int, *, key: str = "", guild: int = 0, seats: int = 0) -> list[figure_rows.ResultRow]:
        """What somebody reached, the latest first: in one game or all, on one server or all, with so many seats."""
        return await self._many(
            figure_rows.RESULT,
            figure_queries.RESULTS_OF_PERSON,
            user=user,
            key=key,
            guild=guild,
            seats=seats,
            most=MOST,
        )

    async def totals(self, key: str, *, guild: int = 0, seats: int = 0) -> list[figure_rows.Total]:
        """What everybody reached in a game, by source."""
        return await self._many(figure_rows.TOTAL, figure_queries.TOTALS, key=key, guild=guild, seats=seats)

    async def rating(self, user: int, key: str) -> figure_rows.RatingRow | None:
        return await self._one(figure_rows.RATING, figure_queries.RATING, user=user, key=key)

    async def top(self, guild: int, key: str, most: int) -> list[figure_rows.TopRow]:
        """The best of those who finished this game on a server and do not mind being listed."""
        return await self._many(figure_rows.TOP, figure_queries.TOP, guild=guild, key=key, most=most)

    async def is_unlisted(self, user: int) -> bool:
        """Whether somebody wants to stand in no list."""
        return bool(await self._fetch(figure_queries.UNLISTED, user=user))

    async def set_listed(self, user: int, *, listed: bool) -> None:
        await self._execute(queries.LIST if listed else figure_queries.UNLIST, {"user": user})

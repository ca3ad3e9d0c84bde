"""The daily tables and the puzzles: the seeds of days, and what people did."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from bot.store import figure_queries, figure_rows
from bot.store.statements import Statements

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class Daily(Statements):
    """The part of the store that keeps what people play alone."""

    async def day_seed(self, day: str, key: str, new: Callable[[], bytes]) -> bytes:
        """The seed of a day, made when it is first asked for."""
        if not (found := await self._fetch(figure_queries.DAY, day=day, key=key)):
            await self._execute(figure_queries.ADD_DAY, {"day": day, "key": key, "seed": new().hex()})
            found = await self._fetch(figure_queries.DAY, day=day, key=key)
        return bytes.fromhex(found[0]["seed"])

    async def daily(self, user: int, key: str, day: str) -> figure_rows.DailyRow | None:
        return await self._one(figure_rows.DAILY, figure_queries.DAILY, user=user, key=key, day=day)

    async def save_daily(self, daily: figure_rows.DailyRow) -> None:
        await self._execute(figure_queries.SAVE_DAILY, figure_rows.DAILY.dump_python(daily, round_trip=True))

    async def days_played(self, user: int, key: str, day: str, most: int) -> list[str]:
        """The days up to this one on which somebody played, the latest first."""
        found = await self._fetch(figure_queries.DAYS_PLAYED, user=user, key=key, day=day, most=most)
        return [row["day"] for row in found]

    async def daily_top(self, guild: int, key: str, day: str, most: int) -> list[figure_rows.DailyLine]:
        """The best at the table of a day of those who began it on a server and do not mind being listed."""
        return await self._many(
            figure_rows.DAILY_LINE, figure_queries.DAILY_TOP, guild=guild, key=key, day=day, most=most
        )

    async def puzzles(self, user: int, key: str) -> list[figure_rows.PuzzleRow]:
        """The puzzles of a game that somebody was asked, the latest last."""
        return await self._many(figure_rows.PUZZLE, figure_queries.PUZZLES, user=user, key=key)

    async def puzzle_ratings(self, key: str) -> list[figure_rows.RatingRow]:
        """How hard the puzzles are whose keys begin like this, as far as is known."""
        return await self._many(figure_rows.RATING, figure_queries.PUZZLE_RATINGS, key=f"{key}%")

    async def save_puzzle(self, puzzle: figure_rows.PuzzleRow, ratings: Sequence[figure_rows.RatingRow] = ()) -> None:
        """Store what somebody answered, and the ratings it leads to."""
        async with self._database.transaction() as db:
            await db.execute(figure_queries.SAVE_PUZZLE, figure_rows.PUZZLE.dump_python(puzzle, round_trip=True))
            for rating in ratings:
                await db.execute(figure_queries.SAVE_RATING, asdict(rating))

"""/stats and /top: what games that are over come to, for one person and for a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.matches.personal import personal, sources
from bot.messages import statistics
from bot.messages.statistics import Asked, Figures
from engine.registry import GAMES

if TYPE_CHECKING:
    import discord

    from bot.delivery.response import Response
    from bot.store import ResultRow, Store

LINES = 10
"""People in a list."""


class StatisticsHandler:
    """One's own figures everywhere; another's of the server where one asks, unless they want to stand in no list."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def show(
        self, response: Response, person: discord.abc.User | None, key: str, seats: int, *, here: bool
    ) -> None:
        """The page asked for by the command."""
        await self._answer(response, Asked(person.id if person else response.user, key, here, seats))

    async def turn(self, response: Response, detail: str) -> None:
        """Another page."""
        asked = Asked.read(detail)
        if asked is None or (asked.key and asked.key not in GAMES):
            raise Refusal("unknown")
        await self._answer(response, asked)

    async def _answer(self, response: Response, asked: Asked) -> None:
        await response.open()
        mine, guild = asked.person == response.user, response.interaction.guild_id
        if not mine and guild is None:
            raise Refusal("only-your-own")
        if not mine and await self._store.is_unlisted(asked.person):
            raise Refusal("unlisted")
        asked = asked._replace(here=guild is not None and (asked.here or not mine))
        within = guild or 0 if asked.here else 0
        found = await self._store.results(asked.person, guild=within)
        found = [result for result in found if result.key in GAMES and asked.key in ("", result.key)]
        name = None if mine else next((result.name for result in found), "?")
        keys = list(dict.fromkeys(result.key for result in found))
        if len(keys) != 1:
            found = [result for result in found if asked.seats in (0, result.seats)]
            keys = list(dict.fromkeys(result.key for result in found))
        if len(keys) == 1:
            await self._page(response, asked._replace(key=keys[0]), name, found, within)
            return
        games = {
            key: (
                personal([result for result in found if result.key == key]),
                await self._store.rating(asked.person, key),
            )
            for key in keys
        }
        await response.show(statistics.overview(asked, name, games, response.t))

    async def _page(
        self, response: Response, asked: Asked, name: str | None, found: list[ResultRow], guild: int
    ) -> None:
        counted = [result for result in found if asked.seats in (0, result.seats)]
        if not counted:
            raise Refusal("no-results")
        totals = await self._store.totals(asked.key, guild=guild, seats=asked.seats)
        by_source, average = sources(counted, totals)
        rating = await self._store.rating(asked.person, asked.key)
        seats = sorted({result.seats for result in found})
        figures = Figures(personal(counted), by_source, average, rating, seats)
        await response.show(statistics.page(asked, name, figures, response.t))

    async def top(self, response: Response, key: str) -> None:
        """The best of this server."""
        await response.open()
        guild = response.interaction.guild_id
        if guild is None:
            raise Refusal("on-a-server")
        if key not in GAMES:
            raise Refusal("unknown")
        found = await self._store.top(guild, key, LINES)
        listed = not await self._store.is_unlisted(response.user)
        await response.show(statistics.top(key, found, response.user, response.t, listed=listed))

    async def listed(self, response: Response, detail: str) -> None:
        """Leave this person out of all lists, or have them stand there again."""
        what, _, key = detail.partition(".")
        if what not in ("on", "off") or key not in GAMES:
            raise Refusal("unknown")
        await self._store.set_listed(response.user, listed=what == "on")
        await self.top(response, key)

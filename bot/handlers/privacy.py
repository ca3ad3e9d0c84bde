"""/privacy: what is stored about a person, as a page or a file, and its deletion."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

from bot.base.errors import Refusal
from bot.base.i18n import localizer
from bot.handlers.lobbies import person
from bot.matches.daily import Table
from bot.matches.lobby import substitute
from bot.messages import privacy
from bot.messages.outgoing import note
from engine.registry import GAMES

if TYPE_CHECKING:
    from bot.delivery.outbox import Outbox
    from bot.delivery.response import Response
    from bot.handlers.traces import Traces
    from bot.matches.service import MatchService
    from bot.matches.tally import Tally
    from bot.matches.timers import Timers
    from bot.store import Store

MOST = 50
"""Of so many games, the latest ones, nothing is posted during a deletion; their first messages are shown anew."""
DEPARTED = "departed"
"""The kind of the timers that end what is still known of somebody at a daily table, their subject."""
JSON_COLUMNS = ("moves", "days", "sources", "decisions")


class PrivacyHandler:
    """Everything is about the person who asks."""

    def __init__(
        self,
        store: Store,
        matches: MatchService,
        outbox: Outbox,
        tally: Tally,
        traces: Traces,
        timers: Timers,
    ) -> None:
        self._store = store
        self._matches = matches
        self._outbox = outbox
        self._tally = tally
        self._traces = traces
        self._timers = timers

    async def show(self, response: Response) -> None:
        """How much is stored."""
        await response.open()
        await response.show(privacy.summary(await self._store.personal(response.user), response.t))

    async def click(self, response: Response, what: str) -> None:
        """A button of that page, or of the question that follows."""
        await response.open()
        match what:
            case "export":
                await self._export(response)
            case "delete":
                found = await self._store.personal(response.user)
                over = max((table.over for table in self._open_tables(found)), default=0)
                await response.show(privacy.question(found, over, response.t))
            case "sure":
                await self._delete(response)
            case "keep":
                await self.show(response)
            case _:
                raise Refusal("unknown")

    async def _export(self, response: Response) -> None:
        response.check_files(Refusal("no-files"))
        found = await self._store.personal(response.user)
        told = {what: [_told(row, response.user) for row in rows] for what, rows in found.items()}
        content = json.dumps({"user": response.user, **told}, ensure_ascii=False, indent=1).encode()
        await response.show(privacy.exported(content, response.t))

    async def _delete(self, response: Response) -> None:
        """Seats in games under way are given up first, then everything goes at once."""
        name = person(response).name
        begun = self._open_tables(await self._store.personal(response.user))
        for table in begun:
            await self._timers.set(DEPARTED, table.id, table.over)
        tables = await self._store.tables_of_person(response.user)
        for row in tables:
            if row.key in GAMES:
                await self._give_up(row.id, response.user, name)
        latest = sorted(game.id for game in await self._store.played_by(response.user, most=MOST))
        async with AsyncExitStack() as still:  # what is being posted at this moment is stored before
            for game in latest:
                await still.enter_async_context(self._outbox.pause(game))
            await still.enter_async_context(self._tally.still)
            channels = {row.channel for row in tables if row.channel > 0}
            locale = str(response.interaction.guild_locale or response.interaction.locale)
            posted = await self._traces.of(response.user, channels, latest, locale, still)
            games = await self._matches.forget(
                response.user,
                lambda locale: localizer(locale)("bot-former-player"),
                [*(table.id for table in begun), *posted.channels],
            )
        for game in games:
            self._outbox.wake(game)
        await response.show(note(response.t("bot-privacy-deleted")))
        await self._traces.remove(posted)

    def _open_tables(self, found: privacy.Personal) -> list[Table]:
        """The daily tables that somebody has begun and could play again."""
        begun = [Table(row["day"], row["key"]) for row in found["daily"]]
        return [table for table in begun if self._matches.now() < table.over]

    async def _give_up(self, game: str, user: int, name: str) -> None:
        match = await self._matches.get(game)
        if {seat.user for seat in match.row.seats} == {user}:
            await self._matches.abandon(game, user, name, {user})
        else:
            await self._matches.resign(game, user, substitute, ends=match.ends_without(user))


def _told(row: dict[str, Any], user: int) -> dict[str, Any]:
    """A row as the person may have it: of the others at a table the names alone."""
    told = {key: json.loads(value) if key in JSON_COLUMNS else value for key, value in row.items()}
    if isinstance(row.get("seats"), str):  # those of a game; elsewhere it is their number
        told["seats"] = [{"name": seat["name"], "you": seat["user"] == user} for seat in json.loads(row["seats"])]
    return told

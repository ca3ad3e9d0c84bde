"""The host's page of a lobby, and lobbies that close when their time is up."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.base.i18n import Verbatim
from bot.base.rights import check, may
from bot.delivery.open_pages import OpenPages, Page
from bot.handlers.ranks import lobby_roles
from bot.matches.arranging import arranged
from bot.matches.roles import at_lobby
from bot.messages import layout
from bot.messages.arranging import page
from bot.messages.lobby import open_lobby
from bot.messages.outgoing import OutgoingMessage, note
from bot.store import Conflict
from engine.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.base.tasks import Queues
    from bot.delivery.discord_client import DiscordClient
    from bot.delivery.response import Response
    from bot.matches.timers import Timers
    from bot.store import LobbyRow, Store

DONE = {"started": "start", "closed": "cancel"}
"""What became of a lobby, by its state."""
VERBS = ("arrange", "held", "joining", "order", "begin", "least", "closes", "remove", "name", "title")


class ArrangingHandler:
    """The lobby that everybody sees is in another message than the page."""

    def __init__(
        self, store: Store, discord_client: DiscordClient, timers: Timers, queues: Queues, now: Callable[[], int]
    ) -> None:
        self.pages = OpenPages(store.lobby)
        self._store = store
        self._discord = discord_client
        self._timers = timers
        self._queues = queues
        self._now = now

    async def click(self, response: Response, id_: str, what: str) -> None:
        """Show the page, or store what was chosen on it and show both anew. Raises Refusal."""
        if what == "name":
            row = await self.lobby(id_)
            check("arrange", at_lobby(row, response.user))
            await response.ask(layout.title_form(id_, row.title, response.t))
            return
        await response.open()
        async with self._queues.of(id_):
            row = await self.lobby(id_)
            roles = await lobby_roles(response, row, self._store)
            if what == "arrange":
                check("arrange" if may("arrange", roles) else "remove", roles)
            else:
                row = arranged(row, what, roles=roles, picked=response.picked, typed=response.typed, at=self._now())
                await self._store.save_lobby(row)
                await self._timers.set("lobby", id_, row.closes)
                await self.refresh(row)
            self.let_go(response)
            await self._show(response, row)

    async def _show(self, response: Response, row: LobbyRow) -> None:
        roles = await lobby_roles(response, row, self._store)
        await response.show(OutgoingMessage(page(row, roles, self._now(), response.t)))
        self.shown(response, row, self._show)

    def shown(self, response: Response, row: LobbyRow, show: Callable[[Response, LobbyRow], Awaitable[None]]) -> None:
        """This answer is a page of a lobby; `show` would fill it in for the lobby as it is then."""

        async def again(now: LobbyRow | None) -> None:
            if now is not None and now.state == "open":
                await show(response, now)
            elif now is not None:
                await response.show(note(response.t(f"bot-lobby-done-{DONE[now.state]}")))

        self.pages.shown(Page(response, row.id, lambda now: now == row, again))

    def let_go(self, response: Response) -> None:
        """The private message that was clicked shows something else."""
        if (message := response.private_message) is not None:
            self.pages.let_go(message, response.interaction.id)

    async def refresh(self, row: LobbyRow) -> None:
        """Show the lobby as it is now in the message that everybody sees, if Discord lets us, and on private pages."""
        if row.message is not None:
            await self._discord.renew(row.channel, row.message, open_lobby(row))
        self.pages.changed(row.id, row)

    async def run_out(self, id_: str) -> None:
        """The time of a lobby is up: it closes, unless its game has begun or it has more time by now."""
        async with self._queues.of(id_):
            row = await self._store.lobby(id_)
            if row is None or row.state != "open" or row.closes is None:
                return
            if row.closes > self._now():
                await self._timers.set("lobby", id_, row.closes)
                return
            closed = replace(row, state="closed")
            with suppress(Conflict):
                await self._store.save_lobby(closed)
            await self.refresh(closed)

    async def lobby(self, id_: str) -> LobbyRow:
        """The lobby that is open under this id. Raises Refusal."""
        row = await self._store.lobby(id_)
        if row is None or row.state != "open":
            raise Refusal("lobby-closed")
        if row.key not in GAMES:
            raise Refusal("not-installed", game=Verbatim(row.key))
        return row

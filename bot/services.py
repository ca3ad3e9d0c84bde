"""Assembles the parts of the bot."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Self

from bot.base.errors import Refusal
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.discord_client import DiscordClient
from bot.delivery.emoji import Emoji
from bot.delivery.outbox import Outbox
from bot.delivery.poster import Poster
from bot.delivery.prewarm import Prewarmer
from bot.delivery.reconcile import Reconciler
from bot.drawing import Drawing, pool
from bot.handlers.ending import EndingHandler
from bot.handlers.lobbies import LobbyHandler
from bot.handlers.panels import PanelHandler
from bot.handlers.play import PlayHandler
from bot.handlers.preferences import PreferenceHandler
from bot.matches.computers import Computers
from bot.matches.service import MatchService
from bot.messages.private import PrivateMessages
from bot.messages.public import PublicMessages
from bot.store import Store

if TYPE_CHECKING:
    import discord

    from bot.base.settings import Settings
    from bot.store import GameRow


class Services:
    """Everything that lives as long as the bot."""

    def __init__(self, client: discord.Client, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.matches = MatchService(store, time.time)
        self.drawing = Drawing(settings.drawing_workers, partial(pool.process, settings.sprite_memory))
        self.discord_client = DiscordClient(client, self.drawing)
        self.emoji = Emoji(client)
        self.public_messages = PublicMessages(self.emoji.of)
        self.private_messages = PrivateMessages(self.public_messages)
        poster = Poster(store, self.discord_client)
        direct_messages = DirectMessages(store, self.discord_client, poster, self.private_messages)
        reconciler = Reconciler(store, poster, self.public_messages, direct_messages)
        self.outbox = Outbox(store, self.matches, reconciler, self.drawing)
        self.computers = Computers(self.matches, settings.computer_delay)
        self.matches.attach(self.outbox, self.computers)
        self.preferences = PreferenceHandler(store)
        self.prewarmer = Prewarmer(self.drawing)
        self.lobbies = LobbyHandler(store, self.matches, self.prewarmer)
        self.panels = PanelHandler(self.matches, self.discord_client, self.private_messages, self.preferences)
        self.play = PlayHandler(
            store, self.matches, self.outbox, self.computers, self.public_messages, self.private_messages, self.panels
        )
        self.ending = EndingHandler(store, self.matches, self.discord_client, self.lobbies, self.outbox)

    @classmethod
    async def open(cls, client: discord.Client, settings: Settings) -> Self:
        """Raises StoreTrouble."""
        return cls(client, settings, await Store.open(settings.database))

    async def wake(self, guild: int | None = None) -> None:
        """Resume everything that waits, after a start; with a guild, its sleeping games."""
        for row in await self.store.sleeping_games():
            if guild in (None, row.guild):
                await self.outbox.rouse(row.id)
        if guild is None:
            for row in await self.store.live_games():
                await self._go_on(row)
            await self.outbox.wake_all()

    async def _go_on(self, row: GameRow) -> None:
        """Resume a game; one that cannot be read keeps no other from continuing."""
        with suppress(Refusal):
            self.computers.match_changed(await self.matches.get(row.id))
            self.prewarmer.prewarm(row.key)

    async def sleep(self, *, guild: int | None = None, channel: int | None = None) -> None:
        """A guild or channel cannot be reached any more: its games sleep until it can, or until they continue
        elsewhere.
        """
        for row in await self.store.live_games():
            if not row.asleep and (row.channel == channel or (guild is not None and row.guild == guild)):
                await self.matches.sleep(row.id, row.channel)

    async def close(self) -> None:
        await asyncio.gather(self.computers.close(), self.outbox.close(), self.prewarmer.close())
        await self.drawing.close()
        await self.store.close()

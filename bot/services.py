"""Assembles the parts of the bot."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Self

from bot.base.clock import Clock
from bot.base.errors import Refusal
from bot.base.gate import Gate
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.discord_client import DiscordClient
from bot.delivery.edits import Edits
from bot.delivery.emoji import Emoji
from bot.delivery.nudges import Nudges
from bot.delivery.outbox import Outbox
from bot.delivery.poster import Poster
from bot.delivery.prewarm import Prewarmer
from bot.delivery.reconcile import Reconciler
from bot.delivery.response import Response
from bot.drawing import Drawing, pool
from bot.handlers.ending import EndingHandler
from bot.handlers.guard import Door
from bot.handlers.hints import HintHandler
from bot.handlers.lobbies import LobbyHandler
from bot.handlers.overview import OverviewHandler
from bot.handlers.panels import PanelHandler
from bot.handlers.play import PlayHandler
from bot.handlers.preferences import PreferenceHandler
from bot.handlers.reminders import ReminderHandler
from bot.handlers.resigning import ResigningHandler
from bot.handlers.vacation import VacationHandler
from bot.matches.computers import Computers
from bot.matches.presence import Presence
from bot.matches.service import MatchService
from bot.matches.timers import Timers
from bot.messages.private import PrivateMessages
from bot.messages.public import PublicMessages
from bot.store import Store
from bot.thinking import Thinking
from bot.thinking import pool as thinking
from engine.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import discord

    from bot.base.gate import Purpose
    from bot.base.settings import Settings


class Services:
    """Everything that lives as long as the bot."""

    def __init__(self, client: discord.Client, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        clock = Clock()
        self.matches = MatchService(store, clock.now)
        self.timers = Timers(store, clock)
        self.presence = Presence(store, self.matches.now)
        self.drawing = Drawing(settings.drawing_workers, partial(pool.process, settings.sprite_memory))
        self.discord_client = DiscordClient(client, self.drawing)
        self.emoji = Emoji(client)
        self.public_messages = PublicMessages(self.emoji.of)
        self.private_messages = PrivateMessages(self.public_messages)
        self.edits = Edits()
        poster = Poster(store, self.discord_client, self.edits)
        now = self.matches.now
        direct_messages = DirectMessages(store, self.discord_client, poster, self.private_messages, now)
        nudges = Nudges(store, self.discord_client, poster, self.timers, self.matches)
        reconciler = Reconciler(store, poster, self.public_messages, direct_messages, nudges)
        self.outbox = Outbox(store, self.matches, reconciler, self.drawing)
        mind = Thinking(thinking.process)
        self.computers = Computers(self.matches, mind, settings.computer_delay)
        self.hints = HintHandler(self.matches, mind)
        self.matches.attach(self.outbox, self.computers)
        self.gate = Gate()
        self._door = Door(self.gate)
        self.preferences = PreferenceHandler(store, self.outbox, nudges, now)
        self.prewarmer = Prewarmer(self.drawing)
        self.lobbies = LobbyHandler(store, self.matches, self.prewarmer, self.discord_client)
        self.panels = PanelHandler(
            store, self.matches, self.discord_client, self.private_messages, self.preferences, direct_messages
        )
        self.overview = OverviewHandler(store, self.matches, self.panels)
        self.play = PlayHandler(
            store, self.matches, self.outbox, self.computers, self.public_messages, self.private_messages, self.panels
        )
        self.reminders = ReminderHandler(store, self.matches, self.outbox, nudges)
        self.vacation = VacationHandler(store, self.matches, self.outbox)
        self.resigning = ResigningHandler(self.matches)
        self.ending = EndingHandler(store, self.matches, self.discord_client, self.lobbies, self.outbox)

    @classmethod
    async def open(cls, client: discord.Client, settings: Settings) -> Self:
        """Raises StoreTrouble."""
        return cls(client, settings, await Store.open(settings.database))

    async def answer(
        self, interaction: discord.Interaction, work: Callable[[Response], Awaitable[None]], purpose: Purpose = "decide"
    ) -> None:
        """Answer a click or command by this work, if there is room for one more."""
        await self._door.answer(Response(interaction, self.discord_client), work, purpose)

    async def wake(self) -> None:
        """Resume what waits, after a start: posts, computers to move, and games whose guild is unknown."""
        await self.outbox.wake_all()
        for id_ in await self.store.computers_to_move():
            await self._go_on(id_)
        for key in GAMES:
            if await self.store.is_played(key):
                self.prewarmer.prewarm(key)
        await self.rouse(None)

    async def connected(self) -> None:
        """The bot can be reached: from now on clocks run, and what is due is done."""
        if await self.presence.begin():
            for game in await self.store.timed_games():
                await self.outbox.look_again(game)
        self.timers.start({"game": self._due})

    async def _due(self, game: str) -> None:
        await self.presence.wait()
        with suppress(Refusal):
            await self.matches.look_at_clock(game)
        await self.outbox.look_again(game)

    async def rouse(self, guild: int | None) -> None:
        """Try again to show the sleeping games of a guild."""
        for row in await self.matches.sleepers.of(guild):
            await self.outbox.rouse(row.id)

    async def _go_on(self, game: str) -> None:
        """Have the computer to move decide; a game that cannot be read keeps no other from continuing."""
        with suppress(Refusal):
            self.computers.match_changed(await self.matches.get(game))

    async def sleep_guild(self, guild: int) -> None:
        """A guild cannot be reached any more: its games sleep until it can, or until they continue elsewhere."""
        for row in await self.store.live_games(guild):
            await self.outbox.lull(row.id, row.channel)

    async def sleep_channel(self, channel: int) -> None:
        """A channel is gone: its game sleeps until it continues elsewhere."""
        row = await self.store.game_in(channel)
        if row is not None and row.ended is None:
            await self.outbox.lull(row.id, channel)

    async def close(self) -> None:
        await asyncio.gather(
            self.timers.close(),
            self.presence.close(),
            self.computers.close(),
            self.outbox.close(),
            self.prewarmer.close(),
        )
        await self.drawing.close()
        await self.store.close()

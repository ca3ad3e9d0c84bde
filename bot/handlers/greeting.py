"""Greets a server that has invited the bot, and leads from there to a first game."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import discord

from bot.base.errors import Refusal
from bot.base.i18n import Verbatim, localizer
from bot.delivery.discord_client import FAILURES
from bot.matches.pace import DAY
from bot.messages.greeting import covers, greeting, which
from engine.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Literal

    from bot.delivery.discord_client import DiscordClient
    from bot.delivery.response import Response
    from bot.handlers.alone import AloneHandler
    from bot.handlers.lobbies import LobbyHandler
    from bot.store import Store

KIND = "greeted"
"""Of the timers that remember whom the bot has greeted; their subject is the server."""
AGAIN = 30 * DAY
"""Seconds in which nobody is greeted again, however often they invite the bot."""


class GreetingHandler:
    """`where` is the setting of whoever runs the bot."""

    def __init__(
        self,
        store: Store,
        discord_client: DiscordClient,
        alone: AloneHandler,
        lobbies: LobbyHandler,
        where: Literal["servers", "channels", "off"],
        now: Callable[[], int],
    ) -> None:
        self._store = store
        self._discord = discord_client
        self._alone = alone
        self._lobbies = lobbies
        self._where = where
        self._now = now

    async def joined(self, guild: discord.Guild) -> None:
        """A server has invited the bot: greet it once, in its system channel, else in the first that takes a word."""
        if self._where != "servers":
            return
        channels = filter(None, (guild.system_channel, *guild.text_channels))
        place = next((one for one in channels if _may_write(one)), None)
        if place is None or not await self._store.add_timer(KIND, str(guild.id), self._now() + AGAIN):
            return
        with suppress(*FAILURES):
            await self._greet(place)

    async def greet_empty(self, *channels: discord.abc.GuildChannel) -> None:
        """Where every channel is greeted: greet those in which nothing has been written."""
        if self._where != "channels":
            return
        for channel in channels:
            if isinstance(channel, discord.TextChannel) and channel.last_message_id is None and _may_write(channel):
                with suppress(*FAILURES):
                    await self._greet(channel)

    async def forget(self, _: str) -> None:
        """The time of not greeting a server again is over."""

    async def show(self, response: Response) -> None:
        """The same, for one person who asks."""
        await response.reply()
        picture = await asyncio.to_thread(covers)
        await response.show(greeting(picture, response.t, server=response.interaction.guild_id is not None))

    async def click(self, response: Response, what: str) -> None:
        """Somebody wants to play the computer or to invite friends; which game is asked first. Raises Refusal."""
        way, _, key = what.partition(".")
        if way not in ("computer", "friends") or (key and key not in GAMES):
            raise Refusal("unknown")
        if not key:
            await response.reply()
            await response.show(which(way, response.t))
        elif way == "computer":
            await self._alone.play(response, key, {})
        elif response.interaction.guild_id is None:
            raise Refusal("friends-here", game=Verbatim(response.t(f"{key}-title")))
        else:
            await self._lobbies.begin(response, key, {})

    async def _greet(self, place: discord.TextChannel) -> None:
        picture = await asyncio.to_thread(covers)
        content = greeting(picture, localizer(str(place.guild.preferred_locale)), server=True)
        await self._discord.post(place.id, content, nonce=f"{place.id:x}-{self._now():x}", mention=None, silent=True)


def _may_write(place: discord.TextChannel) -> bool:
    permitted = place.permissions_for(place.guild.me)
    return permitted.view_channel and permitted.send_messages

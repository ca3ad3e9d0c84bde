"""The bot as a process: logs in, listens, stops cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import sys
from typing import TYPE_CHECKING, Any

import discord
import structlog
import yarl
from discord import app_commands

from bot.base.tasks import Tasks
from bot.commands import install
from bot.delivery.attempts import trace
from bot.gateway.router import Router
from bot.services import Services
from bot.store import once_usable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.base.settings import Settings

logger = structlog.get_logger()

HEARTBEAT_SECONDS = 15.0


class NoToken(Exception):
    """The settings contain no token."""


class Tree(app_commands.CommandTree["Bot"]):
    """The commands; each interaction is answered once."""

    async def interaction_check(self, interaction: discord.Interaction[Bot], /) -> bool:
        return self.client.router.first(interaction)


class Bot(discord.Client):
    """No privileged intents: slash commands and buttons are all it listens to."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            http_trace=trace(),
        )
        self.tree = Tree(self)
        self._settings = settings
        self._tasks = Tasks()
        self._services: Services | None = None
        self._router: Router | None = None

    @property
    def services(self) -> Services:
        if self._services is None:
            raise RuntimeError("the bot has not started yet")
        return self._services

    @property
    def router(self) -> Router:
        if self._router is None:
            raise RuntimeError("the bot has not started yet")
        return self._router

    async def setup_hook(self) -> None:
        self._services = await Services.open(self, self._settings)
        self._router = Router(self._services)
        install(self.tree, self._services)
        self._tasks.start("commands", self._register())
        self._tasks.start("icons", self._services.emoji.upload())
        self._tasks.start("waking", once_usable(self._services.wake))
        if self._settings.heartbeat is not None:
            self._tasks.start("heartbeat", self._beat())

    async def close(self) -> None:
        await self._tasks.close()
        await super().close()
        if self._services is not None:
            services, self._services = self._services, None
            await services.close()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Ignored while closing: discord.py reports that it is ready up to two seconds later."""
        if not self.is_closed():
            super().dispatch(event, *args, **kwargs)

    async def on_ready(self) -> None:
        logger.info("ready", user=str(self.user), guilds=len(self.guilds))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        clicked = interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if clicked and self.router.first(interaction):
            await self.router.click(interaction)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.services.rouse(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self.services.rouse(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.services.sleep_guild(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.services.sleep_channel(channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self.services.sleep_channel(thread.thread_id)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        await self.services.rouse(after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        await self.services.rouse(after.guild.id)

    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        await self.services.rouse(thread.guild_id)

    async def _register(self) -> None:
        """Register the commands with Discord; if that fails the old ones stay."""
        try:
            await self.tree.sync()
        except (discord.HTTPException, app_commands.AppCommandError) as error:
            logger.error("the commands were not registered, the old ones stay", error=repr(error))

    async def _beat(self) -> None:
        while True:
            if self.is_ready() and not self.is_closed() and self._settings.heartbeat is not None:
                await asyncio.to_thread(self._settings.heartbeat.touch)
            await asyncio.sleep(HEARTBEAT_SECONDS)


async def serve(settings: Settings) -> None:
    """Run until cancelled or told to stop by SIGINT or SIGTERM.

    Raises NoToken, discord.LoginFailure for a token that Discord does not know, StoreTrouble.
    """
    if settings.token is None:
        raise NoToken
    configure_logging(settings)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot uses no voice
    if settings.api_url is not None:
        point(settings.api_url, settings.gateway_url)
    bot = Bot(settings)
    running = asyncio.create_task(bot.start(settings.token.get_secret_value()), name="bot")
    try:
        with _cancelled_by_signals(running):
            await asyncio.wait([running])
    finally:
        running.cancel()
        await asyncio.wait([running])
        await bot.close()
    if not running.cancelled():
        await running


def point(api_url: str, gateway_url: str | None) -> None:
    """Send everything to a stand-in for Discord."""
    gateway = gateway_url or f"{api_url.replace('http', 'ws', 1)}/gateway"
    discord.http.Route.BASE = f"{api_url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    discord.Asset.BASE = f"{api_url}/cdn"


@contextlib.contextmanager
def _cancelled_by_signals(running: asyncio.Task[None]) -> Iterator[None]:
    loop = asyncio.get_running_loop()
    signals = (signal.SIGINT, signal.SIGTERM)
    for number in signals:
        loop.add_signal_handler(number, running.cancel)
    try:
        yield
    finally:
        for number in signals:
            loop.remove_signal_handler(number)


def configure_logging(settings: Settings) -> None:
    """One line per event on standard error."""
    level = logging.getLevelName(settings.log_level.upper())
    plain = structlog.dev.plain_traceback  # without the values of variables: they may contain hands and seeds
    last: list[structlog.typing.Processor] = [
        structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)
    ]
    if settings.log_json:
        last = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    structlog.configure(
        processors=[structlog.processors.add_log_level, structlog.processors.TimeStamper(fmt="iso"), *last],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=max(level, logging.WARNING), stream=sys.stderr, force=True)
    logging.captureWarnings(True)

"""The bot as a process: logs in, listens, stops cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

import discord
import structlog
import yarl
from discord import app_commands
from tenacity import AsyncRetrying, RetryCallState, retry_if_exception_type, wait_exponential

from bot.base import metrics
from bot.base.logs import configure_logging
from bot.base.tasks import Tasks
from bot.commands import install
from bot.delivery.attempts import trace
from bot.gateway.monitor import Monitor
from bot.gateway.notify import tell_systemd
from bot.gateway.router import Router
from bot.services import Services
from bot.store import once_usable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.base.settings import Settings

logger = structlog.get_logger()

HEARTBEAT_SECONDS, PAUSE_SECONDS = 15.0, 1.0
LAST_ANSWERS_SECONDS = 5.0
"""At most this long a stop waits for answers that are under way."""
LONGEST_PAUSE = 300.0
"""Seconds between two attempts to log in while Discord is out of order."""


class NoToken(Exception):
    """The settings contain no token."""


class Tree(app_commands.CommandTree["Bot"]):
    """The commands; each interaction is answered once."""

    async def interaction_check(self, interaction: discord.Interaction[Bot], /) -> bool:
        return self.client.answers(interaction)


class Bot(discord.AutoShardedClient):
    """No privileged intents: slash commands and buttons are all it listens to. Servers are spread over connections to
    Discord, shards; direct messages arrive by the first one, whichever server their game is played in.
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            http_trace=trace(),
            shard_count=settings.shards,
        )
        self.tree = Tree(self)
        self._settings = settings
        self._tasks = Tasks()
        self._services: Services | None = None
        self._router: Router | None = None
        self.monitor: Monitor | None = None
        self._answering = set[asyncio.Task[Any]]()
        self._closing = False
        self._logs_in = False

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

    async def open(self) -> None:
        """Open the database. Raises StoreTrouble."""
        self._services = await Services.open(self, self._settings)
        self._router = Router(self._services)
        schema, games = await self._services.store.schema(), await self._services.store.count_live()
        logger.info("starting", version=version("solstice"), schema=schema, shards=self.shard_count or 1, games=games)
        if self._settings.metrics_port is not None:
            ports = self._settings.metrics_host, self._settings.metrics_port
            self.monitor = await Monitor.open(*ports, self._services.store, self._is_connected)
            self._tasks.start("pauses", _measure_pauses())
        self._tasks.start("heartbeat", self._beat())
        tell_systemd("READY=1")

    async def login(self, token: str) -> None:
        self._logs_in = True
        await super().login(token)

    async def setup_hook(self) -> None:
        if self._services is None:
            await self.open()
        install(self.tree, self.services)
        self._tasks.start("commands", self._register())
        self._tasks.start("icons", self.services.emoji.upload())
        self._tasks.start("waking", once_usable(self.services.wake))

    def answers(self, interaction: discord.Interaction) -> bool:
        """Whether this task is to answer this click or command: each once, and none that comes while closing."""
        if self._closing or not self.router.first(interaction):
            return False
        if (task := asyncio.current_task()) is not None:
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        return True

    async def close(self) -> None:
        if self._services is not None and not self._closing:
            logger.info("stopping", answering=len(self._answering))
        self._closing = True
        tell_systemd("STOPPING=1")
        await self._finish_answers()
        if self.monitor is not None:
            await self.monitor.close()
        await self._tasks.close()
        if self._logs_in:  # discord.py cannot close shards before that
            await super().close()
        if self._services is not None:
            services, self._services = self._services, None
            await services.close()

    def _is_connected(self) -> bool:
        return self.is_ready() and not self._closing

    async def _finish_answers(self) -> None:
        """Give clicks under way a moment to be answered."""
        if answering := set(self._answering):
            _, late = await asyncio.wait(answering, timeout=LAST_ANSWERS_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Note when interactions arrive. Ignored while closing: discord.py reports that it is ready up to two seconds
        later.
        """
        if event == "interaction" and self._services is not None:
            args[0].extras["arrived"] = self._services.gate.now()
        if not self._closing:
            super().dispatch(event, *args, **kwargs)

    async def on_ready(self) -> None:
        logger.info("ready", user=str(self.user), guilds=len(self.guilds))
        await once_usable(self.services.connected)

    async def on_shard_disconnect(self, shard: int) -> None:
        self.services.presence.lose(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        await once_usable(self.services.presence.find, shard)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        clicked = interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if clicked and self.answers(interaction):
            await self.router.click(interaction)

    async def on_shard_connect(self, shard: int) -> None:
        """Discord has named the guilds of this shard. The others may take minutes, five seconds each."""
        await once_usable(self.services.presence.find, shard)
        for guild in await self.services.matches.sleepers.guilds():
            if (
                guild is not None
                and self.get_guild(guild) is not None
                and (guild >> 22) % (self.shard_count or 1) == shard
            ):
                await self.services.rouse(guild)

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
        """Tell systemd that the event loop runs, and whoever looks at the file that the bot is connected, too."""
        while True:
            tell_systemd("WATCHDOG=1")
            if self._settings.heartbeat is not None and self.is_ready():
                with contextlib.suppress(OSError):  # then the file grows old, which is what it is for
                    await asyncio.to_thread(self._settings.heartbeat.touch)
            await asyncio.sleep(HEARTBEAT_SECONDS)


async def _measure_pauses() -> None:
    """Sleep again and again, and note by how much later than asked the event loop woke this task."""
    clock = asyncio.get_running_loop().time
    while True:
        due = clock() + PAUSE_SECONDS
        await asyncio.sleep(PAUSE_SECONDS)
        metrics.PAUSED.observe(max(0.0, clock() - due))


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
    running = asyncio.create_task(_run(bot, settings.token.get_secret_value()), name="bot")
    try:
        with _cancelled_by_signals(running):
            await asyncio.wait([running])
    finally:
        running.cancel()
        await asyncio.wait([running])
        await bot.close()
    if not running.cancelled():
        await running


async def _run(bot: Bot, token: str) -> None:
    """Open the database, then log in, again and again while Discord answers with errors of its own."""
    await bot.open()
    retrying = AsyncRetrying(
        retry=retry_if_exception_type(discord.DiscordServerError),
        wait=wait_exponential(multiplier=5, max=LONGEST_PAUSE),
        before_sleep=_tell,
    )
    await retrying(_log_in, bot, token)
    await bot.connect()


async def _log_in(bot: Bot, token: str) -> None:
    try:
        await bot.login(token)
    except discord.HTTPException:
        await bot.http.close()
        bot.http.connector = discord.utils.MISSING  # the next attempt opens another session
        raise


def _tell(attempt: RetryCallState) -> None:
    error = attempt.outcome.exception() if attempt.outcome else None
    logger.warning("Discord is out of order and does not let the bot log in; trying again", error=str(error))


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

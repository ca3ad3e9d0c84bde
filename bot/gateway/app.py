"""The bot as a process: logs in, listens, stops cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import time
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, ParamSpec

import discord
import structlog
import yarl
from discord import app_commands
from pydantic import SecretStr
from tenacity import AsyncRetrying, RetryCallState, retry_if_exception_type, wait_exponential

from bot.base import metrics
from bot.base.logs import configure_logging
from bot.base.processes import end_all
from bot.base.tasks import Tasks, end
from bot.base.temporary import settle_temporary
from bot.base.territory import Territory
from bot.commands import install, owner
from bot.delivery.attempts import trace
from bot.delivery.discord_client import FAILURES
from bot.gateway.cluster import Cluster
from bot.gateway.monitor import Monitor
from bot.gateway.notify import tell_systemd
from bot.gateway.router import Router
from bot.services import Services
from bot.store import Conflict, once_usable
from bot.store.database import check_postgres

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from bot.base.settings import Settings

P = ParamSpec("P")

logger = structlog.get_logger()

HEARTBEAT_SECONDS, PAUSE_SECONDS = 15.0, 1.0
LAST_ANSWERS_SECONDS, FAREWELL_SECONDS = 4.0, 1.0
"""At most this long a stop waits for answers that are under way, and for Discord to take leave."""
AGAIN_SECONDS = 0.1
"""discord.py takes no notice of a cancellation while it connects again: then it is cancelled again after this time."""
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
        self._following = set[asyncio.Task[Any]]()
        self._end: asyncio.Task[None] | None = None
        self._logs_in = False
        self._cluster: Cluster | None = None
        """None for a process that is alone with its database."""

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
        self._services = await self._opened()
        self._router = Router(self._services)
        schema, games = await self._services.store.schema(), await self._services.store.count_live()
        with contextlib.suppress(Conflict):  # another process tells of the same version
            await self._services.store.add_news("", self._services.matches.now(), version=version("solstice"))
        logger.info("starting", version=version("solstice"), schema=schema, shards=self.shard_count or 1, games=games)
        if self._settings.metrics_port is not None:
            ports = self._settings.metrics_host, self._settings.metrics_port
            self.monitor = await Monitor.open(*ports, self._services.store, self._is_connected)
            self._tasks.start("pauses", _measure_pauses())
        self._tasks.start("heartbeat", self._beat())
        tell_systemd("READY=1")

    async def _opened(self) -> Services:
        where = self._settings.stored
        if not isinstance(where, SecretStr):
            return await Services.open(self, self._settings)
        check_postgres()
        from bot.store.claims import Claims

        claims = Claims(where, Territory(), self._settings.shards_here, lambda: int(time.time()))
        await claims.open()
        try:
            services = await Services.open(self, self._settings, claims.territory, claims.name)
        except BaseException:
            await claims.close()
            raise
        self._cluster = Cluster(self, claims, services, self._begin_first)
        return services

    async def login(self, token: str) -> None:
        self._logs_in = True
        await super().login(token)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Listen until closed. Raises StoreTrouble if the database is somebody's alone by now."""
        if self._cluster is None:
            return await super().connect(reconnect=reconnect)
        self.shard_count = self._connection.shard_count = await self._cluster.divide(self._settings.shards)
        listening = asyncio.create_task(super().connect(reconnect=reconnect), name="connections")
        keeping = self._cluster.keep()
        try:
            await asyncio.wait({listening, keeping}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await end(listening, keeping)
        for task in (listening, keeping):
            if not task.cancelled():
                task.result()

    async def launch_shards(self) -> None:
        """All of them, where this process is alone."""
        if self._cluster is None:
            await super().launch_shards()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        if self._cluster is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._cluster.before_identify()

    async def hand_over(self) -> None:
        """Let other processes take over before this one stops."""
        if self._cluster is not None and not self._closing:
            await self._cluster.hand_over()

    async def setup_hook(self) -> None:
        if self._services is None:
            await self.open()
        install(self.tree, self.services)
        if self._settings.owner_guild is not None:
            owner.install(self.tree, self.services, self._settings.owner_guild)
        if self._cluster is None:
            self._begin_first()
            self._tasks.start("waking", once_usable(self.services.wake))
        else:
            self._tasks.start("learning", self.services.emoji.learn())

    def _begin_first(self) -> None:
        """Do what one process does for all."""
        self._tasks.start("commands", self._register())
        self._tasks.start("icons", self.services.emoji.upload())

    def answers(self, interaction: discord.Interaction) -> bool:
        """Whether this task is to answer this click or command: each once, and none that comes while closing."""
        if self._closing or not self.router.first(interaction):
            return False
        _note_task(self._answering)
        return True

    async def close(self) -> None:
        """Answer what is under way, then end everything, once; takes seconds whatever hangs."""
        if self._end is None:
            self._end = asyncio.create_task(self._close(), name="stop")
        await asyncio.shield(self._end)

    @property
    def _closing(self) -> bool:
        return self._end is not None

    async def _close(self) -> None:
        """End whatever uses Discord before the connection to it, and whatever uses the database before that."""
        services, self._services = self._services, None
        try:
            await self._finish(services)
            await self._take_leave()
        finally:
            if self._cluster is not None:
                await self._cluster.close()
            if services is not None:
                await services.close()

    async def _finish(self, services: Services | None) -> None:
        if services is not None:
            logger.info("stopping", answering=len(self._answering))
        tell_systemd("STOPPING=1")
        ending = [self._tasks.close(), _end(self._answering, LAST_ANSWERS_SECONDS), _end(self._following, 0)]
        if self.monitor is not None:
            ending.append(self.monitor.close())
        if services is not None:
            ending.append(services.rest())
        await asyncio.gather(*ending)

    async def _take_leave(self) -> None:
        if self._logs_in:  # discord.py cannot close shards before that
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(FAREWELL_SECONDS):
                    await super().close()
            await self.http.close()

    def _is_connected(self) -> bool:
        if self._closing or self._services is None:
            return False
        if self._cluster is None:
            return self.is_ready()
        return not self._services.territory.shards or self._services.presence.is_here

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Note when interactions arrive. Ignored while closing: discord.py reports that it is ready up to two seconds
        later.
        """
        if event == "interaction" and self._services is not None:
            args[0].extras["arrived"] = self._services.gate.now()
        if not self._closing:
            super().dispatch(event, *args, **kwargs)

    async def _follow(self, work: Callable[P, Awaitable[object]], *args: P.args, **kwargs: P.kwargs) -> None:
        """Do what an event asks for, again until the database takes it; a stop cuts it off."""
        if not self._closing:
            _note_task(self._following)
            await once_usable(work, *args, **kwargs)

    async def on_ready(self) -> None:
        logger.info("ready", user=str(self.user), guilds=len(self.guilds))
        if self._cluster is None:
            await self._follow(self.services.connected)

    async def on_shard_ready(self, shard: int) -> None:
        if self._cluster is not None:
            logger.info("shard ready", shard=shard, guilds=len(self.guilds))
            await self._follow(self.services.connected)

    async def on_shard_disconnect(self, shard: int) -> None:
        territory = self.services.territory
        if territory.alone or shard in territory.epochs:
            self.services.presence.lose(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        await self._follow(self.services.presence.find, shard)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        clicked = interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if clicked and self.answers(interaction):
            await self.router.click(interaction)

    async def on_shard_connect(self, shard: int) -> None:
        """Discord has named the guilds of this shard. The others may take minutes, five seconds each."""
        await self._follow(self.services.presence.find, shard)
        if self._cluster is not None:
            self._cluster.connected(shard)
        await self._follow(self._rouse_all, shard)

    async def _rouse_all(self, shard: int) -> None:
        """Try again to show the sleeping games of the guilds of a shard."""
        for guild in await self.services.matches.sleepers.guilds():
            if (
                guild is not None
                and self.get_guild(guild) is not None
                and (guild >> 22) % (self.shard_count or 1) == shard
            ):
                await self.services.rouse(guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._follow(self.services.retention.invited_to, guild.id)
        await self._follow(self.services.rouse, guild.id)
        await self._follow(self.services.greeting.joined, guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._follow(self.services.rouse, guild.id)
        await self._follow(self.services.greeting.greet_empty, *guild.text_channels)

    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        await self._follow(self.services.greeting.greet_empty, channel)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._follow(self.services.sleep_guild, guild.id)
        await self._follow(self.services.retention.removed_from, guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._follow(self.services.sleep_channel, channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self._follow(self.services.sleep_channel, thread.thread_id)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        await self._follow(self.services.rouse, after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        await self._follow(self.services.rouse, after.guild.id)

    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        await self._follow(self.services.rouse, thread.guild_id)

    async def _register(self) -> None:
        """Register the commands with Discord; if that fails the old ones stay."""
        try:
            await self.tree.sync()
            if self._settings.owner_guild is not None:
                await self.tree.sync(guild=discord.Object(self._settings.owner_guild))
        except FAILURES as error:
            logger.error("the commands were not registered, the old ones stay", error=repr(error))

    async def _beat(self) -> None:
        """Tell systemd that the event loop runs, and whoever looks at the file that the bot is connected, too."""
        while True:
            tell_systemd("WATCHDOG=1")
            if self._settings.heartbeat is not None and self._is_connected():
                with contextlib.suppress(OSError):  # then the file grows old, which is what it is for
                    await asyncio.to_thread(self._settings.heartbeat.touch)
            await asyncio.sleep(HEARTBEAT_SECONDS)


def _note_task(tasks: set[asyncio.Task[Any]]) -> None:
    """Count the present task among these until it is done."""
    if (task := asyncio.current_task()) is not None:
        tasks.add(task)
        task.add_done_callback(tasks.discard)


async def _end(tasks: set[asyncio.Task[Any]], patience: float) -> None:
    """Wait so many seconds for tasks that are under way, then cut them off."""
    if under_way := set(tasks):
        _, late = await asyncio.wait(under_way, timeout=patience)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)


async def _measure_pauses() -> None:
    """Sleep again and again, and note by how much later than asked the event loop woke this task."""
    clock = asyncio.get_running_loop().time
    while True:
        due = clock() + PAUSE_SECONDS
        await asyncio.sleep(PAUSE_SECONDS)
        metrics.PAUSED.observe(max(0.0, clock() - due))


async def serve(settings: Settings) -> None:
    """Run until cancelled or told to stop by SIGINT or SIGTERM.

    Raises NoToken, NoTemporary, discord.LoginFailure for a token that Discord does not know, StoreTrouble.
    """
    if settings.token is None:
        raise NoToken
    configure_logging(settings)
    await asyncio.to_thread(settle_temporary, settings.temporary)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot uses no voice
    if settings.api_url is not None:
        point(settings.api_url, settings.gateway_url)
    bot = Bot(settings)
    running = asyncio.create_task(_run(bot, settings.token.get_secret_value()), name="bot")
    stopped = asyncio.Event()
    with _set_by_signals(stopped):
        told = asyncio.create_task(stopped.wait())
        try:
            await asyncio.wait([running, told], return_when=asyncio.FIRST_COMPLETED)
            if told.done() and not running.done():
                await bot.hand_over()
        finally:
            told.cancel()
            await end(running, again=AGAIN_SECONDS)
            await bot.close()
            end_all()
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
def _set_by_signals(stopped: asyncio.Event) -> Iterator[None]:
    loop = asyncio.get_running_loop()
    signals = (signal.SIGINT, signal.SIGTERM)
    for number in signals:
        loop.add_signal_handler(number, stopped.set)
    try:
        yield
    finally:
        for number in signals:
            loop.remove_signal_handler(number)

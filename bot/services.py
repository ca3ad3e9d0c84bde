"""Assembles the parts of the bot."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, suppress
from functools import partial
from typing import TYPE_CHECKING, Self

from bot.base.clock import Clock
from bot.base.errors import Refusal
from bot.base.gate import Gate
from bot.base.tasks import Tasks
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.discord_client import DiscordClient
from bot.delivery.display import DisplayChoices
from bot.delivery.edits import Edits
from bot.delivery.emoji import Emoji
from bot.delivery.following import Following
from bot.delivery.further import FurtherTurns
from bot.delivery.inbox import Inbox
from bot.delivery.leavers import Leavers
from bot.delivery.lookout import Lookout
from bot.delivery.nudges import Nudges
from bot.delivery.outbox import Outbox
from bot.delivery.poster import Poster
from bot.delivery.prewarm import Prewarmer
from bot.delivery.reconcile import Reconciler
from bot.delivery.response import Response
from bot.drawing import Drawing, pool
from bot.drawing import films as films_process
from bot.drawing.disk import give_way
from bot.drawing.films import Films
from bot.drawing.worker import WorkerConfig
from bot.handlers.admin import AdminHandler
from bot.handlers.alone import AloneHandler
from bot.handlers.audience import Audience
from bot.handlers.components import ComponentHandler
from bot.handlers.daily import DailyHandler
from bot.handlers.ending import EndingHandler
from bot.handlers.finding import FindHandler
from bot.handlers.following import FollowHandler
from bot.handlers.greeting import KIND as GREETED
from bot.handlers.greeting import GreetingHandler
from bot.handlers.guard import Door
from bot.handlers.hints import HintHandler
from bot.handlers.history import HistoryHandler
from bot.handlers.imports import ImportHandler
from bot.handlers.lessons import LessonHandler
from bot.handlers.lobbies import LobbyHandler
from bot.handlers.orders import OrderHandler
from bot.handlers.overview import OverviewHandler
from bot.handlers.owner import OwnerHandler
from bot.handlers.panels import PanelHandler
from bot.handlers.past import PastHandler
from bot.handlers.pausing import PausingHandler
from bot.handlers.play import PlayHandler
from bot.handlers.preferences import PreferenceHandler
from bot.handlers.privacy import DEPARTED, PrivacyHandler
from bot.handlers.puzzles import PuzzleHandler
from bot.handlers.reliability import ReliabilityHandler
from bot.handlers.reminders import ReminderHandler
from bot.handlers.resigning import ResigningHandler
from bot.handlers.retention import KIND as FORGET
from bot.handlers.retention import Retention
from bot.handlers.review import ReviewHandler
from bot.handlers.seating import Seating
from bot.handlers.seats import SeatHandler
from bot.handlers.statistics import StatisticsHandler
from bot.handlers.together import TogetherHandler
from bot.handlers.traces import KIND as TRACE
from bot.handlers.traces import Traces
from bot.handlers.vacation import VacationHandler
from bot.matches.computers import Computers
from bot.matches.orders import KIND as ORDER
from bot.matches.orders import Orders
from bot.matches.pace import DAY
from bot.matches.presence import Presence
from bot.matches.service import MatchService
from bot.matches.tally import Tally
from bot.matches.timers import Timers
from bot.matches.watching import KIND as WATCH
from bot.matches.watching import Watching
from bot.messages.past import PastMessages
from bot.messages.private import PrivateMessages
from bot.messages.public import PublicMessages
from bot.store import Store, once_usable
from bot.thinking import Thinking
from bot.thinking import pool as thinking
from engine.registry import GAMES
from render.shelf import emptied

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    import discord

    from bot.base.gate import Purpose
    from bot.base.settings import Settings
    from bot.base.territory import Territory


def bitmaps_of(settings: Settings) -> Path:
    """The folder in which processes that draw share parts of pictures."""
    return settings.data / "bitmaps"


class Services:
    """Everything that lives as long as the bot."""

    def __init__(self, client: discord.Client, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.territory = store.territory
        self._tasks = Tasks()
        clock = Clock()
        self.matches = MatchService(store, clock.now)
        self.timers = Timers(store, clock)
        self.presence = Presence(store, self.matches.now)
        room = WorkerConfig(settings.sprite_memory, settings.drawing_workers, bitmaps_of(settings))
        self.drawing = Drawing(settings.drawing_workers, partial(pool.process, room))
        self.discord_client = DiscordClient(client, self.drawing)
        self.displays = DisplayChoices(store)
        self.emoji = Emoji(client)
        self.public_messages = PublicMessages(self.emoji.of)
        self.private_messages = PrivateMessages(self.public_messages)
        self.edits = Edits()
        poster = Poster(store, self.discord_client, self.edits)
        now = self.matches.now
        further = FurtherTurns(store, self.discord_client, now)
        direct_messages = DirectMessages(store, self.discord_client, poster, self.private_messages, further, now)
        self.lookout = Lookout(store, self.matches, self.discord_client)
        nudges = Nudges(store, self.discord_client, poster, self.timers, self.matches)
        reconciler = Reconciler(store, poster, self.public_messages, self.private_messages, direct_messages, nudges)
        self.outbox = Outbox(store, self.matches, reconciler, self.drawing)
        mind = Thinking(thinking.process)
        self.computers = Computers(self.matches, mind, settings.computer_delay)
        self.hints = HintHandler(self.matches, mind)
        self.following = Following(store, self.discord_client, self.timers, self.matches)
        self.tally = Tally(store)
        self.orders = Orders(store, self.matches, self.timers)
        films = Films(settings.data / "films", films_process.process)
        self._tasks.start("disk", give_way(bitmaps_of(settings), films, self.drawing))
        self.leavers = Leavers(self.discord_client, self.matches)
        self.gate = Gate()
        self._door = Door(self.gate)
        self.preferences = PreferenceHandler(store, self.outbox, nudges, now)
        self.prewarmer = Prewarmer(self.drawing)
        self.watching = Watching(store, self.matches, self.timers)
        self.lobbies = LobbyHandler(
            store, self.matches, self.prewarmer, self.discord_client, self.timers, self.watching, settings.locale
        )
        self.seating = Seating(store, self.lobbies, self.discord_client, self.timers, now)
        self.finding = FindHandler(store, self.lobbies, self.seating, self.discord_client, self.timers, now)
        past_messages = PastMessages(self.public_messages)
        self.panels = PanelHandler(
            store,
            self.matches,
            self.discord_client,
            self.private_messages,
            self.preferences,
            direct_messages,
        )
        self.matches.attach(
            self.outbox,
            self.computers,
            self.following,
            self.tally,
            self.leavers,
            self.orders,
            self.panels,
            self.hints,
            dropped=films.forget,
        )
        self.alone = AloneHandler(store, self.matches, self.discord_client, self.panels, self.prewarmer, self.lobbies)
        self.greeting = GreetingHandler(
            store, self.discord_client, self.alone, self.lobbies, settings.greeting, self.matches.now
        )
        self.audience = Audience(store, self.discord_client)
        self.history = HistoryHandler(store, self.matches)
        self.statistics = StatisticsHandler(store)
        self.reliability = ReliabilityHandler(store)
        self.traces = Traces(store, self.lobbies, self.seating, self.discord_client, self.matches, self.timers)
        self.privacy = PrivacyHandler(
            store,
            self.matches,
            self.outbox,
            self.tally,
            self.traces,
            self.timers,
        )
        self.follows = FollowHandler(store, self.following, self.audience)
        self.past = PastHandler(store, self.matches, self.audience, past_messages, films, self.discord_client)
        self.imports = ImportHandler(
            store, self.matches, self.discord_client, self.lobbies, past_messages, settings.locale
        )
        self.overview = OverviewHandler(store, self.matches, self.panels, self.seating)
        self.review = ReviewHandler(self.past, mind)
        self.play = PlayHandler(
            store, self.matches, self.outbox, self.public_messages, self.private_messages, self.panels
        )
        self.reminders = ReminderHandler(store, self.matches, self.outbox, nudges)
        self.vacation = VacationHandler(store, self.matches, self.outbox)
        inbox = Inbox(self.discord_client)
        self.daily = DailyHandler(store, inbox, mind, now, self.public_messages.emoji_of)
        self.lessons = LessonHandler(store, inbox, self.alone, self.public_messages.emoji_of)
        self.puzzles = PuzzleHandler(store, inbox, now, self.public_messages.emoji_of)
        self.components = ComponentHandler(store)
        self.admin = AdminHandler(store, self.matches, self.tally)
        self.retention = Retention(client, store, self.matches, self.tally, self.timers, settings.forget_days)
        self.owner = OwnerHandler(client, store, self.matches, self.lobbies, settings.owner_guild)
        self.together = TogetherHandler(store, self.matches, self.public_messages)
        self.pausing = PausingHandler(store, self.matches, self.outbox)
        self.standing_orders = OrderHandler(store, self.matches, self.orders, self.outbox)
        self.resigning = ResigningHandler(self.matches)
        self.seats = SeatHandler(store, self.matches, self.discord_client, settings)
        self.ending = EndingHandler(store, self.matches, self.discord_client, self.lobbies, self.outbox)

    @classmethod
    async def open(
        cls, client: discord.Client, settings: Settings, territory: Territory | None = None, name: str = "solstice"
    ) -> Self:
        """Of a process of this name that answers for this territory, or for everything. Raises StoreTrouble."""
        store = await Store.open(settings.stored, territory, name)
        async with AsyncExitStack() as opened:
            opened.push_async_callback(store.close)
            await asyncio.to_thread(emptied, bitmaps_of(settings))
            opened.pop_all()
        return cls(client, settings, store)

    async def answer(
        self, interaction: discord.Interaction, work: Callable[[Response], Awaitable[None]], purpose: Purpose = "decide"
    ) -> None:
        """Answer a click or command by this work, if there is room for one more."""
        response = Response(
            interaction, self.discord_client, self.displays, self.panels.pages.let_go, shared=not self.territory.alone
        )
        await self._door.answer(response, work, purpose)

    async def wake(self) -> None:
        """Resume what waits, after a start: posts, computers to move, and games whose guild is unknown."""
        if self.territory.holds_first:
            self.tally.start()
        await self.outbox.wake_all()
        for id_ in await self.store.computers_to_move():
            await self._go_on(id_)
        for key in GAMES:
            if await self.store.is_played(key):
                self.prewarmer.prewarm(key)
        self._tasks.start("looking out", once_usable(self.lookout.look))
        if self.territory.holds_first:
            await self.rouse(None)

    async def gained(self) -> None:
        """This process answers for more games than before, which another one may have left in the middle."""
        self.matches.sleepers.forget()
        await self.wake()
        self.timers.look()

    def on_change_elsewhere(self, game: str, revision: int, guild: int | None) -> None:
        """Another process has changed a game, or wants its messages looked at."""
        self.matches.wake_waiting(game)
        if self.territory.holds(guild):
            self.drawing.moved_on(game, revision)
            self.outbox.wake(game)
            self._tasks.start(f"{game} {revision}", once_usable(self._tell, game))

    async def _tell(self, game: str) -> None:
        with suppress(Refusal):
            await self.matches.tell(game)

    async def connected(self) -> None:
        """The bot can be reached: from now on clocks run, and what is due is done."""
        if await self.presence.begin():
            for game in await self.store.timed_games():
                await self.outbox.look_again(game)
        if self.presence.is_here:
            await self.retention.look()
        if self.settings.keep_days is not None:
            await self.timers.set("expire", "", self.matches.now())
        await self.orders.resume()  # before anything overdue is done: orders wait anew
        self.timers.start(
            {
                "game": self._due,
                "lobby": self.lobbies.arranging.run_out,
                "expire": self._expire,
                FORGET: self._forget,
                GREETED: self.greeting.forget,
                DEPARTED: self.store.forget_departed,
                TRACE: self.traces.again,
                "follow": self.following.tell,
                "find": self.seating.look_after,
                "wish": self.finding.expire,
                ORDER: self.orders.carry_out,
                WATCH: self.watching.stop,
            }
        )
        await self.following.resume()
        await self.watching.resume()

    async def _forget(self, guild: str) -> None:
        await self.presence.wait()  # otherwise the bot seems to be gone from everywhere
        await self.retention.due(guild)

    async def _due(self, game: str) -> None:
        await self.presence.wait()
        await self.leavers.look(game)
        with suppress(Refusal):
            await self.matches.look_at_clock(game)
        await self.outbox.look_again(game)

    async def _expire(self, _: str) -> None:
        """Throw away what has been kept long enough; once more tomorrow."""
        if self.settings.keep_days is not None:
            await self.matches.expire(self.settings.keep_days)
            await self.timers.set("expire", "", self.matches.now() + DAY)

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
        if self.discord_client.knows(guild):  # again, by now: what fell asleep since then would not wake for an hour
            await self.rouse(guild)

    async def sleep_channel(self, channel: int) -> None:
        """A channel is gone: its game sleeps until it continues elsewhere."""
        row = await self.store.game_in(channel)
        if row is not None and row.ended is None:
            await self.outbox.lull(row.id, channel)

    async def rest(self) -> None:
        """End what runs in the background; after the next start it goes on where it was."""
        await asyncio.gather(
            self._tasks.close(),
            self.timers.close(),
            self.review.close(),
            self.computers.close(),
            self.following.close(),
            self.traces.close(),
            self.leavers.close(),
            self.panels.pages.close(),
            self.lobbies.arranging.pages.close(),
            self.hints.close(),
            self.tally.close(),
            self.orders.close(),
            self.outbox.close(),
            self.prewarmer.close(),
        )

    async def close(self) -> None:
        """Let go of everything, after a rest."""
        await self.drawing.close()
        await self.presence.close()
        await self.store.close()

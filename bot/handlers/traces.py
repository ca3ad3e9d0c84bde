"""What is posted in public and names somebody who is deleted: it names them no longer, and who waited there is told."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING

import structlog

from bot.base import custom_ids
from bot.base.i18n import Verbatim, localizer
from bot.base.tasks import Tasks
from bot.delivery.discord_client import FAILURES, MessageGone, ids_of, texts_of
from bot.matches.pace import DAY
from bot.messages.lobby import begun_lobby, open_lobby
from bot.messages.outgoing import note
from bot.store import once_usable
from engine.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence
    from contextlib import AsyncExitStack

    import discord

    from bot.delivery.discord_client import DiscordClient
    from bot.handlers.lobbies import LobbyHandler
    from bot.handlers.seating import Seating
    from bot.matches.service import MatchService
    from bot.matches.timers import Timers
    from bot.store import LobbyRow, Store

logger = structlog.get_logger()

KIND = "trace"
"""Of the timers; their subject is a place: until when it is tried, its kind, where, and the language for a channel."""
FIRST_PAUSE, LONGEST_PAUSE = 60, 3600
"""Seconds after which a place is tried again: longer each time."""
AT_MOST = 30 * DAY
"""Seconds after which Discord has refused often enough."""
_MENTION = re.compile(r"<@(\d+)>")


@dataclass(frozen=True)
class Posted:
    """Where somebody may be named."""

    user: int
    lobbies: Sequence[LobbyRow]
    guilds: Collection[int]
    """Where others who look for people may have mentioned them."""
    places: Sequence[str]
    """What is tried until it is done."""
    channels: Sequence[str]
    """The same; there they are known again by a keyed hash, as their id is stored nowhere."""


class Traces:
    """Apart from messages of games, which follow what is stored."""

    def __init__(
        self,
        store: Store,
        lobbies: LobbyHandler,
        seating: Seating,
        discord_client: DiscordClient,
        matches: MatchService,
        timers: Timers,
    ) -> None:
        self._store = store
        self._lobbies = lobbies
        self._seating = seating
        self._discord = discord_client
        self._matches = matches
        self._timers = timers
        self._tasks = Tasks()
        self._pauses: dict[str, int] = {}
        """By place: how long it rests before it is tried again."""

    async def of(
        self, user: int, channels: Collection[int], games: Sequence[str], locale: str, still: AsyncExitStack
    ) -> Posted:
        """What names this person, in these channels and where these games began as well; `still` holds up whatever
        would store them there again.
        """
        guilds = {request.guild for request in await self._store.requests_of(user)}
        for guild in sorted(guilds):
            await still.enter_async_context(self._seating.queues.of(str(guild)))
        requests = await self._store.requests_of(user)  # with the messages that were just being posted
        lobbies, calls = await self._store.lobbies_of(user), await self._store.calls_of(user)
        for lobby in sorted(lobbies, key=lambda row: row.id):
            await still.enter_async_context(self._lobbies.queues.of(lobby.id))
        guilds |= await self._store.subscribed_guilds(user)
        about = [(one.channel, one.message) for one in requests if one.message is not None]
        about += [(one.channel, one.message) for one in calls if one.message is not None]
        requests += [request for guild in guilds for request in await self._seating.looking(guild)]
        near = {
            *channels,
            *(row.channel for row in lobbies),
            *(request.channel for request in requests if request.message),
        }
        until = self._matches.now() + AT_MOST
        posted = Posted(
            user,
            lobbies,
            guilds,
            [
                *(f"{until} table {row.id}" for row in lobbies),
                *(f"{until} post {channel} {message}" for channel, message in about),
                *(f"{until} table {game}" for game in games),
            ],
            [f"{until} channel {channel} {locale}" for channel in sorted(near)],
        )
        for place in (*posted.places, *posted.channels):  # if we are stopped before all of it is done
            await self._timers.set(KIND, place, self._matches.now() + FIRST_PAUSE)
        return posted

    async def remove(self, posted: Posted) -> None:
        """After the deletion: what Discord does not let us do now is tried again."""
        for guild in posted.guilds:
            for request in await self._seating.looking(guild):
                await self._seating.show(request)
        for place in (*posted.places, *posted.channels):
            await self._try(place)
        for before in posted.lobbies:
            await self._tell(before, posted.user)

    async def again(self, place: str) -> None:
        """Try a place that could not be cleared, beside what else is due; later once more unless that succeeds."""
        pause = self._pauses[place] = min(2 * self._pauses.get(place, FIRST_PAUSE), LONGEST_PAUSE)
        await self._timers.set(KIND, place, self._matches.now() + pause)
        self._tasks.start(place, once_usable(self._try, place))

    async def close(self) -> None:
        await self._tasks.close()

    async def _try(self, place: str) -> None:
        """Take whoever is deleted out of a place."""
        try:
            await self._clear(place)
        except FAILURES as error:
            if self._matches.now() < int(place.split()[0]):
                logger.warning("a deleted person is still named, trying again", place=place, why=repr(error))
                return
        self._pauses.pop(place, None)
        await self._store.forget_departed(place)
        await self._timers.set(KIND, place, None)

    async def _clear(self, place: str) -> None:
        match place.split()[1:]:
            case ["table", id_]:
                await self._show(id_)
            case ["post", channel, message]:
                with suppress(MessageGone):
                    await self._discord.delete(int(channel), int(message))
            case ["channel", channel, locale]:
                departed = await self._store.departed(place)
                await self._rename(int(channel), departed, localizer(locale)("bot-former-player"))

    async def _show(self, id_: str) -> None:
        """A table that lacks them now, or is closed, or the message with which its game began."""
        row = await self._store.lobby(id_)
        if row is not None and row.message is not None and row.key in GAMES:
            shown = begun_lobby(await self._matches.get(id_), row) if row.state == "started" else open_lobby(row)
            with suppress(MessageGone):
                await self._discord.show_anew(row.channel, row.message, shown)

    async def _tell(self, before: LobbyRow, user: int) -> None:
        """Tell whoever sat at a table that closes, or for whom a seat was held."""
        row = await self._store.lobby(before.id)
        if row is None:
            return
        people = {*before.held, *(seat.user for seat in before.seats if seat.user)} - {user}
        if row.state == "closed" and people:
            t = localizer(row.locale)
            who = tuple(Verbatim(f"<@{one}>") for one in sorted(people))
            words = t("bot-lobby-host-left-found" if row.sought else "bot-lobby-host-left", people=who, count=len(who))
            nonce = sha256(f"{row.id} left".encode()).hexdigest()[:25]
            with suppress(*FAILURES):
                message = note(words)
                await self._discord.post(row.channel, message, nonce=nonce, mention=None, others=people)
        await self._seating.look_after(row.id)

    async def _rename(self, channel: int, departed: Callable[[int], bool], former: str) -> None:
        """Other messages of ours: lobbies that were shown again, invitations, questions to all. None waits for another
        one; raise the first of the failures.
        """
        failed: list[Exception] = []
        for message in await self._discord.recent(channel):
            named = {int(one) for text in texts_of(message) for one in _MENTION.findall(text)}
            if gone := [user for user in named if departed(user)]:
                try:
                    await self._take_out(channel, message, gone, former)
                except MessageGone:
                    continue
                except FAILURES as error:
                    failed.append(error)
        if failed:
            raise failed[0]

    async def _take_out(self, channel: int, message: discord.Message, gone: Sequence[int], former: str) -> None:
        asked = (custom_ids.parse(id_) for id_ in ids_of(message))
        id_ = next((one.lobby for one in asked if isinstance(one, custom_ids.LobbyClick)), "")
        lobby = await self._store.lobby(id_)
        if lobby is not None and lobby.state != "started":
            await self._discord.show_anew(channel, message.id, open_lobby(lobby))
        elif not message.attachments:
            await self._discord.rename(message, {f"<@{user}>": former for user in gone})

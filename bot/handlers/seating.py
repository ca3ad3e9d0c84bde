"""Holds seats for people who look for each other, and looks after the lobbies in which they meet."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.base.i18n import localizer
from bot.base.quiet import quiet_until
from bot.base.tasks import Queues
from bot.delivery.discord_client import (
    FAILURES,
    ChannelGone,
    DirectMessagesClosed,
    FilesForbidden,
    MessageGone,
    Refused,
)
from bot.handlers.audience import reads
from bot.handlers.limits import check_most
from bot.handlers.reliability import pasts
from bot.matches.finding import ANSWERING, is_at, is_free, room
from bot.matches.lobby import awaited
from bot.matches.reliability import is_enough
from bot.messages.finding import Sought, announcement, invitation
from bot.messages.lobby import open_lobby
from bot.store import Seat
from engine.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from bot.delivery.discord_client import DiscordClient
    from bot.delivery.response import Response
    from bot.handlers.lobbies import LobbyHandler
    from bot.matches.timers import Timers
    from bot.store import LobbyRow, MatchRequest, Preferences, Store

MOST = 100
"""At most this many open lobbies of a server are looked through for those that somebody may see."""
HOPELESS = (MessageGone, ChannelGone, Refused)


class Seating:
    """Everything is stored before anybody is told, so a stop at any moment neither loses nor repeats it."""

    def __init__(
        self,
        store: Store,
        lobbies: LobbyHandler,
        discord_client: DiscordClient,
        timers: Timers,
        now: Callable[[], int],
    ) -> None:
        self._store = store
        self._lobbies = lobbies
        self._discord = discord_client
        self._timers = timers
        self._now = now
        self.queues = Queues()
        """One for each server; to be entered before that of a lobby."""

    async def candidates(
        self, like: MatchRequest, channel: int, *, but: Collection[int], lobby: str = ""
    ) -> list[MatchRequest]:
        """Whoever looks for the same and can play in this channel, the oldest first; nobody who has left this lobby."""
        found: list[MatchRequest] = []
        for request in await self._store.requests_alike(like.guild, like.key, like.seats, like.pace):
            if request.user in but or (lobby and request.lobby == lobby) or not await self.is_free(request):
                continue
            where = await self._discord.whereabouts(request.guild, request.user, channel)
            if where == "gone":
                await self._store.drop_request(request)
            elif where == "here" and await self._may_sit(request):
                found.append(request)
        return found

    async def is_free(self, request: MatchRequest) -> bool:
        """Whether somebody still looks for others."""
        return is_free(request, await self._store.lobby(request.lobby), self._now())

    async def looking(self, guild: int) -> list[MatchRequest]:
        """Who looks for others on a server, the first for longest."""
        return [request for request in await self._store.requests(guild) if await self.is_free(request)]

    async def sought(self, response: Response) -> Sought:
        """For whom people wait on the server of this click; no lobby that its person cannot read."""
        guild = response.interaction.guild_id
        lobbies = await self._store.open_lobbies(guild, MOST) if guild is not None else []
        requests = await self.looking(guild) if guild is not None else []
        return Sought(
            [row for row in lobbies if row.key in GAMES and reads(response, row.channel)],
            requests,
            await pasts([response.user, *(request.user for request in requests)], self._store),
        )

    async def hold(self, row: LobbyRow, requests: Collection[MatchRequest]) -> LobbyRow:
        """Hold seats for these in a lobby; whoever opened it knows already."""
        now = self._now()
        held = (*row.held, *(request.user for request in requests if request.user != row.host))
        row = replace(row, held=held)
        those = [replace(one, lobby=row.id, held=now, told=one.user == row.host) for one in requests]
        await self._store.hold_seats(row, those, now)
        await self._lobbies.arranging.refresh(row)
        for request in those:
            await self.show(request)
        return row

    async def look_after(self, id_: str) -> None:
        """Bring a lobby to where it should be: shown, its free seats held for others, everybody told."""
        row = await self._store.lobby(id_)
        if row is None:
            return
        async with self.queues.of(str(row.guild)), self._lobbies.queues.of(id_):
            row = await self._store.lobby(id_)
            due = await self._cared_for(row) if row is not None and row.state == "open" else None
            for request in await self._store.requests_of_lobby(id_):
                if await self.is_free(request):
                    await self.show(request)
            await self._timers.set("find", id_, due)

    async def show(self, request: MatchRequest) -> None:
        """Bring the public message of a request up to date, if Discord lets us."""
        if request.message is not None:
            lobby = await self._store.lobby(request.lobby)
            free = is_free(request, lobby, self._now())
            place = lobby.channel if lobby is not None and not free and is_at(lobby, request.user) else None
            with suppress(*FAILURES):
                past = await self._store.past(request.user)
                message = announcement(request, free=free, place=place, past=past)
                await self._discord.edit(request.channel, request.message, message, {})

    async def _cared_for(self, row: LobbyRow) -> int | None:
        """Return when to look again."""
        if row.message is None:
            row = await self._posted(row)
        row = await self._refilled(row)
        return await self._tell(row) if row.state == "open" else None

    async def _posted(self, row: LobbyRow) -> LobbyRow:
        """The lobby with its message in its thread; closed if there cannot be one."""
        try:
            posted = await self._discord.post(row.channel, open_lobby(row), nonce=row.id, mention=None)
        except (*HOPELESS, FilesForbidden):
            row = replace(row, state="closed")
        else:
            row = replace(row, message=posted.id)
        await self._store.save_lobby(row)
        return row

    async def _refilled(self, row: LobbyRow) -> LobbyRow:
        """Without those who never answered, and with seats held for others instead."""
        if row.state != "open" or row.guild is None:
            return row
        before, requests = row, await self._store.requests_of_lobby(row.id)
        late = [one for one in requests if one.user in awaited(row) and one.held + ANSWERING <= self._now()]
        for request in late:
            await self._store.drop_request(request)
        silent = {request.user for request in late}
        row = replace(row, held=tuple(user for user in row.held if user not in silent))
        if not row.seats and not awaited(row):
            row = replace(row, state="closed")
        elif free := room(row):
            like = next((request for request in requests if is_at(row, request.user)), None)
            but = {*row.removed, *row.held, *silent, *(seat.user or 0 for seat in row.seats)}
            found = await self.candidates(like, row.channel, but=but, lobby=row.id) if like is not None else []
            more = [one for one in found if is_enough(await self._store.past(one.user), row.least)]
            if more:
                return await self.hold(row, more[:free])
        if row != before:
            await self._store.save_lobby(row)
            await self._lobbies.arranging.refresh(row)
        return row

    async def _tell(self, row: LobbyRow) -> int | None:
        """Tell those for whom seats are held, after their quiet hours; return when to look again."""
        due: list[int] = []
        for request in await self._store.requests_of_lobby(row.id):
            if request.user not in awaited(row):
                continue
            due.append(request.held + ANSWERING)
            preferences = await self._store.preferences(request.user, row.guild)
            quiet = quiet_until(preferences.quiet, preferences.zone, self._now())
            if quiet and not request.told:
                due.append(quiet)
            elif not request.told:
                await self._invite(row, request, preferences)
                await self._store.save_request(replace(request, told=True))
        return min(due, default=None)

    async def _invite(self, row: LobbyRow, request: MatchRequest, preferences: Preferences) -> None:
        """Tell one person by whom they are matched, in the way they want to hear of their turns."""
        people = [*row.held, *(seat.user for seat in row.seats if seat.user is not None)]
        known = await pasts(people, self._store)
        nonce = sha256(f"{row.id} {request.user}".encode()).hexdigest()[:25]
        if preferences.call == "dm":
            t = localizer((await self._store.user(request.user)).locale or row.locale)
            with suppress(DirectMessagesClosed, Refused):
                channel = await self._discord.direct_channel(request.user)
                await self._discord.post(channel, invitation(row, request, known, t), nonce=nonce, mention=None)
                return
        if preferences.call != "none":
            with suppress(*HOPELESS, FilesForbidden):
                message = invitation(row, request, known, localizer(row.locale))
                await self._discord.post(row.channel, message, nonce=nonce, mention=request.user)

    async def _may_sit(self, request: MatchRequest) -> bool:
        """Whether the server lets somebody sit at one more table."""
        try:
            await check_most(
                self._store, await self._store.guild(request.guild), [Seat(request.name, user=request.user)], new=False
            )
        except Refusal:
            return False
        return True

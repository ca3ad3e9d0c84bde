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
from bot.handlers.limits import check_most
from bot.handlers.reliability import pasts
from bot.matches.finding import ANSWERING, is_at, is_free, room
from bot.matches.lobby import awaited
from bot.matches.reliability import is_enough
from bot.messages.finding import announcement, invitation
from bot.messages.lobby import open_lobby
from bot.store import Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from bot.delivery.discord_client import DiscordClient
    from bot.handlers.lobbies import LobbyHandler
    from bot.matches.timers import Timers
    from bot.store import LobbyRow, Preferences, Store, Wish

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

    async def candidates(self, like: Wish, channel: int, *, but: Collection[int], lobby: str = "") -> list[Wish]:
        """Whoever looks for the same and can play in this channel, the oldest first; nobody who has left this lobby."""
        found: list[Wish] = []
        for wish in await self._store.wishes_alike(like.guild, like.key, like.seats, like.pace):
            if wish.user in but or (lobby and wish.lobby == lobby) or not await self.is_free(wish):
                continue
            where = await self._discord.whereabouts(wish.guild, wish.user, channel)
            if where == "gone":
                await self._store.drop_wish(wish)
            elif where == "here" and await self._may_sit(wish):
                found.append(wish)
        return found

    async def is_free(self, wish: Wish) -> bool:
        """Whether somebody still looks for others."""
        return is_free(wish, await self._store.lobby(wish.lobby), self._now())

    async def looking(self, guild: int) -> list[Wish]:
        """Who looks for others on a server, the first for longest."""
        return [wish for wish in await self._store.wishes(guild) if await self.is_free(wish)]

    async def hold(self, row: LobbyRow, wishes: Collection[Wish]) -> LobbyRow:
        """Hold seats for these in a lobby; whoever opened it knows already."""
        now = self._now()
        held = (*row.held, *(wish.user for wish in wishes if wish.user != row.host))
        row = replace(row, held=held)
        those = [replace(one, lobby=row.id, held=now, told=one.user == row.host) for one in wishes]
        await self._store.found(row, those, now)
        await self._lobbies.arranging.refresh(row)
        for wish in those:
            await self.show(wish)
        return row

    async def look_after(self, id_: str) -> None:
        """Bring a lobby to where it should be: shown, its free seats held for others, everybody told."""
        row = await self._store.lobby(id_)
        if row is None:
            return
        async with self.queues.of(str(row.guild)), self._lobbies.queues.of(id_):
            row = await self._store.lobby(id_)
            due = await self._cared_for(row) if row is not None and row.state == "open" else None
            for wish in await self._store.wishes_of_lobby(id_):
                if await self.is_free(wish):
                    await self.show(wish)
            await self._timers.set("find", id_, due)

    async def show(self, wish: Wish) -> None:
        """Bring the public message of a wish up to date, if Discord lets us."""
        if wish.message is not None:
            lobby = await self._store.lobby(wish.lobby)
            free = is_free(wish, lobby, self._now())
            place = lobby.channel if lobby is not None and not free and is_at(lobby, wish.user) else None
            with suppress(*FAILURES):
                past = await self._store.past(wish.user)
                message = announcement(wish, free=free, place=place, past=past)
                await self._discord.edit(wish.channel, wish.message, message, {})

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
        before, wishes = row, await self._store.wishes_of_lobby(row.id)
        late = [one for one in wishes if one.user in awaited(row) and one.held + ANSWERING <= self._now()]
        for wish in late:
            await self._store.drop_wish(wish)
        silent = {wish.user for wish in late}
        row = replace(row, held=tuple(user for user in row.held if user not in silent))
        if not row.seats and not awaited(row):
            row = replace(row, state="closed")
        elif free := room(row):
            like = next((wish for wish in wishes if is_at(row, wish.user)), None)
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
        for wish in await self._store.wishes_of_lobby(row.id):
            if wish.user not in awaited(row):
                continue
            due.append(wish.held + ANSWERING)
            preferences = await self._store.preferences(wish.user, row.guild)
            quiet = quiet_until(preferences.quiet, preferences.zone, self._now())
            if quiet and not wish.told:
                due.append(quiet)
            elif not wish.told:
                await self._invite(row, wish, preferences)
                await self._store.save_wish(replace(wish, told=True))
        return min(due, default=None)

    async def _invite(self, row: LobbyRow, wish: Wish, preferences: Preferences) -> None:
        """Tell one person by whom they are matched, in the way they want to hear of their turns."""
        people = [*row.held, *(seat.user for seat in row.seats if seat.user is not None)]
        known = await pasts(people, self._store)
        nonce = sha256(f"{row.id} {wish.user}".encode()).hexdigest()[:25]
        if preferences.call == "dm":
            t = localizer((await self._store.user(wish.user)).locale or row.locale)
            with suppress(DirectMessagesClosed, Refused):
                channel = await self._discord.direct_channel(wish.user)
                await self._discord.post(channel, invitation(row, wish, known, t), nonce=nonce, mention=None)
                return
        if preferences.call != "none":
            with suppress(*HOPELESS, FilesForbidden):
                message = invitation(row, wish, known, localizer(row.locale))
                await self._discord.post(row.channel, message, nonce=nonce, mention=wish.user)

    async def _may_sit(self, wish: Wish) -> bool:
        """Whether the server lets somebody sit at one more table."""
        try:
            await check_most(
                self._store, await self._store.guild(wish.guild), [Seat(wish.name, user=wish.user)], new=False
            )
        except Refusal:
            return False
        return True

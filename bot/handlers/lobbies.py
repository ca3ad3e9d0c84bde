"""Lobbies on Discord: opened by a command, changed by clicks, turned into games."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.base import custom_ids
from bot.base.errors import Refusal
from bot.base.i18n import Verbatim, localizer
from bot.base.rights import check, may
from bot.base.tasks import Queues
from bot.base.text import straight
from bot.handlers.arranging import VERBS, ArrangingHandler
from bot.handlers.limits import check_most, check_place
from bot.handlers.ranks import lobby_roles, ranks
from bot.handlers.reliability import with_pasts
from bot.matches import lobby
from bot.matches.arranging import without
from bot.matches.roles import at_lobby
from bot.matches.watching import is_watched
from bot.messages.arranging import seat, setup
from bot.messages.links import instant
from bot.messages.lobby import begun_lobby, open_lobby
from bot.messages.menus import Button
from bot.messages.outgoing import OutgoingMessage, note
from bot.store import Conflict, LobbyRow, Seat
from engine.game import BadOptions
from engine.registry import GAMES
from render.text import is_visible

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.delivery.discord_client import DiscordClient
    from bot.delivery.prewarm import Prewarmer
    from bot.delivery.response import Response
    from bot.matches.match import Match
    from bot.matches.service import MatchService
    from bot.matches.timers import Timers
    from bot.matches.watching import Watching
    from bot.messages.outgoing import Message
    from bot.store import Store
    from render import Localize

PRIVATE = ("leave", "cancel", "start")
"""After these a private page has nothing left to offer."""
PARTING = ("leave", "decline", "cancel")
"""By these somebody leaves people who found each other."""
MOST_WAITING = 1000
"""At most this many open lobbies of a server are looked through for somebody's."""
THREAD_EXISTS = 160004
NEEDED = ("view_channel", "send_messages", "read_message_history")
IN_THREADS = ("create_public_threads", "send_messages_in_threads")


class LobbyHandler:
    """Opens and changes lobbies, and starts their games."""

    def __init__(
        self,
        store: Store,
        matches: MatchService,
        prewarmer: Prewarmer,
        discord_client: DiscordClient,
        timers: Timers,
        watching: Watching,
        locale: str,
    ) -> None:
        self._store = store
        self._locale = locale
        self._matches = matches
        self._prewarmer = prewarmer
        self._discord = discord_client
        self._timers = timers
        self._watching = watching
        self.draining = False
        """No new game begins."""
        self.queues = Queues()
        """One for each lobby."""
        self.arranging = ArrangingHandler(store, discord_client, timers, self.queues, matches.now)
        self._opening = Queues()

    async def begin(self, response: Response, key: str, options: Mapping[str, str], *, thread: bool = False) -> None:
        """Open a new lobby in this channel. Raises Refusal."""
        interaction = response.interaction
        if interaction.channel_id is None or interaction.guild_id is None or key not in GAMES:
            raise Refusal("unknown")
        try:
            row = lobby.opened(
                key=key,
                options=options,
                host=person(response),
                guild=interaction.guild_id,
                channel=interaction.channel_id,
                locale=str(interaction.guild_locale or self._locale),
                thread=thread and not isinstance(interaction.channel, discord.Thread),
                at=self._matches.now(),
                pace=(await self._store.guild(interaction.guild_id)).pace,
            )
        except BadOptions as bad:
            raise Refusal("options", reason=Verbatim(lobby.bad_options(bad, key, response.t))) from None
        await self.open(response, row)

    async def open(self, response: Response, row: LobbyRow) -> None:
        """Show a new lobby to everybody in the channel; if one is open already, offer that instead. Beside a game that
        is running there it gets a thread of its own.

        Raises Refusal if a game is running in this thread or the bot lacks a permission.
        """
        self.check_open()
        check_permissions(response, thread=row.thread)
        row = await with_pasts(row, self._store)
        game = await self._store.game_in(row.channel)
        if game is not None and game.ended is None and not row.thread:
            await self._open_beside(response, row)
            return
        try:
            await self._keep(response, row)
        except Conflict:
            await self._offer(response, row.channel)
        else:
            await self._show(response, row)

    async def _open_beside(self, response: Response, row: LobbyRow) -> None:
        """Lobby and table in a new thread of this channel."""
        place = response.interaction.channel
        if not isinstance(place, discord.TextChannel):
            raise Refusal("game-here")
        check_permissions(response, thread=True)
        await response.reply()
        async with self._opening.of(str(row.guild)):
            if known := await self._waiting_beside(row):
                await response.note(response.t("bot-lobby-waits", place=Verbatim(f"<#{known}>")))
                return
            await self._check_room(response, row)
            thread = await open_thread(place, row.key, [seat.name for seat in row.seats], row.locale, title=row.title)
            row = replace(row, channel=thread)
            await self._store.save_lobby(row)
        posted = await self._discord.post(thread, open_lobby(row), nonce=row.id, mention=None)
        await self._keep_message(row, posted.id)
        await response.note(response.t("bot-lobby-beside", place=Verbatim(f"<#{thread}>")))

    async def _waiting_beside(self, row: LobbyRow) -> int | None:
        """The channel in which the same person has opened a table of this game already, since the one asked in."""
        game = await self._store.game_in(row.channel)
        waiting = await self._store.open_lobbies(row.guild or 0, MOST_WAITING)
        since = game.created if game else 0
        return next(
            (one.channel for one in waiting if (one.host, one.key) == (row.host, row.key) and one.created >= since),
            None,
        )

    async def _check_room(self, response: Response, row: LobbyRow) -> None:
        guild = await self._store.guild(row.guild)
        check_place(response.interaction, guild)
        await check_most(self._store, guild, row.seats)

    def check_open(self) -> None:
        """Raise Refusal while no new game begins."""
        if self.draining:
            raise Refusal("draining")

    async def _keep(self, response: Response, row: LobbyRow) -> None:
        """Raises Conflict if a lobby is open there, Refusal if there may be no further table."""
        async with self._opening.of(str(row.guild)):
            if await self._store.lobby_in(row.channel) is not None:
                raise Conflict(f"a lobby is open in {row.channel}")
            await self._check_room(response, row)
            await self._store.save_lobby(row)

    async def _offer(self, response: Response, channel: int) -> None:
        await response.reply()
        row = await self._store.lobby_in(channel)
        if row is None:
            raise Refusal("lobby-closed")
        show = Button(custom_ids.lobby_id(row.id, "show"), response.t("bot-lobby-show"))
        await response.show(note(response.t("bot-lobby-here"), [(show,)]))

    async def _show(self, response: Response, row: LobbyRow) -> None:
        await response.reply(private=False)
        await self._keep_message(row, (await response.show(open_lobby(row))).id)

    async def _keep_message(self, row: LobbyRow, message: int) -> None:
        """Keep in which message everybody sees the lobby."""
        async with self.queues.of(row.id):
            now = await self._store.lobby(row.id)
            if now is not None and now.state == "open":
                await self._store.save_lobby(replace(now, message=message))
        self._prewarmer.prewarm(row.key)

    async def click(self, response: Response, id_: str, what: str) -> None:
        """Handle a click on a lobby: join, leave, choose, start …"""
        if what.partition(".")[0] in VERBS:
            await self.arranging.click(response, id_, what)
            return
        if what == "show":
            await self._show(response, await self.arranging.lobby(id_))
            return
        if what == "setup":
            await self._set_up(response, id_)
            return
        if what == "seat" and await self._sits(response, id_):
            await self._ask_seat(response, id_)
            return
        if (message := what.removeprefix("seat.")) != what and message.isascii() and message.isdigit():
            await self._take_seat(response, id_, int(message))
            return
        await response.update()
        told = await self._carry_out(response, id_, what)
        if told:
            await response.note(told)

    async def _carry_out(self, response: Response, id_: str, what: str) -> str:
        """Change a lobby, or start its game; return what else its person is told."""
        async with self.queues.of(id_):
            try:
                row = await self.arranging.lobby(id_)
            except Refusal:
                await self._show_outcome(response, id_)
                raise
            if what == "start":
                await self._start(response, row)
                return ""
            if what == "join" and lobby.sits(row, response.user):
                await response.add(OutgoingMessage(seat(row, response.user, response.t)))
                return ""
            row = await self._changed(response, row, what)
            told = await self._part(response, row, what) if row.sought and what in PARTING else ""
            if row.at_full and lobby.can_start(row) and lobby.is_full(row):
                await self._start(response, row)
            else:
                await self._renew(response, row, open_lobby(row), what)
        return told

    async def _set_up(self, response: Response, id_: str) -> None:
        """Who has joined gets the page of their seat. Raises Refusal for somebody who may change nothing there."""
        await response.open()
        async with self.queues.of(id_):
            row = await self.arranging.lobby(id_)
            roles = await lobby_roles(response, row, self._store)
            of_seat = not may("change", roles) and not may("remove", roles)
            if of_seat:
                check("leave", roles)
            self.arranging.let_go(response)
            await self._show_page(response, row, of_seat=of_seat)

    async def _show_page(self, response: Response, row: LobbyRow, *, of_seat: bool) -> None:
        """The private page of a seat, or of the table, as it is now and whenever it changes."""
        if of_seat and not lobby.sits(row, response.user):
            await response.show(note(response.t("bot-lobby-done-gone")))
            return
        roles = await lobby_roles(response, row, self._store)
        page = seat(row, response.user, response.t) if of_seat else setup(row, roles, response.user, response.t)
        await response.show(OutgoingMessage(page))
        self.arranging.shown(response, row, partial(self._show_page, of_seat=of_seat))

    async def _renew(self, response: Response, row: LobbyRow, shown: Message, what: str) -> None:
        """Show everybody the lobby as it is now; on private pages, which are other messages, also what holds there."""
        if not response.on_private:
            await response.show(shown)
        else:
            if row.message is not None:
                await self._discord.renew(row.channel, row.message, shown)
            self.arranging.let_go(response)
            if what in PRIVATE:
                await response.show(note(response.t(f"bot-lobby-done-{what}")))
            else:
                of_seat = custom_ids.lobby_id(row.id, "leave") in response.offered_ids
                await self._show_page(response, row, of_seat=of_seat)
        self.arranging.pages.changed(row.id, row)

    async def _part(self, response: Response, row: LobbyRow, what: str) -> str:
        """Somebody leaves people who found each other: they go on looking once, and so do the others; return what they
        are told.
        """
        await self._timers.set("find", row.id, self._matches.now())
        request = next((one for one in await self._store.requests_of_lobby(row.id) if one.user == response.user), None)
        if request is None:
            return ""
        if request.declines or what == "cancel":
            await self._store.drop_request(request)
            return response.t("bot-find-declined-again")
        await self._store.save_request(replace(request, declines=1))
        return response.t("bot-find-declined", until=instant(request.expires))

    async def _changed(self, response: Response, row: LobbyRow, what: str) -> LobbyRow:
        sits = lobby.sits(row, response.user)
        row = await with_pasts(row, self._store, response.user) if what in ("join", "seat") else row
        after = lobby.change(
            row, what, person(response), ranks=await ranks(response, self._store), t=localizer(row.locale)
        )
        if what in ("join", "seat") and not sits:
            guild = await self._store.guild(row.guild)
            await check_most(self._store, guild, [person(response)], new=False)
        await self._store.save_lobby(after)
        return after

    async def _sits(self, response: Response, id_: str) -> bool:
        row = await self._store.lobby(id_)
        return row is not None and lobby.sits(row, response.user)

    async def _ask_seat(self, response: Response, id_: str) -> None:
        """Nobody takes a second seat by a slip: ask first, of this person alone."""
        await response.reply()
        row = await self.arranging.lobby(id_)
        seats = 1 + sum(one.user == response.user for one in row.seats)
        message = response.interaction.message
        sure = Button(
            custom_ids.lobby_id(id_, f"seat.{message.id if message else 0}"), response.t("bot-lobby-seat-sure")
        )
        await response.show(note(response.t("bot-lobby-seat-ask", seats=seats), [(sure,)]))

    async def _take_seat(self, response: Response, id_: str, message: int) -> None:
        """The answer to that question; the lobby is in another message."""
        await response.update()
        async with self.queues.of(id_):
            row = await self.arranging.lobby(id_)
            row = await self._changed(response, row, "seat")
            shown = open_lobby(row)
            await self._discord.renew(row.channel, row.message or message, shown)
            self.arranging.pages.changed(row.id, row)
        await response.show(note(response.t("bot-lobby-seat-done")))

    async def _show_outcome(self, response: Response, id_: str) -> None:
        """Show the outcome of a lobby in a message that still shows it open: the bot was cut off before the update."""
        if response.on_private:
            return
        row = await self._store.lobby(id_)
        if row is not None and row.state == "closed":
            await response.show(open_lobby(row))
        elif row is not None and await self._store.game(id_) is not None:
            await response.show(begun_lobby(await self._matches.get(id_), row))

    async def _start(self, response: Response, row: LobbyRow) -> None:
        try:
            await self._begin(response, await self._with_those_here(response, row))
        except Refusal as refusal:
            now = await self._store.lobby(row.id)
            if now is not None and now != row and now.state == "open":
                await self._renew(response, now, open_lobby(now), "")
            if refusal.why != "too-few":
                raise
            alone = Button(custom_ids.lobby_id(row.id, "alone"), response.t("bot-greeting-computer"))
            await response.add(note(refusal.words(response.t), [(alone,)]))

    async def _with_those_here(self, response: Response, row: LobbyRow) -> LobbyRow:
        """Raises Refusal if somebody who joined has left the server; the seat is free then."""
        roles = at_lobby(row, response.user)
        people = {seat.user for seat in row.seats if seat.user not in (None, response.user)}
        if row.guild is None or not roles:
            return row
        gone = [user for user in people if user and not await self._discord.is_member(row.guild, user)]
        if not gone:
            return row
        for user in gone:
            row = without(row, user, for_good=False)
        await self._store.save_lobby(row)
        raise Refusal("gone", people=tuple(Verbatim(f"<@{user}>") for user in gone), count=len(gone))

    async def _begin(self, response: Response, row: LobbyRow) -> None:
        self.check_open()
        check_permissions(response, thread=row.thread)
        started, match = lobby.start_match(row, person(response), channel=row.channel, at=self._matches.now())
        if is_watched(match.row):
            async with self._opening.of(f"watched by {row.host}"):
                await self._watching.check(row.host)
                await self._start_table(response, started, match)
            await self._watching.begin(match)
        else:
            await self._start_table(response, started, match)
        await self._timers.set("lobby", row.id, None)

    async def _start_table(self, response: Response, row: LobbyRow, match: Match) -> None:
        if row.thread:
            place = await _thread(response.interaction, row, match, localizer(row.locale))
            match = replace(match, row=replace(match.row, channel=place))
        await self._matches.start(match, row)
        await self._renew(response, row, begun_lobby(match, row), "start")


def person(response: Response) -> Seat:
    """A person as a seat at a table."""
    user = response.interaction.user
    shown = straight(user.display_name)
    return Seat(shown if is_visible(shown) else user.name, user=user.id)


def check_permissions(response: Response, *, thread: bool = False) -> None:
    """Raise a Refusal that names the permissions the bot lacks here for a game, in a thread of its own or not.

    Attaching files is optional.
    """
    place = response.interaction.channel
    check_permitted(response.interaction.app_permissions, in_thread=isinstance(place, discord.Thread), thread=thread)


def check_permitted(has: discord.Permissions, *, in_thread: bool, thread: bool = False) -> None:
    """Raise a Refusal that names what is missing for a game in a channel or thread, or in a thread to be opened."""
    wanted = [name for name in NEEDED if not (in_thread and name == "send_messages")]
    if thread or in_thread:
        wanted += IN_THREADS if thread else IN_THREADS[1:]
    missing = tuple(f"permission-{name}" for name in wanted if not getattr(has, name))
    if missing:
        raise Refusal("permission", missing=missing)


async def open_thread(
    place: discord.TextChannel, key: str, names: Sequence[str], locale: str, *, title: str = ""
) -> int:
    """A thread for a lobby of these people and its game, named after the table if that has a title. Raises Refusal."""
    t = localizer(locale)
    name = title or t("bot-thread", title=Verbatim(t(f"{key}-title")), players=tuple(map(Verbatim, names)))
    try:
        return (await place.create_thread(name=name[:100], type=discord.ChannelType.public_thread)).id
    except discord.Forbidden as error:
        raise Refusal("no-thread") from error


def _clicked(interaction: discord.Interaction) -> int | None:
    return interaction.message.id if interaction.message is not None else None


async def _thread(interaction: discord.Interaction, row: LobbyRow, match: Match, t: Localize) -> int:
    """A thread for the game below its lobby."""
    place = interaction.channel
    if not isinstance(place, discord.TextChannel) or (id_ := row.message or _clicked(interaction)) is None:
        raise Refusal("no-thread")
    message = place.get_partial_message(id_)
    players = tuple(map(Verbatim, match.names))
    name = match.row.title or t("bot-thread", title=Verbatim(t(f"{match.key}-title")), players=players)
    try:
        return (await message.create_thread(name=name[:100])).id
    except discord.HTTPException as error:
        if error.code == THREAD_EXISTS:  # created by an earlier start that was interrupted
            return message.id
        if isinstance(error, discord.Forbidden):
            raise Refusal("no-thread") from error
        raise

"""Lobbies on Discord: opened by a command, changed by clicks, turned into games."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.base import custom_ids
from bot.base.errors import Refusal
from bot.base.i18n import Verbatim, localizer
from bot.base.tasks import Queues
from bot.base.text import straight
from bot.delivery.discord_client import FAILURES
from bot.matches import lobby
from bot.messages import layout
from bot.messages.lobby import begun_lobby, open_lobby
from bot.messages.menus import Button
from bot.messages.outgoing import OutgoingMessage
from bot.store import Conflict, LobbyRow, Seat
from engine.registry import GAMES

if TYPE_CHECKING:
    from bot.delivery.discord_client import DiscordClient
    from bot.delivery.prewarm import Prewarmer
    from bot.delivery.response import Response
    from bot.matches.match import Match
    from bot.matches.service import MatchService
    from bot.store import Store
    from render import Say

THREAD_EXISTS = 160004
NEEDED = ("view_channel", "send_messages", "read_message_history")
IN_THREADS = ("create_public_threads", "send_messages_in_threads")


class LobbyHandler:
    """Opens and changes lobbies, and starts their games."""

    def __init__(
        self, store: Store, matches: MatchService, prewarmer: Prewarmer, discord_client: DiscordClient
    ) -> None:
        self._store = store
        self._matches = matches
        self._prewarmer = prewarmer
        self._discord = discord_client
        self._queues = Queues()

    async def open(self, response: Response, row: LobbyRow) -> None:
        """Show a new lobby to everybody in the channel; if one is open already, offer that instead.

        Raises Refusal if a game is running there or the bot lacks a permission.
        """
        check_permissions(response, thread=row.thread)
        game = await self._store.game_in(row.channel)
        if game is not None and game.ended is None and not row.thread:
            raise Refusal("game-here")
        try:
            await self._store.save_lobby(row)
        except Conflict:
            await self._offer(response, row.channel)
        else:
            await self._show(response, row)

    async def _offer(self, response: Response, channel: int) -> None:
        await response.reply()
        row = await self._store.lobby_in(channel)
        if row is None:
            raise Refusal("lobby-closed")
        show = Button(custom_ids.lobby_id(row.id, "show"), response.say("bot-lobby-show"))
        await response.show(OutgoingMessage(layout.note(response.say("bot-lobby-here"), [(show,)])))

    async def _show(self, response: Response, row: LobbyRow) -> None:
        await response.reply(private=False)
        await response.show(open_lobby(row, text_only=response.text_only))
        self._prewarmer.prewarm(row.key)

    async def click(self, response: Response, id_: str, what: str) -> None:
        """Handle a click on a lobby: join, leave, choose, start …"""
        if what == "show":
            await self._show(response, await self._open_lobby(id_))
            return
        if what == "seat" and await self._sits(response, id_):
            await self._ask_seat(response, id_)
            return
        if (message := what.removeprefix("seat.")) != what and message.isascii() and message.isdigit():
            await self._take_seat(response, id_, int(message))
            return
        await response.update()
        async with self._queues.of(id_):
            try:
                row = await self._open_lobby(id_)
            except Refusal:
                await self._show_outcome(response, id_)
                raise
            if what == "start":
                await self._start(response, row)
                return
            row = lobby.change(
                row, what, person(response), moderator=is_moderator(response.interaction), say=localizer(row.locale)
            )
            await self._store.save_lobby(row)
            await response.show(open_lobby(row, text_only=response.text_only))

    async def _sits(self, response: Response, id_: str) -> bool:
        row = await self._store.lobby(id_)
        return row is not None and any(seat.user == response.user for seat in row.seats)

    async def _ask_seat(self, response: Response, id_: str) -> None:
        """Nobody takes a second seat by a slip: ask first, of this person alone."""
        await response.reply()
        row = await self._open_lobby(id_)
        seats = 1 + sum(seat.user == response.user for seat in row.seats)
        message = response.interaction.message
        sure = Button(
            custom_ids.lobby_id(id_, f"seat.{message.id if message else 0}"), response.say("bot-lobby-seat-sure")
        )
        await response.show(OutgoingMessage(layout.note(response.say("bot-lobby-seat-ask", seats=seats), [(sure,)])))

    async def _take_seat(self, response: Response, id_: str, message: int) -> None:
        """The answer to that question; the lobby is in another message."""
        await response.update()
        async with self._queues.of(id_):
            row = await self._open_lobby(id_)
            row = lobby.change(row, "seat", person(response), moderator=False, say=localizer(row.locale))
            await self._store.save_lobby(row)
            with suppress(*FAILURES):
                await self._discord.edit(row.channel, message, open_lobby(row, text_only=response.text_only), {})
        await response.show(OutgoingMessage(layout.note(response.say("bot-lobby-seat-done"))))

    async def _open_lobby(self, id_: str) -> LobbyRow:
        row = await self._store.lobby(id_)
        if row is None or row.state != "open":
            raise Refusal("lobby-closed")
        if row.key not in GAMES:
            raise Refusal("not-installed", game=Verbatim(row.key))
        return row

    async def _show_outcome(self, response: Response, id_: str) -> None:
        """Show the outcome of a lobby in a message that still shows it open: the bot was cut off before the update."""
        row = await self._store.lobby(id_)
        if row is not None and row.state == "closed":
            await response.show(open_lobby(row, text_only=response.text_only))
        elif row is not None and await self._store.game(id_) is not None:
            await response.show(begun_lobby(await self._matches.get(id_), row, text_only=response.text_only))

    async def _start(self, response: Response, row: LobbyRow) -> None:
        check_permissions(response, thread=row.thread)
        started, match = lobby.begun(row, person(response), channel=row.channel, at=self._matches.now())
        if row.thread:
            place = await _thread(response.interaction, match, localizer(row.locale))
            match = replace(match, row=replace(match.row, channel=place))
        await self._matches.start(match, started)
        await response.show(begun_lobby(match, started, text_only=response.text_only))


def person(response: Response) -> Seat:
    """A person as a seat at a table."""
    user = response.interaction.user
    return Seat(straight(user.display_name) or user.name, user=user.id)


def is_moderator(interaction: discord.Interaction) -> bool:
    return interaction.permissions.manage_messages


def check_permissions(response: Response, *, thread: bool = False) -> None:
    """Raise a Refusal that names the permissions the bot lacks here for a game, in a thread of its own or not.

    Attaching files is optional.
    """
    has, in_thread = response.interaction.app_permissions, isinstance(response.interaction.channel, discord.Thread)
    wanted = [name for name in NEEDED if not (in_thread and name == "send_messages")]
    if thread or in_thread:
        wanted += IN_THREADS if thread else IN_THREADS[1:]
    missing = tuple(f"permission-{name}" for name in wanted if not getattr(has, name))
    if missing:
        raise Refusal("permission", missing=missing)


async def _thread(interaction: discord.Interaction, match: Match, say: Say) -> int:
    """A thread for the game below its lobby."""
    message = interaction.message
    if message is None or message.guild is None:
        raise Refusal("no-thread")
    name = say("bot-thread", title=Verbatim(say(f"{match.key}-title")), players=tuple(map(Verbatim, match.names)))
    try:
        return (await message.create_thread(name=name[:100])).id
    except discord.HTTPException as error:
        if error.code == THREAD_EXISTS:  # created by an earlier start that was interrupted
            return message.id
        if isinstance(error, discord.Forbidden):
            raise Refusal("no-thread") from error
        raise

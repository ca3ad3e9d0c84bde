"""/board, /hand, /score, /undo, /hint, /end, /resign, /replace: the game of this channel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.base import custom_ids
from bot.base.choices import LABEL
from bot.base.errors import Refusal
from bot.base.i18n import Verbatim, localizer
from bot.base.text import shorten
from bot.commands.common import match_here, words
from bot.delivery.response import Response
from bot.handlers.ending import people
from bot.handlers.guard import ActionHandler
from bot.handlers.lobbies import check_permissions
from bot.matches.levels import usual
from bot.matches.lobby import computer
from bot.messages import layout
from bot.messages.menus import Button
from bot.messages.outgoing import OutgoingMessage
from bot.messages.public import name, title

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.services import Services
    from bot.store import GameRow

DAY = 24 * 60 * 60


def commands(services: Services) -> list[app_commands.Command[Any, ..., Any]]:
    """The commands for a running game."""

    @app_commands.command(name="board", description=words("bot-command-board"))
    @app_commands.describe(text=words("bot-command-board-text"))
    @app_commands.guild_only()
    async def board(interaction: discord.Interaction, text: bool = False) -> None:
        await services.answer(interaction, lambda response: _board(services, response, text))

    @app_commands.command(name="end", description=words("bot-command-end"))
    @app_commands.guild_only()
    async def end(interaction: discord.Interaction) -> None:
        async def ask(response: Response) -> None:
            await services.ending.ask(response, await match_here(services, response))

        await services.answer(interaction, ask)

    @app_commands.command(name="resign", description=words("bot-command-resign"))
    @app_commands.guild_only()
    async def resign(interaction: discord.Interaction) -> None:
        async def ask(response: Response) -> None:
            await services.resigning.ask(response, await match_here(services, response))

        await services.answer(interaction, ask)

    @app_commands.command(name="replace", description=words("bot-command-replace"))
    @app_commands.guild_only()
    async def replace(interaction: discord.Interaction) -> None:
        await services.answer(interaction, lambda response: _replace(services, response))

    panels, play = services.panels, services.play
    shown = {"hand": panels.hand, "score": panels.score, "undo": play.undo, "hint": services.hints.hint}
    return [board, *(_shown(services, verb, act) for verb, act in shown.items()), end, resign, replace]


def _shown(services: Services, verb: str, act: ActionHandler) -> app_commands.Command[Any, ..., Any]:
    """Register a command that does what the button of the same name does."""

    @app_commands.command(name=verb, description=words(f"bot-command-{verb}"))
    @app_commands.guild_only()
    async def command(interaction: discord.Interaction) -> None:
        async def ask(response: Response) -> None:
            await response.reply()
            match = await match_here(services, response)
            await act(response, custom_ids.ActionClick(match.id, match.revision, verb), "")

        await services.answer(interaction, ask)

    return command


async def _board(services: Services, response: Response, text: bool) -> None:
    await response.reply()
    try:
        match = await match_here(services, response)
    except Refusal:
        if not (lost := await _homeless(services, response)):
            raise
        await response.show(_offered(lost, response))
        return
    if text:
        await response.show(services.private_messages.words(match, 0, response.say))
        return
    check_permissions(response)
    became = await services.outbox.rebuild(match.id)
    await response.note(response.say(f"bot-board-{became}", title=title(match, response.say)))


async def _homeless(services: Services, response: Response) -> Sequence[GameRow]:
    """This person's games of this server whose channels cannot be reached, including those not known to sleep yet."""
    guild, user = response.interaction.guild_id, response.user
    mine = [row for row in await services.store.live_games(guild) if any(seat.user == user for seat in row.seats)]
    return [row for row in mine if await services.ending.homeless(row)]


def _offered(lost: Sequence[GameRow], response: Response) -> OutgoingMessage:
    buttons = tuple(
        Button(
            custom_ids.action_id(row.id, row.revision, "here"),
            _who_plays(row, response),
        )
        for row in lost[:5]
    )
    return OutgoingMessage(layout.note(response.say("bot-homeless"), [buttons]))


def _who_plays(row: GameRow, response: Response) -> str:
    title = Verbatim(response.say(f"{row.key}-title"))
    players = tuple(Verbatim(seat.name) for seat in row.seats)
    return shorten(response.say("bot-here", title=title, players=players), LABEL)


async def _replace(services: Services, response: Response) -> None:
    """Let a computer take over for somebody who left the server and has not decided for days."""
    await response.reply()
    match = await match_here(services, response)
    seat = match.to_move
    user = match.owner(seat)
    if response.user not in people(match):
        raise Refusal("not-playing")
    if seat is None or user is None:
        raise Refusal("nobody-waits")
    now = response.interaction.created_at.timestamp()
    since = now - (match.latest.at if match.latest else match.row.created)
    if since < services.settings.absence_days * DAY or await _is_here(response.interaction.guild, user):
        raise Refusal("still-here", player=name(match, seat), days=round(services.settings.absence_days))
    to = computer(usual(match.key), match.row.seats, localizer(match.row.locale))
    await services.matches.hand_over(match.id, seat, match.revision, to, response.user)
    await response.note(response.say("bot-replaced", player=name(match, seat)))


async def _is_here(guild: discord.Guild | None, user: int) -> bool:
    if guild is None:
        return True
    try:
        await guild.fetch_member(user)
    except discord.NotFound:
        return False
    return True

"""/games, /settings, /help: for one person, anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.commands.common import words
from bot.delivery.response import Response
from bot.messages import layout
from bot.messages.lobby import rule_book
from bot.messages.outgoing import OutgoingMessage

if TYPE_CHECKING:
    from bot.services import Services


def commands(services: Services) -> list[app_commands.Command[Any, ..., Any]]:
    """The commands that need no game."""

    @app_commands.command(name="settings", description=words("bot-command-settings"))
    async def settings(interaction: discord.Interaction) -> None:
        await services.answer(interaction, services.preferences.show)

    @app_commands.command(name="games", description=words("bot-command-games"))
    async def games(interaction: discord.Interaction) -> None:
        await services.answer(interaction, services.overview.show, "look")

    @app_commands.command(name="help", description=words("bot-command-help"))
    async def help_(interaction: discord.Interaction) -> None:
        await services.answer(interaction, lambda response: _help(services, response))

    return [games, settings, help_]


async def _help(services: Services, response: Response) -> None:
    """How everything works, with the rule book of the game of this channel."""
    await response.reply()
    channel = response.interaction.channel_id
    row = await services.store.game_in(channel) if channel is not None else None
    book = rule_book(row.key) if row is not None and not response.text_only else ()
    file = book[0].name if book else None
    await response.show(OutgoingMessage(layout.note(response.say("bot-help"), file=file), book))

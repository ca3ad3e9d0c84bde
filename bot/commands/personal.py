"""/settings, /help, /rules: for one person, anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.base.errors import Refusal
from bot.base.i18n import Verbatim
from bot.commands.common import words
from bot.delivery.response import Response
from bot.handlers.guard import guarded
from bot.messages import layout
from bot.messages.lobby import rule_book
from bot.messages.outgoing import OutgoingMessage
from engine.registry import GAMES

if TYPE_CHECKING:
    from bot.services import Services


def commands(services: Services) -> list[app_commands.Command[Any, ..., Any]]:
    """The commands that need no game."""
    offered = [app_commands.Choice(name=words(f"{key}-title"), value=key) for key in GAMES]

    @app_commands.command(name="settings", description=words("bot-command-settings"))
    async def settings(interaction: discord.Interaction) -> None:
        await guarded(Response(interaction, services.discord_client), services.preferences.show)

    @app_commands.command(name="help", description=words("bot-command-help"))
    async def help_(interaction: discord.Interaction) -> None:
        await guarded(Response(interaction, services.discord_client), lambda response: _help(services, response))

    @app_commands.command(name="rules", description=words("bot-command-rules"))
    @app_commands.describe(game=words("bot-command-rules-game"))
    @app_commands.choices(game=offered)
    async def rules(interaction: discord.Interaction, game: str) -> None:
        await guarded(Response(interaction, services.discord_client), lambda response: _rules(response, game))

    return [settings, help_, rules]


async def _help(services: Services, response: Response) -> None:
    """How everything works, with the rule book of the game of this channel."""
    await response.reply()
    channel = response.interaction.channel_id
    row = await services.store.game_in(channel) if channel is not None else None
    book = rule_book(row.key) if row is not None and not response.text_only else ()
    file = book[0].name if book else None
    await response.show(OutgoingMessage(layout.note(response.say("bot-help"), file=file), book))


async def _rules(response: Response, key: str) -> None:
    await response.reply()
    book = rule_book(key) if key in GAMES else ()
    if not book:
        raise Refusal("unknown")
    if response.text_only:
        raise Refusal("permission", missing=("permission-attach_files",))
    words = response.say("bot-rules", title=Verbatim(response.say(f"{key}-title")))
    await response.show(OutgoingMessage(layout.note(words, file=book[0].name), book))

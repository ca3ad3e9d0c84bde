"""/games, /settings, /vacation, /help: for one person, anywhere."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.base.quiet import called, zone_named, zones
from bot.commands.common import words
from bot.delivery.response import Response
from bot.messages import layout
from bot.messages.lobby import rule_book
from bot.messages.outgoing import OutgoingMessage

if TYPE_CHECKING:
    from bot.services import Services

SUGGESTIONS = 25


def commands(services: Services) -> list[app_commands.Command[Any, ..., Any]]:
    """The commands that need no game."""

    @app_commands.command(name="settings", description=words("bot-command-settings"))
    @app_commands.describe(zone=words("bot-command-settings-zone"), quiet=words("bot-command-settings-quiet"))
    @app_commands.autocomplete(zone=_zones)
    async def settings(interaction: discord.Interaction, zone: str = "", quiet: str = "") -> None:
        async def answer(response: Response) -> None:
            if zone or quiet:
                await services.preferences.set_hours(response, zone, quiet)
            else:
                await services.preferences.show(response)

        await services.answer(interaction, answer)

    @app_commands.command(name="vacation", description=words("bot-command-vacation"))
    @app_commands.describe(days=words("bot-command-vacation-days"))
    async def vacation(interaction: discord.Interaction, days: app_commands.Range[int, 0, 14] | None = None) -> None:
        await services.answer(interaction, lambda response: services.vacation.take(response, days))

    @app_commands.command(name="games", description=words("bot-command-games"))
    async def games(interaction: discord.Interaction) -> None:
        await services.answer(interaction, services.overview.show, "look")

    @app_commands.command(name="help", description=words("bot-command-help"))
    async def help_(interaction: discord.Interaction) -> None:
        await services.answer(interaction, lambda response: _help(services, response))

    return [games, settings, vacation, help_]


async def _help(services: Services, response: Response) -> None:
    """How everything works, with the rule book of the game of this channel."""
    await response.reply()
    channel = response.interaction.channel_id
    row = await services.store.game_in(channel) if channel is not None else None
    book = rule_book(row.key) if row is not None else ()
    file = book[0].name if book else None
    await response.show(OutgoingMessage(layout.note(response.t("bot-help"), file=file), book))


async def _zones(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Time zones in whose names this stands: first the one that is meant, then those that have it at the beginning of a
    place.
    """
    typed = current.strip().replace(" ", "_").casefold()
    found = [zone for zone in await asyncio.to_thread(zones) if typed in zone.casefold()]
    found.sort(key=lambda zone: not any(part.casefold().startswith(typed) for part in zone.split("/")))
    meant = await asyncio.to_thread(zone_named, current)
    offered = list(dict.fromkeys([*([meant] if meant else []), *found]))
    return [app_commands.Choice(name=called(zone), value=zone) for zone in offered[:SUGGESTIONS]]

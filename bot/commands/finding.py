"""/find: people to play with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.commands.common import words
from bot.matches.pace import PACES
from engine.registry import GAMES

if TYPE_CHECKING:
    from bot.delivery.response import Response
    from bot.services import Services


def commands(services: Services) -> list[app_commands.Command[Any, ..., Any]]:
    """The command that brings people together."""
    games = [app_commands.Choice(name=words(f"{key}-title"), value=key) for key in GAMES]
    paces = [app_commands.Choice(name=words(f"bot-pace-{pace}"), value=pace) for pace in PACES]

    @app_commands.command(name="find", description=words("bot-command-find"))
    @app_commands.describe(
        game=words("bot-command-find-game"), seats=words("bot-command-find-seats"), pace=words("bot-command-find-pace")
    )
    @app_commands.choices(game=games, pace=paces)
    @app_commands.guild_only()
    async def find(
        interaction: discord.Interaction,
        game: str = "",
        seats: app_commands.Range[int, 2] | None = None,
        pace: str | None = None,
    ) -> None:
        async def carry_out(response: Response) -> None:
            if game:
                await services.finding.ask(response, game, seats, pace)
            else:
                await services.finding.show(response)

        await services.answer(interaction, carry_out)

    return [find]

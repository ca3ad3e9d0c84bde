"""/stats, /top, /daily, /puzzle: what games that are over come to, the table of the day, and puzzles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.commands.common import words
from engine.registry import GAMES

if TYPE_CHECKING:
    from bot.services import Services


def commands(services: Services) -> list[app_commands.Command[Any, ..., Any]]:
    """The commands that count."""
    offered = [app_commands.Choice(name=words(f"{key}-title"), value=key) for key in GAMES]

    @app_commands.command(name="stats", description=words("bot-command-stats"))
    @app_commands.describe(
        person=words("bot-command-stats-person"),
        game=words("bot-command-stats-game"),
        seats=words("bot-command-stats-seats"),
        here=words("bot-command-stats-here"),
    )
    @app_commands.choices(game=offered)
    async def stats(
        interaction: discord.Interaction,
        person: discord.User | None = None,
        game: str = "",
        seats: app_commands.Range[int, 2, 9] | None = None,
        here: bool = False,
    ) -> None:
        await services.answer(
            interaction,
            lambda response: services.statistics.show(response, person, game, seats or 0, here=here),
            "look",
        )

    @app_commands.command(name="top", description=words("bot-command-top"))
    @app_commands.describe(game=words("bot-command-top-game"))
    @app_commands.choices(game=offered)
    async def top(interaction: discord.Interaction, game: str) -> None:
        await services.answer(interaction, lambda response: services.statistics.top(response, game), "look")

    @app_commands.command(name="daily", description=words("bot-command-daily"))
    @app_commands.describe(game=words("bot-command-daily-game"))
    @app_commands.choices(game=offered)
    async def daily(interaction: discord.Interaction, game: str) -> None:
        await services.answer(interaction, lambda response: services.daily.show(response, game))

    @app_commands.command(name="puzzle", description=words("bot-command-puzzle"))
    @app_commands.describe(game=words("bot-command-puzzle-game"), together=words("bot-command-puzzle-together"))
    @app_commands.choices(game=offered)
    async def puzzle(interaction: discord.Interaction, game: str = "", together: bool = False) -> None:
        await services.answer(interaction, lambda response: services.puzzles.show(response, game, together=together))

    return [stats, top, daily, puzzle]

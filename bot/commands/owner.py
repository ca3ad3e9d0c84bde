"""/owner: for whoever runs the bot, registered in one server only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.commands.common import words

if TYPE_CHECKING:
    from bot.services import Services


MOST_WORDS = 200
"""Letters of what all tables are told."""


def install(tree: app_commands.CommandTree[Any], services: Services, guild: int) -> None:
    """Add the commands of the owner to this server."""
    owner = app_commands.Group(
        name="owner",
        description=words("bot-command-owner"),
        guild_only=True,
        default_permissions=discord.Permissions(administrator=True),
    )

    @owner.command(name="list", description=words("bot-command-owner-list"))
    async def list_(interaction: discord.Interaction) -> None:
        await services.answer(interaction, services.owner.games)

    @owner.command(name="end", description=words("bot-command-owner-end"))
    @app_commands.describe(game=words("bot-command-owner-end-game"))
    async def end(interaction: discord.Interaction, game: str) -> None:
        await services.answer(interaction, lambda response: services.owner.end(response, game.strip()))

    @owner.command(name="broadcast", description=words("bot-command-owner-broadcast"))
    @app_commands.describe(text=words("bot-command-owner-broadcast-words"))
    async def broadcast(interaction: discord.Interaction, text: app_commands.Range[str, 1, MOST_WORDS]) -> None:
        await services.answer(interaction, lambda response: services.owner.broadcast(response, text))

    @owner.command(name="drain", description=words("bot-command-owner-drain"))
    @app_commands.describe(begin=words("bot-command-owner-drain-begin"))
    async def drain(interaction: discord.Interaction, begin: bool) -> None:
        await services.answer(interaction, lambda response: services.owner.drain(response, begin))

    tree.add_command(owner, guild=discord.Object(guild))

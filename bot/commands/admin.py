"""/admin: what the managers of a server choose for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.commands.common import words

if TYPE_CHECKING:
    from bot.services import Services


def commands(services: Services) -> list[app_commands.Command[Any, ..., Any]]:
    """The command for managers. Discord shows it to them alone, unless the server decides otherwise."""

    @app_commands.command(name="admin", description=words("bot-command-admin"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def admin(interaction: discord.Interaction) -> None:
        await services.answer(interaction, services.admin.show)

    return [admin]

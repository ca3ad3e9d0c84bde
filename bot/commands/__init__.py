"""Slash commands: thin. They find the game of the channel and ask the same parts of the services as the buttons do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.commands import beginning, personal, playing

if TYPE_CHECKING:
    import discord
    from discord import app_commands

    from bot.services import Services


def install(tree: app_commands.CommandTree[discord.Client], services: Services) -> None:
    """Put every command into the tree."""
    for command in (*beginning.commands(services), *playing.commands(services), *personal.commands(services)):
        tree.add_command(command)

"""Slash commands. They find the game of the channel and call the same services as the buttons do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.commands import about, admin, archive, beginning, figures, finding, personal, playing, rules, tables

if TYPE_CHECKING:
    import discord
    from discord import app_commands

    from bot.services import Services


def install(tree: app_commands.CommandTree[discord.Client], services: Services) -> None:
    """Add every command to the tree."""
    for module in (beginning, finding, playing, tables, archive, figures, personal, rules, admin, about):
        for command in module.commands(services):
            tree.add_command(command)

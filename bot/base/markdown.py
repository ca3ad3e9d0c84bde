"""Discord's markdown, in a module of its own: the command line uses it without loading discord.py."""

from __future__ import annotations

import discord


def escape(text: str) -> str:
    """Escape something a person wrote, such as a name, for Discord's markdown, and put it on one line."""
    return discord.utils.escape_mentions(discord.utils.escape_markdown(" ".join(text.split())))

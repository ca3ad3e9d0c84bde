"""Discord's markdown, apart from the words: the command line speaks them without loading discord.py."""

from __future__ import annotations

import discord


def escape(text: str) -> str:
    """What a person wrote, such as a name: on one line, harmless in Discord's markdown."""
    return discord.utils.escape_mentions(discord.utils.escape_markdown(" ".join(text.split())))

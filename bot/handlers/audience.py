"""Who may see a game: those who sat at it, and whoever can read where it was played, asked in the same server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.base.errors import Refusal
from bot.delivery.discord_client import FAILURES

if TYPE_CHECKING:
    from bot.delivery.discord_client import DiscordClient
    from bot.delivery.response import Response
    from bot.store import GameRow, Store


class Audience:
    """Asks each time anew: people lose roles, and channels are closed to some."""

    def __init__(self, store: Store, discord_client: DiscordClient) -> None:
        self._store = store
        self._discord = discord_client

    async def check(self, response: Response, row: GameRow) -> None:
        """Raise Refusal unless the person who asks may see this game."""
        if await self._store.sat(row.id, response.user):
            return
        interaction = response.interaction
        if row.guild is None or interaction.guild_id != row.guild:
            raise Refusal("not-yours-to-see")
        if interaction.channel_id == row.channel:
            if interaction.permissions.read_message_history:
                return
            raise Refusal("not-yours-to-see")
        if not _reads(interaction, await self._place(row.channel)):
            raise Refusal("not-yours-to-see")

    async def _place(self, channel: int) -> discord.abc.GuildChannel | discord.Thread | None:
        """The channel or thread, an archived one, too; None for one that cannot be reached."""
        try:
            return await self._discord.place(channel)
        except FAILURES:
            return None


def reads(response: Response, channel: int) -> bool:
    """Whether this person can read a channel of the server, as far as is known without asking Discord; private and
    archived threads are left out.
    """
    guild = response.interaction.guild
    return guild is not None and _reads(response.interaction, guild.get_channel_or_thread(channel))


def _reads(interaction: discord.Interaction, place: discord.abc.GuildChannel | discord.Thread | None) -> bool:
    person = interaction.user
    if place is None or not isinstance(person, discord.Member) or place.guild.id != interaction.guild_id:
        return False
    if isinstance(place, discord.Thread) and (place.is_private() or place.parent is None):
        return False
    may = place.permissions_for(person)
    return may.view_channel and may.read_message_history

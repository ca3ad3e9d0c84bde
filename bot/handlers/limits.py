"""Where new games may be opened on a server and how many, as its managers chose."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.base.errors import Refusal
from bot.base.i18n import Verbatim

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.store import GuildRow, Seat, Store


def check_place(interaction: discord.Interaction, guild: GuildRow) -> None:
    """Raise a Refusal where no new games may be opened; a thread counts as the channel it belongs to."""
    place = interaction.channel
    _check(guild, place.parent_id if isinstance(place, discord.Thread) else interaction.channel_id)


def check_channel(guild: GuildRow, place: discord.abc.GuildChannel | discord.Thread) -> None:
    """The same for a channel or thread of the server."""
    _check(guild, place.parent_id if isinstance(place, discord.Thread) else place.id)


def _check(guild: GuildRow, channel: int | None) -> None:
    if guild.channels and channel not in guild.channels:
        raise Refusal("closed-channel", places=tuple(Verbatim(f"<#{one}>") for one in guild.channels))


async def check_most(store: Store, guild: GuildRow, seats: Iterable[Seat], *, new: bool = True) -> None:
    """Raise a Refusal if there are as many tables as there may be, on the server (for a new one) or of one of these."""
    if not guild.id:
        return
    if new and guild.most and await store.count_tables(guild.id) >= guild.most:
        raise Refusal("too-many", most=guild.most)
    for seat in seats if guild.most_each else ():
        if seat.user is not None and await store.count_tables_of(guild.id, seat.user) >= guild.most_each:
            raise Refusal("too-many-of", person=Verbatim(f"<@{seat.user}>"), most=guild.most_each)

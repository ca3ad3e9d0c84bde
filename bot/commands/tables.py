"""/move, /follow: where the game of this channel is played, and who hears of it."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, cast, get_args

import discord
from discord import app_commands

from bot.base.errors import Refusal
from bot.commands.common import match_here, words
from bot.delivery.discord_client import FAILURES
from bot.delivery.response import Response
from bot.handlers.following import Every

if TYPE_CHECKING:
    from bot.services import Services

Place = app_commands.AppCommandChannel | app_commands.AppCommandThread


class TextPlaces(app_commands.Transformer):
    """The channels and threads in which messages are written, also those that are not in memory."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return [discord.ChannelType.text, discord.ChannelType.public_thread, discord.ChannelType.private_thread]

    async def transform(self, interaction: discord.Interaction, value: Place, /) -> Place:
        return value


def commands(services: Services) -> list[app_commands.Command[Any, ..., Any]]:
    """The commands about a table rather than a move."""

    @app_commands.command(name="follow", description=words("bot-command-follow"))
    @app_commands.describe(every=words("bot-command-follow-every"))
    @app_commands.choices(
        every=[app_commands.Choice(name=words(f"bot-follow-choice-{one}"), value=one) for one in get_args(Every)]
    )
    @app_commands.guild_only()
    async def follow(interaction: discord.Interaction, every: str = "end") -> None:
        async def carry_out(response: Response) -> None:
            await response.reply()
            if every not in get_args(Every):
                raise Refusal("unknown")
            match = await match_here(services, response)
            await services.follows.follow(response, match, cast("Every", every))

        await services.answer(interaction, carry_out)

    @app_commands.command(name="move", description=words("bot-command-move"))
    @app_commands.describe(channel=words("bot-command-move-channel"))
    @app_commands.guild_only()
    async def move(interaction: discord.Interaction, channel: app_commands.Transform[Place, TextPlaces]) -> None:
        async def carry_out(response: Response) -> None:
            match = await match_here(services, response)
            await services.ending.move(response, match, await _found(channel) if isinstance(channel, Place) else None)

        await services.answer(interaction, carry_out)

    return [move, follow]


async def _found(place: Place) -> discord.abc.GuildChannel | discord.Thread | None:
    """The channel or thread, also one that is not in memory; None for one that the bot cannot see."""
    known = place.resolve()
    if known is not None:
        return known
    with suppress(*FAILURES):
        return await place.fetch()
    return None

"""What the commands share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.base.i18n import SOURCE, Verbatim, localizer
from bot.handlers.audience import reads
from bot.matches.roles import at_table
from bot.messages.public import game_title
from engine.registry import GAMES

if TYPE_CHECKING:
    from bot.delivery.response import Response
    from bot.matches.match import Match
    from bot.services import Services

MOST, SHOWN = 100, 10
"""Tables of a server that are looked through, and threads that are named, at most."""


def words(key: str) -> str:
    """Names and descriptions of commands: Discord asks for one language and takes the others as translations of it."""
    return localizer(SOURCE)(key)


async def match_here(services: Services, response: Response) -> Match:
    """The game of this channel, running or over. Raises Refusal if there never was one."""
    channel = response.interaction.channel_id
    row = await services.store.game_in(channel) if channel is not None else None
    if row is None:
        await _refer_to_threads(services, response)
        await _refer_to_board(services, response)
        raise Refusal("no-game")
    await services.matches.come_back(row.id, response.user)
    return await services.matches.get(row.id)


async def _refer_to_threads(services: Services, response: Response) -> None:
    """Raises Refusal that names the threads of this channel in which games are played, as far as this person sees
    them.
    """
    guild, here = response.interaction.guild, response.interaction.channel_id
    if guild is None:
        return
    found = [
        Verbatim(f"<#{row.channel}>")
        for row in await services.store.tables_of_guild(guild.id, MOST)
        if (thread := guild.get_thread(row.channel)) is not None
        if thread.parent_id == here and reads(response, row.channel)
    ]
    if found:
        raise Refusal("in-threads", places=tuple(found[:SHOWN]))


async def _refer_to_board(services: Services, response: Response) -> None:
    """Raises Refusal that names this person's games of this server whose channels are out of reach."""
    rows = await services.store.live_games(response.interaction.guild_id)
    mine = [row for row in rows if row.guild is not None and row.key in GAMES and at_table(row.seats, response.user)]
    if not mine:
        return
    await response.reply()  # Discord is asked first
    lost = [game_title(row.key, row.title, response.t) for row in mine if await services.ending.homeless(row)]
    if lost:
        raise Refusal("lost-its-channel", games=tuple(lost[:SHOWN]))

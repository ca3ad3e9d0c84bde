"""What the commands share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.base.i18n import SOURCE, localizer

if TYPE_CHECKING:
    from bot.delivery.response import Response
    from bot.matches.match import Match
    from bot.services import Services


def words(key: str) -> str:
    """Names and descriptions of commands: Discord asks for one language and takes the others as translations of it."""
    return localizer(SOURCE)(key)


async def match_here(services: Services, response: Response) -> Match:
    """The game of this channel, running or over. Raises Refusal if there never was one."""
    channel = response.interaction.channel_id
    row = await services.store.game_in(channel) if channel is not None else None
    if row is None:
        raise Refusal("no-game")
    await services.matches.come_back(row.id, response.user)
    return await services.matches.get(row.id)

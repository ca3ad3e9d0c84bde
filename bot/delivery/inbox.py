"""What one person plays alone: in their direct messages where these are open, else in a private answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.delivery.discord_client import DirectMessagesClosed, Refused
from bot.drawing import Busy
from bot.messages.links import place_url
from bot.messages.menus import Link
from bot.messages.outgoing import OutgoingMessage, note

if TYPE_CHECKING:
    from bot.delivery.discord_client import DiscordClient
    from bot.delivery.response import Response
    from bot.messages.outgoing import Message


def leading(channel: int, there: str, label: str) -> OutgoingMessage:
    """The way to a channel of direct messages, in which something is."""
    return note(there, [(Link(place_url(None, channel, None), label),)])


class Inbox:
    """Nothing of it is kept: what is posted carries all that its buttons need, and asking again posts it again."""

    def __init__(self, discord_client: DiscordClient) -> None:
        self._discord = discord_client

    async def show(self, response: Response, content: Message, there: str, way: str) -> None:
        """What was asked for on a server is posted in direct messages, and the answer tells that in the words `there`
        and leads to it by a button called `way`. Asked in direct messages, or where they are closed, the answer is
        itself what was asked for.
        """
        channel = None if response.interaction.guild_id is None else await self._posted(response, content)
        if channel is None:
            await response.show(content)
            return
        await response.show(leading(channel, there, way))

    async def _posted(self, response: Response, content: Message) -> int | None:
        """The channel of direct messages in which it is; None if they are closed."""
        nonce = str(response.interaction.id)
        try:
            channel = await self._discord.direct_channel(response.user)
            display = await response.display()
            await self._discord.post(channel, content, nonce=nonce, mention=None, asker=response.user, display=display)
        except (DirectMessagesClosed, Refused):
            return None
        except Busy:
            raise Refusal("busy") from None
        return channel

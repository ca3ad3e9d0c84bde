"""What is posted in public and names somebody who is deleted: it names them no longer, and who waited there is told."""

from __future__ import annotations

from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING

from bot.base import custom_ids
from bot.base.i18n import Verbatim, localizer
from bot.delivery.discord_client import FAILURES, ids_of
from bot.messages import layout
from bot.messages.lobby import open_lobby
from bot.messages.outgoing import OutgoingMessage

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from bot.delivery.discord_client import DiscordClient
    from bot.handlers.lobbies import LobbyHandler
    from bot.handlers.seating import Seating
    from bot.store import LobbyRow, Store


@dataclass(frozen=True)
class Posted:
    """Where somebody may be named."""

    user: int
    lobbies: Sequence[LobbyRow]
    posts: Sequence[tuple[int, int]]
    """Channels and messages that are about them alone."""
    guilds: Collection[int]
    """Where others who look for people may have mentioned them."""
    channels: Collection[int]


class Traces:
    """Apart from messages of games, which follow what is stored."""

    def __init__(self, store: Store, lobbies: LobbyHandler, seating: Seating, discord_client: DiscordClient) -> None:
        self._store = store
        self._lobbies = lobbies
        self._seating = seating
        self._discord = discord_client

    async def of(self, user: int, channels: Collection[int], still: AsyncExitStack) -> Posted:
        """What names this person, in these channels as well; `still` holds up whatever would store them there again."""
        guilds = {wish.guild for wish in await self._store.wishes_of(user)}
        for guild in sorted(guilds):
            await still.enter_async_context(self._seating.queues.of(str(guild)))
        wishes = await self._store.wishes_of(user)  # with the messages that were just being posted
        lobbies, calls = await self._store.lobbies_of(user), await self._store.calls_of(user)
        for lobby in sorted(lobbies, key=lambda row: row.id):
            await still.enter_async_context(self._lobbies.queues.of(lobby.id))
        return Posted(
            user,
            lobbies,
            [
                (channel, message)
                for channel, message in [
                    *((wish.channel, wish.message) for wish in wishes),
                    *((call.channel, call.message) for call in calls),
                ]
                if message is not None
            ],
            guilds | await self._store.guilds_told(user),
            {*channels, *(row.channel for row in lobbies), *(wish.channel for wish in wishes if wish.message)},
        )

    async def remove(self, posted: Posted, former: str) -> None:
        """After the deletion, as far as Discord lets us; these words stand for their name."""
        for before in posted.lobbies:
            await self._show(before, posted.user)
        for channel, message in posted.posts:
            with suppress(*FAILURES):
                await self._discord.delete(channel, message)
        for guild in posted.guilds:
            for wish in await self._seating.looking(guild):
                await self._seating.show(wish)
        for channel in posted.channels:
            await self._clear(channel, posted.user, former)

    async def _show(self, before: LobbyRow, user: int) -> None:
        """A table that lacks them now, or is closed; then whoever sat there is told, or for whom a seat was held."""
        row = await self._store.lobby(before.id)
        if row is None:
            return
        await self._lobbies.arranging.refresh(row, text_only=False)
        people = {*before.held, *(seat.user for seat in before.seats if seat.user)} - {user}
        if row.state == "closed" and people:
            t = localizer(row.locale)
            who = tuple(Verbatim(f"<@{one}>") for one in sorted(people))
            words = t("bot-lobby-host-left-found" if row.sought else "bot-lobby-host-left", people=who, count=len(who))
            nonce = sha256(f"{row.id} left".encode()).hexdigest()[:25]
            with suppress(*FAILURES):
                message = OutgoingMessage(layout.note(words))
                await self._discord.post(row.channel, message, nonce=nonce, mention=None, others=people)
        await self._seating.look_after(row.id)

    async def _clear(self, channel: int, user: int, former: str) -> None:
        """Other messages of ours: lobbies that were shown again, invitations, questions to all."""
        with suppress(*FAILURES):
            for message in await self._discord.naming(channel, user):
                asked = (custom_ids.parse(id_) for id_ in ids_of(message))
                id_ = next((one.lobby for one in asked if isinstance(one, custom_ids.LobbyClick)), "")
                lobby = await self._store.lobby(id_)
                if lobby is not None and lobby.state != "started":
                    shown = open_lobby(lobby, text_only=not message.attachments)
                    await self._discord.renew(channel, message.id, lambda _, shown=shown: shown)  # type: ignore[misc]
                elif not message.attachments:
                    await self._discord.rename(message, user, former)

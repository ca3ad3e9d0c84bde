"""/import: a record from outside, to look at alone or to go on from with others.

Nothing is stored: the record is attached to the private answer, and read from there at every click.
"""

from __future__ import annotations

import asyncio
from hashlib import blake2s
from typing import TYPE_CHECKING

from bot.base.custom_ids import ActionClick, MoveClick, PageClick
from bot.base.errors import Refusal
from bot.delivery.discord_client import FAILURES
from bot.handlers.lobbies import person
from bot.handlers.past import place_of
from bot.matches import lobby
from bot.matches.imports import going_on_from, match_of
from bot.messages.outgoing import Attachment
from bot.messages.past import Place
from engine.bounds import BYTES

if TYPE_CHECKING:
    import discord

    from bot.delivery.discord_client import DiscordClient
    from bot.delivery.response import Response
    from bot.handlers.lobbies import LobbyHandler
    from bot.matches.match import Match
    from bot.matches.service import MatchService
    from bot.messages.past import PastMessages
    from bot.store import Store


class ImportHandler:
    """A record can be of any origin: it is bounded, checked and replayed before anything of it is shown."""

    def __init__(
        self,
        store: Store,
        matches: MatchService,
        discord_client: DiscordClient,
        lobbies: LobbyHandler,
        past_messages: PastMessages,
        locale: str,
    ) -> None:
        self._store = store
        self._matches = matches
        self._discord = discord_client
        self._lobbies = lobbies
        self._past = past_messages
        self._locale = locale

    async def show(self, response: Response, file: discord.Attachment) -> None:
        """The replay of an uploaded record. Raises Refusal for anything else."""
        await response.reply()
        if file.size > BYTES:
            raise Refusal("import-large")
        response.check_files(Refusal("import-files"))
        try:
            content = await file.read()
        except FAILURES:
            raise Refusal("import-unread") from None
        match = await asyncio.to_thread(match_of, content, self._locale)
        await self._show(response, match, content, Place.first(match, None))

    async def click(self, response: Response, click: MoveClick | PageClick | ActionClick) -> None:
        """Another step, or a lobby that goes on from the one that is shown. Raises Refusal."""
        if not isinstance(click, ActionClick):
            raise Refusal("unknown")
        verb = click.what.partition(".")[0]
        if verb != "goon":  # which answers by a lobby for everybody, or by a refusal for this person alone
            await response.open()
        content = await self._attached(response)
        match = await asyncio.to_thread(match_of, content, self._locale)
        if verb == "goon":
            await self._go_on(response, match, min(click.revision, match.revision))
            return
        if verb not in ("replay", "round"):
            raise Refusal("unknown")
        await self._show(response, match, content, await place_of(match, click, None))

    async def _attached(self, response: Response) -> bytes:
        url = response.attached
        if url is None:
            raise Refusal("import-unread")
        try:
            return await self._discord.download(url)
        except FAILURES:
            raise Refusal("import-unread") from None

    async def _show(self, response: Response, match: Match, content: bytes, place: Place) -> None:
        if place.eyes is not None and place.eyes >= len(match.names):
            place = place._replace(eyes=None)
        file = Attachment(f"record-{blake2s(content, digest_size=6).hexdigest()}.json", content=content)
        await response.show(self._past.step(match, place, response.user, response.t, record=file))

    async def _go_on(self, response: Response, match: Match, revision: int) -> None:
        interaction = response.interaction
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Refusal("import-server")
        continued = await asyncio.to_thread(going_on_from, match, revision)
        row = lobby.opened(
            key=match.key,
            options=match.header.options,
            host=person(response),
            guild=interaction.guild_id,
            channel=interaction.channel_id,
            locale=str(interaction.guild_locale or self._locale),
            thread=False,
            at=self._matches.now(),
            pace=(await self._store.guild(interaction.guild_id)).pace,
            continued=continued,
        )
        await self._lobbies.open(response, row)

"""One message of a game: posted once, edited from then on, its row saved before and after."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from discord.utils import time_snowflake

from bot.delivery.discord_client import ChannelGone, FilesForbidden, Refused
from bot.delivery.display import USUAL, DisplayPreferences
from bot.store import MessageRow

if TYPE_CHECKING:
    from bot.delivery.discord_client import DiscordClient, PostedMessage
    from bot.delivery.edits import Edits
    from bot.matches.match import Match
    from bot.messages.outgoing import Message
    from bot.store import Store

BuildMessage = Callable[["Match", MessageRow], "Message"]
"""A function such as `PublicMessages.turn` that builds what a row of this match shows."""


class Poster:
    """Keeps the rows of messages in step with Discord."""

    def __init__(self, store: Store, discord_client: DiscordClient, edits: Edits) -> None:
        self._store = store
        self._edits = edits
        self._discord = discord_client
        self._refused = set[str]()
        """The nonces of posts that Discord refused in their full form."""

    async def save(self, row: MessageRow) -> MessageRow:
        await self._store.save_message(row)
        return row

    async def post(
        self,
        row: MessageRow,
        match: Match,
        build: BuildMessage,
        *,
        mention: int | None = None,
        silent: bool = False,
        display: DisplayPreferences = USUAL,
    ) -> MessageRow:
        """Post the message announced by saving its row. One that was refused in full is sent in words.

        Raises Refused at the first refusal, and if the text is refused, too; Conflict if another process posts for this
        game by now.
        """

        async def send(row: MessageRow) -> PostedMessage:
            return await self._discord.post(
                row.channel,
                build(match, row),
                nonce=row.nonce,
                mention=mention,
                silent=silent,
                display=replace(display, plain=row.text_only),
            )

        await self._store.announce(row)
        forms = _forms(row) if row.nonce in self._refused else [row]
        try:
            return await self._send(forms, match, send)
        except Refused:
            self._refused.add(row.nonce)
            raise

    async def edit(
        self,
        row: MessageRow,
        match: Match,
        build: BuildMessage,
        *,
        display: DisplayPreferences = USUAL,
    ) -> MessageRow:
        """Edit a posted message: with the files it has, with fresh ones, or in words.

        Raises Refused if Discord accepts none of them.
        """
        message = row.message
        if message is None:
            raise ValueError(f"{row.nonce} was never posted")

        async def send(row: MessageRow) -> PostedMessage:
            liked = replace(display, plain=row.text_only)
            edited = await self._discord.edit(row.channel, message, build(match, row), row.files, liked)
            new = match.revision not in (row.opened, row.shown)  # it was posted with the question that opened it
            if new and edited.edited is not None and match.latest is not None:
                self._edits.note(edited.id, match.revision, edited.edited, match.latest.user)
            return edited

        return await self._send(_forms(row), match, send)

    async def find(self, row: MessageRow) -> MessageRow | None:
        """The message that was announced and never confirmed, if Discord has it."""
        rows = await self._store.messages(row.game)
        found = await self._discord.find(row.channel, row.game, row.opened, {other.message for other in rows})
        return await self.save(replace(row, message=found.id, files=found.files)) if found else None

    async def lost(self, match: Match, restored: int, rows: Sequence[MessageRow]) -> list[MessageRow]:
        """Rows for what was posted in the channel after the last message that is known from before."""
        channel, known = match.row.channel, {row.message for row in rows}
        before = (row.message for row in rows if row.message and row.channel == channel and row.kind != "lost")
        began = time_snowflake(datetime.fromtimestamp(match.row.created, UTC))
        found = await self._discord.posts_after(channel, max(before, default=began))
        return [
            MessageRow(
                f"{match.id}-{one.id}",
                match.id,
                "lost",
                channel,
                restored,
                message=one.id,
                closed=restored,
                files=one.files,
            )
            for one in found
            if one.id not in known
        ]

    async def _send(
        self, forms: Sequence[MessageRow], match: Match, send: Callable[[MessageRow], Awaitable[PostedMessage]]
    ) -> MessageRow:
        """Send the first of these forms that Discord accepts. Raises ChannelGone if not even text is allowed."""
        form, *others = forms
        try:
            sent = await send(form)
        except FilesForbidden as error:
            raise ChannelGone from error
        except Refused:
            if not others:
                raise
            return await self._send(others, match, send)
        row = replace(form, message=sent.id, files=sent.files, shown=match.revision, text_only=sent.plain)
        return await self.save(row)


def _forms(row: MessageRow) -> list[MessageRow]:
    """A message with the files it has, with fresh ones, in words."""
    forms = [row]
    for form in (replace(row, files={}), replace(row, files={}, text_only=True)):
        forms += [form] if form != forms[-1] else []
    return forms

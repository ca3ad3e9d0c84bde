"""The answer to one click or command: acknowledged at once, filled in when it is known."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import discord
import structlog

from bot.base import metrics
from bot.base.errors import Refusal
from bot.base.i18n import localizer
from bot.delivery.attempts import Attempts, counted
from bot.delivery.discord_client import files_of, ids_of
from bot.drawing import Busy
from bot.messages import layout
from bot.messages.layout import only
from bot.messages.outgoing import OutgoingMessage

if TYPE_CHECKING:
    from bot.base.gate import Permit
    from bot.delivery.discord_client import DiscordClient, File
    from bot.messages.outgoing import Message
    from render import Say

logger = structlog.get_logger()

ALREADY_ANSWERED = 40060


class TooLate(Exception):
    """Discord no longer waits for an answer; nothing may happen that the person is not told about."""


class AnsweredElsewhere(Exception):
    """Another process that runs under the same token has answered: the click is its own to carry out."""


class Response:
    """Private unless stated otherwise: the answer reaches only the person who asked."""

    def __init__(self, interaction: discord.Interaction, discord_client: DiscordClient) -> None:
        self.interaction = interaction
        self.say: Say = localizer(str(interaction.locale))
        self._discord = discord_client
        self._updates = False
        self._shown: discord.Message | None = None
        self._acknowledged = False
        self._attempts = Attempts()
        self._began = time.monotonic()
        self.permit: Permit | None = None
        """What counts this click; None for one that is not counted."""

    @property
    def user(self) -> int:
        return self.interaction.user.id

    @property
    def text_only(self) -> bool:
        """Whether files are forbidden here."""
        return not self.interaction.app_permissions.attach_files

    @property
    def offered(self) -> list[str]:
        """The ids behind all buttons and options of the clicked message."""
        return ids_of(self.interaction.message) if self.interaction.message is not None else []

    @property
    def on_private(self) -> bool:
        """Whether the clicked message is visible to this person alone: a panel, or a direct message."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.interaction.guild_id is None)

    def decided(self) -> None:
        """What this click changes is stored; from now on it only shows that."""
        if self.permit is not None:
            self.permit.decided()

    def waits(self) -> None:
        """From now on this click waits for others, and leaves its place to the next."""
        if self.permit is not None:
            self.permit.leave()

    async def turn_away(self) -> None:
        """Tell that too many people click, by the first and only answer."""
        view = layout.note(Refusal("overloaded").words(self.say))
        await self.interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=only(None))

    async def reply(self, *, private: bool = True) -> None:
        """Acknowledge; the answer will be a new message."""
        await self._acknowledge(ephemeral=private, thinking=True)

    async def update(self) -> None:
        """Acknowledge; the answer will replace the message that was clicked on."""
        self._updates = True
        self._shown = self.interaction.message
        await self._acknowledge()

    async def open(self) -> None:
        """Acknowledge; the answer will replace a private message, or be a new private one."""
        await (self.update() if self.on_private else self.reply())

    async def show(self, content: Message) -> discord.Message:
        """Fill in the answer, or replace its content. Raises Refusal if too many people wait for pictures."""
        has = files_of(self._shown) if self._shown is not None else {}

        async def send(outgoing: OutgoingMessage, attachments: list[File]) -> discord.Message:
            return await self.interaction.edit_original_response(
                view=outgoing.layout, attachments=attachments, allowed_mentions=only(None)
            )

        try:
            self._shown = await self._discord.with_files(content, has, send, asker=self.user)
        except Busy:
            raise Refusal("busy") from None
        return self._shown

    async def note(self, words: str) -> None:
        """Send a few words to this person alone, whatever was or was not shown before."""
        await self.add(OutgoingMessage(layout.note(words)))

    async def add(self, outgoing: OutgoingMessage) -> None:
        """Send a private message without files, beside whatever a click changes."""
        message = outgoing.layout
        if not self._acknowledged:
            await self.reply()
        if self._updates:
            await self.interaction.followup.send(view=message, ephemeral=True, allowed_mentions=only(None))
        else:
            await self.interaction.edit_original_response(view=message, attachments=[], allowed_mentions=only(None))

    async def _acknowledge(self, *, ephemeral: bool = False, thinking: bool = False) -> None:
        if self._acknowledged:
            return
        if self.permit is not None and self.permit.is_late:
            raise TooLate
        try:
            with counted(self._attempts):
                await self.interaction.response.defer(ephemeral=ephemeral, thinking=thinking)
        except discord.NotFound as error:
            raise TooLate from error
        except discord.HTTPException as error:
            if error.code != ALREADY_ANSWERED:
                raise TooLate from error
            if self._attempts.made == 1:
                raise AnsweredElsewhere from error
            # otherwise an earlier attempt got through
        metrics.ACKNOWLEDGED.observe(time.monotonic() - self._began)
        self._acknowledged = True

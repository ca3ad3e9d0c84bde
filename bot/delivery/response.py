"""The answer to one click or command: acknowledged at once, filled in when it is known."""

from __future__ import annotations

import asyncio
import time
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

import aiohttp
import discord
import structlog

from bot.base import custom_ids, metrics
from bot.base.errors import Refusal
from bot.base.i18n import localizer
from bot.delivery.attempts import Attempts, counted
from bot.delivery.discord_client import FAILURES, PASSING, UNKNOWN_MESSAGE, Trouble, files_of, ids_of
from bot.delivery.display import USUAL, DisplayPreferences
from bot.delivery.lent import SECONDS
from bot.drawing import Busy
from bot.messages import layout
from bot.messages.layout import only
from bot.messages.outgoing import OutgoingMessage, note

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from bot.base.gate import Permit
    from bot.delivery.discord_client import DiscordClient, File
    from bot.delivery.display import DisplayChoices
    from bot.messages.outgoing import Message
    from render import Localize

logger = structlog.get_logger()

ALREADY_ANSWERED = 40060
FIRST_ANSWER = 5.0
"""At most this many seconds an acknowledgement is tried, which Discord waits for only three; what is unknown by then
counts as given.
"""
TRIES = 3
"""How often it is tried over connections that are cut."""


def is_end(id_: str) -> bool:
    """Whether this is on a message that shows how a game ended; a lesson is none."""
    click = custom_ids.parse(id_)
    return isinstance(click, custom_ids.ActionClick) and click.what == "again" and "." not in click.game


class TooLate(Exception):
    """Discord no longer waits for an answer; nothing may happen that the person is not told about."""


class Dismissed(Trouble):
    """The private message that the answer belongs in was dismissed: its person does not want to see it."""


class Undelivered(Trouble):
    """Discord does not take the answer, or does not say whether it has."""


class AnsweredElsewhere(Exception):
    """Another process that runs under the same token has answered: the click is its own to carry out."""


class Response:
    """Private unless stated otherwise: the answer reaches only the person who asked. `let_go` is called with a private
    message, and the click that is about to show something in it.
    """

    def __init__(
        self,
        interaction: discord.Interaction,
        discord_client: DiscordClient,
        displays: DisplayChoices,
        let_go: Callable[[int, int], None],
        *,
        shared: bool = False,
    ) -> None:
        self.interaction = interaction
        self.shared = shared
        """Whether other processes of this bot may get it, too, as while one takes over from another."""
        self.t: Localize = localizer(str(interaction.locale))
        self._discord = discord_client
        self._displays = displays
        self._let_go = let_go
        self._updates = False
        self._private = False
        self._shown: discord.Message | None = None
        self._acknowledged = False
        self._first_answer: Callable[[], Awaitable[object]] | None = None
        self._arrived: bool | None = None
        self._attempts = Attempts()
        self._began = time.monotonic()
        self.answered: float | None = None
        """Since when it waits for others; None where it does not."""
        self.permit: Permit | None = None
        """What counts this click; None for one that is not counted."""
        self.has_decided = False
        """Whether it has changed a game."""

    @property
    def user(self) -> int:
        return self.interaction.user.id

    def check_files(self, refusal: Refusal) -> None:
        """Raise this where the answer would be a file and none may be attached."""
        if self._plain:
            raise refusal

    @property
    def _plain(self) -> bool:
        return not self.interaction.app_permissions.attach_files

    @property
    def offered_ids(self) -> list[str]:
        """The ids behind all buttons and options of the clicked message."""
        return ids_of(self.interaction.message) if self.interaction.message is not None else []

    @property
    def on_private(self) -> bool:
        """Whether the clicked message is visible to this person alone: a panel, or a direct message."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.interaction.guild_id is None)

    @property
    def is_replaceable(self) -> bool:
        """Whether Discord still lets the answer be replaced."""
        return time.monotonic() - self._began < SECONDS

    @property
    def private_message(self) -> int | None:
        """The message in which the answer stands, if its person alone sees it and nobody else edits it."""
        return self._shown.id if self._shown is not None and self._shown.flags.ephemeral else None

    def decided(self) -> None:
        """What this click changes is stored; from now on it only shows that."""
        self.has_decided = True
        if self.permit is not None:
            self.permit.decided()

    def waits(self) -> None:
        """It is answered, and from now on waits for others: it leaves its place to the next."""
        self.answered = time.monotonic()
        if self.permit is not None:
            self.permit.leave()

    async def turn_away(self) -> None:
        """Tell that too many people click, by the first and only answer."""
        view = layout.note(Refusal("overloaded").words(self.t))
        await self._first(
            lambda: self.interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=only(None))
        )

    async def reply(self, *, private: bool = True) -> None:
        """Acknowledge; the answer will be a new message."""
        self._private = private
        await self._acknowledge(ephemeral=private, thinking=True)

    async def update(self) -> None:
        """Acknowledge; the answer will replace the message that was clicked on."""
        self._updates = True
        self._private = self.on_private
        self._shown = self.interaction.message
        if self._private and self._shown is not None:
            self._let_go(self._shown.id, self.interaction.id)
        await self._acknowledge()
        if self.private_message is None:
            self._discord.lent.lend(self.interaction)

    @property
    def picked(self) -> list[int]:
        """The ids of what was picked from a select that Discord fills."""
        return [int(one) for one in (self._data.get("values") or []) if str(one).isdigit()]

    @property
    def attached(self) -> str | None:
        """The address of the file that the clicked message carries, beside pictures."""
        message = self.interaction.message
        parts = message.components if message is not None else []
        return next((part.media.url for part in parts if isinstance(part, discord.components.FileComponent)), None)

    @property
    def typed(self) -> str:
        """What was typed into the only field of a form."""
        return next((str(part["component"].get("value", "")) for part in self._data.get("components", [])), "")

    @property
    def _data(self) -> dict[str, Any]:
        return cast("dict[str, Any]", self.interaction.data or {})

    async def ask(self, form: discord.ui.Modal) -> None:
        """Show a form; handing it in is a click of its own."""
        form.stop()  # so that discord.py does not keep it
        await self._first(lambda: self.interaction.response.send_modal(form))
        self._arrived = None  # nothing follows a form

    async def open(self) -> None:
        """Acknowledge; the answer will replace a private message, or be a new private one. What shows how a game ended
        is not replaced.
        """
        if not self._acknowledged:
            await (self.update() if self.on_private and not any(map(is_end, self.offered_ids)) else self.reply())

    async def show(self, content: Message) -> discord.Message:
        """Fill in the answer, or replace its content, a private one as its person likes it. Raises Refusal if too many
        people wait for pictures, Dismissed if it is private and gone, Undelivered.
        """
        display = await self._displays.of(content, self.user, self.interaction.guild_id) if self._private else USUAL
        display = replace(display, plain=self._plain)
        has = files_of(self._shown) if self._shown is not None else {}

        try:
            with self._delivering():
                self._shown = await self._discord.with_files(content, has, self._fill, asker=self.user, display=display)
        except Busy:
            raise Refusal("busy") from None
        await self._displays.note_explained(content, display, self.user, files_of(self._shown))
        return self._shown

    async def display(self) -> DisplayPreferences:
        """How its person likes what is sent to them elsewhere."""
        return await self._displays.usual(self.user, self.interaction.guild_id)

    async def withdraw(self) -> None:
        """Delete a private answer that another one replaces, as long as Discord lets it be."""
        with suppress(*FAILURES):
            await self.interaction.delete_original_response()

    async def amend(self, content: Message) -> None:
        """Replace an earlier answer by what became of it, as long as Discord lets it be."""
        with suppress(*FAILURES):
            await self.show(content)

    async def note(self, words: str) -> None:
        """Send a few words to this person alone, whatever was or was not shown before."""
        await self.add(note(words))

    async def add(self, outgoing: OutgoingMessage, *, private: bool = True) -> None:
        """Send a message without files, beside whatever a click changes. Raises Dismissed, Undelivered."""
        if not self._acknowledged:
            await self.reply(private=private)
        with self._delivering():
            if self._updates:
                await self._follow_up(outgoing.layout, private=private)
            else:
                await self._fill(outgoing, [])

    async def remark(self, words: str) -> bool:
        """Send a few words beside the whole answer; whether that was possible."""
        with suppress(*FAILURES):
            if self._arrived:
                await self._follow_up(layout.note(words), private=True)
                return True
        return False

    async def arrived(self) -> bool:
        """Whether its person heard of this click. If nothing says so, the acknowledgement is tried once more: Discord
        then tells what became of it.
        """
        if self._arrived is None and self._first_answer is not None:
            try:
                await self._first_answer()
                self._arrived = True
            except FAILURES as error:
                self._arrived = isinstance(error, discord.HTTPException) and error.code == ALREADY_ANSWERED
        return bool(self._arrived)

    async def _follow_up(self, message: discord.ui.LayoutView, *, private: bool) -> None:
        await self.interaction.followup.send(view=message, ephemeral=private, allowed_mentions=only(None))

    async def _fill(self, outgoing: OutgoingMessage, attachments: list[File]) -> discord.Message:
        """Replace what the answer shows."""
        return await self.interaction.edit_original_response(
            view=outgoing.layout, attachments=attachments, allowed_mentions=only(None)
        )

    @contextmanager
    def _delivering(self) -> Iterator[None]:
        """Note whether the answer arrives. Raises Dismissed if it is private and gone, Undelivered."""
        try:
            yield
        except discord.NotFound as error:
            if self._private and error.code == UNKNOWN_MESSAGE:
                raise Dismissed from error
            self._arrived = False
            raise Undelivered from error
        except PASSING as error:
            self._arrived = False
            raise Undelivered from error
        self._arrived = True

    async def _acknowledge(self, *, ephemeral: bool = False, thinking: bool = False) -> None:
        if self._acknowledged:
            return
        await self._first(lambda: self.interaction.response.defer(ephemeral=ephemeral, thinking=thinking))

    async def _first(self, send: Callable[[], Awaitable[object]]) -> None:
        """Send what Discord waits for. Raises TooLate if Discord has refused it, AnsweredElsewhere."""
        if self.permit is not None and self.permit.is_late:
            raise TooLate
        try:
            async with asyncio.timeout(FIRST_ANSWER):
                self._arrived = await self._tried(send)
        except TimeoutError as error:
            if not self._attempts.unsettled:
                raise TooLate from error
        self._first_answer = send
        metrics.ACKNOWLEDGED.observe(time.monotonic() - self._began)
        self._acknowledged = True

    async def _tried(self, send: Callable[[], Awaitable[object]]) -> bool | None:
        """Send it; whether it is known to be there. Repeated where the connection is cut: Discord takes it once."""
        for _ in range(TRIES):
            try:
                with counted(self._attempts):
                    await send()
            except discord.DiscordServerError:
                return None
            except discord.HTTPException as error:
                if error.code != ALREADY_ANSWERED:
                    raise TooLate from error
                if not self._attempts.unsettled:
                    raise AnsweredElsewhere from error
                # otherwise an earlier attempt got through
            except (aiohttp.ClientError, ConnectionError) as error:
                if not self._attempts.unsettled:
                    raise TooLate from error
                continue
            return True
        return None

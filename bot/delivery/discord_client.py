"""Delivers outgoing messages to Discord: draws missing files, keeps those already attached, and reports failures as
exceptions.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from io import BytesIO
from typing import TYPE_CHECKING, Any, Literal, cast
from urllib.parse import urlsplit

import aiohttp
import discord
from discord import components

from bot.base import custom_ids
from bot.delivery import patience  # noqa: F401 - sets its limits into discord.py
from bot.delivery.display import USUAL, DisplayPreferences, finished, plain, suited
from bot.delivery.lent import Lent
from bot.drawing.request import Everything
from bot.messages.layout import only
from bot.messages.outgoing import OutgoingMessage
from bot.store import KeptAttachment

if TYPE_CHECKING:
    from collections.abc import Collection, Container
    from datetime import datetime

    from bot.drawing import Drawing
    from bot.messages.outgoing import Attachment, Message

INVALID_FORM = 50035
UNKNOWN_MESSAGE = 10008
LOOK_BACK = 50
"""At most this many recent messages are searched for one that may have been posted before."""

LOST_AT_MOST = 1000
"""At most this many messages of a channel are searched for those posted after the copy that was put back."""

File = discord.Attachment | discord.File
Whereabouts = Literal["here", "elsewhere", "gone"]
"""Where somebody is who might play in a channel: can read it, cannot, or has left the server."""
Send = Callable[[OutgoingMessage, list[File]], Awaitable[discord.Message]]
"""Sends a message with these files."""


class Trouble(Exception):
    """Discord did not do what it was asked to."""


class Refused(Trouble):
    """Discord understood and refused, for a reason that no exception below covers."""


class MessageGone(Trouble):
    """Somebody deleted the message."""


class ChannelGone(Trouble):
    """The channel is gone, or the bot may not read or write there."""


class ThreadArchived(Trouble):
    """The thread is archived: nothing in it can be edited until something is posted."""


class EditsExhausted(Trouble):
    """Discord takes no more edits of messages this old for now."""


class FilesForbidden(Trouble):
    """The bot may not write here, or may write but not attach files."""


class DirectMessagesClosed(Trouble):
    """This person accepts no direct messages from the bot."""


FAILURES = (Trouble, discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
"""All exceptions that a call to Discord may raise."""
PASSING = (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError, ConnectionError, TimeoutError)
"""Those of them that are no fault of ours: Discord, or the way to it, is out of order."""

_MEANINGS: dict[int, type[Trouble]] = {
    10003: ChannelGone,
    10004: ChannelGone,
    UNKNOWN_MESSAGE: MessageGone,
    30046: EditsExhausted,
    50001: ChannelGone,
    50007: DirectMessagesClosed,
    50013: FilesForbidden,
    50083: ThreadArchived,
    50278: DirectMessagesClosed,
    160005: ThreadArchived,
}


_PASSING = (408, 429)
"""Statuses below 500 after which a later attempt may succeed."""


@contextmanager
def explained() -> Iterator[None]:
    """Raise one of the exceptions above where another attempt would not help; others pass through unchanged."""
    try:
        yield
    except discord.HTTPException as error:
        meaning = _MEANINGS.get(error.code)
        if meaning is not None:
            raise meaning from error
        if 400 <= error.status < 500 and error.status not in _PASSING:
            raise Refused(f"{error.status} {error.code}") from error
        raise


@dataclass(frozen=True, slots=True)
class _Attached:
    """A file the message keeps."""

    id: int

    def to_dict(self) -> dict[str, Any]:
        return {"id": self.id}


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """A message of ours on Discord."""

    id: int
    files: dict[str, KeptAttachment]
    edited: datetime | None = None
    plain: bool = False
    """Whether words stand in it for pictures, as no files may be attached."""


class DiscordClient:
    """The only class that posts, apart from answers to clicks."""

    def __init__(self, client: discord.Client, drawing: Drawing) -> None:
        self._client = client
        self._drawing = drawing
        self.lent = Lent()

    async def post(
        self,
        channel: int,
        content: Message,
        *,
        nonce: str,
        mention: int | None,
        others: Collection[int] = (),
        asker: int | None = None,
        silent: bool = False,
        display: DisplayPreferences = USUAL,
    ) -> PostedMessage:
        """Post a message that notifies this person and these others; the nonce keeps a repeated post from becoming two.
        A `silent` one makes no sound on anybody's device, whatever they set Discord to. Where no files may be attached,
        words stand for them.

        `asker` is the person who waits for it; None for a message of a table. Raises Busy and Superseded if its
        pictures are not drawn, TimeoutError if Discord does not answer; the message may have been posted all the same.
        """
        outgoing = await self._drawn(content, {}, asker, display)
        files = cast("list[discord.File]", await _files_to_send(outgoing, {}))
        try:
            with explained():
                message = await self._channel(channel).send(
                    view=outgoing.layout,
                    files=files,
                    nonce=nonce,
                    allowed_mentions=only(mention, *others),
                    silent=silent,
                )
        except ThreadArchived as locked:  # otherwise the post would have woken the thread
            raise ChannelGone from locked
        except FilesForbidden:
            if not outgoing.attachments:
                raise
            return await self.post(
                channel,
                content,
                nonce=nonce,
                mention=mention,
                others=others,
                asker=asker,
                silent=silent,
                display=replace(display, plain=True),
            )
        return _posted(message, outgoing, display)

    async def edit(
        self,
        channel: int,
        message: int,
        content: Message,
        has: Mapping[str, KeptAttachment],
        display: DisplayPreferences = USUAL,
    ) -> PostedMessage:
        """Edit a message; `has` are the files it shows now, as far as known. Notifies nobody. Where no files may be
        attached, words stand for them.

        Raises Busy and Superseded if its pictures are not drawn.
        """
        outgoing = await self._drawn(content, has, None, display)
        if edited := await self._edited_by_click(message, outgoing, has):
            return _posted(edited, outgoing, display)
        target = discord.PartialMessage(channel=self._channel(channel), id=message)
        attachments = await _files_to_send(outgoing, has)
        try:
            with explained():
                edited = await target.edit(view=outgoing.layout, attachments=attachments, allowed_mentions=only(None))
        except TimeoutError as error:
            raise EditsExhausted from error
        except FilesForbidden:
            if not outgoing.attachments:
                raise
            return await self.edit(channel, message, content, {}, replace(display, plain=True))
        return _posted(edited, outgoing, display)

    async def _edited_by_click(
        self, message: int, outgoing: OutgoingMessage, has: Mapping[str, KeptAttachment]
    ) -> discord.Message | None:
        """The message, edited by what a click on it has lent; None where that is not taken, whatever the reason."""
        lent = self.lent.of(message)
        if lent is None:
            return None
        attachments = await _files_to_send(outgoing, has)
        try:
            return await lent.edit_message(
                message, view=outgoing.layout, attachments=attachments, allowed_mentions=only(None)
            )
        except FAILURES:
            self.lent.forget(message)
        return None

    async def renew(self, channel: int, message: int, content: Message) -> None:
        """Edit a message of ours, whatever files it has, if Discord lets us: one without any stays in words."""
        with suppress(*FAILURES):
            await self.show_anew(channel, message, content)

    async def show_anew(self, channel: int, message: int, content: Message) -> None:
        """The same; raises what Discord has against it."""
        has = await self.files(channel, message)
        await self.edit(channel, message, content, has, DisplayPreferences(plain=not has))

    async def files(self, channel: int, message: int) -> dict[str, KeptAttachment]:
        """The files that a message shows."""
        with explained():
            return files_of(await self._channel(channel).fetch_message(message))

    async def download(self, url: str) -> bytes:
        """A file that is attached to a message of ours."""
        return await self._client.http.get_from_cdn(url)

    async def delete(self, channel: int, message: int) -> None:
        """Delete a message of ours."""
        with explained():
            await discord.PartialMessage(channel=self._channel(channel), id=message).delete()

    async def with_files(
        self,
        content: Message,
        has: Mapping[str, KeptAttachment],
        send: Send,
        *,
        asker: int,
        display: DisplayPreferences,
    ) -> discord.Message:
        """Send what `asker` waits for, with the message's present files kept; upload all of them again if another edit
        removed some.
        """
        outgoing = await self._drawn(content, has, asker, display)
        try:
            return await self._filled(send, outgoing, has)
        except discord.HTTPException as error:
            kept = isinstance(content, OutgoingMessage) and not all(file.content for file in content.attachments)
            if error.code != INVALID_FORM or not has or kept:
                raise
        return await self._filled(send, await self._drawn(content, {}, asker, display), {})

    async def _filled(
        self, send: Send, outgoing: OutgoingMessage, has: Mapping[str, KeptAttachment]
    ) -> discord.Message:
        """Send what may be sent twice, again if the connection is cut meanwhile."""
        with suppress(aiohttp.ClientConnectionError, ConnectionError):
            return await send(outgoing, await _files_to_send(outgoing, has))
        return await send(outgoing, await _files_to_send(outgoing, has))

    async def find(self, channel: int, game: str, opened: int, known: Container[int | None]) -> PostedMessage | None:
        """A recent post of ours that belongs to this game and is not one of the known ones, if there is one."""
        with explained():
            recent = [message async for message in self._channel(channel).history(limit=LOOK_BACK)]
            for message in recent:
                if message.id not in known and self._is_ours(message, game, opened):
                    return PostedMessage(message.id, _files(message, {}))
        return None

    async def posts_after(self, channel: int, after: int) -> list[PostedMessage]:
        """What we posted in a channel after this message or moment, apart from answers to clicks and commands."""
        with explained():
            history = self._channel(channel).history(limit=LOST_AT_MOST, after=discord.Object(after))
            return [PostedMessage(one.id, _files(one, {})) async for one in history if self._posted_it(one)]

    async def newest_revision(self, channel: int, game: str, after: int) -> int:
        """The highest revision at which what we posted from after this message on shows a game; 0 if nothing does."""
        with explained():
            history = self._channel(channel).history(limit=LOOK_BACK, after=discord.Object(after))
            return max([of async for one in history if self._posted_it(one) for of in _revisions(one, game)], default=0)

    async def recent(self, channel: int) -> list[discord.Message]:
        """What we posted of late in a channel, answers to clicks and commands included."""
        with explained():
            return [one async for one in self._channel(channel).history(limit=LOOK_BACK) if self._wrote(one)]

    async def rename(self, message: discord.Message, words: Mapping[str, str]) -> None:
        """Put other words wherever these stand in a message without files."""
        view = discord.ui.LayoutView.from_message(message)
        view.stop()
        for part in view.walk_children():
            if isinstance(part, discord.ui.TextDisplay):
                for before, after in words.items():
                    part.content = part.content.replace(before, after)
        with explained():
            await message.edit(view=view, allowed_mentions=only(None))

    async def reaches(self, channel: int) -> bool:
        """Whether the channel is there and the bot may see it."""
        try:
            with explained():
                await self._client.fetch_channel(channel)
        except ChannelGone:
            return False
        return True

    async def place(self, channel: int) -> discord.abc.GuildChannel | discord.Thread | None:
        """A channel or thread of a server; None for one of direct messages."""
        with explained():
            found = await self._client.fetch_channel(channel)
        return found if isinstance(found, discord.abc.GuildChannel | discord.Thread) else None

    def knows(self, guild: int) -> bool:
        """Whether the bot is on this server at the moment."""
        return self._client.get_guild(guild) is not None

    async def is_member(self, guild: int, user: int) -> bool:
        """Whether somebody is on a server; those of whom it cannot be learned now count as members."""
        known = self._client.get_guild(guild)
        if known is None:
            return True
        try:
            await known.fetch_member(user)
        except discord.NotFound:
            return False
        except FAILURES:
            return True
        return True

    async def whereabouts(self, guild: int, user: int, channel: int) -> Whereabouts:
        """Whether somebody is on a server and can read a channel of it; whoever cannot be asked about now can."""
        known = self._client.get_guild(guild)
        place = known.get_channel(channel) if known is not None else None
        if known is None or place is None:
            return "here"
        try:
            may = place.permissions_for(await known.fetch_member(user))
        except discord.NotFound:
            return "gone"
        except FAILURES:
            return "here"
        return "here" if may.view_channel and may.send_messages_in_threads else "elsewhere"

    async def direct_channel(self, user: int) -> int:
        """The channel of somebody's direct messages."""
        with explained():
            return (await self._client.create_dm(discord.Object(user))).id

    async def _drawn(
        self, content: Message, has: Mapping[str, KeptAttachment], asker: int | None, display: DisplayPreferences
    ) -> OutgoingMessage:
        """The message with its pictures, those already attached not drawn, or with words for them."""
        if isinstance(content, OutgoingMessage):
            return plain(content) if display.plain else content
        known = Everything() if display.plain else frozenset(has)
        drawn = await self._drawing.draw(suited(content.request, display), known, asker=asker)
        return finished(content, drawn, display)

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)

    def _posted_it(self, message: discord.Message) -> bool:
        """Whether we posted it, not as the answer to a click or command."""
        return self._wrote(message) and message.interaction_metadata is None

    def _wrote(self, message: discord.Message) -> bool:
        return self._client.user is not None and message.author.id == self._client.user.id

    def _is_ours(self, message: discord.Message, game: str, opened: int) -> bool:
        return self._posted_it(message) and any(of >= opened for of in _revisions(message, game))


async def _files_to_send(outgoing: OutgoingMessage, has: Mapping[str, KeptAttachment]) -> list[File]:
    """The files of a message, in order: those that it has by their ids."""

    async def attach(file: Attachment) -> File:
        if file.name in has or file.content is None:
            return cast("discord.Attachment", _Attached(has[file.name].id))
        content = file.content
        if not isinstance(content, bytes):
            content = await asyncio.to_thread(content.read_bytes)
        return discord.File(BytesIO(content), file.name, description=file.alt or None)

    return list(await asyncio.gather(*map(attach, outgoing.attachments)))


def files_of(message: discord.Message) -> dict[str, KeptAttachment]:
    """The files a message shows."""
    return _files(message, {})


def ids_of(message: discord.Message) -> list[str]:
    """The ids behind all buttons and options of a message."""
    return list(_ids(message.components))


def texts_of(message: discord.Message) -> Iterator[str]:
    """The texts of a message, apart from labels and what pictures tell."""
    for part in message.components:
        for child in part.children if isinstance(part, components.Container) else [part]:
            if isinstance(child, components.TextDisplay):
                yield child.content


def _revisions(message: discord.Message, game: str) -> Iterator[int]:
    """At which revisions the ids of a message show this game."""
    for one in map(custom_ids.parse, ids_of(message)):
        if isinstance(one, custom_ids.MoveClick | custom_ids.PageClick | custom_ids.ActionClick) and one.game == game:
            yield one.revision


def _posted(message: discord.Message, outgoing: OutgoingMessage, display: DisplayPreferences) -> PostedMessage:
    files = _files(message, {file.name: file.alt for file in outgoing.attachments})
    return PostedMessage(message.id, files, message.edited_at, display.plain)


def _files(message: discord.Message, alts: Mapping[str, str]) -> dict[str, KeptAttachment]:
    found = {attachment.filename: attachment.id for attachment in message.attachments}
    for media in _media(message.components):
        if media.attachment_id is not None:
            found[urlsplit(media.url).path.rpartition("/")[2]] = media.attachment_id
    return {name: KeptAttachment(id_, alts.get(name, "")) for name, id_ in found.items()}


def _media(parts: Iterator[Any] | list[Any]) -> Iterator[components.UnfurledMediaItem]:
    for part in parts:
        match part:
            case components.MediaGalleryComponent():
                yield from (item.media for item in part.items)
            case components.FileComponent():
                yield part.media
            case components.Container():
                yield from _media(part.children)


def _ids(parts: Iterator[Any] | list[Any]) -> Iterator[str]:
    for part in parts:
        match part:
            case components.Button() if part.custom_id:
                yield part.custom_id
            case components.SelectMenu():
                yield from [option.value for option in part.options] or [part.custom_id]
            case components.ActionRow() | components.Container():
                yield from _ids(part.children)

"""A first meeting with Discord: everything the bot does there is done once in one channel, and deleted again."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, cast

import discord
from PIL import Image

from bot.base.i18n import SOURCE, localizer
from bot.delivery.discord_client import FAILURES, DiscordClient, PostedMessage, files_of
from bot.gateway.checkup import Finding
from bot.gateway.screens import ruler, screens
from bot.messages.layout import MediaItem, MessageLayout, items
from bot.messages.menus import Button
from bot.messages.outgoing import Attachment, OutgoingMessage

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bot.drawing import Drawing
    from bot.store import KeptAttachment

READY = 60.0
"""Seconds until Discord lets the bot in."""
CLICK = 120.0
"""Seconds in which somebody may press the button."""
TOKEN = 16 * 60.0
"""Seconds after which no answer to a click can be changed any more; Discord promises fifteen minutes."""
PRESSED = "t:doctor"
"""The id of the button."""
NONCE = "solstice-doctor"
GONE_TOKEN = 50027
EMOJI = "solstice_doctor"
SIZE = 128

Wait = Callable[[float], Awaitable[None]]


class Unlike(Exception):
    """Discord did something else than is expected of it."""


class Trial:
    """Posts into one channel. `wait` passes the time until an answer has grown too old, `click` that for a click."""

    def __init__(self, client: discord.Client, channel: int, wait: Wait, click: float) -> None:
        self._client, self._channel, self._wait, self._click_time = client, channel, wait, click
        self._discord = DiscordClient(client, cast("Drawing", None))  # every picture here is there already
        self._first: PostedMessage | None = None
        self._made: list[Callable[[], Awaitable[object]]] = []
        """How to delete what was made, in that order."""
        self._clicks: asyncio.Queue[discord.Interaction] = asyncio.Queue()

    async def run(self) -> list[Finding]:
        """Do everything once, then delete it; one finding for each."""
        steps: list[Callable[[], Awaitable[None]]] = [
            self.post,
            self.edit,
            self.nonce,
            self.emoji,
            self.thread,
            self.animation,
            self.screens,
            self.private,
        ]
        try:
            return [await self._found(step) for step in steps] + [await self._found(self.delete)]
        finally:
            for undo in self._made:
                with suppress(*FAILURES):
                    await undo()

    async def _found(self, step: Callable[[], Awaitable[None]]) -> Finding:
        check = f"trial-{step.__name__}"
        try:
            await step()
        except (Unlike, *FAILURES) as error:
            why = str(error.__cause__ or error) or type(error).__name__
            return Finding(check, "none-yet" if isinstance(error, NoClick) else "failed", {"why": why})
        return Finding(check, "fine", {})

    async def post(self) -> None:
        """Two pictures in galleries of their own."""
        first = await self._posted(_message("1", red=200, blue=200), nonce=f"{NONCE}-post")
        await self._expect_pictures(first.files, "red.png", "blue.png")
        self._first = first

    async def edit(self) -> None:
        """One picture is kept by its id, one is new, one is gone."""
        first = self._need_first()
        edited = await self._discord.edit(self._channel, first.id, _message("2", red=200, green=200), first.files)
        await self._expect_pictures(edited.files, "red.png", "green.png")
        if edited.files["red.png"].id != first.files["red.png"].id:
            raise Unlike("the kept picture has another id")

    async def nonce(self) -> None:
        """What is posted twice with one nonce is one message."""
        once, again = [await self._posted(_message("3"), nonce=f"{NONCE}-twice") for _ in range(2)]
        if once.id != again.id:
            raise Unlike("it was posted twice")

    async def emoji(self) -> None:
        """An emoji of the application."""
        made = await self._client.create_application_emoji(name=EMOJI, image=_picture(200, 0, 0))
        self._made.append(made.delete)
        if all(one.id != made.id for one in await self._client.fetch_application_emojis()):
            raise Unlike("it is not listed")

    async def thread(self) -> None:
        """A thread below a message; a post wakes it after it was archived."""
        below = await self._posted(_message("4"), nonce=f"{NONCE}-thread")
        channel = await self._client.fetch_channel(self._channel)
        if not isinstance(channel, discord.TextChannel):
            raise Unlike("it is no text channel of a server")
        thread = await channel.create_thread(
            name="Solstice doctor", message=discord.Object(below.id), auto_archive_duration=60
        )
        self._made.insert(0, lambda: _removed(thread))
        await thread.edit(archived=True)
        await self._discord.post(thread.id, _message("5"), nonce=f"{NONCE}-woken", mention=None)

    async def animation(self) -> None:
        """A picture that moves."""
        moving = OutgoingMessage(
            MessageLayout(items.gallery([MediaItem("moving.gif", "moving")])),
            (Attachment("moving.gif", "moving", _animation()),),
        )
        await self._expect_pictures((await self._posted(moving, nonce=f"{NONCE}-gif")).files, "moving.gif")

    async def screens(self) -> None:
        """A screen of each kind, each above a ruler, without a sound: for a picture of each client's own."""
        shown = await asyncio.to_thread(lambda: [*screens(localizer(SOURCE))])
        measure = ruler()
        below = OutgoingMessage(MessageLayout([*items.gallery([measure.media_item])]), (measure,))
        for number, screen in enumerate(shown):
            await self._posted(screen, nonce=f"{NONCE}-{number}", silent=True)
            await self._posted(below, nonce=f"{NONCE}-{number}-ruler", silent=True)

    async def private(self) -> None:
        """A private answer to a click and a direct message; sixteen minutes later the answer cannot be changed."""
        button = Button(PRESSED, "Solstice doctor", style="main")
        asking = OutgoingMessage(MessageLayout([*items.text("⬇"), *items.controls([(button,)], items.no_emoji)]))
        await self._posted(asking, nonce=f"{NONCE}-click")
        try:
            async with asyncio.timeout(self._click_time):
                click = await self._clicks.get()
        except TimeoutError:
            raise NoClick("nobody pressed the button") from None
        await click.response.defer(ephemeral=True, thinking=True)
        await _answer(click, _message("6", red=200))
        await self._write_to(click.user)
        await self._wait(TOKEN)
        try:
            await _answer(click, _message("7", red=200))
        except discord.HTTPException as error:
            if error.code != GONE_TOKEN:
                raise
        else:
            raise Unlike("it could still be changed")

    async def delete(self) -> None:
        """Everything that was posted."""
        while self._made:
            await self._made.pop(0)()

    def pressed(self, interaction: discord.Interaction) -> None:
        """Somebody clicked something."""
        if interaction.data is not None and interaction.data.get("custom_id") == PRESSED:
            self._clicks.put_nowait(interaction)

    async def _write_to(self, user: discord.User | discord.Member) -> None:
        channel = await self._discord.direct_channel(user.id)
        letter = await self._discord.post(channel, _message("8"), nonce=f"{NONCE}-letter", mention=None)
        self._made.append(lambda: self._discord.delete(channel, letter.id))

    async def _posted(self, message: OutgoingMessage, *, nonce: str, silent: bool = False) -> PostedMessage:
        posted = await self._discord.post(self._channel, message, nonce=nonce, mention=None, silent=silent)
        self._made = [one for one in self._made if getattr(one, "message", None) != posted.id]
        self._made.append(_Deleting(self._discord, self._channel, posted.id))
        return posted

    async def _expect_pictures(self, files: dict[str, KeptAttachment], *names: str) -> None:
        if missing := set(names) - set(files):
            raise Unlike(f"not among its files: {', '.join(sorted(missing))}")

    def _need_first(self) -> PostedMessage:
        if self._first is None:
            raise Unlike("there is no message to edit")
        return self._first


class NoClick(Unlike):
    """Nobody pressed the button."""


class _Deleting:
    """Deletes one message."""

    def __init__(self, client: DiscordClient, channel: int, message: int) -> None:
        self._client, self._channel, self.message = client, channel, message

    async def __call__(self) -> None:
        await self._client.delete(self._channel, self.message)


async def _removed(thread: discord.Thread) -> None:
    """Delete a thread, or archive it where the bot may not."""
    try:
        await thread.delete()
    except discord.Forbidden:
        await thread.edit(archived=True)


async def _answer(click: discord.Interaction, message: OutgoingMessage) -> None:
    files = [discord.File(io.BytesIO(cast("bytes", one.content)), one.name) for one in message.attachments]
    shown = files_of(await click.edit_original_response(view=message.layout, attachments=files))
    if missing := {one.name for one in message.attachments} - set(shown):
        raise Unlike(f"not among its files: {', '.join(missing)}")


def _message(words: str, **colours: int) -> OutgoingMessage:
    """A text and a picture of each colour."""
    files = tuple(
        Attachment(f"{name}.png", name, _picture(*(level if name == one else 0 for one in ("red", "green", "blue"))))
        for name, level in colours.items()
    )
    return OutgoingMessage(
        MessageLayout([*items.text(f"Solstice doctor {words}"), *items.gallery([one.media_item for one in files])]),
        files,
    )


def _picture(red: int, green: int, blue: int) -> bytes:
    made = io.BytesIO()
    Image.new("RGB", (SIZE, SIZE), (red, green, blue)).save(made, "PNG")
    return made.getvalue()


def _animation() -> bytes:
    made = io.BytesIO()
    first, second = Image.new("P", (SIZE, SIZE), 0), Image.new("P", (SIZE, SIZE), 255)
    first.save(made, "GIF", save_all=True, append_images=[second], duration=500, loop=0)
    return made.getvalue()


@asynccontextmanager
async def connected(token: str, channel: int, wait: Wait, click: float = CLICK) -> AsyncIterator[Trial]:
    """A trial whose clicks arrive. Raises any of FAILURES where Discord does not let the bot in."""
    async with discord.Client(intents=discord.Intents(guilds=True), max_messages=None) as client:
        trial = Trial(client, channel, wait, click)

        async def on_interaction(interaction: discord.Interaction[Any]) -> None:
            trial.pressed(interaction)

        client.event(on_interaction)
        await client.login(token)
        connecting = asyncio.create_task(client.connect(reconnect=False))
        ready = asyncio.create_task(client.wait_until_ready())
        try:
            await asyncio.wait({connecting, ready}, timeout=READY, return_when=asyncio.FIRST_COMPLETED)
            if connecting.done():
                await connecting
            if not ready.done():
                raise TimeoutError("Discord does not let the bot in")
            yield trial
        finally:
            await client.close()
            for task in (connecting, ready):
                task.cancel()
            await asyncio.gather(connecting, ready, return_exceptions=True)

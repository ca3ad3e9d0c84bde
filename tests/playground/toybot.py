"""A small discord.py bot that uses everything a bot of this project may use, to try the playground with.

Pointed at the playground by three class attributes, discord.py is otherwise unchanged.
"""

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator
from typing import Any

import discord
import yarl
from discord import app_commands, ui
from PIL import Image

from playground import Playground


def picture(colour: str = "teal", size: tuple[int, int] = (320, 200)) -> io.BytesIO:
    stream = io.BytesIO()
    Image.new("RGB", size, colour).save(stream, "PNG")
    stream.seek(0)
    return stream


def board(words: str, *buttons: ui.Button[Any], name: str | None = "board.png") -> ui.LayoutView:
    """A container with text, a picture, a separator and buttons."""
    view = ui.LayoutView(timeout=None)
    parts: list[Any] = [ui.TextDisplay(words)]
    if name:
        parts.append(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=f"Picture: {words}")))
    parts.append(ui.Separator())
    if buttons:
        parts.append(ui.ActionRow(*buttons))
    view.add_item(ui.Container(*parts, accent_color=discord.Colour(0xE0A030)))
    view.stop()
    return view


def button(label: str, custom_id: str, **rest: Any) -> ui.Button[Any]:
    return ui.Button(label=label, custom_id=custom_id, **rest)


class ToyBot(discord.Client):
    def __init__(self, **options: Any) -> None:
        intents = options.pop("intents", discord.Intents(guilds=True))
        super().__init__(intents=intents, guild_ready_timeout=0.05, **options)
        self.tree = app_commands.CommandTree(self)
        self.here = asyncio.Event()
        self.resumed = asyncio.Event()
        self.clicks: list[str] = []
        self.problems: list[BaseException] = []
        self.events: asyncio.Queue[str] = asyncio.Queue()
        _declare(self)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_ready(self) -> None:
        self._look_around()

    async def on_guild_available(self, guild: discord.Guild) -> None:
        self._look_around()

    def _look_around(self) -> None:
        """discord.py is ready after a while, whether or not it has heard of the server by then."""
        if self.is_ready() and any(self.get_all_channels()):
            self.here.set()

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self.events.put_nowait(f"left {guild.name}")

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.events.put_nowait(f"joined {guild.name}")

    async def on_thread_delete(self, thread: discord.Thread) -> None:
        self.events.put_nowait(f"thread {thread.name} deleted")

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self.events.put_nowait(f"channel {channel.name} deleted")

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: Any = interaction.data
        self.clicks.append(data["custom_id"])
        try:
            await _ON_CLICK.get(data["custom_id"], _plain)(self, interaction)
        except discord.HTTPException as problem:
            self.problems.append(problem)


def _declare(bot: ToyBot) -> None:
    tree = bot.tree

    @tree.command(name="show", description="Show a board")
    @app_commands.describe(words="What to write", colour="Of the picture")
    @app_commands.choices(colour=[app_commands.Choice(name=name, value=name) for name in ("teal", "gold")])
    async def show(interaction: discord.Interaction, words: str, colour: str = "teal") -> None:
        await interaction.response.defer()
        view = board(words, button("Next", "next"), button("Secret", "secret"), button("Form", "form"))
        await interaction.edit_original_response(view=view, attachments=[discord.File(picture(colour), "board.png")])

    @tree.command(name="find", description="Find a word")
    async def find(interaction: discord.Interaction, word: str) -> None:
        await interaction.response.send_message(f"Found {word}", ephemeral=True)

    @find.autocomplete("word")
    async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        words = ("apple", "apricot", "banana")
        return [app_commands.Choice(name=word, value=word) for word in words if word.startswith(current)]

    @tree.command(name="thread", description="Start a thread")
    async def thread(interaction: discord.Interaction, name: str) -> None:
        await interaction.response.defer(ephemeral=True)
        assert isinstance(interaction.channel, discord.TextChannel)
        made = await interaction.channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        await made.add_user(interaction.user)
        await made.send(f"Welcome {interaction.user.mention}")
        await interaction.followup.send(f"See {made.mention}")

    @tree.command(name="write", description="Write me a direct message")
    async def write(interaction: discord.Interaction, words: str = "Private") -> None:
        await interaction.response.defer(ephemeral=True)
        try:
            await interaction.user.send(view=board(words, button("Next", "next"), name=None))
        except discord.Forbidden as closed:
            await interaction.followup.send(f"Closed: {closed.code}", ephemeral=True)
        else:
            await interaction.followup.send("Sent", ephemeral=True)

    @tree.command(name="menu", description="Show a menu")
    async def menu(interaction: discord.Interaction) -> None:
        view = ui.LayoutView(timeout=None)
        options = [discord.SelectOption(label=f"Option {n}", value=str(n), emoji="☀️") for n in range(3)]
        view.add_item(ui.ActionRow(ui.Select(custom_id="menu", placeholder="Choose", max_values=2, options=options)))
        view.stop()
        await interaction.response.send_message(view=view)

    table = app_commands.Group(name="table", description="Tables")
    tree.add_command(table)

    @table.command(name="close", description="Close a table")
    async def close(interaction: discord.Interaction, who: discord.User, sure: bool = False) -> None:
        await interaction.response.send_message(f"Closed by {who.display_name}: {sure}")


async def _next(bot: ToyBot, interaction: discord.Interaction) -> None:
    await interaction.response.defer()
    file = discord.File(picture("gold"), "board2.png")
    view = board("Turned", button("Next", "next", disabled=True), name="board2.png")
    await interaction.edit_original_response(view=view, attachments=[file])


async def _secret(bot: ToyBot, interaction: discord.Interaction) -> None:
    view = board("For your eyes only", button("Again", "again"))
    await interaction.response.send_message(view=view, file=discord.File(picture("red"), "board.png"), ephemeral=True)


async def _again(bot: ToyBot, interaction: discord.Interaction) -> None:
    assert interaction.message is not None
    file = discord.File(picture("red"), "board.png")
    await interaction.response.edit_message(view=board("Seen", button("Again", "again")), attachments=[file])


async def _form(bot: ToyBot, interaction: discord.Interaction) -> None:
    modal = ui.Modal(title="A form", custom_id="filled", timeout=None)
    modal.add_item(ui.TextDisplay("Tell me"))
    modal.add_item(ui.Label(text="Name", component=ui.TextInput(custom_id="name", max_length=20)))
    options = [discord.SelectOption(label=one, value=one) for one in ("red", "blue")]
    modal.add_item(ui.Label(text="Colour", component=ui.Select(custom_id="colour", options=options)))
    modal.stop()
    await interaction.response.send_modal(modal)


async def _filled(bot: ToyBot, interaction: discord.Interaction) -> None:
    data: Any = interaction.data
    answers = [one["component"] for one in data["components"] if "component" in one]
    words = ", ".join(str(one.get("value") or one.get("values")) for one in answers)
    await interaction.response.send_message(words, ephemeral=True)


async def _plain(bot: ToyBot, interaction: discord.Interaction) -> None:
    data: Any = interaction.data
    await interaction.response.send_message(f"You chose {data.get('values', data['custom_id'])}", ephemeral=True)


_ON_CLICK = {"next": _next, "secret": _secret, "again": _again, "form": _form, "filled": _filled}


@contextlib.asynccontextmanager
async def running(playground: Playground, **options: Any) -> AsyncIterator[ToyBot]:
    """A bot that is connected to the playground and knows its server."""
    before = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
    discord.http.Route.BASE = f"{playground.url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(playground.gateway_url)
    discord.Asset.BASE = f"{playground.url}/cdn"
    try:
        async with ToyBot(**options) as bot:
            task = asyncio.create_task(bot.start(playground.token))
            here = asyncio.create_task(bot.here.wait())
            await asyncio.wait([task, here], return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                here.cancel()
                task.result()
            yield bot
            await bot.close()
            await task
    finally:
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = before

"""The building blocks of messages, within Discord's limits for Components V2."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.base.choices import DETAIL, LABEL, OPTIONS
from bot.base.text import shorten
from bot.messages.menus import Button, Link, Menu, Picker, Row
from render import Localize

TEXT = 4000
"""The maximum number of characters over all texts of one message."""

STYLES = {
    "main": discord.ButtonStyle.success,
    "plain": discord.ButtonStyle.primary,
    "quiet": discord.ButtonStyle.secondary,
    "danger": discord.ButtonStyle.danger,
}

_TYPES = {
    "channels": discord.SelectDefaultValueType.channel,
    "roles": discord.SelectDefaultValueType.role,
    "people": discord.SelectDefaultValueType.user,
}

EmojiOf = Callable[[str], discord.PartialEmoji | None]
"""Returns the emoji to show for an icon of the game; None: words alone."""
Item = ui.Item[Any]


@dataclass(frozen=True, slots=True)
class MediaItem:
    """A picture of a message: the name of the attached file, and its text alternative."""

    file: str
    alt: str


class MessageLayout(ui.LayoutView):
    """The content of one message.

    Never stored by discord.py: every click reaches the router through its id. Build it on the event loop: elsewhere
    discord.py has nothing to stop and would store it.
    """

    def __init__(self, items: Sequence[Item]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)
        self.stop()


def no_emoji(icon: str) -> None:
    """Words alone."""
    return


def only(*people: int | None) -> discord.AllowedMentions:
    """Whom a message may notify, such as the person who has to decide: nobody else whatever the text says."""
    users = [discord.Object(person) for person in people if person is not None]
    return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)


def text(*parts: str) -> list[Item]:
    """The non-empty parts as one text, one below the other."""
    said = "\n".join(filter(None, parts))
    return [ui.TextDisplay(said)] if said else []


def gallery(media: Sequence[MediaItem]) -> list[Item]:
    """Every picture in a gallery of its own, so that each is shown at full width."""
    return [
        ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{media_item.file}", description=media_item.alt))
        for media_item in media
    ]


def controls(rows: Sequence[Row], emoji_of: EmojiOf) -> list[Item]:
    """Buttons and selects."""
    return [_row(row, emoji_of) for row in rows if row]


def _row(row: Row, emoji_of: EmojiOf) -> Item:
    match row:
        case Menu():
            return _menu(row, emoji_of)
        case Picker():
            return ui.ActionRow(_picker(row))
    return _buttons(row, emoji_of)


def _picker(picker: Picker) -> Item:
    """One from which nothing at all may be picked, too."""
    kind = {"channels": ui.ChannelSelect, "roles": ui.RoleSelect, "people": ui.UserSelect}[picker.of]
    types = {"channel_types": [discord.ChannelType.text]} if picker.of == "channels" else {}
    chosen = [discord.SelectDefaultValue(id=one, type=_TYPES[picker.of]) for one in picker.chosen]
    select: Item = kind(
        custom_id=picker.id,
        placeholder=picker.placeholder,
        min_values=0,
        max_values=picker.most,
        default_values=chosen,
        **types,
    )
    return select


def _menu(menu: Menu, emoji_of: EmojiOf) -> Item:
    """Its first lines, each cut to the room there is."""
    options = [
        discord.SelectOption(
            label=shorten(option.label, DETAIL),
            value=option.id,
            description=shorten(option.detail, DETAIL) or None,
            emoji=emoji_of(option.icon) if option.icon else None,
            default=option.chosen,
        )
        for option in menu.options[:OPTIONS]
    ]
    return ui.ActionRow(ui.Select(custom_id=menu.id, placeholder=shorten(menu.placeholder, DETAIL), options=options))


def _buttons(row: Sequence[Button | Link], emoji_of: EmojiOf) -> Item:
    return ui.ActionRow(
        *(_link(button) if isinstance(button, Link) else button_item(button, emoji_of) for button in row)
    )


def _link(link: Link) -> ui.Button[Any]:
    return ui.Button(style=discord.ButtonStyle.link, url=link.url, label=link.label)


def button_item(button: Button, emoji_of: EmojiOf) -> ui.Button[Any]:
    return ui.Button(
        style=STYLES[button.style],
        label=shorten(button.label, LABEL),
        custom_id=button.id,
        emoji=emoji_of(button.icon) if button.icon else None,
        disabled=button.disabled,
    )


def fitted(narration: Sequence[str], room: int, t: Localize) -> list[str]:
    """The narration in at most `room` characters: the oldest lines go first, and the text says so."""
    if len("\n".join(narration)) <= room:
        return list(narration)
    notice = t("bot-log-shortened")
    room -= len(notice)
    lines: list[str] = []
    for line in reversed(narration):
        room -= len(line) + 1
        if room < 0:
            break
        lines.insert(0, line)
    return [notice, *lines]


def pages(paragraphs: Sequence[str], limit: int = 1800) -> list[str]:
    """The paragraphs in order, as texts of at most `limit` characters each; a longer paragraph continues on the next
    page.
    """
    made: list[str] = []
    for paragraph in paragraphs:
        for piece in _pieces(paragraph, limit):
            if made and len(made[-1]) + len(piece) + 2 <= limit:
                made[-1] += f"\n\n{piece}"
            else:
                made.append(piece)
    return made


def _pieces(text: str, limit: int) -> Iterator[str]:
    """Split the text between lines, else between words, else anywhere."""
    while len(text) > limit:
        cuts = (text.rfind(mark, 1, limit + 1) for mark in "\n ")
        cut = next((cut for cut in cuts if cut > 0), limit)
        yield text[:cut]
        text = text[cut:].lstrip()
    yield text


def shortened(words: str, limit: int = TEXT) -> str:
    return shorten(words, limit)

"""What one person asked to see: long texts page by page, boards, what an undo takes back, settings."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.base import custom_ids
from bot.base.text import shorten
from bot.drawing import RenderedPicture
from bot.messages.layout.items import MediaItem, MessageLayout, controls, gallery, no_emoji, shortened, text
from bot.messages.menus import Button, Link, Menu, MenuOption, Row, Table, action
from render import Localize
from render.legend import LEGEND

LABEL_OF_FIELD = 100
"""Characters of a server's name, and of what stands below the label of a form's field."""


def reading(
    title: str,
    pages: Sequence[str],
    number: int,
    what: str,
    table: Table,
    *,
    t: Localize,
    menus: Sequence[Menu] = (),
    helpers: Sequence[Button | Link] = (),
) -> MessageLayout:
    """Page `number` (from 0) of a long text; its buttons ask for `<what>.<page>`. Below it stand these menus."""
    number = max(0, min(number, len(pages) - 1))
    steps: list[Button | Link] = []
    if number > 0:
        steps.append(action(table, f"{what}.{number - 1}", t("bot-pick-previous")))
    if number < len(pages) - 1:
        steps.append(action(table, f"{what}.{number + 1}", t("bot-pick-next")))
    count = f"-# {t('bot-page', number=number + 1, pages=len(pages))}" if len(pages) > 1 else ""
    return MessageLayout(
        [*text(f"### {title}", count, *pages[number : number + 1]), *controls([*menus, (*steps, *helpers)], no_emoji)]
    )


def boards(
    pictures: Sequence[RenderedPicture],
    table: Table,
    *,
    t: Localize,
    media: Sequence[MediaItem] = (),
    words: Sequence[str] = (),
    things: Sequence[Menu] = (),
    helpers: Sequence[Button | Link] = (),
) -> MessageLayout:
    """One of the pictures at full size, or its words, and a select for all the others. Below the legend stand the menus
    of `things`.
    """
    shown = [picture for picture in pictures if picture.shown]
    options = tuple(
        MenuOption(
            custom_ids.action_id(table.id, table.revision, f"board.{picture.name}"),
            picture.title,
            chosen=picture.name == shown[0].name,
        )
        for picture in list({picture.name: picture for picture in pictures}.values())
    )
    menu = Menu(custom_ids.select_id(f"boards{table.revision}"), t("bot-boards-choose"), options)
    seen = [*gallery(media), *text(shortened("\n".join(words)))]
    asked = things if shown[0].name == LEGEND else ()
    return MessageLayout([*text(f"### {t('bot-boards')}"), *seen, *controls([*asked, menu, tuple(helpers)], no_emoji)])


def settings(about: str, rows: Sequence[Row], *, title: str) -> MessageLayout:
    """What holds, and a select for each setting."""
    return MessageLayout([*text(f"### {title}", about), *controls(rows, no_emoji)])


def name_form(name: str, t: Localize) -> ui.Modal:
    """The form that asks for a server's name before its data is deleted."""
    form = ui.Modal(title=t("bot-admin-form"), custom_id=custom_ids.guild_id("deleted"))
    field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="name", max_length=LABEL_OF_FIELD)
    form.add_item(ui.Label(text=t("bot-admin-form-name"), description=shorten(name, LABEL_OF_FIELD), component=field))
    return form


def title_form(lobby: str, title: str, t: Localize) -> ui.Modal:
    """The form that asks for the title of a lobby."""
    form = ui.Modal(title=t("bot-lobby-title"), custom_id=custom_ids.lobby_id(lobby, "title"))
    field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="title", max_length=80, default=title, required=False)
    form.add_item(ui.Label(text=t("bot-lobby-title-about"), component=field))
    return form

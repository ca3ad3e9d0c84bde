"""What one person asked to see: long texts page by page, boards, what an undo takes back, settings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.base import custom_ids
from bot.base.choices import LABEL
from bot.base.text import shorten
from bot.drawing import Drawn
from bot.messages.layout.items import MediaItem, MessageLayout, controls, gallery, no_emoji, shortened, text
from bot.messages.menus import OPTIONS, Button, Link, Menu, MenuOption
from render import Say


@dataclass(frozen=True, slots=True)
class At:
    """The game, and its revision, that a message refers to."""

    game: str
    revision: int

    def button(self, what: str, label: str, style: str = "quiet") -> Button:
        return Button(custom_ids.action_id(self.game, self.revision, what), label, style=style)


def reading(
    title: str, pages: Sequence[str], number: int, what: str, at: At, *, say: Say, helpers: Sequence[Button | Link] = ()
) -> MessageLayout:
    """Page `number` (from 0) of a long text; its buttons ask for `<what>.<page>`."""
    number = max(0, min(number, len(pages) - 1))
    steps: list[Button | Link] = []
    if number > 0:
        steps.append(at.button(f"{what}.{number - 1}", say("bot-pick-previous")))
    if number < len(pages) - 1:
        steps.append(at.button(f"{what}.{number + 1}", say("bot-pick-next")))
    count = f"-# {say('bot-page', number=number + 1, pages=len(pages))}" if len(pages) > 1 else ""
    return MessageLayout(
        [*text(f"### {title}", count, *pages[number : number + 1]), *controls([(*steps, *helpers)], no_emoji)]
    )


def boards(
    pictures: Sequence[Drawn], at: At, *, pictured: bool, say: Say, helpers: Sequence[Button | Link] = ()
) -> MessageLayout:
    """One picture at full size, and a select for all the others; where it is not `pictured`, its words."""
    options = tuple(
        MenuOption(
            custom_ids.action_id(at.game, at.revision, f"board.{picture.name}"),
            shorten(picture.title, LABEL),
            chosen=picture.shown,
        )
        for picture in pictures[:OPTIONS]
    )
    menu = Menu(custom_ids.select_id(f"boards{at.revision}"), say("bot-boards-choose"), options)
    shown = next(picture for picture in pictures if picture.shown)
    seen = gallery([MediaItem(shown.file, shown.alt)]) if pictured else text(shortened(shown.alt))
    return MessageLayout([*text(f"### {say('bot-boards')}"), *seen, *controls([menu, tuple(helpers)], no_emoji)])


def undo(last: Sequence[str], whole: Sequence[str], at: At, *, say: Say) -> MessageLayout:
    """What would be taken back: the latest step, and the whole turn if that is more."""
    more = list(whole) != list(last)
    buttons = [at.button("undo.last", say("bot-undo-last"), "danger")]
    if more:
        buttons.append(at.button("undo.turn", say("bot-undo-turn"), "danger"))
    buttons.append(at.button("keep", say("bot-undo-keep")))
    parts = [f"### {say('bot-undo-title')}", say("bot-undo-takes-last"), *_bullets(last)]
    if more:
        parts += [say("bot-undo-takes-turn"), *_bullets(whole)]
    return MessageLayout([*text(shortened("\n".join(parts))), *controls([tuple(buttons)], no_emoji)])


def _bullets(lines: Sequence[str]) -> list[str]:
    return [f"- {line}" for line in lines]


def settings(about: str, menus: Sequence[Menu], *, say: Say) -> MessageLayout:
    """A person's settings: what holds, and a select for each."""
    return MessageLayout([*text(f"### {say('bot-settings')}", about), *controls(menus, no_emoji)])

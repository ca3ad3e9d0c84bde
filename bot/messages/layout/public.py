"""Messages at the table: a turn, open or passed, and how a game ended."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.base.i18n import Verbatim
from bot.base.markdown import escape
from bot.messages.layout.items import (
    TEXT,
    EmojiOf,
    Item,
    MediaItem,
    MessageLayout,
    controls,
    fitted,
    gallery,
    no_emoji,
    shortened,
    text,
)
from bot.messages.menus import Button, Link, Row
from render import Localize

NEWS = 8
"""At most this many lines of the log stand in a message that asks: they are seen with the question."""


def turn(
    head: str,
    *,
    t: Localize,
    narration: Sequence[str] = (),
    news_first: bool = False,
    media: Sequence[MediaItem] = (),
    words: Sequence[str] = (),
    strip: str = "",
    trail: str = "",
    ask: str = "",
    about: str = "",
    rows: Sequence[Row] = (),
    helpers: Sequence[Button | Link] = (),
    file: str | None = None,
    emoji_of: EmojiOf = no_emoji,
) -> MessageLayout:
    """Who plays and which round, the table, everybody's numbers and the log in one block, the player's own picture, the
    question and its buttons.

    The last picture belongs to the player who is asked; `trail` names the menus that led to the question, `about`
    explains it, and below it stands what a button has no room for. A turn that has passed has neither question nor
    buttons. `words` say what the pictures do not, or replace them. The narration stands with everybody's numbers, or
    with `news_first` at the top. Both are shortened to Discord's limit on text, the narration from its oldest line.
    """
    small = [f"-# {words}" for words in (trail, about, strip)]
    trail, about, strip = (line if len(line) > len("-# ") else "" for line in small)
    asked = "\n".join(filter(None, (trail, ask and f"**{ask}**", about, *_about_buttons(rows, t))))
    told, instead = _both(narration, words, TEXT - len(head) - len(strip) - len(asked) - 5, t)
    attached: list[Item] = [ui.File(f"attachment://{file}")] if file else []
    return MessageLayout(
        [
            *text(head, *(told if news_first else ())),
            *text(instead),
            *gallery(media[:-1]),
            *text(strip, *(() if news_first else told)),
            *gallery(media[-1:]),
            *text(asked),
            *attached,
            *controls([*rows, tuple(helpers)], emoji_of),
        ]
    )


def _about_buttons(rows: Sequence[Row], t: Localize) -> list[str]:
    """What a menu would say below the lines that stand as lone buttons."""
    buttons = [item for row in rows if isinstance(row, tuple) for item in row if isinstance(item, Button)]
    return [
        f"-# {t('bot-pick-about', label=Verbatim(escape(button.label)), about=Verbatim(escape(button.about)))}"
        for button in buttons
        if button.about
    ]


def _both(narration: Sequence[str], words: Sequence[str], room: int, t: Localize) -> tuple[list[str], str]:
    """The end of the narration and the beginning of the words, at most this many characters together."""
    instead = "\n\n".join(words)
    told = fitted(narration, room - min(len(instead), room // 2), t)
    return told, shortened(instead, max(room - len("\n".join(told)), 1))


def note(
    words: str, rows: Sequence[Row] = (), *, file: str | None = None, media: Sequence[MediaItem] = ()
) -> MessageLayout:
    """A short answer, with the name of the attached file if there is one, and pictures."""
    shown: list[Item] = [ui.File(f"attachment://{file}")] if file else []
    return MessageLayout([*text(shortened(words)), *gallery(media), *shown, *controls(rows, no_emoji)])


def end(
    head: str,
    *,
    t: Localize,
    standings: Sequence[str],
    narration: Sequence[str] = (),
    media: Sequence[MediaItem] = (),
    words: Sequence[str] = (),
    rows: Sequence[Row] = (),
    file: str | None = None,
    emoji_of: EmojiOf = no_emoji,
) -> MessageLayout:
    """The last message of a game: how it ended, places and points by source, the record as a file.

    `words` replace pictures that cannot be posted, shortened if they have to be.
    """
    ranked = "\n".join(standings)
    told, instead = _both(narration, words, TEXT - len(head) - len(ranked) - 4, t)
    record: list[Item] = [ui.File(f"attachment://{file}")] if file else []
    return MessageLayout(
        [
            *text(head, *told),
            *gallery(media),
            *text(instead),
            *text(ranked),
            *record,
            *controls(rows, emoji_of),
        ],
    )

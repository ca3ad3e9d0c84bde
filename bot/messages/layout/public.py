"""Messages at the table: a turn, open or passed, and how a game ended."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

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


def turn(
    head: str,
    *,
    t: Localize,
    narration: Sequence[str] = (),
    media: Sequence[MediaItem] = (),
    words: Sequence[str] = (),
    rows: Sequence[Row] = (),
    helpers: Sequence[Button | Link] = (),
    file: str | None = None,
    emoji_of: EmojiOf = no_emoji,
) -> MessageLayout:
    """Who is asked what, what has just happened, the picture, the choices, the tools: in this order for ever. `words`
    stand for pictures that cannot be posted, below everything else. Too long a narration loses its oldest lines.
    """
    told, instead = _both(narration, words, TEXT - len(head) - 2, t)
    attached: list[Item] = [ui.File(f"attachment://{file}")] if file else []
    return MessageLayout(
        [
            *text(head, *told),
            *gallery(media),
            *attached,
            *controls([*rows, tuple(helpers)], emoji_of),
            *text(instead),
        ]
    )


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


def below(media: Sequence[MediaItem], words: str, rows: Sequence[Row]) -> MessageLayout:
    """A message whose words stand below its pictures."""
    return MessageLayout([*gallery(media), *text(shortened(words)), *controls(rows, no_emoji)])


def end(
    head: str,
    *,
    t: Localize,
    standings: Sequence[str],
    narration: Sequence[str] = (),
    media: Sequence[MediaItem] = (),
    words: Sequence[str] = (),
    rows: Sequence[Row] = (),
    emoji_of: EmojiOf = no_emoji,
) -> MessageLayout:
    """The last message of a game: how it ended, places and points by source where its picture does not tell them.

    `words` replace pictures that cannot be posted, shortened if they have to be.
    """
    ranked = "\n".join(standings)
    told, instead = _both(narration, words, TEXT - len(head) - len(ranked) - 4, t)
    return MessageLayout(
        [
            *text(head, *told),
            *gallery(media),
            *text(instead),
            *text(ranked),
            *controls(rows, emoji_of),
        ],
    )

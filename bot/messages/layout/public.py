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
from render import Say

NEWS = 8
"""At most this many lines of the log stand in a message that asks: they are seen with the question."""


def turn(
    head: str,
    *,
    say: Say,
    narration: Sequence[str] = (),
    media: Sequence[MediaItem] = (),
    words: Sequence[str] = (),
    strip: str = "",
    trail: str = "",
    ask: str = "",
    about: str = "",
    rows: Sequence[Row] = (),
    helpers: Sequence[Button | Link] = (),
    emoji_of: EmojiOf = no_emoji,
) -> MessageLayout:
    """Who plays and which round, the table, everybody's numbers and the log in one block, the player's own picture, the
    question and its buttons.

    The last picture belongs to the player who is asked; `trail` names the menus that led to the question, `about`
    explains it. A turn that has passed has neither question nor buttons. `words` say what the pictures do not, or
    replace them. Both are shortened to Discord's limit on text, the narration from its oldest line.
    """
    small = [f"-# {words}" for words in (trail, about, strip)]
    trail, about, strip = (line if len(line) > len("-# ") else "" for line in small)
    asked = "\n".join(filter(None, (trail, ask and f"**{ask}**", about)))
    told, instead = _both(narration, words, TEXT - len(head) - len(strip) - len(asked) - 5, say)
    return MessageLayout(
        [
            *text(head),
            *text(instead),
            *gallery(media[:-1]),
            *text(strip, *told),
            *gallery(media[-1:]),
            *text(asked),
            *controls([*rows, tuple(helpers)], emoji_of),
        ]
    )


def _both(narration: Sequence[str], words: Sequence[str], room: int, say: Say) -> tuple[list[str], str]:
    """The end of the narration and the beginning of the words, at most this many characters together."""
    instead = "\n\n".join(words)
    told = fitted(narration, room - min(len(instead), room // 2), say)
    return told, shortened(instead, max(room - len("\n".join(told)), 1))


def note(words: str, rows: Sequence[Row] = (), *, file: str | None = None) -> MessageLayout:
    """A short answer, with the name of the attached file if there is one."""
    shown: list[Item] = [ui.File(f"attachment://{file}")] if file else []
    return MessageLayout([*text(shortened(words)), *shown, *controls(rows, no_emoji)])


def end(
    head: str,
    *,
    say: Say,
    standings: Sequence[str],
    narration: Sequence[str] = (),
    media: Sequence[MediaItem] = (),
    words: Sequence[str] = (),
    helpers: Sequence[Button | Link] = (),
    file: str | None = None,
    emoji_of: EmojiOf = no_emoji,
) -> MessageLayout:
    """The last message of a game: how it ended, places and points by source, the record as a file.

    `words` replace pictures that cannot be posted, shortened if they have to be.
    """
    ranked = "\n".join(standings)
    told, instead = _both(narration, words, TEXT - len(head) - len(ranked) - 4, say)
    record: list[Item] = [ui.File(f"attachment://{file}")] if file else []
    return MessageLayout(
        [
            *text(head, *told),
            *gallery(media),
            *text(instead),
            *text(ranked),
            *record,
            *controls([tuple(helpers)], emoji_of),
        ],
    )

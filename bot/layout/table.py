"""Messages at the table: a turn, open or passed, and how a game ended."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.layout.items import (
    TEXT,
    Item,
    Message,
    Shot,
    Signs,
    controls,
    fitted,
    gallery,
    no_signs,
    shortened,
    text,
)
from bot.picker import Button, Link, Row
from render import Say


def turn(
    head: str,
    *,
    say: Say,
    log: Sequence[str] = (),
    shots: Sequence[Shot] = (),
    words: Sequence[str] = (),
    ask: str = "",
    rows: Sequence[Row] = (),
    helpers: Sequence[Button | Link] = (),
    signs: Signs = no_signs,
) -> Message:
    """Who and which round, what happened, the pictures, the question and the buttons directly below it.

    A turn that has passed has neither question nor buttons. `words` stand in for pictures that cannot be posted; like
    the log they are shortened where Discord's limit on text asks for it, the log from its oldest line.
    """
    asked = f"**{ask}**" if ask else ""
    room = TEXT - len(head) - len(asked) - 4
    told = fitted(log, room, say)
    instead = shortened("\n\n".join(words), max(room - len(told), 1))
    return Message(
        [
            *text(head, told),
            *text(instead),
            *gallery(shots),
            *text(asked),
            *controls([*rows, tuple(helpers)], signs),
        ]
    )


def panel(
    head: str,
    *,
    say: Say,
    words: Sequence[str] = (),
    shots: Sequence[Shot] = (),
    ask: str = "",
    rows: Sequence[Row] = (),
    helpers: Sequence[Button | Link] = (),
    signs: Signs = no_signs,
) -> Message:
    """What one person sees alone, here or in a direct message."""
    return turn(head, say=say, shots=shots, words=words, ask=ask, rows=rows, helpers=helpers, signs=signs)


def note(words: str, rows: Sequence[Row] = (), *, file: str | None = None) -> Message:
    """A short answer, with the name of an attached file where it brings one."""
    paper: list[Item] = [ui.File(f"attachment://{file}")] if file else []
    return Message([*text(shortened(words)), *paper, *controls(rows, no_signs)])


def end(
    head: str,
    *,
    say: Say,
    standings: Sequence[str],
    log: Sequence[str] = (),
    shots: Sequence[Shot] = (),
    helpers: Sequence[Button | Link] = (),
    file: str | None = None,
    signs: Signs = no_signs,
) -> Message:
    """The last message of a game: how it ended, places and points by source, the record as a file."""
    ranked = "\n".join(standings)
    told = fitted(log, TEXT - len(head) - len(ranked) - 4, say)
    record: list[Item] = [ui.File(f"attachment://{file}")] if file else []
    return Message(
        [*text(head, told), *gallery(shots), *text(ranked), *record, *controls([tuple(helpers)], signs)],
    )

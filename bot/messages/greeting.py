"""What greets people where nobody has played yet: the games, and ways into a first one by clicks alone."""

from __future__ import annotations

from functools import cache
from hashlib import blake2s
from typing import TYPE_CHECKING

from bot.base import custom_ids
from bot.base.i18n import Verbatim
from bot.matches.lessons import lesson_of
from bot.messages import layout
from bot.messages.lessons import begin_id
from bot.messages.menus import WIDTH, Button
from bot.messages.outgoing import Attachment, OutgoingMessage, note
from engine.registry import GAMES
from render import cover

if TYPE_CHECKING:
    from bot.messages.menus import Row
    from render import Localize


@cache
def covers() -> bytes:
    """The covers of all games that have a lesson, painted once; empty if there are none. Takes half a second."""
    return cover.together([key for key in GAMES if lesson_of(key)])


def greeting(picture: bytes, t: Localize, *, server: bool) -> OutgoingMessage:
    """The message, with `covers` where files may be attached; on a server friends can be invited."""
    taught = [key for key in GAMES if lesson_of(key)]
    titles = tuple(Verbatim(t(f"{key}-title")) for key in taught)
    name = f"games-{blake2s(picture, digest_size=8).hexdigest()}.png"
    files = (Attachment(name, t("bot-greeting-picture", games=titles), picture),) if picture else ()
    ways = ("computer", "friends") if server else ("computer",)
    rows = [
        *_rows([Button(begin_id(key), t(f"{key}-title")) for key in taught]),
        tuple(Button(custom_ids.greeting_id(way), t(f"bot-greeting-{way}"), style="quiet") for way in ways),
    ]
    words = "\n".join([f"**{t('bot-greeting', count=len(taught))}**", t("bot-greeting-words")])
    return OutgoingMessage(layout.note(words, rows, media=[file.media_item for file in files]), files)


def which(way: str, t: Localize) -> OutgoingMessage:
    """The question which game is to be played in this way."""
    buttons = [Button(custom_ids.greeting_id(f"{way}.{key}"), t(f"{key}-title")) for key in GAMES]
    return note(t(f"bot-greeting-which-{way}"), _rows(buttons))


def _rows(buttons: list[Button]) -> list[Row]:
    return [tuple(buttons[start : start + WIDTH]) for start in range(0, len(buttons), WIDTH)]

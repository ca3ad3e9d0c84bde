"""Messages as Discord shows them: takes facts and words, returns finished layouts. Stores and fetches nothing."""

from bot.messages.layout.items import TEXT, EmojiOf, MediaItem, MessageLayout, no_emoji, only, pages
from bot.messages.layout.private import boards, name_form, reading, settings, title_form
from bot.messages.layout.public import below, end, note, turn

__all__ = [
    "TEXT",
    "EmojiOf",
    "MediaItem",
    "MessageLayout",
    "below",
    "boards",
    "end",
    "name_form",
    "no_emoji",
    "note",
    "only",
    "pages",
    "reading",
    "settings",
    "title_form",
    "turn",
]

"""Plain text in the form every game writes it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

TURNS = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
"""The bidirectional classes of characters that change the direction of what follows them."""
_STEERING = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u061c\u2028-\u202e\u2066-\u2069]")
"""Characters that control a terminal instead of being shown, including those that change the text direction."""


def bullet_list(heading: str, lines: Iterable[str]) -> str:
    """One paragraph: a heading and its contents, line by line."""
    return "\n".join([heading, *(f"- {line}" for line in lines)])


def capital(text: str) -> str:
    """With a capital letter: a question that goes on after a name may stand alone, too."""
    return text[:1].upper() + text[1:]


def shorten(text: str, limit: int) -> str:
    """Shorten to `limit` characters, between words if that keeps more than half of them."""
    if len(text) <= limit:
        return text
    cut = text[: limit - 1]
    space = cut.rfind(" ")
    return cut[: space if space > limit // 2 else None].rstrip(" ,;:") + "…"


def straight(name: str) -> str:
    """Remove the characters by which a name would turn round the line it stands in."""
    return "".join(one for one in name if unicodedata.bidirectional(one) not in TURNS)


def inert(foreign: str) -> str:
    """A text from outside on one line of a terminal, with what would steer it escaped."""
    return _STEERING.sub(lambda sign: sign[0].encode("unicode_escape").decode(), foreign)

"""Plain text in the form every game writes it."""

from __future__ import annotations

from collections.abc import Iterable


def listed(heading: str, lines: Iterable[str]) -> str:
    """One paragraph: a heading and its contents, line by line."""
    return "\n".join([heading, *(f"- {line}" for line in lines)])


def shorten(text: str, limit: int) -> str:
    """Shorten to `limit` characters, between words if that keeps more than half of them."""
    if len(text) <= limit:
        return text
    cut = text[: limit - 1]
    space = cut.rfind(" ")
    return cut[: space if space > limit // 2 else None].rstrip(" ,;:") + "…"

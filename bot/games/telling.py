"""How explanations are written in every game."""

from __future__ import annotations

from collections.abc import Iterable


def listed(heading: str, lines: Iterable[str]) -> str:
    """One paragraph: a heading and what belongs to it, line by line."""
    return "\n".join([heading, *(f"- {line}" for line in lines)])

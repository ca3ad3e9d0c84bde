"""Checks with the pseudo-locale."""

import re


def said_in_brackets(text: str) -> bool:
    """Whether no word is outside the brackets the pseudo-locale puts around each text; a text may be cut short."""
    if text.endswith("…"):
        text += "]" * (text.count("[") - text.count("]"))
    inner = re.compile(r"\[[^\[\]]*\]")
    while inner.search(text):
        text = inner.sub("", text)
    return not re.search(r"[^\W\d_]{2,}", text)

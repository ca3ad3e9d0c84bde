"""How large a foreign text may be before anything reads it as JSON."""

import re

BYTES = 1024 * 1024
DEPTH = 64
_PARTS = re.compile(r'"(?:[^"\\]|\\.)*+(?:"|\\?\Z)|[][{}]', re.DOTALL)
"""Brackets, and strings as wholes. A string that never closes ends with the text: it is read once, not from each of
its characters."""


class TooMuch(ValueError):
    """A text of more than 1 MiB, or of more than 64 levels; the message says which."""


def bounded(text: str) -> str:
    """The text without a byte order mark, if it is at most 1 MiB and 64 levels of lists and objects. Raises TooMuch."""
    if len(text) > BYTES or len(text.encode(errors="replace")) > BYTES:
        raise TooMuch("This is too large: more than 1 MiB.")
    depth = 0
    for part in _PARTS.finditer(text):
        if (sign := part[0]) in "[{":
            depth += 1
            if depth > DEPTH:
                raise TooMuch(f"This is nested too deeply: more than {DEPTH} levels.")
        elif sign in "]}":
            depth -= 1
    return text.removeprefix("\ufeff")

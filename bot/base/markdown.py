"""What people wrote, made plain text for Discord's markdown."""

from __future__ import annotations

import re

_ANYWHERE = re.compile(r"[\\*_~`|<\[\]]|:(?=//)")
"""What begins or ends markup wherever it stands: also mentions, commands, times, emoji and bare addresses."""
_NUMBER = re.compile(r"\d+(?=[.)])")
"""Of a list, at the beginning of a line."""
_EVERYBODY = re.compile(r"@(?=everyone|here)", re.IGNORECASE)


def escape(text: str) -> str:
    """Something a person wrote, such as a name, on one line and without any markup."""
    line = " ".join(text.split())
    number = _NUMBER.match(line)
    begin = number.end() if number else 0
    found = _EVERYBODY.sub("@\u200b", _ANYWHERE.sub(r"\\\g<0>", line[begin:]))
    sign = "\\" if number or found[:1] in ("-", "+", "#", ">") else ""
    return line[:begin] + sign + found

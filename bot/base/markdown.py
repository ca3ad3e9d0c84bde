"""What people wrote, made plain text for Discord's markdown."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.base.text import shorten
from render.text import bare

NAME = 14
"""Letters of a name in a line of a log, at most."""
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


def short_names(names: Sequence[str]) -> list[str]:
    """These names for a line that has room for what it says of them, escaped: cut, a computer's first by its level;
    whole where they would be alike then.
    """
    cut = [name if len(name) <= NAME else shorten(bare(name), NAME) for name in names]
    return list(map(escape, cut if len(set(cut)) == len(set(names)) else names))

"""What happens in a process that draws. It is forked, so this module imports all that drawing needs."""

from __future__ import annotations

from collections.abc import Mapping

import render
from bot.base.i18n import SOURCE, localizer
from bot.base.processes import settle_in
from engine.registry import GAMES, Parts
from render import canvas

NICENESS = 5
"""Pictures give way to the process that answers clicks."""

for _key in GAMES:
    render.load(_key)
localizer(SOURCE)


def prepare(memory: int, games: Mapping[str, Parts]) -> None:
    """Get ready to draw these games, with this many bytes for cached parts of pictures."""
    settle_in(NICENESS)
    canvas.keep_within(memory)
    GAMES.update(games)


def ready() -> None:
    """Do nothing: the answer tells that the process runs."""

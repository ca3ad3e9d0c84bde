"""What is kept of pictures gives way to everything else on the disk."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from render.shelf import begin_anew, is_scarce

if TYPE_CHECKING:
    from pathlib import Path

    from bot.drawing.films import Films
    from bot.drawing.pool import Drawing

logger = structlog.get_logger()

PAUSE = 5.0
"""Seconds between two looks at what is free."""


async def give_way(bitmaps: Path, films: Films, drawing: Drawing) -> None:
    """Again and again: throw away what can be made again as soon as the reserve is touched."""
    while True:
        if await asyncio.to_thread(_emptied, bitmaps, films):
            drawing.let_go()
        await asyncio.sleep(PAUSE)


def _emptied(bitmaps: Path, films: Films) -> bool:
    """Whether bitmaps were thrown away."""
    if not is_scarce(bitmaps):
        return False
    films.give_way()
    try:
        if not any(each.suffix != ".TAG" for each in bitmaps.iterdir()):
            return False
        begin_anew(bitmaps)
    except OSError:  # it is gone, or a process begins it anew
        return False
    logger.warning("the disk is almost full, so nothing is kept of pictures")
    return True

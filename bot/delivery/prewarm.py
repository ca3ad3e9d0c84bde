"""Prepares what the first message of a game needs (words, land, cards, letters) before somebody waits for it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.base.i18n import SOURCE, localizer
from bot.base.tasks import Tasks
from bot.messages.book import opening

if TYPE_CHECKING:
    from bot.drawing import Drawing


class Prewarmer:
    """Draws a table of each game that is about to be played, once."""

    def __init__(self, drawing: Drawing) -> None:
        self._drawing = drawing
        self._tasks = Tasks()
        self._warm: set[str] = set()

    def prewarm(self, key: str) -> None:
        """Prepare for an opened lobby or a waiting game. Idempotent."""
        if key not in self._warm:
            self._warm.add(key)
            self._tasks.start(f"warming {key}", self._draw(key))

    async def close(self) -> None:
        await self._tasks.close()

    async def _draw(self, key: str) -> None:
        await self._drawing.warm(await asyncio.to_thread(opening, key, localizer(SOURCE)))

"""Where games sleep: events of a guild come by the thousand, and hardly any concerns a sleeping game."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.store import GameRow, Store


class Sleepers:
    """The guilds of sleeping games, in memory: where none sleeps, asking costs no query."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._guilds = set[int | None]()
        self._known = False
        self._learning = asyncio.Lock()

    def add(self, guild: int | None) -> None:
        """A game of this guild sleeps."""
        self._guilds.add(guild)

    def forget(self) -> None:
        """Other games may sleep: learn anew which do."""
        self._known = False

    async def guilds(self) -> list[int | None]:
        """The guilds in which a game may sleep."""
        await self._learn()
        return list(self._guilds)

    async def of(self, guild: int | None) -> list[GameRow]:
        """The sleeping games of a guild."""
        await self._learn()
        if guild not in self._guilds:
            return []
        self._guilds.discard(guild)  # before the query: a game may fall asleep meanwhile
        found: list[GameRow] | None = None
        try:
            found = await self._store.sleeping_games(guild)
        finally:
            if found != []:
                self._guilds.add(guild)
        return found

    async def _learn(self) -> None:
        async with self._learning:
            if not self._known:
                self._guilds |= await self._store.sleeping_guilds()
                self._known = True

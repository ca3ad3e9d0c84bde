"""What people chose of how they are shown pictures, and what they have been told once."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from bot.messages.outgoing import UndrawnMessage
from bot.messages.tastes import Taste, explains
from bot.store import StoreTrouble
from render.legend import LEGEND

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.messages.outgoing import Message
    from bot.store import Store


class Tastes:
    """While the database cannot be used, everybody likes what is usual."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, content: Message, user: int, guild: int | None) -> Taste:
        """How this person likes this answer."""
        with suppress(StoreTrouble):
            words = (await self._store.habit(user, guild)).words
            if isinstance(content, UndrawnMessage) and explains(content, Taste(signs=True)):
                known = await self._store.explained(user)
                return Taste(words, signs=content.sheet.game not in known, first=not known)
            return Taste(words)
        return Taste()

    async def shown(self, content: Message, taste: Taste, user: int, files: Iterable[str]) -> None:
        """This answer has reached its person with these files: what its legend explained is explained."""
        legend = any(name.startswith(LEGEND) for name in files)
        if legend and isinstance(content, UndrawnMessage) and explains(content, taste):
            with suppress(StoreTrouble):
                await self._store.explain(user, content.sheet.game)

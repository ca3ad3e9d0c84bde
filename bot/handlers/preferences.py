"""A person's settings for all their games."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.base.tasks import Queues
from bot.messages import layout
from bot.messages.outgoing import OutgoingMessage
from bot.store import StoreTrouble

if TYPE_CHECKING:
    from bot.delivery.response import Response
    from bot.store import Store

DECLARED = {"dm": ("off", "on")}
"""The settings and their values; words under `bot-setting-<setting>-<value>`."""


class PreferenceHandler:
    """Personal settings."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queues = Queues()

    async def show(self, response: Response) -> None:
        await response.open()
        person = await self._store.user(response.user)
        chosen = {"dm": "on" if person.dm else "off"}
        await response.show(OutgoingMessage(layout.settings(DECLARED, chosen, say=response.say)))

    async def choose(self, response: Response, what: str) -> None:
        """Store a setting; choosing direct messages again retries closed direct messages.

        Every click is acknowledged at once, but settings are stored in the order of the clicks.
        """
        setting, _, value = what.partition(".")
        if value not in DECLARED.get(setting, ()):
            raise Refusal("unknown")
        opened = asyncio.create_task(response.open())
        async with self._queues.of(str(response.user)):
            await opened
            await self._store.choose(response.user, dm=value == "on", locale=str(response.interaction.locale))
            await self.show(response)

    async def hints(self, response: Response) -> list[str]:
        """What this person should be told once; left for later while the database cannot be used."""
        with suppress(StoreTrouble):
            person = await self._store.user(response.user)
            if person.dm_state == "closed":
                await self._store.set_dm_state(person.id, "told")
                return [response.say("bot-dm-closed")]
        return []

"""A person's settings for all their games, or for those of one server."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.base.quiet import BadHours, Quiet, zone_named
from bot.base.tasks import Queues
from bot.matches.clocks import from_tomorrow
from bot.messages.outgoing import OutgoingMessage
from bot.messages.settings import CALLS, SIZES, page
from bot.store import StoreTrouble

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.delivery.nudges import Nudges
    from bot.delivery.outbox import Outbox
    from bot.delivery.response import Response
    from bot.store import Preferences, Store

POSTED_BEFORE = {"dm.on": "call.both", "dm.off": "call.mention"}
"""What pages of 2026.1 and before ask for."""
LONGEST_HOURS = 24 * 14


class PreferenceHandler:
    """Personal settings."""

    def __init__(self, store: Store, outbox: Outbox, nudges: Nudges, now: Callable[[], int]) -> None:
        self._store = store
        self._outbox = outbox
        self._nudges = nudges
        self._now = now
        self._queues = Queues()

    async def show(self, response: Response) -> None:
        """The page of what holds here."""
        await response.open()
        guild = response.interaction.guild_id
        preferences = await self._store.preferences(response.user, guild)
        await response.show(OutgoingMessage(page(preferences, self._now(), response.t, guild=guild)))

    async def choose(self, response: Response, what: str) -> None:
        """Store what somebody chose; choosing direct messages again retries closed direct messages.

        Every click is acknowledged at once, but settings are stored in the order of the clicks.
        """
        setting, _, value = POSTED_BEFORE.get(what, what).partition(".")
        opened = asyncio.create_task(response.open())
        async with self._queues.of(str(response.user)):
            await opened
            if setting == "scope":
                await self._set_scope(response, value)
            else:
                preferences = await self._store.preferences(response.user, response.interaction.guild_id)
                await self._save(response, preferences, _changed(preferences, setting, value))
            await self.show(response)

    async def set_hours(self, response: Response, zone: str, quiet: str) -> None:
        """Store a time zone and quiet hours as they were typed; what is empty stays. Raises Refusal."""
        await response.open()
        async with self._queues.of(str(response.user)):
            after = preferences = await self._store.preferences(response.user, response.interaction.guild_id)
            if zone:
                named = await asyncio.to_thread(zone_named, zone)
                if named is None:
                    raise Refusal("no-zone")
                after = replace(after, zone=named)
            await self._save(response, preferences, _changed(after, "quiet", quiet) if quiet else after)
            await self.show(response)

    async def hints(self, response: Response) -> list[str]:
        """What this person should be told once; left for later while the database cannot be used."""
        with suppress(StoreTrouble):
            person = await self._store.user(response.user)
            if person.dm_state == "closed":
                await self._store.set_dm_state(person.id, "told")
                return [response.t("bot-dm-closed")]
        return []

    async def _set_scope(self, response: Response, value: str) -> None:
        """Have a server follow what holds everywhere, or begin to differ from it."""
        guild = response.interaction.guild_id
        if guild is None or value not in ("all", "here"):
            raise Refusal("unknown")
        if value == "here":
            preferences = await self._store.preferences(response.user, guild)
            await self._save(response, preferences, replace(preferences, guild=guild))
        else:
            await self._store.drop_preferences(response.user, guild)
            await self._outbox.look_at_waiting(response.user, self._nudges.forget)

    async def _save(self, response: Response, before: Preferences, after: Preferences) -> None:
        preferences = from_tomorrow(before, after, self._now())
        await self._store.choose(preferences, str(response.interaction.locale))
        await self._outbox.look_at_waiting(response.user, self._nudges.forget)


def _changed(preferences: Preferences, setting: str, value: str) -> Preferences:
    """Raises Refusal for a setting or value that there is not."""
    match setting:
        case "call" if value in CALLS:
            return replace(preferences, call=value)  # type: ignore[arg-type]
        case "reminder" if value.isascii() and value.isdigit() and int(value) <= LONGEST_HOURS:
            return replace(preferences, reminder=int(value))
        case "large" if value in SIZES:
            return replace(preferences, large=value == "on")
        case "words" if value in SIZES:
            return replace(preferences, words=value == "on")
        case "quiet" if value.strip().casefold() in ("none", "off", "no"):
            return replace(preferences, quiet="")
        case "quiet":
            try:
                return replace(preferences, quiet=str(Quiet.read(value, preferences.zone)))
            except BadHours:
                raise Refusal("bad-hours") from None
    raise Refusal("unknown")

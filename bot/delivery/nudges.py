"""Messages of their own that call or remind the person to move: posted when they are due, deleted when that person has
decided.

Each is a row that waits for its time, so a stop at any moment neither loses nor repeats one.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Literal

from bot.base.i18n import localizer
from bot.delivery.discord_client import (
    FAILURES,
    ChannelGone,
    DirectMessagesClosed,
    FilesForbidden,
    MessageGone,
    Refused,
    ThreadArchived,
)
from bot.matches.clocks import undisturbed_until
from bot.matches.orders import answers
from bot.matches.pace import HOUR, Pace
from bot.messages.links import table_url
from bot.messages.menus import Link
from bot.messages.nudges import nudge
from bot.store import MessageRow

if TYPE_CHECKING:
    from collections.abc import Coroutine, Sequence

    from bot.delivery.discord_client import DiscordClient
    from bot.delivery.poster import Poster
    from bot.matches.match import Match
    from bot.matches.service import MatchService
    from bot.matches.timers import Timers
    from bot.store import Preferences, Store

KINDS = ("call", "reminder", "warning")
"""In the order in which they are sent where several are due at once, as at the end of quiet hours."""
USUAL_HOURS = 3
"""After so long somebody is reminded again who asked for it and chose no reminders meanwhile."""
HOPELESS = (MessageGone, ChannelGone, DirectMessagesClosed, Refused, ThreadArchived, FilesForbidden)
"""Failures after which a message is given up: it only repeats what the table says."""


class Nudges:
    """In each game at most one call in a turn, and one reminder after each decision or request."""

    def __init__(
        self, store: Store, discord_client: DiscordClient, poster: Poster, timers: Timers, matches: MatchService
    ) -> None:
        self._store = store
        self._discord = discord_client
        self._poster = poster
        self._timers = timers
        self._clocks = matches.clocks
        self._now = matches.now

    async def mention(self, match: Match, turn: MessageRow) -> tuple[MessageRow, int | None]:
        """Whom the turn message that is about to be posted notifies. In quiet hours nobody, and nobody who has ordered
        the answer: it owes a call then.
        """
        preferences = await self._store.preferences(turn.user or 0, match.row.guild)
        if turn.owes or not preferences.mentioned:
            return turn, None
        if undisturbed_until(match.row, preferences, self._now()) is None and not await answers(self._store, match):
            return turn, turn.user
        return await self._poster.save(replace(turn, owes=True)), None

    async def reconcile(self, match: Match, turn: MessageRow | None) -> list[Exception]:
        """Delete what is past, post what is due, and have the game looked at when the next one is; return the
        failures.
        """
        failed: list[Exception] = []
        rows = [row for row in await self._store.undone_messages(match.id) if row.kind in KINDS]
        past = [row for row in rows if _is_past(match, row)]
        for row in past:
            await _try(self._delete(match, row), failed)
        due: list[int] = []
        if turn is not None and turn.user is not None and turn.user == match.owner(match.to_move):
            preferences = await self._store.preferences(turn.user, match.row.guild)
            present = await self._with_new(match, turn, preferences, [row for row in rows if row not in past])
            due = await self._tell(match, turn, preferences, present, failed)
        await self._timers.set("game", match.id, min(due, default=None))
        return failed

    async def put_off(self, match: Match, row: MessageRow) -> int:
        """Take a reminder away and bring it again later; return when."""
        preferences = await self._store.preferences(row.user or 0, match.row.guild)
        at = self._now() + (preferences.reminder or USUAL_HOURS) * HOUR
        await self._announce(match, row, "reminder", f"{match.id}-{secrets.token_hex(5)}", at)
        await self._poster.save(replace(row, closed=match.revision))
        return at

    async def forget(self, game: str) -> None:
        """Forget the reminder that waits for its time: its person has chosen another time, or none."""
        for row in await self._store.undone_messages(game):
            if row.kind == "reminder" and row.message is None and row.at > self._now():
                await self._poster.save(replace(row, done=True))

    async def _with_new(
        self, match: Match, turn: MessageRow, preferences: Preferences, rows: Sequence[MessageRow]
    ) -> list[MessageRow]:
        """These messages, and those that are to come besides."""
        found = list(rows)
        nonce = f"{match.id}-{turn.opened}c"
        if turn.owes and await self._store.message(nonce) is None and not await answers(self._store, match):
            found.append(await self._announce(match, turn, "call", nonce, self._now()))
        if preferences.reminder and preferences.call != "none" and all(row.kind != "reminder" for row in rows):
            at = self._now() + preferences.reminder * HOUR
            found.append(await self._announce(match, turn, "reminder", f"{match.id}-{secrets.token_hex(5)}", at))
        return await self._with_warning(match, turn, found)

    async def _with_warning(self, match: Match, turn: MessageRow, rows: Sequence[MessageRow]) -> list[MessageRow]:
        """These messages, with the one that tells that time runs out at its proper moment."""
        others = [row for row in rows if row.kind != "warning"]
        known = next((row for row in rows if row.kind == "warning"), None)
        pace = Pace.read(match.row.pace)
        at = await self._clocks.deadline(match.row, before=pace.warning) if pace else None
        if known is None and at is not None and at > self._now():
            known = await self._announce(match, turn, "warning", f"{match.id}-{secrets.token_hex(5)}", at)
        elif known is not None and known.message is None and match.row.deadline is None:
            known = None  # the clock stands, nobody knows until when
        elif known is not None and at is not None and known.message is None and known.at != at:
            known = await self._poster.save(replace(known, at=at))
        return [*others, *([known] if known is not None else [])]

    async def _tell(
        self,
        match: Match,
        turn: MessageRow,
        preferences: Preferences,
        rows: Sequence[MessageRow],
        failed: list[Exception],
    ) -> list[int]:
        """Post what is due outside of quiet hours; return when something is to be looked at again."""
        quiet = undisturbed_until(match.row, preferences, self._now())
        due = [quiet] if quiet and preferences.call != "none" else []
        due += [match.row.deadline] if match.row.deadline is not None else []
        for row in sorted(rows, key=lambda row: KINDS.index(row.kind)):
            if row.message is not None:
                continue
            if row.at > self._now():
                due.append(row.at)
            elif quiet:
                due.append(quiet)
                await self._poster.save(replace(row, at=quiet))
            elif row.kind == "warning" and not (preferences.reminder and preferences.call != "none"):
                await self._hurry(turn)
                await self._poster.save(replace(row, done=True))
            else:
                if row.kind == "warning":
                    await self._hurry(turn)
                await _try(self._post(match, turn, row, preferences), failed)
        return due

    async def _hurry(self, turn: MessageRow) -> None:
        """The table tells everybody that time runs out; a message of its own goes to those who want reminders."""
        await self._poster.save(replace(turn, at=self._now(), shown=-1))

    async def _post(self, match: Match, turn: MessageRow, row: MessageRow, preferences: Preferences) -> None:
        person = await self._store.user(row.user or 0)
        t = localizer(person.locale or match.row.locale)
        build = partial(nudge, t=t, link=Link(table_url(match, turn), t("bot-to-table")))
        try:
            if row.kind != "call" and not preferences.mentioned and person.dm_state == "open":
                row = await self._poster.save(replace(row, channel=await self._discord.direct_channel(person.id)))
            if await self._poster.find(row) is None:
                await self._poster.post(row, match, build, mention=row.user)
        except HOPELESS:
            await self._poster.save(replace(row, done=True))

    async def _delete(self, match: Match, row: MessageRow) -> None:
        with suppress(*HOPELESS):
            waits = row.message is None and row.at > self._now()
            found = row if row.message is not None or waits else await self._poster.find(row)
            if found is not None and found.message is not None:
                await self._discord.delete(found.channel, found.message)
        await self._poster.save(replace(row, closed=match.revision, done=True))

    async def _announce(
        self, match: Match, turn: MessageRow, kind: Literal["call", "reminder", "warning"], nonce: str, at: int
    ) -> MessageRow:
        row = MessageRow(nonce, match.id, kind, match.row.channel, match.revision, turn.user, turn.seat)
        return await self._poster.save(replace(row, at=at, text_only=True))


def _is_past(match: Match, row: MessageRow) -> bool:
    """Whether its person has decided since, or need not decide any more."""
    if row.closed is not None or match.over or match.owner(match.to_move) != row.user:
        return True
    return any(entry.user == row.user and entry.revision > row.opened for entry in match.history)


async def _try(work: Coroutine[Any, Any, None], failed: list[Exception]) -> None:
    try:
        await work
    except FAILURES as error:
        failed.append(error)

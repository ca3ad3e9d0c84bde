"""/daily: the table of the day, played in direct messages or in a private answer; it takes no channel's place.

What is on its buttons is as with games, with `daily.<day>.<game>` for the game; whose table it is says who clicks.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.base.custom_ids import ActionClick, MoveClick, PageClick
from bot.base.errors import Refusal
from bot.base.i18n import Verbatim
from bot.base.tasks import Queues
from bot.handlers.lobbies import person
from bot.matches import daily
from bot.matches.clicked import moves_of
from bot.matches.daily import ME, PLAYER, Table
from bot.matches.lobby import computer
from bot.messages.daily import DailyMessages, DailyStanding, cover, daily_summary, shared
from bot.store import DailyRow
from bot.thinking import Failed
from engine.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.delivery.inbox import Inbox
    from bot.delivery.response import Response
    from bot.matches.match import Match
    from bot.messages.layout import EmojiOf
    from bot.store import Store
    from bot.thinking import Thinking

SEED_BYTES = 16
LONGEST = 1000
"""Days of a streak at most."""
LINES = 10
"""People in the list of a day."""


class DailyHandler:
    """One click of a person at a table after the other."""

    def __init__(
        self,
        store: Store,
        inbox: Inbox,
        thinking: Thinking,
        now: Callable[[], int],
        emoji_of: Callable[[str], EmojiOf],
    ) -> None:
        self._store = store
        self._inbox = inbox
        self._thinking = thinking
        self._now = now
        self._emoji_of = emoji_of
        self._queues = Queues()

    async def show(self, response: Response, key: str) -> None:
        """The table of today: its cover, or the game where this person left it."""
        await response.open()
        if key not in GAMES:
            raise Refusal("unknown")
        table = daily.today(key, self._now(), await self._zone(response))
        await self._look(response, table, anew=True)

    async def click(self, response: Response, click: MoveClick | PageClick | ActionClick) -> None:
        """Whatever is clicked at a daily table."""
        table = Table.read(click.game)
        if table is None:
            raise Refusal("unknown")
        if isinstance(click, ActionClick) and click.what == "share":
            await self._share(response, table)
            return
        await response.open()
        async with self._queues.of(f"{response.user} {table.id}"):
            await self._clicked(response, table, click)

    async def _share(self, response: Response, table: Table) -> None:
        """Post the summary where it is read, once it can change no more. Raises Refusal where its person may not."""
        row = await self._store.daily(response.user, table.key, table.day)
        if row is None or not (row.ended or self._now() >= table.over):
            raise Refusal("stale")
        if response.interaction.guild_id is not None and not response.interaction.permissions.send_messages:
            raise Refusal("daily-share")
        await response.reply(private=False)
        match = await self._match(response, table, row)
        summary = daily_summary(table, row, await asyncio.to_thread(daily.signs, match), response.t)
        await response.show(shared(row.name, summary))

    async def _clicked(self, response: Response, table: Table, click: MoveClick | PageClick | ActionClick) -> None:
        row = await self._store.daily(response.user, table.key, table.day)
        playable = daily.is_open(table, self._now(), await self._zone(response))
        if row is None:
            await self._not_begun(response, table, click, playable=playable)
            return
        anew = isinstance(click, ActionClick) and click.what in ("begin", "look")
        if not playable or row.ended or anew:
            await self._look(response, table, anew=anew)
            return
        match = await self._match(response, table, row)
        if click.revision != match.revision:
            await self._look(response, table)
            return
        await self._act(response, row, match, click)

    async def _not_begun(
        self, response: Response, table: Table, click: MoveClick | PageClick | ActionClick, *, playable: bool
    ) -> None:
        """Begin a table, or look at one; raises Refusal for a day that is over, or not there yet, and for who has
        begun this one.
        """
        await self._check_new(response, table)
        what = click.what if isinstance(click, ActionClick) else ""
        if what == "look" and (playable or self._now() >= table.over):
            await self._look(response, table)
            return
        if not playable:
            raise Refusal("daily-over")
        if what != "begin":
            raise Refusal("stale")
        name, guild = person(response).name, response.interaction.guild_id or 0
        row = DailyRow(response.user, table.key, table.day, name, guild)
        await self._go_on(response, row, await self._match(response, table, row), anew=True)

    async def _act(
        self, response: Response, row: DailyRow, match: Match, click: MoveClick | PageClick | ActionClick
    ) -> None:
        messages = self._messages(match, response)
        match click:
            case PageClick():
                await response.show(messages.question(click.path))
            case MoveClick():
                moves = moves_of(match.game, click.key)
                if match.to_move != ME or moves is None:
                    raise Refusal("stale")
                played, _ = match.play(moves, user=response.user, at=0)
                await self._go_on(response, row, played)
            case ActionClick(what="undo"):
                if match.undo_seat != ME:
                    raise Refusal("no-undo")
                before, _ = match.take_back(1, user=response.user, at=0)
                await self._go_on(response, row, before)
            case ActionClick(what="explain"):
                await response.show(messages.explanation())
            case _:
                raise Refusal("unknown")

    async def _go_on(self, response: Response, row: DailyRow, match: Match, *, anew: bool = False) -> None:
        """Keep what was done, have the computer answer, and show it, `anew` where its person wants to play it."""
        row = daily.stored(row, match)
        await self._store.save_daily(row)
        response.decided()
        if match.to_move not in (None, ME):
            await response.show(self._messages(match, response).thinking())
        seed = bytes.fromhex(match.header.seed)
        while match.to_move not in (None, ME):
            try:
                move = await self._thinking.move(daily.question(match, seed))
            except Failed:
                raise Refusal("daily-slow") from None
            match, _ = match.play([move], user=None, at=0)
            row = daily.stored(row, match)
            await self._store.save_daily(row)
        await self._shown(response, Table(row.day, row.key), row, match, anew=anew)

    async def _look(self, response: Response, table: Table, *, anew: bool = False) -> None:
        row = await self._store.daily(response.user, table.key, table.day)
        if row is None:
            await self._check_new(response, table)
            seed = await self._seed(table)
            standing = await self._standing(response, table, response.interaction.guild_id or 0)
            await response.show(cover(table, seed, standing, response.t))
            return
        match = await self._match(response, table, row)
        playable = daily.is_open(table, self._now(), await self._zone(response))
        if playable and match.to_move not in (None, ME):
            await self._go_on(response, row, match, anew=anew)
        else:
            await self._shown(response, table, row, match, anew=anew)

    async def _check_new(self, response: Response, table: Table) -> None:
        """Raise Refusal for who has begun this table and deleted that."""
        if await self._store.has_departed(table.id, response.user):
            raise Refusal("daily-played")

    async def _shown(self, response: Response, table: Table, row: DailyRow, match: Match, *, anew: bool) -> None:
        messages = self._messages(match, response)
        if not row.ended and self._now() < table.over:
            there = response.t("bot-daily-there", title=Verbatim(response.t(f"{match.key}-title")))
            if anew:
                await self._inbox.show(response, messages.question(), there, response.t("bot-to-table"))
            else:
                await response.show(messages.question())
            return
        summary = daily_summary(table, row, await asyncio.to_thread(daily.signs, match), response.t)
        standing = await self._standing(response, table, response.interaction.guild_id or row.guild)
        await response.show(messages.end(row, summary, standing))

    async def _standing(self, response: Response, table: Table, guild: int) -> DailyStanding:
        days = await self._store.days_played(response.user, table.key, table.day, LONGEST)
        best = await self._store.daily_top(guild, table.key, table.day, LINES) if guild else None
        return DailyStanding(daily.streak(days, table.day), best, open=self._now() < table.over)

    async def _match(self, response: Response, table: Table, row: DailyRow) -> Match:
        me, t = replace(person(response), name=row.name), response.t
        opponent = computer(PLAYER, (me,), t)
        seed = await self._seed(table)
        locale = str(response.interaction.locale)
        return await asyncio.to_thread(daily.restored, table, seed, row, me, opponent, locale)

    async def _seed(self, table: Table) -> bytes:
        return await self._store.day_seed(table.day, table.key, lambda: secrets.token_bytes(SEED_BYTES))

    async def _zone(self, response: Response) -> str:
        return (await self._store.preferences(response.user, response.interaction.guild_id)).zone

    def _messages(self, match: Match, response: Response) -> DailyMessages:
        return DailyMessages(match, response.t, self._emoji_of(match.key))

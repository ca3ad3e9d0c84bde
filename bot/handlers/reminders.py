"""*Remind me later*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.messages.links import moment

if TYPE_CHECKING:
    from bot.base import custom_ids
    from bot.delivery.nudges import Nudges
    from bot.delivery.outbox import Outbox
    from bot.delivery.response import Response
    from bot.matches.service import MatchService
    from bot.store import Store


class ReminderHandler:
    """A reminder goes away and comes back."""

    def __init__(self, store: Store, matches: MatchService, outbox: Outbox, nudges: Nudges) -> None:
        self._store = store
        self._matches = matches
        self._outbox = outbox
        self._nudges = nudges

    async def snooze(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """Put this reminder off. Raises Refusal for anybody but its person."""
        await response.reply()
        async with self._outbox.pause(click.game):
            row = await self._store.message(detail)
            if row is None or row.closed is not None:
                raise Refusal("stale")
            if row.user != response.user:
                raise Refusal("other-reminder")
            at = await self._nudges.put_off(await self._matches.get(click.game), row)
        await self._outbox.look_again(click.game)
        await response.note(response.t("bot-put-off", at=moment(at)))

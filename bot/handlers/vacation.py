"""/vacation: the clocks of one person stand for some days."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.base.quiet import day_of
from bot.base.tasks import Queues
from bot.matches import vacation
from bot.messages.links import instant

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.delivery.outbox import Outbox
    from bot.delivery.response import Response
    from bot.matches.service import MatchService
    from bot.store import Store, Vacation


class VacationHandler:
    """Days are those of the time zone that the person chose for all servers."""

    def __init__(self, store: Store, matches: MatchService, outbox: Outbox) -> None:
        self._store = store
        self._matches = matches
        self._outbox = outbox
        self._queues = Queues()

    async def take(self, response: Response, days: int | None) -> None:
        """Begin a vacation of so many days, end it (0), or tell how it stands (None). Raises Refusal."""
        await response.reply()
        user, now = response.user, self._matches.now()
        async with self._queues.of(str(user)):
            zone = (await self._store.preferences(user, None)).zone
            taken = await self._store.vacations(user, 0)
            present = next((one for one in taken if one.end > now), None)
            if days:
                present = vacation.start_vacation(taken, user, days, now, zone)
            elif days == 0:
                if present is None:
                    raise Refusal("no-vacation")
                present = vacation.ended(present, now, zone)
            if present is not None and days is not None:
                await self._store.save_vacation(present)
                await self._outbox.look_at_waiting(user)
                taken = await self._store.vacations(user, 0)
        await response.note(_told(response, taken, now, zone))


def _told(response: Response, taken: Sequence[Vacation], now: int, zone: str) -> str:
    left = vacation.days_left(taken, day_of(now, zone).year)
    present = next((one for one in taken if one.end > now), None)
    if present is None:
        return response.t("bot-vacation-none", left=left)
    return response.t("bot-vacation", until=instant(present.end), left=left)

"""Standing orders: given at a question, listed and dropped, by and for one person alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.matches.orders import holds, orders_in_force, possible
from bot.messages import orders as messages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.base import custom_ids
    from bot.delivery.outbox import Outbox
    from bot.delivery.response import Response
    from bot.matches.match import Match
    from bot.matches.orders import Orders
    from bot.matches.service import MatchService
    from bot.store import StandingOrder, Store

MOST_LISTED = 20


class OrderHandler:
    """Everything is private: nobody else learns who ordered what."""

    def __init__(self, store: Store, matches: MatchService, orders: Orders, outbox: Outbox) -> None:
        self._store = store
        self._matches = matches
        self._orders = orders
        self._outbox = outbox

    async def act(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """*Always …* at a question (no detail), `set.keep` or `drop.keep`. Raises Refusal."""
        await response.open()
        step, _, key = detail.partition(".")
        match = await self._matches.get(click.game)
        if step == "drop":
            await self._orders.drop(match.id, key, response.user)
            await self._outbox.look_again(match.id)  # it may have spared its person a call
            await self._list(response)
            return
        if match.revision != click.revision:
            raise Refusal("stale")
        found = possible(match, response.user)
        if step != "set":
            in_force = orders_in_force(match, response.user, await self._store.orders_in(match.id))
            await response.show(messages.order_choices(match, found, in_force, response.t))
            return
        order = next((one for one in found if one.key == key), None)
        if order is None:
            raise Refusal("not-offered")
        await self._orders.give(match, order, response.user)
        response.decided()
        await self._list(response)

    async def show(self, response: Response) -> None:
        """All that this person has ordered, in games under way."""
        await response.reply()
        await self._list(response)

    async def _list(self, response: Response) -> None:
        given: Sequence[tuple[Match, StandingOrder]] = ()
        for one in (await self._store.orders_of(response.user))[:MOST_LISTED]:
            match = await self._matches.get(one.game)
            if holds(match, one):
                given = (*given, (match, one))
        await response.show(messages.given_orders(given, response.t))

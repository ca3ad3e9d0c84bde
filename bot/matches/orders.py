"""Standing orders: answers that need no thought, given for somebody after a while, as if they had clicked."""

from __future__ import annotations

import secrets
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

from bot import games
from bot.base.errors import Refusal
from bot.base.tasks import Tasks
from bot.matches.offers import check_person
from bot.matches.pace import Pace
from bot.store import StandingOrder, once_usable
from engine.kernel.forecast import forecast

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.base.orders import Order
    from bot.matches.match import Match
    from bot.matches.service import MatchService
    from bot.matches.timers import Timers
    from bot.store import Store

KIND = "order"
LIVE_WAIT, WAIT = (3, 8), (20, 90)
"""Seconds that pass before an order is carried out, at live pace and otherwise: as a person might take who is there."""


def possible(match: Match, user: int) -> Sequence[Order]:
    """What this person can order at the present question. Raises Refusal unless it is theirs."""
    if match.over:
        raise Refusal("over")
    check_person(match, user)
    seat = match.to_move
    return games.orders(match.key, match.view(seat), forecast(match.game, seat))


def holds(match: Match, order: StandingOrder) -> bool:
    """Whether nothing has happened since it was given that ends it, and its person still sits here."""
    if match.over or not match.seats_of(order.user):
        return False
    since = [entry for entry in match.history if entry.revision > order.since]
    return not any(event.only is None and event.kind in order.until for entry in since for event in entry.events)


def orders_in_force(match: Match, user: int | None, given: Sequence[StandingOrder]) -> set[str]:
    """The keys of those of these orders that hold for this person."""
    return {one.key for one in given if one.user == user and holds(match, one)}


def applying(match: Match, given: Sequence[StandingOrder]) -> Order | None:
    """What is to be done now for the person to move by one of these orders; nothing again that they took back."""
    user = match.owner(match.to_move)
    taken_back = match.latest is not None and match.latest.kind == "undo"
    keys = orders_in_force(match, user, given)
    if user is None or taken_back or not keys:
        return None
    return next((order for order in possible(match, user) if order.key in keys), None)


def takes_turn(match: Match, given: Sequence[StandingOrder]) -> bool:
    """Whether these orders decide all that the person to move has to, until somebody else has to decide."""
    user = match.owner(match.to_move)
    while (order := applying(match, given)) is not None:
        match, _ = match.play(order.moves, user=user, at=match.row.waits_since)
        if match.owner(match.to_move) != user:
            return True
    return False


async def answers(store: Store, match: Match) -> bool:
    """Whether the person to move is not needed in this turn, by what they have ordered."""
    return takes_turn(match, await store.orders_in(match.id))


def wait(match: Match, rng: Random) -> float:
    """Seconds until an order is carried out, drawn from what everybody knows alone."""
    pace = Pace.read(match.row.pace)
    return rng.uniform(*(LIVE_WAIT if pace is not None and pace.live else WAIT))


class Orders:
    """Carries out what people have ordered. A stop at any moment neither loses nor repeats anything."""

    def __init__(self, store: Store, matches: MatchService, timers: Timers) -> None:
        self._store = store
        self._matches = matches
        self._timers = timers
        self._games: set[str] = set()
        """All games in which anybody has given an order, perhaps some in which nobody has one any more."""
        self._tasks = Tasks()

    def match_changed(self, match: Match) -> None:
        """Another question is asked: the waiting begins anew."""
        if match.id in self._games or not self._store.territory.alone:
            self._tasks.start(f"{match.id} {match.revision}", once_usable(self._look, match.id))

    async def give(self, match: Match, order: Order, user: int) -> None:
        """Order something from now on, and do it now as this person's own decision. Raises Refusal."""
        await self._matches.carry_out(match.id, match.revision, order.moves, user)
        await self._store.give_order(StandingOrder(match.id, user, order.key, match.revision + 1, order.until))
        self._games.add(match.id)
        await self._look(match.id)

    async def drop(self, game: str, key: str, user: int) -> None:
        """Order this no more."""
        await self._store.drop_order(game, user, key)
        await self._look(game)

    async def resume(self) -> None:
        """After a start: whatever may be carried out waits anew."""
        for game in await self._store.ordered():
            self._games.add(game)
            with suppress(Refusal):
                await self._look(game)

    async def carry_out(self, game: str) -> None:
        """Decide for the person to move as they ordered, if it still applies."""
        with suppress(Refusal):
            match = await self._matches.get(game)
            order = applying(match, await self._store.orders_in(game))
            if order is not None:
                await self._matches.carry_out(game, match.revision, order.moves, match.owner(match.to_move) or 0)

    async def close(self) -> None:
        await self._tasks.close()

    async def _look(self, game: str) -> None:
        match = await self._matches.get(game)
        order = applying(match, await self._store.orders_in(game))
        rng = Random(secrets.randbits(64))  # noqa: S311 - no secret
        due = None if order is None else self._matches.now() + round(wait(match, rng))
        await self._timers.set(KIND, game, due)

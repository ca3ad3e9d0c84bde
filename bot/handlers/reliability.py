"""How reliable somebody is: noted in lobbies, and their own turns shown to them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.messages.reliability import page
from engine.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.delivery.response import Response
    from bot.store import LobbyRow, Store


async def with_pasts(row: LobbyRow, store: Store, *others: int) -> LobbyRow:
    """A lobby that knows the turns of those who sit there, and of these others."""
    people = [*others, *(seat.user for seat in row.seats if seat.user is not None)]
    new = [user for user in people if user not in row.past]
    return replace(row, past={**row.past, **await pasts(new, store)}) if new else row


async def pasts(people: Iterable[int], store: Store) -> dict[int, tuple[int, int]]:
    """How many turns of each were in time, and how many were counted."""
    return {user: await store.past(user) for user in dict.fromkeys(people)}


class ReliabilityHandler:
    """One's own past."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def show(self, response: Response, _: str) -> None:
        """The turns that count, for whom they are alone."""
        await response.reply()
        turns = await self._store.turns(response.user)
        games = [await self._store.game(game) for game in dict.fromkeys(turn.game for turn in turns)]
        keys = {row.id: row.key for row in games if row is not None and row.key in GAMES}
        await response.show(page(turns, keys, response.t))

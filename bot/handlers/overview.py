"""Where somebody plays, what is played on a server, and the way to the next game that waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.drawing import OwnPictures
from bot.handlers.audience import reads
from bot.messages.overview import overview
from engine.registry import GAMES
from render import Focus

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.base import custom_ids
    from bot.delivery.response import Response
    from bot.handlers.panels import PanelHandler
    from bot.handlers.seating import Seating
    from bot.matches.service import MatchService
    from bot.store import Store, TableRow

MOST = 100
"""At most this many tables of a server are looked through for those that somebody may see."""


class OverviewHandler:
    """Lists name no channel to anybody who cannot see it."""

    def __init__(self, store: Store, matches: MatchService, panels: PanelHandler, seating: Seating) -> None:
        self._store = store
        self._matches = matches
        self._panels = panels
        self._seating = seating

    async def show(self, response: Response) -> None:
        """All games of this person, and the tables of this server."""
        await response.reply()
        mine = [row for row in await self._store.tables_of_person(response.user) if row.key in GAMES]
        guild = response.interaction.guild_id
        tables = await self._store.tables_of_guild(guild, MOST) if guild is not None else []
        known = {row.id for row in mine}
        played = [row for row in tables if row.id not in known and row.key in GAMES and reads(response, row.channel)]
        board = await self._board(response, mine) if guild is None else None
        sought = await self._seating.sought(response)
        await response.show(overview(response.user, mine, played, sought, response.t, board))

    async def _board(self, response: Response, mine: Sequence[TableRow]) -> OwnPictures | None:
        """What this person sees of the game that has waited longest for them."""
        first = next((row for row in mine if row.waits_for == response.user), None)
        if first is None:
            return None
        match = await self._matches.get(first.id)
        seat = match.seat_for(response.user)
        if seat is None:
            return None
        view, focus = match.view(seat), Focus(seat, match.names)
        return OwnPictures(match.key, response.t, match.id, match.revision, view, focus)

    async def next(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """The panel of the game that has waited longest for this person, other than the one they come from."""
        await response.open()
        others = [game for game in await self._store.waiting(response.user) if game != click.game]
        if not others:
            raise Refusal("none-waits")
        await self._panels.panel(response, await self._matches.get(others[0]))

"""/replay: a game step by step, for whoever may see it, alone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.matches.steps import round_begins
from bot.messages.past import Place, eyes_of

if TYPE_CHECKING:
    from bot.base import custom_ids
    from bot.delivery.response import Response
    from bot.handlers.audience import Audience
    from bot.matches.match import Match
    from bot.matches.service import MatchService
    from bot.messages.past import PastMessages
    from bot.store import Store


class ReplayHandler:
    """Whether somebody may see a game is asked at every click: an answer outlives the roles of its reader."""

    def __init__(self, store: Store, matches: MatchService, audience: Audience, past_messages: PastMessages) -> None:
        self._store = store
        self._matches = matches
        self._audience = audience
        self._past = past_messages

    async def show(self, response: Response, game: str) -> None:
        """A game from where it stands. Raises Refusal for one that does not exist or is not this person's to see."""
        await response.open()
        row = await self._store.game(game)
        if row is None:
            raise Refusal("not-yours-to-see")
        await self._audience.check(response, row)
        match = await self._matches.get(game)
        await self._show(response, match, Place(match.revision, eyes_of(match, response.user)[0]))

    async def step(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """`detail` is how to look; without it as usual, from where the game stands."""
        if not detail:
            await self.show(response, click.game)
            return
        match = await self._seen(response, click)
        await self._show(response, match, Place.read(click.revision, detail))

    async def at(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """What stood at the revision of a button posted earlier, which showed a turn that had passed."""
        match = await self._seen(response, click)
        eyes = eyes_of(match, response.user)[0]
        await self._show(response, match, Place(min(click.revision, match.revision), eyes))

    async def round(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """`detail` is how to look, and the number of a round, of a step in a game without rounds."""
        match = await self._seen(response, click)
        number = detail.rpartition(".")[2]
        revision = await asyncio.to_thread(round_begins, match, int(number) if number.isdecimal() else 0)
        await self._show(response, match, Place.read(revision, detail))

    async def _seen(self, response: Response, click: custom_ids.ActionClick) -> Match:
        await response.open()
        match = await self._matches.get(click.game)
        await self._audience.check(response, match.row)
        return match

    async def _show(self, response: Response, match: Match, place: Place) -> None:
        eyes = eyes_of(match, response.user)
        if place.eyes not in eyes:
            place = place._replace(eyes=eyes[0])
        await response.show(await asyncio.to_thread(self._past.step, match, place, response.user, response.t))

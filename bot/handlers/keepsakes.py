"""What one can take along of a game that is over: an animation of it, and a sheet of its key moments."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.base.i18n import localizer
from bot.drawing import Busy
from bot.drawing.films import Unmade
from bot.matches.steps import key_moments
from render.moments import MOST

if TYPE_CHECKING:
    from bot.base import custom_ids
    from bot.delivery.response import Response
    from bot.drawing.films import Films
    from bot.handlers.audience import Audience
    from bot.matches.match import Match
    from bot.matches.service import MatchService
    from bot.messages.past import PastMessages


class KeepsakeHandler:
    """Answers are private messages of their own: the message with the button stays as it is."""

    def __init__(self, matches: MatchService, audience: Audience, past_messages: PastMessages, films: Films) -> None:
        self._matches = matches
        self._audience = audience
        self._past = past_messages
        self._films = films

    async def film(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """The game as an animation. Whoever asks first waits a minute or two, and says so."""
        match = await self._over(response, click)
        response.check_files(Refusal("film-files"))
        if await asyncio.to_thread(match.earlier, 0) is None:
            raise Refusal("redrawn")
        await response.show(self._past.film_begun(match, response.t))
        response.waits()
        record = await asyncio.to_thread(lambda: match.record(()).to_json())
        try:
            content = await self._films.of(match.id, record, localizer(match.row.locale))
        except Busy:
            raise Refusal("busy") from None
        except Unmade:
            raise Refusal("film-failed") from None
        await response.show(self._past.film(match, content, response.t))

    async def moments(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """The turns that brought most."""
        match = await self._over(response, click)
        found = await asyncio.to_thread(key_moments, match, MOST)
        if not found:
            raise Refusal("redrawn")
        await response.show(self._past.moments(match, found, response.t))

    async def _over(self, response: Response, click: custom_ids.ActionClick) -> Match:
        await response.reply()
        match = await self._matches.get(click.game)
        await self._audience.check(response, match.row)
        if not match.over:
            raise Refusal("not-over")
        return match

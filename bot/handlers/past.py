"""Looking back at one game, alone: step by step, its key moments, an animation, what is left of it.

Whether somebody may see a game is asked at every click: an answer outlives the roles of its reader.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.base.i18n import localizer
from bot.delivery.discord_client import FAILURES
from bot.drawing import Busy
from bot.drawing.films import Unmade
from bot.matches.steps import course, key_moments, round_begins
from bot.messages.past import Place, eyes_of
from render.moments import MOST

if TYPE_CHECKING:
    from bot.base.custom_ids import ActionClick
    from bot.delivery.discord_client import DiscordClient
    from bot.delivery.response import Response
    from bot.drawing.films import Films
    from bot.handlers.audience import Audience
    from bot.matches.match import Match
    from bot.matches.service import MatchService
    from bot.messages.past import PastMessages
    from bot.store import Store

PASSED = ("then", "change", "since")
"""Verbs of buttons posted earlier, which showed a turn that had passed."""


async def place_of(match: Match, click: ActionClick, eyes: int | None) -> Place:
    """What a click in a replay asks for, through these eyes if it does not say. A button posted earlier may name a turn
    that had passed, or a round, a step where there are none.
    """
    verb, _, detail = click.what.partition(".")
    revision = min(click.revision, match.revision)
    if verb in PASSED:
        return Place(revision, eyes)
    if not detail:
        return Place.first(match, eyes)
    if verb == "round":
        number = detail.rpartition(".")[2]
        revision = await asyncio.to_thread(round_begins, match, int(number) if number.isdecimal() else 0)
    return Place.read(revision, detail)


class PastHandler:
    """The message that shows how a game ended stays as it is: `Response.open` answers beside it."""

    def __init__(
        self,
        store: Store,
        matches: MatchService,
        audience: Audience,
        past_messages: PastMessages,
        films: Films,
        discord_client: DiscordClient,
    ) -> None:
        self._store = store
        self._matches = matches
        self._audience = audience
        self._past = past_messages
        self._films = films
        self._discord = discord_client

    async def viewable_game(self, response: Response, game: str, *, over: bool = True) -> Match:
        """A game that this person may see, one that is `over`. Raises Refusal."""
        await response.open()
        row = await self._store.game(game)
        if row is None:
            raise Refusal("not-yours-to-see")
        await self._audience.check(response, row)
        match = await self._matches.get(game)
        if over and not match.over:
            raise Refusal("not-over")
        return match

    async def show(self, response: Response, game: str) -> None:
        """The replay of a game from its first step, of one under way from where it stands. Raises Refusal for one that
        does not exist or is not this person's to see.
        """
        match = await self.viewable_game(response, game, over=False)
        await self._step(response, match, Place.first(match, eyes_of(match, response.user)[0]))

    async def step(self, response: Response, click: ActionClick, detail: str) -> None:
        """`detail` is how to look."""
        match = await self.viewable_game(response, click.game, over=False)
        await self._step(response, match, await place_of(match, click, eyes_of(match, response.user)[0]))

    async def _step(self, response: Response, match: Match, place: Place) -> None:
        eyes = eyes_of(match, response.user)
        if place.eyes not in eyes:
            place = place._replace(eyes=eyes[0])
        await response.show(await asyncio.to_thread(self._past.step, match, place, response.user, response.t))

    async def moments(self, response: Response, click: ActionClick, detail: str) -> None:
        """The turns that brought most."""
        match = await self.viewable_game(response, click.game)
        found = await asyncio.to_thread(key_moments, match, MOST)
        if not found:
            raise Refusal("redrawn")
        await response.show(self._past.moments(match, found, response.t))

    async def film(self, response: Response, click: ActionClick, detail: str) -> None:
        """The game as an animation, in a message of its own. Whoever asks first waits a minute or two, and says so."""
        await response.reply()
        match = await self.viewable_game(response, click.game)
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

    async def record(self, response: Response, click: ActionClick, detail: str) -> None:
        """The record of a game, as a file, in a message of its own."""
        await response.reply()
        match = await self.viewable_game(response, click.game)
        response.check_files(Refusal("no-files"))
        await response.show(self._past.record(match, response.t))

    async def remains(self, response: Response, click: ActionClick, detail: str) -> None:
        """What is left of a game that a list names."""
        match = await self.viewable_game(response, click.game)
        points = await asyncio.to_thread(course, match)
        await response.show(self._past.remains(match, points, await self._place(match), response.t))

    async def _place(self, match: Match) -> tuple[int | None, int, int | None] | None:
        """Server, channel and last message of a game; None if its channel is gone."""
        try:
            if not await self._discord.reaches(match.row.channel):
                return None
        except FAILURES:
            pass  # nobody can tell at the moment
        ends = [row.message for row in await self._store.messages(match.id) if row.kind == "end"]
        return match.row.guild, match.row.channel, next(iter(ends), None)

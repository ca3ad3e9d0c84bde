"""Notices who has left the server of a game: when it becomes their turn, and when a clock is looked at."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.base.tasks import Tasks
from bot.store import once_usable

if TYPE_CHECKING:
    from bot.delivery.discord_client import DiscordClient
    from bot.matches.match import Match
    from bot.matches.service import MatchService


class Leavers:
    """Discord is asked for that one member. A computer plays for whoever is gone, until they click."""

    def __init__(self, discord_client: DiscordClient, matches: MatchService) -> None:
        self._discord = discord_client
        self._matches = matches
        self._asked: dict[str, tuple[int | None, int]] = {}
        """By game: the turn for which it was asked the last time."""
        self._tasks = Tasks()

    def match_changed(self, match: Match) -> None:
        """If another turn has begun, ask for its person."""
        turn = match.row.waits_for, match.row.waits_since
        if match.over:
            self._asked.pop(match.id, None)
        elif match.may_stand_in() and self._asked.get(match.id) != turn:
            self._asked[match.id] = turn
            self._tasks.start(f"{match.id} {turn}", once_usable(self.look, match.id))

    async def look(self, game: str) -> None:
        """Ask for the person to move, whatever was asked before."""
        with suppress(Refusal):
            match = await self._matches.get(game)
            user, guild = match.row.waits_for, match.row.guild
            if user is None or guild is None or not match.may_stand_in():
                return
            if not await self._discord.is_member(guild, user):
                await self._matches.leave(game, user)

    async def close(self) -> None:
        await self._tasks.close()

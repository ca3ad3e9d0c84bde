"""Private panels that show for whom somebody waits come back once another person has to decide, or the game is over."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.base.newest import Newest
from bot.base.tasks import Tasks
from bot.delivery.discord_client import FAILURES
from bot.store import StoreTrouble

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.delivery.response import Response
    from bot.matches.match import Match
    from bot.matches.service import MatchService

MOST = 2000
"""So many panels wait at once; the oldest give way."""


@dataclass(frozen=True, slots=True)
class _Panel:
    response: Response
    game: str
    named: int | None
    """The person for whom it says one waits; None for a computer."""
    show: Callable[[Match], Awaitable[None]]

    def is_outdated(self, match: Match) -> bool:
        """Where a computer has to decide, a person soon will have to."""
        return match.over or match.owner(match.to_move) not in (None, self.named)


class WaitingPanels:
    """Of each person the newest of each game, as long as Discord lets it be replaced and until its message shows
    something else. Each costs one edit at most when another person has to decide.

    In a cluster they follow the games of which this process is told. Who takes a server over gets its clicks, too, and
    could not be told what a panel shows: there it stays as it is.
    """

    def __init__(self, matches: MatchService) -> None:
        self._matches = matches
        self._panels = Newest[int, _Panel](MOST)
        """By message."""
        self._newest = Newest[int, int](MOST)
        """By message the click that was the last to show something in it, as far as one did."""
        self._tasks = Tasks()

    def __len__(self) -> int:
        return len(self._panels)

    def shown(self, response: Response, match: Match, show: Callable[[Match], Awaitable[None]]) -> None:
        """This answer shows the panel of a game; `show` would do so again."""
        user, named, click = response.user, match.owner(match.to_move), response.interaction.id
        for known, panel in list(self._panels.items()):
            if not panel.response.is_replaceable:
                del self._panels[known]
            elif (panel.game, panel.response.user) == (match.id, user):
                if panel.response.interaction.id > click:
                    return
                del self._panels[known]
        message = response.private_message
        if message is None or match.over or named == user or self._newest.get(message, click) > click:
            return
        self._panels[message] = _Panel(response, match.id, named, show)
        self._tasks.start(str(message), self._renew(message))  # it may be outdated by now

    def let_go(self, message: int, click: int) -> None:
        """This click is about to show something in this message."""
        self._newest[message] = click
        self._panels.pop(message, None)
        self._tasks.cancel(str(message))

    def match_changed(self, match: Match) -> None:
        for message, panel in self._panels.items():
            if panel.game == match.id and panel.is_outdated(match):
                self._tasks.start(str(message), self._renew(message))

    async def close(self) -> None:
        await self._tasks.close()

    async def _renew(self, message: int) -> None:
        """Where that fails it is not tried again: the message of the table says the same."""
        with suppress(Refusal, StoreTrouble, *FAILURES):
            while (panel := self._panels.get(message)) is not None:
                match = await self._matches.get(panel.game)
                if not panel.is_outdated(match):
                    return
                self._panels.pop(message, None)
                if panel.response.is_replaceable:
                    await panel.show(match)

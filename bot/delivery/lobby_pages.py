"""Private pages of lobbies stay open: whatever changes there is shown on them, too, and that the game has begun."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.base.newest import Newest
from bot.delivery.discord_client import FAILURES
from bot.messages.outgoing import note
from bot.store import StoreTrouble

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.delivery.response import Response
    from bot.store import LobbyRow

MOST = 500
"""So many pages are followed at once; the oldest give way."""
DONE = {"started": "start", "closed": "cancel"}
"""What became of a lobby, by its state."""


@dataclass(frozen=True, slots=True)
class _Page:
    response: Response
    lobby: str
    show: Callable[[LobbyRow], Awaitable[None]]


class LobbyPages:
    """By message, as long as Discord lets it be replaced. To be called in the queue of the lobby."""

    def __init__(self) -> None:
        self._pages = Newest[int, _Page](MOST)

    def shown(self, response: Response, lobby: str, show: Callable[[LobbyRow], Awaitable[None]]) -> None:
        """This answer is a page of a lobby; `show` would fill it in for the lobby as it is then."""
        if (message := response.private_message) is not None:
            self._pages[message] = _Page(response, lobby, show)

    def let_go(self, response: Response) -> None:
        """The message that was clicked shows something else."""
        self._pages.pop(response.private_message or 0, None)

    async def follow(self, row: LobbyRow, but: Response | None = None) -> None:
        """Show what a lobby is like now on all its pages but that of this answer. Where that fails it is not tried
        again: a click there says what holds.
        """
        own = but.private_message if but is not None else None
        for message, page in list(self._pages.items()):
            if page.lobby != row.id or message == own:
                continue
            del self._pages[message]
            if not page.response.is_replaceable:
                continue
            with suppress(Refusal, StoreTrouble, *FAILURES):
                if row.state == "open":
                    await page.show(row)
                else:
                    await page.response.show(note(page.response.t(f"bot-lobby-done-{DONE[row.state]}")))

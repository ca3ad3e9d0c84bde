"""Private pages that tell of a table come back by themselves once what they show no longer holds."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from bot.base.errors import Refusal
from bot.base.newest import Newest
from bot.base.tasks import Tasks
from bot.delivery.discord_client import FAILURES
from bot.store import StoreTrouble

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.delivery.response import Response

T = TypeVar("T")
MOST = 2000
"""So many pages are open at once; the oldest give way."""


@dataclass(frozen=True, slots=True)
class Page(Generic[T]):
    """An answer that shows a table, and how it would do so again."""

    response: Response
    table: str
    """Its id."""
    holds: Callable[[T], bool]
    """Whether it still tells how the table stands."""
    show: Callable[[T], Awaitable[None]]


class OpenPages(Generic[T]):
    """By message, as long as Discord lets it be replaced and until its message shows something else. Each costs one
    edit at most until it is shown again.

    In a cluster they follow the tables of which this process is told. Who takes a server over gets its clicks, too, and
    could not be told what a page shows: there it stays as it is.
    """

    def __init__(self, load: Callable[[str], Awaitable[T]]) -> None:
        self._load = load
        self._pages = Newest[int, Page[T]](MOST)
        self._newest = Newest[int, int](MOST)
        """By message the click that was the last to show something in it, as far as one did."""
        self._tasks = Tasks()

    def __len__(self) -> int:
        return len(self._pages)

    def shown(self, page: Page[T]) -> None:
        """This page has been shown."""
        response = page.response
        message, click = response.private_message, response.interaction.id
        if message is not None and self._newest.get(message, click) <= click:
            self._pages[message] = page
            self._tasks.start(str(message), self._renew(message))  # it may be outdated by now

    def close_older(self, page: Page[T]) -> bool:
        """Forget what the same person has seen of this table before; whether this page is the newest."""
        for message, known in list(self._pages.items()):
            if not known.response.is_replaceable:
                del self._pages[message]
            elif (known.table, known.response.user) == (page.table, page.response.user):
                if known.response.interaction.id > page.response.interaction.id:
                    return False
                del self._pages[message]
        return True

    def let_go(self, message: int, click: int) -> None:
        """This click is about to show something in this message."""
        self._newest[message] = click
        self._pages.pop(message, None)
        self._tasks.cancel(str(message))

    def changed(self, table: str, now: T) -> None:
        """Show anew what no longer holds."""
        for message, page in self._pages.items():
            if page.table == table and not page.holds(now):
                self._tasks.start(str(message), self._renew(message))

    async def close(self) -> None:
        await self._tasks.close()

    async def _renew(self, message: int) -> None:
        """Where that fails it is not tried again: the message of the table says the same."""
        with suppress(Refusal, StoreTrouble, *FAILURES):
            while (page := self._pages.get(message)) is not None:
                now = await self._load(page.table)
                if page.holds(now):
                    return
                self._pages.pop(message, None)
                if page.response.is_replaceable:
                    await page.show(now)

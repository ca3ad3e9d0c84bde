"""Brings the messages of every game in line with its state, and retries until Discord has accepted them."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Literal

import structlog
from tenacity import AsyncRetrying, RetryCallState, retry_if_exception_type, wait_exponential

from bot.base.errors import Refusal
from bot.base.tasks import Queues, Tasks, wait_at_most
from bot.delivery.discord_client import FAILURES, ChannelGone, Refused
from bot.drawing import Busy, Superseded
from bot.store import Conflict, StoreTrouble, once_usable

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.delivery.reconcile import Reconciler
    from bot.drawing import Drawing
    from bot.matches.match import Match
    from bot.matches.service import MatchService
    from bot.store import Store

logger = structlog.get_logger()

TRANSIENT = (*FAILURES, StoreTrouble, Busy)
LONGEST_PAUSE = 300.0
TRIES = 5
"""After this many failures in a row a channel counts as unreachable."""
FIRST_NAP, PASSING_NAP, LONGEST_NAP = 60.0, 300.0, 3600.0
"""Seconds after which such a channel is tried again: longer each time."""
GRACE = 5.0
"""At most this many seconds a newer post waits for the other messages of its game."""
PATIENCE = 30.0
"""At most this many seconds somebody who asked for the table waits to hear the outcome."""

Outcome = Literal["shown", "later", "asleep"]
"""The outcome of bringing the table's message in line; words under `bot-board-<outcome>`."""


class Outbox:
    """One worker per game that has something to post; the newest state wins."""

    def __init__(self, store: Store, matches: MatchService, reconciler: Reconciler, drawing: Drawing) -> None:
        self._store = store
        self._matches = matches
        self._reconciler = reconciler
        self._drawing = drawing
        self._tasks = Tasks()
        self._queues = Queues()
        self._nudged: dict[str, asyncio.Event] = {}
        self._failures = Counter[str]()
        """By game: how many times in a row its channel failed to take its message."""
        self._naps: dict[str, float] = {}
        """By game: the seconds after which an unreachable channel is tried again."""
        self._waiting: dict[str, list[asyncio.Future[Outcome]]] = {}

    def match_changed(self, match: Match) -> None:
        """The messages of the game lag behind: bring them in line."""
        self._drawing.moved_on(match.id, match.revision)
        self.wake(match.id)

    def wake(self, game: str) -> None:
        """Bring this game's messages in line now."""
        self._nudged.setdefault(game, asyncio.Event()).set()
        self._tasks.start(game, self._work(game))

    async def wake_all(self) -> None:
        """Bring every game that lags behind in line, for instance after a start."""
        for post in await self._store.posts():
            self.wake(post.game)

    async def look_again(self, game: str) -> None:
        """Something of this game is due: bring its messages in line with the time."""
        await self._store.post_again(game)
        self.wake(game)

    async def look_at_waiting(self, user: int, before: Callable[[str], Awaitable[None]] | None = None) -> None:
        """Something that counts for every game that waits for this person has changed; `before` is done to each first,
        while nothing else changes its messages.
        """
        for game in await self._store.waiting(user):
            if before is not None:
                async with self.pause(game):
                    await before(game)
            await self.look_again(game)

    async def rouse(self, game: str) -> None:
        """Try again to show a game that sleeps."""
        with suppress(Refusal):  # another game is played there by now
            await self._matches.wake(game)
        await self.look_again(game)

    async def lull(self, game: str, channel: int) -> None:
        """Its channel is gone: the game sleeps, direct messages say so, and it is tried again from time to time."""
        await self._matches.sleep(game, channel)
        await self._store.post_again(game)
        self._wake_later(game, LONGEST_NAP)
        self.wake(game)

    async def rebuild(self, game: str) -> Outcome:
        """Post the game's message again at the end of its channel and remove the buttons of the old one. Returns the
        outcome.
        """
        async with self.pause(game):
            row = await self._matches.wake(game)
            await self._store.post_again(game)
            for one in await self._store.undone_messages(game):
                if one.kind in ("turn", "end") and one.closed is None:
                    await self._store.save_message(replace(one, closed=row.revision, done=one.kind == "end"))
        if not self._store.territory.holds(row.guild):
            return "later"
        became: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(game, []).append(became)
        self.wake(game)
        try:
            async with asyncio.timeout(PATIENCE):
                return await became
        except TimeoutError:
            return "later"

    def pause(self, game: str) -> asyncio.Lock:
        """The lock to hold while changing this game's messages outside the outbox."""
        return self._queues.of(game)

    async def hold_still(self) -> None:
        """Another process may post from now on: stop, wherever that is; `wake` begins again."""
        await self._tasks.stop()
        self._nudged.clear()

    async def close(self) -> None:
        await self._tasks.close()

    async def _work(self, game: str) -> None:
        nudge = self._nudged[game]
        retrying = AsyncRetrying(
            retry=retry_if_exception_type(TRANSIENT),
            wait=wait_exponential(max=LONGEST_PAUSE),
            sleep=lambda seconds: _pause(nudge, seconds),
            before_sleep=_tell,
        )
        while nudge.is_set():
            await retrying(self._catch_up, game)
        self._nudged.pop(game, None)

    async def _catch_up(self, game: str) -> None:
        """Raise the first of the remaining failures."""
        nudge = self._nudged[game]
        nudge.clear()
        while post := await self._store.post(game):
            async with self.pause(game):
                match, moved = await self._matches.timed(game)
                if not self._matches.holds(match):
                    return
                if match.row.channel < 0:  # a private answer, which each click renews
                    await self._store.posted(replace(post, revision=match.revision))
                    continue
                if moved:
                    await self._show_again(match)
                try:
                    trouble = None if match.row.asleep else await self._show(match)
                    asleep = (await self._matches.get(game)).row.asleep
                    self._report(game, "asleep" if asleep else "later" if trouble else "shown")
                    others = await self._meanwhile(match, nudge, reachable=not asleep and trouble is None)
                except Superseded:
                    continue
                except Conflict:  # another process posts for this game by now
                    return
                if asleep:
                    return
                if nudge.is_set():
                    nudge.clear()
                    continue
                if failed := [*([trouble] if trouble else []), *others]:
                    raise failed[0]
                await self._store.posted(replace(post, revision=match.revision))

    async def _show(self, match: Match) -> Exception | None:
        """Bring the table's message in line; return the failure, if any. The game sleeps if its channel cannot be
        reached.
        """
        try:
            await self._reconciler.table(match)
        except FAILURES as error:
            self._failures[match.id] += 1
            if isinstance(error, ChannelGone) or self._failures[match.id] >= TRIES:
                await self._sleep(match, error)
            return error
        self._failures.pop(match.id, None)
        self._naps.pop(match.id, None)
        return None

    async def _sleep(self, match: Match, why: Exception) -> None:
        logger.warning("a game sleeps, its channel cannot be reached", game=match.id, why=repr(why.__cause__ or why))
        await self._matches.sleep(match.id, match.row.channel)
        seconds = self._naps.get(match.id, FIRST_NAP)
        longest = LONGEST_NAP if isinstance(why, ChannelGone | Refused) else PASSING_NAP
        self._naps[match.id] = min(2 * seconds, longest)
        self._wake_later(match.id, seconds)

    def _wake_later(self, game: str, seconds: float) -> None:
        self._tasks.start(f"{game} sleeps", self._nap(game, seconds))

    async def _nap(self, game: str, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._tasks.start(f"{game} wakes", once_usable(self.rouse, game))

    async def _meanwhile(self, match: Match, nudge: asyncio.Event, *, reachable: bool) -> list[Exception]:
        """Bring all other messages in line; return the failures. A newer post waits only a moment for them."""
        work = asyncio.create_task(self._others(match, reachable=reachable))
        nudged = asyncio.create_task(nudge.wait())
        try:
            await asyncio.wait({work, nudged}, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.wait({work}, timeout=GRACE)
            return work.result() if work.done() else []
        finally:
            work.cancel()
            nudged.cancel()
            await asyncio.gather(work, nudged, return_exceptions=True)

    async def _others(self, match: Match, *, reachable: bool) -> list[Exception]:
        failed = await self._reconciler.direct(match, reachable=reachable)
        if reachable:
            failed += [*await self._reconciler.nudge(match), *await self._reconciler.past(match)]
        return failed

    async def _show_again(self, match: Match) -> None:
        """The open message tells another moment at which somebody's time is up."""
        for row in await self._store.undone_messages(match.id):
            if row.kind == "turn" and row.closed is None and row.message is not None:
                await self._store.save_message(replace(row, shown=-1))

    def _report(self, game: str, became: Outcome) -> None:
        for waiting in self._waiting.pop(game, []):
            if not waiting.done():
                waiting.set_result(became)


async def _pause(nudge: asyncio.Event, seconds: float) -> None:
    """Wait before the next attempt, but not if there is something newer to post."""
    await wait_at_most(nudge, seconds)


def _tell(attempt: RetryCallState) -> None:
    error = attempt.outcome.exception() if attempt.outcome else None
    logger.warning(
        "posting failed, trying again", game=attempt.args[0], attempt=attempt.attempt_number, error=repr(error)
    )

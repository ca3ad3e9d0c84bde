"""The one path of a move: load, check, play, store. What is drawn and posted follows from what was stored."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Protocol

import structlog

from bot.base.choices import moves_key, split_key
from bot.base.errors import Refusal
from bot.base.i18n import Verbatim
from bot.base.newest import Newest
from bot.base.tasks import Queues
from bot.matches import reliability, seats, together
from bot.matches.clicked import moves_of
from bot.matches.clocks import Clocks
from bot.matches.levels import usual
from bot.matches.lobby import substitute
from bot.matches.match import Match
from bot.matches.offers import check_person, takeable
from bot.matches.pace import RESIGN, USUAL
from bot.matches.sleepers import Sleepers
from bot.store import Conflict
from engine.game import IllegalMove
from engine.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Sequence

    from bot.store import GameRow, JournalEntry, LobbyRow, Seat, Store
    from engine.game import Move

logger = structlog.get_logger()

KEPT = 200
"""Games kept in memory."""

Change = tuple[Match, "JournalEntry"]


class ChangeListener(Protocol):
    """Implemented by `bot.delivery.outbox.Outbox` and `bot.matches.computers.Computers`."""

    def match_changed(self, match: Match) -> None:
        """A change of this match has been stored."""


class MatchService:
    """Everything that changes a game goes through here, one change of a game at a time, in the order of arrival.

    What a method returned has been stored. Refusal is raised if the rules, the table or the moment forbid it;
    StoreTrouble if it could not be stored. In both cases nothing was changed.
    """

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self.sleepers = Sleepers(store)
        self.clocks = Clocks(store)
        self._cache = Newest[str, Match](KEPT)
        self._queues = Queues()
        self._listeners: tuple[ChangeListener, ...] = ()
        self._waiting: dict[str, asyncio.Event] = {}
        self._dropped: Callable[[Sequence[str]], Awaitable[None]] | None = None

    def attach(
        self, *listeners: ChangeListener, dropped: Callable[[Sequence[str]], Awaitable[None]] | None = None
    ) -> None:
        """Notify these of every change from now on, and `dropped` of games that are gone or have other names."""
        self._listeners = listeners
        self._dropped = dropped

    def now(self) -> int:
        return int(self._clock())

    def holds(self, match: Match) -> bool:
        """Whether this process posts for a game and plays for its computers."""
        return self._store.territory.holds(match.row.guild)

    async def tell(self, game: str) -> None:
        """Another process has changed this game, which is held here: whoever has to follow does so."""
        self._notify(await self.get(game))

    def wake_waiting(self, game: str) -> None:
        """Whoever waits for this game to change looks at it."""
        if waiting := self._waiting.pop(game, None):
            waiting.set()

    async def get(self, game: str) -> Match:
        """The game as it stands. Raises Refusal for an unknown one."""
        async with self._queues.of(game):
            return await self._load(game)

    async def start(self, match: Match, lobby: LobbyRow | None) -> None:
        """Start a game at this table. Raises Refusal if another game is played there or the lobby is gone."""
        try:
            match = await self._timed(match.noted(match.row.created))
            await self._store.start(match.row, lobby)
        except Conflict:
            raise Refusal("taken") from None
        self._changed(match)

    async def after_computers(self, game: str) -> Match:
        """Wait until a person has to decide or the game is over; returns at once if that is so already."""
        match = await self.get(game)
        while match.to_move is not None and match.owner(match.to_move) is None:
            await self._change_of(game)
            match = await self.get(game)
        return match

    async def play(self, game: str, revision: int, key: str, user: int) -> Match:
        """Play the moves with this key at this revision, for the person whose turn it is."""

        def decide(match: Match) -> Change:
            _check_moment(match, revision, key, user)
            check_person(match, user)
            moves = moves_of(match.game, key)
            if moves is None:
                raise Refusal("not-offered")
            return match.play(moves, user=user, at=self.now())

        return await self._change(game, decide)

    async def carry_out(self, game: str, revision: int, moves: Sequence[Move], user: int) -> Match:
        """Decide for this person as they ordered. Raises Refusal if the game has moved on, or cannot be played so."""

        def decide(match: Match) -> Change:
            if match.over or match.revision != revision:
                raise Refusal("stale")
            check_person(match, user)
            try:
                return match.play(moves, user=user, at=self.now())
            except IllegalMove:
                raise Refusal("not-offered") from None

        return await self._change(game, decide)

    async def advance(self, game: str, revision: int, moves: Sequence[Move]) -> Match:
        """Play a computer's decision. Raises Refusal if the game has moved on."""

        def decide(match: Match) -> Change:
            if match.over or match.revision != revision or match.owner(match.to_move) is not None:
                raise Refusal("stale")
            return match.play(moves, user=None, at=self.now())

        return await self._change(game, decide)

    async def undo(self, game: str, revision: int, user: int, *, whole: bool) -> Match:
        """Take back the latest step of this person, or all steps since another seat decided."""

        def decide(match: Match) -> Change:
            if match.revision != revision:
                raise Refusal("stale")
            steps = takeable(match, user)
            return match.take_back(len(steps) if whole else 1, user=user, at=self.now())

        return await self._change(game, decide)

    async def take_back(self, game: str, revision: int, count: int, user: int, agreed: Collection[int]) -> Match:
        """Take so many decisions back for this person, if all whom that touches have agreed. Raises Refusal, also where
        the game cannot be played again up to there.
        """
        async with self._queues.of(game):
            match = await self._load(game)
            if match.revision != revision:
                raise Refusal("stale")
            wanted = together.plan(match, user, count)
            if not wanted.people <= set(agreed):
                raise Refusal("stale")
            then = await asyncio.to_thread(match.earlier, wanted.before)
            if then is None:
                raise Refusal("redrawn")
            yes, before = sorted(match.seats_of(person)[0] for person in wanted.people), then.game
            return await self._append(
                match,
                lambda match: match.take_back_together(count, before, user=user, agreed=yes, at=self.now()),
            )

    async def note_hint(self, game: str, seat: int, revision: int) -> None:
        """A seat gets a hint at this revision."""
        async with self._queues.of(game):
            match = await self._load(game)
            hints = tuple(dict.fromkeys((*match.row.hints, (seat, revision))))
            match = replace(match, row=replace(match.row, hints=hints))
            await self._store.note_hints(match.row)
            self._keep(match)

    async def abandon(self, game: str, user: int | None, name: str, agreed: Collection[int] = ()) -> Match:
        """End the game early, as this person decides alone or all of these have agreed, or because the time for which
        it may be watched is over.
        """

        def decide(match: Match) -> Change:
            if match.over:
                raise Refusal("over")
            return match.abandon(user=user, name=name, at=self.now(), agreed=agreed)

        return await self._change(game, decide)

    async def resign(self, game: str, user: int, to: Callable[[Match, Sequence[Seat]], Seat], *, ends: bool) -> Match:
        """Give up this person's seats, for which `to` makes a computer. Raises Refusal if what follows is not what they
        agreed to.
        """

        def decide(match: Match) -> Change:
            match.check_resigning(user)
            if match.ends_without(user) != ends:
                raise Refusal("stale")
            return match.resign(user, partial(to, match), at=self.now())

        return await self._change(game, decide)

    async def timed(self, game: str) -> tuple[Match, bool]:
        """The game with the moment at which the time of the person to move is up, and whether that is another one than
        before: clocks stand while nobody can play, and people take holidays.
        """
        async with self._queues.of(game):
            before = await self._load(game)
            match = await self._timed(before)
            if match.row.deadline == before.row.deadline:
                return before, False
            await self._store.set_deadline(match.row)
            self._keep(match)
            return match, True

    async def look_at_clock(self, game: str) -> None:
        """If the time of the person to move is up, their seat is given up or a computer stands in, as the lobby
        chose.
        """
        async with self._queues.of(game):
            match = await self._load(game)
            deadline = await self.clocks.deadline(match.row)
            if deadline is not None and deadline <= self.now():
                await self._append(match, self._time_up, late=True)

    def _time_up(self, match: Match) -> Change:
        user = match.row.waits_for or 0
        if match.resigns_late(user):
            return match.resign(user, partial(substitute, match), at=self.now(), late=True)
        return seats.stand_in(match, user, _level(match), at=self.now())

    async def leave(self, game: str, user: int) -> None:
        """This person, whose turn it is, has left the server: a computer plays for them until they are back."""

        def decide(match: Match) -> Change:
            if match.row.waits_for != user or not match.may_stand_in():
                raise Refusal("stale")
            return seats.stand_in(match, user, _level(match), kind="left", at=self.now())

        await self._change(game, decide)

    async def come_back(self, game: str, user: int) -> None:
        """This person is here: no computer plays for them any more."""
        known = self._sure(game)
        if known.is_away(user) if known is not None else await self._store.is_away(game, user):
            async with self._queues.of(game):
                match = await self._load(game)
                if match.is_away(user) and not match.over:
                    await self._append(match, lambda match: seats.come_back(match, user, at=self.now()))

    async def reseat(self, game: str, decide: Callable[[Match], Change]) -> Match:
        """Change who sits at a table, as one of `bot.matches.seats` has it. Raises Refusal."""

        def change(match: Match) -> Change:
            if match.over:
                raise Refusal("over")
            return decide(match)

        return await self._change(game, change)

    async def forget_guild(self, guild: int) -> list[str]:
        """Delete everything of a server; return the ids of its games."""
        games = await self._store.forget_guild(guild)
        await self._drop(games)
        return games

    async def forget(self, user: int, former: Callable[[str], str], subjects: Sequence[str]) -> list[str]:
        """Delete a person who plays nowhere any more; `former` is what stands for their name, by language, `subjects`
        are where they are known again besides. Return the ids of their games.
        """
        async with AsyncExitStack() as still:  # a change under way would store what is to be deleted once more
            for game in sorted(await self._store.games_to_leave(user)):
                await still.enter_async_context(self._queues.of(game))
            games = await self._store.forget(user, former, subjects)
            for game in games:
                self._cache.pop(game, None)
        await self._let_go(games)
        return games

    async def expire(self, days: int) -> None:
        """Throw away the games that have been over for so many days."""
        await self._drop(await self._store.expire(self.now() - days * 24 * 60 * 60))

    async def _drop(self, games: Sequence[str]) -> None:
        """Read these games again when they are needed, if they are still there."""
        for game in games:
            async with self._queues.of(game):
                self._cache.pop(game, None)
        await self._let_go(games)

    async def _let_go(self, games: Sequence[str]) -> None:
        if self._dropped is not None:
            await self._dropped(games)

    async def went_back(self, game: str, posted: int) -> None:
        """A message shows this game at this revision. If what is stored is older, the database has lost what was played
        since: the game does what it does after a copy was put back.
        """
        known = self._cache.get(game)
        if known is not None and known.revision >= posted:
            return
        async with self._queues.of(game):
            match = await self._load(game)
            if match.over or match.revision >= posted:
                return
            logger.error(
                "a game went back: the database has lost moves", game=game, stored=match.revision, shown=posted
            )
            await self._store.put_back(game, posted, self.now())
            self._cache.pop(game, None)
            self._changed(await self._load(game))

    async def relocate(self, game: str, before: int, *, guild: int | None, channel: int) -> None:
        """Continue in another channel. Raises Refusal if the game has left the previous one, or if another game is
        played there.
        """
        async with self._queues.of(game):
            row = await self._row(game)
            if row.channel != before:
                raise Refusal("stale")
            await self._place(replace(row, guild=guild, channel=channel, asleep=False))

    async def sleep(self, game: str, channel: int) -> None:
        """Its channel cannot be reached: the game sleeps until it can, or continues elsewhere, unless it has left the
        channel already.
        """
        async with self._queues.of(game):
            row = await self._row(game)
            if row.channel == channel and not row.asleep:
                await self._place(replace(row, asleep=True))
                self.sleepers.add(row.guild)

    async def wake(self, game: str) -> GameRow:
        """Try its channel again."""
        async with self._queues.of(game):
            row = await self._row(game)
            return await self._place(replace(row, asleep=False)) if row.asleep else row

    async def _row(self, game: str) -> GameRow:
        known = self._sure(game)
        row = known.row if known is not None else await self._store.game(game)
        if row is None:
            raise Refusal("unknown")
        return row

    def _sure(self, game: str) -> Match | None:
        """The game in memory, if no other process can have changed it since."""
        return self._cache.get(game) if self._store.territory.alone else None

    async def _place(self, row: GameRow) -> GameRow:
        match = self._cache.pop(row.id, None)
        try:
            await self._store.place(row, self.now())
        except Conflict:
            raise Refusal("taken") from None
        if match is not None:
            self._keep(replace(match, row=row))
        return row

    async def _change(self, game: str, decide: Callable[[Match], Change]) -> Match:
        async with self._queues.of(game):
            return await self._append(await self._load(game), decide)

    async def _append(self, before: Match, decide: Callable[[Match], Change], *, late: bool = False) -> Match:
        """Call in the game's queue only. `late` if the time of the person to move was up."""
        match, entry = decide(before)
        turned = entry.kind == "play" and match.game.turn_mark != before.game.turn_mark
        used = await self.clocks.used(before.row, entry.at)
        match = await self._timed(match.noted(entry.at, used, turned=turned))
        self._cache.pop(match.id, None)  # until it is known whether it was stored
        try:
            turn = reliability.ended(before, match, entry, turned=turned, late=late)
            back = reliability.count_moves(match) if entry.kind == "undo" else None
            await self._store.append(match.row, entry, made=back, turn=turn)
        except Conflict:
            raise Refusal("stale") from None
        self._changed(match)
        return match

    async def _timed(self, match: Match) -> Match:
        """With the moment at which the time of the person to move is up."""
        return replace(match, row=replace(match.row, deadline=await self.clocks.deadline(match.row)))

    async def _change_of(self, game: str) -> None:
        """Wait until this game changes."""
        await self._waiting.setdefault(game, asyncio.Event()).wait()

    async def _load(self, game: str) -> Match:
        """Call in the game's queue only: what is read in two steps must not change in between."""
        known = self._cache.get(game)
        row = await self._row(game)
        if known is not None and _is_at(known.row, row):
            known = known if known.row is row else replace(known, row=row)
            self._keep(known)
            return known
        if row.key not in GAMES:
            raise Refusal("not-installed", game=Verbatim(row.key))
        try:
            match = Match.restore(row, await self._store.journal(game))
        except (KeyError, ValueError) as error:
            logger.error("a game cannot be read", game=game, error=repr(error))
            raise Refusal("unreadable") from error
        self._keep(match)
        return match

    def _changed(self, match: Match) -> None:
        self._keep(match)
        if self.holds(match):
            self._notify(match)
        self.wake_waiting(match.id)

    def _notify(self, match: Match) -> None:
        for listener in self._listeners:
            listener.match_changed(match)

    def _keep(self, match: Match) -> None:
        self._cache[match.id] = match


def _is_at(known: GameRow, row: GameRow) -> bool:
    """Whether a game known as it was there is where it was; other processes change games, too."""
    return (known.revision, known.position, known.base, known.seats) == (
        row.revision,
        row.position,
        row.base,
        row.seats,
    )


def _level(match: Match) -> str:
    """The computer that stands in, as the lobby chose."""
    return usual(match.key) if match.row.absent in (USUAL, RESIGN) else match.row.absent


def _check_moment(match: Match, revision: int, key: str, user: int) -> None:
    if match.over:
        raise Refusal("over")
    if revision != match.revision:
        last = match.latest
        mine = last is not None and (last.revision, last.user) == (revision + 1, user)
        doubled = last is not None and mine and moves_key(last.moves) == split_key(key)[0]
        raise Refusal("doubled" if doubled else "stale")

"""The one path of a move: load, check, play, store. What is drawn and posted follows from what was stored."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Protocol

import structlog

from bot.base.choices import find_choice, moves_key
from bot.base.errors import Refusal
from bot.base.i18n import SOURCE, Verbatim, localizer
from bot.base.tasks import Queues
from bot.matches.clocks import Clocks
from bot.matches.levels import usual
from bot.matches.lobby import substitute
from bot.matches.match import Match
from bot.matches.offers import check_person, choices, takeable
from bot.matches.pace import RESIGN, USUAL
from bot.matches.sleepers import Sleepers
from bot.store import Conflict
from engine.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

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
        self._cache: OrderedDict[str, Match] = OrderedDict()
        self._queues = Queues()
        self._listeners: tuple[ChangeListener, ...] = ()
        self._waiting: dict[str, asyncio.Event] = {}

    def attach(self, *listeners: ChangeListener) -> None:
        """Notify these of every change from now on."""
        self._listeners = listeners

    def now(self) -> int:
        return int(self._clock())

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
        """Play the choice with this key, offered at this revision, for the person to whom it was offered."""

        def decide(match: Match) -> Change:
            _check_moment(match, revision, key, user)
            check_person(match, user)
            choice = find_choice(choices(match, match.to_move, localizer(SOURCE)), key)
            if choice is None:
                raise Refusal("not-offered")
            return match.play(choice.moves, user=user, at=self.now())

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

    async def note_hint(self, game: str, seat: int, revision: int) -> None:
        """A seat gets a hint at this revision."""
        async with self._queues.of(game):
            match = await self._load(game)
            hints = tuple(dict.fromkeys((*match.row.hints, (seat, revision))))
            match = replace(match, row=replace(match.row, hints=hints))
            await self._store.note_hints(match.row)
            self._keep(match)

    async def abandon(self, game: str, user: int, name: str) -> Match:
        """End the game early, as this person wishes."""

        def decide(match: Match) -> Change:
            if match.over:
                raise Refusal("over")
            return match.abandon(user=user, name=name, at=self.now())

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
            await self._store.set_deadline(game, match.row.deadline)
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
                await self._append(match, self._time_up)

    def _time_up(self, match: Match) -> Change:
        user = match.row.waits_for or 0
        if match.row.absent == RESIGN and len(match.seats_of(user)) < len(match.row.seats):
            return match.resign(user, partial(substitute, match), at=self.now(), late=True)
        level = usual(match.key) if match.row.absent in (USUAL, RESIGN) else match.row.absent
        return match.stand_in(level, at=self.now())

    async def come_back(self, game: str, user: int) -> None:
        """This person is here: no computer plays for them any more. Raises Refusal for an unknown game."""
        row = self._cache[game].row if game in self._cache else await self._store.game(game)
        if row is None or row.ended is not None:
            return
        if any(seat.user == user and seat.player is not None for seat in row.seats):
            async with self._queues.of(game):
                match = await self._load(game)
                if match.is_away(user) and not match.over:
                    await self._append(match, lambda match: match.come_back(user, at=self.now()))

    async def hand_over(self, game: str, seat: int, revision: int, to: Seat, user: int) -> Match:
        """Let somebody else continue in a seat."""

        def decide(match: Match) -> Change:
            if match.over or match.revision != revision:
                raise Refusal("stale")
            return match.hand_over(seat, to, user=user, at=self.now())

        return await self._change(game, decide)

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
        row = self._cache[game].row if game in self._cache else await self._store.game(game)
        if row is None:
            raise Refusal("unknown")
        return row

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

    async def _append(self, before: Match, decide: Callable[[Match], Change]) -> Match:
        """Call in the game's queue only."""
        match, entry = decide(before)
        match = await self._timed(match.noted(entry.at, await self.clocks.used(before.row, entry.at)))
        self._cache.pop(match.id)  # until it is known whether it was stored
        try:
            await self._store.append(match.row, entry)
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
        if game in self._cache:
            self._cache.move_to_end(game)
            return self._cache[game]
        row = await self._row(game)
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
        for listener in self._listeners:
            listener.match_changed(match)
        if waiting := self._waiting.pop(match.id, None):
            waiting.set()

    def _keep(self, match: Match) -> None:
        self._cache[match.id] = match
        self._cache.move_to_end(match.id)
        while len(self._cache) > KEPT:
            self._cache.popitem(last=False)


def _check_moment(match: Match, revision: int, key: str, user: int) -> None:
    if match.over:
        raise Refusal("over")
    if revision != match.revision:
        last = match.latest
        mine = last is not None and (last.revision, last.user) == (revision + 1, user)
        doubled = last is not None and mine and moves_key(last.moves) == key
        raise Refusal("doubled" if doubled else "stale")

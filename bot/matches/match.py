"""A game at a table: its state, who sits where, what can be taken back. A value: every change creates a new one."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Self

import engine
from bot.base.errors import Refusal
from bot.base.rights import check
from bot.matches.pace import RESIGN, Pace, passed_on
from bot.matches.roles import at_table
from bot.store import GameRow, JournalEntry, Seat
from engine.game import BadOptions, BadPosition, Event, Game, IllegalMove
from engine.record import Continued, Header, Record, Resigned, catalogue_hash, resumed
from engine.resigning import with_resigned

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from engine.game import Result, View


@dataclass(frozen=True, slots=True)
class Undone(JournalEntry):
    """An undo in the history."""

    gone: tuple[JournalEntry, ...] = ()
    """What it took back."""


ENDS = "resign_end"
"""The event of a resignation that ends the game."""
REGAINED = "regained"
"""The event of an undo by which a seat took its turn back from the next one, who may have read what it took back."""
TOGETHER = "together"
"""The event of an undo to which others agreed."""
LATE = "late"
"""The event before the resignation of somebody whose time was up."""


@dataclass(frozen=True, slots=True)
class Match:
    """`game` is never played on; every change is made to a copy."""

    row: GameRow
    header: Header
    game: Game
    history: tuple[JournalEntry, ...] = ()
    """The journal without what was taken back, but with the undo entries in its place."""
    latest: JournalEntry | None = None
    """The last line of the journal, of whatever kind."""

    @classmethod
    def begin(
        cls,
        *,
        id_: str,
        key: str,
        seed: bytes,
        options: Mapping[str, str],
        seats: tuple[Seat, ...],
        guild: int | None,
        channel: int,
        locale: str,
        at: int,
        continued: Continued | None = None,
    ) -> Self:
        """Set a game up, or go on from another one. Raises BadOptions."""
        rules = engine.load(key)
        if continued is None:
            game: Game = rules.new(seats=len(seats), seed=seed, options=options)
        else:
            game = resumed(rules, continued, seed)
        header = Header.of(game, game_id=id_, seed=seed, continued=continued)
        row = GameRow(
            id=id_,
            key=key,
            header=header.model_dump_json(),
            seats=seats,
            guild=guild,
            channel=channel,
            locale=locale,
            position=game.to_json(),
            base=game.to_json(),
            created=at,
        )
        return cls(row, header, game)

    @classmethod
    def restore(cls, row: GameRow, journal: Sequence[JournalEntry]) -> Self:
        """Continue from the snapshot. If the rules or catalogue have changed since the start, nothing can be undone."""
        header = Header.model_validate_json(row.header)
        game = engine.load(row.key).from_json(row.position)
        if not _has_our_rules(header):
            row = replace(row, base=row.position, undoable=0)
        return cls(row, header, game, replay_undos(journal), journal[-1] if journal else None)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def key(self) -> str:
        return self.row.key

    @property
    def revision(self) -> int:
        return self.row.revision

    @property
    def restored(self) -> int | None:
        """The revision at which it was put back to a copy the last time; None if it never was."""
        return max((entry.revision for entry in self.history if entry.kind == "restore"), default=None)

    @property
    def over(self) -> bool:
        return self.row.ended is not None

    @property
    def to_move(self) -> int | None:
        return None if self.over else self.game.to_move

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.row.seats)

    def noted(self, at: int, used: int = 0, *, turned: bool = False) -> Self:
        """With what the database has to know without knowing the rules; `at` is the time of the latest change, `used`
        how much of their time the person to move before it has taken, `turned` whether another turn has begun.
        """
        row, person = self.row, self.owner(self.to_move)
        moves = self.to_move is not None and person is None
        if row.waits_for == person is not None and not turned:
            return replace(self, row=replace(row, computer_moves=moves))
        clocks, kind = row.clocks, self.latest.kind if self.latest is not None else "play"
        if pace := Pace.read(row.pace):
            clocks = passed_on(clocks, pace, row.waits_for, person, used, undone=kind == "undo")
        row = replace(row, computer_moves=moves, waits_for=person, waits_since=at, clocks=clocks, deadline=None)
        return replace(self, row=row)

    def owner(self, seat: int | None) -> int | None:
        """The person who plays this seat; None for a computer, also for one that plays while its person is away."""
        if seat is None or self.row.seats[seat].player is not None:
            return None
        return self.row.seats[seat].user

    def is_away(self, user: int) -> bool:
        """Whether a computer plays for this person until they are back."""
        return any(seat.user == user and seat.player is not None for seat in self.row.seats)

    def seats_of(self, user: int) -> list[int]:
        return [place for place, seat in enumerate(self.row.seats) if seat.user == user]

    def seats_of_all(self, users: Collection[int]) -> tuple[int, ...]:
        return tuple(place for place, seat in enumerate(self.row.seats) if seat.user in users)

    def seat_for(self, user: int) -> int | None:
        """The seat a person looks from: the one to move if it is theirs, else their first; None for a spectator."""
        mine = self.seats_of(user)
        return self.to_move if self.to_move in mine else next(iter(mine), None)

    def view(self, seat: int | None) -> View:
        """What this seat, or everybody, may know; at the end with the places as they count."""
        view: View = self.game.view(seat)
        return replace(view, result=self.result) if view.result is not None else view

    @property
    def resigned(self) -> tuple[Resigned, ...]:
        """The seats whose people resigned, in that order."""
        found, made = list[Resigned](), 0
        for entry in self.history:
            made += len(entry.moves)
            if entry.kind == "resign":
                found += [
                    Resigned(seat=event.seat or 0, after=made, ends=event.kind == ENDS)
                    for event in entry.events
                    if event.kind != LATE
                ]
        return tuple(found)

    @property
    def result(self) -> Result | None:
        """How it ended: as the rules have it, but who resigned is last; None for a game under way or abandoned."""
        resigned = self.resigned
        ends = any(one.ends for one in resigned)
        return with_resigned(self.game.result, self.game.seats, {one.seat for one in resigned}, ends=ends)

    def ends_without(self, user: int) -> bool:
        """Whether at most one person remains if this one resigns."""
        return len({seat.user for seat in self.row.seats} - {None, user}) < 2

    def resigns_late(self, user: int) -> bool:
        """Whether this person gives up the seat once their time is up; who holds all seats does not."""
        return self.row.absent == RESIGN and len(self.seats_of(user)) < len(self.row.seats)

    def check_resigning(self, user: int) -> None:
        """Raise Refusal unless this person can resign."""
        if self.over:
            raise Refusal("over")
        check("resign", at_table(self.row.seats, user))
        if len(self.seats_of(user)) == len(self.row.seats):
            raise Refusal("resign-alone")

    @property
    def turn_order(self) -> tuple[int, ...]:
        """The seats in the order of their turns when the game began."""
        order: tuple[int, ...] = (self.earlier(0) or self).view(None).turn_order
        return order

    @property
    def is_alone(self) -> bool:
        """Whether one person plays against computers, and nobody else ever sat here."""
        owners = {seat.user for seat in self.row.seats}
        return None in owners and len(owners) == 2 and not any(seat.before for seat in self.row.seats)

    @property
    def reader(self) -> int | None:
        """The one person who sees this table, as it stands in their direct messages; None for any other table."""
        people = {seat.user for seat in self.row.seats if seat.user is not None}
        return people.pop() if self.row.guild is None and len(people) == 1 else None

    @property
    def undoable(self) -> tuple[JournalEntry, ...]:
        """The decisions that can still be taken back, oldest first: those of the seat that decided last, and where one
        person plays alone also what came before, to the latest that revealed something.
        """
        plays = self._plays
        return plays[len(plays) - self.row.undoable :] if not self.over else ()

    @property
    def steps(self) -> tuple[JournalEntry, ...]:
        """The decisions of one turn that its seat can take back one by one, oldest first; what computers answered to
        the last of them goes with it.
        """
        found = [*self.undoable]
        while found and self._asks_nobody and found[-1].user is None:
            found.pop()
        others = (place for place in range(len(found), 0, -1) if found[place - 1].seat != found[-1].seat)
        return tuple(found[next(others, 0) :])

    @property
    def _asks_nobody(self) -> bool:
        """Whether taking back goes beyond what computers answered: that disturbs nobody, and counts for nothing."""
        return self.is_alone and not self.row.serious

    @property
    def _plays(self) -> tuple[JournalEntry, ...]:
        return tuple(entry for entry in self.history if entry.kind == "play")

    def undoing(self, revision: int) -> JournalEntry | None:
        """What took back the decision of this revision; None if it stands."""
        if revision in {0, *(entry.revision for entry in self.history)}:
            return None
        return next((entry for entry in self.history if entry.kind == "undo" and entry.revision > revision), None)

    def is_back_at(self, revision: int) -> bool:
        """Whether the position is that of this revision: nothing was decided since, or all of it was taken back."""
        stands = revision in {0, *(entry.revision for entry in self.history)}
        return stands and not any(entry.moves for entry in self.history if entry.revision > revision)

    @property
    def undo_seat(self) -> int | None:
        """The seat that decided last, if its decision can still be taken back."""
        steps = self.steps
        return steps[-1].seat if steps else None

    @property
    def undoer(self) -> int | None:
        """The person who may take back the last decision; None if nobody may."""
        return self.owner(self.undo_seat)

    @property
    def has_just_revealed(self) -> bool:
        """Whether the last decision of the seat to move has revealed something, so that it cannot be taken back."""
        last = next((entry for entry in reversed(self.history) if entry.kind == "play"), None)
        return last is not None and last.seat == self.to_move and any(event.reveals for event in last.events)

    def play(self, moves: Sequence[str], *, user: int | None, at: int) -> tuple[Match, JournalEntry]:
        """Decide for the seat to move: all moves or none. Raises IllegalMove, also for moves past a reveal or the
        seat's turn.
        """
        seat, game, events = self.to_move, self.game.copy(), list[Event]()
        if not moves:
            raise IllegalMove("", game.moves())
        for number, move in enumerate(moves):
            if number and (game.to_move != seat or any(event.reveals for event in events)):
                raise IllegalMove(move, ())
            game.play(move, events)
        entry = JournalEntry(self.revision + 1, "play", at, seat, user, tuple(map(str, moves)), events=tuple(events))
        position = game.to_json()
        base, undoable = self._floor(entry, position)
        row = replace(
            self.row,
            revision=entry.revision,
            position=position,
            base=base,
            undoable=undoable,
            ended="over" if game.to_move is None else None,
        )
        story = (*self.history, entry)
        return replace(self, row=row, game=game, history=story, latest=entry), entry

    def _floor(self, entry: JournalEntry, after: str) -> tuple[str, int]:
        """The position to which undoing reaches once this was played, and how many plays it can take back."""
        if any(event.reveals for event in entry.events):
            return after, 0
        if self.undoable and self.undoable[-1].seat != entry.seat and not self._asks_nobody:
            return self.row.position, 1
        return self.row.base, self.row.undoable + 1

    def _base(self) -> Game:
        """The position beyond which nothing can be taken back, to be played on."""
        base: Game = engine.load(self.key).from_json(self.row.base)
        return base

    def take_back(self, count: int, *, user: int, at: int) -> tuple[Match, JournalEntry]:
        """Undo the latest of the `steps`; at most all of them."""
        undoable, step = self.undoable, self.steps[-count]
        kept = undoable[: undoable.index(step)]
        game = self._base()
        for play in kept:
            for move in play.moves:
                game.play(move)
        events = () if self.to_move == step.seat else (Event(REGAINED, step.seat),)
        back = len(undoable) - len(kept)
        entry = JournalEntry(self.revision + 1, "undo", at, step.seat, user, back=back, events=events)
        row = replace(self.row, revision=entry.revision, position=game.to_json(), undoable=len(kept))
        return replace(self, row=row, game=game, history=tuple(_without(self.history, entry)), latest=entry), entry

    def take_back_together(
        self, count: int, then: Game, *, user: int, agreed: Sequence[int], at: int
    ) -> tuple[Match, JournalEntry]:
        """Undo this many decisions, however far back, as the people of these seats agreed; `then` is the game as it was
        before them.
        """
        seat = self.seats_of(user)[0]
        event = Event(TOGETHER, seat, agreed=tuple(agreed))
        entry = JournalEntry(self.revision + 1, "undo", at, seat, user, back=count, events=(event,))
        position = then.to_json()
        row = replace(self.row, revision=entry.revision, position=position, base=position, undoable=0)
        story = tuple(_without(self.history, entry))
        return replace(self, row=row, game=then, history=story, latest=entry), entry

    def abandon(
        self, *, user: int | None, name: str, at: int, agreed: Collection[int] = ()
    ) -> tuple[Match, JournalEntry]:
        """End the game early, by a person or because its time is over. `agreed`: all who wanted it; nobody where
        somebody decided alone.
        """
        yes = self.seats_of_all(agreed)
        event = Event("out_of_time") if user is None else Event("abandon", by=name, agreed=yes)
        entry = JournalEntry(self.revision + 1, "abandon", at, user=user, events=(event,))
        row = replace(self.row, revision=entry.revision, ended="abandoned")
        return replace(self, row=row, history=(*self.history, entry), latest=entry), entry

    def resign(
        self, user: int, to: Callable[[Sequence[Seat]], Seat], *, at: int, late: bool = False
    ) -> tuple[Match, JournalEntry]:
        """Give up all seats of this person, who counts as last: the game ends, or computers go on, which `to` makes
        for the seats taken so far; `late` if their time was up. What was done before can no longer be taken back.
        """
        mine, seats, events = self.seats_of(user), list(self.row.seats), list[Event]()
        ends = self.ends_without(user)
        for seat in mine:
            if ends:
                events.append(Event(ENDS, seat, was=self.names[seat]))
            else:
                seats[seat] = seats[seat].left_to(to(seats))
                events.append(Event("resign", seat, was=self.names[seat], now=seats[seat].name))
        if late:
            events.insert(0, Event(LATE, mine[0], was=self.names[mine[0]]))
        entry = JournalEntry(self.revision + 1, "resign", at, mine[0], user, events=tuple(events))
        row = replace(
            self.row,
            revision=entry.revision,
            seats=tuple(seats),
            base=self.row.position,
            undoable=0,
            ended="over" if ends else None,
        )
        return replace(self, row=row, history=(*self.history, entry), latest=entry), entry

    def may_stand_in(self) -> bool:
        """Whether it is the turn of a person on a server who plays with others that are there."""
        mine = self.row.waits_for
        others = {self.owner(seat) for seat in range(len(self.row.seats))} - {None, mine}
        return not self.over and mine is not None and self.row.guild is not None and bool(others)

    def earlier(self, revision: int) -> Match | None:
        """The match as it was at this revision, played again from its start; None if its rules have changed since."""
        if not _has_our_rules(self.header):
            return None
        try:
            game = self.header.begin()
            for entry in self.history:
                for move in entry.moves if entry.revision <= revision else ():
                    game.play(move)
        except (BadOptions, BadPosition, IllegalMove):
            return None
        return replace(self, game=game)

    def record(self, log: Sequence[str]) -> Record:
        """The whole game with its seed: only for a game that is over."""
        moves = [move for entry in self.history for move in entry.moves]
        given = [seat for seat, _ in self.row.hints]
        hints = [given.count(seat) for seat in range(self.game.seats)] if given else []
        return Record.over(
            self.header, self.game, players=self.names, moves=moves, log=log, hints=hints, resigned=self.resigned
        )


def _has_our_rules(header: Header) -> bool:
    """Whether neither the rules nor the catalogue have changed since."""
    return header.rules_version == engine.load(header.game).rules_version and header.catalogue == catalogue_hash(
        header.game
    )


def replay_undos(journal: Sequence[JournalEntry]) -> tuple[JournalEntry, ...]:
    """The history that the journal describes."""
    story: list[JournalEntry] = []
    for entry in journal:
        if entry.kind == "undo":
            story = _without(story, entry)
        else:
            story.append(entry)
    return tuple(story)


def _without(story: Sequence[JournalEntry], undo: JournalEntry) -> list[JournalEntry]:
    """The history after an undo. The undo entry remains, since what it takes back may have been read; consecutive undos
    become one entry.
    """
    gone = [entry for entry in story if entry.kind == "play"][-undo.back :]
    kept = [entry for entry in story if entry not in gone]
    before = kept[-1] if kept else None
    if isinstance(before, Undone) and before.seat == undo.seat and not (is_together(before) or is_together(undo)):
        kept.pop()
        events = before.events or undo.events
        undo, gone = replace(undo, back=before.back + undo.back, events=events), [*before.gone, *gone]
    facts = {field.name: getattr(undo, field.name) for field in fields(undo)}
    return [*kept, Undone(**facts, gone=tuple(sorted(gone, key=lambda entry: entry.revision)))]


def is_together(entry: JournalEntry) -> bool:
    """Whether it took back what one seat alone could not."""
    return entry.kind == "undo" and any(event.kind == TOGETHER for event in entry.events)


def entries_since(story: Sequence[JournalEntry], seat: int | None) -> Sequence[JournalEntry]:
    """What this seat has not seen yet and what it did since.

    It begins with the last decision of its previous turn, to include the consequences of that decision.
    """
    place = _present_turn(story, seat)
    while place and not (story[place - 1].seat == seat and story[place - 1].kind == "play"):
        place -= 1
    return story[max(place - 1, 0) :]


def own_turn(story: Sequence[JournalEntry], seat: int) -> Sequence[JournalEntry]:
    """What this seat did since the last act of another one."""
    return [entry for entry in story[_present_turn(story, seat) :] if entry.seat == seat]


def _present_turn(story: Sequence[JournalEntry], seat: int | None) -> int:
    """The place behind the last act of another seat."""
    return next((place for place in range(len(story), 0, -1) if _of_another(story[place - 1], seat)), 0)


def _of_another(entry: JournalEntry, seat: int | None) -> bool:
    return entry.seat != seat and _acts(entry)


def _acts(entry: JournalEntry) -> bool:
    """Whether a seat decided or took something back: who sits there makes no turn."""
    return entry.kind in ("play", "undo")

"""What moves lead to, as far as one viewer may know: the rules are asked, no view is built.

    ahead = forecast(game, viewer)                 # nothing is played yet: the pending question and its moves
    lodge = ahead.then(build, site)                # both moves, on a copy
    lodge.stop, lodge.prompt, lodge.moves          # where it ends, or what is asked next
    lodge.gain("cube", of=("red",))                # -2: what the mover pays
    lodge.gains, lodge.points, lodge.later         # everybody's, summed; what it will still bring, and when
    lodge.ends(through={"pay"})                    # what each way to pay leads to
    lodge.here().then(pay).gains                   # of the payment alone

Positions, and what they bring, are kept in the tree that `then` grows: a sequence longer by one costs one more move. A
forecast is valid for the position it was made from, and tells its viewer nothing that the view of that position would
not: laws in tests/engine/laws.py, for every game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, Literal, NamedTuple

from engine.game import Event, Flow, Game, IllegalMove, Move, Prompt, Prospect, Result, Score, View

Stop = Literal["", "reveal", "turn", "over"]


class Gain(NamedTuple):
    """What somebody gets, or with a negative amount pays or loses, on the way: all of it for one cause."""

    seat: int | None
    """None for what no seat owns."""
    kind: str
    of: tuple[str, ...]
    """Which of that kind: a colour, a card; empty where there is but one, or it is unknown."""
    why: str
    amount: int


class Points(NamedTuple):
    """How a line of a projected score changes."""

    seat: int
    line: str
    amount: int


class Forecast:
    """What a sequence of moves of the seat to move leads to, from the position where it began. Never changes."""

    __slots__ = ("_end", "_events", "_gains", "_later", "_made", "_points", "_start", "_then", "_viewer")

    def __init__(self, start: _Place, end: _Place, viewer: int | None) -> None:
        self._start, self._end, self._viewer = start, end, viewer
        self._then: dict[str, Forecast] = {}
        self._made: tuple[Move, ...] | None = None
        self._events: tuple[Event, ...] | None = None
        self._gains: tuple[Gain, ...] | None = None
        self._points: tuple[Points, ...] | None = None
        self._later: tuple[Prospect, ...] | None = None

    def then(self, *moves: str) -> Forecast:
        """After these moves, too. Raises IllegalMove for one that is not among `moves`, where it would be made."""
        at = self
        for move in moves:
            if move not in at._then:
                at._then[move] = Forecast(at._start, at._end.after(move, at._viewer), at._viewer)
            at = at._then[move]
        return at

    def here(self) -> Forecast:
        """The same position as the beginning of another forecast: nothing has been gained yet."""
        return Forecast(self._end, self._end, self._viewer)

    @property
    def seat(self) -> int | None:
        """Whose moves these are."""
        return self._start.game.to_move

    @property
    def made(self) -> tuple[Move, ...]:
        """The moves that lead here."""
        if self._made is None:
            self._made = tuple(place.move for place in self._way() if place.move is not None)
        return self._made

    @property
    def stop(self) -> Stop:
        """Why it goes no further: at a draw, a roll or a reveal, with another seat's turn or decision, or as the game
        is over. Empty while the same seat goes on choosing.
        """
        return self._end.stop

    @property
    def prompt(self) -> Prompt | None:
        """The next question to the same seat; None where it goes no further."""
        return None if self.stop else self._end.prompt()

    @property
    def moves(self) -> tuple[Move, ...]:
        """What can be chosen then, as far as the viewer may know it; empty where it goes no further."""
        return self._end.moves(self._viewer)

    @property
    def knows_all(self) -> bool:
        """Whether `moves` are all that can be chosen then, and not only what is open to everybody."""
        return self._end.game.may_see_moves(self._viewer)

    @property
    def result(self) -> Result | None:
        """How the game ends with these moves."""
        return self._end.game.result if self.stop == "over" else None

    @property
    def events(self) -> tuple[Event, ...]:
        """What happens on the way, up to a reveal or to another seat's turn."""
        if self._events is None:
            self._events = tuple(event for place in self._way() for event in place.events)
        return self._events

    @property
    def gains(self) -> tuple[Gain, ...]:
        """What the events bring and cost, summed by seat, kind and cause, in the order of the events. A game says so by
        its `flows`; of one that declares none, `points` alone tell.
        """
        if self._gains is None:
            self._gains = self.gains_before()
        return self._gains

    def gains_before(self, *kinds: str) -> tuple[Gain, ...]:
        """The same up to the first event of one of these kinds, as of the end of a round that follows by itself."""
        sums: Counter[tuple[int | None, str, tuple[str, ...], str]] = Counter()
        for event in takewhile(lambda event: event.kind not in kinds, self.events):
            for seat, kind, of, why, amount in _flowing(event, self._end.game.flows):
                sums[seat, kind, of, why] += amount
        return tuple(Gain(*key, amount) for key, amount in sums.items() if amount)

    def gain(self, kind: str, *, seat: int | None = None, of: tuple[str, ...] | None = None, why: str = "") -> int:
        """How much of this kind a seat gets, the mover by default: of all sorts and for all causes, or of these."""
        whose = self.seat if seat is None else seat
        return sum(
            gain.amount
            for gain in self.gains
            if (gain.seat, gain.kind) == (whose, kind) and of in (None, gain.of) and why in ("", gain.why)
        )

    @property
    def points(self) -> tuple[Points, ...]:
        """How the projected scores change, by seat and line. At a reveal those of the moment before it."""
        if self._points is None:
            both = enumerate(zip(self._start.scores(), self._end.scores(), strict=True))
            self._points = tuple(Points(seat, *change) for seat, (old, new) in both for change in _changes(old, new))
        return self._points

    def score(self, seat: int | None = None) -> int:
        """How the projected total of a seat changes, that of the mover by default."""
        whose = self.seat if seat is None else seat
        return 0 if whose is None else self._end.scores()[whose].total - self._start.scores()[whose].total

    @property
    def later(self) -> tuple[Prospect, ...]:
        """What these moves add to what will still come, and when; negative amounts for what they take from it. Of a
        game that declares no `prospects` there is none.
        """
        if self._later is None:
            sums: Counter[tuple[Any, ...]] = Counter()
            for sign, place in ((1, self._end), (-1, self._start)):
                for prospect in place.prospects():
                    sums[prospect[:-1]] += sign * prospect.amount
            self._later = tuple(Prospect._make((*key, amount)) for key, amount in sums.items() if amount)
        return self._later

    def ends(self, through: Collection[str] = ()) -> Iterator[Forecast]:
        """What each answer to the next question leads to; through questions of these kinds that follow, what each
        answer to them does, as of a payment in steps. This forecast itself where nothing is left to choose.
        """
        for move in self.moves:
            then = self.then(move)
            if then.prompt is not None and then.prompt.kind in through:
                yield from then.ends(through)
            else:
                yield then
        if not self.moves:
            yield self

    @property
    def position_key(self) -> str | None:
        """What the game stands like, however it came there, to compare positions; None where it goes no further.
        Nothing to show: it knows everything.
        """
        return None if self.stop else self._end.game.position_key()

    def view(self) -> View | None:
        """The viewer's whole view, at the cost of one; None where it goes no further."""
        return None if self.stop else self._end.view(self._viewer)

    def _way(self) -> Iterator[_Place]:
        """The positions from the one after the first move to this one."""
        found, place = list[_Place](), self._end
        while place is not self._start:
            found.append(place)
            assert place.before is not None  # noqa: S101 - the start lies on the way back
            place = place.before
        return reversed(found)


def forecast(game: Game, viewer: int | None) -> Forecast:
    """What this viewer may foresee of the moves of the seat to move; None for what anybody may."""
    start = _Place(None, None, game, (), "" if game.to_move is not None else "over")
    return Forecast(start, start, viewer)


class _Place:
    """A position of the tree, with what happened by the move that led there."""

    __slots__ = (
        *("_after", "_moves", "_prompt", "_prospects", "_scores", "_view"),
        *("before", "events", "game", "move", "stop"),
    )

    def __init__(
        self, before: _Place | None, move: Move | None, game: Game, events: tuple[Event, ...], stop: Stop
    ) -> None:
        self.before, self.move, self.game, self.events, self.stop = before, move, game, events, stop
        self._after: dict[str, _Place] = {}
        self._moves: tuple[Move, ...] | None = None
        self._prompt: Prompt | None = None
        self._prospects: tuple[Prospect, ...] | None = None
        self._scores: tuple[Score, ...] | None = None
        self._view: View | None = None

    def moves(self, viewer: int | None) -> tuple[Move, ...]:
        if self._moves is None:
            self._moves = () if self.stop else tuple(self.game.known_moves(viewer) or ())
        return self._moves

    def prompt(self) -> Prompt | None:
        if self._prompt is None:
            self._prompt = self.game.prompt()
        return self._prompt

    def scores(self) -> tuple[Score, ...]:
        if self._scores is None:
            self._scores = self.game.scores()
        return self._scores

    def prospects(self) -> tuple[Prospect, ...]:
        if self._prospects is None:
            self._prospects = self.game.prospects()
        return self._prospects

    def view(self, viewer: int | None) -> View:
        if self._view is None:
            self._view = self.game.view(viewer)
        return self._view

    def after(self, move: str, viewer: int | None) -> _Place:
        if move not in self._after:
            if move not in (legal := self.moves(viewer)):
                raise IllegalMove(move, legal)
            self._after[move] = self._play(legal[legal.index(move)], viewer)
        return self._after[move]

    def _play(self, move: Move, viewer: int | None) -> _Place:
        game = self.game.copy()
        log = _Log(game)
        game.foresee(move, log)
        events = tuple(event for event in log.visible if event.only in (None, viewer))
        if log.reveals:
            return _Place(self, move, log.halted or game, events, "reveal")
        stop: Stop = "over" if game.to_move is None else "turn" if game.to_move != self.game.to_move else ""
        return _Place(self, move, game, events, stop)


class _Log(list[Event]):
    """Keeps what may be told of a move, and the position at the first reveal by which something else may change."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game, self._blind = game, game.blind
        self.visible: list[Event] = []
        self.halted: Game | None = None
        self.reveals = False

    def append(self, event: Event) -> None:
        if event.reveals:
            self.reveals = True
            if event.kind not in self._blind and self.halted is None:
                self.halted = self._game.copy()
        if self.halted is None and not (self.reveals and event.only is not None):
            self.visible.append(event)


def _flowing(
    event: Event, flows: Mapping[str, tuple[Flow, ...]]
) -> Iterator[tuple[int | None, str, tuple[str, ...], str, int]]:
    for flow in flows.get(event.kind, ()):
        why = str(event.data[flow.why]) if flow.why else event.kind
        amount = event.data.get(flow.amount, 0) if flow.amount else 1
        if not isinstance(amount, int):
            raise TypeError(f"{flow.amount} of {event} is no number")
        for of in _sorts([event.data[fact] for fact in flow.of]):
            yield event.seat, flow.kind, of, why, flow.sign * amount


def _sorts(facts: Sequence[Any]) -> list[tuple[str, ...]]:
    """What these facts name: a list of things is one thing after the other."""
    if len(facts) == 1 and isinstance(facts[0], tuple):
        return [(str(each),) for each in facts[0]]
    return [tuple(map(str, facts))]


def _changes(old: Score, new: Score) -> Iterable[tuple[str, int]]:
    if old.lines == new.lines:
        return ()
    before, after = dict(old.lines), dict(new.lines)
    changes = ((line, after.get(line, 0) - before.get(line, 0)) for line in {**after, **before})
    return [change for change in changes if change[1]]

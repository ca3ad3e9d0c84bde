"""The one driver: a stack of pending entries, moves of the top one, and everything that happens automatically."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from engine.game import IllegalMove, Move, Prompt, Reason
from engine.kernel.decisions import Decision, Entry, Step
from engine.kernel.log import Log
from engine.kernel.state import GameState

S = TypeVar("S", bound=GameState)
Halts = Callable[[Entry], bool] | None


class Rules(Generic[S]):
    """The decisions and steps of a game.

    A move answers the entry on top of `state.todo`: the entry is taken off, then the decision's `play` runs and pushes
    what follows (the next one last). Then steps run, obstacles are passed over, and, with `take_single`, a decision
    with a single move that is public is taken, until somebody has something to decide or the stack is empty, which
    is the end of the game.
    """

    def __init__(
        self,
        *items: Decision[S] | Step[S],
        take_single: bool = False,
        note: Callable[[S, Move, Entry], None] | None = None,
        beside: Callable[[S, Move, Log, Entry], bool] | None = None,
        passed_over: Callable[[S, Entry, str, Log], None] | None = None,
    ) -> None:
        """Hooks, all optional:

        `note` keeps in the state what a player did, before the effect of each chosen move;
        `beside` carries out a move that leaves the decision pending, and says whether it was one;
        `passed_over` tells once, of the last decision passed over in a row, what its obstacle was.
        """
        self.items = {item.name: item for item in items}
        if len(self.items) < len(items):
            raise ValueError("two decisions or steps have the same name")
        self._public = {item.name: item.public for item in items if isinstance(item, Decision)}
        self.moves = _lister(self.items)
        """`moves(state)`: the legal moves, a new list; with `take_single` listed once, when their decision comes up."""
        self.advance = _runner(self.items, self._takes if take_single else None, passed_over)
        """`advance(state, log)`: run on to the next decision somebody has to take. Also called once at set-up."""
        self.apply = _player(self.items, self.advance, note, beside)
        """`apply(state, move, log=None)`: carry out a legal move, then everything that needs no decision; up to where
        `halts`, the fourth argument, says of the entry of a single move that it is not to be taken by itself.
        """
        self._take = _player(self.items, lambda state, log, halts: None, None, beside)

    def decision(self, state: S) -> Decision[S]:
        """The pending decision. Raises IndexError when the game is over."""
        item = self.items[state.todo[-1][0]]
        assert isinstance(item, Decision)  # noqa: S101 - steps never wait
        return item

    def _takes(self, state: S, log: Log) -> bool:
        """List the moves; if there is a single one that everybody can see, carry it out; return whether it was."""
        state.offers = None
        state.offers = offers = self.moves(state)
        if len(offers) != 1 or not self.is_public(state):
            return False
        self._take(state, offers[0], log)
        return True

    def prompt(self, state: S) -> Prompt | None:
        if not state.todo:
            return None
        _, seat, *args = state.todo[-1]
        decision = self.decision(state)
        facts = decision.facts(state, seat, *args) if decision.facts else {}
        return Prompt(seat, decision.name, decision.rules, tuple(facts.items()))

    def is_public(self, state: S) -> bool:
        """Whether everybody may know what can be chosen at the pending decision."""
        entry = state.todo[-1]
        public = self._public[entry[0]]
        return public if isinstance(public, bool) else public(state, *entry[1:])

    def open_moves(self, state: S) -> list[Move] | None:
        """What everybody may know of the moves: all of them, those that take nothing hidden, or None for nothing."""
        if self.is_public(state):
            return self.moves(state)
        listed = self.decision(state).open
        return None if listed is None else listed(state, *state.todo[-1][1:])

    def candidates(self, state: S) -> list[Move]:
        """The moves that `why_not` can explain, the legal ones among them; none when the game is over."""
        if not state.todo:
            return []
        decision = self.decision(state)
        if decision.candidates is None:
            return self.moves(state)
        return list(decision.candidates(state, *state.todo[-1][1:]))

    def why_not(self, state: S, text: str) -> tuple[Reason, ...]:
        """What the pending decision's conditions lack for this move; empty for a legal one.

        Raises IllegalMove for a move that is no candidate here.
        """
        candidates = self.candidates(state)
        if text not in candidates:
            raise IllegalMove(text, self.moves(state))
        return self._lacks(state, candidates[candidates.index(text)])  # type: ignore[arg-type]

    def forbidden(self, state: S) -> list[tuple[Move, tuple[Reason, ...]]]:
        """The candidates that lack something, in their order, each with what."""
        found = ((move, self._lacks(state, move)) for move in self.candidates(state))
        return [(move, reasons) for move, reasons in found if reasons]

    def _lacks(self, state: S, move: Move) -> tuple[Reason, ...]:
        args = state.todo[-1][1:]
        found = ((one, one.missing(state, move, *args)) for one in self.decision(state).conditions)
        return tuple(
            Reason(one.key, one.rule, tuple(facts.items()), one.listed) for one, facts in found if facts is not None
        )


def _lister(items: Mapping[str, Decision[S] | Step[S]]) -> Callable[[S], list[Move]]:
    """A plain function, which a game takes over as its method: a random game spends a tenth of its time on the way."""
    decisions = [item for item in items.values() if isinstance(item, Decision)]
    listed = {one.name: (one.moves or one.legal, len(one.args)) for one in decisions}

    def moves(state: S) -> list[Move]:
        todo = state.todo
        if not todo:
            return []
        if state.offers is not None:
            return state.offers[:]
        entry = todo[-1]
        moves_of, args = listed[entry[0]]
        if args == 0:  # calls with a star are several times slower
            return moves_of(state, entry[1])
        return moves_of(state, entry[1], entry[2]) if args == 1 else moves_of(state, *entry[1:])

    return moves


def _player(
    items: Mapping[str, Decision[S] | Step[S]],
    advance: Callable[[S, Log, Halts], None],
    note: Callable[[S, Move, Entry], None] | None,
    beside: Callable[[S, Move, Log, Entry], bool] | None,
) -> Callable[..., None]:
    """A plain function, as `_lister`."""
    effects = {item.name: (item.play, len(item.args)) for item in items.values() if isinstance(item, Decision)}

    def apply(state: S, move: Move, log: Log = None, halts: Halts = None) -> None:
        entry = state.todo[-1]
        if beside is not None and beside(state, move, log, entry):
            advance(state, log, halts)
            return
        state.todo.pop()
        if note is not None:
            note(state, move, entry)
        effect, args = effects[entry[0]]
        if args == 0:
            effect(state, move, log, entry[1])
        elif args == 1:
            effect(state, move, log, entry[1], entry[2])
        else:
            effect(state, move, log, *entry[1:])
        advance(state, log, halts)

    return apply


def _runner(
    items: Mapping[str, Decision[S] | Step[S]],
    takes: Callable[[S, Log], bool] | None,
    passed_over: Callable[[S, Entry, str, Log], None] | None,
) -> Callable[..., None]:
    """A plain function, as `_lister`."""
    steps = {item.name: (item.run, len(item.args)) for item in items.values() if isinstance(item, Step)}
    decisions = [item for item in items.values() if isinstance(item, Decision)]
    obstacles = {decision.name: decision.obstacle for decision in decisions if decision.obstacle}
    waits = {decision.name for decision in decisions if takes is None and not decision.obstacle}

    def advance(state: S, log: Log, halts: Halts = None) -> None:
        todo = state.todo
        passed: tuple[Entry, str] | None = None
        while todo:
            entry = todo[-1]
            step = steps.get(entry[0])
            if step is not None:
                todo.pop()
                if step[1] == 0:
                    step[0](state, log, entry[1])
                else:
                    step[0](state, log, *entry[1:])
            elif entry[0] in waits:
                break
            elif entry[0] in obstacles and (why := obstacles[entry[0]](state, *entry[1:])):
                passed = todo.pop(), why
            elif takes is None or (halts is not None and halts(entry)) or not takes(state, log):
                break
        if passed is not None and passed_over is not None:
            passed_over(state, *passed, log)

    return advance

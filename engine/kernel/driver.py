"""The one driver: a stack of pending entries, moves of the top one, and everything that happens by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from engine.game import IllegalMove, Move, Prompt, Reason
from engine.kernel.decisions import Decision, Entry, Step
from engine.kernel.log import Log
from engine.kernel.state import GameState

S = TypeVar("S", bound=GameState)


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
        self._take_single = take_single
        self._note = note
        self._beside = beside
        self._passed_over = passed_over

    def decision(self, state: S) -> Decision[S]:
        """The pending decision. Raises IndexError when the game is over."""
        item = self.items[state.todo[-1][0]]
        assert isinstance(item, Decision)  # noqa: S101 - steps never wait
        return item

    def moves(self, state: S) -> list[Move]:
        """The legal moves, a new list; listed once per decision and kept in `state.offers`."""
        offers = state.offers
        if offers is None:
            offers = state.offers = self._list(state)
        return offers[:]

    def _list(self, state: S) -> list[Move]:
        if not state.todo:
            return []
        entry = state.todo[-1]
        return self.items[entry[0]].moves(state, *entry[1:])  # type: ignore[union-attr]

    def apply(self, state: S, move: Move, log: Log) -> None:
        """Carry out a legal move, then everything that nobody decides."""
        self._answer(state, move, log, noted=True)
        self.advance(state, log)

    def _answer(self, state: S, move: Move, log: Log, *, noted: bool) -> None:
        entry = state.todo[-1]
        state.offers = None
        if self._beside is not None and self._beside(state, move, log, entry):
            return
        state.todo.pop()
        if noted and self._note is not None:
            self._note(state, move, entry)
        self.items[entry[0]].play(state, move, log, *entry[1:])  # type: ignore[union-attr]

    def advance(self, state: S, log: Log) -> None:
        """Run on to the next decision somebody has to take. Also called once at set-up."""
        passed: tuple[Entry, str] | None = None
        state.offers = None
        while state.todo:
            entry = state.todo[-1]
            item = self.items[entry[0]]
            if item.__class__ is Step:
                state.todo.pop()
                item.run(state, log, *entry[1:])
            elif item.obstacle is not None and (why := item.obstacle(state, *entry[1:])):  # type: ignore[union-attr]
                state.todo.pop()
                passed = entry, why
            elif self._take_single and len(offers := self.moves(state)) == 1 and self.is_public(state):
                self._answer(state, offers[0], log, noted=False)
            else:
                break
        if passed is not None and self._passed_over is not None:
            self._passed_over(state, *passed, log)

    def prompt(self, state: S) -> Prompt | None:
        if not state.todo:
            return None
        _, seat, *args = state.todo[-1]
        decision = self.decision(state)
        facts = decision.facts(state, seat, *args) if decision.facts else {}
        return Prompt(seat, decision.name, decision.rules, tuple(facts.items()))

    def is_public(self, state: S) -> bool:
        """Whether everybody may know what can be chosen at the pending decision."""
        public = self.decision(state).public
        return public if isinstance(public, bool) else public(state, *state.todo[-1][1:])

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
        move = candidates[candidates.index(text)]  # type: ignore[arg-type]
        found = []
        for condition in self.decision(state).conditions:
            facts = condition.missing(state, move, *state.todo[-1][1:])
            if facts is not None:
                found.append(Reason(condition.key, condition.rule, tuple(facts.items())))
        return tuple(found)

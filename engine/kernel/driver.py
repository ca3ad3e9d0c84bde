"""The one driver: a stack of pending entries, moves of the top one, and everything that happens automatically."""

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
        decisions = {item.name: item for item in items if isinstance(item, Decision)}
        self._moves = {name: decision.moves for name, decision in decisions.items()}
        self._play = {name: decision.play for name, decision in decisions.items()}
        self._obstacles = {name: decision.obstacle for name, decision in decisions.items() if decision.obstacle}
        self._public = {name: decision.public for name, decision in decisions.items()}
        self._steps = {item.name: item.run for item in items if isinstance(item, Step)}
        self._take_single = take_single
        self._always_waits = not (take_single or self._obstacles)
        self._note = note
        self._beside = beside
        self._passed_over = passed_over

    def decision(self, state: S) -> Decision[S]:
        """The pending decision. Raises IndexError when the game is over."""
        item = self.items[state.todo[-1][0]]
        assert isinstance(item, Decision)  # noqa: S101 - steps never wait
        return item

    def moves(self, state: S) -> list[Move]:
        """The legal moves, a new list; with `take_single` they are listed once, when their decision comes up."""
        if not state.todo:
            return []
        if state.offers is not None:
            return state.offers[:]
        entry = state.todo[-1]
        listed = self._moves[entry[0]]
        size = len(entry)  # calls with a star are several times slower
        if size == 3:
            return listed(state, entry[1], entry[2])
        return listed(state, entry[1]) if size == 2 else listed(state, *entry[1:])

    def apply(self, state: S, move: Move, log: Log) -> None:
        """Carry out a legal move, then everything that needs no decision."""
        entry = state.todo[-1]
        if self._beside is None or not self._beside(state, move, log, entry):
            state.todo.pop()
            if self._note is not None:
                self._note(state, move, entry)
            play = self._play[entry[0]]
            size = len(entry)
            if size == 3:
                play(state, move, log, entry[1], entry[2])
            elif size == 2:
                play(state, move, log, entry[1])
            else:
                play(state, move, log, *entry[1:])
        self.advance(state, log)

    def advance(self, state: S, log: Log) -> None:
        """Run on to the next decision somebody has to take. Also called once at set-up."""
        steps = self._steps
        passed: tuple[Entry, str] | None = None
        while todo := state.todo:
            entry = todo[-1]
            if entry[0] in steps:
                todo.pop()
                if len(entry) == 2:
                    steps[entry[0]](state, log, entry[1])
                else:
                    steps[entry[0]](state, log, *entry[1:])
            elif self._always_waits:
                return
            elif self._obstacles and (why := self._obstacle(state)):
                passed = todo.pop(), why
            elif not (self._take_single and self._takes(state, log)):
                break
        if passed is not None and self._passed_over is not None:
            self._passed_over(state, *passed, log)

    def _obstacle(self, state: S) -> str | None:
        entry = state.todo[-1]
        obstacle = self._obstacles.get(entry[0])
        if obstacle is None:
            return None
        return obstacle(state, entry[1]) if len(entry) == 2 else obstacle(state, *entry[1:])

    def _takes(self, state: S, log: Log) -> bool:
        """List the moves; if there is a single one that everybody can see, carry it out; return whether it was."""
        entry = state.todo[-1]
        listed = self._moves[entry[0]]
        state.offers = offers = listed(state, entry[1]) if len(entry) == 2 else listed(state, *entry[1:])
        if len(offers) != 1 or not self.is_public(state):
            return False
        if self._beside is None or not self._beside(state, offers[0], log, entry):
            state.todo.pop()
            play = self._play[entry[0]]
            if len(entry) == 2:
                play(state, offers[0], log, entry[1])
            else:
                play(state, offers[0], log, *entry[1:])
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

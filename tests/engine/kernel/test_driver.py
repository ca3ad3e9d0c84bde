"""The driver, by a game of counters: a seat adds to a sum or passes, some things happen by themselves."""

from __future__ import annotations

import json
from typing import Annotated, Any

import pytest

from engine.game import BadPosition, Event, IllegalMove, Move, Reason, Seat
from engine.kernel.codecs import Number
from engine.kernel.decisions import Arg, Condition, Decision, Entry, Facts, Step
from engine.kernel.driver import Rules
from engine.kernel.log import Log, emit
from engine.kernel.state import GameState

ADD = tuple(Move(f"add {number}", (number,)) for number in range(5))
CLAIM, PASS = Move("claim"), Move("pass")


class State(GameState):
    sum: Annotated[int, Number()] = 0
    said: tuple[str, ...] = ()


def state(*todo: Entry) -> State:
    made = State()
    made.seats, made.options, made.todo = 2, {}, list(todo)
    return made


def most(s: State, seat: Seat, limit: int) -> list[Move]:
    return [*ADD[1 : limit + 1], PASS]


def add(s: State, move: Move, log: Log, seat: Seat, limit: int) -> None:
    if move.args:
        s.sum += move.args[0]
        s.todo.append(("tell", seat))
    emit(log, "added", seat, sum=s.sum)


def tell(s: State, log: Log, seat: Seat) -> None:
    emit(log, "told", seat, sum=s.sum)


def within(s: State, move: Move, seat: Seat, limit: int) -> Facts | None:
    return None if not move.args or move.args[0] <= limit else {"limit": limit}


def something(s: State, move: Move, seat: Seat, limit: int) -> Facts | None:
    return {} if move.args == (0,) else None


def all_moves(s: State, seat: Seat, limit: int) -> tuple[Move, ...]:
    return (*ADD, PASS)


def limit_fact(s: State, seat: Seat, limit: int) -> Facts:
    return {"limit": limit}


def is_public(s: State, seat: Seat, limit: int) -> bool:
    return s.sum < 100


def obstacle(s: State, seat: Seat, limit: int) -> str | None:
    return "full" if s.sum >= 10 else None


def decision(**changes: Any) -> Decision[State]:
    declared: dict[str, Any] = {
        "name": "add",
        "rules": ("X-1.1",),
        "moves": most,
        "play": add,
        "args": (Arg("limit", Number(), default=4),),
    }
    return Decision(**(declared | changes))


TELL = Step("tell", tell)


def test_the_top_of_the_stack_is_answered_and_steps_run() -> None:
    rules, s, log = Rules(decision(), TELL), state(("add", 1, 2), ("add", 0, 3)), list[Event]()
    assert rules.moves(s) == ["add 1", "add 2", "add 3", "pass"]
    rules.apply(s, ADD[3], log)
    assert (s.sum, s.todo) == (3, [("add", 1, 2)])
    assert [(event.kind, event.seat) for event in log] == [("added", 0), ("told", 0)]
    rules.apply(s, PASS, None)
    assert s.todo == []
    assert rules.moves(s) == []
    assert rules.prompt(s) is None


def test_prepared_moves_are_listed_once_and_cannot_be_spoiled() -> None:
    listed: list[int] = []

    def counted(s: State, seat: Seat, limit: int) -> list[Move]:
        listed.append(limit)
        return [PASS]

    rules, s = Rules(decision(moves=counted), TELL, take_single=True), state(("add", 0, 1))
    rules.advance(s, None)
    rules.moves(s).clear()
    assert rules.moves(s) == [PASS]
    assert rules.moves(s.copy()) == [PASS]
    assert len(listed) == 1


def test_the_question_bears_seat_rules_and_facts() -> None:
    rules = Rules(decision(facts=limit_fact))
    prompt = rules.prompt(state(("add", 1, 2)))
    assert prompt is not None
    assert (prompt.seat, prompt.kind, prompt.rules, prompt.data) == (1, "add", ("X-1.1",), (("limit", 2),))


def test_reasons_come_from_the_conditions() -> None:
    conditions = (Condition("within", "X-1.2", within), Condition("something", "X-1.3", something))
    rules, s = Rules(decision(candidates=all_moves, conditions=conditions)), state(("add", 0, 3))
    assert rules.why_not(s, "add 3") == ()
    assert rules.why_not(s, "add 4") == (Reason("within", "X-1.2", (("limit", 3),)),)
    assert rules.why_not(s, "add 0") == (Reason("something", "X-1.3"),)
    with pytest.raises(IllegalMove):
        rules.why_not(s, "claim")


def test_a_decision_without_a_list_of_its_own_lists_what_lacks_nothing() -> None:
    conditions = (Condition("within", "X-1.2", within), Condition("something", "X-1.3", something))
    rules = Rules(decision(moves=None, candidates=all_moves, conditions=conditions))
    assert rules.moves(state(("add", 0, 2))) == ["add 1", "add 2", "pass"]
    with pytest.raises(TypeError, match="add"):
        Rules(decision(moves=None)).moves(state(("add", 0, 2)))


def test_public_is_a_fact_or_a_judgement() -> None:
    s = state(("add", 0, 3))
    assert not Rules(decision()).is_public(s)
    assert Rules(decision(public=True)).is_public(s)
    judged = Rules(decision(public=is_public))
    assert judged.is_public(s)
    s.sum = 100
    assert not judged.is_public(s)


def test_of_moves_that_are_not_public_everybody_knows_those_declared_open() -> None:
    s = state(("add", 0, 3))
    assert Rules(decision()).open_moves(s) is None
    assert Rules(decision(open=lambda s, seat, limit: [PASS])).open_moves(s) == ["pass"]
    everything = Rules(decision(public=True, open=lambda s, seat, limit: [PASS]))
    assert everything.open_moves(s) == everything.moves(s) != ["pass"]


def test_decisions_in_the_way_are_passed_over_and_the_last_is_told() -> None:
    told: list[Any] = []

    def passed_over(s: State, entry: Entry, why: str, log: Log) -> None:
        told.append((entry, why, list(s.todo)))

    items = decision(obstacle=obstacle), decision(name="end"), TELL
    rules = Rules(*items, passed_over=passed_over)
    s = state(("end", 0, 1), ("add", 0, 3), ("add", 1, 3), ("add", 0, 4))
    s.sum = 8
    rules.apply(s, ADD[4], None)
    assert s.todo == [("end", 0, 1)]
    assert told == [(("add", 0, 3), "full", [("end", 0, 1)])]


@pytest.mark.parametrize(("public", "left"), [(True, []), (False, [("add", 0, 0)])])
def test_a_single_move_is_taken_where_everybody_knows_it(public: bool, left: list[Entry]) -> None:
    noted: list[str] = []

    def note(s: State, move: Move, entry: Entry) -> None:
        noted.append(str(move))

    rules = Rules(decision(public=public), TELL, take_single=True, note=note)
    s = state(("add", 0, 0), ("add", 0, 2))
    rules.apply(s, ADD[2], None)
    assert s.todo == left
    assert noted == ["add 2"], "what nobody chose is not noted"


def test_a_decision_without_moves_waits() -> None:
    def nothing(s: State, seat: Seat, limit: int) -> list[Move]:
        return []

    rules, s = Rules(decision(public=True, moves=nothing), take_single=True), state(("add", 0, 0))
    rules.advance(s, None)
    assert s.todo == [("add", 0, 0)]


def test_a_move_beside_leaves_the_decision_pending() -> None:
    def beside(s: State, move: Move, log: Log, entry: Entry) -> bool:
        if move == CLAIM:
            s.sum += 100
        return move == CLAIM

    rules, s = Rules(decision(), TELL, beside=beside), state(("add", 0, 2))
    assert rules.moves(s) == ["add 1", "add 2", "pass"]
    rules.apply(s, CLAIM, None)
    assert (s.sum, s.todo) == (100, [("add", 0, 2)])
    rules.apply(s, ADD[2], None)
    assert (s.sum, s.todo) == (102, [])


def test_two_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="same name"):
        Rules(decision(), decision())


def test_the_stack_is_written_with_its_arguments() -> None:
    from engine.kernel.codecs import At
    from engine.kernel.position import Stack

    stack, here = Stack(Rules(decision(), TELL)), At("pending", 2)
    data = [{"then": "tell"}, {"ask": "add", "seat": 1, "limit": 3}]
    assert stack.dump([("tell", None), ("add", 1, 3)]) == data
    assert stack.load(data, here) == [("tell", None), ("add", 1, 3)]
    assert stack.load([{"ask": "add", "seat": 0}], here) == [("add", 0, 4)]
    for wrong, words in (
        ([{"ask": "tell", "seat": 0}], "pending.0.ask: 'tell' is none of add"),
        ([{"ask": "add", "seat": 0, "limit": -1}], "pending.0.limit: -1 is not a number"),
        ([{}], "pending.0.then: None is none of tell"),
        ([5], "pending.0: 5 is not an object"),
        ([{"then": "tell"}] * 65, "pending: 65 are more than the 64"),
        ([{"ask": ["add"], "seat": 0}], "pending.0.ask"),
    ):
        with pytest.raises(BadPosition, match=words):
            stack.load(json.loads(json.dumps(wrong)), here)

"""Positions beyond what the toy needs: nested parts, parts of several fields, what is computed, and what waits."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Annotated, Any, Self

import pytest

from engine.game import BadPosition, Game, Move, Result, Score, Seat, View
from engine.kernel.codecs import FLAG, At, EachSeat, Number
from engine.kernel.decisions import Decision, Step
from engine.kernel.driver import Rules
from engine.kernel.game import StackGame
from engine.kernel.log import Log
from engine.kernel.position import Format, Part, Struct
from engine.kernel.state import Fields, GameState

COUNT = Move("count")


class Board(Fields):
    low: int
    high: int
    built: Annotated[bool, FLAG] = False
    mana: Annotated[int, Number()]
    span: int


def dump_range(board: Board) -> list[int]:
    return [board.low, board.high]


def load_range(board: Board, data: Any, at: At) -> None:
    if data is None:
        data = [0, 1]
    if not isinstance(data, list) or len(data) != 2:
        at.refuse("two numbers")
    board.low, board.high = (Number().load(each, at / number) for number, each in enumerate(data))


def in_order(board: Board, at: At) -> None:
    if board.span < 0:
        at.refuse("the low end comes first")


BOARD = Struct(
    Board,
    parts=(Part("range", dump_range, load_range),),
    fill={"mana": lambda board: board.high, "span": lambda board: board.high - board.low},
    check=in_order,
)


class State(GameState):
    boards: Annotated[list[Board], EachSeat(BOARD)]
    counted: Annotated[int, Number()] = 0
    steps: Annotated[int, Number()] = 0


def moves(s: State, seat: Seat) -> list[Move]:
    return [COUNT] if s.counted < 5 else []


def play(s: State, move: Move, log: Log, seat: Seat) -> None:
    s.counted += 1


def enough(s: State, seat: Seat) -> str | None:
    return "enough" if s.counted == 4 else None


def walk(s: State, log: Log, seat: Seat | None) -> None:
    s.steps += 1


RULES = Rules(Decision(name="count", rules=(), moves=moves, play=play, obstacle=enough), Step("walk", walk))


class Counting(State, StackGame):
    key = "counting"
    rules_version = 1
    min_seats = 1
    max_seats = 3
    rules = RULES
    position = Format(State, RULES, fill={"todo": lambda s: [("count", 0)]})

    @classmethod
    def new(cls, *, seats: int, seed: int | bytes, options: Mapping[str, str] | None = None) -> Self:
        raise NotImplementedError

    @property
    def result(self) -> Result | None:
        return None

    def view(self, seat: int | None) -> View:
        raise NotImplementedError

    def deal_again(self, seat: int | None, rng: Random) -> None:
        """Nothing is hidden."""

    def scores(self) -> tuple[Score, ...]:
        return ()


def load(**changes: Any) -> Any:
    content: dict[str, Any] = {"game": "counting", "boards": [{}, {}]}
    return Counting.from_json(json.dumps(content | changes))


def test_what_is_left_out_is_computed_after_what_is_given() -> None:
    game: Game = load(boards=[{"range": [2, 7]}, {"mana": 3}])
    content = json.loads(game.to_json())
    assert content["seats"] == 2
    assert content["pending"] == [{"ask": "count", "seat": 0}]
    assert content["boards"] == [
        {"built": False, "mana": 7, "range": [2, 7]},
        {"built": False, "mana": 3, "range": [0, 1]},
    ]
    assert Counting.from_json(game.to_json()).to_json() == game.to_json()


def test_null_stands_for_what_is_computed() -> None:
    assert load(boards=[{"mana": None}], pending=None).boards[0].mana == 1
    with pytest.raises(BadPosition, match="counted: None is not a number"):
        load(counted=None)


def test_steps_on_top_are_run() -> None:
    game = load(pending=[{"ask": "count", "seat": 1}, {"then": "walk"}, {"then": "walk", "seat": 0}])
    assert (game.steps, game.to_move, game.moves()) == (2, 1, ["count"])


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"boards": [{"range": [2, 1]}]}, "boards.0: the low end comes first"),
        ({"boards": [{}, {"range": [2]}]}, "boards.1.range: two numbers"),
        ({"boards": [{}, {"range": [2, -1]}]}, "boards.1.range.1: -1 is not a number"),
        ({"boards": [{}, 5]}, "boards.1: 5 is not an object"),
        ({"boards": [{"span": 1}]}, "boards.0.span: there is no such field"),
        ({"boards": []}, "seats: 0 is not a number from 1 to 3"),
        ({"boards": 7}, "seats: None is not a number from 1 to 3"),
        ({"boards": [{}] * 2, "seats": 3}, "boards: one for each of the 3 seats, not 2"),
        ({"counted": 4}, "pending: 'count' is passed over: enough"),
        ({"counted": 5}, "pending: nothing can be chosen at 'count'"),
        ({"options": []}, r"options: \[\] is not an object"),
        ({"offers": []}, "offers: there is no such field"),
    ],
)
def test_what_cannot_be_is_refused_by_name(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        load(**changes)


def test_what_comes_up_after_steps_is_passed_over_as_in_play() -> None:
    assert load(counted=4, pending=[{"ask": "count", "seat": 0}, {"then": "walk"}]).to_move is None

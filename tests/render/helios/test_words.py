"""The words tell everything the view tells."""

from __future__ import annotations

from dataclasses import asdict, fields, replace
from typing import Any

import pytest

import render
from engine.game import Move, Prompt, Result, Score
from engine.helios import GAME
from engine.helios.view import BoardView, Destination, HeliosView, StackView, TileView
from render import Say
from render.theme import DARK
from tests.render.helios import reading
from tests.render.helios.games import NAMES, busy, focus, moments

PICTURES = render.load("helios")


def told(view: HeliosView, say: Say) -> list[str]:
    return PICTURES.words(view, focus(view), say)


def read(view: HeliosView, say: Say) -> dict[str, Any]:
    """The facts as the words have them."""
    first, *boards, last = told(view, say)

    def reader(text: str) -> reading.Reader:
        return reading.Reader(text, NAMES[: view.seats], say)

    return {
        **reading.table(reader(first)),
        "boards": [reading.board(reader(text)) for text in boards],
        **reading.display(reader(last)),
    }


def facts(view: HeliosView, say: Say) -> dict[str, Any]:
    """The facts as the view has them, in the same form."""
    known: dict[str, Any] = {
        key: getattr(view, key)
        for key in ("seats", "phase", "round", "rounds", "turn", "turns", "order", "start", "last", "columns", "offer")
    }
    known |= {
        "preset": dict(view.options)["preset"],
        "to_move": view.to_move,
        "stacks": tuple((stack.stack, stack.open, stack.left) for stack in view.stacks),
        "specials": _some(view.specials),
        "piles": _some(view.piles),
        "additional": _some(view.additional),
        "discards": {symbol: _some(tiles) for symbol, tiles in view.discards},
        "temporary": view.temporary,
        "boards": [_board(board, score) for board, score in zip(view.boards, view.scores, strict=True)],
    }
    if view.prompt:
        return known | {
            "ask": say(f"helios-ask-{view.prompt.kind}", **dict(view.prompt.data)),
            "rules": view.prompt.rules,
            "pending": view.pending,
            "destinations": tuple(tuple(asdict(way).values()) for way in view.destinations),
            "worth": view.worth,
            "moves": tuple(map(str, view.moves)) if view.moves is not None else None,
        }
    assert view.result
    return known | {"reason": say(f"helios-end-{view.result.reason}"), "ranks": view.result.ranks}


def _board(board: BoardView, score: Score) -> dict[str, Any]:
    known = {field.name: getattr(board, field.name) for field in fields(board)}
    known |= {"cubes": _some(board.cubes), "payable": dict(board.payable)}
    known |= {"total": score.total, "lines": dict(score.lines), "ties": _some(score.ties)}
    known["tiles"] = tuple(tuple(asdict(tile).values()) for tile in board.tiles)
    return known


def _some(stock: tuple[tuple[str, int], ...]) -> dict[str, int]:
    return {thing: count for thing, count in stock if count}


def test_the_words_of_whole_games_read_back_as_the_facts(say: Say) -> None:
    for view in moments():
        assert read(view, say) == facts(view, say)


# -- changing any one field changes the words


def other(value: Any) -> Any:
    """Another value of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case Move() | str():
            return {"redwood": "bamboo", "d4": "c4"}.get(value, "redwood")
        case None:
            return "redwood"
        case tuple():
            return (*value[:-1], changed(value[-1])) if value else ("redwood",)
    return changed(value)


def changed(value: Any) -> Any:
    """The first field of a record changed; anything else as a whole."""
    match value:
        case TileView() | StackView() | Destination() | BoardView() | Score() | Prompt() | Result():
            name = fields(value)[0].name
            return replace(value, **{name: other(getattr(value, name))})
    return other(value)


SPECIAL: dict[str, Any] = {
    "seats": 4,
    "options": (("preset", "yucata"),),
    "prompt": Prompt(0, "bonus"),
    "moves": (Move("pass"),),
    "result": Result((2, 1, 1), "scored"),
    "phase": "characters",
    "order": (2, 1, 0),
    "areas": (("red", (("land", "gray"),) * 3), ("yellow", ()), ("blue", ())),
    "temporary": (("land", "red"),),
    "pending": ("spring",),
    "destinations": (Destination("a1", 1, (), 0, 0),),
    "worth": (("c3", 6),),
    "last": (1, "pass"),
    "lines": (("collected", 99),),
    "ties": (("cubes", 99),),
    "payable": (("temple", 9),),
}
"""Other values where `other` would make none that can be told."""


def variants(record: Any, **kept: Any) -> list[tuple[str, Any]]:
    """The record with each of its fields changed in turn."""
    return [
        (field.name, replace(record, **{field.name: SPECIAL.get(field.name, other(getattr(record, field.name)))}))
        for field in fields(record)
        if field.name not in kept.get("but", ())
    ]


@pytest.fixture(scope="module")
def middle() -> HeliosView:
    """A decision late in a game for three, with temples, special tiles and characters about."""
    for view in busy(3, 1):
        board = view.boards[0]
        special = any(tile.special for tile in board.tiles)
        if view.phase == "actions" and special and all((board.temples, board.hired, board.corners, board.path)):
            return view
    raise AssertionError("no such moment")


def test_every_field_of_the_table_is_told(middle: HeliosView, say: Say) -> None:
    words = told(middle, say)
    skipped = {"game", "seat", "seats", "boards", "scores", "result"}
    for name, twin in variants(middle, but=skipped):
        assert told(twin, say) != words, name


def test_every_field_of_a_board_is_told(middle: HeliosView, say: Say) -> None:
    words = told(middle, say)
    for name, board in variants(middle.boards[0], but={"seat"}):
        assert told(replace(middle, boards=(board, *middle.boards[1:])), say) != words, name
    for name, score in variants(middle.scores[0]):
        assert told(replace(middle, scores=(score, *middle.scores[1:])), say) != words, name


def test_every_field_of_a_tile_is_told(middle: HeliosView, say: Say) -> None:
    words = told(middle, say)
    board = middle.boards[0]
    place = next(index for index, tile in enumerate(board.tiles) if tile.special)
    for name, tile in variants(board.tiles[place]):
        tiles = (*board.tiles[:place], tile, *board.tiles[place + 1 :])
        twin = replace(middle, boards=(replace(board, tiles=tiles), *middle.boards[1:]))
        assert told(twin, say) != words, name


def test_every_field_of_a_stack_and_a_destination_is_told(middle: HeliosView, say: Say) -> None:
    words = told(middle, say)
    for name, stack in variants(middle.stacks[0]):
        assert told(replace(middle, stacks=(stack, *middle.stacks[1:])), say) != words, name
    way = Destination("c3", 2, ("spring",), 3, 5)
    words = told(replace(middle, destinations=(way,)), say)
    for name, another in variants(way):
        assert told(replace(middle, destinations=(another,)), say) != words, name


def test_the_result_is_told(say: Say) -> None:
    view = next(view for view in moments(step=1000) if view.result)
    assert view.result
    for name, result in variants(view.result, but={"reason"}):
        assert told(replace(view, result=result), say) != told(view, say), name


def test_alt_texts_are_short_sentences_with_a_title_first(say: Say) -> None:
    for view in moments(step=11):
        for picture in PICTURES.gallery(view, focus(view), DARK, say) + PICTURES.pictures(view, focus(view), DARK, say):
            assert len(picture.alt) <= 1000
            assert picture.alt.endswith(".")
            title = picture.alt.partition(". ")[0]
            assert (
                title in {"The shared display", "The final scores"} | {f"{name}’s board" for name in NAMES}
                or "boards of" in title
            )


def test_a_player_is_not_told_what_is_not_there(say):
    view = GAME.new(seats=2, seed=1).view(0)
    told = " ".join(PICTURES.own(view, focus(view), say))
    assert "mana" in told
    assert "has built" not in told

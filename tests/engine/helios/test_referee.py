"""Engine and referee agree on whole random games: every decision, every choice, every piece and point.

A few games here, as many as HELIOS_GAMES says for the long run.
"""

import json
import os
from collections import Counter
from functools import partial
from random import Random
from typing import Any

import pytest

from engine.helios import Helios
from tests.engine.helios.referee import SYMBOLS, Referee

NUMBER = int(os.environ.get("HELIOS_GAMES", "1"))
TABLES = [(seats, preset) for preset in ("booklet", "yucata") for seats in (2, 3, 4)]


@pytest.mark.parametrize(("seats", "preset"), TABLES)
def test_the_referee_agrees_move_by_move(seats: int, preset: str) -> None:
    for seed in range(NUMBER):
        game = Helios.new(seats=seats, seed=seed, options={"preset": preset})
        referee = Referee(position(game), partial(position, game))
        rng = Random(seed)
        while game.to_move is not None:
            assert referee.asked == (game.to_move, set(game.moves())), where(game, seed)
            assert pieces(referee.table) == pieces(position(game)), where(game, seed)
            move = chosen(game, rng)
            game.play(move)
            referee.hear(move)
        assert referee.asked is None
        assert pieces(referee.table) == pieces(position(game))
        assert [score.total for score in game.scores()] == [referee.points(seat) for seat in range(seats)]
        assert game.result.ranks == referee.ranks()


def chosen(game: Helios, rng: Random) -> str:
    """Any move, but passing and ending less often than at random, so that more is done."""
    moves = [move for move in game.moves() if move.verb not in ("pass", "decline", "end")]
    return rng.choice(moves if moves and rng.random() < 0.8 else game.moves())


def position(game: Helios) -> dict[str, Any]:
    """With a place for everything that may lie there."""
    table = json.loads(game.to_json())
    for board in table["boards"]:
        board["areas"] = {"red": [], "yellow": [], "blue": []} | board["areas"]
    for rows in ("columns", "piles"):
        table[rows] = {symbol: table[rows].get(symbol, []) for symbol in SYMBOLS}
    return table | {pieces: Counter(table[pieces]) for pieces in ("discards", "temporary")}


def where(game: Helios, seed: int) -> str:
    return f"seed {seed}, after {game.view(None).last}, asked {game.prompt()}: {game.to_json()}"


def pieces(table: dict[str, Any]) -> dict[str, Any]:
    """What lies on the table, without what waits, what happened last and the order where none counts."""
    boards = []
    for board in table["boards"]:
        tiles = {hex_: {**tile, "cubes": sorted(tile["cubes"])} for hex_, tile in board["tiles"].items()}
        kept = {name: board[name] for name in ("sun", "sun_beside", "sun_value", "mana", "points", "areas")}
        boards.append({**kept, "tiles": tiles, **{name: sorted(board[name]) for name in ("built", "hired", "active")}})
    names = ("round", "start", "columns", "piles", "discards", "temporary", "open_land", "additional", "below")
    return {"boards": boards, **{name: table[name] for name in names}}

"""Counts of decision paths, as chess engines are compared by: `D3 48` is the number of ways to play three decisions.

One line per position in tests/data/perft/<game>.txt: `seats=2 seed=7 after=20 ; D1 4 ; D2 12 ; D3 48`, where `after`
decisions are taken by the stream "perft". Hidden draws come from the fixed seed. `python -m tests.engine.perft
GAME` counts again.
"""

import sys
from pathlib import Path

import engine
from engine.chance import Stream, seed_bytes
from engine.game import Game

FOLDER = Path(__file__).parents[1] / "data" / "perft"


def count(game: Game, depth: int) -> int:
    """Ways to play this many decisions from here; a game that is over has one way to play none."""
    moves = game.moves()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        twin = game.copy()
        twin.apply(move)
        total += count(twin, depth - 1)
    return total


def position(key: str, text: str) -> Game:
    facts = {name: int(value) for name, value in (fact.split("=") for fact in text.split())}
    game = engine.load(key).new(seats=facts["seats"], seed=facts["seed"])
    choose = Stream(seed_bytes(facts["seed"]), "perft")
    for _ in range(facts["after"]):
        moves = game.moves()
        if not moves:
            raise SystemExit(f"tests/data/perft/{key}.txt: the game of `{text}` is over before that: lower `after`")
        game.play(moves[choose.below(len(moves))])
    return game


def counted(key: str, line: str) -> str:
    """The line with the counts as they are now."""
    text, *depths = (part.strip() for part in line.split(";"))
    game = position(key, text)
    return " ; ".join([text, *(f"{depth.split()[0]} {count(game, int(depth.split()[0][1:]))}" for depth in depths)])


if __name__ == "__main__":
    from tests import toys

    toys.plug("orchard")
    for place in sys.argv[1:] or engine.GAMES:
        lines = (FOLDER / f"{place}.txt").read_text("utf-8").splitlines()
        (FOLDER / f"{place}.txt").write_text("".join(f"{counted(place, line)}\n" for line in lines), "utf-8")

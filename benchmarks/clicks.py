"""How many clicks a turn takes: `python -m benchmarks.clicks [GAME …] [--games N] [--seats N …]`.

A scripted player picks uniformly among the complete turns of a position and clicks the shortest way to it through the
pages a person sees; every button, select, menu and page counts one, and so does opening the private panel. A turn is
all decisions of one seat in a row; other moves to the same position are the same turn.

There can be millions of complete turns, so they are not listed: SAMPLES random ones are drawn, each weighted by the
product of its branching factors (Knuth's estimate of a tree's size), and one of them is picked by weight.
"""

from __future__ import annotations

import argparse
import json
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import mean, median
from typing import Any

import bot.games
from bot import ids, picker
from bot.ahead import ahead
from bot.games.part import Choice
from bot.words import speaker
from engine.game import Game, Move
from engine.registry import GAMES, load
from render import Say

SAMPLES = 64
TRACES = {"last", "before", "trail"}


def reach(choices: Sequence[Choice], say: Say) -> dict[str, int]:
    """The fewest clicks from the top page to each choice, by its key."""
    found: dict[str, int] = {}
    seen = {""}
    waiting = deque([("", 1)])
    while waiting:
        path, clicks = waiting.popleft()
        for asked in offered(picker.page(choices, path, game="g", revision=1, ask="?", say=say)):
            match ids.parse(asked):
                case ids.Move(key=key):
                    found.setdefault(key, clicks)
                case ids.Page(path=inner) if inner not in seen:
                    seen.add(inner)
                    waiting.append((inner, clicks + 1))
    return found


def offered(rows: Sequence[picker.Row]) -> list[str]:
    """The ids of everything that can be clicked or picked on a page, from the top."""
    return [
        item.id
        for row in rows
        for item in (row.entries if isinstance(row, picker.Menu) else row)
        if not isinstance(item, picker.Link)
    ]


def complete_turn(game: Game, rng: Random) -> list[Move]:
    """One of the complete turns of the seat to move, each about equally likely."""
    turns, weights = zip(*(_random_turn(game.copy(), rng) for _ in range(SAMPLES)), strict=True)
    picked: list[Move] = rng.choices(turns, weights)[0]
    return picked


def _random_turn(game: Game, rng: Random) -> tuple[list[Move], float]:
    seat, turn, weight = game.to_move, [], 1.0
    while game.to_move == seat:
        legal = game.moves()
        move = legal[rng.randrange(len(legal))]
        game.apply(move)
        turn.append(move)
        weight *= len(legal)
    return turn, weight


@dataclass(slots=True)
class Turn:
    """What one turn took."""

    clicks: int
    moves: list[Move]


def play_turn(game: Game, rng: Random, say: Say) -> Turn:
    """Play one complete turn, clicking the shortest way."""
    moves = complete_turn(game, rng)
    way = [game.copy()]
    for move in moves:
        game.apply(move)
        way.append(game.copy())
    best = {0: 0}
    panel = 0
    for place, here in enumerate(way[:-1]):
        if place in best:
            viewer = here.to_move if here.view(None).moves is None else None
            panel = max(panel, viewer is not None)
            choices = bot.games.load(here.key).choices(here.view(viewer), ahead(here, viewer), say)
            cost = reach(choices, say)
            for choice in choices:
                for after in reached(choice, place, moves, way):
                    clicks = best[place] + cost[picker.key(choice)]
                    best[after] = min(best.get(after, clicks), clicks)
    return Turn(best[len(moves)] + panel, moves)


def reached(choice: Choice, place: int, moves: list[Move], way: list[Game]) -> Iterator[int]:
    """The places further along the turn to which a choice leads, by its own moves or by others to the same position."""
    for after in range(place + 1, len(way)):
        if moves[after - 1] == choice.moves[-1]:
            same = list(choice.moves) == moves[place:after]
            if same or position(played(way[place], choice)) == position(way[after]):
                yield after


def played(game: Game, choice: Choice) -> Game:
    then = game.copy()
    for move in choice.moves:
        then.apply(move)
    return then


def position(game: Game) -> dict[str, Any]:
    """Everything that matters from now on, without the memory of how it came about."""
    facts: dict[str, Any] = json.loads(game.to_json())
    return {name: fact for name, fact in facts.items() if name not in TRACES}


def play_game(key: str, seats: int, seed: int, say: Say) -> list[Turn]:
    game = load(key).new(seats=seats, seed=seed)
    rng = Random(seed)
    turns = []
    while game.to_move is not None:
        turns.append(play_turn(game, rng, say))
    return turns


def report(key: str, seats: int, games: int) -> str:
    say = speaker("en")
    turns = [turn for seed in range(games) for turn in play_game(key, seats, seed, say)]
    clicks = sorted(turn.clicks for turn in turns)
    return (
        f"{key} {seats} seats, {games} games, {len(turns)} turns: clicks a turn median {median(clicks):g}, "
        f"mean {mean(clicks):.2f}, 90% {clicks[len(clicks) * 9 // 10]}, most {clicks[-1]}; "
        f"decisions a turn {mean(len(turn.moves) for turn in turns):.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(GAMES))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, nargs="*")
    asked = parser.parse_args()
    for key in asked.game:
        game = load(key)
        for seats in asked.seats or range(game.min_seats, game.max_seats + 1):
            print(report(key, seats, asked.games), flush=True)


if __name__ == "__main__":
    main()

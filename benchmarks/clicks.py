"""How many clicks a turn takes: `python -m benchmarks.clicks [GAME …] [--games N] [--seats N …]`.

A scripted player picks uniformly among the complete turns of a position and clicks the shortest way to it through the
pages a person sees; every button, select, menu and page counts one, and so does opening the private panel. A turn is
all decisions of one seat in a row; the same moves in another order, or others to the same position, are the same turn.

There can be millions of complete turns, so they are not listed: SAMPLES random ones are drawn, each weighted by the
product of its branching factors (Knuth's estimate of a tree's size), and one of them is picked by weight.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from random import Random
from statistics import mean, median
from typing import Any

import bot.games
from bot.base import custom_ids
from bot.base.choices import Choice, choice_key
from bot.base.i18n import localizer
from bot.matches.lookahead import GameLookahead
from bot.messages import menus
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
        for asked in offered(menus.page(choices, path, game="g", revision=1, say=say)):
            match custom_ids.parse(asked):
                case custom_ids.MoveClick(key=key):
                    found.setdefault(key, clicks)
                case custom_ids.PageClick(path=inner) if inner not in seen:
                    seen.add(inner)
                    waiting.append((inner, clicks + 1))
    return found


def offered(rows: Sequence[menus.Row]) -> list[str]:
    """The ids of everything that can be clicked or picked on a page, from the top."""
    return [
        item.id
        for row in rows
        for item in (row.options if isinstance(row, menus.Menu) else row)
        if not isinstance(item, menus.Link)
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
    """Play one complete turn, clicking the shortest way: in the order of its moves or with those of one verb before the
    others, else in whatever order there is.
    """
    moves = complete_turn(game, rng)
    way = walked(game, moves)
    assert way, "the moves were legal"
    ways = [(way, moves)]
    for verb in {move.verb for move in moves}:
        order = sorted(moves, key=lambda move: move.verb != verb)
        if order != moves and (other := walked(game, order)) and position(other[-1]) == position(way[-1]):
            ways.append((other, order))
    found = [shortest(*one, say, reorder=False) for one in ways]
    clicks = min(filter(None, found), default=0) or shortest(way, moves, say, reorder=True)
    assert clicks, f"no way to click {', '.join(moves)}"
    for move in moves:
        game.apply(move)
    return Turn(clicks, moves)


def walked(game: Game, moves: Sequence[Move]) -> list[Game]:
    """The positions that these moves of one seat lead to, the present one first; none if one of them is illegal."""
    seat, way = game.to_move, [game.copy()]
    for move in moves:
        here = way[-1].copy()
        if here.to_move != seat or move not in here.moves():
            return []
        here.apply(move)
        way.append(here)
    return way


def shortest(way: list[Game], moves: list[Move], say: Say, *, reorder: bool) -> int:
    """The clicks from the first to the last position by these moves or others to the same positions; 0 if none lead."""
    left = {position(here): moves[place:] for place, here in enumerate(way)}
    goal = position(way[-1])
    waiting, order, panel = [(0, 0, way[0])], count(1), False
    seen: set[str] = set()
    while waiting:
        clicks, _, here = heappop(waiting)
        at = position(here)
        if at == goal:
            return clicks + panel
        if at in seen:
            continue
        seen.add(at)
        viewer = here.to_move if here.view(None).moves is None else None
        panel = panel or viewer is not None
        choices = bot.games.load(here.key).choices(here.view(viewer), GameLookahead(here, viewer), say)
        cost = reach(choices, say)
        for choice in choices:
            if then := followed(here, choice, left, reorder=reorder):
                heappush(waiting, (clicks + cost[choice_key(choice)], next(order), then))
    return 0


def followed(here: Game, choice: Choice, left: dict[str, list[Move]], *, reorder: bool) -> Game | None:
    """Where a choice leads if that is on the way, or by moves of the way in another order; what is left is noted."""
    moves = left[position(here)]
    if choice.moves[-1] not in moves:
        return None
    then = here.copy()
    for move in choice.moves:
        then.apply(move)
    if reorder and not Counter(choice.moves) - Counter(moves):
        left.setdefault(position(then), list((Counter(moves) - Counter(choice.moves)).elements()))
    return then if position(then) in left else None


def position(game: Game) -> str:
    """Everything that matters from now on, without the memory of how it came about."""
    facts: dict[str, Any] = json.loads(game.to_json())
    return json.dumps({name: fact for name, fact in facts.items() if name not in TRACES}, sort_keys=True)


def play_game(key: str, seats: int, seed: int, say: Say) -> list[Turn]:
    game = load(key).new(seats=seats, seed=seed)
    rng = Random(seed)
    turns = []
    while game.to_move is not None:
        turns.append(play_turn(game, rng, say))
    return turns


def report(key: str, seats: int, games: int) -> str:
    say = localizer("en")
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

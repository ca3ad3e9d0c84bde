"""How many clicks a turn takes: `python -m benchmarks.clicks [GAME …] [--games N] [--seats N …] [--hard]`.

A scripted player clicks the shortest way to a turn through the pages a person sees. A button counts one, whatever
number of moves it stands for; a menu that is opened one and the choice in it one; the private panel, once opened, one.
A turn is all decisions of one seat in a row; the same moves in another order, or others to the same position, are the
same turn. Of what is to be read the lines of opened menus are counted. Exits with 1 where a target is missed.

With `--hard` the turns are those that *hard* plays, a game for each number of seats. Without it they are drawn: there
can be millions of complete turns, so they are not listed: SAMPLES random ones are drawn, each weighted by the product
of its branching factors (Knuth's estimate of a tree's size), and one of them is picked by weight.

A turn that nobody can click is counted apart and drawn again. There is one kind: in Blue Moon City a walk is one choice
with its end, so nobody walks away and flies back to where the turn began, for a card lost.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from math import inf
from random import Random
from statistics import mean, median
from typing import Any, NamedTuple

import bot.games
from benchmarks.spots import Plan, moves_of, plans
from bot.base import custom_ids
from bot.base.choices import Choice, choice_key
from bot.base.i18n import localizer
from bot.matches.offers import worth
from bot.messages import menus
from engine.game import Game, Move
from engine.kernel.forecast import forecast
from engine.registry import GAMES, load
from render import Localize

SAMPLES = 64
TRACES = {"last", "before", "trail"}


class Effort(NamedTuple):
    """What it takes to get somewhere."""

    clicks: int
    lines: int
    """Lines of the menus that are opened on the way."""


def ways(choices: Sequence[Choice], t: Localize, worth: menus.Worth = lambda choice: ()) -> dict[str, Effort]:
    """The fewest clicks from the top page to each choice, by its key, with what is to be read on the way."""
    found: dict[str, Effort] = {}
    seen = set[str]()
    waiting = [(Effort(0, 0), "")]
    while waiting:
        before, path = heappop(waiting)
        if path in seen:
            continue
        seen.add(path)
        rows = menus.page(choices, path, game="g", revision=1, t=t, worth=worth)
        for row in rows:
            cost = Effort(2, len(row.options)) if isinstance(row, menus.Menu) else Effort(1, 0)
            effort = plus(before, cost)
            for asked in offered_ids([row]):
                match custom_ids.parse(asked):
                    case custom_ids.MoveClick(key=key):
                        found[key] = min(effort, found.get(key, effort))
                    case custom_ids.PageClick(path=inner):
                        heappush(waiting, (effort, inner))
    return found


def plus(one: Effort, other: Effort) -> Effort:
    return Effort(one.clicks + other.clicks, one.lines + other.lines)


def reach(choices: Sequence[Choice], t: Localize) -> dict[str, int]:
    """The fewest clicks from the top page to each choice, by its key."""
    return {key: effort.clicks for key, effort in ways(choices, t).items()}


def offered_ids(rows: Sequence[menus.Row]) -> list[str]:
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

    effort: Effort
    moves: list[Move]
    redrawn: int
    """Turns drawn before it that nobody can click."""


def play_turn(game: Game, rng: Random, t: Localize) -> Turn:
    """Play one complete turn that can be clicked, by the shortest way."""
    redrawn = 0
    moves = complete_turn(game, rng)
    while not (effort := least(game, moves, t)):
        redrawn += 1
        moves = complete_turn(game, rng)
    for move in moves:
        game.apply(move)
    return Turn(effort, moves, redrawn)


def least(game: Game, moves: list[Move], t: Localize) -> Effort | None:
    """What a turn takes at least: in the order of its moves or with those of one verb before the others, else in
    whatever order there is; None where nothing leads there.
    """
    way = walked(game, moves)
    assert way, "the moves were legal"
    orders = [(way, moves)]
    for verb in {move.verb for move in moves}:
        order = sorted(moves, key=lambda move: move.verb != verb)
        if order != moves and (other := walked(game, order)) and position(other[-1]) == position(way[-1]):
            orders.append((other, order))
    found = [shortest(*one, t, reorder=False) for one in orders]
    return min(filter(None, found), default=None) or shortest(way, moves, t, reorder=True)


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


def shortest(way: list[Game], moves: list[Move], t: Localize, *, reorder: bool) -> Effort | None:
    """The fewest clicks from the first to the last position by these moves or others to the same positions; None if
    none lead there.
    """
    left = {position(here): moves[place:] for place, here in enumerate(way)}
    goal = position(way[-1])
    waiting, order = [(Effort(0, 0), 0, way[0], False)], count(1)
    seen: set[tuple[str, bool]] = set()
    while waiting:
        effort, _, here, panel = heappop(waiting)
        at = position(here)
        if at == goal:
            return effort
        if (at, panel) in seen:
            continue
        seen.add((at, panel))
        for choice, cost, opens in clickable(here, t):
            if then := followed(here, left[at], choice, left, reorder=reorder):
                total = plus(effort, cost)
                paid = total._replace(clicks=total.clicks + (opens and not panel))
                heappush(waiting, (paid, next(order), then, panel or opens))
    return None


def clickable(here: Game, t: Localize) -> Iterator[tuple[Choice, Effort, bool]]:
    """Each choice, what it takes to reach it, and whether the private panel has to be open for it."""
    secret = not here.may_see_moves(None)
    for viewer in (None, here.to_move) if secret else (None,):
        ahead = forecast(here, viewer)
        choices = bot.games.load(here.key).choices(here.view(viewer), ahead, t)
        cost = ways(choices, t, worth(ahead, here.to_move or 0))
        yield from ((choice, cost[choice_key(choice)], viewer is not None) for choice in choices)


def followed(
    here: Game, moves: list[Move], choice: Choice, left: dict[str, list[Move]], *, reorder: bool
) -> Game | None:
    """Where a choice leads if that is on the way, or by moves of the way in another order; what is left is noted."""
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


def play_game(key: str, seats: int, seed: int, t: Localize) -> list[Turn]:
    game = load(key).new(seats=seats, seed=seed)
    rng = Random(seed)
    turns = []
    while game.to_move is not None:
        turns.append(play_turn(game, rng, t))
    return turns


def play_hard(plan: Plan, t: Localize) -> tuple[list[Turn], int]:
    """The turns of a game of *hard*, and how many of them nobody can click."""
    game = load(plan.key).new(seats=plan.seats, seed=plan.seed, options=dict(plan.options))
    turns, unclickable, now, begun, seat = [], 0, list[Move](), game.copy(), game.to_move
    for said in moves_of(plan):
        move = game.parse(said)
        now.append(move)
        game.apply(move)
        if game.to_move != seat:
            if effort := least(begun, now, t):
                turns.append(Turn(effort, now, 0))
            unclickable += effort is None
            now, begun, seat = [], game.copy(), game.to_move
    return turns, unclickable


class Target(NamedTuple):
    """What a turn may take: the median, 90 of 100, and lines read on average."""

    median: float
    most: float = inf
    lines: float = inf


HARD = {"helios": Target(2, 4, 12), "bluemoon": Target(3, 5, 12), "theocratia": Target(2, 4, 12)}
DRAWN = {"helios": Target(2), "bluemoon": Target(5), "theocratia": Target(4)}


def report(name: str, turns: Sequence[Turn], unclickable: int, target: Target) -> bool:
    """Print what these turns took; whether that meets the target."""
    clicks = sorted(turn.effort.clicks for turn in turns)
    lines = mean(turn.effort.lines for turn in turns)
    middle, most = median(clicks), clicks[len(clicks) * 9 // 10]
    decisions = mean(len(turn.moves) for turn in turns)
    met = middle <= target.median and most <= target.most and lines <= target.lines
    print(
        f"{name}, {len(turns)} turns: clicks a turn median {middle:g} ({target.median:g}), mean {mean(clicks):.2f}, "
        f"90% {most} ({target.most:g}), most {clicks[-1]}; decisions a turn {decisions:.2f}; "
        f"lines of menus {lines:.1f} ({target.lines:g}); nobody can click {unclickable}{'' if met else '; MISSED'}",
        flush=True,
    )
    return met


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(GAMES))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, nargs="*")
    parser.add_argument("--hard", action="store_true", help="turns as this level plays them")
    asked, t, met = parser.parse_args(), localizer("en"), True
    for key in asked.game:
        game = load(key)
        seats = asked.seats or range(game.min_seats, game.max_seats + 1)
        if asked.hard:
            played = [play_hard(plan, t) for plan in plans(key, hard=True) if plan.hard and plan.seats in seats]
            turns = [turn for found, _ in played for turn in found]
            met &= report(f"{key} by hard", turns, sum(missed for _, missed in played), HARD[key])
            continue
        for count_ in seats:
            turns = [turn for seed in range(asked.games) for turn in play_game(key, count_, seed, t)]
            redrawn = sum(turn.redrawn for turn in turns)
            met &= report(f"{key} {count_} seats, {asked.games} games", turns, redrawn, DRAWN[key])
    sys.exit(not met)


if __name__ == "__main__":
    main()

"""Computer players and hints held to their figures, over many positions.

`python -m benchmarks.proofs errors [GAME …] --number N --players easy,medium,hard` plays games at all numbers of seats,
every seat by one of these players in turn, and holds every decision to the rules. It can be stopped at any time: what
was played is kept in `out/` and taken up again as long as rules and players are the same.

`python -m benchmarks.proofs reasons [GAME …]` asks for a hint at 200 positions of a game: at least 15 kinds of reason,
none in more than a third of them.

`python -m benchmarks.proofs promised [GAME …]` plays the hints of 200 positions a game to the end of their turns: where
nothing hidden intervenes, 95 in a hundred gain what was promised, but for what counts as about equally good.

`python -m benchmarks.proofs obvious [GAME …]` asks medium and hard from 20 seeds what to do in the positions of
`tests/data/obvious`, in which one move is plainly best; both find it 19 times. Those of `fresh` are never tuned on.

`python -m benchmarks.proofs worlds [GAME …]` times `determinize` at 20,000 positions of random games: the median at
each number of seats at most 200 µs, the slowest at most 20 ms. A busy machine makes the slowest slower than it is: each
that is slow is timed again, and its fastest time counts.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import engine
from engine.game import Event, Game
from engine.players import Player
from engine.players.greedy import GreedyPlayer
from engine.players.hints import hint
from engine.players.levels import offered_levels, player
from engine.players.values import lead, load

ROOT = Path(__file__).parents[1]
OUT = ROOT / "out"
ENDLESS = 5_000
"""Decisions that no game of players who think needs."""
POSITIONS, KINDS, SHARE = 200, 15, 1 / 3
KEPT, PROMISED = 5, 0.95
"""How many times as many positions are tried, and the share of promises that are to be kept."""
APART = 7
"""Decisions between two positions, so that they are of all kinds."""
OBVIOUS = ROOT / "tests" / "data" / "obvious"
SEEDS, ENOUGH = 20, 19
WORLDS, MEDIAN, SLOWEST, AGAIN = 20_000, 200e-6, 20e-3, 5
"""Positions, and seconds."""


def digest(key: str) -> str:
    """The rules and the players as they stand."""
    files = [*sorted((ROOT / "engine" / key).rglob("*.py")), *sorted((ROOT / "engine" / "players").glob("*.py"))]
    files += [ROOT / "engine" / key / "value.json"]
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


# -- errors


def play(rules: type[Game], players: Sequence[Player], seed: int) -> int:
    """One game to its end by these players in turn, at one of the numbers of seats; the number of decisions.

    Raises AssertionError for a move that is not legal or a game that does not end, and whatever a player raises.
    """
    seats = rules.min_seats + seed % (rules.max_seats - rules.min_seats + 1)
    game, rng = rules.new(seats=seats, seed=seed), Random(seed)
    for number in range(ENDLESS):
        if game.to_move is None:
            assert game.result is not None, "a dead end"
            return number
        move = decide(players[(game.to_move + seed) % len(players)], game, rng)
        assert move in game.moves(), f"an illegal move: {move}"
        game.play(move)
    raise AssertionError("the game does not end")


def decide(thinker: Player, game: Game, rng: Random) -> str:
    """What a player does that is to move."""
    seat = game.to_move
    return thinker.decide(game.view(seat), lambda dice: game.determinize(seat, dice), rng)


def errors(key: str, names: Sequence[str], games: int) -> list[str]:
    """What went wrong, one line each."""
    file = OUT / f"errors-{key}-{'-'.join(names).replace(':', '')}-{digest(key)}.jsonl"
    OUT.mkdir(exist_ok=True)
    done = [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []
    with file.open("a", encoding="utf-8") as kept:
        for seed in range(len(done), games):
            found: dict[str, int | str] = {"seed": seed}
            try:
                found["decisions"] = play(engine.load(key), [player(name) for name in names], seed)
            except Exception as error:
                found["error"] = f"{type(error).__name__}: {error}"
            done.append(found)
            kept.write(json.dumps(found) + "\n")
            kept.flush()
    wrong = [f"{key}, seed {one['seed']}: {one['error']}" for one in done[:games] if "error" in one]
    decisions = sum(one.get("decisions", 0) for one in done[:games])
    print(f"{key:11} {','.join(names)}: {len(done[:games])} games, {decisions} decisions, {len(wrong)} errors")
    return wrong


# -- reasons


def positions(rules: type[Game], count: int) -> Iterator[Game]:
    """Decisions with a choice from games of greedy players, at every number of seats in turn."""
    seed = found = 0
    thinker = GreedyPlayer(softness=0.1)
    while found < count:
        seats = rules.min_seats + seed % (rules.max_seats - rules.min_seats + 1)
        game, rng, number = rules.new(seats=seats, seed=seed), Random(seed), 0
        while game.to_move is not None and found < count:
            number += 1
            if number % APART == 0 and len(game.moves()) > 1:
                found += 1
                yield game.copy()
            game.play(decide(thinker, game, rng))
        seed += 1


def reasons(key: str, count: int = POSITIONS) -> list[str]:
    """What keeps the hints of a game from being varied enough, one line each."""
    found: Counter[str] = Counter()
    for number, game in enumerate(positions(engine.load(key), count)):
        found[_reason(game, number)] += 1
    for reason, times in found.most_common():
        print(f"{key:11} {reason:32} {times}")
    return [f"{key}: {wrong}" for wrong in monotonous(found)]


def _reason(game: Game, seed: int) -> str:
    seat = game.to_move
    return hint(game.view(seat), lambda rng: game.determinize(seat, rng), Random(seed)).reason or "equal"


def monotonous(found: Counter[str]) -> list[str]:
    """What is wrong with reasons that came up so often."""
    [(commonest, times)] = found.most_common(1)
    wrong = [f"{len(found)} kinds of reason instead of {KINDS}"] if len(found) < KINDS else []
    return wrong + ([f"{commonest} in {times} of {found.total()}"] if times > SHARE * found.total() else [])


# -- promised


def promised(key: str, count: int = POSITIONS) -> list[str]:
    """What is wrong with hints that gain less than they promise, one line if too many do."""
    found, number = list[bool](), 0
    for number, game in enumerate(positions(engine.load(key), KEPT * count), 1):
        if (kept := keeps(game, number)) is not None:
            found.append(kept)
        if len(found) == count:
            break
    print(f"{key:11} {sum(found)} of {len(found)} hints gain what they promised, in {number} positions")
    short = len(found) < count or sum(found) < PROMISED * count
    return [f"{key}: {sum(found)} of {len(found)} hints gain what they promised"] if short else []


def keeps(game: Game, seed: int) -> bool | None:
    """Whether the best turn of a hint gains what it promised; None where something hidden intervenes."""
    seat, value, log = game.to_move or 0, load(game.key), list[Event]()
    idea = hint(game.view(seat), lambda rng: game.determinize(seat, rng), Random(seed)).ideas[0]
    then = game.copy()
    for move in idea.path:
        if then.to_move != seat or move not in then.moves():
            return False
        then.apply(move, log)
        if any(event.reveals for event in log):
            return None
    return lead(value(then), seat) - lead(value(game), seat) > idea.gain - value.least


# -- obvious


def obvious(key: str) -> list[str]:
    """What the levels from medium on do not find, one line each."""
    wrong = []
    for file in sorted(OBVIOUS.rglob(f"{key}.json")):
        for one in json.loads(file.read_text("utf-8")):
            for level in strong(key):
                times = finds(one, level, SEEDS)
                print(f"{key:11} {level:7} {times:2} of {SEEDS}  {one['name']}", flush=True)
                if times < ENOUGH and level not in one.get("missed_by", ()):
                    wrong.append(f"{key}, {level}: {times} of {SEEDS} find that {one['name']}")
    return wrong


def strong(key: str) -> list[str]:
    """The levels of a game from medium on."""
    return [level for level in offered_levels(key) if level != "easy"]


def finds(one: Mapping[str, Any], level: str, seeds: int) -> int:
    """From how many seeds a level takes one of the best moves of a position."""
    game = engine.load(one["position"]["game"]).from_json(json.dumps(one["position"]))
    taken = [decide(player(level), game, Random(seed)) for seed in range(seeds)]
    return sum(move.startswith(tuple(one["best"])) for move in taken)


# -- worlds


def worlds(key: str, count: int = WORLDS) -> list[str]:
    """Where `determinize` takes too long, one line each."""
    rules, wrong, slowest = engine.load(key), [], 0.0
    numbers = range(rules.min_seats, rules.max_seats + 1)
    for seats in numbers:
        times = [_fastest(game) for game in _random(rules, seats, count // len(numbers))]
        slowest = max(slowest, *times)
        print(f"{key:11} {seats} seats: median {1e6 * median(times):.0f} µs, slowest {1e3 * max(times):.2f} ms")
        if median(times) > MEDIAN:
            wrong.append(f"{key}, {seats} seats: median {1e6 * median(times):.0f} µs")
    return [*wrong, *([f"{key}: slowest {1e3 * slowest:.1f} ms"] if slowest > SLOWEST else [])]


def _random(rules: type[Game], seats: int, count: int) -> Iterator[Game]:
    seed = found = 0
    while found < count:
        game, rng = rules.new(seats=seats, seed=seed), Random(seed)
        while (moves := game.moves()) and found < count:
            found += 1
            yield game
            game.apply(moves[int(rng.random() * len(moves))])
        seed += 1


def _fastest(game: Game) -> float:
    times = [_timed(game)]
    while times[-1] > SLOWEST / 10 and len(times) < AGAIN:
        times.append(_timed(game))
    return min(times)


def _timed(game: Game) -> float:
    rng = Random(1)
    began = perf_counter()
    game.determinize(game.to_move, rng)
    return perf_counter() - began


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("proof", choices=["errors", "reasons", "promised", "obvious", "worlds"])
    arguments.add_argument("games", metavar="GAME", nargs="*", default=list(engine.GAMES))
    arguments.add_argument("--number", type=int, default=1000, help="how many games of each, for errors")
    arguments.add_argument("--players", default="easy,medium,hard", help="who plays them, in turn")
    given = arguments.parse_args()
    proofs: dict[str, Callable[[str], list[str]]] = {
        "errors": lambda key: errors(key, given.players.split(","), given.number),
        "reasons": reasons,
        "promised": promised,
        "obvious": obvious,
        "worlds": worlds,
    }
    wrong = [line for key in given.games for line in proofs[given.proof](key)]
    sys.exit("\n".join(wrong) or 0)


if __name__ == "__main__":
    main()

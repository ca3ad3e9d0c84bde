"""Reviews held to account: whether they see what was lost, and how much.

`python -m benchmarks.review [GAME …] [--games N] [--planted N] [--judged N]` plays games of every player against *hard*
and looks back at them; puts blunders in place of decisions of *hard*, which a judge weighs with ten times the budget,
other luck and somebody else playing on; and has the judge sum up games of *easy*. It prints the figures of
docs/players.md and what misses them. It can be stopped at any time: what was found is kept in `out/` and taken up again
as long as rules and players are the same. `--short` takes a minute and shows only that the way to the figures is open:
two games of each player in Helios.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import count, takewhile
from math import sqrt
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import Any, NamedTuple

import engine
from benchmarks import proofs
from bot.cli import claims
from bot.handlers.review import SECONDS as A_DECISION
from engine.game import Game, Move, View
from engine.players import Determinizer, Player, StopCondition, never, options
from engine.players.greedy import GreedyPlayer
from engine.players.levels import player
from engine.players.review import SOFTNESS, Care, Loss, accuracy, loss
from engine.players.values import load

Row = dict[str, Any]
NAMES = ("decliner", "random", "easy", "medium", "hard")
"""Who sits beside *hard*, from the one that should play worst, but for the first."""
APART = 3.0
"""Standard errors between the accuracies of neighbours."""
FIRST = 100_000
"""The seed of the first game in which blunders are put."""
A_GAME = 8
"""Decisions of a game in which another move is tried, so that many games are."""
KINDS = ("blunder", "milder", "equal")
BLUNDER, MILDER = 2.0, 1.0
"""A loss from here on, in what the game marks: four points of Helios and half an Offering; two and a quarter."""
SECONDS = {"bluemoon": 20.0}
"""Processor time of a review at the 95th percentile; ten seconds in other games."""
ON = GreedyPlayer(SOFTNESS)


class Declining:
    """Does nothing that it need not."""

    def decide(self, view: View, worlds: Determinizer, rng: Random) -> Move:
        moves = options(view)
        return next((move for move in moves if move in {"pass", "decline", "end"}), moves[0])


def _greedily(game: Game, seat: int, rng: Random) -> Move:
    return ON.decide(game.view(game.to_move), lambda _: game, rng)


JUDGE = Care(beam=8, choosing=10, measuring=50, few=50, ahead=4, on=_greedily)


class Decision(NamedTuple):
    before: Game
    turn: tuple[str, ...]
    """The move made, and those with which its seat went on."""

    def looked_back(self, seed: object, care: Care | None = None, enough: StopCondition = never) -> Loss | None:
        game, seat = self.before, self.before.to_move
        return loss(game.view(seat), partial(game.determinize, seat), Random(str(seed)), self.turn, enough, care)

    def lost(self, seed: object, care: Care | None = None) -> Loss:
        found = self.looked_back(seed, care)
        assert found is not None
        return found


def decided(key: str, name: str, seed: int) -> tuple[list[Decision], list[int]]:
    """What a player decided with a choice beside *hard*, from a seat by the seed; its points and the other's."""
    game, rng, seat = engine.load(key).new(seats=2, seed=seed), Random(seed), seed % 2
    players: list[Player] = [player("hard"), player("hard")]
    players[seat] = Declining() if name == "decliner" else player(name)
    made, before = list[tuple[int, str]](), list[tuple[int, Game]]()
    while (mover := game.to_move) is not None:
        if mover == seat and len(game.moves()) > 1:
            before.append((len(made), game.copy()))
        made.append((mover, proofs.decide(players[mover], game, rng)))
        game.play(made[-1][1])
    points = [score.total for score in game.scores()]
    found = [Decision(then, _turn(made[place:])) for place, then in before]
    return found, [points[seat], points[1 - seat]]


def _turn(made: Sequence[tuple[int, str]]) -> tuple[str, ...]:
    return tuple(move for _, move in takewhile(lambda one: one[0] == made[0][0], made))


def reviewed(key: str, name: str, seed: int) -> Iterator[Row]:
    """A game and its review, which leaves out what is not known in time, as the bot's does."""
    decisions, points = decided(key, name, seed)
    began = process_time()
    found = [decision.looked_back(f"{seed} {at}", enough=_clock()) for at, decision in enumerate(decisions)]
    seconds = process_time() - began
    losses = [each for each in found if each is not None]
    left, marked = sum(each.points for each in losses), sum(each.marked for each in losses)
    share = accuracy(losses, load(key))
    row = {"points": points, "accuracy": share, "left": left, "marked": marked, "of": len(losses), "seconds": seconds}
    yield row | {"missed": found.count(None)}


def _clock() -> StopCondition:
    end = process_time() + A_DECISION
    return lambda: process_time() > end


def planted(key: str, seed: int) -> Iterator[Row]:
    """Other moves in place of some decisions of *hard*, which then ends its turn; what judge and review say."""
    rng, unit = Random(seed), load(key).marked
    decisions, _ = decided(key, "hard", seed)
    for decision in rng.sample(decisions, min(A_GAME, len(decisions))):
        then, seat = decision.before.copy(), decision.before.to_move
        turn = [rng.choice([move for move in then.moves() if move != decision.turn[0]])]
        then.play(turn[0])
        while then.to_move == seat:
            turn.append(Move(proofs.decide(player("hard"), then, rng)))
            then.play(turn[-1])
        wrong = Decision(decision.before, tuple(turn))
        judged, found = (wrong.lost(f"{name} {seed}", care) for name, care in (("judge", JUDGE), ("", None)))
        size = judged.points / unit
        kind = "blunder" if size >= BLUNDER else "milder" if size >= MILDER else "equal" if size == 0 else "other"
        yield {"kind": kind, "judge": judged.points, "found": found.points, "marked": found.marked}


def summed(key: str, seed: int) -> Iterator[Row]:
    """What the judge finds left lying in a game of *easy*."""
    decisions, _ = decided(key, "easy", seed)
    yield {"left": sum(each.lost(f"judge {seed} {number}", JUDGE).points for number, each in enumerate(decisions))}


class Kept:
    """Rows by what they are of, in a file that grows."""

    def __init__(self, key: str) -> None:
        proofs.OUT.mkdir(exist_ok=True)
        self._file = proofs.OUT / f"review-{key}-{proofs.digest(key)}.jsonl"
        lines = self._file.read_text("utf-8").splitlines() if self._file.exists() else []
        self._rows: dict[str, list[Row]] = dict(map(json.loads, lines))

    def get(self, name: str, make: Callable[[], Iterable[Row]]) -> list[Row]:
        if name not in self._rows:
            self._rows[name] = [*make()]
            with self._file.open("a", encoding="utf-8") as file:
                file.write(json.dumps([name, self._rows[name]]) + "\n")
        return self._rows[name]


def played(key: str, kept: Kept, games: int) -> Iterator[str]:
    """Prints what the reviews of all players' games say; what misses its figure, one line each."""
    rows = {name: list[Row]() for name in NAMES}
    for seed in range(games):
        for name in NAMES:
            rows[name] += kept.get(f"{name} {seed}", partial(reviewed, key, name, seed))
    before: claims.Mean | None = None
    for name in NAMES:
        share = claims.mean([100 * row["accuracy"] for row in rows[name]])
        left = claims.mean([row["left"] for row in rows[name]])
        told = f"accuracy {share.value:.1f}% ± {share.half:.1f}, left lying {left.value:.1f} ± {left.half:.1f}"
        told += f", {sum(row['missed'] for row in rows[name])} decisions not known in time"
        if name not in NAMES[:2] and before is not None:
            apart = claims.TWO_SIDED * (share.value - before.value) / sqrt(share.half**2 + before.half**2 or 1e-9)
            told += f", {apart:.1f} standard errors above the one before"
            if apart < APART:
                yield f"{name} is only {apart:.1f} standard errors above the one before"
        before = share
        print(f"{key:11} {name}: {games} games, {told}", flush=True)
    ratios = [row["left"] / max(1, row["points"][1] - row["points"][0]) for row in rows["decliner"]]
    print(f"{key:11} decliner: told {min(ratios):.2f} to {max(ratios):.2f} of the deficit, median {median(ratios):.2f}")
    if not 0.5 <= median(ratios) <= 1.5:
        yield f"who declines is told {median(ratios):.2f} of the deficit"
    marked, of = (sum(row[name] for row in rows["hard"]) for name in ("marked", "of"))
    yield from rate(f"{key:11} decisions of hard marked", marked, of, most=0.1)
    slow = quantiles([row["seconds"] for name in NAMES for row in rows[name]], n=20)[-1]
    print(f"{key:11} a review takes {slow:.1f} seconds of processor time at the 95th percentile")
    if slow > SECONDS.get(key, 10.0):
        yield f"a review takes {slow:.1f} seconds"


def blunders(key: str, kept: Kept, wanted: int) -> Iterator[str]:
    """Prints what reviews say of other moves than those of *hard*, so many of each kind."""
    rows = {kind: list[Row]() for kind in (*KINDS, "other")}
    for seed in takewhile(lambda _: any(len(rows[kind]) < wanted for kind in KINDS), count(FIRST)):
        for row in kept.get(f"planted {seed}", partial(planted, key, seed)):
            rows[row["kind"]].append(row)
    for kind, least, most in zip(KINDS, (0.8, 0.5, 0.0), (1.0, 1.0, 0.05), strict=True):
        marked = [row for row in rows[kind] if row["marked"]]
        yield from rate(f"{key:11} {kind}: marked", len(marked), len(rows[kind]), least, most)
        if kind == "blunder":
            close = sum(0.5 <= row["found"] / row["judge"] <= 2 for row in marked)
            yield from rate(f"{key:11} {kind}: half to double of the judge's loss", close, len(marked), 0.9)


def sums(key: str, kept: Kept, games: int) -> Iterator[str]:
    """Prints what reviews find left lying in games of *easy*, to what the judge finds."""
    found = judge = 0.0
    for seed in range(games):
        [mine] = kept.get(f"easy {seed}", partial(reviewed, key, "easy", seed))
        [other] = kept.get(f"judged {seed}", partial(summed, key, seed))
        found, judge = found + mine["left"], judge + other["left"]
    if judge:
        print(f"{key:11} easy: {games} games, told {found / judge:.2f} of what the judge finds", flush=True)
        if not 0.75 <= found / judge <= 1.25:
            yield f"of what easy leaves lying {found / judge:.2f} is told"


def rate(name: str, hits: int, of: int, least: float = 0.0, most: float = 1.0) -> Iterator[str]:
    """Prints a share with its 95% interval by Wilson; says if it is out of bounds. Of nothing there is none."""
    if not of:
        return
    square, share = claims.TWO_SIDED**2 / of, hits / of
    half = sqrt(square * (share * (1 - share) + square / 4))
    low, high = ((share + square / 2 + sign * half) / (1 + square) for sign in (-1, 1))
    print(f"{name}: {hits} of {of}, {100 * share:.0f}% ({100 * low:.0f} to {100 * high:.0f})", flush=True)
    if not least <= share <= most:
        yield f"{name}: {100 * share:.0f}%"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("games", nargs="*")
    arguments.add_argument("--games", dest="number", type=int, default=40, help="of each player")
    arguments.add_argument("--planted", type=int, default=100, help="of each kind")
    arguments.add_argument("--judged", type=int, default=40, help="games of easy")
    arguments.add_argument(
        "--short", action="store_true", help="the smallest numbers; what misses its figure is no fault"
    )
    given = arguments.parse_args()
    if given.short:
        given.number, given.planted, given.judged = 2, 0, 0
    wrong = list[str]()
    for key in given.games or (["helios"] if given.short else engine.GAMES):
        kept = Kept(key)
        wrong += played(key, kept, given.number)
        wrong += blunders(key, kept, given.planted)
        wrong += sums(key, kept, given.judged)
    print("\n".join(wrong))
    sys.exit(bool(wrong) and not given.short)


if __name__ == "__main__":
    main()

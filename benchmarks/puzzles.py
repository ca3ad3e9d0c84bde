"""Find puzzles in games of computers: `python -m benchmarks.puzzles [GAME …] [--games 200]`.

Every turn of the first and of few decisions is tried to its end. A judge that knows but what its seat may know plays on
from each end in worlds dealt again: the best turn has to be better than every other one by `SURE` standard errors and
by `APART` points, or as good as not apart from it, and all that twice with different luck. It can be stopped at any
time: what is found, and how many games were looked through, is kept in the file that the bot reads, as long as the
rules are the same.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from hashlib import sha256
from math import sqrt
from pathlib import Path
from random import Random
from typing import NamedTuple

import engine
from bot.matches.lessons import SEATS
from bot.matches.puzzles import Puzzle, Puzzles, file_of, is_over, is_solved
from engine.game import Event, Game, Move
from engine.players.hints import gains
from engine.players.hints import main as reason
from engine.players.levels import player
from engine.players.review import softly
from engine.players.values import gathered, lead, load

APART = {"helios": 3.0, "theocratia": 2.0, "bluemoon": 0.4}
SURE = 3.0
ALIKE = 2.0
"""A turn is as good as the best one if the difference is less than so many standard errors, or a tenth of `APART`."""
FEWEST, MOST = 6, 300
"""Turns of a puzzle, by the positions that they lead to."""
ACCEPTED = 8
JUDGED = 16
"""The turns that look best are played on; the others have to look worse than the best by `APART`."""
GLANCES, WORLDS = 4, 16
"""Worlds in which a turn is played on: before it may be dropped, and in all."""
TURNS = 2
"""Turns of the seat for which the judge waits."""
LONGEST = 80
"""Decisions of the judge."""
EACH = 3
"""Puzzles of one game."""
TRIES = 3
"""Of each level."""


class End(NamedTuple):
    """Where a turn leads."""

    game: Game
    path: tuple[Move, ...]
    looks: float


def ends(game: Game) -> list[End] | None:
    """One turn for each position that one leads to, what looks best first; None where there are too many, or where
    something is revealed before the turn is over.
    """
    found, seen, value = dict[str, End](), set[str](), load(game.key)
    waiting: list[tuple[Game, tuple[Move, ...]]] = [(game, ())]
    while waiting:
        before, way = waiting.pop()
        for move in before.moves():
            then, log = before.copy(), list[Event]()
            then.apply(move, log)
            path, standing = (*way, move), then.position_key()
            if is_over(game, then):
                found.setdefault(standing, End(then, path, gathered(then, value(then), game.to_move or 0)))
            elif any(event.reveals for event in log):
                return None
            elif standing not in seen:
                seen.add(standing)
                waiting.append((then, path))
            if len(seen) > MOST or len(found) > MOST:
                return None
    return sorted(found.values(), key=lambda end: -end.looks)


def played_on(game: Game, seat: int, luck: str) -> float:
    """How far the seat is ahead when it is to begin its next turn but one, or at the end of the game."""
    rng, value, mark, left = Random(luck), load(game.key), game.turn_mark, TURNS
    for _ in range(LONGEST):
        if game.to_move is None:
            break
        if game.to_move == seat and game.turn_mark != mark:
            mark, left = game.turn_mark, left - 1
            if not left:
                break
        game.apply(softly(game, seat, rng))
    return lead(value(game), seat)


def differences(game: Game, judged: Sequence[End], luck: str, apart: float) -> list[tuple[float, float]] | None:
    """How much worse than the best each of these turns is, with the standard error; None where one of them is neither
    as good nor clearly worse.
    """
    seat, results = game.to_move or 0, [list[float]() for _ in judged]
    left = [*range(len(judged))]
    for number in range(WORLDS):
        world = game.determinize(seat, Random(f"{luck} {number}"))
        for which in left:
            then = world.copy()
            for move in judged[which].path:
                then.play(move)
            results[which].append(played_on(then, seat, f"{luck} {number}"))
        if number + 1 in (GLANCES, 2 * GLANCES):
            best = max(left, key=lambda which: sum(results[which]))
            found = {which: _apart(results[best], results[which]) for which in left}
            if sum(mean + error < apart for mean, error in found.values()) > ACCEPTED:
                return None
            if any(
                mean - ALIKE * error > apart / 10 and mean + ALIKE * error < apart for mean, error in found.values()
            ):
                return None
            left = [which for which in left if not _clear(found[which], 1.5 * apart, 4.0)]
    best = max(left, key=lambda which: sum(results[which]))
    last = [_apart(results[best], each) for each in results]
    return last if all(_clear(each, apart, SURE) or _near(each, apart) for each in last) else None


def _apart(best: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    lost = [one - two for one, two in zip(best, other, strict=False)]
    mean = sum(lost) / len(lost)
    return mean, sqrt(sum((each - mean) ** 2 for each in lost) / (len(lost) - 1) / len(lost))


def _clear(difference: tuple[float, float], apart: float, sure: float) -> bool:
    mean, error = difference
    return mean >= apart and mean >= sure * error


def _near(difference: tuple[float, float], apart: float) -> bool:
    mean, error = difference
    return mean <= max(ALIKE * error, apart / 10) and mean < apart


def puzzle(game: Game, seed: bytes, made: Sequence[str]) -> Puzzle | None:
    """The puzzle of the turn that begins here, if it is one."""
    apart, found = APART[game.key], ends(game)
    if not found or len(found) < FEWEST:
        return None
    judged, looks = found[:JUDGED], [found[0].looks - end.looks for end in found]
    # What is hopeless needs no look; what may be good and is not among those that are judged spoils the puzzle.
    if (looks[JUDGED:] and looks[JUDGED] < apart) or looks[min(ACCEPTED, len(looks) - 1)] < apart / 2:
        return None
    twice = list[list[tuple[float, float]]]()
    for luck in ("one", "two"):
        measured = differences(game, judged, f"{luck} {seed.hex()} {len(made)}", apart)
        if measured is None:
            return None
        twice.append(measured)
    near = [[_near(each, apart) for each in measured] for measured in twice]
    if near[0] != near[1] or near[0].count(True) > ACCEPTED or all(near[0]):
        return None
    means = [(one[0] + two[0]) / 2 for one, two in zip(*twice, strict=True)]
    order = sorted(range(len(judged)), key=lambda which: (round(means[which] / apart), len(judged[which].path)))
    accepted = [which for which in order if near[0][which]]
    other = min((which for which in order if not near[0][which]), key=lambda which: means[which])
    seat, value = game.to_move or 0, load(game.key)
    best = judged[accepted[0]]
    sketch = Puzzle(
        id=sha256(f"{game.key} {seed.hex()} {' '.join(made)}".encode()).hexdigest()[:6],
        seed=seed.hex(),
        moves=tuple(map(str, made)),
        accepted=tuple(tuple(map(str, judged[which].path)) for which in accepted),
        gain=round(means[other], 2),
        theme=reason([gains(best.game, judged[other].game, value, seat)], value),
        grade="hard",
    )
    return sketch.model_copy(update={"grade": _grade(game, sketch)})


def _grade(game: Game, sketch: Puzzle) -> str:
    for level in ("easy", "medium"):
        if sum(_finds(game, level, sketch, Random(number)) for number in range(TRIES)) * 2 > TRIES:
            return level
    return "hard"


def _finds(game: Game, level: str, sketch: Puzzle, rng: Random) -> bool:
    then, who = game.copy(), player(level)
    while not is_over(game, then):
        here, seat = then, then.to_move
        then.play(who.decide(here.view(seat), partial(here.determinize, seat), rng))
    return is_solved(game, then, sketch)


def turns(key: str, seed: bytes) -> Iterator[tuple[Game, list[str]]]:
    """Every decision of a game between computers, with the moves up to it."""
    rng, who, made = Random(seed), player("medium"), list[str]()
    game: Game = engine.load(key).new(seats=SEATS, seed=seed)
    while (seat := game.to_move) is not None:
        here = game.copy()
        if len(game.moves()) > 1:
            yield here, [*made]
        move = who.decide(here.view(seat), partial(here.determinize, seat), rng)
        game.play(move)
        made.append(str(move))


def looked_through(key: str, number: int) -> list[Puzzle]:
    """The puzzles of one game: of a turn the first decision from which it can be tried to its end."""
    seed, found, done = sha256(f"puzzle {key} {number}".encode()).digest()[:16], list[Puzzle](), None
    for game, made in turns(key, seed):
        turn = (game.to_move, game.turn_mark)
        if turn == done or len(found) == EACH:
            continue
        if new := puzzle(game, seed, made):
            found.append(new)
            done = turn
    return found


def save(file: Path, found: Puzzles) -> None:
    """All or nothing, a line for each puzzle."""
    lines = ",\n".join(each.model_dump_json() for each in found.puzzles)
    head = f'{{"rules_version": {found.rules_version}, "seeds": {found.seeds}, "puzzles": [\n'
    fresh = file.with_suffix(".new")
    fresh.write_text(f"{head}{lines}\n]}}\n", "utf-8")
    fresh.replace(file)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", metavar="GAME", help=f"of {', '.join(APART)}")
    parser.add_argument("--games", type=int, default=200, help="games of each kind that are looked through, in all")
    asked = parser.parse_args()
    for number in range(asked.games):
        for key in asked.game or APART:
            file, rules = file_of(key), engine.load(key)
            known = Puzzles.model_validate_json(file.read_text("utf-8")) if file.is_file() else None
            if known is None or known.rules_version != rules.rules_version:
                known = Puzzles(rules_version=rules.rules_version)
            if known.seeds > number:
                continue
            new = (*known.puzzles, *looked_through(key, number))
            save(file, Puzzles(rules_version=rules.rules_version, seeds=number + 1, puzzles=new))
            print(f"{key}: {len(new)} puzzles in {number + 1} games", flush=True)


if __name__ == "__main__":
    main()

"""Find puzzles in games of computers: `python -m benchmarks.puzzles [GAME …] [--wanted 150]`.

Every turn from a decision on is tried to its end, or to what it reveals. A judge that knows but what its seat may know
plays on from there in worlds dealt again: the best turn has to be better than every other one by `SURE` standard errors
and by `APART` points, or as good as not apart from it, and all that twice with different luck. The game with the fewest
puzzles is looked through next. It can be stopped at any time: what is found, and how many games were looked through, is
kept in the file that the bot reads, as long as the rules are the same; why positions were none is printed.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from hashlib import sha256
from math import sqrt
from pathlib import Path
from random import Random
from time import process_time
from typing import NamedTuple

import engine
from bot.matches.lessons import SEATS
from bot.matches.puzzles import Puzzle, Puzzles, file_of, is_over, is_solved
from engine.game import Event, Game, Move
from engine.players.hints import gains
from engine.players.hints import main as reason
from engine.players.levels import player
from engine.players.lookahead import follow
from engine.players.review import softly
from engine.players.values import gathered, lead, load

APART = {"helios": 3.0, "theocratia": 2.0, "bluemoon": 0.4}
SURE = 3.0
ALIKE = 2.0
"""A turn is as good as the best one if the difference is less than so many standard errors, or a tenth of `APART`."""
FEWEST, MOST = 4, 300
"""Turns of a puzzle, by the positions that they lead to."""
FIRST = 16
"""More positions after one move, with the turn going on, are too many: hardly ever do they lead to so few turns."""
ACCEPTED = 8
JUDGED, LUCKY = 32, 16
"""The turns that look best are played on, and so many more that reveal something; the others have to look worse than
the best by `APART`.
"""
GLANCED = 4
"""Turns that look best: what is best is as a rule among them, so each further one is at once held to them."""
GLANCES, WORLDS, FURTHER = 4, 16, 32
"""Worlds in which a turn is played on: before it may be dropped, in all, and in all where nothing but the errors is
against a puzzle. The second time it is as many as sufficed the first time.
"""
REST = 4
"""The beam by which the judge ends a turn that something was revealed in."""
TURNS = 2
"""Turns of the seat for which the judge waits."""
LONGEST = 80
"""Decisions of the judge."""
EACH = 6
"""Puzzles of one game."""
TRIES = 3
"""Of each level."""


class NoPuzzle(Exception):
    """Why a position is none."""


class End(NamedTuple):
    """Where a turn leads, as far as nothing is revealed in it."""

    game: Game
    path: tuple[Move, ...]
    looks: float
    over: bool


def ends(game: Game) -> list[End]:
    """One turn for each position that one leads to, what looks best first. Raises NoPuzzle."""
    found, seen, value = dict[str, End](), set[str](), load(game.key)
    waiting: list[tuple[Game, tuple[Move, ...]]] = [(game, ())]
    while waiting:
        before, way = waiting.pop()
        for move in before.moves():
            then, log = before.copy(), list[Event]()
            then.apply(move, log)
            path, standing = (*way, move), then.position_key()
            over = is_over(game, then)
            if over or any(event.reveals for event in log):
                if standing not in found:
                    found[standing] = End(then, path, gathered(then, value(then), game.to_move or 0), over)
            elif standing not in seen:
                seen.add(standing)
                waiting.append((then, path))
            if len(seen) > (MOST if way else FIRST) or len(found) > MOST:
                raise NoPuzzle("too many turns")
    return sorted(found.values(), key=lambda end: -end.looks)


def played_on(game: Game, seat: int, luck: str) -> float:
    """How far the seat is ahead when it is to begin its next turn but one, or at the end of the game; a turn that is
    not over is ended as well as a search finds.
    """
    rng, value = Random(luck), load(game.key)
    if game.to_move == seat:
        game = max(follow(game, tuple(game.moves()), value, REST, aim=gathered), key=lambda line: line.margin).game
    mark, left = game.turn_mark, TURNS
    for _ in range(LONGEST):
        if game.to_move is None:
            break
        if game.to_move == seat and game.turn_mark != mark:
            mark, left = game.turn_mark, left - 1
            if not left:
                break
        game.apply(softly(game, seat, rng))
    return lead(value(game), seat)


Measured = list[tuple[float, float]]
"""How much worse than the best each turn is, with the standard error."""


class Trial:
    """What turns came to, each played on in the same worlds, however often one of them is asked for."""

    def __init__(self, game: Game, luck: str) -> None:
        self._game, self._luck = game, luck
        self._worlds, self._known = list[Game](), dict[str, list[float]]()

    def of(self, end: End, before: Sequence[str], worlds: int) -> list[float]:
        """In the first so many worlds, after these moves of the same turn."""
        seat, known = self._game.to_move or 0, self._known.setdefault(end.game.position_key(), [])
        for number in range(len(known), worlds):
            if number == len(self._worlds):
                self._worlds.append(self._game.determinize(seat, Random(f"{self._luck} {number}")))
            then = self._worlds[number].copy()
            for move in (*before, *end.path):
                then.play(move)
            known.append(played_on(then, seat, f"{self._luck} {number}"))
        return known[:worlds]


def differences(
    of: Callable[[End, int], list[float]], judged: Sequence[End], apart: float, least: int, most: int
) -> tuple[Measured, int]:
    """How much worse than the best these turns are, and in how many worlds that was seen; `of` tells what one came to.
    Raises NoPuzzle where one of them is neither as good nor clearly worse.
    """
    best, worlds = max(judged[:GLANCED], key=lambda end: sum(of(end, GLANCES))), GLANCES
    for end in judged:
        _held(_apart(of(best, GLANCES), of(end, GLANCES)), apart)
    left, results = [*range(len(judged))], dict[int, list[float]]()
    while True:
        results |= {which: of(judged[which], worlds) for which in left}
        first = max(left, key=lambda which: sum(results[which]))
        found = [_apart(results[first], results[which]) for which in range(len(judged))]
        if sum(mean + error < apart for mean, error in found) > ACCEPTED:
            raise NoPuzzle("too many as good")
        for difference in found:
            _held(difference, apart)
        if worlds >= least and all(_clear(each, apart, SURE) or _near(each, apart) for each in found):
            return found, worlds
        if worlds > GLANCES and not all(_can_be(each, apart, sqrt(worlds / most)) for each in found):
            raise NoPuzzle("not sure")
        left = [which for which in left if not _clear(found[which], 1.5 * apart, 4.0)]
        worlds *= 2


def _held(difference: tuple[float, float], apart: float) -> None:
    mean, error = difference
    if mean - ALIKE * error > apart / 10 and mean + ALIKE * error < apart:
        raise NoPuzzle("one between")


def _apart(best: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    lost = [one - two for one, two in zip(best, other, strict=False)]
    mean = sum(lost) / len(lost)
    return mean, sqrt(sum((each - mean) ** 2 for each in lost) / (len(lost) - 1) / len(lost))


def _clear(difference: tuple[float, float], apart: float, sure: float) -> bool:
    mean, error = difference
    return mean >= apart and mean >= sure * error


def _can_be(difference: tuple[float, float], apart: float, shrunk: float) -> bool:
    """Whether it is as good or clearly worse once the error has shrunk, if that is still to come."""
    mean, error = difference
    return shrunk < 1 and (_near(difference, apart) or _clear((mean, error * shrunk), apart, SURE))


def _near(difference: tuple[float, float], apart: float) -> bool:
    mean, error = difference
    return mean <= max(ALIKE * error, apart / 10) and mean < apart


def puzzle(game: Game, seed: bytes, made: Sequence[str], trial: Trial, before: Sequence[str]) -> Puzzle:
    """The puzzle of the turn that goes on here, after these moves of it. Raises NoPuzzle if it is none."""
    apart, found = APART[game.key], ends(game)
    if len(found) < FEWEST:
        raise NoPuzzle("too few turns")
    looks = [found[0].looks - end.looks for end in found]
    # What is hopeless needs no look; what may be good and is not among those that are judged spoils the puzzle.
    judged = [*found[:JUDGED], *(end for end in found[JUDGED:] if not end.over)]
    if len(judged) > JUDGED + LUCKY or any(end.over and found[0].looks - end.looks < apart for end in found[JUDGED:]):
        raise NoPuzzle("too many look good")
    if looks[min(ACCEPTED, len(looks) - 1)] < apart / 2:
        raise NoPuzzle("too many look best")
    one, worlds = differences(lambda end, number: trial.of(end, before, number), judged, apart, WORLDS, FURTHER)
    again = Trial(game, f"two {seed.hex()} {len(made)}")
    two, _ = differences(lambda end, number: again.of(end, (), number), judged, apart, worlds, worlds)
    near = [[_near(each, apart) for each in measured] for measured in (one, two)]
    if near[0] != near[1] or near[0].count(True) > ACCEPTED or all(near[0]):
        raise NoPuzzle("not twice alike")
    if not all(end.over for end, good in zip(judged, near[0], strict=True) if good):
        raise NoPuzzle("luck decides")
    means = [(each[0] + other[0]) / 2 for each, other in zip(one, two, strict=True)]
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


def turns(key: str, seed: bytes) -> Iterator[tuple[Game, list[str], int]]:
    """Every decision of a game between computers, with the moves up to it, and after how many of them its turn began or
    something was revealed.
    """
    rng, who, made, begun = Random(seed), player("medium"), list[str](), 0
    game: Game = engine.load(key).new(seats=SEATS, seed=seed)
    while (seat := game.to_move) is not None:
        here, log = game.copy(), list[Event]()
        if len(game.moves()) > 1:
            yield here, [*made], begun
        move = who.decide(here.view(seat), partial(here.determinize, seat), rng)
        game.play(move, log)
        made.append(str(move))
        if is_over(here, game) or any(event.reveals for event in log):
            begun = len(made)


def looked_through(key: str, number: int, why: Counter[str]) -> list[Puzzle]:
    """The puzzles of one game, one of a turn at most; counts why other decisions are none."""
    seed, found, done = sha256(f"puzzle {key} {number}".encode()).digest()[:16], list[Puzzle](), None
    trial, since = None, (0, 0)
    for game, made, begun in turns(key, seed):
        turn = (game.to_move, game.turn_mark)
        if turn == done or len(found) == EACH:
            continue
        if trial is None or since[0] != begun:
            trial, since = Trial(game, f"one {seed.hex()} {len(made)}"), (begun, len(made))
        try:
            found.append(puzzle(game, seed, made, trial, made[since[1] :]))
            done = turn
        except NoPuzzle as none:
            why[str(none)] += 1
    return found


def save(file: Path, found: Puzzles) -> None:
    """All or nothing, a line for each puzzle."""
    lines = ",\n".join(each.model_dump_json() for each in found.puzzles)
    head = f'{{"rules_version": {found.rules_version}, "seeds": {found.seeds}, "puzzles": [\n'
    fresh = file.with_suffix(".new")
    fresh.write_text(f"{head}{lines}\n]}}\n", "utf-8")
    fresh.replace(file)


def stored(key: str) -> Puzzles:
    """What was found by the rules of now."""
    file, rules = file_of(key), engine.load(key).rules_version
    known = Puzzles.model_validate_json(file.read_text("utf-8")) if file.is_file() else None
    return known if known is not None and known.rules_version == rules else Puzzles(rules_version=rules)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", metavar="GAME", help=f"of {', '.join(APART)}")
    parser.add_argument("--wanted", type=int, default=150, help="puzzles of each kind")
    asked = parser.parse_args()
    why = {key: Counter[str]() for key in asked.game or APART}
    while True:
        key, known = min(((key, stored(key)) for key in why), key=lambda each: len(each[1].puzzles))
        if len(known.puzzles) >= asked.wanted:
            break
        began, new = process_time(), (*known.puzzles, *looked_through(key, known.seeds, why[key]))
        save(file_of(key), known.model_copy(update={"seeds": known.seeds + 1, "puzzles": new}))
        seconds, none = process_time() - began, ", ".join(f"{count} {each}" for each, count in why[key].most_common())
        print(f"{key}: {len(new)} puzzles in {known.seeds + 1} games, {seconds:.0f} s; not: {none}", flush=True)


if __name__ == "__main__":
    main()

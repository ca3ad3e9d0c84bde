"""Whether *Why not?* tells the truth: `python -m benchmarks.reasons [GAME …] [--games 1000] [--cases 100]`.

At decisions of random games every candidate that is not legal lacks something, and a legal one nothing; a position in
which the named thing is made true (tests/games/GAME/remedies.py) no longer lacks it. It can be stopped at any time:
what was looked at is kept in `out/` and taken up again as long as the rules are the same.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from runpy import run_path
from typing import Any

import engine
from engine.game import BadPosition, Game, IllegalMove, Reason

ROOT = Path(__file__).parents[1]
OUT = ROOT / "out"
GAMES, CASES = 1000, 100
LOOKS = 12
"""Decisions of one game that are looked at, about."""
ENDLESS = 3000
"""Decisions after which a random game is long enough."""
SAME = 3
"""Cases of one kind from one game, at most."""
ASKED = 20
"""Candidates of a decision that are asked about one by one as well."""
TRIES = 40
"""Positions of one kind in one game that are tried to be remedied, at most."""
Remedy = Callable[[dict[str, Any], int, str, Mapping[str, Any]], str | None]
"""Makes true what a move of this seat lacks, in a position as JSON: the move and the facts of the reason.

Returns the move as it reads then, where it has to name what was lacking. Raises LookupError where it cannot be done.
"""


@cache
def remedies(key: str) -> dict[str, Remedy]:
    """How to make things true, by the key of the reason; nothing for a game that does not say."""
    return _told(key, "REMEDIES")


@cache
def stands(key: str) -> dict[str, str]:
    """The reasons that no position can remove, each with why."""
    return _told(key, "STANDS")


def _told(key: str, name: str) -> dict[str, Any]:
    file = _remedies(key)
    return run_path(str(file))[name] if file.exists() else {}


def _remedies(key: str) -> Path:
    return ROOT / "tests" / "games" / key / "remedies.py"


def decisions(rules: type[Game], seed: int) -> Iterator[Game]:
    """Some decisions of a random game, from its beginning to its end."""
    seats = rules.min_seats + seed % (rules.max_seats - rules.min_seats + 1)
    game, rng, past = rules.new(seats=seats, seed=seed), Random(seed), 0
    while (moves := game.moves()) and past < ENDLESS:
        if rng.randrange(LOOKS + past) < LOOKS:
            yield game
        game.play(rng.choice(moves))
        past += 1


def faults(game: Game, told: Mapping[str, Sequence[Reason]], rng: Random) -> Iterator[str]:
    """Candidates that are told something false, and moves that are no candidates."""
    legal = set(game.moves())
    thought_of = set(game.candidates())
    for move in sorted(thought_of | legal):
        if move not in thought_of:
            yield f"{move} is legal and no candidate"
        elif (move in legal) == bool(told.get(move)):
            yield f"{move}: legal {move in legal}, lacks {[reason.key for reason in told.get(move, ())]}"
    for move in rng.sample(sorted(thought_of), min(ASKED, len(thought_of))):
        if game.why_not(move) != told.get(move, ()):
            yield f"{move}: lacks one thing alone and another among all"


def remedied(game: Game, move: str, reason: Reason) -> bool | None:
    """Whether the reason goes when its thing is made true; None where the position cannot be made so."""
    asked = game.prompt()
    remedy = remedies(game.key).get(reason.key)
    if remedy is None or asked is None:
        return None
    position = json.loads(game.to_json())
    try:
        named = remedy(position, asked.seat, move, dict(reason.facts)) or move
        after = type(game).from_json(json.dumps(position))
        lacks = after.why_not(named)
    except (BadPosition, IllegalMove, LookupError, ValueError):
        return None
    now = after.prompt()
    if now is None or (now.seat, now.kind) != (asked.seat, asked.kind):
        return None
    return reason.key not in {each.key for each in lacks} and bool(lacks) != (named in after.moves())


def looked(rules: type[Game], seed: int) -> tuple[list[str], dict[str, list[bool]]]:
    """What is wrong in one game, and how the cases of each kind went."""
    wrong, cases, tries, rng = list[str](), dict[str, list[bool]](), Counter[str](), Random(seed)
    for game in decisions(rules, seed):
        told: dict[str, tuple[Reason, ...]] = dict(game.forbidden())
        wrong += [f"{rules.key} {seed}: {fault}" for fault in faults(game, told, rng)]
        each = [(move, reason) for move, reasons in told.items() for reason in reasons]
        for move, reason in rng.sample(each, len(each)):
            done = cases.setdefault(reason.key, [])
            if len(done) == SAME or tries[reason.key] == TRIES:
                continue
            tries[reason.key] += 1
            if (went := remedied(game, move, reason)) is not None:
                done.append(went)
                wrong += [] if went else [f"{rules.key} {seed}: {move} still lacks {reason.key}"]
    return wrong, {kind: done for kind, done in cases.items() if done}


def digest(key: str) -> str:
    """The rules as they stand."""
    files = [*sorted((ROOT / "engine" / key).rglob("*.py")), *filter(Path.exists, [_remedies(key)])]
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


def run(key: str, games: int, cases: int) -> list[str]:
    """What is wrong; at least so many cases have to be found."""
    OUT.mkdir(exist_ok=True)
    file = OUT / f"reasons-{key}-{digest(key)}.jsonl"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    wrong, found = list[str](), dict[str, int]()
    with file.open("a", encoding="utf-8") as kept:
        for seed in range(games):
            if seed < len(lines):
                here, done = json.loads(lines[seed])
            else:
                here, done = looked(engine.load(key), seed)
                kept.write(json.dumps([here, done]) + "\n")
                kept.flush()
            wrong += here
            for kind, went in done.items():
                found[kind] = found.get(kind, 0) + len(went)
    print(f"{key}: {games} games, {sum(found.values())} cases of {len(found)} kinds: {found}, {len(wrong)} wrong")
    return wrong + ([f"{key}: {sum(found.values())} cases"] if sum(found.values()) < cases else [])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", choices=[*engine.GAMES, []], help="by default all")
    parser.add_argument("--games", dest="number", type=int, default=GAMES)
    parser.add_argument("--cases", type=int, default=CASES)
    asked = parser.parse_args()
    wrong = [line for key in asked.games or engine.GAMES for line in run(key, asked.number, asked.cases)]
    print(*wrong[:20], sep="\n")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()

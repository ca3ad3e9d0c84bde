"""Playthroughs: one random game per game and number of seats, written out in full, so that every change shows. Long
ones are broken off.

`python -m tests.engine.golden [GAME …]` writes them again; read the difference like code. They notice changes and
prove nothing.
"""

import sys
from collections.abc import Collection, Iterator
from hashlib import sha256
from pathlib import Path

import engine
from engine.chance import Stream, seed_bytes
from engine.game import Event, Game

FOLDER = Path(__file__).parents[1] / "data" / "playthroughs"
SEED = 2026
SHOWN_WHOLE = 40
"""Every this many decisions all views are written out instead of their fingerprints."""
LONGEST = 300
"""Decisions after which a playthrough is broken off."""


def tables() -> Iterator[tuple[str, int]]:
    for key in engine.GAMES:
        rules = engine.load(key)
        for seats in range(rules.min_seats, rules.max_seats + 1):
            yield key, seats


def file(key: str, seats: int) -> Path:
    return FOLDER / f"{key}-{seats}.txt"


def playthrough(key: str, seats: int) -> str:
    game = engine.load(key).new(seats=seats, seed=SEED)
    choose = Stream(seed_bytes(SEED), "playthrough")
    lines = [f"{key}, {seats} seats, seed {SEED}, {game.options}, rules version {game.rules_version}"]
    number = 0
    while number < LONGEST and (moves := game.moves()):
        prompt = game.prompt()
        assert prompt is not None
        move = moves[choose.below(len(moves))]
        lines += ["", f"{number}. seat {prompt.seat}: {prompt.kind} ({', '.join(prompt.rules)}), {len(moves)} moves"]
        lines += [*views(game, whole=number % SHOWN_WHOLE == 0), f"  {' | '.join(moves)}", f"> {move}"]
        log: list[Event] = []
        game.play(move, log)
        lines += [f"  {event}" for event in log]
        number += 1
    lines += [
        "",
        f"{'over' if game.result else 'broken off'} after {number} decisions: {game.result}",
        *(f"  {score}" for score in game.scores()),
    ]
    return "\n".join([*lines, *views(game, whole=True)]) + "\n"


def views(game: Game, *, whole: bool) -> list[str]:
    texts = [game.view(viewer).to_json() for viewer in (None, *range(game.seats))]
    if whole:
        return [f"  view {text}" for text in texts]
    return [f"  views {' '.join(sha256(text.encode()).hexdigest()[:8] for text in texts)}"]


def write(games: Collection[str]) -> None:
    for key, seats in tables():
        if key in games:
            file(key, seats).write_text(playthrough(key, seats), "utf-8")


if __name__ == "__main__":
    from tests import toys

    toys.plug("orchard")
    write(sys.argv[1:] or engine.GAMES)

"""Positions as strangers might write them: true ones with a few things changed, most often in what is pending.

`python -m tests.engine.outside GAME [COUNT] [SEED]` tries this many accepted positions and prints what goes wrong.
"""

import json
import re
import signal
import sys
import traceback
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import engine
from benchmarks.pictures import game_at
from bot.base.i18n import MissingWords
from engine.game import BadPosition, Game
from tests import toys
from tests.engine import laws
from tests.engine.random_games import few_tables, random_game
from tests.facts import TOY, facts
from tests.render.checks import check, seen

STORED = Path(__file__).parents[1] / "data" / "pictures"
OF_A_KIND = 5
"""Positions kept for each kind of decision and number of seats."""
MOVES = 40
PATIENCE = 60
"""Seconds after which a position counts as hanging."""
TRIES = 60
"""At most this many changed positions for each one that is accepted."""


@cache
def stored(rules: type[Game]) -> tuple[str, ...]:
    """Positions of every kind of decision: from tests/data/pictures, and from random games."""
    found: dict[Any, list[str]] = {}
    files = sorted(STORED.glob(f"{rules.key}-*.json"))
    games = [game_at(file) for file in files]
    for number, (seats, options) in enumerate(few_tables(rules)):
        games += [game.copy() for game in random_game(rules, seats, options, number)]
    Random(1).shuffle(games)
    for game in games:
        prompt = game.prompt()
        kept = found.setdefault((game.seats, prompt and prompt.kind), [])
        if len(kept) < OF_A_KIND:
            kept.append(game.to_json())
    return tuple(text for texts in found.values() for text in texts)


def changed(texts: tuple[str, ...], rng: Random) -> str:
    """One of the positions with one to three things changed, some of them as they are in another position."""
    data, other = (json.loads(rng.choice(texts)) for _ in range(2))
    pool: dict[str, list[Any]] = {}
    for text in (*rng.sample(texts, min(3, len(texts))), json.dumps(other)):
        for path, value in places(json.loads(text)):
            pool.setdefault(kind(path), []).append(value)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        _change(data, pool, rng)
    return json.dumps(data)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every value within, with the keys that lead there."""
    for key, item in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield (*path, key), item
        yield from places(item, (*path, key))


def kind(path: tuple[Any, ...]) -> str:
    """Equal for places that hold the same kind of thing: numbers of list items do not count."""
    return ".".join("#" if isinstance(key, int) else key for key in path)


def _change(data: Any, pool: dict[str, list[Any]], rng: Random) -> None:
    found = [path for path, _ in places(data) if path[0] not in ("game", "version")]
    pending = [path for path in found if path[0] == "pending"]
    path = rng.choice(pending if pending and rng.randrange(2) else found)
    holder = data
    for key in path[:-1]:
        holder = holder[key]
    key, value = path[-1], holder[path[-1]]
    same = pool.get(kind(path), [])
    if rng.randrange(3) == 0 and same:
        holder[key] = json.loads(json.dumps(rng.choice(same)))
    elif rng.randrange(6) == 0:
        del holder[key]
    else:
        holder[key] = _other(value, [item for items in pool.values() for item in items], rng)


def _other(value: Any, everything: list[Any], rng: Random) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice((value + 1, value - 1, 0, -1, rng.randrange(10), 10**6, 10**400, None))
    if isinstance(value, str):
        return rng.choice([item for item in everything if isinstance(item, str)])
    if isinstance(value, list):
        return rng.choice(([], value * 2, value[::-1], value[1:], value + rng.sample(everything, 1), None))
    if isinstance(value, dict):
        return rng.choice(({}, None, {**value, "x": 1}, dict.fromkeys(value)))
    return rng.choice(everything)


@dataclass(frozen=True)
class Fault:
    """A position that was accepted and went wrong."""

    where: str
    """The error and the line of our code it came from: equal for what is probably the same fault."""
    position: str
    moves: tuple[str, ...]
    details: str

    def __str__(self) -> str:
        return f"{self.where}\nafter {list(self.moves)}\nfrom {self.position}\n{self.details}"


def tried(rules: type[Game], count: int, seed: int, draw: Any) -> tuple[int, list[Fault]]:
    """Play on from this many accepted positions; how many there were, and what went wrong, once for each place.

    `draw(game)` draws and tells a game; it raises where it cannot.
    """
    rng, texts = Random(f"{rules.key} {seed}"), stored(rules)
    accepted, faults = 0, dict[str, Fault]()
    for _ in range(count * TRIES):
        text, moves = changed(texts, rng), list[str]()
        try:
            with patience(), warnings.catch_warnings():
                warnings.simplefilter("error", MissingWords)
                try:
                    game = rules.from_json(text)
                except BadPosition:
                    continue
                accepted += 1
                asked_by_play(game)
                draw(game)
                play_on(game, moves, rng)
                draw(game)
        except Exception as error:
            fault = Fault(_place(error), text, tuple(moves), "".join(traceback.format_exception(error)[-3:]))
            faults.setdefault(fault.where, fault)
        if accepted == count:
            break
    return accepted, list(faults.values())


def asked_by_play(game: Game) -> None:
    """No position waits for what play never asks: a decision with a single move, unless the facts name it."""
    prompt, moves = game.prompt(), game.moves()
    alone = prompt is not None and len(moves) == 1 and prompt.kind not in facts(game.key).alone
    assert not alone, f"play does not ask for {prompt.kind if prompt else ''} where {moves} is all"


def play_on(game: Game, moves: list[str], rng: Random) -> None:
    """Random moves; each position reached can be read back and dealt again."""
    for _ in range(MOVES):
        laws.somebody_decides_until_the_end(game)
        if game.to_move is None:
            break
        move = rng.choice(game.moves())
        moves.append(str(move))
        game.play(move, [])
    laws.somebody_decides_until_the_end(game)
    text = game.to_json()
    assert type(game).from_json(text).to_json() == text, "what play reaches is not accepted as it is"
    for viewer in laws.viewers(game):
        game.determinize(viewer, rng).moves()


def _place(error: Exception) -> str:
    """The last line of our own packages on the way to the error."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if "site-packages" not in frame.filename]
    ours = [frame for frame in frames if re.search(r"/(engine|render|bot)/", frame.filename)] or frames
    last = next((frame for frame in reversed(ours) if "/tests/engine/" not in frame.filename), ours[-1])
    return f"{type(error).__name__}: {str(error)[:160]} at {last.filename.rpartition('/')[2]}:{last.name}"


@contextmanager
def patience() -> Iterator[None]:
    """Raise TimeoutError in code that hangs."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise TimeoutError("this position hangs")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(PATIENCE)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def drawn(game: Game) -> None:
    """Draw and describe the game as a viewer who may look sees it."""
    everybody = list(seen(game))
    check(*Random(game.to_json()).choice(everybody))


if __name__ == "__main__":
    toys.plug(TOY)
    key, count, seed = (*sys.argv[1:], "300", "1")[:3] if len(sys.argv) < 4 else sys.argv[1:4]
    number, found = tried(engine.load(key), int(count), int(seed), drawn)
    for fault in found:
        print(fault, end="\n\n")
    print(f"{key}: {number} positions accepted, {len(found)} kinds of fault")

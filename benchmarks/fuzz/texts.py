"""The doors for texts: records, positions, settings, files of the data folder."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from pydantic import ValidationError

import engine
from benchmarks import house
from benchmarks.fuzz import garbling
from benchmarks.fuzz.verdict import Tally, judged
from bot.base.settings import Settings, unknown
from bot.store import Store, StoreTrouble
from engine.game import BadPosition, Game
from engine.record import BadRecord, BrokenRecord, Record, WrongVersion
from engine.registry import GAMES

MOVES = 5
"""Decisions that are played on from a position that is accepted."""
SETTINGS = {f"SOLSTICE_{name.upper()}": str(field.default or "x") for name, field in Settings.model_fields.items()}
TABLES = 6


@cache
def _records() -> list[str]:
    """A finished game of each kind."""
    found = []
    for key in GAMES:
        match, _ = house.model(key, house.MODELS - 1)
        game, rng = match.game.copy(), Random(1)
        moves = [move for entry in match.history for move in entry.moves]
        while not game.result:
            move = rng.choice(game.moves())
            moves.append(str(move))
            game.apply(move)
        log = ["It is over."]
        found.append(Record.over(match.header, game, players=match.names, moves=moves, log=log, hints=[], resigned=()))
    return [record.to_json() for record in found]


def _text(rng: Random, true: str) -> str:
    """JSON with something changed in its letters or in its data."""
    if rng.randrange(2):
        return garbling.text(rng, true, len(true) + 1000)
    return json.dumps(garbling.data(rng, json.loads(true)))


def records(rng: Random, number: int, tally: Tally) -> None:
    for _ in range(number):
        given = _text(rng, rng.choice(_records()))
        with judged(tally, given):
            try:
                Record.from_json(given).verify()
                tally.ends["verified"] += 1
            except (BadRecord, BrokenRecord, WrongVersion) as no:
                tally.ends[type(no).__name__] += 1


@cache
def _positions(key: str) -> list[str]:
    return [house.model(key, number)[0].game.to_json() for number in range(house.MODELS)]


def positions(rng: Random, number: int, tally: Tally) -> None:
    for _ in range(number):
        rules = engine.load(rng.choice(list(GAMES)))
        given = _text(rng, rng.choice(_positions(rules.key)))
        with judged(tally, given):
            try:
                game = rules.from_json(given)
            except BadPosition:
                tally.ends["refused"] += 1
            else:
                tally.ends["accepted"] += 1
                _play(game, rng)


def _play(game: Game, rng: Random) -> None:
    for _ in range(MOVES):
        if not game.moves():
            break
        game.apply(rng.choice(game.moves()))
    game.view(None)


def settings(rng: Random, number: int, tally: Tally) -> None:
    before = dict(os.environ)
    for _ in range(number):
        chosen = rng.sample(sorted(SETTINGS), rng.randint(1, 3))
        given = {garbling.text(rng, name, 60) if rng.randrange(4) == 0 else name: SETTINGS[name] for name in chosen}
        given = {name: garbling.text(rng, value, 500) for name, value in given.items()}
        given = {
            name.replace("\0", "").replace("=", "") or "A": value.replace("\0", "") for name, value in given.items()
        }
        with judged(tally, given):
            try:
                os.environ.update(given)
                unknown()
                Settings(_env_file=None)
                tally.ends["accepted"] += 1
            except ValidationError:
                tally.ends["refused"] += 1
            finally:
                os.environ.clear()
                os.environ.update(before)


@cache
def _database() -> bytes:
    """A folder's database with games under way."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "solstice.db"
        places = [house.Place(str(number), str(number), tuple("123456")) for number in range(TABLES)]
        house.fill(file, places, lagging=True)
        return file.read_bytes()


def files(rng: Random, number: int, tally: Tally) -> None:
    for _ in range(number):
        name = rng.choice(("", "", "", "-wal", "-shm", ".version-1"))
        given = garbling.raw(rng, rng.choice((_database(), _database()[:4096], b"not a database")))
        with TemporaryDirectory() as folder, judged(tally, (name, len(given), given[:64])):
            file = Path(folder) / "solstice.db"
            if name and rng.randrange(2):
                file.write_bytes(_database())
            file.with_name(file.name + name).write_bytes(given)
            tally.ends[asyncio.run(_opened(file))] += 1


async def _opened(file: Path) -> str:
    """Open a database and read all games of it."""
    try:
        store = await Store.open(file)
    except StoreTrouble as trouble:
        return trouble.why
    try:
        for guild in range(TABLES):
            for row in await store.live_games(guild):
                await store.journal(row.id)
    except StoreTrouble as trouble:
        return f"{trouble.why}, later"
    finally:
        await store.close()
    return "opened"


DOORS: dict[str, Callable[[Random, int, Tally], None]] = {
    "records": records,
    "positions": positions,
    "settings": settings,
    "files": files,
}

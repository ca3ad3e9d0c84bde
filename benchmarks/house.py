"""A full house for benchmarks: games at all moments in a database, and the servers where they are played."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random

import engine
from bot.matches.match import Match
from bot.store import GameRow, JournalEntry, Seat, queries, rows
from bot.store.migrate import migrate
from engine.registry import GAMES
from playground import Playground
from playground.model import Channel, ChannelType, Guild, Role, User
from playground.permissions import ORDINARY, Permission
from playground.seed import PLAYERS, admit
from playground.world import World

TABLES_OF_A_GUILD = 3
PEOPLE_OF_A_GUILD = 8
NEVER_MINTED = (1 << 22) - 1
"""The last id of a millisecond, in which far fewer things are made."""
MODELS = 24
"""Games of each kind that are really played, each at another moment; tables are copies of them."""
LONGEST = 200
"""Decisions at most: as many as people have made at a table of middling age."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a game is played, and the people there."""

    guild: str
    channel: str
    people: tuple[str, ...]


async def start_bot(stand_in: Playground, data: Path, log: Path, **settings: object) -> asyncio.subprocess.Process:
    """`solstice run` in a process of its own that says what it says in this file."""
    own = {"token": stand_in.token, "api_url": stand_in.url, "gateway_url": stand_in.gateway_url, "data": data}
    with log.open("ab") as file:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            "from bot.cli import main; main()",
            "run",
            env=os.environ | {f"SOLSTICE_{name.upper()}": str(value) for name, value in (own | settings).items()},
            stdout=file,
            stderr=file,
        )


def build(world: World, tables: int) -> list[Place]:
    """Servers with a channel for each of this many tables. Call before anybody connects."""
    return [place for _ in range(-(-tables // TABLES_OF_A_GUILD)) for place in _guild(world)][:tables]


def _guild(world: World) -> Iterator[Place]:
    people = [User(world.mint.id(), f"p{world.mint.id()}", f"Person {number}") for number in range(PEOPLE_OF_A_GUILD)]
    world.users |= {user.id: user for user in people}
    ahead = int(world.mint.id()) + (
        len(world.guilds) << 22
    )  # for another shard; what is made then must not be called so
    guild = Guild(str(ahead | NEVER_MINTED), "House", people[0].id)
    players = Role(world.mint.id(), PLAYERS, ORDINARY, position=1)
    guild.roles = {guild.id: Role(guild.id, "@everyone", Permission(0)), players.id: players}
    world.guilds[guild.id] = guild
    for key in (*(user.id for user in people), world.bot_id):
        admit(world, guild, key)
    for number in range(TABLES_OF_A_GUILD):
        channel = Channel(world.mint.id(), ChannelType.TEXT, f"table-{number}", guild_id=guild.id, position=number)
        world.channels[channel.id] = channel
        yield Place(guild.id, channel.id, tuple(user.id for user in people))


@cache
def model(key: str, number: int) -> tuple[Match, tuple[JournalEntry, ...]]:
    """A game of this kind at one of its moments, with its journal. The same number is the same game."""
    rules, rng = engine.load(key), Random(number)
    seats = rules.min_seats + number % (rules.max_seats - rules.min_seats + 1)
    match = Match.begin(
        id_="model",
        key=key,
        seed=rng.randbytes(16),
        options={},
        seats=tuple(Seat(f"Person {seat}", user=seat) for seat in range(seats)),
        guild=1,
        channel=1,
        locale="en",
        at=0,
    )
    journal: list[JournalEntry] = []
    while len(journal) < LONGEST * (number + 1) // MODELS:
        then, entry = match.play([rng.choice(match.game.moves())], user=match.owner(match.to_move), at=0)
        if then.over:
            break
        match = then
        journal.append(entry)
    return match, tuple(journal)


def seated(row: GameRow, number: int, place: Place, seats: int) -> GameRow:
    """A model's row as a table of its own."""
    people = place.people[number % 3 :][:seats]
    sitting = tuple(Seat(f"Person {user[-4:]}", user=int(user)) for user in people)
    return replace(row, id=f"{number:010x}", guild=int(place.guild), channel=int(place.channel), seats=sitting)


def fill(file: Path, places: list[Place], *, lagging: bool) -> list[GameRow]:
    """A database in which a game is under way at each place, its messages still to be posted or not at all."""
    migrate(file)
    found = []
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("BEGIN")
        for number, place in enumerate(places):
            match, journal = model(list(GAMES)[number % len(GAMES)], number // len(GAMES) % MODELS)
            row = seated(match.noted(match.row.created).row, number, place, len(match.row.seats))
            found.append(row)
            store(db, row, journal, lagging=lagging)
        db.execute("COMMIT")
    return found


def store(db: sqlite3.Connection, row: GameRow, journal: tuple[JournalEntry, ...], *, lagging: bool) -> None:
    """Write a game as it stands."""
    db.execute(queries.ADD_GAME, rows.GAME.dump_python(row, round_trip=True))
    lines = (rows.ENTRY.dump_python(entry, round_trip=True) for entry in journal)
    db.executemany(queries.ADD_ENTRY, ({"game": row.id, **line} for line in lines))
    if lagging:
        db.execute(queries.POST, {"game": row.id, "revision": row.revision})

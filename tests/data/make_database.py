"""Writes a database with games under way, each in its own channel: `python -m tests.data.make_database FILE GAME…`.

One is kept from the close of every issue so far, written by the code of that day (`git archive COMMIT | tar -x -C
FOLDER`, then this file run there), so that what people really have is opened by every later version.
"""

import asyncio
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

from bot.matches.match import Match
from bot.store import LobbyRow, MessageRow, Seat, Store

ANA, BEN, GUILD = 1, 2, 5
CHANNELS = (7, 8, 9)
DECISIONS = 30
SEATS = (Seat("Ana", user=ANA), Seat("Ben", user=BEN))


async def make(file: Path, games: Sequence[str]) -> None:
    store = await Store.open(file)
    for number, (key, channel) in enumerate(zip(games, CHANNELS, strict=False)):
        match = Match.begin(
            id_=f"012345678{number}",
            key=key,
            guild=GUILD,
            channel=channel,
            locale="en",
            seed=bytes(range(number, number + 16)),
            options={},
            seats=SEATS,
            at=100,
        )
        await store.start(match.row, None)
        await store.save_message(
            MessageRow(f"{match.id}-0-0", match.id, "turn", channel, opened=0, user=ANA, seat=0, message=channel)
        )
        await go_on(store, match)
    await store.choose(ANA, dm=True, locale="en")
    await store.save_lobby(LobbyRow("abcdefabcd", games[0], {}, SEATS[:1], ANA, GUILD, 10, "en", 100))
    await store.close()
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA journal_mode = DELETE")


async def go_on(store: Store, match: Match) -> None:
    """Random decisions, one of them taken back, until somebody could take back something."""
    rng, taken_back = Random(1), False
    while match.revision < DECISIONS or not match.undoable or not taken_back:
        user = match.owner(match.to_move)
        match, entry = match.play([rng.choice(match.game.moves())], user=user, at=100 + match.revision)
        await store.append(match.row, entry)
        if match.undoable and not taken_back:
            match, entry = match.take_back(1, user=user or 0, at=100 + match.revision)
            await store.append(match.row, entry)
            taken_back = True


if __name__ == "__main__":
    asyncio.run(make(Path(sys.argv[1]), sys.argv[2:]))

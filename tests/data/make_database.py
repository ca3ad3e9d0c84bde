"""Writes the database of a Helios game under way: `python -m tests.data.make_database FILE`.

One is kept for every version of the schema, so that later versions are tried on what people really have.
"""

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from bot.match import Match
from bot.store import MessageRow, Seat, Store, UserRow

DECISIONS = 12


async def make(file: Path) -> None:
    store = await Store.open(file)
    seats = (Seat("Ana", user=1), Seat("Computer 1", player="random"))
    match = Match.begin(
        id_="0123456789",
        key="helios",
        guild=5,
        channel=7,
        locale="en",
        seed=bytes(range(16)),
        options={},
        seats=seats,
        at=100,
    )
    await store.start(match.row, None)
    for number in range(DECISIONS):
        user = match.owner(match.to_move)
        match, entry = match.play(match.game.moves()[:1], user=user, at=100 + number)
        await store.append(match.row, entry)
    await store.save_message(MessageRow(f"{match.id}-0-0", match.id, "turn", 7, opened=0, user=1, seat=0, message=9))
    await store.save_user(UserRow(1, dm=True))
    await store.close()
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA journal_mode = DELETE")


if __name__ == "__main__":
    asyncio.run(make(Path(sys.argv[1])))

"""What a database holds."""

import sqlite3
from contextlib import closing

from bot.store import (
    GameRow,
    JournalEntry,
    Seat,
)
from engine.game import Event

GAME = GameRow(
    id="g1",
    key="orchard",
    header='{"seed": "00"}',
    seats=(Seat("Ana", user=1 << 60), Seat("Bo", player="random")),
    guild=5,
    channel=7,
    locale="en",
    position="at the start",
    base="at the start",
    created=100,
)


PLAY = JournalEntry(
    1, "play", 120, 0, 1 << 60, ("take apple1",), events=(Event("took", 0, reveals=True, cards=("a", 2)),)
)


def everything(harness):
    """All that the database holds, as text."""
    with closing(sqlite3.connect(harness.settings.file)) as db:
        return "\n".join(db.iterdump())

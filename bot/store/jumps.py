"""How a game goes on that was put back, by a copy of the database or by a fault of a disk."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.store import queries, rows
from bot.store.database import Row
from bot.store.rows import JournalEntry
from engine.game import Event


def jump(game: Row, posted: int, now: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """The statements after which a game of TO_RESTORE goes on at a revision beyond any that can have been posted: the
    seconds since 1970, which no game reaches by its moves. Its messages follow.
    """
    revision = max(now, game["revision"] + 1, posted + 1)
    event = Event("restore", since=game["known"])
    entry = JournalEntry(revision, "restore", now, back=revision - game["revision"] - 1, events=(event,))
    yield queries.ADD_ENTRY, {"game": game["id"], **rows.ENTRY.dump_python(entry, round_trip=True)}
    values = {"game": game["id"], "revision": revision, "closed": game["revision"]}
    for query in (queries.JUMP, queries.CLOSE_TURNS, queries.POST):
        yield query, {name: values[name] for name in values if f":{name}" in query}

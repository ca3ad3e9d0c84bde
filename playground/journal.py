"""A journal of the bot's requests and the responses, for checks afterwards."""

from collections import deque
from dataclasses import dataclass, field
from typing import Any

from playground.model import Json


@dataclass(slots=True)
class Entry:
    """One request. `files` are names and sizes; `status` 0 means that the connection was cut."""

    number: int
    at: float
    method: str
    path: str
    query: dict[str, str]
    body: Any
    files: list[Json] = field(default_factory=list)
    status: int = 0
    answer: Any = None


class Journal:
    """The last `size` requests, numbered from 1."""

    def __init__(self, size: int | None) -> None:
        self._entries: deque[Entry] = deque(maxlen=size)
        self._count = 0

    def open(self, at: float, method: str, path: str, query: dict[str, str], body: Any, files: list[Json]) -> Entry:
        self._count += 1
        entry = Entry(self._count, at, method, path, query, body, files)
        self._entries.append(entry)
        return entry

    def entries_after(self, number: int) -> list[Entry]:
        return [entry for entry in self._entries if entry.number > number]

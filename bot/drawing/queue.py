"""In which order pictures are drawn. Nothing here draws or waits."""

from __future__ import annotations

from collections import OrderedDict, deque
from enum import IntEnum
from typing import Generic, Protocol, TypeVar


class Urgency(IntEnum):
    """What is drawn before what."""

    ASKED = 0
    """Somebody waits for it."""
    TABLE = 1
    """A table shows it to everybody."""
    AHEAD = 2
    """Nobody waits for it yet."""


MOST = {Urgency.ASKED: 200, Urgency.TABLE: 1000, Urgency.AHEAD: 50}
"""At most this many jobs of one urgency may wait."""
MOST_OF_A_LANE = 5
"""At most this many jobs of one person or table may wait."""
IN_A_ROW = 4
"""After this many pictures that people asked for comes one of a table, if any waits."""


class Full(Exception):
    """More must not wait."""


class Job(Protocol):
    """What waits to be drawn. Two jobs are the same only if they are one object."""

    @property
    def urgency(self) -> Urgency: ...

    @property
    def lane(self) -> str:
        """Who waits: lanes of one urgency take turns."""

    @property
    def revision(self) -> int:
        """Of the game it shows."""


J = TypeVar("J", bound=Job)


class DrawingQueue(Generic[J]):
    """Bounded. The more urgent comes first, but now and then a table, so that tables advance however much is asked for;
    among equals lanes take turns, whoever joins first goes first.
    """

    def __init__(self) -> None:
        self._asked = 0
        self._lanes: dict[Urgency, OrderedDict[str, deque[J]]] = {urgency: OrderedDict() for urgency in Urgency}

    def add(self, job: J) -> None:
        """Raises Full where too much waits already."""
        lanes = self._lanes[job.urgency]
        lane = lanes.get(job.lane, ())
        if len(lane) >= MOST_OF_A_LANE or sum(map(len, lanes.values())) >= MOST[job.urgency]:
            raise Full
        lanes.setdefault(job.lane, deque()).append(job)

    def take(self) -> J | None:
        """Remove and return what is to be drawn next."""
        order = [Urgency.ASKED, Urgency.TABLE, Urgency.AHEAD]
        if self._asked >= IN_A_ROW:
            order[:2] = Urgency.TABLE, Urgency.ASKED
        for urgency in order:
            if (job := self._next(urgency)) is not None:
                self._asked = self._asked + 1 if urgency is Urgency.ASKED else 0
                return job
        return None

    def _next(self, urgency: Urgency) -> J | None:
        lanes = self._lanes[urgency]
        while lanes:
            name, jobs = lanes.popitem(last=False)
            if not jobs:
                continue
            job = jobs.popleft()
            if jobs:
                lanes[name] = jobs
            return job
        return None

    def discard(self, job: J) -> None:
        """Nobody waits for it any more. Harmless where it does not wait here."""
        jobs = self._lanes[job.urgency].get(job.lane)
        if jobs is not None and job in jobs:
            jobs.remove(job)

    def outdate(self, table: str, revision: int) -> list[J]:
        """Remove and return what shows a table at an earlier revision. Its newest state takes over its place."""
        jobs = self._lanes[Urgency.TABLE].get(table, deque())
        old = [job for job in jobs if job.revision < revision]
        for job in old:
            jobs.remove(job)
        return old

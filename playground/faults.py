"""Faults that a person or a test can inject between the bot and Discord."""

import asyncio
import contextlib
from dataclasses import asdict, dataclass, fields
from fnmatch import fnmatchcase
from typing import Any

CUT = 0
_DAY = 86400.0


def pause(seconds: float) -> float:
    """A number of seconds that somebody may wait. Raises ValueError for one below zero or above a day."""
    if not 0 <= float(seconds) <= _DAY:
        raise ValueError("seconds are counted from 0 to a day")
    return float(seconds)


@dataclass(slots=True)
class Fault:
    """The next `times` requests that match fail with `status` and Discord's `code`; CUT closes the connection.

    `path` is a shell pattern over the path below /api/v10. With `after` the request has had its effect by then.
    `skip` lets that many matching requests pass first. Before it fails a request is held for `hold` seconds, or until
    all faults are cleared.
    """

    method: str = "*"
    path: str = "*"
    status: int = 500
    code: int = 0
    after: bool = False
    times: int = 1
    skip: int = 0
    hold: float = 0.0
    retry_after: float = 0.2
    everywhere: bool = False

    def __post_init__(self) -> None:
        """Raises TypeError for a setting of another kind, ValueError for one that cannot be served."""
        for setting in fields(self):
            kind = (int, float) if setting.type is float else setting.type
            if not isinstance(getattr(self, setting.name), kind):  # type: ignore[arg-type]
                raise TypeError(f"{setting.name} is of another kind")
        if not (self.status == CUT or 400 <= self.status < 600):
            raise ValueError("the status is no error")
        self.hold, self.retry_after = pause(self.hold), pause(self.retry_after)

    def matches(self, method: str, path: str) -> bool:
        return self.times > 0 and fnmatchcase(method, self.method) and fnmatchcase(path, self.path)


class Faults:
    def __init__(self) -> None:
        self.queue: list[Fault] = []
        self.request_delay = 0.0
        self.event_delay = 0.0
        self.duplicates = 0
        self._cleared = asyncio.Event()

    def add(self, **fault: Any) -> Fault:
        self.queue.append(Fault(**fault))
        return self.queue[-1]

    def clear(self) -> None:
        self._cleared.set()
        self.__init__()  # type: ignore[misc]

    def strike(self, method: str, path: str) -> Fault | None:
        """The fault this request meets, which is used up by it."""
        for fault in self.queue:
            if not fault.matches(method, path):
                continue
            if fault.skip > 0:
                fault.skip -= 1
                continue
            fault.times -= 1
            return fault
        return None

    async def hold(self, fault: Fault) -> None:
        """Wait as long as this fault holds a request."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._cleared.wait(), fault.hold)

    def duplicate(self) -> bool:
        """Return whether this interaction is to be delivered twice."""
        twice = self.duplicates > 0
        self.duplicates -= twice
        return twice

    def json(self) -> dict[str, Any]:
        return {
            "queue": [asdict(fault) for fault in self.queue if fault.times > 0],
            "request_delay": self.request_delay,
            "event_delay": self.event_delay,
            "duplicates": self.duplicates,
        }

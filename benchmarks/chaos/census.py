"""What the tasks of a bot are at, which it prints on SIGUSR1: so a leak of them can be told by its name."""

from __future__ import annotations

import asyncio
import json
import signal
from collections import Counter
from types import FrameType

MARK = "tasks under way: "


def _print(signum: int, frame: FrameType | None) -> None:
    counted = Counter(getattr(task.get_coro(), "__qualname__", "?") for task in asyncio.all_tasks())
    print(MARK + json.dumps(counted), flush=True)


def last(log: str) -> Counter[str]:
    """The tasks by what they run, as a bot printed them last."""
    told = [line.removeprefix(MARK) for line in log.splitlines() if line.startswith(MARK)]
    return Counter(json.loads(told[-1])) if told else Counter()


def begin() -> None:
    """Print them from now on."""
    signal.signal(signal.SIGUSR1, _print)

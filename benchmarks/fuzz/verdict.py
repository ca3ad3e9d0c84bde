"""How an input ended, and the limits that none may pass."""

from __future__ import annotations

import resource
import signal
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType

SECONDS, MIB = 1.0, 100
"""What an input may cost: seconds of processor time in the thread that takes it, the event loop's, and MiB."""
HANGS = 30
"""Seconds after which an input counts as hanging."""


class Hangs(BaseException):
    """Nothing that the project raises, so that nothing there catches it."""


@dataclass
class Tally:
    """The inputs of one door."""

    number: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    """How many were carried out, refused in words, and so on."""
    faults: list[str] = field(default_factory=list)
    slowest: float = 0.0
    """Seconds of processor time."""
    largest: float = 0.0
    """MiB by which the process grew at most during one input."""

    def fault(self, what: str, given: object) -> None:
        self.faults.append(f"{what}\n    of {given!r:.2000}")


@contextmanager
def judged(tally: Tally, given: object) -> Iterator[None]:
    """Count one input, its costs, and as a fault whatever it raises."""
    tally.number += 1
    cpu, size = time.thread_time(), _size()
    before = signal.signal(signal.SIGALRM, _hangs)
    signal.alarm(HANGS)
    try:
        yield
    except Hangs:
        tally.fault("hangs", given)
    except Exception:
        tally.fault("".join(traceback.format_exc().splitlines(keepends=True)[-8:]), given)
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
    spent, grown = time.thread_time() - cpu, _size() - size
    tally.slowest, tally.largest = max(tally.slowest, spent), max(tally.largest, grown)
    if spent > SECONDS:
        tally.fault(f"costs {spent:.1f} s", given)
    if grown > MIB:
        tally.fault(f"costs {grown:.0f} MiB", given)


def _size() -> float:
    """The most memory of this process so far, in MiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _hangs(signal: int, frame: FrameType | None) -> None:
    raise Hangs

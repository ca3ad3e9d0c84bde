"""What a process and its children take: processor time and memory, as the kernel counts them."""

from __future__ import annotations

import os
from pathlib import Path

PROC = Path("/proc")
TICK = os.sysconf("SC_CLK_TCK")
KIB = 1 << 10


def family(pid: int) -> list[int]:
    """A process, its children and theirs, as far as they live."""
    found, waiting = [], [pid]
    while waiting:
        one = waiting.pop()
        try:
            children = [task.read_text() for task in (PROC / str(one) / "task").glob("*/children")]
        except OSError:
            continue
        found.append(one)
        waiting += [int(child) for line in children for child in line.split()]
    return found


def cpu(pid: int) -> float:
    """Seconds of processor time of a process and of its children, those that have ended included."""
    return sum(_ticks(PROC / str(one) / "stat", ended=True) for one in family(pid)) / TICK


def loop_cpu(pid: int) -> float:
    """Seconds of processor time of a process's first thread, in which its event loop runs."""
    return _ticks(PROC / str(pid) / "task" / str(pid) / "stat", ended=False) / TICK


def _ticks(stat: Path, *, ended: bool) -> int:
    try:
        fields = stat.read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    user, system, *of_children = map(int, fields[11:15])
    return user + system + (sum(of_children) if ended else 0)


def pss_of(pid: int) -> float:
    """MiB of a process; pages that it shares with others count in part."""
    try:
        lines = (PROC / str(pid) / "smaps_rollup").read_text().splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0) / KIB

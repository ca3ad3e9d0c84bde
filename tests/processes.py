"""Processes of the machine, by their ids."""

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path


def state(pid: int) -> str:
    """The letter of Linux for what it does: T for one that was stopped; X for none."""
    return _told(pid)[0]


def children(pid: int) -> list[int]:
    """The processes that it has started."""
    found = list[int]()
    with suppress(OSError):  # the process has ended
        for thread in os.listdir(f"/proc/{pid}/task"):
            with suppress(OSError):  # the thread has ended
                found += map(int, Path(f"/proc/{pid}/task/{thread}/children").read_text("ascii").split())
    return found


def used(pid: int) -> float:
    """Seconds of processor time of a process, of those it has waited for, and of those it has running."""
    ticks = map(int, _told(pid)[11:15])
    return sum(ticks) / os.sysconf("SC_CLK_TCK") + sum(map(used, children(pid)))


def _told(pid: int) -> list[str]:
    """What Linux tells of a process, from its state on."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8", "replace").rpartition(")")[2].split()
    except OSError:
        return ["X"]


async def stop(*pids: int) -> None:
    """Make them stand still; what they are sent afterwards comes after that."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    await _until(pids, "T")


def go_on(*pids: int) -> None:
    """Let those that still stand still do what they were sent meanwhile: nobody else ends them."""
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)


async def gone(*pids: int) -> None:
    """Wait until none of them is there any more."""
    await _until(pids, "ZX")


async def _until(pids: tuple[int, ...], states: str) -> None:
    async with asyncio.timeout(60):
        while any(state(pid) not in states for pid in pids):  # noqa: ASYNC110 - nothing tells us
            await asyncio.sleep(0.01)

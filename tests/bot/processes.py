"""Processes of the machine, by their ids."""

import asyncio
import os
import signal
from pathlib import Path


def state(pid: int) -> str:
    """The letter of Linux for what it does: T for one that was stopped; X for none."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[0]
    except OSError:
        return "X"


def children(pid: int) -> list[int]:
    """The processes that it has started."""
    return [
        int(child) for file in Path(f"/proc/{pid}/task").glob("*/children") for child in file.read_text("ascii").split()
    ]


async def stop(*pids: int) -> None:
    """Make them stand still; what they are sent afterwards comes after that."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    await _until(pids, "T")


async def gone(*pids: int) -> None:
    """Wait until none of them is there any more."""
    await _until(pids, "ZX")


async def _until(pids: tuple[int, ...], states: str) -> None:
    async with asyncio.timeout(60):
        while any(state(pid) not in states for pid in pids):  # noqa: ASYNC110 - nothing tells us
            await asyncio.sleep(0.01)

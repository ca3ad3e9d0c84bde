"""The process from which those that draw and think are forked, the same one in all lives of a bot.

A bot on its own starts one for itself, which has to import all that drawing needs: most of what a start costs. Here it
does so only now and then.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from multiprocessing.forkserver import ForkServer
from pathlib import Path
from random import Random

from tests.e2e.process import BOTS

NAMES = "benchmarks.chaos.poisoned"
SMALL = "benchmarks.chaos.small"
"""There the disk can be small."""
FAST = "benchmarks.chaos.fast"
"""In every process that imports this, pictures are blank, as nobody looks at them and their files are told by their
names, and thoughts are short.
"""
ALONE = 0.1
"""How often a bot starts such a process itself."""
_LENT = (
    "import os; from multiprocessing.forkserver import _forkserver as lent; lent._forkserver_address = {address!r}; "
    "lent._forkserver_alive_fd = os.open(os.devnull, os.O_RDONLY); lent.ensure_running = lambda: None; "
)


def _parent(pid: Path) -> str:
    """The parent of a process, empty for one that is gone."""
    try:
        return pid.joinpath("stat").read_text("utf-8").rpartition(")")[2].split()[1]
    except OSError:
        return ""


@dataclass
class Workshop:
    """Makes the beginning of the program that is the bot."""

    rng: Random
    painted: bool
    """Whether pictures are drawn, and computers think as long as they like."""
    _server: ForkServer = field(default_factory=ForkServer)

    def __post_init__(self) -> None:
        BOTS.set_forkserver_preload([NAMES, "tests.e2e.warm"])  # a bot then finds all words there, poisoned
        modules = ["bot.drawing.worker", "bot.thinking.worker", "tests.e2e.reach"]
        self._server.set_forkserver_preload([*modules, *self._own()])
        self._server.ensure_running()

    def _own(self) -> list[str]:
        return [NAMES, SMALL] if self.painted else [NAMES, SMALL, FAST]

    def workers(self) -> list[int]:
        """The processes that draw and think of a bot that this one is lent to."""
        server = str(vars(self._server)["_forkserver_pid"])
        return [int(pid.name) for pid in Path("/proc").glob("[0-9]*") if _parent(pid) == server]

    def prelude(self) -> str:
        """Names are poisoned; the bot is lent this process, or has to start one."""
        poisoned = f"from bot.drawing import pool; pool.PRELOAD += {self._own()!r}; import {NAMES}, {SMALL}; "
        poisoned += "from benchmarks.chaos import census; census.begin(); "
        if self.rng.random() < ALONE:
            return poisoned
        return poisoned + _LENT.format(address=vars(self._server)["_forkserver_address"])

    def close(self) -> None:
        self._server._stop()  # type: ignore[attr-defined]

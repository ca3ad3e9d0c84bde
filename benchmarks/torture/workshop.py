"""The process from which those that draw and think are forked, the same one in all lives of a bot.

A bot on its own starts one for itself, which has to import all that drawing needs: most of what a start costs. Here it
does so only now and then.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from multiprocessing.forkserver import ForkServer
from random import Random

from tests.e2e.process import BOTS

NAMES = "benchmarks.torture.poisoned"
BRISK = "benchmarks.torture.brisk"
"""In every process that imports this, pictures are blank, as nobody looks at them and their files are told by their
names, and thoughts are short.
"""
ALONE = 0.1
"""How often a bot starts such a process itself."""
_LENT = (
    "import os; from multiprocessing.forkserver import _forkserver as lent; lent._forkserver_address = {address!r}; "
    "lent._forkserver_alive_fd = os.open(os.devnull, os.O_RDONLY); lent.ensure_running = lambda: None; "
)


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
        return [NAMES] if self.painted else [NAMES, BRISK]

    def prelude(self) -> str:
        """Names are poisoned; the bot is lent this process, or has to start one."""
        poisoned = f"from bot.drawing import pool; pool.PRELOAD += {self._own()!r}; import {NAMES}; "
        poisoned += "from benchmarks.torture import census; census.begin(); "
        if self.rng.random() < ALONE:
            return poisoned
        return poisoned + _LENT.format(address=vars(self._server)["_forkserver_address"])

    def close(self) -> None:
        self._server._stop()  # type: ignore[attr-defined]

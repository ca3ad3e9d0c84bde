"""What happens in a process that draws. It is forked, so this module imports all that drawing needs."""

from __future__ import annotations

import os
import signal
from collections.abc import Mapping
from multiprocessing import parent_process
from threading import Thread

import render
from bot.base.i18n import SOURCE, localizer
from engine.registry import GAMES, Parts
from render import canvas

NICENESS = 5
"""Pictures give way to the process that answers clicks."""

for _key in GAMES:
    render.load(_key)
localizer(SOURCE)


def prepare(memory: int, games: Mapping[str, Parts]) -> None:
    """Get ready to draw these games, with this many bytes for cached parts of pictures."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes at once; the bot says when it is over
    os.nice(NICENESS)
    canvas.keep_within(memory)
    GAMES.update(games)
    Thread(target=_leave_with_the_bot, daemon=True).start()


def ready() -> None:
    """Do nothing: the answer tells that the process runs."""


def _leave_with_the_bot() -> None:
    """Else a process whose bot was killed would wait for pictures for ever."""
    bot = parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)

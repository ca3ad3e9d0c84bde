"""What processes beside the bot's have in common."""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process
from threading import Thread


def settle_in(niceness: int) -> None:
    """Give way to the process that answers clicks, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes at once; the bot says when it is over
    os.nice(niceness)
    Thread(target=_leave_with_the_bot, daemon=True).start()


def _leave_with_the_bot() -> None:
    """Else a process whose bot was killed would wait for work for ever."""
    bot = parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)

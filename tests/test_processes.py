"""What a test is charged with."""

import os
import signal
import subprocess
import sys

from tests.processes import used


def test_a_process_is_charged_for_while_it_runs_and_not_once_more_at_its_end():
    begun = used(os.getpid())
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as busy:
        while used(os.getpid()) < begun + 0.3:
            assert busy.poll() is None
        busy.kill()
        os.waitid(os.P_PID, busy.pid, os.WEXITED | os.WNOWAIT)
        running = used(os.getpid())
        busy.wait()
        assert used(os.getpid()) < running + 0.2


def test_processes_may_come_and_go_while_they_are_charged():
    coming_and_going = "while :; do /bin/true & /bin/true & wait; done"
    with subprocess.Popen(["/bin/sh", "-c", coming_and_going], start_new_session=True) as shell:
        try:
            for _ in range(1000):
                used(shell.pid)
        finally:
            os.killpg(shell.pid, signal.SIGKILL)

"""What a test is charged with."""

import os
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

"""Games under faults at every layer, a short run; long ones by `python -m benchmarks.chaos`."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.profiles import rounds

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]


def test_nothing_is_lost_or_stuck_whatever_fails(tmp_path: Path) -> None:
    given = ["--clicks", str(rounds(240, 6000)), "--seconds", "30", "--tables", "2"]
    command = [sys.executable, "-m", "benchmarks.chaos", *given, "--kept", str(tmp_path / "kept.jsonl")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-4000:]
    told = done.stdout.splitlines()
    assert told[-1] == "0 promises broken"
    [stored] = [int(found[1]) for line in told if (found := re.search(r"answered; (\d+) revisions stored", line))]
    assert stored > 0, "nobody played"

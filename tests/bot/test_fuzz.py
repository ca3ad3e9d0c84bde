"""Generated inputs at every door of the bot, a few of each; many by `python -m benchmarks.fuzz`."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.profiles import rounds

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
DOORS = {
    "texts": ["records", "positions", "settings", "files"],
    "bot": ["ids", "menus", "forms", "commands", "completion", "routes"],
}


@pytest.mark.parametrize("doors", DOORS.values(), ids=DOORS)
def test_no_input_crashes_hangs_or_changes_a_game(tmp_path: Path, doors: list[str]) -> None:
    given = ["--number", str(rounds(10, 100)), "--tables", "3", "--kept", str(tmp_path / "kept.jsonl")]
    command = [sys.executable, "-m", "benchmarks.fuzz", *given, *doors]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    told = done.stdout.splitlines()[-len(doors) :]
    assert [line.split(":")[0] for line in told] == doors

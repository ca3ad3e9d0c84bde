"""The tests of each game are typed like all others: `pytest -k KEY` finds what `mypy -p tests` would."""

import subprocess
import sys
from pathlib import Path

import pytest
from filelock import FileLock

ROOT = Path(__file__).parents[1]


@pytest.mark.slow
def test_the_tests_of_a_game_are_typed(key: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    """One after the other, as they share what was found out before."""
    folders = [f"tests.{place}.{key}" for place in ("engine", "render", "games")]
    command = [sys.executable, "-m", "mypy", *(option for one in folders for option in ("-p", one))]
    with FileLock(tmp_path_factory.getbasetemp().parent / "mypy.lock"):
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr

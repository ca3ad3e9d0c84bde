"""Prove in a copy of the repository that a new game is green at once: `python -m tests.newgame_proof FOLDER`.

FOLDER is a fresh clone. Afterwards the new game has passed all its tests, as many generic ones as the toy has, and git
shows one changed line outside its own files.
"""

import re
import subprocess
import sys
from pathlib import Path

from tests.facts import TOY

KEY = "abacus"
"""It sorts before `engine.game` and begins with a vowel."""


def run(folder: Path, *command: str) -> str:
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-8000:]}"
    return done.stdout


def generic(listed: str, key: str) -> set[str]:
    """The tests that have the game as their first parameter, without its name."""
    return {line.replace(key, "GAME") for line in listed.splitlines() if re.search(rf"::.*\[{key}[]-]", line)}


def main() -> None:
    folder = Path(sys.argv[1])
    python, pytest = sys.executable, (sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-q")
    run(folder, python, "-m", "tests.newgame", KEY)
    assert run(folder, "git", "diff", "--numstat") == "1\t0\tengine/registry.py\n"
    new = run(folder, "git", "ls-files", "--others", "--exclude-standard").splitlines()
    assert [name for name in new if KEY not in name] == []
    run(folder, python, "-m", "ruff", "check", "-q", ".")
    run(folder, python, "-m", "ruff", "format", "-q", "--check", ".")
    listed = run(folder, *pytest, "--collect-only")
    assert generic(listed, KEY) == generic(listed, TOY), generic(listed, KEY) ^ generic(listed, TOY)
    told = run(folder, *pytest, "-k", KEY).splitlines()[-1]
    assert re.search(r"\d+ passed in ", told), told
    assert not re.search("skipped|xfailed|failed|error", told), told
    print(f"a new game: {len(new)} files of its own, 1 line; {told}")


if __name__ == "__main__":
    main()

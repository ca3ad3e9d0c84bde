"""Begin a new game: `python -m tests.newgame KEY` copies the toy under this name, with its tests and its data.

The copy is a game like any other: one line is added to engine/registry.py, all else is files of its own. Afterwards
`pytest -k KEY` runs its tests, generic ones included. Change it from there, rule by rule.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from string import ascii_uppercase

from engine.registry import GAMES
from tests.facts import TOY

ROOT = Path(__file__).parents[1]
TOYS = "tests/toys/"
SOURCES = (
    *(f"{TOYS}{package}/{TOY}" for package in ("engine", "render", "bot/games")),
    *(f"tests/{folder}/{TOY}" for folder in ("engine", "render", "games")),
    f"tests/data/perft/{TOY}.txt",
)
"""What is copied: folders, and single files."""
COMMANDS = (
    "tests.engine.golden",
    "tests.engine.perft",
    "tests.render.positions",
    "benchmarks.pictures --palette",
    "tests.render.thumbnails",
)
"""What is made by playing and drawing, each for this game alone."""
MADE = frozenset({".png"})
"""What the commands make anew."""
LETTER = re.compile(r"\*\*([A-Z])-\d")
LINE = "        own({!r}),\n"


class Unusable(Exception):
    """No game can be made under this key; the message says why."""


def copied(root: Path = ROOT) -> Iterator[Path]:
    for source in SOURCES:
        path = root / source
        files = path.rglob("*") if path.is_dir() else [path]
        texts = (file for file in files if file.is_file() and file.suffix not in MADE)
        yield from sorted(file for file in texts if "__pycache__" not in file.parts)


def free_letter(key: str, root: Path) -> str:
    """The letter of its rules: the first one of its own name that no other game has."""
    taken = {LETTER.findall(book.read_text("utf-8"))[0] for book in root.glob("**/engine/*/rules.md")}
    return next(letter for letter in (*key.upper(), *ascii_uppercase) if letter.isalpha() and letter not in taken)


def check(key: str, root: Path) -> None:
    """Raise Unusable for a key that no game can have."""
    if not re.fullmatch(r"[a-z][a-z0-9]{2,19}", key):
        raise Unusable(f"{key!r} is no key: three to twenty small letters and digits, a letter first")
    if key in GAMES or any((root / package / key).exists() for package in ("engine", "render", "bot/games")):
        raise Unusable(f"there is something called {key} already")


def begin(key: str, root: Path = ROOT) -> None:
    """Copy the toy under a new name within this checkout, and add its line to the registry."""
    check(key, root)
    letter = free_letter(key, root)
    toys_letter = LETTER.findall((root / TOYS / "engine" / TOY / "rules.md").read_text("utf-8"))[0]

    def renamed(text: str) -> str:
        text = re.sub(rf"\b(an?) (?={TOY})", "an " if key[0] in "aeiou" else "a ", text, flags=re.IGNORECASE)
        text = text.replace(TOY, key).replace(TOY.capitalize(), key.capitalize())
        return re.sub(rf"\b{toys_letter}-(?=\d)", f"{letter}-", text)

    for source in copied(root):
        target = root / renamed(str(source.relative_to(root)).removeprefix(TOYS))
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(source.read_text("utf-8")), "utf-8")
    registry = root / "engine" / "registry.py"
    before, last, after = registry.read_text("utf-8").rpartition(LINE.format(list(GAMES)[-1]).replace("'", '"'))
    registry.write_text(before + last + LINE.format(key).replace("'", '"') + after, "utf-8")


def make(key: str, root: Path = ROOT) -> None:
    """Play and draw what the tests compare with."""
    for command in COMMANDS:
        print(f"python -m {command} {key}", flush=True)
        subprocess.run([sys.executable, "-m", *command.split(), key], cwd=root, check=True)


def tidy(key: str, root: Path = ROOT) -> None:
    """Sort the imports again, in which the new name may have another place, and format what it made longer."""
    folders = [source.removeprefix(TOYS).replace(TOY, key) for source in SOURCES if not source.endswith(".txt")]
    for command in (["check", "--fix"], ["format"]):
        subprocess.run([sys.executable, "-m", "ruff", *command, "-q", *folders], cwd=root, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("key", metavar="KEY", help="small letters and digits: the name of its packages")
    key = parser.parse_args().key
    try:
        begin(key)
    except Unusable as error:
        parser.error(str(error))
    tidy(key)
    make(key)
    print(f"Now .venv/bin/pytest -k {key}")


if __name__ == "__main__":
    main()

"""Begin a new game: `python -m tests.newgame KEY` copies the toy under this name, with its tests and its data.

The copy is a game like any other: one line is added to engine/registry.py, all else is files of its own. Afterwards
`pytest -k KEY` runs its tests, generic ones included. Change it from there, rule by rule. `--bare` leaves out
the parts that a game can do without; `--add PART` merges one of them later; `--again` makes the data again.
"""

from __future__ import annotations

import argparse
import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from string import ascii_uppercase
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import NamedTuple

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


class Part(NamedTuple):
    """What a game can do without, as the toy has it."""

    files: tuple[str, ...] = ()
    names: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """By file: what it defines for this part, in the module or in its class."""
    words: tuple[str, ...] = ()
    """How their keys go on after that of the game."""


CLICKS, PICTURES, RULES = (f"{TOYS}{package}/{TOY}" for package in ("bot/games", "render", "engine"))
PARTS = {
    "lesson": Part((f"{CLICKS}/lesson.json",), words=("lesson-",)),
    "orders": Part(names={f"{CLICKS}/__init__.py": ("orders",)}, words=("order-",)),
    "ahead": Part(names={f"{CLICKS}/__init__.py": ("ahead", "PLANTING")}),
    "digest": Part(names={f"{CLICKS}/__init__.py": ("DIGEST",)}),
    "coming": Part(names={f"{CLICKS}/__init__.py": ("coming",)}, words=("coming",)),
    "components": Part(
        (f"{PICTURES}/components.py", f"{RULES}/components.txt"),
        {f"{CLICKS}/__init__.py": ("components",), f"{PICTURES}/__init__.py": ("components",)},
        ("components-", "about-suit"),
    ),
    "showcase": Part(
        (f"{PICTURES}/scenery.py",),
        {f"{PICTURES}/__init__.py": ("SHOWCASE",)},
        ("moment",),
    ),
    "value": Part((f"{RULES}/value.py", f"{RULES}/value.json"), words=("value-",)),
    "outlook": Part((f"{RULES}/outlook.py",), {f"{RULES}/game.py": ("flows", "blind", "prospects")}),
}
"""The parts `--bare` leaves out."""
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


def without(text: str, names: Collection[str]) -> str:
    """A module without what it defines under these names, in the module or in a class, and what that alone imports."""
    module = ast.parse(text)
    spans = [
        (node.lineno, (after if isinstance(node, ast.Assign) and isinstance(after, ast.Expr) else node).end_lineno)
        for body in (module.body, *(node.body for node in module.body if isinstance(node, ast.ClassDef)))
        for node, after in zip(body, [*body[1:], None], strict=True)  # a docstring of an assigned name goes with it
        if _named(node) in names
    ]
    lines = text.splitlines(keepends=True)
    for first, last in sorted(spans, reverse=True):
        del lines[first - 1 : last]
    rest = re.sub(rf'^    "({"|".join(names)})",\n', "", "".join(lines), flags=re.MULTILINE)  # in `__all__`
    used = {*re.findall(r"\w+", re.sub(r"^ *from .*", "", rest, flags=re.MULTILINE))}

    def needed(line: re.Match[str]) -> str:
        imported = [name for name in line[2].split(", ") if name in used]
        return f"from {line[1]} import {', '.join(imported)}" if imported else ""

    return re.sub(r"^from (?!__future__)(\S+) import ([\w, ]+)$", needed, rest, flags=re.MULTILINE)


def _named(node: ast.stmt) -> str:
    match node:
        case ast.FunctionDef(name=name) | ast.Assign(targets=[ast.Name(id=name)]):
            return name
    return ""


def without_words(text: str, starts: Collection[str]) -> str:
    """A file of words without those whose keys go on like this."""
    return re.sub(rf"^(#+ .*\n)*{TOY}-(?:{'|'.join(starts)}).*\n( +.*\n)*", "", text, flags=re.MULTILINE)


def kept(source: str, text: str, parts: Collection[str]) -> str | None:
    """What a game with these parts has of this file of the toy; None for nothing."""
    gone = [part for name, part in PARTS.items() if name not in parts]
    if any(source in part.files for part in gone):
        return None
    if names := [name for part in gone for name in part.names.get(source, ())]:
        text = without(text, names)
    if source.endswith(".ftl") and (starts := [start for part in gone for start in part.words]):
        text = without_words(text, starts)
    return text


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


def copy(key: str, letter: str, parts: Collection[str], root: Path, to: Path) -> Iterator[Path]:
    """Copy the toy with these parts under a new name; the files, from the folder they are copied to."""
    toys_letter = LETTER.findall((root / TOYS / "engine" / TOY / "rules.md").read_text("utf-8"))[0]

    def renamed(text: str) -> str:
        text = re.sub(rf"\b(an?) (?={TOY})", "an " if key[0] in "aeiou" else "a ", text, flags=re.IGNORECASE)
        text = text.replace(TOY, key).replace(TOY.capitalize(), key.capitalize())
        return re.sub(rf"\b{toys_letter}-(?=\d)", f"{letter}-", text)

    for file in copied(root):
        source = str(file.relative_to(root))
        text = kept(source, file.read_text("utf-8"), parts)
        if text is not None:
            target = to / renamed(source.removeprefix(TOYS))
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(renamed(text), "utf-8")
            yield target.relative_to(to)


def begin(key: str, root: Path = ROOT, parts: Collection[str] = PARTS) -> None:
    """Copy the toy under a new name within this checkout, and add its line to the registry."""
    check(key, root)
    list(copy(key, free_letter(key, root), parts, root, root))
    registry = root / "engine" / "registry.py"
    before, last, after = registry.read_text("utf-8").rpartition(LINE.format(list(GAMES)[-1]).replace("'", '"'))
    registry.write_text(before + last + LINE.format(key).replace("'", '"') + after, "utf-8")


def add(key: str, part: str, root: Path = ROOT) -> None:
    """Merge a part, as the toy has it, into a game that was begun without."""
    letter = LETTER.findall((root / "engine" / key / "rules.md").read_text("utf-8"))[0]
    with TemporaryDirectory() as folder:
        without_it, with_it = Path(folder, "without"), Path(folder, "with")
        for to, parts in ((without_it, ()), (with_it, (part,))):
            files = list(copy(key, letter, parts, root, to))
            shutil.copy(ROOT / "pyproject.toml", to)
            tidy(key, to)
        for file in files:
            if not (without_it / file).exists():
                shutil.copy(with_it / file, root / file)
            elif (root / file).exists():
                three = (root / file, without_it / file, with_it / file)
                subprocess.run(["git", "merge-file", "--union", "-q", *three], check=True)


def make(key: str, root: Path = ROOT) -> None:
    """Play and draw what the tests compare with, at positions of the rules as they are now."""
    for position in (root / "tests" / "data" / "pictures").glob(f"{key}-*.json"):
        position.unlink()
    for command in COMMANDS:
        print(f"python -m {command} {key}", flush=True)
        subprocess.run([sys.executable, "-m", *command.split(), key], cwd=root, check=True)


def tidy(key: str, root: Path = ROOT) -> None:
    """Sort the imports again, in which the new name may have another place, and format what it made longer."""
    folders = [source.removeprefix(TOYS).replace(TOY, key) for source in SOURCES if not source.endswith(".txt")]
    for command in (["check", "--fix"], ["format"]):
        subprocess.run([sys.executable, "-m", "ruff", *command, "--no-cache", "-q", *folders], cwd=root, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("key", metavar="KEY", help="small letters and digits: the name of its packages")
    parser.add_argument("--bare", action="store_true", help="without the parts that a game can do without")
    parser.add_argument("--add", metavar="PART", choices=PARTS, help=f"to a game begun so: {', '.join(PARTS)}")
    parser.add_argument("--again", action="store_true", help="play and draw again what its tests compare with")
    asked = parser.parse_args()
    if asked.again:
        make(asked.key)
        return
    if asked.add:
        add(asked.key, asked.add)
        tidy(asked.key)
        return
    try:
        begin(asked.key, parts=() if asked.bare else PARTS)
    except Unusable as error:
        parser.error(str(error))
    tidy(asked.key)
    make(asked.key)
    print(f"Now .venv/bin/pytest -k {asked.key}")


if __name__ == "__main__":
    main()

"""How heavy the house is: `python -m benchmarks.weight`. Exits with 1 where a figure is above its aim.

Lines of Python as git has them, blank ones and comments included; below them lines of words and data, without an aim.
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
PRODUCT = ("bot/", "engine/", "render/", "playground/")
AIMS = {
    PRODUCT: 57_000,
    ("tests/",): 48_000,
    ("benchmarks/",): 6_000,
    ("bot/games/",): 2_400,
    ("bot/messages/",): 4_300,
}
"""Lines of Python in these folders, at most."""
WORDS = 36_000
"""In docs, decisions not counted."""
PAGES = {"CHANGELOG.md": 120, "docs/adding-a-game.md": 350}
"""Lines of these, at most."""


def files() -> list[str]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [name for name in listed.splitlines() if (ROOT / name).is_file()]


def lines(names: list[str]) -> int:
    return sum((ROOT / name).read_bytes().count(b"\n") for name in names)


def main() -> None:
    known, met = files(), True
    for folders, most in AIMS.items():
        now = lines([name for name in known if name.startswith(folders) and name.endswith(".py")])
        print(f"{now:7,} lines of Python in {', '.join(folders)} (at most {most:,})")
        met &= now <= most
    for page, most in PAGES.items():
        print(f"{lines([page]):7,} lines in {page} (at most {most:,})")
        met &= lines([page]) <= most
    documents = [name for name in known if name.startswith("docs/") and name.count("/") == 1 and name.endswith(".md")]
    words = sum(len((ROOT / name).read_text("utf-8").split()) for name in documents)
    print(f"{words:7,} words in docs (at most {WORDS:,})")
    data = Counter[str]()
    for name in known:
        ending = Path(name).suffix
        if name.startswith(PRODUCT) and ending in (".ftl", ".json", ".md", ".txt", ".sql", ".js", ".css", ".html"):
            data[ending] += lines([name])
    print("beside them", ", ".join(f"{count:,} lines of {ending}" for ending, count in data.most_common()))
    sys.exit(not (met and words <= WORDS))


if __name__ == "__main__":
    main()

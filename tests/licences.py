"""The licences of everything that is installed with Solstice: `python -m tests.licences`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).parents[1]
_CLASSIFIER = "License :: OSI Approved :: "


def pinned() -> list[str]:
    """The packages of requirements.txt."""
    found = re.findall(r"^([\w.-]+)==", (ROOT / "requirements.txt").read_text("utf-8"), re.MULTILINE)
    return sorted(found)


def licence(name: str) -> str:
    """What a package says of its licence, in few words; empty if it says nothing."""
    told = distribution(name).metadata
    classified = [line.removeprefix(_CLASSIFIER) for line in told.get_all("Classifier") or [] if _CLASSIFIER in line]
    written = [*(told.get_all("License-Expression") or []), *classified, *(told.get_all("License") or [])]
    return written[0].split("\n")[0] if written else ""


def listed() -> Iterator[tuple[str, str]]:
    """Every package that is installed here, with its licence; some are for other systems only."""
    for name in pinned():
        try:
            yield name, licence(name)
        except PackageNotFoundError:
            continue


if __name__ == "__main__":
    for name, said in listed():
        print(f"{name:<28}{said}")

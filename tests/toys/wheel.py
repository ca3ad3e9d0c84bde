"""The toy as a package of its own: `python -m tests.toys.wheel FOLDER` writes its project, ready for `uv build`."""

import shutil
import sys
from pathlib import Path

from engine.registry import CONTRACT
from tests.toys import FOLDER

PACKAGE = "solstice_orchard"
MOVED = {
    "engine.orchard": f"{PACKAGE}.rules",
    "render.orchard": f"{PACKAGE}.pictures",
    "bot.games.orchard": f"{PACKAGE}.clicks",
}
"""The three parts, by the names they have beside Solstice's own games."""
PROJECT = f"""\
[build-system]
requires = ["uv_build"]
build-backend = "uv_build"

[project]
name = "{PACKAGE.replace("_", "-")}"
version = "1.0"
requires-python = ">=3.11"
dependencies = ["solstice"]

[project.entry-points."solstice.games"]
orchard = "{PACKAGE}:PARTS"

[tool.uv.build-backend]
module-root = ""
"""
PARTS = f"""\
from engine.registry import Parts

PARTS = Parts("orchard", {", ".join(repr(module) for module in MOVED.values())}, {CONTRACT})
"""


def write(folder: Path) -> None:
    for module, moved in MOVED.items():
        part = folder.joinpath(*moved.split("."))
        shutil.copytree(
            FOLDER.joinpath(*module.split(".")), part, ignore=shutil.ignore_patterns("__pycache__", ".*_cache")
        )
        for file in part.rglob("*.py"):
            text = file.read_text("utf-8")
            for old, new in MOVED.items():
                text = text.replace(old, new)
            file.write_text(text, "utf-8")
    (folder / PACKAGE / "__init__.py").write_text(PARTS, "utf-8")
    (folder / "pyproject.toml").write_text(PROJECT, "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))

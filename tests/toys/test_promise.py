"""A game is one folder in each of engine, render and bot, and one line: verified on a copy of the repository."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.toys import FOLDER

ROOT = Path(__file__).parents[2]
LINE = '        own("orchard"),\n'


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The packages with the toy moved in."""
    house = tmp_path_factory.mktemp("house")
    for package in ("engine", "render", "bot", "playground"):
        shutil.copytree(ROOT / package, house / package, ignore=shutil.ignore_patterns("__pycache__"))
    for folder in ("engine/orchard", "render/orchard", "bot/games/orchard"):
        shutil.copytree(FOLDER / folder, house / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", house)
    registry = house / "engine" / "registry.py"
    head, brace, tail = registry.read_text("utf-8").partition("    for parts in (\n")
    registry.write_text(head + brace + LINE + tail, "utf-8")
    return house


def run(house: Path, *command: str) -> str:
    done = subprocess.run([sys.executable, *command], cwd=house, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_game_is_played_from_the_command_line(house: Path) -> None:
    solstice = "from bot.cli import main; main()"
    assert "Orchard" in run(house, "-c", solstice, "games")
    figures = json.loads(run(house, "-c", solstice, "simulate", "orchard", "--games", "3", "--json"))
    assert figures["mean_length"] == 20


def test_its_parts_are_found_by_the_key(house: Path) -> None:
    run(house, "-c", "import render, bot.games; render.load('orchard').icons(); bot.games.load('orchard').choices")


def test_its_types_are_strict(house: Path) -> None:
    run(house, "-m", "mypy", "-p", "engine.orchard", "-p", "render.orchard", "-p", "bot.games.orchard")


def test_the_arrows_still_point_one_way(house: Path) -> None:
    run(house, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()", "--no-cache")

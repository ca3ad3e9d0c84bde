"""What the documents say is true."""

import itertools
import json
import re
import subprocess
import sys
import tomllib
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from unittest.mock import Mock

import discord
import pytest
from discord import app_commands

import engine
from bot.base.i18n import localizer
from bot.base.metrics import REGISTRY
from bot.base.settings import Settings
from bot.cli.console import FAILED, MISUSED
from bot.commands import install
from engine.chance import Stream
from engine.game import Game
from engine.record import Header, Record
from tests.engine.random_games import few_tables, random_game, tables
from tests.facts import facts

ROOT = Path(__file__).parents[1]


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def documents() -> list[Path]:
    return [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


def blocks(name: str, language: str) -> list[str]:
    """The fenced blocks of a document in this language."""
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", read(name), re.DOTALL | re.MULTILINE)
    return [code for of, code in fenced if of == language]


@pytest.mark.parametrize("document", documents(), ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", document.read_text("utf-8")):
        if "://" not in target:
            assert (document.parent / target).exists(), target


def test_the_test_command_of_the_readme_is_the_one_that_is_run() -> None:
    command = "python3 -m venv .venv && .venv/bin/pip install -e '.[test]' && .venv/bin/pytest\n"
    assert command in blocks("README.md", "sh")
    assert f"    {command}" in read(".ci/run")


def test_the_readme_names_every_command_of_the_command_line() -> None:
    from bot.cli import app

    for command in [*app.registered_commands]:
        assert f"`solstice {command.name}" in read("README.md"), command.name
    for group in app.registered_groups:
        assert f"`solstice {group.name} " in read("README.md"), group.name


def test_the_guide_for_hosts_and_the_example_name_every_setting_with_its_default() -> None:
    told = dict(re.findall(r"`SOLSTICE_(\w+)`(?:, `SOLSTICE_\w+`)? \| (?:`(.*?)`)?", read("docs/hosting.md")))
    told |= dict.fromkeys(
        re.findall(r"^\| `SOLSTICE_\w+`, `SOLSTICE_(\w+)` \| \|", read("docs/hosting.md"), re.MULTILINE), ""
    )
    example = dict(re.findall(r"^#?SOLSTICE_(\w+)=(.*)$", read(".env.example"), re.MULTILINE))
    defaults = {name.upper(): _written(field.default) for name, field in Settings.model_fields.items()}
    assert told == defaults
    assert example == defaults


def _written(default: object) -> str:
    """A default as one writes it into the environment."""
    return "" if default is None else str(default).lower() if isinstance(default, bool) else str(default)


def test_the_guide_for_hosts_names_every_metric() -> None:
    told = re.findall(r"^\| `(solstice_\w+)` \|", read("docs/hosting.md"), re.MULTILINE)
    exported = {f"{metric.name}_total" if metric.type == "counter" else metric.name for metric in REGISTRY.collect()}
    assert set(told) == exported


def test_the_guide_for_hosts_names_every_exit_code() -> None:
    told = re.findall(r"^\| (\d) \| ", read("docs/hosting.md"), re.MULTILINE)
    assert told == ["0", str(FAILED), str(MISUSED)]
    sources = [path.read_text("utf-8") for path in (ROOT / "bot").rglob("*.py")]
    codes = {code for source in sources for code in re.findall(r"(?:typer\.Exit|sys\.exit)\((\w*)\)", source)}
    assert codes <= {"", "FAILED", "MISUSED", "code"}


async def test_the_readme_names_every_command_of_the_players() -> None:
    async with discord.Client(intents=discord.Intents.none()) as client:
        tree = app_commands.CommandTree(client)
        install(tree, Mock())
        commands = {command.name for command in tree.get_commands()}
    assert set(re.findall(r"^\| `/(\w+)` \|", read("README.md"), re.MULTILINE)) == commands


def test_a_game_is_named_by_its_title_where_its_facts_say_so(key: str) -> None:
    for name in facts(key).named_in:
        assert localizer("en")(f"{key}-title") in read(name), f"{name} does not name {key}, though its facts say so"


def notation(rules: type[Game], heading: str) -> str:
    """One section of a game's notation.md, by its heading."""
    file = Path(import_module(rules.__module__.rpartition(".")[0]).__path__[0]) / "notation.md"
    assert file.exists(), f"{file} is missing: the moves of {rules.key} and its streams of chance"
    _, found, section = file.read_text("utf-8").partition(f"\n## {heading}\n")
    assert found, f"{file} needs a section '## {heading}'"
    return section.split("\n## ")[0]


def test_every_dependency_has_its_reason_and_its_hash() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    reasons = read("docs/dependencies.md")
    locked = dict(re.findall(r"^([a-z0-9-]+)==([\w.]+)", read("requirements.txt"), re.MULTILINE))
    for pinned in project["dependencies"]:
        name, version = pinned.split("==")
        assert re.search(rf"^\|.*\b{re.escape(name)}\b", reasons, re.MULTILINE), name
        assert locked[name.replace(".", "-")] == version, f"{name}: export requirements.txt again"
    for pinned in itertools.chain(*project["optional-dependencies"].values()):
        name = re.split(r"[\[=]", pinned)[0]
        assert re.search(rf"^\|.*\b{re.escape(name)}\b", reasons, re.MULTILINE), pinned
    assert "://" not in read("requirements.txt")


def test_decisions_are_short_and_numbered() -> None:
    pages = sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))
    for number, page in enumerate(pages, 1):
        assert page.name.startswith(f"{number:04}-")
        assert f"]({page.name})" in read("docs/decisions/README.md")
        text = page.read_text("utf-8")
        assert len(text.splitlines()) <= 40, page.name
        for part in ("## Context", "## Decision", "## Consequences", "## What would change our mind"):
            assert part in text, f"{page.name}: {part}"


def test_the_five_lines_that_check_a_commitment(orchard: str, tmp_path: Path) -> None:
    (code,) = blocks("docs/records.md", "python")
    assert len([line for line in code.splitlines() if line]) <= 5
    rules = engine.load(orchard)
    seats, options = tables(rules)[0]
    game = rules.new(seats=seats, seed=bytes(range(16)), options=options)
    header = Header.of(game, game_id="g-7é", seed=bytes(range(16)))
    record = Record.over(header, game, players=["Ana", "Bo"], moves=[], log=[])
    (tmp_path / "game.json").write_text(record.to_json(), "utf-8")
    assert check(code, tmp_path) == "as promised\n"
    forged = json.loads(record.to_json()) | {"seed": "00" * 16}
    (tmp_path / "game.json").write_text(json.dumps(forged), "utf-8")
    assert check(code, tmp_path).startswith("NOT")


def check(code: str, folder: Path) -> str:
    run = subprocess.run([sys.executable, "-c", code], cwd=folder, check=True, capture_output=True, text=True)
    return run.stdout


def test_every_field_of_a_record_is_explained() -> None:
    for name in Record.model_fields:
        assert f"`{name}`" in read("docs/records.md"), name


def test_every_stream_of_chance_is_named(rules: type[Game], monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, begin = set[str](), Stream.__init__

    def noted(stream: Stream, seed: bytes, name: str) -> None:
        drawn.add(re.sub(r"\d+$", "n", name))
        begin(stream, seed, name)

    monkeypatch.setattr(Stream, "__init__", noted)
    for seats, options in few_tables(rules):
        game = rules.new(seats=seats, seed=seats, options=options)
        choose = Random(seats)
        while moves := game.moves():
            game.apply(choose.choice(moves))
    missing = drawn - set(re.findall(r"`([^`]+)`", notation(rules, "Streams of chance")))
    assert not missing, f"notation.md of {rules.key} lacks these streams of chance: {', '.join(sorted(missing))}"


@pytest.mark.parametrize(
    "excerpt", [*blocks("docs/adding-a-game.md", "python"), *blocks("docs/adding-a-game.md", "ftl")]
)
def test_excerpts_are_what_really_stands_there(excerpt: str) -> None:
    head, _, code = excerpt.partition("\n")
    path = head.removeprefix("# ")
    places = [folder / path for folder in (ROOT / "tests" / "toys", ROOT) if (folder / path).exists()]
    assert places, path
    assert code in places[0].read_text("utf-8")


def test_the_folders_of_the_toy_are_the_ones_listed() -> None:
    toys = ROOT / "tests" / "toys"
    listing = blocks("docs/adding-a-game.md", "")[0]
    for folder in ("engine/orchard", "render/orchard", "bot/games/orchard"):
        assert folder in listing
        for file in (toys / folder).glob("*.*"):
            assert file.name in listing or file.name == "__init__.py", file


def test_every_setting_is_explained_with_its_default() -> None:
    from bot.base.settings import Settings

    example, table = read(".env.example"), read("docs/hosting.md")
    for name, field in Settings.model_fields.items():
        variable = f"SOLSTICE_{name.upper()}"
        assert f"`{variable}`" in table, variable
        shown = re.search(rf"^#?{variable}=(.*)$", example, re.MULTILINE)
        assert shown, variable
        default = "" if field.default is None else str(field.default)
        assert shown[1] == (default.lower() if isinstance(field.default, bool) else default), variable
    known = {f"SOLSTICE_{name.upper()}" for name in Settings.model_fields}
    assert set(re.findall(r"SOLSTICE_\w+", example + table)) <= known


def test_every_verb_of_a_game_is_in_the_notation(rules: type[Game]) -> None:
    known = set(re.findall(r"`(\w+)[^`]*`", notation(rules, "Moves")))
    seen = set()
    for number, (seats, options) in enumerate(few_tables(rules)):
        for game in islice(random_game(rules, seats, options, number), 600):
            seen |= {move.verb for move in game.moves()}
    assert seen <= known, f"notation.md of {rules.key} lacks these moves: {', '.join(sorted(seen - known))}"

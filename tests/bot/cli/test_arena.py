"""The arena: blocks, what they prove, and the command."""

import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

from bot.cli import app, claims
from bot.cli.blocks import Match, play
from tests.bot.matches import says

pytestmark = pytest.mark.usefixtures("orchard")


def match(*players: str, milliseconds: int = 0) -> Match:
    return Match("orchard", (("length", "short"),), players, milliseconds)


def arena(*words: object) -> Result:
    return CliRunner().invoke(app, ["arena", *(str(word) for word in words)])


def halves(rng: Random, true: float) -> Iterator[float]:
    """Shares of blocks of two games, each won with this probability."""
    while True:
        yield ((rng.random() < true) + (rng.random() < true)) / 2


def test_mean_and_interval() -> None:
    """Deviations of 0.5, 0, 0 and 0.5: variance 0.5 / 3, standard error 0.2041."""
    found = claims.mean([0.0, 0.5, 0.5, 1.0])
    assert found.value == 0.5
    assert found.half == pytest.approx(1.96 * 0.2041, abs=1e-3)


@pytest.mark.parametrize(("true", "least", "most"), [(0.50, 0.0, 0.075), (0.55, 0.92, 1.0)])
def test_a_claim_is_rarely_decided_wrongly(true: float, least: float, most: float) -> None:
    """5% are promised on either side; 1,000 trials tell that to two points."""
    rng = Random(5)
    accepted = sum(claims.stronger(islice(halves(rng, true), 4000), 0.5)[0] is True for _ in range(1000))
    assert least <= accepted / 1000 <= most


def test_nothing_is_decided_before_64_blocks() -> None:
    assert claims.stronger([1.0] * 63, 0.5) == (None, 63)
    assert claims.stronger([1.0] * 100, 0.5) == (True, 64)
    assert claims.stronger([0.0] * 100, 0.5) == (False, 64)


def test_a_block_gives_everybody_every_seat() -> None:
    """Random players on one seed: what one wins the others do not, and the same block is played again."""
    block = play(match("random", "random", "random"), 3)
    assert sum(block.shares) == pytest.approx(1, abs=1e-3)
    assert sum(block.margins) == pytest.approx(0, abs=1e-3)
    assert block.decisions == 3 * 3 * 3 * 2  # games, rounds, seats, decisions a turn
    again = play(match("random", "random", "random"), 3)
    assert replace(again, thinking=block.thinking) == block


def test_who_looks_at_what_a_move_brings_beats_who_does_not() -> None:
    shares = [play(match("greedy", "random"), seed).shares[0] for seed in range(20)]
    assert sum(shares) / len(shares) > 0.8


def test_a_clock_ends_the_thinking() -> None:
    """It would follow a million lines."""
    assert play(match("lookahead:1000000", "random", milliseconds=1), 1).unfinished == 0


def test_blocks_are_kept_and_not_repeated(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    words = ("theocratia", "--players", "random,random", "--results", file, "--json", "--jobs", 1)
    first = json.loads(arena(*words, "--blocks", 2).stdout)
    kept = file.read_text()
    assert len(kept.splitlines()) == first["blocks"] == 2
    assert arena(*words, "--blocks", 3).exit_code == 0
    assert file.read_text().startswith(kept)
    assert len(file.read_text().splitlines()) == 3
    assert json.loads(arena(*words, "--blocks", 2).stdout) == first
    assert len(file.read_text().splitlines()) == 3


def test_the_table_tells_who_won_how_often(tmp_path: Path) -> None:
    result = arena("theocratia", "--players", "random,random", "--results", tmp_path / "r", "--blocks", 2, "--jobs", 1)
    assert result.exit_code == 0
    assert "Victories" in result.stdout
    assert says(result.stdout, "cli-arena-open", blocks=2)


@pytest.mark.parametrize("name", ["gandalf", "greedy:3", "lookahead:many", "hard:2"])
def test_an_unknown_player_is_refused_in_words(name: str, tmp_path: Path) -> None:
    result = arena("helios", "--players", f"random,{name}", "--results", tmp_path / "r")
    assert result.exit_code == 2
    assert f'no player "{name}"' in result.stderr


def test_the_player_of_the_documentation_gets_its_verdict_by_the_command_beside_it(tmp_path: Path, monkeypatch) -> None:
    """Installed as pip would: its module and the entry points of its package lie on the path."""
    page = (Path(__file__).parents[3] / "docs" / "arena.md").read_text("utf-8")
    assert page.count("\n") <= 60
    [project], [module] = (re.findall(rf"```{kind}\n(.+?)```", page, re.DOTALL) for kind in ("toml", "python"))
    points = tomllib.loads(project)["project"]["entry-points"]["solstice.players"]
    package = tmp_path / "solstice_hungry-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: solstice-hungry\nVersion: 1.0\n")
    lines = [f"{name} = {made}\n" for name, made in points.items()]
    (package / "entry_points.txt").write_text("[solstice.players]\n" + "".join(lines))
    (tmp_path / "hungry.py").write_text(module)
    monkeypatch.syspath_prepend(tmp_path)
    [command] = re.findall(r"solstice arena \w+ (--players .+)", page)
    result = arena(
        "theocratia",
        *command.replace("hard", "random").split(),
        "--results",
        tmp_path / "r",
        "--blocks",
        2,
        "--jobs",
        1,
    )
    assert result.exit_code == 0, result.stderr
    assert says(result.stdout, "cli-arena-open", player="hungry", blocks=2)

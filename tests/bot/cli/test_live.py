"""`solstice run` and `solstice play` as processes."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import tomllib
from pathlib import Path
from urllib.request import urlopen

import pytest

import playground
from bot.cli import live
from bot.store import StoreTrouble
from tests.bot.matches import says, t
from tests.e2e.process import ran

SOLSTICE = [sys.executable, "-c", "from bot.cli import main; main()"]
ROOT = Path(__file__).parents[3]


def environment(folder: Path, **settings: str) -> dict[str, str]:
    """The environment without any setting of the person who runs the tests."""
    bare = {name: value for name, value in os.environ.items() if not name.startswith("SOLSTICE_")}
    return bare | {"PYTHONPATH": str(ROOT), "SOLSTICE_DATA": str(folder / "data")} | settings


def run(folder: Path, **settings: str) -> tuple[int, list[str]]:
    """The exit code of `solstice run` in this folder, and the lines it printed."""
    code, told = ran(environment(folder, **settings), folder, folder / "told")
    return code, told.splitlines()


def test_without_a_token_one_sentence_says_what_to_do(tmp_path: Path) -> None:
    code, [sentence] = run(tmp_path)
    assert code == 2
    assert says(sentence, "cli-no-token")


async def test_with_a_wrong_token_one_sentence_says_what_to_do(tmp_path: Path) -> None:
    async with await playground.start() as stage:
        code, [starting, stopping, sentence] = await asyncio.to_thread(
            run, tmp_path, SOLSTICE_TOKEN="wrong", SOLSTICE_API_URL=stage.url, SOLSTICE_GATEWAY_URL=stage.gateway_url
        )
    assert code == 2
    assert " starting " in starting
    assert " stopping " in stopping
    assert says(sentence, "cli-wrong-token")


def test_a_setting_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    code, [sentence] = run(tmp_path, SOLSTICE_TOKEN="x", SOLSTICE_COMPUTER_DELAY="soon")
    assert code == 2
    assert says(sentence, "cli-bad-setting", name="SOLSTICE_COMPUTER_DELAY")


def test_a_setting_that_does_not_exist_is_warned_of(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("SOLSTICE_SHARD_COLOUR=blue\n")
    code, told = run(tmp_path, SOLSTICE_LOGLEVEL="debug")
    assert code == 2
    assert told[0] == t("cli-misspelt-setting", name="SOLSTICE_LOGLEVEL", meant="SOLSTICE_LOG_LEVEL")
    assert says(told[1], "cli-misspelt-setting", name="SOLSTICE_SHARD_COLOUR")
    assert says(told[2], "cli-no-token")


def test_a_port_for_metrics_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        code, told = run(
            tmp_path, SOLSTICE_TOKEN="x", SOLSTICE_API_URL="http://127.0.0.1:9", SOLSTICE_METRICS_PORT=port
        )
    assert code == 2
    assert says(told[-1], "cli-metrics-port-taken", port=port)


def test_the_version_is_told() -> None:
    done = subprocess.run([*SOLSTICE, "--version"], capture_output=True, text=True, cwd=ROOT, timeout=300)
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    assert (done.returncode, done.stdout) == (0, f"{version}\n")


def test_where_discord_is_out_of_reach_one_sentence_says_so(tmp_path: Path) -> None:
    code, told = run(tmp_path, SOLSTICE_TOKEN="x", SOLSTICE_API_URL="http://127.0.0.1:9")
    assert code == 1
    assert says(told[-1], "cli-no-connection")


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_play_serves_the_page_and_stops_cleanly(tmp_path: Path, ending: signal.Signals) -> None:
    command = [*SOLSTICE, "play", "--port", "0", "--no-browser", "--data", str(tmp_path / "data")]
    with subprocess.Popen(
        command, cwd=tmp_path, env=environment(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as play:
        try:
            assert play.stdout is not None
            greeting = play.stdout.readline() + play.stdout.readline()
            url = re.search(r"http://[\d.]+:\d+", greeting)
            assert url
            assert str(tmp_path / "data") in greeting
            assert "Ctrl-C" in greeting
            with urlopen(url[0]) as page:
                assert b"<html" in page.read()
            play.send_signal(ending)
            rest, _ = play.communicate(timeout=300)
        finally:
            play.kill()
    assert (play.returncode, rest) == (0, "")
    assert (tmp_path / "data" / "playground").exists()


def play(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run `solstice play` in this folder to its end."""
    return subprocess.run(
        [*SOLSTICE, "play", "--no-browser", *arguments],
        cwd=folder,
        env=environment(folder),
        capture_output=True,
        text=True,
        timeout=300,
    )


def test_play_says_when_its_port_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = play(tmp_path, "--port", port)
    assert done.returncode == 2
    assert says(done.stderr, "cli-port-taken", port=port)


async def test_play_says_when_its_data_is_in_use(tmp_path: Path) -> None:
    async with await playground.start(data=tmp_path / "playground"):
        done = await asyncio.to_thread(play, tmp_path, "--port", "0", "--data", str(tmp_path))
    assert done.returncode == 2
    assert says(done.stderr, "cli-data-busy", folder=str(tmp_path / "playground"))
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(("why", "code"), [("readonly", 2), ("unreachable", 1), ("full", 1)])
def test_the_exit_code_tells_whether_somebody_has_to_change_something_first(
    why: str, code: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As docs/hosting.md has it: a folder that may not be written does not pass by itself."""
    assert live.store_trouble(StoreTrouble(why), tmp_path / "solstice.db").exit_code == code
    assert str(tmp_path) in capsys.readouterr().err.replace("\n", "")

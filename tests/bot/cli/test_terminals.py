"""Every command with outputs and files as machines have them: read, or refused in a sentence, never a traceback."""

import codecs
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import engine
from bot.cli import app
from bot.matches.imports import match_of
from bot.store.migrate import migrate
from engine.record import Header, Record
from tests.bot.matches import says, t
from tests.profiles import rounds

pytestmark = pytest.mark.slow

SEED = bytes(16)
ROOT = Path(__file__).parents[3]
FORKED = """
import gc, os, sys
from bot.cli import app, main
import bot.gateway.app, bot.gateway.checkup, bot.matches.tally, bot.store.copies, bot.store.moving, playground, render
from bot.base.i18n import SOURCE, localizer
localizer(SOURCE)("bot-words")
gc.collect()
gc.freeze()
for line in sys.argv[1:]:
    if line.startswith("cd "):
        os.chdir(line[3:])
        continue
    if not (pid := os.fork()):
        sys.argv = ["solstice", *line.split()]
        if "CLOSED" in os.environ:
            os.close(1)
            sys.stdout = None
        main()
    print(line.split()[0], os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), file=sys.stderr, flush=True)
"""
"""Runs each command line in a process of its own, and says how it ended. Everything is imported once, and frozen: each
would look through all of it at its end, which takes longer than most commands.
"""
TELLING = (
    "--help",
    "--version",
    "games",
    "simulate helios --games 1",
    "arena helios --players random,random --blocks 2 --results played.jsonl",
    "record show good.json",
    "record replay good.json",
    "record verify good.json",
    "render good.json --out pictures",
    "backup copy.db",
    "move-data good.db other.db",
    "recount",
    "restore good.db",
)
"""What prints something and ends well."""
WRONG = (
    "games more",
    "simulate nothing",
    "simulate helios --seats 9",
    "simulate helios --option length",
    "arena helios --players nobody,random",
    "arena helios --players random,random --results nowhere/played.jsonl",
    "record show nothing",
    "record replay nothing",
    "record verify nothing",
    "render good.json --out pictures --at 99",
    "render good.json --out pictures --seat 9",
    "backup nowhere/copy.db",
    "backup good.json",
    "backup \udcff",
    "restore nothing",
    "restore good.json",
    "move-data nothing other.db",
    "move-data good.json other.db",
    "move-data good.db postgresql://[",
    "move-data good.db postgresql://host/name?nothing=1",
    "recount more",
    "doctor more",
    "run more",
    "play --port 70000",
    "play --no-browser --port 0 --data good.json",
)
"""What nobody can do."""
UNREADABLE = {
    "SOLSTICE_TOKEN=x\n".encode("utf-16"): "not in UTF-8",
    "SOLSTICE_SUPPORT=Ren\xe9\n".encode("latin-1"): "not in UTF-8",
    b'SOLSTICE_TOKEN="abc\ndef"\n': "line break",
    "SOLSTICE_TOKEN=“abc”\n".encode(): "typographic quote",
    b"SOLSTICE_TOKEN=Bot abc\n": "blank",
    b"SOLSTICE_DATABASE=postgresql://a:b[c@host/name\n": "postgresql://USER:PASSWORD@HOST/NAME",
    codecs.BOM_UTF8 + b"SOLSTICE_MEMORY=600\r\nSOLSTICE_MEMORY=9\r\n": "SOLSTICE_MEMORY",
}
"""Settings of a file, and what is said of them."""
REFUSED = (
    "record replay FILE",
    "record verify FILE",
    "render FILE --out pictures",
    "render FILE --out pictures --animation",
    "restore FILE",
    "move-data FILE other.db",
    "arena helios --players random,random --blocks 2 --results FILE",
)


def outcomes(
    folder: Path, *lines: str, out: int = subprocess.DEVNULL, setting: str = "", to: str = ""
) -> tuple[list[str], str]:
    """How each of these commands ended, and what stood on the output for errors besides."""
    bare = {name: value for name, value in os.environ.items() if not name.startswith(("SOLSTICE_", "PYTHON"))}
    done = subprocess.run(
        [sys.executable, "-c", FORKED, *lines],
        cwd=folder,
        env=bare | {"PYTHONPATH": str(ROOT), "SOLSTICE_API_URL": "http://127.0.0.1:9", setting or "X": to},
        stdout=out,
        stderr=subprocess.PIPE,
        timeout=300,
    )
    told = done.stderr.decode("utf-8", "replace")
    assert "Traceback" not in told, told
    assert done.returncode == 0
    names = {line.split()[0] for line in lines}
    ended = [line for line in told.splitlines() if line.split()[:1] and line.split()[0] in names]
    return [line.split()[1] for line in ended], told


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With the record of a game, given up at its start, and files of all sorts."""
    game = engine.load("helios").new(seats=2, seed=SEED)
    header = Header.of(game, game_id="game-1", seed=SEED)
    over = Record.over(header, game, players=["Zoë…", "林"], moves=[], log=["✓"])
    record = over.to_json().encode()
    for name, content in {
        "good.json": record,
        "marked.json": codecs.BOM_UTF8 + record.replace(b"\n", b"\r\n"),
        "utf16.json": record.decode().encode("utf-16"),
        "latin.json": b'{"players": ["Ren\xe9"]}',
        "cut.json": record[: len(record) // 2],
        "zeros.json": bytes(5000),
        "empty.json": b"",
        "list.json": b"[]",
    }.items():
        (tmp_path / name).write_bytes(content)
    (tmp_path / "folder.json").mkdir()
    migrate(tmp_path / "data" / "solstice.db")
    shutil.copy(tmp_path / "data" / "solstice.db", tmp_path / "good.db")
    block = {"seed": 0, "shares": [1, 0], "margins": [1, -1], "thinking": [0, 0], "decisions": 9, "unfinished": 0}
    match = {"game": "helios", "options": [], "players": ["random", "random"], "milliseconds": 0}
    played = [json.dumps({"match": match, "block": block | {"seed": seed}}) for seed in range(2)]
    (tmp_path / "played.jsonl").write_text("\n".join(played))
    return tmp_path


def test_every_command_is_tried_here() -> None:
    told = CliRunner().invoke(app, ["--help"]).output
    named = set(re.findall(r"^│ ([a-z][a-z-]+) ", told, re.MULTILINE))
    assert {line.split()[0] for line in WRONG} == named
    assert {line.split()[0] for line in TELLING if line[0] != "-"} == named - {"doctor", "run", "play"}


def test_what_nobody_can_do_is_refused_in_a_sentence(folder: Path) -> None:
    ended, told = outcomes(folder, *WRONG)
    assert dict(zip(WRONG, ended, strict=True)) == dict.fromkeys(WRONG, "2"), told


def test_a_folder_whose_name_is_not_in_utf_8_is_refused_in_a_sentence(folder: Path) -> None:
    ended, told = outcomes(folder, "recount", setting="SOLSTICE_DATA", to="\udcff")
    assert ended == ["2"], told
    assert says(told, "cli-odd-name")


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8", "latin-1", "cp437"][: rounds(1, 5)])
def test_signs_that_an_output_cannot_show_are_escaped(folder: Path, encoding: str) -> None:
    """`doctor` finds something to do, as there is no token."""
    ended, _ = outcomes(folder, *TELLING, "doctor", setting="PYTHONIOENCODING", to=encoding)
    assert ended == ["0"] * len(TELLING) + ["1"]


@pytest.mark.parametrize("how", ["", "CLOSED", "full"])
def test_an_output_that_takes_nothing_is_told_in_a_sentence(folder: Path, how: str) -> None:
    """A pipe that nobody reads any more, an output that was closed, a full disk."""
    lines = [*TELLING, "doctor", "play --no-browser --port 0 --data other"]
    reading, writing = os.pipe()
    os.close(reading)
    out = os.open("/dev/full", os.O_WRONLY) if how == "full" else writing
    ended, told = outcomes(folder, *lines, out=out, setting=how)
    assert ended == ["2"] * len(lines)
    assert told.count(t("cli-output", why="").rstrip(".")) == len(lines)


def test_files_of_every_sort_are_read_or_refused_by_every_command(folder: Path) -> None:
    files = [file.name for file in folder.iterdir() if file.name not in ("good.json", "marked.json")]
    lines = [f"record show {file}" for file in files]
    lines += [line.replace("FILE", file) for line in REFUSED for file in ("zeros.json", "latin.json", "folder.json")]
    ended, told = outcomes(folder, *lines)
    assert dict(zip(lines, ended, strict=True)) == dict.fromkeys(lines, "2"), told


def test_a_record_with_a_byte_order_mark_is_one(folder: Path) -> None:
    lines = ["record verify marked.json", "record show marked.json", "render marked.json --out pictures"]
    assert outcomes(folder, *lines)[0] == ["0", "0", "0"]
    marked, good = ((folder / name).read_bytes() for name in ("marked.json", "good.json"))
    assert match_of(marked, "en").names == match_of(good, "en").names


def test_settings_that_cannot_be_read_are_refused_in_a_sentence(folder: Path) -> None:
    lines, commands = list[str](), ("run", "doctor", "backup copy.db", "recount", "restore ../good.db")
    for number, content in enumerate(UNREADABLE):
        place = folder / str(number)
        place.mkdir()
        (place / ".env").write_bytes(content)
        lines += [f"cd {place}", *commands]
    ended, told = outcomes(folder, *lines)
    assert ended == ["2"] * len(commands) * len(UNREADABLE)
    sentences = [sentence for sentence in UNREADABLE.values() for _ in commands]
    assert all(sentence in line for sentence, line in zip(sentences, told.splitlines()[::2], strict=True)), told


def test_what_is_set_twice_counts_as_set_last_with_a_byte_order_mark_and_windows_line_ends(folder: Path) -> None:
    (folder / ".env").write_bytes(codecs.BOM_UTF8 + b"SOLSTICE_DATA=a\r\nSOLSTICE_DATA=b\r\n")
    _, told = outcomes(folder, "backup copy.db")
    assert f"{Path('b') / 'solstice.db'}" in told

"""A copy made while the bot runs, put back while it does not: the table goes on from there, and knows it."""

import asyncio
import sqlite3
from contextlib import closing

import pytest
from typer.testing import CliRunner

from bot.cli.app import app
from bot.store import sole_user
from tests.bot.core.answers import every_button
from tests.bot.core.conftest import label_like, plant, public_asks, quiet, shown, take, turn_of, whole_turn
from tests.bot.matches import says
from tests.e2e.client import text

TOLD = "What was played here after <t:"


async def solstice(harness, *command, code=0):
    """What a command says about the data of this harness."""
    settings = {"SOLSTICE_DATA": str(harness.settings.data)}
    done = await asyncio.to_thread(CliRunner().invoke, app, list(map(str, command)), env=settings)
    assert done.exit_code == code, done.output
    return done.output


@pytest.mark.slow
async def test_twenty_moves_after_a_copy_are_lost_and_no_button_of_theirs_plays_anything(harness, tmp_path):
    players = await harness.begin(*await harness.users("Ana", "Ben", "Cleo"))
    await take(players[0])
    await turn_of(players[0], "Play my turn")
    await quiet(harness)
    await solstice(harness, "backup", tmp_path / "copy.db")
    [then] = await harness.live_games()
    await plant(players[0])
    for number in range(1, 10):
        await whole_turn(players[number % 3])
    await take(players[10 % 3])
    await turn_of(players[10 % 3], "Play my turn")
    await quiet(harness)
    [lost] = await harness.live_games()
    assert lost.revision == then.revision + 20
    posted = await every_button(harness, players)
    await harness.close()
    assert says(await solstice(harness, "restore", tmp_path / "copy.db"), "cli-restored", games=1)
    await harness.open()
    asked = await shown(players[0], lambda m: TOLD in text(m) and label_like(m, "Play my turn") is not None)
    await quiet(harness)
    assert [m["id"] for m in await public_asks(players[0])] == [asked["id"]]
    [now] = await harness.live_games()
    assert now.position == then.position
    assert now.revision > lost.revision
    closed = [m for m in await players[0].messages("table-1", 200) if "What this message showed is lost" in text(m)]
    assert len(closed) == 10
    for user, message, custom_id in posted:
        await user.press(message, custom_id, kind=2)
    await harness.rests()
    [after] = await harness.live_games()
    assert (after.revision, after.position) == (now.revision, now.position)
    await players[0].click(asked, label="Play my turn")
    panel = await shown(players[0], lambda m: m["id"] > asked["id"] and label_like(m, "Plant") is not None)
    await players[0].click(panel, label=label_like(panel, "Plant"))
    await turn_of(players[1])


async def test_a_copy_is_not_put_back_while_a_bot_runs(harness, tmp_path):
    await solstice(harness, "backup", tmp_path / "copy.db")
    async with sole_user(harness.settings.file):
        assert says(await solstice(harness, "restore", tmp_path / "copy.db", code=2), "cli-restore-held")


async def test_a_copy_is_not_written_over_anything(harness, tmp_path):
    (tmp_path / "copy.db").write_text("mine")
    assert says(await solstice(harness, "backup", tmp_path / "copy.db", code=2), "cli-backup-exists")
    assert (tmp_path / "copy.db").read_text() == "mine"


async def test_a_copy_of_nothing_or_to_nowhere_says_what_is_wrong(harness, tmp_path):
    told = await solstice(harness, "backup", tmp_path / "no" / "copy.db", code=2)
    assert f"no folder {tmp_path / 'no'}" in told
    await harness.close()
    before = harness.settings.file.rename(tmp_path / "elsewhere.db")
    assert says(await solstice(harness, "backup", tmp_path / "copy.db", code=2), "cli-backup-nothing")
    assert not (tmp_path / "copy.db").exists()
    before.rename(harness.settings.file)
    await harness.open()


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (
            lambda copy: copy.write_bytes(copy.read_bytes()[:4096] + b"\xff" * 8192 + copy.read_bytes()[12288:]),
            "copy.db is damaged",
        ),
        (lambda copy: execute(copy, "PRAGMA user_version = 9999"), "install the newer Solstice first"),
        (lambda copy: execute(copy, "PRAGMA application_id = 1"), "copy.db was not written by Solstice"),
        (lambda copy: copy.write_text("no database at all, but some text"), "copy.db is damaged"),
        (lambda copy: copy.unlink(), "There is no file"),
    ],
)
async def test_a_copy_that_cannot_be_used_changes_nothing(harness, tmp_path, spoil, words):
    copy = tmp_path / "copy.db"
    await solstice(harness, "backup", copy)
    await harness.close()
    spoil(copy)
    before = harness.settings.file.read_bytes()
    assert words in await solstice(harness, "restore", copy, code=2)
    assert harness.settings.file.read_bytes() == before
    assert not list(tmp_path.glob("*before-restore*"))
    await harness.open()


async def test_what_a_crash_left_is_moved_aside_with_the_file_it_belongs_to(harness, tmp_path):
    await solstice(harness, "backup", tmp_path / "copy.db")
    await harness.close()
    file = harness.settings.file
    for ending in ("-wal", "-shm"):
        file.with_name(file.name + ending).write_bytes(b"of a crash")
    told = await solstice(harness, "restore", tmp_path / "copy.db")
    assert f"{file.name}.before-restore-1" in told
    for ending in ("-wal", "-shm"):
        assert not file.with_name(file.name + ending).exists()
        assert file.with_name(f"{file.name}.before-restore-1{ending}").exists()
    await harness.open()


def execute(file, statement):
    with closing(sqlite3.connect(file)) as db:
        db.execute(statement)
        db.commit()

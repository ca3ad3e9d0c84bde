"""`solstice doctor`: each test breaks one thing and sees its check and its advice."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import time
from collections import namedtuple
from contextlib import closing
from importlib.metadata import version
from types import SimpleNamespace

import discord
import pytest
from typer.testing import CliRunner

import playground
from bot.cli.app import app
from bot.gateway import checkup, trial
from bot.gateway.app import point
from bot.store import sole_user
from bot.store.migrate import MIGRATIONS, migrate
from playground import payloads
from tests.e2e.client import Table, buttons

NEWEST = max(int(step.name[:4]) for step in MIGRATIONS.glob("*.sql"))
Usage = namedtuple("Usage", "total used free")


@pytest.fixture
def file(tmp_path):
    file = tmp_path / "data" / "solstice.db"
    migrate(file)
    return file


@pytest.fixture
async def stage(monkeypatch):
    for name in [name for name in os.environ if name.startswith("SOLSTICE_")]:
        monkeypatch.delenv(name)
    for holder in (discord.http.Route, discord.Asset):
        monkeypatch.setattr(holder, "BASE", holder.BASE)
    gateway = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(gateway, "DEFAULT_GATEWAY", gateway.DEFAULT_GATEWAY)
    async with await playground.start(rates=False) as stage:
        yield stage


async def examined(file, stage, code=1, **settings):
    """What the doctor says, line by line."""
    settings = {"TOKEN": stage.token, "API_URL": stage.url, "DATA": str(file.parent)} | settings
    environment = {f"SOLSTICE_{name}": value for name, value in settings.items()}
    done = await asyncio.to_thread(CliRunner().invoke, app, ["doctor"], env=environment)
    assert done.exit_code == code, done.output
    return done.output.splitlines()


async def advises(*words, file, stage, code=1, **settings):
    """It says this, and everything else is fine."""
    lines = await examined(file, stage, code, **settings)
    [line] = [line for line in lines if not line.startswith("✓")]
    assert all(one in line for one in words), line


async def test_everything_is_fine(file, stage):
    lines = await examined(file, stage, code=0)
    assert len(lines) == 8
    assert all(line.startswith("✓") for line in lines)


async def test_a_package_of_another_version(file, stage, monkeypatch):
    monkeypatch.setattr(checkup, "version", lambda name: "0.1" if name == "discord.py" else version(name))
    await advises("discord.py is 0.1", "pip install .", file=file, stage=stage)


async def test_a_full_disk(file, stage, monkeypatch):
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: Usage(1 << 40, 1 << 40, 100 << 20))
    await advises("Only 100 MiB are free", "Make room: 200 MiB", file=file, stage=stage)


async def test_no_database_yet(tmp_path, stage):
    await advises("the first start makes it", file=tmp_path / "solstice.db", stage=stage, code=0)


async def test_an_emptied_database(file, stage):
    file.write_bytes(b"")
    await advises("is empty", "solstice restore", file=file, stage=stage)


async def test_a_missing_database(file, stage):
    file.rename(file.with_name("solstice.db.version-1"))
    await advises("is missing", "solstice restore", file=file, stage=stage)


async def test_a_damaged_database(file, stage):
    with file.open("r+b") as damaged:
        damaged.seek(4096)
        damaged.write(b"\xff" * 8192)
    await advises("is damaged", "solstice restore", file=file, stage=stage)


async def test_a_foreign_database(file, stage):
    execute(file, "PRAGMA application_id = 1")
    await advises("another program", "SOLSTICE_DATA", file=file, stage=stage)


async def test_a_newer_schema(file, stage):
    execute(file, "PRAGMA user_version = 9999")
    await advises(f"version 9999 and this Solstice knows {NEWEST}", "newer Solstice", file=file, stage=stage)


async def test_an_older_schema(file, stage):
    execute(file, "PRAGMA user_version = 1")
    await advises(f"brings it to {NEWEST}", file=file, stage=stage, code=0)


async def test_no_token(file, stage):
    await advises("no token", "SOLSTICE_TOKEN", file=file, stage=stage, TOKEN="")


async def test_a_wrong_token(file, stage):
    await advises("does not accept", 'page "Bot"', file=file, stage=stage, TOKEN="wrong")


async def test_discord_out_of_order(file, stage):
    stage.faults.add(path="/applications/@me", status=503)
    await advises("error 503", "try again", file=file, stage=stage)


async def test_discord_out_of_reach(file, stage):
    await advises("cannot be reached", "firewall", file=file, stage=stage, API_URL="http://127.0.0.1:9")


async def test_a_clock_that_is_wrong(file, stage, monkeypatch):
    monkeypatch.setattr(checkup, "time", SimpleNamespace(time=lambda: time.time() + 3600))
    lines = await examined(file, stage)
    [line] = [line for line in lines if not line.startswith("✓")]
    assert "seconds off" in line
    assert "NTP" in line
    assert 3590 <= int(line.split(" seconds")[0].split()[-1]) <= 3630


@pytest.mark.parametrize(
    ("change", "words", "code"),
    [
        ({"flags": 1 << 19}, ("privileged intents", 'page "Bot"'), 0),
        ({"interactions_endpoint_url": "https://example.com"}, ("no click reaches", "Interactions Endpoint URL"), 1),
    ],
)
async def test_intents(file, stage, monkeypatch, change, words, code):
    application = payloads.application
    monkeypatch.setattr(payloads, "application", lambda world: application(world) | change)
    await advises(*words, file=file, stage=stage, code=code)


async def test_permissions_by_channel(file, stage):
    async with Table(stage.url) as table:
        ana = await table.join("Ana")
        channel = next(one for one in await ana.channels() if one["name"] == "table-1")
        await table.trouble("deny", channel=channel["id"], permissions=["ATTACH_FILES", "SEND_MESSAGES"])
    await advises("#table-1", "lacks: attach_files, send_messages", "Allow", file=file, stage=stage)


def execute(file, statement):
    with closing(sqlite3.connect(file)) as db:
        db.execute(statement)
        db.commit()


@contextlib.asynccontextmanager
async def trying(stage, click=30.0):
    """A trial in a channel, and somebody who presses the button there; sixteen minutes pass at once."""

    async def pass_by(seconds):
        stage.world.clock.turn(seconds)

    point(stage.url, stage.gateway_url)
    async with Table(stage.url) as table:
        ana = await table.join("Ana")
        channel = next(one["id"] for one in await ana.channels() if one["name"] == "table-1")
        async with trial.connected(stage.token, int(channel), pass_by, click) as found:
            yield found, ana, channel


async def press(ana, channel):
    message = await ana.expect(channel, lambda m: trial.PRESSED in [one.get("custom_id") for one in buttons(m)])
    await ana.click(message, custom_id=trial.PRESSED)


async def outcomes(stage, *, clicks=True, broken=None):
    """What each step came to, after something was broken."""
    async with trying(stage, 30.0 if clicks else 0.1) as (found, ana, channel):
        if broken is not None:
            await broken(ana.table, channel)
        pressing = asyncio.create_task(press(ana, channel)) if clicks else None
        findings = await found.run()
        if pressing is not None:
            await pressing
        left = [one for one in stage.world.messages[channel].values() if one.viewer is None]
    assert left == []
    assert not [one for one in stage.world.emojis.values() if one.name == trial.EMOJI]
    return {finding.check.removeprefix("trial-"): finding for finding in findings}


async def test_everything_on_discord_is_tried_once_and_deleted(stage):
    found = await outcomes(stage)
    assert list(found) == ["post", "edit", "nonce", "emoji", "thread", "animation", "screens", "private", "delete"]
    assert [finding.mark for finding in found.values()] == ["✓"] * 9, found


async def no_emoji(table, channel):
    await table.trouble("fault", method="POST", path="/applications/*/emojis", status=400, code=30008)


async def no_threads(table, channel):
    await table.trouble("deny", channel=channel, permissions=["CREATE_PUBLIC_THREADS"])


async def no_pictures(table, channel):
    await table.trouble("deny", channel=channel, permissions=["ATTACH_FILES"])


async def no_letters(table, channel):
    ana = await table.join("Ana")
    await table.trouble("inbox", user=ana.id, open=False)


@pytest.mark.parametrize(
    ("broken", "steps"),
    [
        (no_emoji, {"emoji"}),
        (no_threads, {"thread"}),
        (no_pictures, {"post", "edit", "animation", "screens"}),
        (no_letters, {"private"}),
    ],
)
async def test_what_does_not_work_on_discord_is_named(stage, broken, steps):
    found = await outcomes(stage, broken=broken)
    assert {step for step, finding in found.items() if finding.mark == "✗"} == steps, found


async def test_who_does_not_press_the_button_learns_all_the_rest(file, stage, monkeypatch):
    monkeypatch.setattr(trial, "CLICK", 0.1)
    async with Table(stage.url) as table:
        ana = await table.join("Ana")
        channel = next(one["id"] for one in await ana.channels() if one["name"] == "table-1")
    environment = {"TOKEN": stage.token, "API_URL": stage.url, "DATA": str(file.parent)}
    done = await asyncio.to_thread(
        CliRunner().invoke,
        app,
        ["doctor", "--channel", channel],
        env={f"SOLSTICE_{name}": value for name, value in environment.items()},
    )
    assert done.exit_code == 0, done.output
    marks = [line.strip()[0] for line in done.output.splitlines() if line.strip()[0] in "✓!✗"]
    assert marks == ["✓"] * 7 + ["!", "✓"], done.output
    assert "nobody pressed the button" in done.output


async def test_a_running_bot_keeps_the_trial_out(file, stage):
    async with sole_user(file, 0):
        environment = {"TOKEN": stage.token, "API_URL": stage.url, "DATA": str(file.parent)}
        done = await asyncio.to_thread(
            CliRunner().invoke,
            app,
            ["doctor", "--channel", "1"],
            env={f"SOLSTICE_{name}": value for name, value in environment.items()},
        )
    assert done.exit_code == 2, done.output


async def test_a_locked_database(file, stage):
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
        db.execute("BEGIN EXCLUSIVE")
        await advises("holds", "End it", file=file, stage=stage)


async def test_a_database_that_cannot_be_opened(file, stage):
    file.unlink()
    file.mkdir()
    await advises("cannot be opened", "readable and writable", file=file, stage=stage)

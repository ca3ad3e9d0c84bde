"""`solstice run` with a database it cannot use: one sentence says what to do, and the file stays as it was."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest
from typer.testing import CliRunner

import playground
from bot.base.settings import Settings
from bot.cli.app import app
from bot.gateway.app import point, serve
from bot.store import StoreTrouble, sole_user
from bot.store.migrate import MIGRATIONS, migrate
from tests.bot.matches import says
from tests.e2e.client import Table
from tests.e2e.process import ran

pytestmark = pytest.mark.slow  # whoever comes first starts the process from which all bots are forked

ROOT = Path(__file__).parents[3]
PROGRAM = [sys.executable, "-c", "from bot.cli import main; main()", "run"]
NEWEST = max(int(step.name[:4]) for step in MIGRATIONS.glob("*.sql"))
AS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0
BOUND = ["setpriv", "--bounding-set", "-dac_override,-dac_read_search"] if AS_ROOT else []
"""A prefix under which even root has to obey the permission bits of a file."""


def disk(kilobytes: int, folder: Path) -> list[str]:
    """The command prefix that mounts a disk of this size in a folder."""
    mount = f'mount -t tmpfs -o size={kilobytes}k tmpfs "$0" && exec "$@"'
    return ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", mount, str(folder)]


def small_disks() -> bool:
    """Whether this machine allows mounting one."""
    mounting = [*disk(4, ROOT), "true"]
    return shutil.which("unshare") is not None and subprocess.run(mounting, capture_output=True).returncode == 0


async def at_once(seconds, result=None):
    return result


def refused(data: Path) -> str:
    """What `solstice run` prints in this process; it ends with exit code 2."""
    settings = {"SOLSTICE_TOKEN": "x", "SOLSTICE_API_URL": "http://127.0.0.1:9", "SOLSTICE_DATA": str(data)}
    done = CliRunner().invoke(app, ["run"], env=settings)
    assert done.exit_code == 2
    return done.stderr


async def start(data: Path, *before: str, code: int = 1, api_url: str | None = None) -> str:
    """What the program prints before it ends by itself; nothing but one sentence."""
    bare = {name: value for name, value in os.environ.items() if not name.startswith("SOLSTICE_")}
    async with await playground.start(rates=False) as stage:
        settings = {
            "SOLSTICE_TOKEN": stage.token,
            "SOLSTICE_API_URL": api_url or stage.url,
            "SOLSTICE_GATEWAY_URL": stage.gateway_url,
            "SOLSTICE_DATA": str(data),
        }
        environment = bare | settings | {"PYTHONPATH": str(ROOT)}
        if before:
            done = await asyncio.to_thread(
                subprocess.run,
                [*before, *PROGRAM],
                cwd=data.parent,
                env=environment,
                capture_output=True,
                text=True,
                timeout=300,
            )
            ended, told = done.returncode, done.stderr
        else:
            ended, told = await asyncio.to_thread(ran, environment, data.parent, data.parent / "told")
    assert ended == code
    assert len(told.splitlines()) == 1, told
    return told


@pytest.fixture
def file(tmp_path) -> Path:
    file = tmp_path / "data" / "solstice.db"
    migrate(file)
    return file


@contextmanager
def untouched(file: Path) -> Iterator[None]:
    before = file.read_bytes()
    yield
    assert file.read_bytes() == before


async def test_a_newer_database(file):
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA user_version = 9999")
    with untouched(file):
        assert says(await start(file.parent, code=2), "cli-store-newer", found=9999, known=NEWEST)


async def test_a_database_from_before_the_first_release(file):
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA application_id = 0")
    with untouched(file):
        assert says(await start(file.parent, code=2), "cli-store-foreign", file=str(file))


async def test_a_damaged_database(file):
    with file.open("r+b") as damaged:
        damaged.seek(4096)
        damaged.write(b"\xff" * 8192)
    with untouched(file):
        assert f"{file} is damaged" in await start(file.parent, code=2)


async def test_a_database_that_another_program_holds(file):
    with untouched(file), closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
        db.execute("BEGIN IMMEDIATE")
        assert says(await start(file.parent), "cli-store-locked", file=str(file))


async def test_an_emptied_database(file):
    file.write_bytes(b"")
    with untouched(file):
        assert f"{file} is empty" in await start(file.parent, code=2)


@pytest.mark.parametrize("beside", ["solstice.db-wal", "solstice.db-left", "solstice.db.version-1"])
async def test_a_missing_database_beside_what_belongs_to_it(file, beside):
    file.with_name(beside).write_bytes(b"something")
    file.unlink()
    assert says(await start(file.parent, code=2), "cli-store-missing", file=str(file), beside=str(beside))
    assert not file.exists()


async def test_a_database_that_another_process_runs_on(file, monkeypatch):
    """The first keeps the lock for ever; the second waits twelve seconds by its clock."""
    waited = []

    async def pause(seconds):
        waited.append(seconds)

    async with sole_user(file):
        with pytest.raises(StoreTrouble, match="held"):
            async with sole_user(file, pause=pause):
                pass
        assert sum(waited) == 12
        monkeypatch.setattr("bot.store.lock.PATIENCE", 0.0)
        with untouched(file):
            assert says(await asyncio.to_thread(refused, file.parent), "cli-store-held", file=str(file))


async def test_a_process_that_goes_in_time_makes_room(file):
    async with AsyncExitStack() as first:
        await first.enter_async_context(sole_user(file))

        async def pause(seconds):
            await first.aclose()

        async with sole_user(file, pause=pause):
            pass


async def test_a_database_is_refused_before_discord_is_asked(file):
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA user_version = 9999")
    assert says(await start(file.parent, code=2, api_url="http://127.0.0.1:9"), "cli-store-newer", found=9999)


async def test_errors_of_discord_at_the_start_are_outlasted(tmp_path, monkeypatch):
    monkeypatch.setattr("discord.http.asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": at_once}))
    monkeypatch.setattr("bot.gateway.app.LONGEST_PAUSE", 0.0)
    for holder in (discord.http.Route, discord.Asset):
        monkeypatch.setattr(holder, "BASE", holder.BASE)
    gateway = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(gateway, "DEFAULT_GATEWAY", gateway.DEFAULT_GATEWAY)
    async with await playground.start(rates=False) as stage, Table(stage.url) as table:
        fault = stage.faults.add(path="/users/@me", status=503, times=12)
        point(stage.url, stage.gateway_url)
        settings = Settings(token=stage.token, data=tmp_path, drawing_workers=1, _env_file=None)
        serving = asyncio.create_task(serve(settings))
        await table.bot_is_here()
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
    assert fault.times == 0


async def test_a_folder_that_is_a_file(tmp_path):
    (tmp_path / "data").write_text("in the way")
    assert says(await start(tmp_path / "data"), "cli-store-unreachable")


@pytest.mark.skipif(AS_ROOT and not shutil.which("setpriv"), reason="root may write everything, and setpriv is missing")
async def test_a_read_only_database(file):
    for path in (*file.parent.iterdir(), file.parent):
        path.chmod(path.stat().st_mode & 0o555)
    try:
        with untouched(file):
            assert says(await start(file.parent, *BOUND, code=2), "cli-store-readonly", file=str(file))
    finally:
        file.parent.chmod(0o755)


@pytest.mark.skipif(
    not small_disks(),
    reason="this machine has no unshare, or lets nobody mount a small disk with it",
)
@pytest.mark.parametrize("kilobytes", [8, 64])
async def test_a_full_disk(tmp_path, kilobytes):
    (tmp_path / "data").mkdir()
    assert says(await start(tmp_path / "data", *disk(kilobytes, tmp_path / "data")), "cli-store-full")


def test_doctor_says_what_to_do_about_a_folder_that_it_may_not_enter(tmp_path: Path) -> None:
    shut = tmp_path / "data"
    shut.mkdir()
    if AS_ROOT:
        os.chown(shut, 10001, 10001)
    shut.chmod(0o700 if AS_ROOT else 0)
    done = subprocess.run(
        [*BOUND, *PROGRAM[:-1], "doctor"],
        cwd=tmp_path,
        env={name: value for name, value in os.environ.items() if not name.startswith("SOLSTICE_")}
        | {"SOLSTICE_DATA": str(shut), "SOLSTICE_API_URL": "http://127.0.0.1:9", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=300,
    )
    shut.chmod(0o700)
    assert (done.returncode, done.stderr) == (1, "")
    assert says(done.stdout, "cli-doctor-database-unreachable", file=str(shut / "solstice.db"))

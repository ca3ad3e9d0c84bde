"""What a stop leaves behind, and what the machine that runs the bot is told."""

import asyncio
import socket

import pytest

from bot.gateway import app
from tests.bot.core.conftest import label_like, revision, take, turn_of


@pytest.fixture
def told(tmp_path, monkeypatch):
    """What systemd was told so far."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        listening.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))

        def told():
            found = []
            try:
                while True:
                    found.append(listening.recv(100).decode())
            except BlockingIOError:
                return found

        yield told


async def test_systemd_is_told_of_start_life_and_stop(told, club, monkeypatch):
    assert told()[:2] == ["READY=1", "WATCHDOG=1"]
    await club.close()
    monkeypatch.setattr(app, "HEARTBEAT_SECONDS", 0.01)
    await club.open()
    assert told()[:3] == ["STOPPING=1", "READY=1", "WATCHDOG=1"]
    async with asyncio.timeout(60):
        while "WATCHDOG=1" not in told():  # noqa: ASYNC110 - nothing tells us
            await asyncio.sleep(0.01)
    await club.close()
    assert told()[-1] == "STOPPING=1"
    await club.open()


async def test_a_click_under_way_is_answered_before_the_stop_and_nothing_fails_after_it(club, capfd):
    first, _ = await club.begin(*await club.users("Ana", "Ben"))
    message = await turn_of(first)
    await club.rests()
    await club.table.trouble("fault", method="POST", path="/interactions/*/callback", status=500, after=True, hold=600)
    clicking = asyncio.create_task(first.click(message, label=label_like(message, "Take")))
    await club.table.faults_met()
    closing = asyncio.create_task(club.close())
    await asyncio.sleep(0)
    await club.table.trouble("clear")
    await clicking
    await closing
    assert "failed" not in capfd.readouterr().err
    await club.open()
    assert await revision(club) == 1
    await turn_of(first, "Play my turn")


async def test_what_is_never_answered_does_not_hold_the_stop_up(club, capfd, monkeypatch):
    monkeypatch.setattr(app, "LAST_ANSWERS_SECONDS", 0.1)
    first, _ = await club.begin(*await club.users("Ana", "Ben"))
    message = await turn_of(first)
    await club.rests()
    await club.table.trouble("fault", method="POST", path="/interactions/*/callback", status=500, hold=600)
    clicking = asyncio.create_task(first.click(message, label=label_like(message, "Take")))
    await club.table.faults_met()
    async with asyncio.timeout(60):
        await club.close()
    await club.table.trouble("clear")
    await clicking
    assert "failed" not in capfd.readouterr().err
    await club.open()
    await take(first)
    await turn_of(first, "Play my turn")

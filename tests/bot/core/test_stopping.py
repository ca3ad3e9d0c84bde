"""What a stop leaves behind, and what the machine that runs the bot is told."""

import asyncio
import os
import signal
import socket
import threading
from dataclasses import replace
from random import Random

import aiosqlite
import discord
import pytest

from bot.gateway import app
from bot.store import Store, StoreTrouble, sqlite
from tests.bot.core.conftest import label_like, revision, take, turn_of, until
from tests.profiles import rounds


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


async def test_systemd_is_told_of_start_life_and_stop(told, harness, monkeypatch):
    assert told()[:2] == ["READY=1", "WATCHDOG=1"]
    await harness.close()
    monkeypatch.setattr(app, "HEARTBEAT_SECONDS", 0.01)
    await harness.open()
    assert told()[:3] == ["STOPPING=1", "READY=1", "WATCHDOG=1"]
    async with asyncio.timeout(60):
        while "WATCHDOG=1" not in told():  # noqa: ASYNC110 - nothing tells us
            await asyncio.sleep(0.01)
    await harness.close()
    assert told()[-1] == "STOPPING=1"
    await harness.open()


async def test_a_click_under_way_is_answered_before_the_stop_and_nothing_fails_after_it(harness, capfd):
    first, _ = await harness.begin(*await harness.users("Ana", "Ben"))
    message = await turn_of(first)
    await harness.rests()
    await harness.table.trouble(
        "fault", method="POST", path="/interactions/*/callback", status=500, after=True, hold=600
    )
    clicking = asyncio.create_task(first.click(message, label=label_like(message, "Take")))
    await harness.table.faults_met()
    closing = asyncio.create_task(harness.close())
    await asyncio.sleep(0)
    await harness.table.trouble("clear")
    await clicking
    await closing
    assert "failed" not in capfd.readouterr().err
    await harness.open()
    assert await revision(harness) == 1
    await turn_of(first, "Play my turn")


async def test_what_is_never_answered_does_not_hold_the_stop_up(harness, capfd, monkeypatch):
    monkeypatch.setattr(app, "LAST_ANSWERS_SECONDS", 0.1)
    first, _ = await harness.begin(*await harness.users("Ana", "Ben"))
    message = await turn_of(first)
    await harness.rests()
    await harness.table.trouble("fault", method="POST", path="/interactions/*/callback", status=500, hold=600)
    with monkeypatch.context() as soon:
        soon.setattr("playground.interactions.ANSWER_TIME", 0.5)
        clicking = asyncio.create_task(first.click(message, label=label_like(message, "Take")))
        await harness.table.faults_met()
    async with asyncio.timeout(60):
        await harness.close()
    await harness.table.trouble("clear")
    await clicking
    assert "failed" not in capfd.readouterr().err
    await harness.open()
    await take(first)
    await turn_of(first, "Play my turn")


async def test_a_signal_ends_a_bot_that_connects_again(harness, monkeypatch):
    """discord.py takes no notice of a cancellation while it does so."""
    await harness.close()
    await harness.table.bot_is_here(here=False)
    connecting, connect = asyncio.Event(), discord.gateway.DiscordWebSocket.from_client

    async def never_again(*given, initial=False, **named):
        if initial:
            return await connect(*given, initial=initial, **named)
        connecting.set()
        return await asyncio.Event().wait()

    with monkeypatch.context() as patched:
        patched.setattr(discord.gateway.DiscordWebSocket, "from_client", never_again)
        serving = asyncio.create_task(app.serve(harness.settings))
        await harness.table.bot_is_here()
        harness.stand_in.gateway.reconnect()
        async with asyncio.timeout(60):
            await connecting.wait()
            os.kill(os.getpid(), signal.SIGTERM)
            await serving
    await harness.open()


async def test_stopped_anywhere_between_the_start_and_a_post_nothing_fails(harness, capfd):
    """What runs in the background ends before what it uses."""
    first, _ = await harness.begin(*await harness.users("Ana", "Ben"))
    [game] = await harness.live_games()
    await turn_of(first)
    await harness.rests()
    for number in range(rounds(8, 16)):
        store = harness.bot.services.store
        for row in await store.undone_messages(game.id):
            await store.save_message(replace(row, shown=-1))
        await store.post_again(game.id)
        await harness.close()
        capfd.readouterr()
        serving = asyncio.create_task(app.serve(harness.settings))
        await asyncio.sleep(Random(number).uniform(0, 0.7))
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
        told = capfd.readouterr().err
        assert not any(word in told for word in ("error", "failed", "Traceback", "Unclosed", "never")), told
        await harness.open()
    await take(first)
    await turn_of(first, "Play my turn")


async def test_a_database_that_cannot_be_written_does_not_keep_the_process(harness, monkeypatch):
    async def full(self, at):
        raise StoreTrouble("full")

    await harness.bot.wait_until_ready()
    await until(lambda: _counts(harness), True)
    with monkeypatch.context() as patched:
        patched.setattr(Store, "set_alive", full)
        await harness.close()
    await until(_connections, [])  # a thread that has told of its end may still be on its way out
    await harness.open()


async def test_stopped_while_the_database_is_opened_no_connection_stays(file, monkeypatch):
    opened, connect = list[aiosqlite.Connection](), sqlite._connect

    async def cut_short(*where):
        if len(opened) == 2:
            raise asyncio.CancelledError
        opened.append(await connect(*where))
        return opened[-1]

    monkeypatch.setattr(sqlite, "_connect", cut_short)
    with pytest.raises(asyncio.CancelledError):
        await Store.open(file)
    for connection in opened:
        with pytest.raises(ValueError, match="no active connection"):
            await connection.execute("SELECT 1")


async def _connections() -> list[str]:
    """The threads of connections to a database."""
    return [thread.name for thread in threading.enumerate() if "_connection_worker" in thread.name]


async def _counts(harness) -> bool:
    """Whether the bot takes note of when it is there."""
    return await harness.bot.services.store.alive() is not None

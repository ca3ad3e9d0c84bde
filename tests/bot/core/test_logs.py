"""What the log says: a line for the start, one for the stop, one for each failure, and never a secret."""

import json
import logging
import unicodedata
from types import SimpleNamespace
from typing import Any

import pytest
import structlog
from hypothesis import HealthCheck, given, settings
from pydantic import SecretStr
from structlog.testing import capture_logs

from bot.base.logs import configure_logging
from bot.base.settings import Settings
from bot.base.text import TURNS
from bot.delivery.response import Response
from bot.handlers.guard import guarded
from bot.store.migrate import MIGRATIONS
from tests.bot.called import NAMES
from tests.bot.core.conftest import label_like, panel_of, take, turn_of

NEWEST = max(int(step.name[:4]) for step in MIGRATIONS.glob("*.sql"))
TOKEN = "a-token-that-nobody-may-read"


@pytest.fixture
def lines(capfd):
    """What was logged since, line by line, each one JSON."""

    def lines():
        return [json.loads(line) for line in capfd.readouterr().err.splitlines()]

    return lines


SETTINGS = Settings(token=TOKEN, log_json=True, _env_file=None)


@pytest.mark.parametrize("name", ["discord.http", "asyncio", "py.warnings", "bot.somewhere"])
def test_every_line_of_every_library_is_in_the_chosen_format(lines, name):
    configure_logging(SETTINGS)
    try:
        raise ValueError("two\nlines")
    except ValueError:
        logging.getLogger(name).exception("%s went wrong", "something")
    [line] = lines()
    assert (line["event"], line["level"], line["logger"]) == ("something went wrong", "error", name)
    assert "ValueError: two" in line["exception"]


def test_no_line_tells_the_token_or_how_to_answer_a_click(lines):
    configure_logging(SETTINGS)
    log = logging.getLogger("discord.http")
    log.warning("logging in with %s", TOKEN)
    log.warning("PATCH https://discord.com/api/v10/webhooks/12345/aW50ZXJhY3Rpb246-_x.y/messages/@original")
    log.warning("POST /interactions/12345/aW50ZXJhY3Rpb246/callback")
    assert [line["event"] for line in lines()] == [
        "logging in with [secret]",
        "PATCH https://discord.com/api/v10/webhooks/12345/[secret]/messages/@original",
        "POST /interactions/12345/[secret]/callback",
    ]


def test_no_line_tells_the_password_of_the_database(lines):
    address = "postgresql://solstice:s%20cret-word@host/games"
    configure_logging(SETTINGS.model_copy(update={"database": SecretStr(address)}))
    log = logging.getLogger("psycopg")
    log.warning("cannot connect to %s", address)
    log.warning("refused: user=solstice password='s cret-word' host=host")
    assert [line["event"] for line in lines()] == [
        "cannot connect to postgresql://solstice:[secret]@host/games",
        "refused: user=solstice password='[secret]' host=host",
    ]


@pytest.mark.parametrize("as_json", [False, True])
@given(name=NAMES)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_name_steers_the_terminal_or_begins_a_line(capfd, as_json, name):
    configure_logging(SETTINGS.model_copy(update={"log_json": as_json}))
    capfd.readouterr()
    structlog.get_logger("bot.somewhere").warning("a game", called=name)
    logging.getLogger("discord.http").warning("somebody is called %s", name)
    assert len(capfd.readouterr().err.splitlines()) == 2
    try:
        raise ValueError(name)
    except ValueError:
        logging.getLogger("discord.http").exception("%s went wrong", name)
    told = capfd.readouterr().err
    assert not any(
        unicodedata.category(one) == "Cc" or unicodedata.bidirectional(one) in TURNS for one in told if one != "\n"
    )


async def test_start_and_stop_are_one_line_each(harness, lines):
    await harness.begin(*await harness.users("Ana", "Ben"))
    await harness.close()
    configure_logging(harness.settings.model_copy(update={"log_json": True}))
    lines()
    await harness.open()
    await harness.close()
    starting, *ready, stopping = lines()
    assert (starting["event"], stopping["event"]) == ("starting", "stopping"), [*ready, stopping]
    assert [starting[fact] for fact in ("version", "schema", "shards", "games")] == ["2026.1", NEWEST, 1, 1]
    assert [line["event"] for line in ready] in ([], ["ready"])
    await harness.open()


async def test_a_failure_is_one_line_with_its_cause_and_without_the_choice(harness, lines, monkeypatch):
    first, _ = await harness.begin(*await harness.users("Ana", "Ben"))
    await take(first)
    panel = await panel_of(first)
    await harness.rests()

    async def broken(*_, **__):
        raise RuntimeError("out of wood")

    monkeypatch.setattr(harness.bot.services.matches, "play", broken)
    configure_logging(harness.settings.model_copy(update={"log_json": True}))
    lines()
    await first.click(panel, label=label_like(panel, "Plant"))
    await harness.rests()
    [line] = lines()
    assert (line["event"], line["level"]) == ("a click failed", "error")
    assert line["exception"].endswith("RuntimeError: out of wood")
    [game] = await harness.live_games()
    assert line["asked"] == f"m:{game.id}:{game.revision}"


async def test_a_slow_answer_is_logged(harness, lines, monkeypatch):
    first, _ = await harness.begin(*await harness.users("Ana", "Ben"))
    message = await turn_of(first)
    await harness.rests()
    monkeypatch.setattr("bot.handlers.guard.SLOW_SECONDS", 0.0)
    configure_logging(harness.settings.model_copy(update={"log_json": True}))
    lines()
    await first.click(message, label=label_like(message, "Take"))
    await harness.rests()
    [line] = lines()
    assert (line["event"], line["level"]) == ("a slow answer", "warning")
    assert line["seconds"] >= 0


async def test_who_waits_for_a_computer_has_been_answered(monkeypatch):
    clock = SimpleNamespace(now=0.0)
    clock.monotonic = lambda: clock.now
    for module in ("bot.handlers.guard", "bot.delivery.response"):
        monkeypatch.setattr(f"{module}.time", clock)

    click: Any = SimpleNamespace(locale="en", id=1, data={})
    nobody: Any = None

    async def work(response):
        clock.now += 1
        response.waits()
        clock.now += 60

    with capture_logs() as told:
        await guarded(Response(click, nobody, nobody, nobody), work)
    assert told == []

"""Fixtures for all tests. What only a few need is imported where they ask for it: every run pays for this file."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

import engine
from engine.game import Game
from tests import toys
from tests.facts import KEYS, TOY
from tests.processes import used
from tests.profiles import includes
from tests.unhurried import unhurry

if TYPE_CHECKING:
    from pydantic import SecretStr

    from tests import postgres

# Else whatever the workers and the processes that they start import is compiled by each of them anew.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# What passes here passes elsewhere, however slow: only the long runs look for new failures.
UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("quick", UNHURRIED, max_examples=10, derandomize=True)
settings.register_profile("full", UNHURRIED, max_examples=20, derandomize=True)
settings.register_profile("long", UNHURRIED, max_examples=500, print_blob=True)
settings.load_profile("full" if includes("full") else "quick")

# Modules and tests stay to the end: looking through them for garbage again and again took a third of their collection.
gc.disable()

COSTLY = 5.0
"""Seconds of processor time above which a test should have the mark `slow`."""
BEGUN = pytest.StashKey[float]()


def pytest_xdist_auto_num_workers() -> int:
    """Tests wait for processes and clocks for a third of their time, so another one runs meanwhile."""
    return (os.cpu_count() or 1) * 3 // 2


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


def _spent() -> float:
    """What those that still run have used counts as well: else whoever happens to see the end of a server or a browser
    would be charged with its whole life.
    """
    return used(os.getpid())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    item.stash[BEGUN] = _spent()
    return (yield)


def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> None:
    if call.when == "teardown" and item.get_closest_marker("slow") is None:
        item.user_properties.append(("spent", _spent() - item.stash[BEGUN]))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Under CI, name the tests that are too long for the inner loop."""
    if not os.environ.get("CI"):
        return
    for report in terminalreporter.getreports(""):
        for name, spent in report.user_properties:
            if name == "spent" and spent > COSTLY:
                terminalreporter.write_line(f"not marked slow, {spent:.1f} s of processor time: {report.nodeid}")


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow machine loses no click."""
    unhurry(monkeypatch)


@pytest.fixture
def orchard() -> Iterator[str]:
    """Plug in the toy game for one test; return its key. One that the whole module has stays plugged in."""
    plugged = "orchard" in engine.GAMES
    toys.plug("orchard")
    yield "orchard"
    if not plugged:
        toys.unplug("orchard")


@pytest.fixture
def every_game(orchard: str) -> None:
    """Make all games loadable, the toy too: for the tests of one game, which a copy of the toy takes over."""


@pytest.fixture(scope="module", params=KEYS)
def key(request: pytest.FixtureRequest) -> Iterator[str]:
    """Every game of the registry, and the toy, one after the other."""
    toys.plug(TOY)
    yield request.param
    toys.unplug(TOY)


@pytest.fixture(scope="module")
def rules(key: str) -> type[Game]:
    """The class of each game: every game of the registry, and the toy, one after the other."""
    return engine.load(key)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[postgres.Server]:
    """A PostgreSQL server."""
    from tests import postgres

    with postgres.running() as server:
        yield server


@pytest.fixture
def postgresql_database(postgresql: postgres.Server) -> SecretStr:
    """The address of an empty PostgreSQL database."""
    return postgresql.empty()

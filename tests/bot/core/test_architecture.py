"""A click passes through the functions listed in docs/architecture.md."""

import asyncio
import inspect
import re
import sys
import threading
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

from bot import games
from bot.base.choices import Choice
from bot.matches.match import Match
from bot.store import Seat
from engine.kernel.forecast import Forecast
from render import Localize
from tests.bot.core.conftest import BotHarness
from tests.e2e.player import moves, shown

PAGE = Path(__file__).parents[3] / "docs" / "architecture.md"


def stations() -> list[str]:
    """The functions of the page, in order."""
    return re.findall(r"^\d+\. `([\w.]+:[\w.]+)`", PAGE.read_text(), re.MULTILINE)


def code_of(station: str) -> CodeType:
    module, _, name = station.partition(":")
    found = import_module(module)
    for part in name.split("."):
        found = getattr(found, part)
    return inspect.unwrap(found).__code__  # type: ignore[arg-type]


class Trail:
    """The stations in the order in which they are first called, in any thread."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self._stations = {code_of(station): station for station in stations()}

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        station = self._stations.get(frame.f_code) if event == "call" else None
        if station and station not in self.found:
            self.found.append(station)


async def test_a_click_passes_the_stations_of_the_page_in_their_order(
    clubhouse: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    [ana] = await clubhouse.users("Ana")
    trail = Trail()
    await clubhouse.close()
    threading.setprofile(trail)  # for the threads in which pictures are drawn
    try:
        await clubhouse.open()
        channel = int(await clubhouse.channel("table-1"))
        seats = tuple(Seat(name, user=int(ana.id)) for name in ("Ana", "Ana 2"))  # so that her message stays
        guild = int(next(iter(clubhouse.stand_in.world.guilds)))
        match = Match.begin(
            id_="road",
            key="helios",
            seed=bytes(16),
            options={},
            seats=seats,
            guild=guild,
            channel=channel,
            locale="en",
            at=0,
        )
        await clubhouse.bot.services.matches.start(match, None)
        message = await shown(ana, lambda m: bool(moves(m)), "table-1")
        await clubhouse.rests()
        await asyncio.gather(*(task for task in asyncio.all_tasks() if task.get_name() == "icons"))  # they draw, too
        trail.found.clear()
        named = count_choices(monkeypatch)
        sys.setprofile(trail)
        await moves(message)[0].click(ana)
        await clubhouse.rests()
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    assert trail.found == stations()
    assert len(named) == 1, "choices are named for what is posted, and for nothing else"


def count_choices(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The views for which Helios has named its choices from now on."""
    named: list[object] = []
    usual = games.load("helios").choices

    def choices(view: Any, ahead: Forecast, t: Localize) -> list[Choice]:
        named.append(view)
        return usual(view, ahead, t)

    monkeypatch.setattr(games.load("helios"), "choices", choices)
    return named

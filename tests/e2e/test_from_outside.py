"""A game from outside is played through the stand-in: the toy, installed as a package of its own."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

from bot.games.installed import GROUP
from playground import Playground
from tests.e2e.client import Table, pictures
from tests.e2e.player import Party, moves, shown, start
from tests.e2e.process import PLAIN, ROOT, BotProcess
from tests.toys import wheel

pytestmark = pytest.mark.slow

CHANNEL = "table-1"


def install(folder: Path) -> None:
    """Put the toy there as pip would."""
    wheel.write(folder)
    told = folder / f"{wheel.PACKAGE}-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {wheel.PACKAGE}\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text(f"[{GROUP}]\norchard = {wheel.PACKAGE}:PARTS\n")


async def test_an_installed_game_is_drawn_and_played(stand_in: Playground, table: Table, tmp_path: Path) -> None:
    """The process knows nothing of the tests, so that it finds no part of the toy but those of the package."""
    install(tmp_path / "site")
    people = [await table.join(name) for name in ("Ana", "Ben")]
    given = BotProcess(stand_in, tmp_path / "bot").environment
    path = os.pathsep.join((str(tmp_path / "site"), str(ROOT)))
    with (tmp_path / "log").open("wb") as log:
        command, environment = (sys.executable, "-c", PLAIN, "run"), given | {"PYTHONPATH": path}
        bot = await asyncio.create_subprocess_exec(*command, env=environment, cwd=tmp_path, stdout=log, stderr=log)
        try:
            await table.bot_is_here()
            await start("orchard", people, CHANNEL)
            turn = await shown(people[0], lambda message: bool(moves(message) and pictures(message)), CHANNEL)
            image = await table.download(pictures(turn)[0]["url"])
            assert image[:4] == b"\x89PNG"
            party = Party(people, CHANNEL, seed=1)
            while party.revision < 3:
                assert await party.step(), "over so soon"
        finally:
            bot.terminate()
            await bot.wait()
    assert "error" not in (tmp_path / "log").read_text().lower()

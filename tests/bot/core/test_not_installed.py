"""A table whose game is not installed any more sleeps, says so on a click, and wakes when the game is back."""

from engine.registry import GAMES, own
from tests import toys
from tests.bot.core.conftest import label_like, lobby, quiet, shown, take, turn_of
from tests.e2e.client import is_private, text

GONE = "is not installed here at present"


async def test_a_game_sleeps_without_its_rules_and_wakes_with_them(harness, monkeypatch):
    monkeypatch.setitem(GAMES, "helios", own("helios"))
    ana, ben = await harness.users("Ana", "Ben")
    first, _ = await harness.begin(ana, ben)
    message = await turn_of(first)
    await quiet(harness)
    await harness.close()
    toys.unplug()
    await harness.open()
    await first.click(message, label=label_like(message, "Take"))
    await shown(first, lambda m: is_private(m) and GONE in text(m))
    assert await first.message("table-1", message["id"]) == message
    await harness.close()
    toys.plug()
    await harness.open()
    await take(first)


async def test_a_lobby_waits_too(harness, monkeypatch):
    monkeypatch.setitem(GAMES, "helios", own("helios"))
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "newgame", game="orchard")
    message = await lobby(ana, 1)
    await harness.close()
    toys.unplug()
    await harness.open()
    await ben.click(message, label="Join")
    await shown(ben, lambda m: is_private(m) and GONE in text(m))
    toys.plug()
    await ben.click(message, label="Join")
    await lobby(ana, 2)

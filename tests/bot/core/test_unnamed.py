"""A fault in the words of a game's choices keeps nobody from playing."""

import pytest

from bot import games
from tests.bot.core.conftest import BotHarness, buttons_of, panel_of, turn_of
from tests.bot.matches import says
from tests.e2e.client import text


def broken(*_: object) -> None:
    raise RuntimeError("no label")


async def test_a_game_whose_labels_raise_is_played_by_ids_and_tells_the_person(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, ben = await harness.users("Ana", "Ben")
    first, _ = await harness.begin(ana, ben)
    posted = await turn_of(first)
    [game] = await harness.live_games()
    monkeypatch.setattr(games.load("orchard"), "choices", broken)

    await first.click(posted, label=buttons_of(posted)[0])
    panel = await panel_of(first)
    assert says(text(panel), "bot-unnamed-ask")
    plants = [label for label in buttons_of(panel) if label.startswith("plant ")]
    assert len(plants) >= 3, "each move by its notation"

    await first.click(panel, label=plants[0])
    await harness.rests()
    taken, planted, *_ = await harness.bot.services.store.journal(game.id)
    assert [taken.kind, planted.kind, planted.moves] == ["play", "play", (plants[0],)]

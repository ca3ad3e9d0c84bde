"""A database that has lost its last moves by itself, sound as it is: the game notices, and says what is lost."""

import pytest

from bot.delivery import lookout
from tests.bot.core.conftest import label_like, public_asks, quiet, shown, turn_of, whole_turn
from tests.e2e.client import text, walk

TOLD = "What was played here after <t:"


@pytest.fixture(params=["sqlite", "postgresql"])
def bot_database(request):
    return None if request.param == "sqlite" else request.getfixturevalue("postgresql_database")


@pytest.fixture
def kept(harness, request):
    """Keeps the database of a bot that does not run, and returns what puts it back."""

    def keep():
        settings = harness.settings
        if settings.database is not None:
            copy = request.getfixturevalue("postgresql").copy(settings.database)
            return lambda: setattr(harness, "settings", settings.model_copy(update={"database": copy}))
        before = settings.file.read_bytes()

        def back():
            for ending in ("-wal", "-shm"):
                settings.file.with_name(settings.file.name + ending).unlink(missing_ok=True)
            settings.file.write_bytes(before)

        return back

    return keep


async def gone_back(harness, kept, players, moves):
    """The database loses the latest moves between two starts; return what was posted."""
    await harness.close()
    back = kept()
    await harness.open()
    for number in range(1, moves + 1):
        await whole_turn(players[number % len(players)])
    await turn_of(players[(moves + 1) % len(players)])
    await quiet(harness)
    [lost] = await harness.live_games()
    shown_then = await public_asks(players[0])
    await harness.close()
    back()
    return lost, shown_then


async def two_at_a_table(harness):
    players = await harness.begin(*await harness.users("Ana", "Ben"))
    await whole_turn(players[0])
    await turn_of(players[1])
    await quiet(harness)
    return players


async def test_a_game_that_went_back_is_found_after_a_start_without_a_click(harness, kept):
    players = await two_at_a_table(harness)
    [then] = await harness.live_games()
    lost, _ = await gone_back(harness, kept, players, 3)
    assert lost.revision > then.revision
    await harness.open()
    asked = await shown(players[0], lambda m: TOLD in text(m) and label_like(m, "Take") is not None)
    await quiet(harness)
    assert [m["id"] for m in await public_asks(players[0])] == [asked["id"]]
    [now] = await harness.live_games()
    assert now.position == then.position
    assert now.revision > lost.revision
    await whole_turn(players[1])
    await turn_of(players[0])


async def test_a_click_on_what_was_lost_proves_at_once_that_the_game_went_back(harness, kept, monkeypatch):
    monkeypatch.setattr(lookout.Lookout, "look", nothing)
    players = await two_at_a_table(harness)
    lost, [asked] = await gone_back(harness, kept, players, 3)
    await harness.open()
    parts = [one for part in walk(asked["components"]) for one in (part, *part.get("options", []))]
    custom_id = next(found for one in parts if (found := one.get("custom_id", "")).startswith("m:"))
    await players[0].press(asked, custom_id, kind=2)
    await shown(players[0], lambda m: TOLD in text(m) and label_like(m, "Take") is not None)
    [now] = await harness.live_games()
    assert now.revision > lost.revision


async def test_what_a_message_never_showed_puts_no_game_back(harness):
    players = await two_at_a_table(harness)
    [then] = await harness.live_games()
    [asked] = await public_asks(players[0])
    await players[1].press(asked, f"m:{then.id}:{then.revision + 7}:0", kind=2)
    await harness.rests()
    [now] = await harness.live_games()
    assert (now.revision, now.position) == (then.revision, then.position)


async def nothing(self):
    """Nobody looks in the background."""

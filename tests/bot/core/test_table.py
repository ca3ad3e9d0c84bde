"""One change of a game at a time, and everybody who asks in between gets one consistent state."""

import asyncio

import pytest

from bot.base.choices import choice_key
from bot.base.errors import Refusal
from bot.base.i18n import localizer
from bot.matches.match import Match
from bot.matches.offers import choices
from bot.matches.service import MatchService
from bot.store import Seat, Store

ANA, BO = 1, 2
SEATS = (Seat("Ana", user=ANA), Seat("Bo", user=BO))


@pytest.fixture
async def store(tmp_path):
    store = await Store.open(tmp_path / "solstice.db")
    yield store
    await store.close()


@pytest.fixture
async def begun(orchard, store):
    """A game that a bot started and that no bot has in memory any more."""
    match = Match.begin(
        id_="g1", key=orchard, seed=bytes(16), options={}, seats=SEATS, guild=5, channel=7, locale="en", at=100
    )
    await MatchService(store, lambda: 100.0).start(match, None)
    return match


async def play(table, match):
    [first, *_] = choices(match, match.to_move, localizer("en"))
    return await table.play(match.id, match.revision, choice_key(first), match.owner(match.to_move))


async def test_a_game_that_is_loaded_while_it_changes_is_loaded_whole(store, begun, monkeypatch):
    table, reading, journal = MatchService(store, lambda: 100.0), asyncio.Event(), store.journal

    async def slow(game):
        if not reading.is_set():
            reading.set()
            await asyncio.sleep(0.2)
        return await journal(game)

    monkeypatch.setattr(store, "journal", slow)
    asking = asyncio.create_task(table.get("g1"))
    await reading.wait()
    played = await play(table, begun)
    asked = await asking
    assert asked.revision == len(asked.history)
    assert (await table.get("g1")).revision == played.revision == 1
    assert (await play(table, played)).revision == 2


async def test_a_game_is_called_away_from_one_place_once(store, begun):
    table = MatchService(store, lambda: 100.0)
    await table.sleep("g1", 7)
    assert (await store.game("g1")).asleep
    await table.relocate("g1", 7, guild=5, channel=8)
    row = await store.game("g1")
    assert (row.asleep, row.channel) == (False, 8)
    with pytest.raises(Refusal) as refused:
        await table.relocate("g1", 7, guild=5, channel=9)
    assert refused.value.why == "stale"
    assert await store.game("g1") == row


async def test_a_game_that_went_elsewhere_does_not_sleep_because_its_old_channel_is_gone(store, begun):
    table = MatchService(store, lambda: 100.0)
    await table.sleep("g1", 7)
    await table.relocate("g1", 7, guild=5, channel=8)
    await table.sleep("g1", 7)
    row = await store.game("g1")
    assert (row.asleep, row.channel) == (False, 8)
    assert (await table.get("g1")).row == row


async def test_a_woken_game_is_where_it_was(store, begun):
    table = MatchService(store, lambda: 100.0)
    await table.sleep("g1", 7)
    woken = await table.wake("g1")
    assert woken == await store.game("g1")
    assert (woken.asleep, woken.channel) == (False, begun.row.channel)


async def test_a_game_is_not_called_to_where_another_is_played(store, begun, orchard):
    table = MatchService(store, lambda: 100.0)
    other = Match.begin(
        id_="g2", key=orchard, seed=bytes(16), options={}, seats=SEATS, guild=5, channel=8, locale="en", at=100
    )
    await table.start(other, None)
    await table.sleep("g1", 7)
    with pytest.raises(Refusal) as refused:
        await table.relocate("g1", 7, guild=5, channel=8)
    assert refused.value.why == "taken"
    assert (await table.get("g1")).row == await store.game("g1")


async def test_what_another_process_did_meanwhile_is_not_overwritten(store, begun):
    one, other = MatchService(store, lambda: 100.0), MatchService(store, lambda: 100.0)
    await other.get("g1")
    await play(one, begun)
    with pytest.raises(Refusal) as refused:
        await play(other, begun)
    assert refused.value.why == "stale"
    assert (await other.get("g1")).revision == 1
    assert len(await store.journal("g1")) == 1

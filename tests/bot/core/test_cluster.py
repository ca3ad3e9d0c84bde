"""Several processes share one database: each answers for its shards, and none does anything twice."""

import asyncio
import threading
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace

import pytest

from bot.base.territory import SURE_SECONDS, Territory
from bot.gateway import cluster
from bot.gateway.app import Bot
from bot.matches import computers
from bot.matches.computers import decision
from bot.store import Conflict, StoreTrouble, claims, sole_user
from bot.store.postgres import BESIDE, MIGRATIONS, migrate, needs_it_alone
from tests.bot.core.conftest import (
    BotHarness,
    label_like,
    plant,
    plant_by_letter,
    shown,
    take,
    turn_of,
    until,
    whole_turn,
)
from tests.e2e.client import is_private, text


@pytest.fixture
def bot_database(postgresql_database):
    return postgresql_database


@pytest.fixture(autouse=True)
def hasty(monkeypatch):
    """Nobody waits for others, but takes over from who is gone and no sooner."""
    monkeypatch.setattr(claims, "LOOK_SECONDS", 0.05)
    monkeypatch.setattr(claims, "ORPHAN_SECONDS", 0.2)
    monkeypatch.setattr(claims, "NEW_SECONDS", 3600.0)
    monkeypatch.setattr(cluster, "PAUSE_SECONDS", 0)


@dataclass
class Pair:
    """Two processes: the only server is on the first shard of `there`, direct messages arrive `here`."""

    here: BotHarness
    there: BotHarness
    first: int
    """That shard."""
    count: int

    @property
    def bots(self) -> list[Bot]:
        return [bot for bot in (self.here.bot, self.there.bot) if bot is not None]


def shards_of(bot: Bot) -> list[int]:
    return bot.services.territory.shards


async def holding(bot: Bot, *shards: int) -> None:
    """Wait until a process holds these shards and is connected to them."""

    async def held() -> tuple[list[int], list[int]]:
        return shards_of(bot), sorted(one for one, each in bot.shards.items() if not each.is_closed())

    await until(held, (list(shards), list(shards)))


async def opened(harness: BotHarness, wanted: int) -> None:
    """Start a process and wait until it holds so many shards and is connected."""
    harness.bot = Bot(harness.settings)
    harness._task = running = asyncio.create_task(harness.bot.start(harness.settings.token.get_secret_value()))

    async def connected() -> int:
        if running.done():
            await running
        return sum(not each.is_closed() for each in harness.bot.shards.values())

    await until(connected, wanted)


@pytest.fixture
async def pair(harness):
    await harness.close()
    count = next(count for count in range(2, 9) if (harness.guild >> 22) % count)
    first = (harness.guild >> 22) % count
    harness.settings = harness.settings.model_copy(update={"shards": count, "shards_here": first})
    there = replace(harness, settings=harness.settings.model_copy(update={"shards_here": count - first}))
    await opened(harness, first)
    await opened(there, count - first)
    await until(harness.connected, count)
    harness.table.bot_rests = there.rests
    yield Pair(harness, there, first, count)
    with suppress(AttributeError):
        await there.close()


async def test_each_takes_its_share_and_only_the_holder_of_a_server_posts_its_games(pair):
    assert [shards_of(bot) for bot in pair.bots] == [[*range(pair.first)], [*range(pair.first, pair.count)]]
    ana, ben = await pair.there.users("Ana", "Ben")
    first, second = await pair.there.begin(ana, ben)
    await whole_turn(first)
    await turn_of(second)
    assert [bot.services.territory.holds(pair.there.guild) for bot in pair.bots] == [False, True]
    assert await pair.here.bot.services.store.posts() == []


async def test_a_direct_message_arrives_at_one_process_and_its_game_goes_on_at_another(pair):
    ana, ben = await pair.there.users("Ana", "Ben")
    first, second = await pair.there.begin(ana, ben)
    await take(first)
    await plant_by_letter(first)
    await turn_of(second)
    await whole_turn(second)
    await turn_of(first)
    [row] = await pair.there.live_games()
    seen = await asyncio.gather(*(bot.services.matches.get(row.id) for bot in pair.bots))
    assert [match.revision for match in seen] == [row.revision] * 2


async def test_a_survivor_takes_over_and_gives_back(pair):
    ana, ben = await pair.there.users("Ana", "Ben")
    first, second = await pair.there.begin(ana, ben)
    await turn_of(first)
    await pair.there.close()
    await holding(pair.here.bot, *range(pair.count))
    pair.here.table.bot_rests = pair.here.rests
    await whole_turn(first)
    await turn_of(second)
    await opened(pair.there, pair.count - pair.first)
    await holding(pair.here.bot, *range(pair.first))
    pair.here.table.bot_rests = pair.there.rests
    await whole_turn(second)
    await turn_of(first)


async def test_a_survivor_does_what_one_process_does_for_all(pair):
    """Commands and icons are registered by whoever holds the first shard, at once when it is taken over."""

    async def registered():
        await asyncio.gather(*(task for task in asyncio.all_tasks() if task.get_name() in ("commands", "icons")))
        asked = await pair.here.table.requests(since)
        return {one["path"].rpartition("/")[2] for one in asked} >= {"commands", "emojis"}

    since = 0
    await until(registered, True)
    assert [bot.services.territory.holds_first for bot in pair.bots] == [True, False]
    since = (await pair.here.table.requests())[-1]["number"]
    await pair.here.close()
    await holding(pair.there.bot, *range(pair.count))
    assert pair.there.bot.services.territory.holds_first
    await until(registered, True)


async def test_a_computer_answers_once_whichever_process_hears_the_person(pair, monkeypatch):
    asked = Counter[int]()

    def counted(match):
        asked[match.revision] += 1
        return decision(match)

    monkeypatch.setattr(computers, "decision", counted)
    [ana] = await pair.there.begin(*await pair.there.users("Ana"), computers=1)
    for _ in range(2):
        await take(ana)
        await plant_by_letter(ana)
    await turn_of(ana)
    assert set(asked.values()) == {1}
    assert len(asked) >= 4, "two turns of two decisions"


async def test_a_survivor_answers_for_a_computer_whose_process_is_gone(pair, monkeypatch):
    thinking, go = threading.Event(), threading.Event()

    def stuck(match):
        thinking.set()
        assert go.wait(60)
        return decision(match)

    [ana] = await pair.there.begin(*await pair.there.users("Ana"), computers=1)
    await take(ana)
    with monkeypatch.context() as patch:
        patch.setattr(computers, "decision", stuck)
        await plant(ana)
        assert await asyncio.to_thread(thinking.wait, 60)
    await pair.there.close()
    await holding(pair.here.bot, *range(pair.count))
    pair.here.table.bot_rests = pair.here.rests
    await turn_of(ana)
    go.set()
    [row] = await pair.here.live_games()
    lines = [entry.revision for entry in await pair.here.bot.services.store.journal(row.id)]
    assert lines == sorted(set(lines))


async def test_who_stops_lets_others_connect_first(pair):
    gateway, others = pair.here.stand_in.gateway, {}
    identify = gateway._identify

    def counted(line, data):
        others[data["shard"][0]] = sum(
            one.line is not None and one.shard[0] == data["shard"][0] for one in gateway.sessions.values()
        )
        return identify(line, data)

    gateway._identify = counted
    await pair.there.bot.hand_over()
    await holding(pair.here.bot, *range(pair.count))
    assert others == dict.fromkeys(range(pair.first, pair.count), 1), "those that went were still connected"
    await pair.there.close()


async def test_while_the_database_is_away_a_click_gets_one_sentence_and_nothing_else(harness, postgresql):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    message = await turn_of(first)
    await harness.rests()
    sessions = set(harness.stand_in.gateway.sessions)
    [*_, last] = await harness.table.requests()
    before = len(first.delivered)
    with postgresql.away():
        outcome = await first.click(message, label=label_like(message, "Take"))
        assert not outcome.failed
        told = await shown(first, lambda one: text(one).startswith("My database cannot be reached"))
        assert is_private(told)
        changed = {event.data["id"] for event in first.delivered[before:] if event.name.startswith("MESSAGE")}
        assert changed == {told["id"]}
        asked = await harness.table.requests(last["number"])
        assert {one["path"].split("/")[1] for one in asked} <= {"interactions", "webhooks"}
    await until(_holds(harness.bot), True)
    await whole_turn(first)
    await turn_of(second)
    assert set(harness.stand_in.gateway.sessions) == sessions, "it has connected again"


async def test_a_database_that_stays_away_ends_the_connections(harness, postgresql, monkeypatch):
    monkeypatch.setattr(claims, "STAYS_SECONDS", 0.2)
    first, _ = await harness.begin(*await harness.users("Ana", "Ben"))
    await turn_of(first)
    with postgresql.away():
        await harness.table.bot_is_here(here=False)
    await harness.table.bot_is_here()
    await whole_turn(first)


async def test_who_loses_the_locks_leaves_what_another_process_took_meanwhile(pair, postgresql, postgresql_database):
    """It may be given them back at once, as its share; until then it is not connected to them."""
    cluster, again, left = pair.there.bot._cluster, asyncio.Event(), []
    kept, leave = cluster._claims, cluster.lost
    connect = kept._connect

    async def later():
        await again.wait()
        await connect()

    async def leaves(shards):
        left.extend(shards)
        await leave(shards)

    async def all_left():
        return left

    kept._connect, cluster.lost = later, leaves
    await _seen(pair)
    postgresql.cut(postgresql_database, f"{kept.name} locks")
    await holding(pair.here.bot, *range(pair.count))
    again.set()
    await until(all_left, [*range(pair.first, pair.count)])


async def _seen(pair: Pair) -> None:
    """Wait until the first process has seen what the second one holds: such shards it takes over sooner."""
    seen = pair.here.bot._cluster._claims._held

    async def known() -> bool:
        return seen >= {*range(pair.first, pair.count)}

    await until(known, True)


def _holds(bot: Bot) -> Callable[[], Awaitable[bool]]:
    async def holds() -> bool:
        return bot.services.territory.holds_first

    return holds


async def test_who_held_a_shard_before_another_process_posts_no_more(pair, monkeypatch):
    [game] = [row.id for row in await _begun(pair)]
    store = pair.there.bot.services.store
    row = (await store.messages(game))[0]
    await store.announce(row)
    monkeypatch.setitem(pair.there.bot.services.territory.epochs, pair.first, 0)
    with pytest.raises(Conflict):
        await store.announce(row)
    with pytest.raises(Conflict):
        await pair.here.bot.services.store.announce(row)


async def _begun(pair):
    first, _ = await pair.there.begin(*await pair.there.users("Ana", "Ben"))
    await turn_of(first)
    return await pair.there.live_games()


async def test_what_is_due_is_done_by_the_holder(pair):
    [row] = await _begun(pair)
    await pair.there.rests()
    due = pair.there.bot.services.matches.now() - 1
    here, there = (bot.services.store for bot in pair.bots)
    await pair.there.bot.services.timers.close()
    await here.set_timer("game", row.id, due)
    assert await here.next_due() is None
    assert await here.take_due(due + 1, until=due + 60, lease=1) is None
    assert await there.next_due() == due
    assert (await there.take_due(due + 1, until=due + 60, lease=1)).subject == row.id


async def test_whoever_needs_the_database_alone_waits_and_all_spread_the_servers_in_the_same_way(
    pair, postgresql_database
):
    with pytest.raises(StoreTrouble, match="held"):
        async with sole_user(postgresql_database, patience=0):
            pytest.fail("a bot uses it")
    other = Bot(pair.here.settings.model_copy(update={"shards": 9}))
    with pytest.raises(StoreTrouble, match="shards"):
        await other.start(pair.here.settings.token.get_secret_value())
    await other.close()


def test_an_upgrade_waits_for_older_processes_unless_they_may_go_on(postgresql_database, tmp_path):
    for step in MIGRATIONS.glob("*.sql"):
        (tmp_path / step.name).write_bytes(step.read_bytes())
    assert not needs_it_alone(postgresql_database, tmp_path), "nobody is there before the first start"
    migrate(postgresql_database, tmp_path)
    assert not needs_it_alone(postgresql_database, tmp_path)
    (tmp_path / "9998_more.sql").write_bytes(BESIDE + b"\nCREATE TABLE more (n BIGINT);")
    assert not needs_it_alone(postgresql_database, tmp_path)
    (tmp_path / "9999_other.sql").write_bytes(b"ALTER TABLE alive RENAME TO seen;")
    assert needs_it_alone(postgresql_database, tmp_path)


def test_a_process_that_stood_still_holds_nothing():
    at = 0.0
    territory = Territory(lambda: at)
    assert territory.holds(5 << 22)
    territory.divide(4)
    territory.see()
    territory.epochs[1] = 1
    assert territory.holds(5 << 22)
    assert not territory.holds(4 << 22)
    at = SURE_SECONDS + 1
    assert not territory.holds(5 << 22)

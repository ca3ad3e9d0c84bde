"""What a click, a command, an event and a start cost does not grow with the number of stored games."""

import asyncio
import json
import lzma
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Store, figure_queries, leaving_queries, queries, server_queries
from bot.store.migrate import migrate
from tests.bot.core.conftest import asleep, quiet, take, turn_of, until

PARTS = (queries, figure_queries, leaving_queries, server_queries)
STATEMENTS = {name: text for part in PARTS for name, text in vars(part).items() if name.isupper()}
KEPT = Path(__file__).parents[2] / "data" / "2026.1" / "solstice.db.xz"


@pytest.fixture
def file(tmp_path):
    return tmp_path / "solstice.db"


BOUNDED = (
    "SCAN outbox",  # games that are in line leave it
    "SCAN game USING INDEX live_games_of_guild",  # counts the live ones, once at a start
    "SCAN game USING INDEX games_by_wait",  # live ones that are not relaxed, when computers alone begin, and at a start
    "SCAN follow",  # of running games, once at a start
    "SCAN uncounted",  # games that are counted leave it
    "SCAN timer USING COVERING INDEX timers_due",  # up to the first of this process: where it is alone, the very first
    "SCAN CONSTANT ROW",
)
RARE = (
    *("FORGET_LOBBY_TIMERS", "FORGET_LOBBIES", "FORGET_PREFERENCES"),  # once, when all data of a server is deleted
    *("GAMES_TO_LEAVE", "LOBBIES_TO_LEAVE", "LOBBIES_OF", "CALLS_OF"),  # once, when all data of a person is deleted
    *("DELETE_CALLS", "DELETE_MESSAGES", "DELETE_CONSENTS", "DELETE_ASKED"),
    *("DROP_RESULTS", "DROP_TOTALS", "DROP_RATINGS", "UNCOUNT_ALL"),  # by `solstice recount`
    *("ORDERED", "NEWS_OF_VERSION"),  # once at a start: the games with standing orders, whether a version is new
    "GAMES_TO_EXPIRE",  # once a day, where games are kept for a time only
    *("PERSONAL_DECISIONS", "PERSONAL_MESSAGES", "PERSONAL_CONSENTS", "PERSONAL_LOBBIES"),  # when asked by /privacy
)
"""Read whole tables, which no click of a game does."""


@pytest.fixture(scope="module")
def plan(tmp_path_factory):
    """The steps in which the database carries out a statement."""
    file = tmp_path_factory.mktemp("plans") / "solstice.db"
    migrate(file)
    with closing(sqlite3.connect(file)) as db:

        def steps(text):
            found = db.execute(f"EXPLAIN QUERY PLAN {text}", dict.fromkeys(re.findall(r":(\w+)", text), 1))
            return [step for *_, step in found]

        yield steps


class TestStatements:
    @pytest.mark.parametrize("name", STATEMENTS)
    def test_none_reads_a_table_that_grows_from_end_to_end(self, name, plan):
        found = [step for step in plan(STATEMENTS[name]) if step.startswith("SCAN") and step not in BOUNDED]
        assert found == [] or name in RARE

    def test_the_game_of_a_channel_is_found_without_sorting(self, plan):
        assert plan(queries.GAME_IN_CHANNEL) == ["SEARCH game USING INDEX games_of_channel (channel=?)"]


class TestCheck:
    """The check that reads the whole file."""

    @pytest.fixture
    def asked(self, monkeypatch):
        """What a migration asks the database."""
        said = []

        class Traced(sqlite3.Connection):
            def execute(self, sql, *values):
                said.append(sql)
                return super().execute(sql, *values)

        connect = sqlite3.connect
        monkeypatch.setattr(sqlite3, "connect", lambda *given, **named: connect(*given, factory=Traced, **named))
        return said

    def checked(self, file, asked):
        asked.clear()
        migrate(file)
        return any("quick_check" in one for one in asked)

    async def test_is_left_out_after_a_clean_stop_and_made_after_any_other(self, file, asked):
        await (await Store.open(file)).close()
        assert not self.checked(file, asked)
        assert self.checked(file, asked), "that process did not stop in order"

    async def test_is_made_of_a_file_that_somebody_changed(self, file, asked):
        await (await Store.open(file)).close()
        with closing(sqlite3.connect(file)) as db, db:
            db.execute("INSERT INTO user (id, dm_state) VALUES (1, 'open')")
        assert self.checked(file, asked)

    async def test_is_made_before_an_upgrade(self, file, asked):
        await (await Store.open(file)).close()
        note = file.with_name("solstice.db-left").read_text()
        file.write_bytes(lzma.decompress(KEPT.read_bytes()))
        assert note
        assert self.checked(file, asked)


class TestUpgrade:
    def test_of_games_played_before_it_is_known_where_a_computer_is_to_move(self, file):
        file.write_bytes(lzma.decompress(KEPT.read_bytes()))
        migrate(file)
        with closing(sqlite3.connect(file)) as db:
            found = db.execute('SELECT ended IS NULL, seats LIKE \'%"player":"random"%\', computer_moves FROM game')
            games = found.fetchall()
        assert {1, 0} == {live for live, _, _ in games}
        assert all(asked == (live and computers) for live, computers, asked in games)

    def test_of_games_played_before_it_is_known_who_plays_and_for_whom_they_wait(self, file):
        file.write_bytes(lzma.decompress(KEPT.read_bytes()))
        migrate(file)
        with closing(sqlite3.connect(file)) as db:
            games = db.execute("SELECT id, seats, waits_for, waits_since FROM game WHERE ended IS NULL").fetchall()
            known = set(db.execute("SELECT game, user FROM player"))
            asked = dict(
                db.execute("SELECT game, user FROM message WHERE kind = 'turn' AND done = 0 AND closed IS NULL")
            )
        people = {(id_, seat["user"]) for id_, seats, *_ in games for seat in json.loads(seats) if seat["user"]}
        assert known == people != set()
        assert {id_: person for id_, _, person, _ in games if person} == asked != {}
        assert all(since > 1_600_000_000 for *_, since in games)


class TestEvents:
    @pytest.fixture
    def asked(self, monkeypatch):
        """The queries that read."""
        said = []
        fetch = Store._fetch

        async def noted(store, query, **values):
            said.append(query)
            return await fetch(store, query, **values)

        monkeypatch.setattr(Store, "_fetch", noted)
        return said

    async def event(self, harness, asked):
        """What an event of the guild asks the database."""
        await harness.rests()
        asked.clear()
        await harness.bot.on_guild_available(harness.bot.get_guild(harness.guild))
        return list(asked)

    async def test_of_a_guild_where_nothing_sleeps_ask_the_database_nothing(self, harness, asked):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        await turn_of(first)
        assert await self.event(harness, asked) == []
        channel = int(await harness.channel("table-1"))
        await harness.bot.services.sleep_channel(channel)
        await asleep(harness, wanted=True)
        assert (await self.event(harness, asked))[0] == queries.SLEEPING_GAMES
        await asleep(harness, wanted=False)
        assert await self.event(harness, asked) == [queries.SLEEPING_GAMES]
        assert await self.event(harness, asked) == []

    async def test_a_game_that_sleeps_when_the_bot_stops_wakes_when_its_guild_is_there_again(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        await turn_of(first)
        await quiet(harness)
        await harness.bot.services.sleep_channel(int(await harness.channel("table-1")))
        await asleep(harness, wanted=True)
        await harness.close()
        await harness.open()
        await asleep(harness, wanted=False)

    async def test_a_start_restores_no_game_that_waits_for_a_person(self, harness, monkeypatch):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        await take(first)
        await turn_of(first, "Play my turn")
        await quiet(harness)
        await harness.close()
        restored = []
        journal = Store.journal

        async def noted(store, game):
            restored.append(game)
            return await journal(store, game)

        monkeypatch.setattr(Store, "journal", noted)
        await harness.open()

        async def waking():
            return any(task.get_name() == "waking" for task in asyncio.all_tasks())

        await until(waking, False)
        await harness.rests()
        assert restored == []
        await turn_of(first, "Play my turn")

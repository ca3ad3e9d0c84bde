"""PostgreSQL holds the same as SQLite, by the same statements."""

import asyncio
import re
import sqlite3
from contextlib import closing

import psycopg
import pytest
from psycopg_pool import AsyncConnectionPool
from pydantic import SecretStr

from bot.store import (
    Store,
    StoreTrouble,
    advisory,
    figure_queries,
    leaving_queries,
    queries,
    server_queries,
    sole_user,
)
from bot.store.migrate import MIGRATIONS, migrate
from bot.store.postgres import MIGRATIONS as POSTGRES_MIGRATIONS
from bot.store.postgres import migrate as migrate_postgres
from bot.store.postgres import translated
from tests.bot.core.conftest import quiet, whole_turn
from tests.e2e.client import PATIENCE

PARTS = (queries, figure_queries, leaving_queries, server_queries)
STATEMENTS = {name: text for part in PARTS for name, text in vars(part).items() if name.isupper()}
PLACEHOLDER = re.compile(r"%\((\w+)\)s")


@pytest.fixture
def database(postgresql_database):
    """A database of the present version."""
    migrate_postgres(postgresql_database)
    with psycopg.connect(postgresql_database.get_secret_value(), autocommit=True) as connection:
        yield connection


def test_both_have_the_same_tables(database, file):
    file.parent.mkdir()
    migrate(file)
    with closing(sqlite3.connect(file)) as db:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        here = {
            (table, column, bool(required or key))
            for table in tables
            for _, column, _, required, _, key in db.execute(f'PRAGMA table_info("{table}")')
        }
        version = db.execute("PRAGMA user_version").fetchone()[0]
    there = set(
        database.execute("""
            SELECT table_name, column_name, is_nullable = 'NO' FROM information_schema.columns
            WHERE table_schema = 'public' AND table_name <> 'solstice' AND column_name <> 'rowid'
        """).fetchall()
    )
    assert len(here) > 80
    assert there == here
    assert database.execute("SELECT version FROM solstice").fetchone() == (version,)


def test_every_new_version_is_written_for_both():
    postgres = {step.name.partition("_")[0] for step in POSTGRES_MIGRATIONS.glob("*.sql")}
    sqlite = {step.name.partition("_")[0] for step in MIGRATIONS.glob("*.sql")}
    assert postgres == {number for number in sqlite if number >= min(postgres)}


@pytest.mark.parametrize("folder", [MIGRATIONS, POSTGRES_MIGRATIONS], ids=["sqlite", "postgres"])
def test_no_two_files_make_the_same_version(folder):
    numbers = sorted(int(step.name.partition("_")[0]) for step in folder.glob("*.sql"))
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def test_every_statement_is_understood(database):
    assert len(STATEMENTS) >= 60
    for text in STATEMENTS.values():
        statement = translated(text)
        values = dict.fromkeys(PLACEHOLDER.findall(statement.decode()))
        assert database.execute(b"EXPLAIN " + statement, values).fetchall()


@pytest.mark.parametrize("name", STATEMENTS)
def test_no_statement_asks_for_the_user_of_the_database(name):
    assert not re.search(r'(?<![:."\w])user\b(?!")', STATEMENTS[name]), "to PostgreSQL this is who is logged in"


async def trouble_of(address):
    with pytest.raises(StoreTrouble) as caught:
        await Store.open(address)
    assert "secret" not in str(caught.value)
    return caught.value.why


async def test_a_database_of_another_program_is_refused(postgresql_database):
    with psycopg.connect(postgresql_database.get_secret_value()) as connection:
        connection.execute("CREATE TABLE theirs (n integer)")
    assert await trouble_of(postgresql_database) == "foreign"


async def test_a_newer_database_is_refused(postgresql_database):
    migrate_postgres(postgresql_database)
    with psycopg.connect(postgresql_database.get_secret_value()) as connection:
        connection.execute("UPDATE solstice SET version = 9999")
    assert await trouble_of(postgresql_database) == "newer"


async def test_a_server_that_is_not_there():
    assert await trouble_of(SecretStr("postgresql://solstice:secret@127.0.0.1:9/solstice")) == "unreachable"


async def test_goes_on_after_the_server_has_cut_the_connections(postgresql, postgresql_database):
    store = await Store.open(postgresql_database)
    await store.set_alive(5)
    postgresql.cut(postgresql_database)
    assert await store.alive() == 5
    await store.close()


async def test_a_second_process_is_refused_until_the_first_has_gone(postgresql_database):
    async with sole_user(postgresql_database):
        with pytest.raises(StoreTrouble, match="held"):
            async with sole_user(postgresql_database, patience=0):
                pytest.fail("two processes had the lock")
    async with sole_user(postgresql_database):  # the server notices a moment later that a connection has ended
        pass


async def test_whoever_loses_the_lock_is_stopped(postgresql, postgresql_database, monkeypatch):
    monkeypatch.setattr(advisory, "LOOK_SECONDS", 0.05)

    async def use_it():
        async with sole_user(postgresql_database):
            postgresql.cut(postgresql_database)
            await asyncio.sleep(PATIENCE)

    with pytest.raises(StoreTrouble, match="unreachable"):
        await use_it()


class TestTheBot:
    @pytest.fixture
    def bot_database(self, postgresql_database):
        return postgresql_database

    async def test_plays_and_goes_on_after_a_restart_and_a_cut(self, harness, postgresql, postgresql_database):
        first, second = await harness.begin(*await harness.users("Ana", "Ben"))
        await whole_turn(first)
        await harness.close()
        await harness.open()
        postgresql.cut(postgresql_database, "solstice-________")  # all but those that hold locks
        await whole_turn(second)
        await whole_turn(first)
        await quiet(harness)
        [row] = await harness.live_games()
        journal = await harness.bot.services.store.journal(row.id)
        assert [entry.revision for entry in journal] == [*range(1, row.revision + 1)]
        assert {entry.user for entry in journal} == {int(first.id), int(second.id)}


async def test_stopped_while_the_pool_is_opened_it_is_closed(postgresql_database, monkeypatch):
    pools = list[AsyncConnectionPool]()

    async def cut_short(pool, **_):
        pools.append(pool)
        raise asyncio.CancelledError

    monkeypatch.setattr(AsyncConnectionPool, "wait", cut_short)
    with pytest.raises(asyncio.CancelledError):
        await Store.open(postgresql_database)
    assert [pool.closed for pool in pools] == [True]

"""Everything moves from one kind of database to the other and back, and a copy of PostgreSQL can be put back."""

import asyncio
import re
import sqlite3
from contextlib import closing

import psycopg
import pytest
from typer.testing import CliRunner

from bot.cli.app import app
from bot.store import Store, moving, moving_postgres, sole_user
from tests.bot.core.answers import every_button
from tests.bot.core.conftest import (
    label_like,
    plant,
    public_asks,
    quiet,
    revision,
    shown,
    take,
    turn_of,
    whole_turn,
)
from tests.bot.matches import says
from tests.e2e.client import text


async def solstice(*command, code=0, **settings):
    done = await asyncio.to_thread(CliRunner().invoke, app, list(map(str, command)), env=settings)
    assert done.exit_code == code, done.output
    return done.output


def schemas(address):
    with psycopg.connect(address.get_secret_value()) as connection:
        return [name for (name,) in connection.execute("SELECT nspname FROM pg_namespace")]


async def played(harness):
    """A game in which somebody has decided; the bot is stopped."""
    people = await harness.begin(*await harness.users("Ana", "Ben"))
    await whole_turn(people[0])
    await take(people[1])
    await turn_of(people[1], "Play my turn")
    await quiet(harness)
    await harness.close()
    return people


def counts(told):
    return {
        table: (rows, digest) for table, rows, digest in re.findall(r"^(\w+): (\w+) rows?, SHA-256 (\w+)$", told, re.M)
    }


async def test_there_and_back_again(harness, postgresql_database, tmp_path):
    await played(harness)
    file, address, back = (
        harness.settings.file,
        postgresql_database.get_secret_value(),
        tmp_path / "back" / "solstice.db",
    )
    there = counts(await solstice("move-data", file, address))
    assert there["game"][0] == "one"
    assert int(there["journal"][0]) > 2
    assert counts(await solstice("move-data", address, back)) == there
    with closing(sqlite3.connect(file)) as before, closing(sqlite3.connect(back)) as after:
        for table in there:
            read = f'SELECT * FROM "{table}"'
            assert sorted(map(repr, after.execute(read))) == sorted(map(repr, before.execute(read))), table
    harness.settings.database = postgresql_database
    await harness.open()


async def test_a_game_goes_on_where_it_was_moved_to(harness, postgresql_database):
    _, second = await played(harness)
    await solstice("move-data", harness.settings.file, postgresql_database.get_secret_value())
    harness.settings.database = postgresql_database
    await harness.open()
    [asked] = await public_asks(second)
    await second.click(asked, label="Play my turn")
    panel = await shown(second, lambda m: m["id"] > asked["id"] and label_like(m, "Plant") is not None)
    await second.click(panel, label=label_like(panel, "Plant"))
    await harness.rests()
    [row] = await harness.live_games()
    assert row.revision == 4


async def test_what_is_not_empty_is_not_filled(harness, postgresql_database):
    await played(harness)
    file, address = harness.settings.file, postgresql_database.get_secret_value()
    await solstice("move-data", file, address)
    assert says(await solstice("move-data", file, address, code=2), "cli-move-occupied")
    assert says(await solstice("move-data", file.with_name("none.db"), address, code=2), "cli-move-nothing")
    await harness.open()


async def test_an_interrupted_move_leaves_nothing_and_starts_again(harness, postgresql_database, monkeypatch):
    await played(harness)
    file, address = harness.settings.file, postgresql_database

    def power_goes(*_):
        raise KeyboardInterrupt

    with monkeypatch.context() as broken:
        broken.setattr(moving, "_digest", power_goes)
        with pytest.raises(KeyboardInterrupt):
            await asyncio.to_thread(moving.move, file, address)
        with psycopg.connect(address.get_secret_value()) as connection:
            assert connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall() == []
        with pytest.raises(KeyboardInterrupt):
            await asyncio.to_thread(moving.move, file, file.with_name("other.db"))
        assert not list(file.parent.glob("other.db*"))
    assert counts(await solstice("move-data", file, address.get_secret_value()))["game"][0] == "one"
    await harness.open()


async def test_an_empty_file_is_told_as_what_it_is_before_anything_is_moved(harness, postgresql_database, tmp_path):
    (tmp_path / "none.db").touch()
    told = await solstice("move-data", tmp_path / "none.db", postgresql_database.get_secret_value(), code=2)
    assert says(re.sub(r"\s+", " ", told), "cli-store-emptied", file=str(tmp_path / "none.db"))


@pytest.mark.parametrize("encoding", ["SQL_ASCII", "LATIN1"])
async def test_a_database_in_another_encoding_is_spoken_to_in_utf_8_or_refused(postgresql, tmp_path, encoding):
    address = postgresql.empty(encoding)
    file = tmp_path / "solstice.db"
    store = await Store.open(file)
    await store.add_news("Zoë 🌞", 1, version="1")
    await store.close()
    if encoding == "LATIN1":
        told = await solstice("move-data", file, address.get_secret_value(), code=2)
        assert says(re.sub(r"\s+", " ", told), "cli-postgres-encoding", found="LATIN1")
        told = await solstice("doctor", code=1, SOLSTICE_DATABASE=address.get_secret_value())
        assert "is in LATIN1" in re.sub(r"\s+", " ", told)
        return
    moved = counts(await solstice("move-data", file, address.get_secret_value()))
    assert counts(await solstice("move-data", address.get_secret_value(), tmp_path / "back.db")) == moved
    for _ in range(2):  # a first start and a second one
        store = await Store.open(address)
        await store.close()


async def test_a_running_bot_is_not_moved(harness, postgresql_database):
    async with sole_user(harness.settings.file):
        told = await solstice("move-data", harness.settings.file, postgresql_database.get_secret_value(), code=2)
    assert "uses" in told


class TestCopies:
    @pytest.fixture
    def bot_database(self, postgresql_database):
        return postgresql_database

    async def test_a_copy_that_is_not_put_back_whole_changes_nothing(self, harness, postgresql_database, tmp_path):
        first, _ = await harness.begin(*await harness.users("Ana", "Ben"))
        await take(first)
        await turn_of(first, "Play my turn")
        await quiet(harness)
        settings = {"SOLSTICE_DATABASE": postgresql_database.get_secret_value()}
        await solstice("backup", tmp_path / "copy.db", **settings)
        await harness.close()
        left = iter(range(3))

        def cut_off(side, table, rows, add=moving_postgres._PostgresSide.add):
            if next(left, None) is None:
                raise psycopg.OperationalError("the connection is lost")
            add(side, table, rows)

        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(moving_postgres._PostgresSide, "add", cut_off)
            assert "before_restore" not in await solstice("restore", tmp_path / "copy.db", code=1, **settings)
        await harness.open()
        assert await revision(harness) == 1
        await plant(first)
        assert "before_restore_1" not in await asyncio.to_thread(schemas, postgresql_database)

    @pytest.mark.slow
    async def test_a_copy_of_a_running_bot_is_put_back(self, harness, postgresql_database, tmp_path):
        players = await harness.begin(*await harness.users("Ana", "Ben", "Cleo"))
        await whole_turn(players[0])
        await quiet(harness)
        settings = {"SOLSTICE_DATABASE": postgresql_database.get_secret_value()}
        await solstice("backup", tmp_path / "copy.db", **settings)
        [then] = await harness.live_games()
        for number in range(1, 11):
            await whole_turn(players[number % 3])
        await quiet(harness)
        [lost] = await harness.live_games()
        assert lost.revision == then.revision + 20
        posted = await every_button(harness, players)
        await harness.close()
        told = await solstice("restore", tmp_path / "copy.db", **settings)
        assert says(told, "cli-restored", games=1)
        assert "before_restore_1" in told
        assert "password" not in told
        await harness.open()
        await shown(players[1], lambda m: "What was played here after <t:" in text(m))
        [now] = await harness.live_games()
        assert now.position == then.position
        assert now.revision > lost.revision
        for user, message, custom_id in posted:
            await user.press(message, custom_id, kind=2)
        await harness.rests()
        [after] = await harness.live_games()
        assert (after.revision, after.position) == (now.revision, now.position)
        await whole_turn(players[1])

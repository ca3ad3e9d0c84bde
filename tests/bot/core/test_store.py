"""What was confirmed is stored; what cannot be stored is refused in clear words and harms nothing."""

import asyncio
import json
import multiprocessing
import os
import shutil
import signal
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from bot.matches.match import Match
from bot.store import (
    Conflict,
    KeptAttachment,
    LobbyRow,
    MessageRow,
    Post,
    Preferences,
    Seat,
    Store,
    StoreTrouble,
    UserRow,
)
from bot.store.migrate import MIGRATIONS, migrate
from tests.bot.core.rows import GAME, PLAY


async def test_connections_are_opened_one_after_the_other_also_once_a_clock_is_put_back(store):
    assert [await store.identify(now, 5, 20) for now in (1000, 1000, 1001)] == [1000, 1005, 1010]
    back = 1010 - 3600
    assert [await store.identify(now, 5, 20) for now in (back, back)] == [back, back + 5]


async def played(store):
    await store.start(GAME, None)
    after = replace(GAME, revision=1, position="one on", undoable=1)
    await store.append(after, PLAY)
    return after


class TestGames:
    async def test_a_move_is_there_after_the_database_is_opened_again(self, store, where):
        after = await played(store)
        other = await Store.open(where)
        assert await other.game("g1") == after
        [entry] = await other.journal("g1")
        assert (entry.moves, entry.user, entry.at) == (("take apple1",), 1 << 60, 120)
        assert repr(entry.events) == repr(PLAY.events)
        assert await other.posts() == [Post("g1", 1)]
        await other.close()

    async def test_only_one_entry_leads_to_a_revision(self, store):
        after = await played(store)
        with pytest.raises(Conflict):
            await store.append(after, PLAY)
        with pytest.raises(Conflict):
            await store.append(replace(after, revision=3), replace(PLAY, revision=3))
        assert len(await store.journal("g1")) == 1
        assert await store.game("g1") == after

    async def test_two_who_write_the_same_revision_at_once(self, store):
        await store.start(GAME, None)
        after = replace(GAME, revision=1)
        both = await asyncio.gather(*(store.append(after, PLAY) for _ in range(2)), return_exceptions=True)
        assert [type(outcome) for outcome in both if outcome] == [Conflict]

    async def test_the_journal_cannot_be_rewritten(self, store):
        await played(store)
        for change in ("UPDATE journal SET at = 0", "DELETE FROM journal"):
            with pytest.raises(Conflict):
                async with store._database.transaction() as db:
                    await db.execute(change, {})
        [entry] = await store.journal("g1")
        assert entry.at == PLAY.at

    async def test_one_game_at_a_time_in_a_channel(self, store):
        await store.start(GAME, None)
        with pytest.raises(Conflict):
            await store.start(replace(GAME, id="g2"), None)
        await store.append(replace(GAME, revision=1, ended="over"), PLAY)
        await store.start(replace(GAME, id="g2"), None)
        assert (await store.game_in(7)).id == "g2"
        assert [game.id for game in await store.live_games(5)] == ["g2"]

    async def test_a_cancelled_writer_leaves_nothing_half_done(self, store):
        await store.start(GAME, None)
        task = asyncio.create_task(store.append(replace(GAME, revision=1), PLAY))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        after = await store.game("g1")
        assert after.revision == len(await store.journal("g1"))
        await store.choose(Preferences(3), "en")


class TestPosts:
    async def test_a_newer_revision_replaces_the_waiting_post(self, store):
        after = await played(store)
        await store.append(replace(after, revision=2), replace(PLAY, revision=2, at=130))
        assert await store.posts() == [Post("g1", 2)]

    async def test_an_old_post_does_not_settle_the_newer_one(self, store):
        await store.start(GAME, None)
        [old] = await store.posts()
        await store.append(replace(GAME, revision=1), PLAY)
        await store.posted(old)
        [new] = await store.posts()
        await store.posted(new)
        assert await store.posts() == []
        await store.post_again("g1")
        assert await store.posts() == [new]

    async def test_games_that_sleep_post_nothing_until_they_wake(self, store):
        await store.start(GAME, None)
        await store.place(replace(GAME, asleep=True), 130)
        assert await store.posts() == []
        await store.place(replace(GAME, channel=8), 140)
        assert await store.posts() == [Post("g1", 0)]
        assert (await store.game_in(8)).id == "g1"

    async def test_a_message_is_remembered_with_its_files(self, store):
        await store.start(GAME, None)
        asked = MessageRow("g1:0", "g1", "turn", 7, opened=0, user=1 << 60, seat=0)
        await store.save_message(asked)
        posted = replace(
            asked, message=99, shown=0, files={"board.png": KeptAttachment(1 << 61, "A board.")}, text_only=True
        )
        await store.save_message(posted)
        assert await store.messages("g1") == [posted]


class TestLobbies:
    LOBBY = LobbyRow("l1", "orchard", {}, (Seat("Ana", user=1),), 1, 5, 7, "en", 100)

    async def test_a_lobby_starts_once(self, store):
        await store.save_lobby(self.LOBBY)
        assert await store.lobby_in(7) == self.LOBBY
        await store.start(GAME, replace(self.LOBBY, state="started"))
        assert await store.lobby_in(7) is None
        with pytest.raises(Conflict):
            await store.start(replace(GAME, id="g2", channel=8), replace(self.LOBBY, state="started"))
        assert await store.game("g2") is None

    async def test_one_open_lobby_in_a_channel(self, store):
        await store.save_lobby(self.LOBBY)
        with pytest.raises(Conflict):
            await store.save_lobby(replace(self.LOBBY, id="l2"))
        await store.save_lobby(replace(self.LOBBY, state="closed"))
        await store.save_lobby(replace(self.LOBBY, id="l2"))

    async def test_people_have_settings_of_their_own(self, store):
        assert await store.user(3) == UserRow(3)
        await store.choose(Preferences(3, call="dm"), "de")
        await store.set_dm_state(3, "closed")
        assert await store.user(3) == UserRow(3, dm_state="closed", locale="de")
        await store.choose(Preferences(3, call="both"), "en")
        assert await store.user(3) == UserRow(3, locale="en")
        assert await store.user(4) == UserRow(4)

    async def test_a_server_may_differ_from_all_others(self, store):
        assert await store.preferences(3, 5) == Preferences(3)
        everywhere, here = Preferences(3, call="dm", quiet="2200-0700"), Preferences(3, 5, call="none", reminder=8)
        await store.choose(everywhere, "en")
        await store.choose(here, "en")
        assert (await store.preferences(3, 5), await store.preferences(3, 6), await store.preferences(3, None)) == (
            here,
            everywhere,
            everywhere,
        )
        assert await store.preferences(4, 5) == Preferences(4)
        await store.drop_preferences(3, 5)
        assert await store.preferences(3, 5) == everywhere

    async def test_those_who_want_to_end_a_game_are_counted(self, store):
        await store.start(GAME, None)
        assert await store.agree("g1", "end", 3) == {3}
        assert await store.agree("g1", "end", 3) == {3}
        assert await store.agree("g1", "end", 4) == {3, 4}
        await store.disagree("g1", "end")
        assert await store.agree("g1", "end", 4) == {4}
        assert await store.agree("g1", "back", 5) == {5}

    async def test_nobody_is_asked_for_the_same_within_some_time(self, store):
        await store.start(GAME, None)
        assert await store.ask("g1", "end", {3}, 100, 50)
        assert not await store.ask("g1", "end", {4, 3}, 149, 50)
        assert await store.ask("g1", "end", {4}, 149, 50), "a refused question was put to nobody"
        assert await store.ask("g1", "back", {3}, 149, 50)
        assert await store.ask("g1", "end", {3}, 150, 50)


class TestTrouble:
    @pytest.fixture
    def where(self, file):
        return file

    async def trouble_of(self, file):
        with pytest.raises(StoreTrouble) as caught:
            await Store.open(file)
        return caught.value.why

    async def test_a_newer_database_is_refused_untouched(self, store, file):
        await store.close()
        with closing(sqlite3.connect(file)) as db:
            db.execute("PRAGMA user_version = 9999")
        before = file.read_bytes()
        assert await self.trouble_of(file) == "newer"
        assert file.read_bytes() == before

    async def test_a_file_that_is_no_database(self, file):
        file.parent.mkdir()
        file.write_bytes(b"not a database at all, but long enough to be looked at" * 40)
        assert await self.trouble_of(file) == "corrupt"

    async def test_a_damaged_database(self, store, file):
        await played(store)
        await store.close()
        damaged = bytearray(file.read_bytes())
        damaged[4096:8192] = b"\xff" * 4096
        file.write_bytes(damaged)
        assert await self.trouble_of(file) == "corrupt"

    async def trouble_reading(self, file, old: bytes, new: bytes, read):
        """What is said of a database in which this stands instead, when this is read."""
        whole = file.read_bytes()
        assert old in whole
        file.write_bytes(whole.replace(old, new))
        again = await Store.open(file)
        with pytest.raises(StoreTrouble) as caught:
            await read(again)
        await again.close()
        return caught.value.why

    async def test_damaged_text(self, store, file):
        after = await played(store)
        await store.close()
        position = after.position.encode()
        found = await self.trouble_reading(file, position, b"\xde" * len(position), lambda again: again.game(after.id))
        assert found == "corrupt"

    async def test_damaged_json(self, store, file):
        after = await played(store)
        await store.close()
        moves = json.dumps(PLAY.moves, separators=(",", ":")).encode()
        broken = b'["\7' + moves[3:]
        found = await self.trouble_reading(file, moves, broken, lambda again: again.journal(after.id))
        assert found == "corrupt"

    async def test_a_damaged_name_in_the_schema(self, store, file):
        await store.close()
        whole = file.read_bytes()
        file.write_bytes(whole.replace(b"CREATE INDEX", b"CREATE IND\xde\xff"))
        assert await self.trouble_of(file) == "corrupt"

    async def test_a_damaged_number_of_the_format(self, store, file):
        await store.close()
        damaged = bytearray(file.read_bytes())
        damaged[44:48] = b"\0\0\0\xff"  # the schema format, 1 to 4
        file.write_bytes(damaged)
        assert await self.trouble_of(file) == "corrupt"

    async def test_a_place_that_cannot_be_opened(self, file):
        file.mkdir(parents=True)
        assert await self.trouble_of(file) == "unreachable"

    async def test_locked_by_another_program(self, store, file, monkeypatch):
        await store._database._writer.execute("PRAGMA busy_timeout = 10")
        with closing(sqlite3.connect(file, isolation_level=None)) as db:
            db.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreTrouble) as caught:
                await played(store)
            db.rollback()
        assert caught.value.why == "locked"
        await played(store)

    async def test_a_full_disk(self, store):
        [[pages]] = await store._database._writer.execute_fetchall("PRAGMA page_count")
        await store._database._writer.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(StoreTrouble) as caught:
            await store.start(replace(GAME, position="x" * 100_000), None)
        assert caught.value.why == "full"
        await store._database._writer.execute("PRAGMA max_page_count = 100000")
        await played(store)

    async def test_a_read_only_file(self, store):
        await store._database._writer.execute("PRAGMA query_only = ON")
        with pytest.raises(StoreTrouble) as caught:
            await played(store)
        assert caught.value.why == "readonly"


class TestMigrations:
    def versions(self, folder, *scripts):
        folder.mkdir(exist_ok=True)
        for number, script in enumerate(scripts, 1):
            (folder / f"{number:04}_step.sql").write_text(script)
        return folder

    def test_a_copy_is_kept_of_what_was_there_before(self, tmp_path):
        file, folder = tmp_path / "x.db", tmp_path / "steps"
        migrate(file, self.versions(folder, "CREATE TABLE a (n);\nINSERT INTO a VALUES (1);"))
        assert [path.name for path in tmp_path.glob("x.db.version*")] == []
        self.versions(folder, "", "UPDATE a SET n = 2;", "ALTER TABLE a ADD COLUMN m;")
        migrate(file, folder)
        with closing(sqlite3.connect(file)) as db, closing(sqlite3.connect(tmp_path / "x.db.version-1")) as copy:
            assert db.execute("SELECT n, m FROM a").fetchall() == [(2, None)]
            assert db.execute("PRAGMA user_version").fetchone() == (3,)
            assert copy.execute("SELECT n FROM a").fetchall() == [(1,)]

    def test_half_a_copy_of_an_earlier_try_is_replaced(self, tmp_path):
        file, folder = tmp_path / "x.db", tmp_path / "steps"
        migrate(file, self.versions(folder, "CREATE TABLE a (n);"))
        (tmp_path / "x.db.version-1.part").write_bytes(b"half a copy")
        migrate(file, self.versions(folder, "", "CREATE TABLE b (n);"))
        with closing(sqlite3.connect(tmp_path / "x.db.version-1")) as copy:
            assert copy.execute("SELECT name FROM sqlite_master").fetchall() == [("a",)]
        assert list(tmp_path.glob("*.part")) == []

    def test_a_step_that_fails_in_the_middle_leaves_the_version_before_it(self, tmp_path):
        file, folder = tmp_path / "x.db", tmp_path / "steps"
        self.versions(
            folder, "CREATE TABLE a (n);", "CREATE TABLE b (n);\nINSERT INTO a VALUES (1);\nINSERT INTO c VALUES (1);"
        )
        with pytest.raises(sqlite3.OperationalError, match="no such table: c"):
            migrate(file, folder)
        with closing(sqlite3.connect(file)) as db:
            assert db.execute("SELECT count(*) FROM a").fetchone() == (0,)
            assert db.execute("SELECT name FROM sqlite_master").fetchall() == [("a",)]
            assert db.execute("PRAGMA user_version").fetchone() == (1,)
        self.versions(folder, "", "CREATE TABLE b (n);")
        migrate(file, folder)


ROWS = 3000
STEPS = (
    f"""
    CREATE TABLE note (game TEXT, number INTEGER, words TEXT);
    WITH RECURSIVE count (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < {ROWS})
        INSERT INTO note SELECT id, n, hex(zeroblob(200)) FROM game, count;
    """,
    f"ALTER TABLE game ADD COLUMN notes INTEGER; UPDATE game SET notes = {ROWS}; CREATE INDEX notes ON note (number);",
)
"""Two future versions, with enough to do to be killed in between."""


async def begin(file) -> None:
    """A database of the present version with a running game."""
    store = await Store.open(file)
    seats = (Seat("Ana", user=1), Seat("Ben", user=2))
    match = Match.begin(
        id_="g1", key="helios", seed=bytes(16), seats=seats, guild=5, channel=7, locale="en", options={}, at=100
    )
    await store.start(match.row, None)
    await store.save_message(MessageRow("g1-0-0", "g1", "turn", 7, opened=0, user=1, seat=0))
    while match.revision < 20:
        match, entry = match.play(match.game.moves()[:1], user=match.owner(match.to_move), at=100)
        await store.append(match.row, entry)
    await store.choose(Preferences(1, call="both"), "en")
    await store.close()
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA journal_mode = DELETE")


def contents(file) -> dict[str, list]:
    """The contents of the present version's tables."""
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return {table: db.execute(f"SELECT * FROM {table}").fetchall() for table in ("journal", "message", "user")} | {
            "game": db.execute("SELECT id, header, seats, revision, position, base FROM game").fetchall()
        }


def migrate_until(file, folder, most: int | None, counted) -> None:
    """Migrate; the power goes at the moment `most`. Moments are steps of SQLite's machine, copying included."""

    class Mortal(sqlite3.Connection):
        def __init__(self, *args, **settings) -> None:
            super().__init__(*args, **settings)
            self.set_progress_handler(self.tick, 20)

        def tick(self) -> int:
            counted.value += 1
            if counted.value == most:
                os.kill(os.getpid(), signal.SIGKILL)
            return 0

    connect = sqlite3.connect
    sqlite3.connect = lambda *args, **settings: connect(*args, factory=Mortal, **settings)  # type: ignore[assignment]
    migrate(file, folder)


class TestPowerCuts:
    CUTS = 15

    def run(self, file, folder, most: int | None = None) -> tuple[int | None, int]:
        """How a separate migrating process ends, and how many steps it lived."""
        fork = multiprocessing.get_context("fork")
        counted = fork.Value("i", 0)
        process = fork.Process(target=migrate_until, args=(file, folder, most, counted))
        process.start()
        process.join(30)
        return process.exitcode, counted.value

    def test_a_migration_killed_at_any_moment_loses_nothing_and_is_made_up_for(self, tmp_path):
        folder = tmp_path / "steps"
        folder.mkdir()
        present = [step.read_text() for step in sorted(MIGRATIONS.glob("*.sql"))]
        now = len(present)
        for number, script in enumerate((*present, *STEPS), 1):
            (folder / f"{number:04}_step.sql").write_text(script)
        kept, whole = tmp_path / "kept.db", tmp_path / "whole.db"
        asyncio.run(begin(kept))
        shutil.copy(kept, whole)
        before = contents(whole)
        end, moments = self.run(whole, folder)
        assert (end, moments > 100 * self.CUTS) == (0, True)
        reached = set()
        for number in range(self.CUTS):
            file, copy = tmp_path / f"{number}.db", tmp_path / f"{number}.db.version-{now}"
            shutil.copy(kept, file)
            early = (number / self.CUTS) ** 3  # the copy is made in the first few of all steps
            assert self.run(file, folder, 1 + int(early * moments))[0] == -signal.SIGKILL
            assert contents(file) == before
            if copy.exists():
                assert contents(copy) == before
            with closing(sqlite3.connect(file)) as db:
                reached |= set(db.execute("PRAGMA user_version").fetchone())
            migrate(file, folder)
            assert contents(file) == before
            assert contents(copy) == before
            with closing(sqlite3.connect(file)) as db:
                assert db.execute("PRAGMA user_version").fetchone() == (now + 2,)
                assert db.execute("SELECT count(*), count(DISTINCT number) FROM note").fetchone() == (ROWS, ROWS)
                assert db.execute("SELECT notes FROM game").fetchall() == [(ROWS,)]
        assert reached == {now, now + 1}

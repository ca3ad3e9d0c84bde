"""What people have on their disks opens, and the game in it goes on."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Post, Store, UserRow
from bot.store.migrate import MIGRATIONS, migrate
from bot.table import Table

KEPT = sorted((Path(__file__).parents[2] / "data" / "databases").glob("*.db"))


def number(file: Path) -> int:
    return int(file.stem.rpartition("-")[2])


def schema(file: Path) -> list[tuple[str, ...]]:
    with closing(sqlite3.connect(file)) as db:
        return db.execute("SELECT type, name, sql FROM sqlite_master ORDER BY name").fetchall()


def test_a_database_of_every_version_is_kept():
    assert [number(file) for file in KEPT] == [int(step.name[:4]) for step in sorted(MIGRATIONS.glob("*.sql"))]


@pytest.mark.parametrize("kept", KEPT, ids=lambda file: file.stem)
def test_a_migration_that_people_have_run_is_not_changed(kept, tmp_path):
    steps = tmp_path / "steps"
    steps.mkdir()
    for step in sorted(MIGRATIONS.glob("*.sql"))[: number(kept)]:
        shutil.copy(step, steps)
    migrate(tmp_path / "made.db", steps)
    assert schema(kept) == schema(tmp_path / "made.db")


@pytest.mark.parametrize("kept", KEPT, ids=lambda file: file.stem)
async def test_a_game_under_way_goes_on(kept, tmp_path):
    file = tmp_path / "solstice.db"
    shutil.copy(kept, file)
    store = await Store.open(file)
    try:
        [row] = await store.live_games()
        assert len(await store.journal(row.id)) == row.revision == 12
        assert await store.posts() == [Post(row.id, 12)]
        assert [message.message for message in await store.messages(row.id)] == [9]
        assert await store.user(1) == UserRow(1, dm=True)
        table = Table(store, lambda: 200.0)
        match = await table.match(row.id)
        after, entry = match.play(match.game.moves()[:1], user=match.owner(match.to_move), at=200)
        await store.append(after.row, entry)
        assert (await store.game(row.id)).revision == 13
    finally:
        await store.close()

"""What people have on their disks opens, and the games in it go on. One file is kept from the close of every issue."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.matches.service import MatchService
from bot.store import Store, UserRow
from bot.store.migrate import MIGRATIONS, migrate
from tests.data.make_database import ANA, BEN, CHANNELS, GUILD
from tests.e2e.player import Party

KEPT = sorted((Path(__file__).parents[2] / "data" / "databases").glob("*.db"))
EVERY = pytest.mark.parametrize("kept", KEPT, ids=lambda file: file.stem)
TABLES = ("table-1", "table-2", "lobby")
CLICKS = 3


def version(file: Path) -> int:
    with closing(sqlite3.connect(file)) as db:
        found: int = db.execute("PRAGMA user_version").fetchone()[0]
        return found


def schema(file: Path) -> list[tuple[str, ...]]:
    with closing(sqlite3.connect(file)) as db:
        return db.execute("SELECT type, name, sql FROM sqlite_master ORDER BY name").fetchall()


def test_a_database_of_every_issue_and_every_version_is_kept():
    assert [file.stem for file in KEPT] == [f"issue-{number}" for number in range(2, 2 + len(KEPT))]
    assert len(KEPT) >= 3
    assert {version(file) for file in KEPT} == {int(step.name[:4]) for step in MIGRATIONS.glob("*.sql")}


@EVERY
def test_a_migration_that_people_have_run_is_not_changed(kept, tmp_path):
    steps = tmp_path / "steps"
    steps.mkdir()
    for step in sorted(MIGRATIONS.glob("*.sql"))[: version(kept)]:
        shutil.copy(step, steps)
    migrate(tmp_path / "made.db", steps)
    assert schema(kept) == schema(tmp_path / "made.db")


@EVERY
async def test_games_can_be_gone_on_with_and_taken_back(kept, tmp_path):
    file = tmp_path / "solstice.db"
    shutil.copy(kept, file)
    store = await Store.open(file)
    copy = tmp_path / f"solstice.db.version-{version(kept)}"
    assert copy.exists() == (version(kept) != version(file))
    table = MatchService(store, lambda: 200.0)
    try:
        assert await store.user(ANA) == UserRow(ANA, dm=True)
        assert (await store.lobby_in(10)).host == ANA
        games = await store.live_games()
        for row in games:
            assert len(await store.journal(row.id)) == row.revision
            assert row.id in {post.game for post in await store.posts()}
            [message] = await store.messages(row.id)
            assert message.message == row.channel
            match = await table.match(row.id)
            undone = await table.undo(row.id, match.revision, match.undoer or 0, whole=False)
            after, entry = undone.play(undone.game.moves()[:1], user=undone.owner(undone.to_move), at=200)
            await store.append(after.row, entry)
            assert (await store.game(row.id)).revision == row.revision + 2
        assert [row.game for row in games] == ["helios", "bluemoon", "theocratia"][: len(games)]
    finally:
        await store.close()


@pytest.mark.parametrize("kept", [KEPT[0], KEPT[-1]], ids=lambda file: file.stem)
async def test_games_go_on_by_clicks(clubhouse, kept):
    ana, ben = await clubhouse.users("Ana", "Ben")
    await clubhouse.close()
    for file in clubhouse.settings.data.glob("solstice.db*"):
        file.unlink()
    shutil.copy(kept, clubhouse.settings.database)
    places = [await clubhouse.channel(name) for name in TABLES]
    move_in(
        clubhouse.settings.database, next(iter(clubhouse.stand_in.world.guilds)), {ANA: ana.id, BEN: ben.id}, places
    )
    await clubhouse.open()
    games = await clubhouse.bot.services.store.live_games()
    for row, channel in zip(games, TABLES, strict=False):
        party = Party([ana, ben], channel, seed=1)
        for _ in range(CLICKS):
            assert await party.step()
        assert party.revision >= row.revision


def move_in(file: Path, guild: str, people: dict[int, str], places: list[str]) -> None:
    """Let people, server and channels be those of the stand-in."""
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("UPDATE game SET guild = ? WHERE guild = ?", [guild, GUILD])
        for old, new in zip(CHANNELS, places, strict=True):
            for table in ("game", "message"):
                db.execute(f"UPDATE {table} SET channel = ? WHERE channel = ?", [new, old])
        for user, id_ in people.items():
            for column in ("game.seats", "lobby.seats"):
                table, _, name = column.partition(".")
                db.execute(f"UPDATE {table} SET {name} = replace({name}, '\"user\":{user},', '\"user\":{id_},')")
            db.execute("UPDATE message SET user = ? WHERE user = ?", [id_, user])
            db.execute("UPDATE user SET id = ? WHERE id = ?", [id_, user])

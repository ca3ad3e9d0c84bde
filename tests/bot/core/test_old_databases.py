"""What people have on their disks opens, and the game in it goes on."""

import shutil
from pathlib import Path

import pytest

from bot.store import Post, Store, UserRow
from bot.table import Table

KEPT = sorted((Path(__file__).parents[2] / "data" / "databases").glob("*.db"))


def test_a_database_of_every_version_is_kept():
    assert KEPT


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

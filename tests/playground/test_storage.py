"""The folder that keeps the world between starts: of this version, of another, in use, damaged."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import playground
from tests.e2e.client import Table
from tests.playground.plain import PNG

KEPT = {file.stem: file.read_text() for file in (Path(__file__).parents[1] / "data").glob("playground-*.sql")}
FIRST = KEPT["playground-1"]


def fill(folder: Path, script: str) -> None:
    with closing(sqlite3.connect(folder / "playground.sqlite")) as database:
        database.executescript(script)


@pytest.mark.parametrize("kept", KEPT.values(), ids=KEPT)
async def test_what_every_version_kept_opens(kept: str, tmp_path: Path):
    fill(tmp_path, kept)
    async with await playground.start(data=tmp_path) as stand_in, Table(stand_in.url) as table:
        ana, ben = await table.join("Ana"), await table.join("Ben")
        layout, note, hello = await ana.messages("lobby")
        assert layout["components"][0]["content"] == "Kept"
        assert await table.download(layout["components"][1]["items"][0]["media"]["url"]) == PNG
        assert (note["content"], hello["content"]) == ("Psst", "Hello")
        assert [one["content"] for one in await ben.messages("lobby")] == ["", "Hello"]
        assert [one["name"] for one in await ana.commands("lobby")] == ["go", "pick"]
        state = await ana.ask("GET", "/ui/state")
        assert [one["name"] for one in state["channels"]] == ["table-1", "table-2", "lobby", "Round"]
        assert [one["name"] for one in state["emojis"]] == ["sun"]


async def test_a_folder_from_before_versions_were_marked_opens(tmp_path: Path):
    fill(tmp_path, FIRST + "PRAGMA user_version = 0;")
    for _ in range(2):
        async with await playground.start(data=tmp_path) as stand_in, Table(stand_in.url) as table:
            assert len(await (await table.join("Ana")).messages("lobby")) == 3


async def test_another_version_is_refused_and_left_alone(tmp_path: Path):
    fill(tmp_path, "PRAGMA user_version = 99; CREATE TABLE stars (name TEXT);")
    with pytest.raises(playground.Unusable) as refused:
        await playground.start(data=tmp_path)
    assert refused.value.reason == "format"
    with closing(sqlite3.connect(tmp_path / "playground.sqlite")) as database:
        assert database.execute("SELECT name FROM sqlite_master").fetchall() == [("stars",)]
        assert database.execute("PRAGMA user_version").fetchone() == (99,)


async def test_a_folder_in_use_is_refused(tmp_path: Path):
    async with await playground.start(data=tmp_path):
        with pytest.raises(playground.Unusable) as refused:
            await playground.start(data=tmp_path)
    assert refused.value.reason == "busy"


@pytest.mark.parametrize(
    "damage",
    [
        lambda file: file.write_bytes(b"This was a database once." * 100),
        lambda file: file.mkdir(),
        lambda file: fill(file.parent, FIRST.replace('"username"', '"nickname"')),
        lambda file: fill(file.parent, FIRST.replace('\'{"id"', "'{id")),
    ],
    ids=["no database", "no file", "other fields", "no JSON"],
)
async def test_a_damaged_folder_is_refused(tmp_path: Path, damage):
    damage(tmp_path / "playground.sqlite")
    with pytest.raises(playground.Unusable) as refused:
        await playground.start(data=tmp_path)
    assert refused.value.reason == "damaged"

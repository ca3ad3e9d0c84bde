"""What is kept of pictures leaves the last room of the disk to the games, and temporary files find a place."""

import asyncio
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.base.i18n import localizer
from bot.base.settings import Settings
from bot.base.temporary import NoTemporary, settle_temporary
from bot.drawing import Drawing, disk, film, pool, worker
from bot.drawing.films import Films
from bot.gateway import checkup
from render import canvas
from render.shelf import RESERVE, emptied
from tests.bot.core.picture_requests import table_pictures


@pytest.fixture
def free(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The disk, whose `free` bytes a test sets."""
    usage = SimpleNamespace(free=2 * RESERVE)
    monkeypatch.setattr("shutil.disk_usage", lambda folder: usage)
    monkeypatch.setattr(disk, "PAUSE", 0.01)
    return usage


async def until(true) -> None:
    async with asyncio.timeout(60):
        while not true():  # noqa: ASYNC110 - nothing tells us
            await asyncio.sleep(0.01)


def mapped(pid: int, folder: Path) -> bool:
    """Whether a process still holds something of a folder, deleted or not."""
    return str(folder) in Path(f"/proc/{pid}/maps").read_text("utf-8")


async def test_bitmaps_and_films_are_thrown_away_when_the_disk_fills_and_their_room_is_free(
    free, tmp_path, monkeypatch
):
    bitmaps = emptied(tmp_path / "bitmaps")
    executor = pool.process(worker.WorkerConfig(canvas.WORKING_SET, 1, bitmaps))
    drawing = Drawing(1, lambda: executor)
    films = Films(tmp_path / "films", lambda: ThreadPoolExecutor(1))
    monkeypatch.setattr(film, "film_from_json", lambda record, t: b"film")
    held = lambda: {file.suffix for folder in ("bitmaps", "films") for file in (tmp_path / folder).iterdir()}  # noqa: E731
    looking = asyncio.create_task(disk.give_way(bitmaps, films, drawing))
    expected = await drawing.draw(table_pictures(), ())
    await films.of("g1", "record", localizer("en"))
    [pid] = executor._processes  # type: ignore[attr-defined]
    assert held() == {"", ".TAG", f".{film.TYPE}"}
    assert mapped(pid, bitmaps)
    free.free = RESERVE - 1
    await until(lambda: held() == {".TAG"} and not mapped(pid, bitmaps))
    assert await films.of("g1", "record", localizer("en")) == b"film"
    assert held() == {".TAG"}, "nothing is kept while there is no room"
    looking.cancel()
    with suppress(asyncio.CancelledError):
        await looking
    assert await drawing.draw(table_pictures(), ()) == expected
    await drawing.close()


@pytest.fixture
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No temporary folder of the machine can be written."""
    monkeypatch.setenv("TMPDIR", "")
    monkeypatch.setattr(tempfile, "tempdir", None)
    monkeypatch.setattr(tempfile, "_candidate_tempdir_list", list)


def test_temporary_files_go_below_the_data_folder_where_there_is_no_other(nowhere, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data", _env_file=None)
    told = [(found.outcome, found.mark) for found in checkup.machine(settings) if found.check == "temporary"]
    assert told == [("below", "!")]
    settings.temporary.mkdir(parents=True)
    (settings.temporary / "of-a-bot-that-was-killed").touch()
    settle_temporary(settings.temporary)
    with tempfile.NamedTemporaryFile() as file:
        assert list(settings.temporary.iterdir()) == [Path(file.name)]


def test_without_any_folder_for_temporary_files_that_is_said(nowhere, tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    with pytest.raises(NoTemporary):
        settle_temporary(tmp_path / "data" / "tmp")

"""Films of games that are over: made one at a time, each once, and kept as files."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from hashlib import blake2s
from pathlib import Path
from typing import TYPE_CHECKING

import structlog

from bot.base.processes import Lost, Process
from bot.drawing import film
from bot.drawing.pool import Busy
from engine.registry import GAMES
from render.shelf import is_scarce, tagged

if TYPE_CHECKING:
    from render import Localize

logger = structlog.get_logger()

SECONDS = 300.0
"""A process that has not made a film after this time is ended; the longest take one minute."""
WAITING = 20
"""At most this many people wait for a film."""
KEPT = 256 << 20
"""Bytes of all films that are kept; the one asked for longest ago goes first."""


class Unmade(Exception):
    """The process that made the film died or hung."""


def process() -> Executor:
    """A process of its own for one film; it starts with it."""
    return ProcessPoolExecutor(1, multiprocessing.get_context("forkserver"), film.prepare, (dict(GAMES),))


class Films:
    """`folder` is made when the first film is kept; `start` starts a process, which ends with its film."""

    def __init__(self, folder: Path, start: Callable[[], Executor]) -> None:
        self._folder = folder
        self._start = start
        self._free = asyncio.Lock()
        self._waiting = 0
        self._forgotten = 0
        """How often something was forgotten: a film begun before that is not kept."""

    async def of(self, game: str, record: str, t: Localize) -> bytes:
        """The film of this game, whose record this is. Raises Busy and Unmade."""
        if self._waiting >= WAITING:
            raise Busy
        file = self._folder / f"{game}-{blake2s(record.encode(), digest_size=8).hexdigest()}.{film.TYPE}"
        self._waiting += 1
        try:
            async with self._free:
                return await asyncio.to_thread(_read, file) or await self._new(file, record, t)
        finally:
            self._waiting -= 1

    async def forget(self, games: Sequence[str]) -> None:
        """Throw away the films of these games: their names have changed, or they are gone."""
        self._forgotten += 1
        await asyncio.to_thread(_remove, self._folder, games)

    def give_way(self) -> None:
        """Throw all films away: the disk is almost full. Blocks."""
        _remove(self._folder, ["*"])

    async def _new(self, file: Path, record: str, t: Localize) -> bytes:
        forgotten, process = self._forgotten, Process(self._start)
        try:
            content = await process.do(SECONDS, film.film_from_json, record, t)
        except Lost as lost:
            logger.error("a process that makes films is lost", film=file.name, why=str(lost))
            raise Unmade from lost
        finally:
            process.end()  # a stop does not wait for a film
        if forgotten == self._forgotten:
            await asyncio.to_thread(_keep, file, content)
        return content


def _read(file: Path) -> bytes | None:
    try:
        content = file.read_bytes()
        file.touch()
    except OSError:
        return None
    return content


def _keep(file: Path, content: bytes) -> None:
    """A film that cannot be kept is made again next time."""
    if is_scarce(file.parent.parent, len(content)):
        return
    try:
        tagged(file.parent)
        half = file.with_suffix(".part")
        half.write_bytes(content)
        half.replace(file)
        kept = sorted(file.parent.glob("*-*"), key=lambda one: one.stat().st_mtime, reverse=True)
        size = 0
        for one in kept:
            size += one.stat().st_size
            if size > KEPT:
                one.unlink()
    except OSError as error:
        logger.warning("a film is not kept", film=file.name, error=repr(error))


def _remove(folder: Path, games: Sequence[str]) -> None:
    for game in games:
        for file in folder.glob(f"{game}-*"):
            file.unlink(missing_ok=True)

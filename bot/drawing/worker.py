"""What happens in a process that draws. It is forked, so this module imports all that drawing needs."""

from __future__ import annotations

import ctypes
from collections.abc import Container, Mapping
from pathlib import Path
from typing import NamedTuple

import render
from bot.base.i18n import SOURCE, localizer
from bot.base.processes import settle_in
from bot.drawing import request
from bot.drawing.request import PictureRequest, RenderedPicture
from engine.registry import GAMES, Parts
from render import canvas

NICENESS = 1
"""Pictures give way to clicks by the least step (decision 33)."""
_TRIM = getattr(ctypes.CDLL(None), "malloc_trim", None)
"""Gives memory back that is free, which the C library of most systems keeps: 20 MiB for 1 ms."""

for _key in GAMES:
    render.load(_key)
localizer(SOURCE)


class WorkerConfig(NamedTuple):
    """Bytes for cached parts of pictures, in so many processes together, and the folder in which they share them."""

    memory: int
    workers: int = 1
    folder: Path | None = None


def prepare(room: WorkerConfig, games: Mapping[str, Parts]) -> None:
    """Get ready to draw these games."""
    settle_in(NICENESS)
    canvas.keep_within(*room)
    GAMES.update(games)


def draw(asked: PictureRequest, known: Container[str]) -> list[RenderedPicture]:
    """The pictures of a request; what they took is given back."""
    try:
        return request.draw(asked, known)
    finally:
        _trim()


def let_go() -> None:
    """Hold no longer what the folder no longer has: only then the disk has its room back."""
    canvas.bitmaps.renew()
    _trim()


def _trim() -> None:
    if _TRIM is not None:
        _TRIM(0)

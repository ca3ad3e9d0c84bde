"""Bitmaps that several processes share: what one of them has painted the others do not paint, and all hold it once."""

from __future__ import annotations

import mmap
import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from secrets import token_hex
from typing import Any

from PIL import Image

CHANNELS = 4
SMALL = 1 << 16
"""Bytes up to which a bitmap is not worth a file."""


class Shelf:
    """A folder of bitmaps, each a file that is mapped into memory. Once it holds `limit` bytes it is begun anew."""

    def __init__(self, folder: Path, limit: int) -> None:
        self._folder = folder
        self._limit = limit
        self._seen = 0

    def is_new(self) -> bool:
        """Whether it was begun anew since this was asked last: whoever still holds what it had takes twice the room."""
        try:
            before, self._seen = self._seen, self._folder.stat().st_ino
        except OSError:  # being begun anew at this moment
            return False
        return before != self._seen

    def get(self, key: object, make: Callable[[], Image.Image]) -> Image.Image:
        """The bitmap of this key, equal keys having equal texts; RGBA, also where it was made without transparency."""
        file = self._folder / blake2b(repr(key).encode(), digest_size=16).hexdigest()
        try:
            return _mapped(file)
        except OSError:
            made = make()
        if made.width * made.height * CHANNELS <= SMALL:
            return made
        try:
            return self._kept(file, made.convert("RGBA"))
        except OSError:  # no room on the disk, or begun anew: it can be painted again
            return made

    def _kept(self, file: Path, made: Image.Image) -> Image.Image:
        room = made.width * made.height * CHANNELS
        if sum(each.stat().st_size for each in os.scandir(self._folder)) + room > self._limit:
            self._begin_anew()
        new = file.with_suffix(f".{token_hex(4)}")
        with new.open("xb") as written:
            written.write(made.width.to_bytes(CHANNELS, "big") + made.tobytes())
        new.replace(file)
        return _mapped(file)

    def _begin_anew(self) -> None:
        """Bitmaps in use stay as they are until nobody uses them."""
        old = self._folder.with_name(f"{self._folder.name}-{token_hex(4)}")
        self._folder.rename(old)
        self._folder.mkdir()
        shutil.rmtree(old, ignore_errors=True)


def _mapped(file: Path) -> Image.Image:
    """Its width, then its pixels. Raises OSError."""
    with file.open("rb") as opened:
        width = int.from_bytes(opened.read(CHANNELS), "big")
        pixels = mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ)
    height = (len(pixels) - CHANNELS) // (width * CHANNELS)
    shown: Any = memoryview(pixels)[CHANNELS:]  # any buffer will do, which the stubs do not know
    return Image.frombuffer("RGBA", (width, height), shown, "raw", "RGBA", 0, 1)


def emptied(folder: Path) -> Path:
    """The folder, without what earlier versions have painted. Where none can be made bitmaps are not shared."""
    for old in (folder, *folder.parent.glob(f"{folder.name}-*")):  # the latter where somebody was killed
        shutil.rmtree(old, ignore_errors=True)
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder

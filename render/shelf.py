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
RESERVE = 64 << 20
"""Bytes of the disk that what can be made again leaves to what cannot."""
TAG = "Signature: 8a477f597d28d172789f06886806bc55\n"
"""By this, in a file CACHEDIR.TAG, programs that copy a disk know a folder that is not worth it."""


class Shelf:
    """A folder of bitmaps, each a file that is mapped into memory. Once it holds `limit` bytes it is begun anew; where
    the disk is almost full it takes no more.
    """

    def __init__(self, folder: Path, limit: int) -> None:
        self._folder = folder
        self._limit = limit
        self._seen = 0

    @property
    def is_closed(self) -> bool:
        """Whether it takes no more: what processes paint now each holds for itself."""
        return is_scarce(self._folder)

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
        if is_scarce(self._folder, room):
            return made
        if sum(each.stat().st_size for each in os.scandir(self._folder)) + room > self._limit:
            begin_anew(self._folder)
        new = file.with_suffix(f".{token_hex(4)}")
        with new.open("xb") as written:
            written.write(made.width.to_bytes(CHANNELS, "big") + made.tobytes())
        new.replace(file)
        return _mapped(file)


def _mapped(file: Path) -> Image.Image:
    """Its width, then its pixels. Raises OSError."""
    with file.open("rb") as opened:
        width = int.from_bytes(opened.read(CHANNELS), "big")
        pixels = mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ)
    height = (len(pixels) - CHANNELS) // (width * CHANNELS)
    shown: Any = memoryview(pixels)[CHANNELS:]  # any buffer will do, which the stubs do not know
    return Image.frombuffer("RGBA", (width, height), shown, "raw", "RGBA", 0, 1)


def is_scarce(folder: Path, room: int = 0) -> bool:
    """Whether less than the reserve would be free on its disk if so many bytes more were kept."""
    try:
        return shutil.disk_usage(folder).free - room < RESERVE
    except OSError:  # there is no such folder, so nothing is kept in it
        return False


def begin_anew(folder: Path) -> None:
    """Empty it. Bitmaps in use stay as they are until nobody uses them. Raises OSError."""
    old = folder.with_name(f"{folder.name}-{token_hex(4)}")
    folder.rename(old)
    tagged(folder)
    shutil.rmtree(old, ignore_errors=True)


def tagged(folder: Path) -> None:
    """Make a folder, unless it is there, of what is not worth a copy. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "CACHEDIR.TAG").write_text(TAG, "ascii")


def emptied(folder: Path) -> Path:
    """The folder, without what earlier versions have painted. Where none can be made bitmaps are not shared."""
    for old in (folder, *folder.parent.glob(f"{folder.name}-*")):  # the latter where somebody was killed
        shutil.rmtree(old, ignore_errors=True)
    with suppress(OSError):
        tagged(folder)
    return folder

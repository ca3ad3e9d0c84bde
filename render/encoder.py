"""PNG files made of strips of rows that are compressed apart: one that stayed as it was is not compressed again.

After every strip the compressor is flushed and forgets it, so that what it wrote stands in any file of these colours.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image
from zlib_ng import zlib_ng

STRIP = 48
"""Rows: of fewer, more stay as they were, but each costs bytes that refer to rows before it."""
_LEVEL, _WINDOW, _MEMORY = 5, 15, 9
"""Beyond this level it takes much more time for two percent."""
_HEAD = b"\x78\x01"
"""Of the stream that all strips together are."""
_END = b"\x03\x00"
"""Its last block, of nothing."""
_ADLER = 65521


class Strip(NamedTuple):
    """Some rows, compressed."""

    chunk: bytes
    """Of the file."""
    size: int
    """Bytes before they were compressed."""
    adler: int
    """Their checksum."""


def strips(indexed: Image.Image) -> Iterator[Strip]:
    """The strips of a picture with a palette, from its first row on."""
    wide = indexed.width + 1
    rows = Image.new("P", (wide, indexed.height))  # each begins with 0: it is stored as it is
    rows.paste(indexed, (1, 0))
    pixels = memoryview(rows.tobytes())
    compressor = zlib_ng.compressobj(_LEVEL, zlib_ng.DEFLATED, -_WINDOW, _MEMORY)
    for start in range(0, len(pixels), wide * STRIP):
        strip = pixels[start : start + wide * STRIP]
        data = compressor.compress(strip) + compressor.flush(zlib_ng.Z_FULL_FLUSH)
        yield Strip(_chunk(b"IDAT", data), len(strip), zlib_ng.adler32(strip))


def whole(width: int, height: int, colours: Image.Image, strips: Sequence[Strip]) -> bytes:
    """The file of a picture in the palette of `colours`, from all of its strips."""
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)  # 8 bits a pixel, of a palette
    palette = bytes(colours.getpalette() or ())
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", head),
            _chunk(b"PLTE", palette),
            _chunk(b"IDAT", _HEAD),
            *(strip.chunk for strip in strips),
            _chunk(b"IDAT", _END + struct.pack(">I", _checksum(strips))),
            _chunk(b"IEND", b""),
        )
    )


def encoded(indexed: Image.Image) -> bytes:
    """The file of a picture with a palette."""
    return whole(indexed.width, indexed.height, indexed, [*strips(indexed)])


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _checksum(strips: Sequence[Strip]) -> int:
    """Adler-32 of what stands in all strips, one after the other."""
    low, high = 1, 0
    for strip in strips:
        high = (high + strip.size * (low - 1) + (strip.adler >> 16)) % _ADLER
        low = (low + (strip.adler & 0xFFFF) - 1) % _ADLER
    return high << 16 | low

"""The file of a picture: read by others as it was meant."""

import struct
import zlib
from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image

from render import encoder
from render.encoder import STRIP


def picture(width: int, height: int) -> Image.Image:
    """Every row another one."""
    image = Image.new("P", (width, height))
    image.putpalette([value for colour in range(256) for value in (colour, 255 - colour, 7)])
    image.putdata([(x * y + y) % 256 for y in range(height) for x in range(width)])
    return image


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """By https://www.w3.org/TR/png-3/#5Chunk-layout: length, kind, data, CRC-32 of kind and data."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    at = 8
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        kind, data = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        assert struct.unpack_from(">I", png, at + 8 + length) == (zlib.crc32(kind + data),)
        yield kind, data
        at += 12 + length


@pytest.mark.parametrize("height", [1, STRIP - 1, STRIP, STRIP + 1, 5 * STRIP])
def test_strips_are_one_stream_with_its_checksum(height: int) -> None:
    shown = picture(301, height)
    found = list(chunks(encoder.encoded(shown)))
    kinds = [kind for kind, _ in found]
    strips = -(-height // STRIP)
    assert kinds == [b"IHDR", b"PLTE", *[b"IDAT"] * (strips + 2), b"IEND"]
    pixels, rows = shown.tobytes(), zlib.decompress(b"".join(data for kind, data in found if kind == b"IDAT"))
    assert rows == b"".join(b"\0" + pixels[row * 301 : (row + 1) * 301] for row in range(height))


def test_what_is_decoded_is_what_was_encoded() -> None:
    shown = picture(640, 2 * STRIP + 5)
    with Image.open(BytesIO(encoder.encoded(shown))) as again:
        assert (again.format, again.mode) == ("PNG", "P")
        assert again.convert("RGB").tobytes() == shown.convert("RGB").tobytes()


def test_a_strip_stands_in_any_picture_of_its_width() -> None:
    one, two = picture(200, 3 * STRIP), Image.new("P", (200, 3 * STRIP), 9)
    two.putpalette(one.getpalette() or [])
    mixed = [*encoder.strips(two)][:2] + [*encoder.strips(one)][2:]
    cut = 200 * 2 * STRIP
    with Image.open(BytesIO(encoder.whole(200, 3 * STRIP, one, mixed))) as shown:
        assert shown.tobytes() == two.tobytes()[:cut] + one.tobytes()[cut:]

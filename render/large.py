"""Pictures for who wants them large: each in parts that overlap, so that whatever stands across a cut is whole in one.

The parts in which most can be chosen come last, where the question stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hashlib import blake2s
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from render import encoder
from render.picture import Localize, Picture, Verbatim
from render.scene import Box, Stamp
from render.theme import Theme

SHARE = 0.625
"""The width of a part, in widths of its picture: it is shown 1.6 times as large."""
WIDEST = 11 / 7
"""A part as wide as this, or wider, for its height is shown as wide as a message allows."""
MOST = 6
"""At most this many pictures in a message, parts included; what is not asked about stays whole beyond that."""


class Part(NamedTuple):
    key: str
    """Words `render-part-<key>`."""
    box: Box


def large(pictures: Sequence[Picture], theme: Theme, t: Localize) -> list[Picture]:
    """These pictures in parts, from the last one on, as long as there is room; the order of the pictures stays."""
    found: list[list[Picture]] = []
    room = MOST
    for place in range(len(pictures) - 1, -1, -1):
        pieces = parts(pictures[place], theme, t)
        chosen = pieces if len(pieces) <= room - place else [pictures[place]]
        room -= len(chosen)
        found.insert(0, chosen)
    return [picture for group in found for picture in group]


def parts(picture: Picture, theme: Theme, t: Localize) -> list[Picture]:
    """The parts of one picture; those that show nothing at all are left out."""
    shown = [part for part in cut(picture.width, picture.height) if _touching(picture, part.box)]
    marks = [item.box for item in picture.shown if isinstance(item, Stamp) and theme.glow in item.sprite.args]
    ordered = sorted(shown, key=lambda part: sum(_holds(part.box, mark) for mark in marks))
    return [_part(picture, part, t, first=not place) for place, part in enumerate(ordered)]


def cut(width: int, height: int) -> list[Part]:
    """Left and right of a wide picture; of a higher one the same of as many rows as it takes to show all of it."""
    wide = round(width * SHARE)
    columns = ("left", 0), ("right", width - wide)
    if wide >= height * WIDEST:
        return [Part(key, (x, 0, x + wide, height)) for key, x in columns]
    high = min(height, round(wide / WIDEST))
    rows = [("upper", 0), ("lower", height - high)]
    if 2 * high < height:
        rows.insert(1, ("middle", (height - high) // 2))
    return [Part(f"{row}-{key}", (x, y, x + wide, y + high)) for row, y in rows for key, x in columns]


def _touching(picture: Picture, box: Box) -> bool:
    """Whether anything that tells a fact has its middle in the box."""
    return any(_inside(box, item.box) for item in picture.shown if item.fact)


def _inside(box: Box, other: Box) -> bool:
    x, y = (other[0] + other[2]) / 2, (other[1] + other[3]) / 2
    return box[0] <= x <= box[2] and box[1] <= y <= box[3]


def _holds(outer: Box, inner: Box) -> bool:
    return outer[0] <= inner[0] and outer[1] <= inner[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def _part(picture: Picture, part: Part, t: Localize, *, first: bool) -> Picture:
    """The first part has the words of the whole picture, the others only say what they are."""
    left, top, right, bottom = part.box
    alt = t("render-part", title=Verbatim(picture.title), part=Verbatim(t(f"render-part-{part.key}")))
    return replace(
        picture,
        alt=picture.alt if first else alt,
        width=right - left,
        height=bottom - top,
        fingerprint=blake2s(f"{picture.fingerprint}{part.box}".encode(), digest_size=12).hexdigest(),
        png=lambda: _cropped(picture.png(), part.box),
        shown=(),
    )


def _cropped(png: bytes, box: Box) -> bytes:
    return encoder.encoded(Image.open(BytesIO(png)).crop(box))

"""A picture with rings around what a lesson speaks of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import blake2b
from io import BytesIO

from PIL import Image, ImageDraw

from render import encoder
from render.picture import Picture
from render.scene import Box, ShownFact, Stamp
from render.theme import OUTLINE, Colour

Mark = tuple[str, ...]
"""How the fact of what is marked begins, such as `("tile", "c4")`; before it `@table` to mean that picture alone."""
RING: Colour = (255, 64, 160)
"""Used for nothing else in any picture."""
_PAD, _LINE, _COLOURS = 10, 9, 255


def marked(picture: Picture, marks: Sequence[Mark]) -> Picture:
    """The same picture with a ring around each thing that is marked."""
    rings = list(dict.fromkeys(boxes(picture, marks)))
    if not rings:
        return picture
    fingerprint = blake2b(repr((picture.fingerprint, rings)).encode(), digest_size=16).hexdigest()
    return replace(picture, fingerprint=fingerprint, png=lambda: _ringed(picture.png(), rings))


def boxes(picture: Picture, marks: Sequence[Mark]) -> Iterator[Box]:
    """The edges of what is marked."""
    meant = [mark for mark in marks if not mark[0].startswith("@")]
    meant += [mark[1:] for mark in marks if mark[0] == f"@{picture.name}"]
    for item in picture.shown:
        if isinstance(item, Stamp) and any(_begins(item.fact, mark) for mark in meant):
            yield _within(item, picture)


def _begins(fact: ShownFact, mark: Mark) -> bool:
    return bool(fact) and tuple(map(str, fact[: len(mark)])) == mark


def _within(item: Stamp, picture: Picture) -> Box:
    left, top, right, bottom = item.box
    rim = _LINE // 2 + 2
    return (
        max(rim, left - _PAD),
        max(rim, top - _PAD),
        min(picture.width - rim, right + _PAD),
        min(picture.height - rim, bottom + _PAD),
    )


def _ringed(png: bytes, rings: Sequence[Box]) -> bytes:
    with Image.open(BytesIO(png)) as drawn:
        image = drawn.convert("RGB")
    pen = ImageDraw.Draw(image)
    for ring in rings:
        wider = ring[0] - 3, ring[1] - 3, ring[2] + 3, ring[3] + 3
        pen.rounded_rectangle(wider, radius=19, outline=OUTLINE, width=_LINE + 6)
        pen.rounded_rectangle(ring, radius=16, outline=RING, width=_LINE)
    return encoder.encoded(image.quantize(_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE))

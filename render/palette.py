"""The fixed colours of encoded pictures: one table per game, made once and kept as text."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from PIL import Image

from render.theme import Colour

COLOURS = 256


@cache
def load(path: Path) -> Image.Image:
    """The palette of a file with one colour (`#242a46`) in each line, ready for `Image.quantize`."""
    values = [int(line[i : i + 2], 16) for line in path.read_text().split() for i in (1, 3, 5)]
    image = Image.new("P", (1, 1))
    image.putpalette(values)
    return image


def make(pictures: Iterable[Image.Image], exact: Iterable[Colour]) -> str:
    """The text of a palette that suits these pictures; colours that must not shift are given besides."""
    kept = list(dict.fromkeys(exact))
    images = list(pictures)
    wide, high = max(image.width for image in images), sum(image.height for image in images)
    sheet = Image.new("RGB", (wide, high))
    top = 0
    for image in images:
        sheet.paste(image, (0, top))
        top += image.height
    table = sheet.quantize(COLOURS - len(kept), Image.Quantize.MEDIANCUT, kmeans=2).getpalette() or []
    found = [(table[i], table[i + 1], table[i + 2]) for i in range(0, len(table), 3)]
    return "".join(f"#{r:02x}{g:02x}{b:02x}\n" for r, g, b in [*kept, *found][:COLOURS])

"""The fixed colours of encoded pictures: one table per game, made once and kept as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import cast

from PIL import Image

from engine.registry import GAMES, folder
from render.theme import Colour

COLOURS = 256
"""The most that a palette holds; fewer make smaller files of pictures whose colours are flat."""


def file(game: str) -> Path:
    """Where the palette of a game is kept: beside its pictures."""
    return folder(GAMES[game].pictures) / "palette.txt"


@cache
def of(game: str) -> Image.Image:
    """The palette of a game. Raises FileNotFoundError, saying how it is made, where there is none yet."""
    path = file(game)
    if not path.exists():
        raise FileNotFoundError(f"{path} is missing: python -m benchmarks.pictures --palette {game}")
    return load(path)


def size(game: str) -> int:
    """How many colours the palette of a game has, or would have."""
    path = file(game)
    return len(path.read_text().split()) if path.exists() else COLOURS


def load(path: Path) -> Image.Image:
    """The palette of a file with one colour (`#242a46`) in each line, ready for `Image.quantize`."""
    values = [int(line[i : i + 2], 16) for line in path.read_text().split() for i in (1, 3, 5)]
    image = Image.new("P", (1, 1))
    image.putpalette(values)
    return image


def make(pictures: Iterable[Image.Image], always: Iterable[Colour], colours: int = COLOURS) -> str:
    """Make the text of a palette for these pictures.

    The colours of `always` and the most frequent ones are exact, half of the palette; the rest is approximated.
    """
    flat = colours // 2
    images = list(pictures)
    areas: Counter[Colour] = Counter()
    for image in images:
        for area, colour in image.getcolors(image.width * image.height) or []:
            areas[cast(Colour, colour)] += area
    kept = list(dict.fromkeys((*always, *(colour for colour, _ in areas.most_common(flat)))))[:flat]
    table = _stacked(images).quantize(colours - flat, Image.Quantize.MEDIANCUT, kmeans=2).getpalette() or []
    found = [(table[i], table[i + 1], table[i + 2]) for i in range(0, len(table), 3)]
    return "".join(f"#{r:02x}{g:02x}{b:02x}\n" for r, g, b in [*kept, *found][:colours])


def _stacked(images: list[Image.Image]) -> Image.Image:
    sheet = Image.new("RGB", (max(image.width for image in images), sum(image.height for image in images)))
    top = 0
    for image in images:
        sheet.paste(image, (0, top))
        top += image.height
    return sheet

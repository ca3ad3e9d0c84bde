"""Whether the 24 tiles of Blue Moon City are told apart: `python -m benchmarks.tiles FOLDER [--seed N]`.

Writes the tiles at 96 pixels, without letters and numbers, in random order, ruins and rebuilt apart: `ruins.png` and
`rebuilt.png` to look at with nothing but the list of names, and `key.txt` with what they are, row by row.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

from PIL import Image

from engine.bluemoon.catalogue import EXPANSION_TILES, TILES
from render.bluemoon import scenes
from render.bluemoon.people import people
from render.pen import painted

WIDE = 96
GAP = 12
COLUMNS = 6


def sheet(tiles: list[str], *, rebuilt: bool) -> Image.Image:
    """The tiles in rows of six."""
    high = WIDE * scenes.HIGH // scenes.WIDE
    rows = -(-len(tiles) // COLUMNS)
    shown = Image.new("RGB", (GAP + COLUMNS * (WIDE + GAP), GAP + rows * (high + GAP)))
    for number, tile in enumerate(tiles):
        drawn = painted(scenes.scene(tile, people(tile), rebuilt, False)).convert("RGB")
        row, column = divmod(number, COLUMNS)
        small = drawn.resize((WIDE, high), Image.Resampling.LANCZOS)
        shown.paste(small, (GAP + column * (WIDE + GAP), GAP + row * (high + GAP)))
    return shown


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    chance, key = Random(asked.seed), []
    for name, rebuilt in (("ruins", False), ("rebuilt", True)):
        tiles = [tile.id for tile in (*TILES, *EXPANSION_TILES)]
        chance.shuffle(tiles)
        sheet(tiles, rebuilt=rebuilt).save(asked.folder / f"{name}.png")
        rows = [tiles[start : start + COLUMNS] for start in range(0, len(tiles), COLUMNS)]
        key += [name, *(", ".join(row) for row in rows)]
    (asked.folder / "key.txt").write_text("\n".join(key) + "\n", "utf-8")


if __name__ == "__main__":
    main()

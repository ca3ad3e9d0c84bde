"""Small copies of pictures of fixed positions, kept to see what a change of the renderer changes.

`python -m tests.render.thumbnails [GAME …]` draws them again: look at each before it is committed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from benchmarks.pictures import NoPositions, asked, pictures, positions

FOLDER = Path(__file__).parent.parent / "data" / "pictures"
REDUCTION = 4
BLOCK = 16


def drawn(position: Path) -> Iterator[tuple[Path, Image.Image]]:
    """The pictures of a turn at this position, public and the mover's own, with the files of their thumbnails."""
    for picture in pictures(position):
        image = Image.open(BytesIO(picture.png())).convert("RGB").reduce(REDUCTION)
        yield position.with_name(f"{position.stem}-{picture.name}.png"), image


def differs(one: Image.Image, other: Image.Image) -> str | None:
    """The difference in words, if there is a plain one. Versions of FreeType draw letters slightly differently."""
    if one.size != other.size:
        return f"size {one.size}, not {other.size}"
    difference = ImageChops.difference(one, other).convert("L")
    far = ImageStat.Stat(difference.point(lambda v: 255 if v > 48 else 0)).mean[0] / 255
    if far > 0.005:
        return f"{far:.1%} of the pixels are far off"
    for top in range(0, one.height, BLOCK):
        for left in range(0, one.width, BLOCK):
            mean = ImageStat.Stat(difference.crop((left, top, left + BLOCK, top + BLOCK))).mean[0]
            if mean > 6:
                return f"the block at {left}, {top} is off by {mean:.1f}"
    return None


def main() -> None:
    try:
        found = {key: [one for file in positions(key) for one in drawn(file)] for key in asked(__doc__).games}
    except NoPositions as missing:
        sys.exit(str(missing))
    for key, images in found.items():
        for kept in FOLDER.glob(f"{key}-*.png"):
            kept.unlink()
        for file, image in images:
            image.save(file, optimize=True)


if __name__ == "__main__":
    main()

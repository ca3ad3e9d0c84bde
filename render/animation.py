"""A game that is over as one moving picture: a frame for each turn, small enough for Discord."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image, features

from render import palette
from render.picture import Picture
from render.theme import DARK

WIDTH = 800
LONGEST = 90_000
"""Milliseconds of the whole."""
USUAL, END = 1_500, 4_000
"""Milliseconds of a turn, and of the last frame."""
MOST = 8 * 1024 * 1024
"""Bytes."""
QUALITIES = (75, 50, 25)
TYPE = "webp" if features.check("webp") else "gif"


def frame(game: str, pictures: Sequence[Picture]) -> Image.Image:
    """These pictures one below the other, in the game's own colours: a hundred frames fit into memory."""
    parts = [Image.open(BytesIO(picture.png())).convert("RGB") for picture in pictures]
    parts = [part.resize((WIDTH, part.height * WIDTH // part.width), Image.Resampling.LANCZOS) for part in parts]
    whole = Image.new("RGB", (WIDTH, sum(part.height for part in parts)), DARK.ground)
    top = 0
    for part in parts:
        whole.paste(part, (0, top))
        top += part.height
    return whole.quantize(palette=palette.of(game), dither=Image.Dither.NONE)


def durations(count: int) -> list[int]:
    """How long each of so many frames is shown."""
    each = min(USUAL, (LONGEST - END) // max(count - 1, 1))
    return [each] * (count - 1) + [END]


def encoded(frames: Sequence[Image.Image]) -> bytes:
    """The animation in at most MOST bytes: coarser, then with every second frame only, if it has to be."""
    while True:
        for quality in QUALITIES:
            content = _encoded(frames, quality)
            if len(content) <= MOST or len(frames) == 1:
                return content
        frames = frames[::-2][::-1]


def _encoded(frames: Sequence[Image.Image], quality: int) -> bytes:
    height = max(one.height for one in frames)
    first, *others = (_fitted(one, height) for one in frames)
    target = BytesIO()
    given = {"save_all": True, "append_images": others, "duration": durations(len(frames)), "loop": 0}
    first.save(target, TYPE, **given, **({"quality": quality, "method": 2} if TYPE == "webp" else {}))
    return target.getvalue()


def _fitted(image: Image.Image, height: int) -> Image.Image:
    """As high as the highest."""
    if image.height == height:
        return image
    whole = Image.new("RGB", (WIDTH, height), DARK.ground)
    whole.paste(image.convert("RGB"), (0, 0))
    return whole

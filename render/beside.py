"""What changed between two moments: a picture for each thing, before on the left, after on the right."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2s
from io import BytesIO
from typing import Any

from PIL import Image

from render import canvas, palette
from render.picture import Localize, Picture, Verbatim
from render.scene import DisplayList, Panel, Scene, Stamp
from render.sprites import marks_change
from render.theme import DARK

WIDTH = 1600
GAP = 16
"""Pixels between the two halves."""
_HALF = (WIDTH - GAP) // 2
_HEAD, _LETTERS = 76, 56
"""The height of the line that says which is which, and the size of its words: 9 pixels on a phone."""


def beside(game: str, before: Sequence[Picture], after: Sequence[Picture], t: Localize) -> list[Picture]:
    """One picture for each that is not what it was, whatever was marked; for the last one where all are the same."""
    was = {picture.name: picture for picture in before}
    pairs = [(was[picture.name], picture) for picture in after if picture.name in was]
    changed = [pair for pair in pairs if _unmarked(pair[0]) != _unmarked(pair[1])] or pairs[-1:]
    return [_pair(game, then, now, t) for then, now in changed]


def _unmarked(picture: Picture) -> list[Any]:
    """What a picture shows, but for the marks of what had changed before."""
    return [item for item in picture.shown if not (isinstance(item, Stamp) and marks_change(item.sprite))]


def _pair(game: str, then: Picture, now: Picture, t: Localize) -> Picture:
    words = _words(_HALF * now.height // now.width, t)
    return Picture(
        name=f"change-{now.name}",
        title=t("render-change"),
        alt=t("render-change-shows", title=Verbatim(t("render-change")), picture=Verbatim(now.title)),
        width=WIDTH,
        height=words.height,
        fingerprint=blake2s("".join(each.fingerprint for each in (words, then, now)).encode()).hexdigest(),
        png=lambda: _png(game, words, then, now),
        shown=words.items,
    )


def _words(height: int, t: Localize) -> Scene:
    """The whole picture with nothing but the words above its halves."""
    drawing = DisplayList(DARK)
    for side, x in (("before", _HALF // 2), ("after", WIDTH - _HALF // 2)):
        drawing.write(t(f"render-{side}"), x, _HEAD // 2, _LETTERS, "side", side, colour=DARK.gold, anchor="middle")
    panel = Panel((0, 0, WIDTH, _HEAD + height), (), drawing.done())
    return Scene("change", WIDTH, _HEAD + height, DARK.ground, (panel,))


def _png(game: str, words: Scene, then: Picture, now: Picture) -> bytes:
    image = canvas.draw(words)
    for picture, left in ((then, 0), (now, WIDTH - _HALF)):
        drawn = Image.open(BytesIO(picture.png())).convert("RGB")
        image.paste(drawn.resize((_HALF, image.height - _HEAD), Image.Resampling.LANCZOS), (left, _HEAD))
    return canvas.encode(image.quantize(palette=palette.of(game), dither=Image.Dither.NONE))

"""What changed between two moments, in one picture: before on the left, after on the right, as stands above them."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2s
from io import BytesIO

from PIL import Image

from render import canvas, palette
from render.picture import Localize, Picture, Verbatim
from render.scene import DisplayList, Panel, Scene
from render.theme import DARK

WIDTH = 1600
HIGHEST = 1018
"""Pixels; Discord shows a taller picture narrower."""
GAP = 16
"""Pixels between two pictures."""
_HEAD, _LETTERS = 76, 56
"""The height of the line that says which is which, and the size of its words: 9 pixels on a phone."""

Pairs = Sequence[tuple[Picture, Picture]]


def beside(game: str, before: Sequence[Picture], after: Sequence[Picture], t: Localize) -> Picture:
    """The pictures that are not what they were, one below the other; the last one where all are the same."""
    was = {picture.name: picture for picture in before}
    pairs = [(was[picture.name], picture) for picture in after if picture.name in was]
    changed = [pair for pair in pairs if pair[0].fingerprint != pair[1].fingerprint] or pairs[-1:]
    boxes = _boxes([now for _, now in changed])
    titles = tuple(Verbatim(now.title) for _, now in changed)
    words = _words(boxes, t)
    return Picture(
        name="change",
        title=t("render-change"),
        alt=t("render-change-shows", title=Verbatim(t("render-change")), pictures=titles),
        width=WIDTH,
        height=words.height,
        fingerprint=blake2s(
            "".join([words.fingerprint, *(one.fingerprint for pair in changed for one in pair)]).encode()
        ).hexdigest(),
        png=lambda: _png(game, words, changed, boxes),
        shown=words.items,
    )


def _boxes(pictures: Sequence[Picture]) -> list[tuple[int, int]]:
    """The size of each picture: half as wide as the whole, or less where all together would be too high."""
    half, gaps = (WIDTH - GAP) // 2, _HEAD + GAP * (len(pictures) - 1)
    total = sum(half * picture.height / picture.width for picture in pictures)
    width = min(half, int(half * (HIGHEST - gaps) / total))
    return [(width, int(width * picture.height / picture.width)) for picture in pictures]


def _words(boxes: Sequence[tuple[int, int]], t: Localize) -> Scene:
    """The whole picture with nothing but the words above its halves."""
    height = _HEAD + sum(height for _, height in boxes) + GAP * (len(boxes) - 1)
    width = max(width for width, _ in boxes)
    drawing = DisplayList(DARK)
    for side, x in (("before", (WIDTH - GAP - width) // 2), ("after", (WIDTH + GAP + width) // 2)):
        drawing.write(t(f"render-{side}"), x, _HEAD // 2, _LETTERS, "side", side, colour=DARK.gold, anchor="middle")
    panel = Panel((0, 0, WIDTH, height), (), drawing.done())
    return Scene("change", WIDTH, height, DARK.ground, (panel,))


def _png(game: str, words: Scene, pairs: Pairs, boxes: Sequence[tuple[int, int]]) -> bytes:
    image = canvas.draw(words)
    top = _HEAD
    for pair, (width, height) in zip(pairs, boxes, strict=True):
        left = (WIDTH - GAP) // 2 - width
        for picture in pair:
            drawn = Image.open(BytesIO(picture.png())).convert("RGB")
            image.paste(drawn.resize((width, height), Image.Resampling.LANCZOS), (left, top))
            left += width + GAP
        top += height + GAP
    return canvas.encode(image.quantize(palette=palette.of(game), dither=Image.Dither.NONE))

"""Draw and encode scenes, cheaply.

Everything is pasted from sprites that were painted once, and only strips of rows that are not kept from other pictures
are drawn and encoded at all.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path

from PIL import Image

from render import encoder, palette, text
from render.cache import Cache
from render.describer import alt
from render.encoder import STRIP, Strip
from render.pen import Sprite, painted
from render.picture import Localize, Picture
from render.scene import Caption, Item, Panel, Scene, Stamp
from render.shelf import Shelf

MIB = 1 << 20
_SMALL = 1 << 16
"""Pixels up to which a sprite in a ground is kept apart from it: it may well be used again."""
WORKING_SET = 190 * MIB
"""Holds all sprites of turns of all games, 55 MiB, most of those of boards, letters, and strips of 300 pictures."""
_SPRITES, _LETTERS = 0.7, 0.08
"""Shares of the caches' memory; the rest keeps encoded strips."""


def _weight(image: Image.Image) -> int:
    return image.width * image.height * (1 if image.mode == "P" else 4)


class Bitmaps(Cache[Image.Image]):
    """Sprites and grounds."""

    shelf: Shelf | None = None
    """Where large ones are shared with other processes that draw."""
    limits = 0, 0
    """Bytes to hold of what all share, and of what is this process's alone."""

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        return super().get(key, partial(self.shelf.get, key, make) if self.shelf else make)

    def renew(self) -> None:
        """Let go of what the others no longer share."""
        if self.shelf:
            self.resize(self.limits[self.shelf.is_closed])
            if self.shelf.is_new():
                self.clear()


Written = tuple[Image.Image, int, int]
bitmaps = Bitmaps(0, _weight)
letters: Cache[Written] = Cache(0, lambda written: _weight(written[0]))
strips: Cache[Strip] = Cache(0, lambda strip: len(strip.chunk))


def keep_within(memory: int, sharers: int = 1, folder: Path | None = None) -> None:
    """Limit all caches to this many bytes in all: of so many processes together, which share bitmaps in a folder. Below
    WORKING_SET games displace one another.
    """
    sprites, words = int(memory * _SPRITES), int(memory * _LETTERS)
    bitmaps.shelf = Shelf(folder, sprites) if folder else None
    bitmaps.limits = sprites, sprites // sharers
    bitmaps.resize(sprites)
    letters.resize(words // sharers)
    strips.resize((memory - sprites - words) // sharers)


keep_within(WORKING_SET)


def picture(
    game: str, name: str, sentences: Sequence[str], scene: Scene, t: Localize, title: str | None = None
) -> Picture:
    """A picture of the scene, drawn and encoded in the colours of the game when its bytes are first asked for.

    The sentences describe it, most important first; without a title the very first says which picture it is.
    """
    return Picture(
        name=name,
        title=title or sentences[0].removesuffix("."),
        alt=alt(sentences, t("render-more")),
        width=scene.width,
        height=scene.height,
        fingerprint=scene.fingerprint,
        png=lambda: encoded(scene, game),
        shown=scene.items,
    )


def encoded(scene: Scene, game: str) -> bytes:
    """The scene as a file: its strips that are kept, and the others drawn and encoded."""
    colours = palette.of(game)
    found = [strips.find((game, digest)) for digest in scene.strips]
    runs = [[*run] for missing, run in groupby(range(len(found)), lambda each: found[each] is None) if missing]
    bands = [(run[0] * STRIP, min(scene.height, (run[-1] + 1) * STRIP)) for run in runs]
    for run, rows in zip(runs, _drawn(scene, bands), strict=True):
        indexed = rows.quantize(palette=colours, dither=Image.Dither.NONE)
        for number, strip in zip(run, encoder.strips(indexed), strict=True):
            found[number] = strip
            strips.keep((game, scene.strips[number]), strip)
    return encoder.whole(scene.width, scene.height, colours, [strip for strip in found if strip])


def draw(scene: Scene) -> Image.Image:
    """The scene in true colours."""
    return _drawn(scene, [(0, scene.height)])[0]


def bitmap(sprite: Sprite) -> Image.Image:
    return bitmaps.get(sprite, lambda: painted(sprite))


def _drawn(scene: Scene, bands: Sequence[tuple[int, int]]) -> list[Image.Image]:
    """Bands of the scene, each given by its first row and the one below it."""
    bitmaps.renew()
    images = [Image.new("RGB", (scene.width, bottom - top), scene.colour) for top, bottom in bands]
    placed = [(*band, image) for band, image in zip(bands, images, strict=True)]
    for index, panel in enumerate(scene.panels):
        left, first, _, after = panel.box
        for top, bottom, image in placed:
            if first < bottom and after > top:
                image.paste(_ground(scene, index, panel), (left, first - top))
        for item in panel.items:
            first, after = item.rows
            for top, bottom, image in placed:
                if first < bottom and after > top:
                    _paste(image, item, 0, top)
    return images


def _ground(scene: Scene, index: int, panel: Panel) -> Image.Image:
    def make() -> Image.Image:
        image = Image.new("RGB", panel.size, panel.colour or scene.colour)
        for item in panel.ground:
            _paste(image, item, panel.box[0], panel.box[1], _SMALL)
        return image

    return bitmaps.get((scene.grounds[index], scene.colour), make)


def _paste(image: Image.Image, item: Item, left: int, top: int, kept: float = math.inf) -> None:
    """Paste an item; sprites of more than `kept` pixels are painted without caching them."""
    if isinstance(item, Stamp):
        drawn = bitmap(item.sprite) if item.sprite.width * item.sprite.height <= kept else painted(item.sprite)
        box = item.box
        image.paste(drawn, (box[0] - left, box[1] - top), drawn if item.sprite.under is None else None)
    else:
        _write(image, item, left, top)


def _write(image: Image.Image, item: Caption, left: int, top: int) -> None:
    key = item.string, item.size, item.weight, item.colour
    drawn, dx, dy = letters.get(key, lambda: text.written(*key))
    baseline = item.y + round(text.capital(item.size) / 2)
    image.paste(drawn, (item.x + dx - left, baseline + dy - top), drawn)

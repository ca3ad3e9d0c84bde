"""Draw and encode scenes, cheaply.

Everything is pasted from sprites that were painted once; frames are reused, and only panels that differ from what
a frame already shows are drawn again.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from pathlib import Path
from threading import Lock

from PIL import Image

from render import palette, text
from render.cache import Cache
from render.describer import alt
from render.pen import Sprite, painted
from render.picture import Localize, Picture
from render.scene import Caption, Item, Panel, Scene, Stamp
from render.shelf import Shelf

MIB = 1 << 20
_COMPRESSION = 5
"""Beyond this level PNG takes much more time for a few percent."""
_SMALL = 1 << 16
"""Pixels up to which a sprite in a ground is kept apart from it: it may well be used again."""
WORKING_SET = 190 * MIB
"""Holds all sprites that tables of all games drawn in turn are made of, 159 MiB, and most of the letters."""
_SPRITES, _LETTERS = 0.84, 0.11
"""Shares of the caches' memory; the rest keeps encoded pictures."""
_FRAMES = 3
"""Frames kept for reuse: a fresh one costs more in page faults than drawing into an old one."""


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
encoded: Cache[bytes] = Cache(0, len)


def keep_within(memory: int, sharers: int = 1, folder: Path | None = None) -> None:
    """Limit all caches to this many bytes in all: of so many processes together, which share bitmaps in a folder. Below
    WORKING_SET games displace one another.
    """
    sprites, words = int(memory * _SPRITES), int(memory * _LETTERS)
    bitmaps.shelf = Shelf(folder, sprites) if folder else None
    bitmaps.limits = sprites, sprites // sharers
    bitmaps.resize(sprites)
    letters.resize(words // sharers)
    encoded.resize((memory - sprites - words) // sharers)


keep_within(WORKING_SET)


@dataclass(slots=True)
class Frame:
    """Pixels, and the digest of each panel that they show."""

    layout: str
    image: Image.Image
    shows: list[str]

    @classmethod
    def of(cls, scene: Scene) -> Frame:
        """An empty frame for scenes of this layout."""
        return cls(scene.layout, Image.new("RGB", (scene.width, scene.height), scene.colour), [""] * len(scene.panels))


class Frames:
    """Lends each drawing thread a frame of its own, one of the same layout if there is one."""

    def __init__(self) -> None:
        self._free: list[Frame] = []
        self._lock = Lock()

    def take(self, scene: Scene) -> Frame:
        size = scene.width, scene.height
        with self._lock:
            alike = [frame for frame in self._free if frame.layout == scene.layout and frame.image.size == size]
            if alike:
                self._free.remove(alike[-1])
                return alike[-1]
        return Frame.of(scene)

    def give(self, frame: Frame) -> None:
        with self._lock:
            self._free.append(frame)
            del self._free[:-_FRAMES]

    def clear(self) -> None:
        with self._lock:
            self._free.clear()


frames = Frames()


def picture(
    game: str, name: str, sentences: Sequence[str], scene: Scene, t: Localize, title: str | None = None
) -> Picture:
    """A picture of the scene, drawn and encoded in the colours of the game when its bytes are first asked for.

    The sentences describe it, most important first; without a title the very first says which picture it is.
    """
    fingerprint = scene.fingerprint
    return Picture(
        name=name,
        title=title or sentences[0].removesuffix("."),
        alt=alt(sentences, t("render-more")),
        width=scene.width,
        height=scene.height,
        fingerprint=fingerprint,
        png=lambda: encoded.get(fingerprint, lambda: png(scene, palette.of(game))),
        shown=scene.items,
    )


def png(scene: Scene, colours: Image.Image) -> bytes:
    """Draw and encode the scene without the cache of encoded pictures."""
    frame = frames.take(scene)
    compose(scene, frame)
    indexed = frame.image.quantize(palette=colours, dither=Image.Dither.NONE)
    frames.give(frame)
    return encode(indexed)


def draw(scene: Scene) -> Image.Image:
    """Draw the scene in true colours, on a new frame."""
    frame = Frame.of(scene)
    compose(scene, frame)
    return frame.image


def encode(image: Image.Image) -> bytes:
    out = BytesIO()
    image.save(out, "PNG", compress_level=_COMPRESSION)
    return out.getvalue()


def bitmap(sprite: Sprite) -> Image.Image:
    return bitmaps.get(sprite, lambda: painted(sprite))


def compose(scene: Scene, frame: Frame) -> None:
    """Draw the panels that the frame does not show yet. If this raises, the frame must not be used again."""
    bitmaps.renew()
    for index, panel in enumerate(scene.panels):
        if frame.shows[index] != scene.digests[index]:
            frame.image.paste(_ground(scene, index, panel), panel.box[:2])
            for item in panel.items:
                _paste(frame.image, item, 0, 0)
            frame.shows[index] = scene.digests[index]


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

"""The icons on buttons and in menus can be read on every ground a client has, and nothing of them is cut off."""

from collections.abc import Iterator
from functools import cache, partial
from io import BytesIO
from typing import cast

import pytest
from PIL import Image, ImageColor

import render
from render import sprites
from render.pen import SUPERSAMPLING, Pen, Sprite
from render.scene import Stamp
from render.theme import Colour
from tests.render.colours import contrast
from tests.render.shots import shots

GROUNDS = {
    "light": "#ffffff",
    "dark": "#313338",
    "darker": "#2b2d31",
    "grey button": "#4e5058",
    "green button": "#248046",
    "blue button": "#5865f2",
}
SHOWN = 44
"""Pixels of an icon in a line of words, on a screen of double density."""
ROOM = 12
"""Pixels looked at beyond a sprite's edge."""


@cache
def icons(key: str) -> dict[str, Image.Image]:
    """As a client shows them."""
    found = {}
    for name, draw in render.load(key).icons().items():
        with Image.open(BytesIO(draw())) as image:
            found[name] = image.convert("RGBA").resize((SHOWN, SHOWN), Image.Resampling.LANCZOS)
    return found


def standing_out(image: Image.Image, ground: Colour) -> float:
    """The share of pixels that are plainly lighter or darker than the ground."""
    pixels = [(count, cast(Colour, colour)) for count, colour in image.getcolors(image.width * image.height) or []]
    return sum(count for count, colour in pixels if contrast(colour, ground) >= 3) / (image.width * image.height)


@pytest.mark.parametrize("ground", GROUNDS)
def test_icons_stand_out_from_every_ground(key: str, ground: str) -> None:
    under = cast(Colour, ImageColor.getrgb(GROUNDS[ground]))
    for name, icon in icons(key).items():
        shown = Image.new("RGB", icon.size, under)
        shown.paste(icon, (0, 0), icon)
        assert standing_out(shown, under) >= 0.06, name


def test_icons_are_more_than_a_white_shape(key: str) -> None:
    """White drawings lie on a plate, or the rim would swallow them. Things whose own colour is white need none."""
    for name, icon in icons(key).items():
        inner = icon.crop((SHOWN // 5, SHOWN // 5, SHOWN - SHOWN // 5, SHOWN - SHOWN // 5))
        pixels = inner.getcolors(inner.width * inner.height) or []
        tinted = sum(count for count, (*colour, alpha) in pixels if alpha > 200 and min(colour) < 215)  # type: ignore[misc]
        assert tinted >= 0.1 * inner.width * inner.height or "white" in name, name


def test_icons_keep_off_the_edge(key: str) -> None:
    for name, draw in render.load(key).icons().items():
        with Image.open(BytesIO(draw())) as image:
            left, top, right, bottom = image.getchannel("A").getbbox() or (0, 0, 0, 0)
        assert min(left, top, image.width - right, image.height - bottom) >= 1, name


def drawn(key: str) -> Iterator[Sprite]:
    """What the icons and the pictures of whole games are put together from."""
    files = cast("dict[str, partial[bytes]]", render.load(key).icons())
    yield from (icon.args[0] for icon in files.values())
    for _, picture in shots(key):
        yield from (item.sprite for item in picture.shown if isinstance(item, Stamp))


def test_no_drawing_is_cut_off_at_the_edge_of_its_sprite(key: str) -> None:
    """Painted with room above, below and at the right, nothing appears there; frames are cut on purpose."""
    for sprite in dict.fromkeys(drawn(key)):
        if sprite.paint is not sprites._strip and sprite.width * sprite.height < 1 << 16:
            pen = Pen(sprite.width + ROOM, sprite.height + 2 * ROOM, top=-ROOM)
            sprite.paint(pen, *sprite.args)
            _, top, right, bottom = pen.image.getchannel("A").getbbox() or (0, 0, 0, 0)
            edge = SUPERSAMPLING
            assert top >= (ROOM - 1) * edge, sprite
            assert bottom <= (sprite.height + ROOM + 1) * edge, sprite
            assert right <= (sprite.width + 1) * edge, sprite

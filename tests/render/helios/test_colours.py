"""Land and action tiles can be told apart by everybody, by colour and by shape."""

from itertools import combinations

from PIL import Image, ImageChops, ImageFilter, ImageStat

import render
from engine.helios import catalogue as cat
from render import Localize, canvas
from render.helios import sprites, tiles
from render.scene import Caption, Panel, Scene
from render.theme import DARK
from tests.render import lists
from tests.render.colours import contrast
from tests.render.helios.games import busy, focus


def test_land_has_a_shape_and_a_texture_each() -> None:
    signs = [canvas.bitmap(sprites.cube(colour, 30)).getchannel("A") for colour in cat.COLOURS]
    for one, other in combinations(signs, 2):
        assert share_apart(one, other) > 0.05
    lands = [outlines(canvas.bitmap(tiles.land(colour, 60)).convert("L")) for colour in cat.COLOURS]
    for one, other in combinations(lands, 2):
        assert share_apart(one, other) > 0.05


def outlines(image: Image.Image) -> Image.Image:
    """Where a picture without colour has edges."""
    return image.filter(ImageFilter.FIND_EDGES).point(lambda v: 255 if v > 12 else 0)


def share_apart(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels in which two pictures differ plainly."""
    apart = ImageChops.difference(one, other).point(lambda v: 255 if v > 128 else 0)
    return float(ImageStat.Stat(apart).mean[0]) / 255


def test_every_word_stands_out_from_what_lies_under_it(t: Localize) -> None:
    """Measured in the finished picture: the ink against the average of the pixels behind it."""
    view = list(busy(4, 4))[-60]
    for picture in render.load("helios").pictures(view, focus(view), DARK, t):
        signs = tuple(item for item in picture.shown if not isinstance(item, Caption))
        size = (0, 0, picture.width, picture.height)
        bare = canvas.draw(Scene(picture.width, picture.height, DARK.ground, (Panel(size, (), signs),)))
        for caption in lists.seen_captions(picture):
            red, green, blue = ImageStat.Stat(bare.crop(caption.box)).median
            assert contrast(caption.colour, (int(red), int(green), int(blue))) >= 3, caption

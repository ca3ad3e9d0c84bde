"""Icons as PNG files: small square pictures for buttons and menus, readable on any background."""

from __future__ import annotations

from functools import cache
from io import BytesIO

from PIL import Image, ImageFilter

from render.pen import Sprite, painted
from render.sprites import WHITE, card
from render.theme import DARK

SIZE = 128
_RIM, _HAIRLINE = 5, 5
"""Widths of the white rim and of the dark line around it; the client shows a fifth of them."""
_ROOM = SIZE - 2 * (_RIM + _HAIRLINE + 2)


@cache
def png(sprite: Sprite, plate: bool = False) -> bytes:
    """The sprite on a transparent square, with a white rim for dark grounds and a dark line for light ones.

    A sprite that leaves no room for them is drawn smaller; a white one needs a dark plate under it.
    """
    drawn = _fitted(_on_plate(painted(sprite)) if plate else painted(sprite))
    cut = Image.new("RGBA", (SIZE, SIZE))
    cut.paste(drawn, ((SIZE - drawn.width) // 2, (SIZE - drawn.height) // 2))
    shape = cut.getchannel("A")
    image = Image.new("RGBA", (SIZE, SIZE), (*DARK.dark, 0))
    image.putalpha(_grown(shape, _RIM + _HAIRLINE))
    image.paste(WHITE, (0, 0), _grown(shape, _RIM))
    image.alpha_composite(cut)
    out = BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def _on_plate(drawn: Image.Image) -> Image.Image:
    drawn = drawn.crop(drawn.getbbox())
    wide = round(max(drawn.size) * 1.4)
    under = painted(card(wide, wide, wide // 5, DARK.panel))
    under.alpha_composite(drawn, ((wide - drawn.width) // 2, (wide - drawn.height) // 2))
    return under


def _fitted(drawn: Image.Image) -> Image.Image:
    """Crop to what is painted and scale down to the room that the rim leaves."""
    drawn = drawn.crop(drawn.getbbox())
    scale = min(1, _ROOM / max(drawn.size))
    return drawn.resize((round(drawn.width * scale), round(drawn.height * scale)), Image.Resampling.LANCZOS)


def _grown(shape: Image.Image, width: int) -> Image.Image:
    """Grow the mask by `width` pixels on all sides, with round corners."""
    blurred = shape.point(lambda a: 255 if a > 127 else 0).filter(ImageFilter.GaussianBlur(width * 0.6))
    return blurred.point(lambda a: min(255, max(0, (a - 8) * 12)))

"""Portraits of the eight characters: a colour and a headgear each."""

from __future__ import annotations

from collections.abc import Callable

from render.pen import Pen, Sprite, placed, star
from render.sprites import WHITE
from render.theme import GOLD, OUTLINE, Colour, mix

_SKIN: Colour = (246, 208, 172)
_HUES: dict[str, Colour] = {
    "architect": (238, 120, 90),
    "inventor": (90, 190, 160),
    "priestess": (240, 210, 110),
    "explorer": (120, 170, 240),
    "prophetess": (190, 130, 240),
    "cartographer": (230, 160, 84),
    "princess": (240, 140, 180),
    "treasurer": (150, 200, 90),
}
CHARACTERS = tuple(_HUES)


def _cap(pen: Pen, x: float, y: float, r: float, hue: Colour) -> None:
    pen.slice(x, y - r * 0.3, r * 0.36, 180, 360, hue)
    pen.card((x - r * 0.48, y - r * 0.36, x + r * 0.48, y - r * 0.24), r * 0.06, mix(hue, OUTLINE, 0.35))
    pen.card((x - r * 0.07, y - r * 0.7, x + r * 0.07, y - r * 0.34), r * 0.05, mix(hue, WHITE, 0.4))


def _goggles(pen: Pen, x: float, y: float, r: float, hue: Colour) -> None:
    pen.slice(x, y - r * 0.2, r * 0.34, 180, 360, mix(hue, OUTLINE, 0.5))
    pen.line([(x - r * 0.33, y - r * 0.16), (x + r * 0.33, y - r * 0.16)], OUTLINE, r * 0.1)
    for side in (-1, 1):
        pen.disc(x + side * r * 0.15, y - r * 0.16, r * 0.14, mix(hue, WHITE, 0.65), OUTLINE, r * 0.05)


def _halo(pen: Pen, x: float, y: float, r: float, hue: Colour) -> None:
    pen.slice(x, y - r * 0.16, r * 0.38, 170, 370, mix(hue, WHITE, 0.35))
    pen.disc(x, y - r * 0.04, r * 0.25, _SKIN)
    pen.arc(x, y - r * 0.2, r * 0.52, 200, 340, GOLD, r * 0.08)


def _hat(pen: Pen, x: float, y: float, r: float, hue: Colour) -> None:
    pen.slice(x, y - r * 0.3, r * 0.3, 180, 360, mix(hue, OUTLINE, 0.15))
    pen.oval(x, y - r * 0.28, r * 0.6, r * 0.12, mix(hue, OUTLINE, 0.3))
    pen.card((x - r * 0.29, y - r * 0.42, x + r * 0.29, y - r * 0.34), 0, GOLD)


def _hood(pen: Pen, x: float, y: float, r: float, hue: Colour) -> None:
    hood = placed([(0, -0.74), (0.34, -0.42), (0.42, 0.1), (-0.42, 0.1), (-0.34, -0.42)], x, y, r)
    pen.polygon(hood, mix(hue, OUTLINE, 0.3))
    pen.disc(x, y - r * 0.08, r * 0.24, _SKIN)
    pen.polygon(star(x, y - r * 0.34, r * 0.16, 4, 0.34), GOLD)


def _beret(pen: Pen, x: float, y: float, r: float, hue: Colour) -> None:
    pen.oval(x + r * 0.08, y - r * 0.36, r * 0.44, r * 0.19, mix(hue, OUTLINE, 0.25))
    pen.card((x - r * 0.3, y - r * 0.36, x + r * 0.3, y - r * 0.26), r * 0.04, mix(hue, OUTLINE, 0.55))
    pen.disc(x + r * 0.08, y - r * 0.54, r * 0.06, GOLD)


def _crown(pen: Pen, x: float, y: float, r: float, hue: Colour) -> None:
    for side in (-1, 1):
        pen.oval(x + side * r * 0.3, y + r * 0.04, r * 0.12, r * 0.32, mix(hue, OUTLINE, 0.45))
    pen.slice(x, y - r * 0.14, r * 0.34, 180, 360, mix(hue, OUTLINE, 0.45))
    points = [(-0.32, -0.3), (-0.38, -0.7), (-0.16, -0.5), (0, -0.78), (0.16, -0.5), (0.38, -0.7), (0.32, -0.3)]
    pen.polygon(placed(points, x, y, r), GOLD)
    pen.disc(x, y - r * 0.42, r * 0.06, (222, 60, 96))


def _turban(pen: Pen, x: float, y: float, r: float, hue: Colour) -> None:
    pen.oval(x, y - r * 0.36, r * 0.42, r * 0.26, mix(hue, WHITE, 0.25))
    for side in (-1, 1):
        ends = [(0, -0.5), (side * 0.38, -0.28)]
        pen.line(placed(ends, x, y, r), mix(hue, OUTLINE, 0.35), r * 0.06)
    pen.disc(x, y - r * 0.44, r * 0.11, GOLD, (150, 96, 10), r * 0.04)


_HEADGEAR: dict[str, Callable[[Pen, float, float, float, Colour], None]] = {
    "architect": _cap,
    "inventor": _goggles,
    "priestess": _halo,
    "explorer": _hat,
    "prophetess": _hood,
    "cartographer": _beret,
    "princess": _crown,
    "treasurer": _turban,
}


def _portrait(pen: Pen, character: str, r: int, day: bool) -> None:
    c = r + 1
    hue = _HUES[character]
    night = mix(hue, (26, 28, 60), 0.62)
    pen.disc(c, c, r, mix(hue, WHITE, 0.55) if day else mix(hue, OUTLINE, 0.2))
    pen.disc(c, c, r * 0.93, mix(hue, GOLD, 0.4) if day else night)
    pen.oval(c, c + r * 0.68, r * 0.56, r * 0.34, mix(hue, WHITE, 0.15) if not day else mix(hue, OUTLINE, 0.15))
    pen.card((c - r * 0.12, c + r * 0.1, c + r * 0.12, c + r * 0.44), r * 0.08, mix(_SKIN, OUTLINE, 0.18))
    pen.oval(c, c, r * 0.3, r * 0.34, _SKIN)
    _HEADGEAR[character](pen, c, c, r, hue)


def portrait(character: str, r: int, day: bool) -> Sprite:
    """A character at night (only hired) or by day (active, and while on offer)."""
    return Sprite(_portrait, 2 * r + 2, 2 * r + 2, (character, r, day))

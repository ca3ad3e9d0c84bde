"""Busts of the eight characters, in a frame of -80..80 by -100..70 around the face."""

from __future__ import annotations

from render.helios.drawings.brush import (
    IVORY,
    ROOF,
    UMBER,
    Layer,
    box,
    deep,
    dome,
    oval,
)
from render.pen import star
from render.sprites import WHITE
from render.theme import GOLD, OUTLINE, Colour, mix

_PALE: Colour = (246, 208, 172)
_TAN: Colour = (214, 160, 118)
_DARK: Colour = (150, 98, 66)
_FAIR: Colour = (250, 220, 190)
_LIPS: Colour = (150, 40, 40)


def _bust(skin: Colour, coat: Colour, collar: Colour | None = None) -> list[Layer]:
    """Shoulders and neck."""
    layers: list[Layer] = [
        (coat, [(-78, 70), *oval(0, 70, 76, 50, 180, 360), (78, 70)]),
        (deep(skin, 0.18), box(-13, 20, 13, 44)),
    ]
    if collar:
        layers.append((collar, [(-26, 30), (0, 58), (26, 30), (14, 24), (0, 38), (-14, 24)]))
    return layers


def _face(skin: Colour, smile: bool = True, closed: bool = False) -> list[Layer]:
    eyes = [box(x - 8, -6, x + 8, -3) if closed else oval(x, -4, 4.4, 5.4) for x in (-14, 14)]
    mouth = oval(0, 13, 11, 8, 0, 180) if smile else box(-9, 15, 9, 18)
    nose: Layer = (deep(skin, 0.16), [(0, -2), (5, 9), (-3, 9)])
    return [(skin, oval(0, 0, 33, 38)), *((OUTLINE, eye) for eye in eyes), (mix(skin, _LIPS, 0.6), mouth), nose]


def _architect() -> list[Layer]:
    skin = _PALE
    return [
        *_bust(skin, (226, 98, 66), IVORY),
        *_face(skin),
        ((110, 60, 30), [(-35, -2), (-35, -24), (-26, -24), (-28, -4)]),
        ((110, 60, 30), [(35, -2), (35, -24), (26, -24), (28, -4)]),
        ((255, 200, 60), dome(0, -20, 39, 40)),
        ((255, 226, 130), box(-7, -62, 7, -22)),
        ((220, 150, 30), box(-50, -24, 50, -15)),
        (IVORY, [(40, 70), (52, 8), (60, 8), (72, 70), (64, 70), (56, 34), (48, 70)]),
        (ROOF, oval(56, 6, 8)),
    ]


def _inventor() -> list[Layer]:
    skin = _FAIR
    hair = (236, 236, 240)
    return [
        (hair, star(0, -14, 60, 9, 0.72)),
        *_bust(skin, (50, 150, 124), (30, 90, 80)),
        *_face(skin),
        (hair, [(-18, 10), (0, 4), (18, 10), (24, 20), (0, 12), (-24, 20)]),
        (UMBER, box(-40, -26, 40, -12)),
        *[x for k in (-16, 16) for x in ((GOLD, oval(k, -19, 17)), ((150, 230, 240), oval(k, -19, 11)))],
        (GOLD, star(54, 46, 20, 8, 0.72)),
        (OUTLINE, oval(54, 46, 7)),
    ]


def _priestess() -> list[Layer]:
    skin = _TAN
    return [
        ((255, 220, 110), star(0, -14, 82, 16, 0.8)),
        ((255, 240, 190), oval(0, -14, 58)),
        (IVORY, [(-46, 70), (-44, -20), *oval(0, -16, 44, 46, 190, 350), (44, -20), (46, 70)]),
        *_bust(skin, (240, 230, 214), GOLD),
        *_face(skin, closed=True),
        (IVORY, [(-36, 4), *oval(0, -4, 37, 42, 180, 360), (36, 4), (26, -18), (0, -26), (-26, -18)]),
        (GOLD, oval(0, -30, 8)),
        (GOLD, box(-34, -26, -9, -20)),
        (GOLD, box(9, -26, 34, -20)),
    ]


def _explorer() -> list[Layer]:
    skin = _PALE
    return [
        ((120, 66, 30), [(-38, 34), *oval(0, -6, 38, 40, 180, 360), (38, 34)]),
        *_bust(skin, (70, 110, 190), (220, 70, 60)),
        *_face(skin),
        ((58, 104, 196), dome(0, -24, 36, 38)),
        ((240, 232, 210), box(-36, -34, 36, -25)),
        ((42, 80, 160), oval(0, -22, 66, 11)),
        ((250, 120, 70), [(28, -34), (70, -84), (74, -66), (40, -30)]),
    ]


def _prophetess() -> list[Layer]:
    skin = _DARK
    robe = (128, 78, 200)
    return [
        (robe, [(-62, 70), (-50, -24), (0, -92), (50, -24), (62, 70)]),
        (deep(robe, 0.45), [(-42, 60), (-38, -18), (0, -66), (38, -18), (42, 60)]),
        *_bust(skin, robe),
        *_face(skin, False, closed=True),
        (mix(robe, WHITE, 0.3), [(-38, 2), (-36, -24), (0, -62), (36, -24), (38, 2), (28, -20), (0, -40), (-28, -20)]),
        (GOLD, star(0, -30, 13, 4, 0.36)),
        ((190, 240, 255), oval(0, 62, 18)),
    ]


def _cartographer() -> list[Layer]:
    skin = _TAN
    return [
        *_bust(skin, (160, 92, 40), IVORY),
        ((70, 44, 26), [(-36, 6), *oval(0, -4, 36, 36, 180, 360), (36, 6)]),
        *_face(skin, False),
        ((70, 44, 26), [(-22, 18), (-8, 8), (0, 12), (8, 8), (22, 18), (10, 18), (0, 16), (-10, 18)]),
        ((196, 70, 54), [(-44, -20), *oval(6, -34, 52, 26, 170, 370), (44, -20)]),
        (mix((196, 70, 54), OUTLINE, 0.35), box(-40, -26, 40, -18)),
        (GOLD, oval(6, -60, 6)),
        ((250, 232, 190), [(24, 70), (24, 30), (78, 22), (78, 70)]),
        ((98, 160, 80), [(34, 62), (44, 40), (58, 46), (60, 62)]),
        (ROOF, box(62, 34, 70, 42)),
    ]


def _princess() -> list[Layer]:
    skin = _FAIR
    hair = (150, 70, 40)
    return [
        (hair, [(-54, 66), (-42, -10), *oval(0, -14, 42, 40, 180, 360), (42, -10), (54, 66)]),
        *_bust(skin, (226, 92, 150), (255, 200, 220)),
        *_face(skin),
        (hair, [(-36, 6), *oval(0, -6, 36, 38, 180, 360), (36, 6), (24, -24), (-6, -20), (-26, -12)]),
        (GOLD, [(-34, -34), (-40, -78), (-18, -54), (0, -88), (18, -54), (40, -78), (34, -34)]),
        ((222, 60, 96), oval(0, -48, 7)),
        ((90, 170, 255), oval(-22, -46, 4)),
        ((90, 170, 255), oval(22, -46, 4)),
    ]


def _treasurer() -> list[Layer]:
    skin = _DARK
    return [
        *_bust(skin, (86, 140, 60), GOLD),
        *_face(skin, False),
        ((40, 30, 30), [(-34, 0), (-24, 12), (0, 8), (24, 12), (34, 0), (30, 32), (0, 52), (-30, 32)]),
        (mix(skin, (150, 40, 40), 0.6), box(-8, 18, 8, 22)),
        ((220, 236, 190), [(-44, -16), *oval(0, -34, 48, 36, 170, 370), (44, -16), (0, -26)]),
        ((150, 190, 110), [(-44, -20), (10, -70), (20, -64), (-28, -20)]),
        ((150, 190, 110), [(44, -20), (-2, -58), (6, -66), (48, -32)]),
        (GOLD, oval(0, -42, 11)),
        ((210, 60, 80), oval(0, -42, 6)),
        (GOLD, oval(58, 48, 20)),
        ((255, 228, 130), oval(58, 48, 13)),
    ]


PEOPLE: dict[str, list[Layer]] = {
    "architect": _architect(),
    "inventor": _inventor(),
    "priestess": _priestess(),
    "explorer": _explorer(),
    "prophetess": _prophetess(),
    "cartographer": _cartographer(),
    "princess": _princess(),
    "treasurer": _treasurer(),
}

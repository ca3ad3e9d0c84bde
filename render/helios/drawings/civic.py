"""Observatory, sanctuary, grove, halls, palace and temple."""

from __future__ import annotations

from render.helios.drawings.brush import (
    DOOR,
    IVORY,
    LEAF,
    ROOF,
    SHADE,
    STONE,
    TEAL,
    UMBER,
    WINDOW,
    WOOD,
    Layer,
    arch,
    box,
    deep,
    dome,
    fir,
    oval,
    wall,
)
from render.sprites import WHITE
from render.theme import GOLD, OUTLINE, Colour, mix

GEM: Colour = (177, 108, 240)
GEM_LIGHT: Colour = (222, 182, 255)
GEM_DARK: Colour = (138, 70, 205)


def _observatory() -> list[Layer]:
    return [
        (STONE, box(-62, -58, 62, 0)),
        (SHADE, box(30, -58, 62, 0)),
        (GOLD, box(-68, -68, 68, -56)),
        (TEAL, dome(0, -68, 62)),
        (deep(TEAL), [*oval(0, -68, 62, 62, 270, 360), (30, -68), *oval(0, -68, 30, 62, 360, 270)]),
        (OUTLINE, [(-4, -70), (24, -70), (46, -112), (18, -129)]),
        (GOLD, [(12, -88), (26, -76), (33, -84), (19, -96)]),
        (IVORY, [(17, -99), (34, -83), (62, -113), (43, -131)]),
        (GOLD, [(38, -133), (62, -110), (80, -129), (56, -153)]),
        ((150, 220, 240), [(56, -153), (80, -129), (84, -133), (60, -157)]),
        (DOOR, arch(0, 0, 13, 36)),
        (WINDOW, oval(-38, -30, 9)),
        (WINDOW, oval(38, -30, 9)),
    ]


def _sanctuary() -> list[Layer]:
    return [
        (SHADE, box(-84, -10, 84, 0)),
        (STONE, [(-70, -8), (-70, -66), (0, -140), (70, -66), (70, -8)]),
        (SHADE, [(0, -140), (70, -66), (70, -8), (48, -8), (48, -60), (0, -112)]),
        (OUTLINE, [(-42, -8), (-42, -56), (0, -98), (42, -56), (42, -8)]),
        (GEM, [(0, -76), (24, -52), (16, -16), (-16, -16), (-24, -52)]),
        (GEM_LIGHT, [(0, -76), (24, -52), (0, -42), (-24, -52)]),
        (GEM_DARK, [(0, -42), (24, -52), (16, -16)]),
        (GOLD, oval(0, -118, 8)),
        (IVORY, box(-64, -64, -52, -8)),
        (IVORY, box(52, -64, 64, -8)),
    ]


def _city_hall() -> list[Layer]:
    return [
        (STONE, box(-86, -60, 86, 0)),
        (TEAL, [(-90, -60), (-74, -82), (74, -82), (90, -60)]),
        (IVORY, box(-26, -112, 26, 0)),
        (TEAL, [(-34, -110), (0, -156), (34, -110)]),
        (GOLD, oval(0, -88, 17)),
        (IVORY, oval(0, -88, 12)),
        (OUTLINE, [(-2, -97), (2, -97), (2, -89), (8, -85), (6, -81), (-2, -86)]),
        *[(WINDOW, box(x, -46, x + 14, -20)) for x in (-76, -52, 38, 62)],
        (DOOR, arch(0, 0, 14, 40)),
        (SHADE, box(-34, -8, 34, 0)),
        (WINDOW, box(-7, -66, 7, -50)),
    ]


def _citadel() -> list[Layer]:
    return [
        (SHADE, wall(-44, 44, -128, 4)),
        (STONE, wall(-90, -46, -108, 3)),
        (STONE, wall(46, 90, -108, 3)),
        (mix(STONE, SHADE, 0.35), wall(-56, 56, -70, 6)),
        (ROOF, [(0, -166), (34, -156), (0, -144)]),
        (OUTLINE, box(-3, -166, 1, -124)),
        (DOOR, arch(0, 0, 20, 50)),
        (SHADE, box(-2, -48, 2, 0)),
        (SHADE, box(-20, -28, 20, -24)),
        (WINDOW, arch(-68, -60, 7, 28)),
        (WINDOW, arch(68, -60, 7, 28)),
        (WINDOW, arch(0, -84, 8, 26)),
    ]


def _palace() -> list[Layer]:
    return [
        (TEAL, dome(-66, -76, 20, 26)),
        (TEAL, dome(66, -76, 20, 26)),
        (STONE, box(-84, -78, -48, 0)),
        (STONE, box(48, -78, 84, 0)),
        (GOLD, [(-5, -138), (0, -166), (5, -138)]),
        (GOLD, [(-46, -92), *oval(0, -100, 48, 44, 190, 350), (46, -92)]),
        ((255, 226, 140), [*oval(-14, -102, 16, 34, 180, 360)]),
        (IVORY, box(-50, -94, 50, 0)),
        (DOOR, arch(0, 0, 18, 58)),
        (WINDOW, arch(-34, -28, 8, 36)),
        (WINDOW, arch(34, -28, 8, 36)),
        (WINDOW, arch(-66, -24, 8, 34)),
        (WINDOW, arch(66, -24, 8, 34)),
        (GOLD, box(-54, -98, 54, -88)),
        (SHADE, box(-90, -6, 90, 0)),
    ]


def _temple() -> list[Layer]:
    roof = (255, 206, 90)
    return [
        (SHADE, box(-88, -12, 88, 0)),
        (IVORY, box(-78, -24, 78, -12)),
        (UMBER, box(-66, -92, 66, -24)),
        *[(IVORY, box(x - 9, -92, x + 9, -24)) for x in (-62, -31, 31, 62)],
        (GOLD, oval(0, -46, 15)),
        ((255, 240, 180), oval(0, -46, 8)),
        (STONE, box(-78, -104, 78, -90)),
        (roof, [(-88, -102), (0, -150), (88, -102)]),
        (mix(roof, WHITE, 0.4), [(-52, -108), (0, -136), (52, -108)]),
        (GOLD, oval(0, -118, 8)),
    ]


def _hallowed_grove() -> list[Layer]:
    shade = deep(LEAF, 0.38)
    return [
        (shade, fir(-54, -54, 62)),
        (shade, fir(54, -54, 62)),
        (WOOD, box(-9, -30, 9, 0)),
        (LEAF, fir(0, -76, 84)),
        (deep(LEAF, 0.22), [(0, -160), (34, -111), (18, -111), (47, -68), (25, -68), (59, -17), (14, -17)]),
        (STONE, [(-86, 0), (-82, -32), (-70, -38), (-60, -30), (-58, 0)]),
        (SHADE, [(58, 0), (60, -34), (72, -42), (84, -32), (86, 0)]),
        (STONE, [(-44, 0), (-42, -24), (-32, -28), (-24, 0)]),
        (STONE, [(26, 0), (30, -26), (42, -26), (46, 0)]),
        (GOLD, oval(0, -54, 8)),
    ]


CIVIC = {
    "observatory": _observatory(),
    "sanctuary": _sanctuary(),
    "hallowed_grove": _hallowed_grove(),
    "city_hall": _city_hall(),
    "citadel": _citadel(),
    "palace": _palace(),
    "temple": _temple(),
}

"""Lodge, power plant, bazaar, watchtower, warehouse and land steward."""

from __future__ import annotations

from render.helios.drawings.brush import (
    DOOR,
    IVORY,
    LAMP,
    LEAF,
    ROOF,
    SHADE,
    STONE,
    UMBER,
    WINDOW,
    WOOD,
    Layer,
    arch,
    box,
    deep,
    oval,
    rays,
)
from render.pen import Point
from render.sprites import WHITE
from render.theme import GOLD, OUTLINE, Colour, mix

BRICK: Colour = (206, 78, 60)
GLASS: Colour = (90, 170, 240)


def _tower(x: float, half: float, high: float) -> list[Point]:
    """A cooling tower, narrow at the waist."""
    waist = [half * (0.62 + 0.38 * (1 - t / 5) ** 2 + 0.1 * (t / 5) ** 3) for t in range(6)]
    left = [(x - w, -high * t / 5) for t, w in enumerate(waist)]
    return [*left, *((2 * x - a, y) for a, y in reversed(left))]


def _sun_lodge() -> list[Layer]:
    beams = [(GOLD, ray) for ray in rays(0, -62, 8, 14, 27)]
    return [
        (WOOD, box(-10, -146, 10, -120)),
        (STONE, box(-60, -64, 60, 0)),
        (STONE, [(-58, -60), (0, -122), (58, -60)]),
        (ROOF, [(0, -142), (90, -48), (76, -36), (0, -114), (-76, -36), (-90, -48)]),
        *beams,
        (LAMP, oval(0, -62, 15)),
        (DOOR, arch(0, 0, 15, 34)),
        (WINDOW, box(-48, -34, -26, -12)),
        (WINDOW, box(26, -34, 48, -12)),
        (SHADE, box(-72, -6, 72, 0)),
    ]


def _power_plant() -> list[Layer]:
    return [
        (SHADE, _tower(-18, 34, 118)),
        (BRICK, box(-42, -118, 6, -104)),
        (STONE, _tower(-52, 38, 142)),
        (BRICK, box(-79, -142, -25, -126)),
        (STONE, box(-4, -62, 88, 0)),
        (
            ROOF,
            [
                (-8, -62),
                (18, -84),
                (18, -62),
                (44, -84),
                (44, -62),
                (70, -84),
                (70, -62),
                (92, -62),
                (92, -56),
                (-8, -56),
            ],
        ),
        (GLASS, box(6, -46, 26, -26)),
        (GLASS, box(60, -46, 80, -26)),
        (DOOR, box(32, -34, 52, 0)),
        (GOLD, [(50, -154), (16, -86), (42, -86), (26, -30), (80, -104), (52, -104), (76, -154)]),
    ]


def _bazaar() -> list[Layer]:
    stripes: list[Layer] = []
    for i in range(6):
        a, b = -1 + i / 3, -1 + (i + 1) / 3
        stripes.append(
            (
                (ROOF, IVORY)[i % 2],
                [
                    (a * 60, -126),
                    (b * 60, -126),
                    (b * 86, -74),
                    *oval((a + b) * 43, -74, 14.3, 12, 0, 180),
                    (a * 86, -74),
                ],
            )
        )
    fruit = [
        (c, oval(x, -42, 11))
        for x, c in (
            (-52, (240, 130, 50)),
            (-30, (240, 130, 50)),
            (-8, (96, 176, 60)),
            (14, (96, 176, 60)),
            (36, (190, 70, 150)),
            (56, (190, 70, 150)),
        )
    ]
    return [
        (WOOD, box(-74, -86, -64, 0)),
        (WOOD, box(64, -86, 74, 0)),
        (UMBER, box(-64, -80, 64, -30)),
        *fruit,
        (WOOD, box(-80, -36, 80, 0)),
        (deep(WOOD, 0.25), box(-80, -18, 80, -12)),
        *stripes,
        (WOOD, box(-3, -154, 3, -126)),
        (GOLD, [(3, -154), (34, -145), (3, -136)]),
    ]


def _watchtower() -> list[Layer]:
    return [
        (SHADE, [(-84, 0), (-62, -30), (-36, -38), (36, -38), (66, -24), (84, 0)]),
        (STONE, [(-32, -32), (-24, -96), (24, -96), (32, -32)]),
        (SHADE, [(8, -32), (8, -96), (24, -96), (32, -32)]),
        (WOOD, box(-40, -108, 40, -94)),
        (LAMP, box(-24, -130, 24, -108)),
        (WOOD, box(-30, -132, -22, -108)),
        (WOOD, box(22, -132, 30, -108)),
        (ROOF, [(-46, -130), (0, -164), (46, -130)]),
        (WINDOW, arch(-4, -62, 8, 24)),
        (deep(SHADE), [(-50, 0), (-30, -20), (-8, 0)]),
        (deep(SHADE), [(20, 0), (44, -16), (62, 0)]),
    ]


def _warehouse() -> list[Layer]:
    return [
        (STONE, box(-80, -74, 80, 0)),
        (ROOF, [(-92, -70), (-62, -116), (0, -136), (62, -116), (92, -70)]),
        (mix(ROOF, WHITE, 0.25), [(-92, -70), (-62, -116), (0, -136), (0, -126), (-56, -108), (-80, -70)]),
        (OUTLINE, box(-24, -104, 24, -76)),
        (WOOD, box(-14, -96, 12, -76)),
        (OUTLINE, box(-48, -58, 48, 0)),
        (WOOD, box(-44, -34, -8, 0)),
        (WOOD, box(-4, -34, 34, 0)),
        (mix(WOOD, WHITE, 0.25), box(-26, -58, 8, -34)),
        (LEAF, box(-36, -22, -16, -12)),
        (GLASS, box(6, -22, 24, -12)),
        (WOOD, box(58, -30, 86, 0)),
    ]


def _land_steward() -> list[Layer]:
    soil = (140, 60, 22)
    return [
        (deep(soil), [(-76, -50), (76, -50), (76, -16), (0, 8), (-76, -16)]),
        (mix(soil, WHITE, 0.2), [(76, -50), (76, -16), (0, 8), (0, -20)]),
        (LEAF, [(0, -80), (76, -54), (76, -42), (0, -16), (-76, -42), (-76, -54)]),
        (deep(LEAF, 0.4), [(-5, -44), (-4, -108), (4, -108), (5, -44)]),
        (LEAF, [(0, -80), (-20, -118), (-62, -124), (-48, -90)]),
        (mix(LEAF, WHITE, 0.28), [(0, -96), (14, -140), (58, -158), (48, -116)]),
        (WOOD, box(52, -104, 58, -30)),
        (IVORY, [(58, -104), (90, -94), (58, -82)]),
        (UMBER, oval(0, -44, 22, 8)),
    ]


WORKS = {
    "sun_lodge": _sun_lodge(),
    "power_plant": _power_plant(),
    "bazaar": _bazaar(),
    "watchtower": _watchtower(),
    "warehouse": _warehouse(),
    "land_steward": _land_steward(),
}

"""Palace, temples and shrine. Each function draws one building, whole; see `brush` for its frame."""

from __future__ import annotations

from render.bluemoon.buildings.brush import Brush, Look
from render.pen import bezier, polygon, star
from render.theme import mix


def royal_palace(q: Brush, k: Look) -> None:
    for x in (-94, 94):
        q.wall(x - 17, 0, x + 17, 82, k)
        q.dome(x, 82, 20, 24, k.roof, k.deep)
        q.poly([(x - 5, 102), (x + 5, 102), (x, 122)], k.roof)
        q.arch(x, 48, 12, 22, k.glass)
    q.wall(-78, 0, 78, 52, k)
    for x in (-62, 62):
        q.wall(x - 9, 0, x + 9, 78, k)
        q.cone(x, 78, 13, 26, k)
    q.wall(-44, 0, 44, 76, k)
    q.rect(-32, 76, 32, 88, k.light)
    q.dome(0, 88, 34, 38, k.roof, k.deep)
    q.line([(0, 124), (0, 146)], k.gold, 3)
    q.disc(0, 134, 6, k.gold)
    q.arch(0, 0, 28, 46, k.door)
    q.arch(0, 0, 16, 36, k.gold)
    for x in (-32, 32):
        q.arch(x, 42, 11, 22, k.glass)
    for x in (-62, 62, -94, 94):
        q.arch(x, 14, 11, 22, k.glass)
    for i, c in enumerate(("red", "blue", "yellow", "green")):
        q.flag((-94, -62, 62, 94)[i], (118, 100, 100, 118)[i], 16, k.cloth(c), k)
    q.rect(-40, 0, 40, 6, k.light)


def fire_temple(q: Brush, k: Look) -> None:
    for w, y, h in ((114, 0, 32), (88, 32, 30), (62, 62, 26)):
        q.poly([(-w, y), (w, y), (w - 14, y + h), (14 - w, y + h)], k.wall)
        q.poly([(w * 0.4, y), (w, y), (w - 14, y + h), (w * 0.36, y + h)], k.shade)
        q.rect(14 - w, y + h - 4, w - 14, y + h, k.light)
        for x in (-1, 1):
            q.poly(
                [
                    (x * (w - 24) - 7, y + h),
                    (x * (w - 24) + 7, y + h),
                    (x * (w - 24) + 9, y + h + 8),
                    (x * (w - 24) - 9, y + h + 8),
                ],
                k.roof,
            )
            if not q.ruin:
                q.flame(x * (w - 24), y + h + 7, 10)
    q.poly([(-22, 0), (22, 0), (12, 88), (-12, 88)], k.light)
    q.poly([(-9, 0), (9, 0), (5, 88), (-5, 88)], k.fire)
    q.poly([(-24, 88), (24, 88), (34, 104), (-34, 104)], k.roof)
    if not q.ruin:
        q.flame(0, 102, 30)


def earth_temple(q: Brush, k: Look) -> None:
    peak = [
        (-118, 0),
        (-100, 38),
        (-76, 58),
        (-58, 98),
        (-24, 122),
        (2, 148),
        (28, 118),
        (60, 92),
        (80, 54),
        (106, 32),
        (118, 0),
    ]
    q.poly(peak, k.roof)
    q.poly([(2, 148), (28, 118), (60, 92), (80, 54), (106, 32), (118, 0), (58, 0), (44, 70), (14, 104)], k.deep)
    for a, b, y in ((-86, -60, 46), (-58, -34, 94), (-16, 14, 126), (66, 84, 44)):
        q.line([(a, y), (b, y + 4)], k.light, 3)
    q.rect(-54, 0, 54, 72, k.wall)
    q.poly([(-64, 72), (64, 72), (0, 104)], k.light)
    q.poly([(-48, 76), (48, 76), (0, 99)], k.wall)
    q.poly(polygon(0, 84, 9, 4), k.gold)
    q.rect(-60, 66, 60, 74, k.light)
    q.rect(-50, 8, 50, 66, k.door)
    for x in (-46, -24, 24, 46):
        q.rect(x - 6, 6, x + 6, 66, k.light)
        q.rect(x + 2, 6, x + 6, 66, k.shade)
    q.arch(0, 4, 22, 48, k.gold if not q.ruin else k.glass)
    q.rect(-66, 0, 66, 7, k.light)


def water_temple(q: Brush, k: Look) -> None:
    for x in (-94, 94):
        q.wall(x - 20, 0, x + 20, 62, k)
        q.oval(x, 62, 26, 8, k.light)
        q.oval(x, 63, 20, 5, k.water)
        q.rect(x - 8, 0, x + 8, 60, k.water)
        q.line([(x - 3, 2), (x - 3, 54)], k.light, 2)
    q.rect(-66, 0, 66, 64, k.shade)
    for x in (-58, -30, 30, 58):
        q.rect(x - 6, 0, x + 6, 62, k.light)
        q.rect(x + 2, 0, x + 6, 62, k.shade)
    q.arch(0, 0, 34, 52, k.water)
    q.rect(-76, 62, 76, 74, k.wall)
    q.rect(-76, 70, 76, 74, k.light)
    drop = [*bezier((0, 150), (8, 124), (52, 112), (50, 74)), *bezier((-50, 74), (-52, 112), (-8, 124), (0, 150))]
    q.poly(drop, k.roof)
    q.poly(
        [*bezier((0, 150), (8, 124), (52, 112), (50, 74)), (22, 74), *bezier((22, 74), (30, 110), (6, 120), (0, 150))],
        k.deep,
    )
    q.line(bezier((-34, 80), (-34, 98), (-22, 106), (-14, 114)), k.light, 4)
    q.rect(-74, 0, 74, 6, k.light)
    q.rect(-60, 0, 60, 3, k.water)


def golden_shrine(q: Brush, k: Look) -> None:
    if not q.ruin:
        q.poly(star(0, 70, 84, 16, 0.72), (255, 236, 150))
    for w, y in ((104, 0), (84, 14), (64, 28)):
        q.wall(-w, y, w, y + 14, k)
    q.poly(
        [*bezier((-50, 42), (-52, 84), (-30, 98), (-8, 104)), *bezier((8, 104), (30, 98), (52, 84), (50, 42))], k.gold
    )
    q.poly(
        [*bezier((8, 104), (30, 98), (52, 84), (50, 42)), (20, 42), *bezier((20, 42), (22, 84), (12, 98), (8, 104))],
        mix(k.gold, k.deep, 0.35),
    )
    for i in range(5):
        q.oval(0, 108 + i * 8, 13 - i * 2, 4.4, k.gold if i % 2 else k.roof)
    q.line([(0, 140), (0, 156)], k.gold, 3)
    q.arch(0, 42, 26, 38, k.door)
    for i, c in enumerate(("black", "red", "blue")):
        q.disc(-34 + i * 34, 36, 6, k.cloth(c))

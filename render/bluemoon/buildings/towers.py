"""The three towers and the hospital. Each function draws one building, whole; see `brush` for its frame."""

from __future__ import annotations

from render.bluemoon.buildings.brush import Brush, Look
from render.theme import OUTLINE, mix


def flight_tower(q: Brush, k: Look) -> None:
    wing = [(0, 0), (22, 20), (58, 30), (104, 26), (88, 16), (94, 8), (74, 4), (78, -6), (54, -8), (30, -10), (0, -14)]
    for side in (-1, 1):
        q.poly([(side * x, 104 + y) for x, y in wing], k.light if side < 0 else k.wall)
        for far in (34, 54, 74):
            q.line([(side * 10, 98), (side * far, 116 - far * 0.14)], k.shade, 2)
    q.poly([(-26, 0), (26, 0), (15, 120), (-15, 120)], k.wall)
    q.poly([(10, 0), (26, 0), (15, 120), (6, 120)], k.shade)
    for y, r in ((46, 60), (76, 44)):
        q.poly([(-r, y), (r, y), (r * 0.4, y - 14), (-r * 0.4, y - 14)], k.deep)
        q.rect(-r, y, r, y + 7, k.roof)
        q.rect(-r, y + 4, r, y + 7, k.light)
    q.dome(0, 120, 20, 18, k.roof, k.deep)
    q.line([(0, 136), (0, 152)], k.gold, 3)
    q.arch(0, 0, 24, 30, k.door)
    q.arch(0, 94, 13, 20, k.glass)
    q.arch(0, 56, 12, 14, k.glass)
    if not q.ruin:
        for x, y in ((-82, 66), (80, 58)):
            q.poly([(x - 18, y + 8), (x, y + 1), (x + 18, y + 8), (x, y - 8)], k.roof)
    q.wall(-72, 0, -26, 20, k)
    q.wall(26, 0, 72, 20, k)


def monastery_tower(q: Brush, k: Look) -> None:
    rock = mix(k.shade, k.deep, 0.4)
    q.poly([(-100, 0), (-74, 22), (-44, 28), (44, 28), (66, 18), (104, 0)], rock)
    q.poly([(44, 28), (66, 18), (104, 0), (20, 0)], mix(rock, OUTLINE, 0.3))
    for w, y, h in ((44, 26, 26), (35, 60, 22), (26, 90, 18)):
        q.wall(-w, y, w, y + h, k)
        for x in (-w * 0.55, 0, w * 0.55):
            q.arch(x, y + 3, 11, h - 6, k.glass if x else k.door)
        top = y + h
        q.poly(
            [
                (-w - 24, top + 3),
                (-w - 16, top - 4),
                (w + 16, top - 4),
                (w + 24, top + 3),
                (w - 6, top + 13),
                (6 - w, top + 13),
            ],
            k.roof,
        )
        q.poly([(-w - 16, top - 4), (w + 16, top - 4), (w + 10, top), (-w - 10, top)], k.deep)
    q.cone(0, 118, 22, 22, k)
    q.line([(0, 138), (0, 154)], k.gold, 3)
    q.disc(0, 146, 5, k.gold)
    for i in range(4):
        q.rect(-14 + i, i * 7, 14 - i, i * 7 + 5, k.light)
    q.dome(76, 22, 9, 14, k.gold, k.shade)
    q.line([(64, 18), (64, 44), (88, 44), (88, 10)], k.deep, 3)


def watchtower(q: Brush, k: Look) -> None:
    for x0, x1 in ((-116, -24), (24, 116)):
        q.wall(x0, 0, x1, 34, k)
        q.teeth(x0, x1, 34, 9, 5, k.wall)
    q.poly([(-32, 0), (32, 0), (22, 96), (-22, 96)], k.wall)
    q.poly([(12, 0), (32, 0), (22, 96), (8, 96)], k.shade)
    for y in (28, 54, 80):
        q.line([(-26 + y * 0.06, y), (-10, y)], k.shade, 2)
        q.line([(-6, y - 12), (10, y - 12)], k.shade, 2)
    q.poly([(-22, 94), (22, 94), (40, 108), (-40, 108)], k.deep)
    q.rect(-42, 106, 42, 114, k.light)
    q.teeth(-42, 42, 114, 10, 5, k.wall)
    for x in (-30, 30):
        q.line([(x, 112), (x, 136)], k.deep, 4)
    if not q.ruin:
        q.flame(0, 112, 13)
    q.poly([(-46, 134), (46, 134), (0, 160)], k.roof)
    q.poly([(10, 134), (46, 134), (0, 160)], k.deep)
    q.arch(0, 0, 24, 36, k.door)
    q.arch(0, 62, 11, 24, k.glass)


def hospital(q: Brush, k: Look) -> None:
    for x0, x1 in ((-116, -36), (36, 116)):
        q.wall(x0, 0, x1, 56, k)
        q.gable(x0 - 4, x1 + 4, 56, 22, 12, k)
        for i in range(3):
            q.arch(x0 + 18 + i * 22, 26, 12, 20, k.glass)
            q.rect(x0 + 12 + i * 22, 6, x0 + 24 + i * 22, 16, k.glass)
    q.wall(-40, 0, 40, 84, k)
    q.poly([(-50, 84), (50, 84), (0, 126)], k.roof)
    leaf = mix((40, 150, 100), k.wall, 0.6 if q.ruin else 0)
    q.disc(0, 84, 23, k.light)
    q.rect(-5, 68, 5, 100, leaf)
    q.rect(-16, 79, 16, 89, leaf)
    q.arch(0, 0, 32, 44, k.door)

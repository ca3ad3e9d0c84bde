"""Halls, and the houses of learning. Each function draws one building, whole; see `brush` for its frame."""

from __future__ import annotations

from render.bluemoon.buildings.brush import Brush, Look
from render.pen import bezier, star
from render.sprites import WHITE
from render.theme import OUTLINE, mix


def great_hall(q: Brush, k: Look) -> None:
    q.rect(-20, 0, 110, 40, k.shade)
    for i, c in enumerate(("red", "yellow", "blue", "white", "green")):
        q.disc(4 + i * 23, 22, 9.5, k.deep)
        q.disc(4 + i * 23, 22, 7.5, k.cloth(c))
    q.poly([(-62, 130), (74, 130), (118, 38), (-10, 38)], k.roof)
    for i in range(1, 5):
        y = 38 + i * 18
        q.line([(-10 - (y - 38) * 0.56, y), (118 - (y - 38) * 0.48, y)], k.deep, 2.4)
    q.rect(-104, 0, -20, 44, k.wall)
    q.poly([(-104, 42), (-20, 42), (-62, 122)], k.wall)
    for x in (-92, -78, -46, -32):
        q.line([(x, 2), (x, 44)], k.shade, 2.4)
    q.arch(-62, 0, 30, 44, k.door)
    q.line([(-84, 48), (-40, 48)], k.deep, 3.4)
    q.line([(-116, 34), (-52, 148)], k.deep, 6)
    q.line([(-8, 34), (-72, 148)], k.deep, 6)
    for x, s in ((-52, 1), (-72, -1)):
        q.disc(x + 2 * s, 148, 6, k.gold)
    q.poly(star(-62, 72, 14, 8, 0.6), k.gold)


def main_hall(q: Brush, k: Look) -> None:
    q.wall(-112, 0, 112, 64, k)
    q.poly([(-120, 62), (120, 62), (60, 96), (-60, 96)], k.roof)
    q.rect(-60, 96, 60, 112, k.light)
    q.poly([(-68, 110), (68, 110), (0, 144)], k.roof)
    q.poly([(12, 110), (68, 110), (0, 144)], k.deep)
    for i, c in enumerate(("brown", "blue", "red", "black", "grey", "white", "yellow", "green")):
        x = -95 + i * 27.2
        q.arch(x, 0, 20, 48, k.door)
        q.poly([(x - 8, 56), (x + 8, 56), (x + 8, 22), (x, 15), (x - 8, 22)], k.cloth(c))
    q.flag(0, 142, 18, k.cloth("any"), k)


def library(q: Brush, k: Look) -> None:
    for x0, x1 in ((-116, -76), (76, 116)):
        q.wall(x0, 0, x1, 60, k)
        q.rect(x0 - 3, 58, x1 + 3, 65, k.roof)
        q.rect(x0 + 6, 10, x1 - 6, 50, k.door)
        for row in (11, 31):
            for i in range(6):
                c = k.cloth(("red", "yellow", "blue", "green", "brown", "any")[(i * 5 + row) % 6])
                q.rect(x0 + 8 + i * 4.2, row, x0 + 11.4 + i * 4.2, row + 14 + (i * 7 + row) % 4, c)
    q.rect(-74, 0, 74, 70, k.shade)
    q.arch(0, 8, 30, 50, k.door)
    for x in (-64, -42, -22, 22, 42, 64):
        q.rect(x - 6, 8, x + 6, 66, k.light)
        q.rect(x + 2, 8, x + 6, 66, k.shade)
    q.rect(-82, 66, 82, 78, k.wall)
    q.poly([(-90, 78), (90, 78), (0, 128)], k.roof)
    q.poly([(-68, 82), (68, 82), (0, 119)], k.wall)
    for side in (-1, 1):
        q.poly([(0, 84), (side * 30, 89), (side * 30, 105), (0, 100)], WHITE if not q.ruin else k.light)
        q.line([(0, 84), (side * 30, 89), (side * 30, 105), (0, 100)], k.deep, 2.2)
    q.line([(0, 84), (0, 100)], k.deep, 2.2)
    for i in range(3):
        q.rect(-88 + i * 5, i * 3, 88 - i * 5, i * 3 + 3, k.light if i % 2 else k.wall)


def university(q: Brush, k: Look) -> None:
    q.wall(-112, 0, -72, 92, k)
    q.cone(-92, 92, 25, 44, k)
    q.disc(-92, 72, 13, k.deep)
    q.disc(-92, 72, 10.5, k.light)
    q.line([(-92, 72), (-92, 79)], k.deep, 2)
    q.line([(-92, 72), (-86, 70)], k.deep, 2)
    q.arch(-92, 16, 15, 30, k.glass)
    q.wall(52, 0, 114, 46, k)
    q.gable(48, 118, 46, 20, 14, k)
    q.line([(14, 92), (58, 134)], k.deep, 13)
    q.line([(16, 94), (56, 132)], k.gold, 8)
    q.line([(52, 128), (60, 136)], k.deep, 15)
    q.dome(-6, 64, 54, 54, k.roof, k.deep)
    q.poly([(2, 64), (20, 64), (28, 108), (16, 114)], k.glass)
    q.wall(-66, 0, 56, 66, k)
    q.rect(-68, 62, 58, 69, k.light)
    for x in (-48, -28, 16, 38):
        q.arch(x, 18, 13, 34, k.glass)
    q.arch(-6, 0, 24, 44, k.door)
    for x in (70, 94):
        q.arch(x, 12, 13, 24, k.glass)
    q.poly([(x, 184 - y) for x, y in star(-6, 92, 12, 5, 0.45)], k.gold)


def theatre(q: Brush, k: Look) -> None:
    q.wall(-112, 0, 112, 30, k)
    q.wall(-86, 0, 86, 104, k)
    q.gable(-96, 96, 104, 22, 26, k)
    q.arch(0, 6, 132, 88, k.door)
    red = k.cloth("red")
    for side in (-1, 1):
        q.poly(
            [
                (side * 64, 6),
                (side * 64, 60),
                (side * 40, 88),
                (side * 4, 92),
                *[(side * x, y) for x, y in bezier((4, 92), (14, 60), (40, 50), (40, 6))],
            ],
            red,
        )
        for x in (48, 57):
            q.line([(side * x, 8), (side * (x - 4), 66)], mix(red, OUTLINE, 0.35), 2)
    q.rect(-78, 0, 78, 10, k.light)
    for x, smile in ((-20, 1), (20, -1)):
        q.poly(
            [
                *bezier((x - 18, 136), (x - 20, 108), (x - 8, 100), (x, 100)),
                *bezier((x, 100), (x + 8, 100), (x + 20, 108), (x + 18, 136)),
            ],
            k.gold if smile > 0 else k.light,
        )
        for e in (-7, 7):
            q.oval(x + e, 126, 3.6, 2.6, k.door)
        q.line(
            bezier(
                (x - 8, 113 + 2 * smile), (x - 4, 113 - 4 * smile), (x + 4, 113 - 4 * smile), (x + 8, 113 + 2 * smile)
            ),
            k.door,
            2.6,
        )

"""What feeds and defends the city. Each function draws one building, whole; see `brush` for its frame."""

from __future__ import annotations

import math

from render.bluemoon.buildings.brush import CREAM, LIGHT, Brush, Look
from render.pen import Point, bezier
from render.sprites import WHITE


def citadel(q: Brush, k: Look) -> None:
    q.wall(-72, 0, 72, 56, k)
    q.teeth(-66, 66, 56, 10, 8, k.wall)
    for x, h in ((-90, 84), (90, 84)):
        q.wall(x - 25, 0, x + 25, h, k)
        q.rect(x - 29, h, x + 29, h + 10, k.light)
        q.teeth(x - 29, x + 29, h + 10, 10, 4, k.wall)
        q.arch(x, 40, 9, 24, k.fire)
    q.wall(-36, 0, 36, 108, k)
    q.rect(-41, 108, 41, 118, k.light)
    q.teeth(-41, 41, 118, 12, 5, k.wall)
    q.arch(0, 0, 38, 48, k.door)
    for x in (-10, 0, 10):
        q.line([(x, 0), (x, 42)], k.light, 2.4)
    q.line([(-18, 24), (18, 24)], k.light, 2.4)
    for x in (-18, 18):
        q.arch(x, 68, 9, 24, k.fire)
    q.flag(0, 122, 28, k.fire, k)


def aqueduct(q: Brush, k: Look) -> None:
    q.rect(-120, 0, 104, 66, k.wall)
    q.rect(-120, 60, 104, 68, k.light)
    q.rect(-120, 68, 104, 112, k.wall)
    q.rect(-120, 108, 104, 122, k.light)
    q.rect(-120, 115, 104, 122, k.water)
    for i in range(4):
        q.arch(-92 + i * 56, 0, 42, 56, k.shade)
        q.arch(-94 + i * 56, -1, 37, 54, None)
    for i in range(7):
        q.arch(-104 + i * 32, 72, 22, 32, k.shade)
        q.arch(-105 + i * 32, 72, 18, 31, None)
    q.poly([(100, 122), (110, 118), (116, 100), (118, 0), (102, 0)], k.water)
    q.line(bezier((106, 116), (110, 110), (112, 96), (112, 6)), k.light, 2.4)
    q.oval(106, 2, 16, 6, k.light)


def iron_foundry(q: Brush, k: Look) -> None:
    q.poly([(62, 0), (92, 0), (88, 126), (66, 126)], k.wall)
    q.poly([(80, 0), (92, 0), (88, 126), (80, 126)], k.shade)
    q.poly([(94, 0), (116, 0), (113, 98), (97, 98)], k.wall)
    for x, y, w in ((77, 126, 14), (105, 98, 11), (77, 100, 13)):
        q.rect(x - w, y - 7, x + w, y, k.roof)
    for i in range(4):
        x = -114 + i * 43
        q.poly([(x, 58), (x + 43, 58), (x + 43, 92)], k.roof)
        q.poly([(x + 18, 62), (x + 38, 62), (x + 38, 80)], k.fire)
    q.wall(-114, 0, 62, 60, k)
    q.arch(-26, 0, 62, 52, k.deep)
    q.arch(-26, 0, 46, 42, k.fire)
    if not q.ruin:
        q.arch(-26, 0, 24, 26, LIGHT)
        for x, y, r in ((80, 138, 9), (92, 148, 12), (108, 112, 8)):
            q.disc(x, y, r, (140, 118, 128))
    for x in (-90, 32):
        q.rect(x - 14, 18, x + 14, 42, k.fire)
        q.line([(x, 18), (x, 42)], k.deep, 2.4)
        q.line([(x - 14, 30), (x + 14, 30)], k.deep, 2.4)


def _sail(q: Brush, k: Look, turn: int) -> None:
    """One sail of the mill; of a ruin only its ribs, the second broken off."""
    a, end = math.radians(turn), 40 if q.ruin and turn == 208 else 80
    u, v = (math.cos(a), math.sin(a)), (-math.sin(a), math.cos(a))

    def spot(far: float, aside: float) -> Point:
        return u[0] * far + v[0] * aside, 98 + u[1] * far + v[1] * aside

    if not q.ruin:
        q.poly([spot(20, 0), spot(end, 0), spot(end, 20), spot(20, 16)], CREAM)
        for far in (34, 48, 62):
            q.line([spot(far, 0), spot(far, 18)], k.roof, 1.8)
        q.line([spot(20, 16), spot(end, 20), spot(end, 0)], k.roof, 2)
    elif end > 50:
        for far in (30, 46, 62, 78):
            q.line([spot(far, 0), spot(far, 15)], k.light, 2)
    q.line([spot(0, 0), spot(end, 0)], k.deep, 4)


def mill(q: Brush, k: Look) -> None:
    q.wall(-104, 0, -26, 34, k)
    q.gable(-112, -20, 34, 24, 18, k)
    q.rect(-84, 8, -66, 24, k.glass)
    q.poly([(-38, 0), (38, 0), (24, 96), (-24, 96)], k.wall)
    q.poly([(16, 0), (38, 0), (24, 96), (10, 96)], k.shade)
    q.dome(0, 94, 31, 28, k.roof, k.deep)
    q.arch(0, 0, 24, 36, k.door)
    q.arch(0, 54, 14, 22, k.glass)
    for x, c in ((56, 12), (74, 14), (94, 11)):
        q.dome(x, 0, c, c * 1.5, k.light, k.shade)
    for turn in (28, 208) if q.ruin else (28, 118, 208, 298):
        _sail(q, k, turn)
    q.disc(0, 98, 7, k.gold)


def thermae(q: Brush, k: Look) -> None:
    for x in (-82, 82):
        q.dome(x, 46, 29, 30, k.roof, k.deep)
        q.disc(x, 78, 4, k.gold)
    q.rect(-46, 46, 46, 60, k.light)
    q.dome(0, 60, 46, 50, k.roof, k.deep)
    q.rect(-10, 106, 10, 120, k.light)
    q.dome(0, 120, 12, 11, k.roof, k.deep)
    q.wall(-114, 0, 114, 50, k)
    for x in (-94, -66, 66, 94):
        q.arch(x, 14, 17, 28, k.glass)
    for x in (-36, 0, 36):
        q.arch(x, 10, 29, 38, k.shade)
        q.arch(x, 10, 24, 34, k.water)
    q.rect(-62, 0, 62, 13, k.light)
    q.rect(-56, 2, 56, 10, k.water)
    if not q.ruin:
        for x, y in ((-24, 20), (0, 26), (24, 20)):
            q.line(bezier((x, y), (x - 8, y + 10), (x + 8, y + 18), (x, y + 30)), WHITE, 3)

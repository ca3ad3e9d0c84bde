"""Trade and homes. Each function draws one building, whole; see `brush` for its frame."""

from __future__ import annotations

from render.bluemoon.buildings.brush import CREAM, DUSK, FIRE, Brush, Look
from render.pen import bezier
from render.theme import mix


def market_hall(q: Brush, k: Look) -> None:
    q.wall(-92, 0, 92, 86, k)
    q.gable(-104, 104, 84, 34, 34, k)
    q.poly([(-34, 84), (34, 84), (0, 122)], k.light)
    q.disc(0, 97, 11, k.glass)
    q.line([(0, 97), (0, 104)], k.light, 2)
    q.line([(0, 97), (6, 97)], k.light, 2)
    q.flag(0, 120, 28, k.cloth("red"), k)
    for x in (-70, -46, 46, 70):
        q.arch(x, 60, 13, 20, k.glass)
    for i, x in enumerate((-78, 0, 78)):
        q.rect(x - 34, 0, x + 34, 40, k.door)
        q.rect(x - 34, 0, x + 34, 13, k.shade)
        for j in range(4):
            q.disc(x - 24 + j * 16, 16, 7.5, k.cloth(("red", "green", "yellow", "any")[(i + j) % 4]))
        stripes = (k.roof, k.light)
        for j in range(6):
            a = x - 38 + j * 76 / 6
            b = a + 76 / 6
            q.poly([(x + (a - x) * 0.8, 58), (x + (b - x) * 0.8, 58), (b, 38), (a, 38)], stripes[j % 2])
            q.disc((a + b) / 2, 38, 6.4, stripes[j % 2])
        for side in (-34, 34):
            q.line([(x + side, 0), (x + side, 36)], k.deep, 3)


def caravanserai(q: Brush, k: Look) -> None:
    for x in (-96, 98):
        trunk, leaf = mix((128, 80, 40), DUSK, 0.5 if q.ruin else 0), mix((60, 140, 70), DUSK, 0.6 if q.ruin else 0)
        top = 108 if x < 0 else 92
        q.line(bezier((x + 8, 0), (x + 4, 40), (x - 4, 70), (x, top)), trunk, 5)
        for dx, dy in ((-26, -10), (-20, 10), (0, 18), (20, 10), (26, -10)):
            q.poly(
                [
                    (x, top + 4),
                    (x + dx * 0.6, top + dy * 0.6 + 8),
                    (x + dx, top + dy),
                    (x + dx * 0.5, top + dy * 0.4 - 3),
                ],
                leaf,
            )
    q.wall(-96, 0, 96, 48, k)
    q.teeth(-94, 94, 48, 9, 12, k.wall)
    for x in (-80, 80):
        q.wall(x - 16, 0, x + 16, 66, k)
        q.dome(x, 66, 18, 20, k.roof, k.deep)
        q.line([(x, 84), (x, 96)], k.gold, 2.4)
    q.wall(-40, 0, 40, 92, k)
    q.rect(-44, 88, 44, 96, k.light)
    q.teeth(-42, 42, 96, 8, 6, k.light)
    q.poly(
        [
            (-26, 0),
            (-26, 50),
            *bezier((-26, 50), (-22, 68), (-8, 74), (0, 82)),
            *bezier((0, 82), (8, 74), (22, 68), (26, 50)),
            (26, 0),
        ],
        k.roof,
    )
    q.poly([(-18, 0), (-18, 46), (0, 66), (18, 46), (18, 0)], k.door)
    for x in (-58, 58):
        q.arch(x, 10, 15, 28, k.door)
    red = k.cloth("red")
    q.poly([(40, 0), (92, 0), (66, 34)], red)
    q.poly([(66, 34), (58, 0), (74, 0)], k.light)


def trading_house(q: Brush, k: Look) -> None:
    for x0, x1, h in ((-112, -44, 56), (44, 112, 64)):
        q.wall(x0, 0, x1, h, k)
        q.gable(x0 - 6, x1 + 6, h, 30, 20, k)
        for x in ((x0 + x1) / 2 - 16, (x0 + x1) / 2 + 16):
            q.arch(x, 8, 18, 32, k.door)
    q.wall(-48, 0, 48, 92, k)
    for w, y in ((40, 92), (28, 106), (16, 120), (7, 134)):
        q.rect(-w, y, w, y + 14, k.roof)
        q.rect(w * 0.4, y, w, y + 14, k.deep)
        q.rect(-w - 3, y + 11, w + 3, y + 14, k.light)
    q.arch(0, 96, 14, 22, k.glass)
    for x in (-30, 30):
        for y in (14, 58):
            q.arch(x, y, 15, 24, k.glass)
    q.arch(0, 0, 26, 38, k.door)
    q.line([(0, 86), (0, 52)], k.deep, 3)
    q.line([(-20, 76), (20, 76)], k.gold, 4)
    for x in (-20, 20):
        q.line([(x, 76), (x - 8, 58)], k.gold, 1.8)
        q.line([(x, 76), (x + 8, 58)], k.gold, 1.8)
        q.poly([(x - 11, 59), (x + 11, 59), (x + 6, 51), (x - 6, 51)], k.gold)
    for x, y, s in ((-88, 0, 18), (-68, 0, 16), (86, 0, 20)):
        q.rect(x - s / 2, y, x + s / 2, y + s, mix(k.roof, k.door, 0.4))
        q.line([(x - s / 2, y), (x + s / 2, y + s)], k.light, 1.6)


def city_residence(q: Brush, k: Look) -> None:
    houses = (
        (-116, -72, 54, 32, "t"),
        (-72, -30, 78, 30, "g"),
        (-30, 22, 62, 46, "t"),
        (22, 70, 92, 26, "g"),
        (70, 116, 58, 34, "t"),
    )
    for i, (x0, x1, h, top, kind) in enumerate(houses):
        one = k.wall if i % 2 else k.light
        q.rect(x0, 0, x1, h, one)
        q.rect(x1 - 10, 0, x1, h, k.shade)
        m = (x0 + x1) / 2
        if kind == "t":
            q.poly([(x0 - 5, h), (x1 + 5, h), (m, h + top)], k.roof)
            q.poly([(m + 6, h), (x1 + 5, h), (m, h + top)], k.deep)
        else:
            q.gable(x0 - 4, x1 + 4, h, top, 10, k)
            q.rect(x1 - 18, h + 8, x1 - 9, h + top + 14, k.shade)
        for y in range(26, h - 12, 24):
            for x in (m - 10, m + 10):
                q.rect(x - 5, y, x + 5, y + 15, k.glass if (i + y // 24) % 3 or q.ruin else FIRE)
        q.arch(m, 0, 14, 20, k.door)
    q.rect(-34, 46, 26, 50, k.deep)
    q.line([(-72, 70), (-52, 62), (-30, 60)], k.gold, 1.6)


def hospice(q: Brush, k: Look) -> None:
    q.poly([(-112, 0), (-84, 0), (-98, 96)], mix((52, 120, 84), DUSK, 0.6 if q.ruin else 0))
    q.wall(36, 0, 114, 36, k)
    q.gable(28, 118, 36, 22, 16, k)
    for x in (56, 78, 100):
        q.arch(x, 0, 15, 28, k.door)
    q.rect(34, 70, 48, 116, k.wall)
    q.rect(31, 112, 51, 119, k.light)
    q.wall(-74, 0, 44, 52, k)
    q.gable(-86, 54, 52, 52, 34, k)
    q.poly([(-44, 52), (12, 52), (-16, 100)], k.light)
    q.poly([(-34, 52), (2, 52), (-16, 86)], k.wall)
    heart = [*bezier((-16, 54), (-40, 68), (-28, 84), (-16, 74)), *bezier((-16, 74), (-4, 84), (8, 68), (-16, 54))]
    q.poly(heart, k.roof)
    q.arch(-16, 0, 26, 42, k.door)
    for x in (-54, 22):
        q.rect(x - 10, 18, x + 10, 40, k.glass)
        q.line([(x, 18), (x, 40)], k.light, 2)
    if not q.ruin:
        for x, y, r in ((44, 128, 7), (52, 138, 9), (64, 148, 11)):
            q.disc(x, y, r, CREAM)

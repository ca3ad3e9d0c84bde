"""What the game is about, for its cover: the city under the blue moon, the obelisk in its middle, dragons above."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from engine.game import Event
from render.bluemoon.buildings import building
from render.bluemoon.pieces import dragon
from render.bluemoon.scenes import obelisk_shape
from render.pen import Pen, Sprite, star
from render.scene import DisplayList
from render.showcase import Gains
from render.sprites import WHITE
from render.theme import Colour, mix

_HIGH: Colour = (16, 20, 52)
_LOW: Colour = (74, 66, 150)
_SQUARE: Colour = (34, 36, 92)
_STEPS = 9
_BUILDINGS = (
    ("mill", "red", 700, 300, 92), ("trading_house", "yellow", 925, 280, 92), ("water_temple", "blue", 1330, 300, 96),
    ("university", "white", 1545, 300, 92), ("monastery_tower", "grey", 800, 270, 16),
    ("royal_palace", "any", 1000, 280, 8),
    ("market_hall", "yellow", 1245, 270, 8), ("flight_tower", "grey", 1420, 250, 14),
    ("city_residence", "brown", 1560, 220, 6),
)  # fmt: skip
"""Tile, people, middle and width on a cover 1600 wide and 560 high, and how far above its lower edge it stands."""
_DRAGONS = ("red_dragon", 760, 120, 84), ("green_dragon", 1490, 90, 64), ("blue_dragon", 1275, 130, 76)
_WIDE, _TALL = 1600, 560
_CRATERS = (-0.4, -0.3, 0.2), (0.3, -0.54, 0.12), (0.46, 0.1, 0.24), (-0.24, 0.44, 0.15), (-0.66, 0.18, 0.08)


def _sky(pen: Pen, wide: int, high: int) -> None:
    for step in range(_STEPS):
        top = high * 0.86 * step / _STEPS
        pen.card((0, top, wide, high), 0, mix(_HIGH, _LOW, step / (_STEPS - 1)))
    chance = Random("stars")  # noqa: S311 - for looks
    for _ in range(50):
        x, y, r = chance.uniform(wide * 0.4, wide), chance.uniform(0, high * 0.6), chance.choice((1.4, 2.0, 2.6, 6.0))
        if r > 3:
            pen.polygon(star(x, y, r + 3, 4, 0.3), WHITE)
        else:
            pen.disc(x, y, r, (190, 200, 255))
    tops = [(x, high * (0.62 + 0.12 * chance.random())) for x in range(0, wide + 40, 36)]
    roofs = [point for (x0, y), (x1, _) in pairwise(tops) for point in ((x0, y), (x1, y))]
    pen.polygon([(0, high), *roofs, (wide, high)], mix(_HIGH, _LOW, 0.35))
    pen.polygon([(0, high), (0, high * 0.8), (wide * 0.4, high * 0.78), (wide, high * 0.8), (wide, high)], _SQUARE)


def _column(pen: Pen, k: float) -> None:
    obelisk_shape(pen, 100 * k, 370 * k, k * 1.36)


def _moon(pen: Pen, r: int) -> None:
    c = r * 1.2
    pen.disc(c, c, r * 1.18, (26, 34, 84))
    pen.disc(c, c, r * 1.1, (36, 50, 116))
    pen.disc(c, c, r, (132, 172, 248))
    for dx, dy, size in _CRATERS:
        pen.disc(c + dx * r, c + dy * r, size * r, (106, 146, 230))


def _risen(r: int) -> Sprite:
    size = round(2.4 * r)
    return Sprite(_moon, size, size, (r,))


def scenery(drawing: DisplayList, wide: int, high: int) -> None:
    k = high / _TALL

    def x(of_cover: float) -> float:
        return wide - (_WIDE - of_cover) * k

    drawing.stamp(Sprite(_sky, wide, high, (wide, high)), wide / 2, high / 2)
    drawing.stamp(_risen(round(150 * k)), x(1120), 190 * k)
    for tile, hue, middle, across, lift in sorted(_BUILDINGS, key=lambda one: -one[4]):
        size = round(across * k)
        drawing.stamp(building(tile, hue, size, size), x(middle), high - lift * k - size / 2)
    drawing.stamp(Sprite(_column, round(200 * k), round(400 * k), (k,)), x(1120), high - 206 * k)
    for name, middle, y, r in _DRAGONS:
        drawing.stamp(dragon(name, round(r * k)), x(middle), y * k)


def gain(event: Event) -> int:
    """Crystals, with which Offerings are paid."""
    return gains(event).get("crystals", 0)


def gains(event: Event) -> dict[str, int]:
    """What an event brought its seat, by thing."""
    if event.kind in _ONE:
        return {_ONE[event.kind]: 1}
    found = {thing: event.data.get(thing) for thing in _BROUGHT.get(event.kind, ())}
    return {thing: count for thing, count in found.items() if isinstance(count, int) and count}


_ONE = {"offered": "offerings", "contributed": "markers"}
_REWARD = ("crystals", "scales", "cards")
_BROUGHT = {
    "majority": _REWARD,
    "construction": _REWARD,
    "neighbourhood": _REWARD,
    "thanked": ("scales",),
    "traded_scales": ("crystals",),
}
"""By kind of event, what it brings: golden scales that are returned for crystals are not brought."""
GAINS = Gains(gains, {"offerings": 4.8, "crystals": 1.0})
"""In crystals, about as `engine.bluemoon.value` sees them; of an Offering how much more it is worth than it costs."""

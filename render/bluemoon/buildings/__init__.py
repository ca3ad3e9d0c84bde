"""The buildings of the city: a drawing of its own for each, whole when rebuilt, broken off while it lies in ruins."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random

from render.bluemoon.buildings import halls, temples, towers, trade, works
from render.bluemoon.buildings.brush import DUSK, Brush, Look
from render.bluemoon.buildings.ruins import BREAKS
from render.pen import Pen, Point, Sprite
from render.theme import Colour, mix

DRAWINGS: dict[str, Callable[[Brush, Look], None]] = {
    drawing.__name__: drawing
    for drawing in (
        temples.royal_palace,
        temples.fire_temple,
        temples.earth_temple,
        temples.water_temple,
        temples.golden_shrine,
        works.citadel,
        works.aqueduct,
        works.iron_foundry,
        works.mill,
        works.thermae,
        trade.market_hall,
        trade.caravanserai,
        trade.trading_house,
        trade.city_residence,
        trade.hospice,
        towers.flight_tower,
        towers.monastery_tower,
        towers.watchtower,
        towers.hospital,
        halls.great_hall,
        halls.main_hall,
        halls.library,
        halls.university,
        halls.theatre,
    )
}
"""By the ids of the tiles."""
_RIM, _RUINED_RIM = (92, 44, 24), (26, 28, 48)
_WEEDS = mix((64, 130, 96), DUSK, 0.35)


def raise_building(pen: Pen, tile: str, hue: str, ruin: bool, spot: Point, k: float, stretch: float = 1) -> None:
    """Draw a building k times as large, its foot in the middle of `spot`."""
    layer = pen.layer()
    brush, look = Brush(layer, *spot, k, ruin, stretch), Look(hue, ruin)
    DRAWINGS[tile](brush, look)
    if ruin:
        chance = Random(tile)  # noqa: S311 - for looks
        _break(brush, BREAKS[tile], look.light, chance)
        _rubble(brush, look, chance)
    layer.rim(2.2, _RUINED_RIM if ruin else _RIM)
    pen.lay(layer)


def _break(brush: Brush, points: list[Point], edge: Colour, chance: Random) -> None:
    """Take away everything above the line, which becomes a little rougher, and leave it a light edge."""
    line = [points[0]]
    for (x0, y0), (x1, y1) in pairwise(points):
        line += [((x0 + x1) / 2 + chance.uniform(-4, 4), (y0 + y1) / 2 + chance.uniform(-5, 5)), (x1, y1)]
    light = brush.pen.layer()
    light.line(brush.at(line), edge, 5)
    brush.pen.lay(light, inside=True)
    brush.pen.cut(brush.at([(line[0][0], 400), *line, (line[-1][0], 400)]))


def _rubble(brush: Brush, look: Look, chance: Random) -> None:
    for _ in range(11):
        x, s = chance.choice((-1, 1)) * chance.uniform(20, 118), chance.uniform(5, 11)
        stone = [(x - s, 0), (x - s * 0.6, s * 0.9), (x + s * 0.3, s * chance.uniform(0.9, 1.4)), (x + s, 0)]
        brush.poly(stone, chance.choice((look.wall, look.shade, look.light)))
    for _ in range(5):
        x = chance.uniform(-112, 112)
        for lean in (-5, 0, 5):
            brush.line([(x, 0), (x + lean, 13 - abs(lean) * 0.7)], _WEEDS, 2.6)


def _building(pen: Pen, tile: str, hue: str, wide: int, high: int) -> None:
    raise_building(pen, tile, hue, False, (wide / 2, high - 4), wide / 246)
    pen.keep((0, 0, wide, high), 0)


def building(tile: str, hue: str, wide: int, high: int) -> Sprite:
    """A rebuilt building on its own."""
    return Sprite(_building, wide, high, (tile, hue, wide, high))

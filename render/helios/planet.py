"""What lies on one player's planet: tiles, cubes, temples, the sun with its track, and what may be chosen."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import pairwise

from engine.helios import catalogue as cat
from engine.helios.geometry import BOARD, LIGHT
from engine.helios.view import BoardView, TileView
from render.helios import globe, sprites, tiles, tokens
from render.helios.globe import LOW, TRACK, Planet
from render.helios.rebus import LETTERS, TABLE, rebus, width
from render.pen import Sprite
from render.scene import DisplayList
from render.sprites import card, changed_hex, choosable_hex, hex_line, infinity, lap, star_sign
from render.theme import Colour

_NAME = 36
_UP = 0.66
"""How far above the middle of a hex stands its name, in sides."""
_UMBER: Colour = (74, 42, 18)
_LATER: Colour = (216, 190, 158)


def letters(side: int) -> int:
    """Of what decides, beside hexes of this side."""
    return max(TABLE, round(side * LETTERS / 88))


# -- printed


def names(ground: DisplayList, planet: Planet) -> None:
    """The names of all hexes, tone on tone: buttons say them when they matter."""
    for index, name in enumerate(BOARD.names):
        light = LIGHT >> index & 1
        hue = (190, 198, 236) if name in cat.CORNERS else (146, 104, 56) if light else (116, 62, 24)
        _hex_name(ground, planet, name, hue)


def _hex_name(drawing: DisplayList, planet: Planet, name: str, colour: Colour) -> None:
    x, y = planet.hex(name)
    size = round(planet.side * _NAME / 88)
    drawing.write(name, x, y - planet.side * _UP, size, "hex", name, colour=colour, anchor="middle")


def track(drawing: DisplayList, planet: Planet, board: BoardView) -> None:
    """The ring: golden up to the current value, which is a sun. A set-up position may hold values that no space has:
    the nearest space shows them.
    """
    numbers: list[int | None] = list(TRACK)
    now = len(TRACK) - 1 if board.unlimited else min(max(board.sun_value - cat.START_SUN, 0), len(TRACK) - 2)
    if not board.unlimited:
        numbers[now] = board.sun_value
    for index, number in enumerate(numbers):
        x, y = planet.space(index)
        sprite = globe.dawn(round(planet.side * 0.84)) if index == now else globe.badge(planet.side, index < now)
        told = ("sun_value", board.seat, str(number)) if index == now and number else ("track", index)
        drawing.stamp(sprite, x, y, *told)
        ink = _UMBER if index <= now else _LATER
        if number is None:
            drawing.stamp(infinity(30, ink), x, y)
        else:
            size = letters(planet.side)
            drawing.write(str(number), x, y, size, "track", index, weight="ExtraBold", colour=ink, anchor="middle")


# -- what lies on it


def pieces(drawing: DisplayList, planet: Planet, board: BoardView, roof: Colour) -> None:
    """Tiles with what stands on them, the latest marked, corners reached, the sun with its last path."""
    for tile in board.tiles:
        _tile(drawing, planet, tile, roof)
    for name in board.corners:
        _corner(drawing, planet, name, 0 if name == board.sun else board.corner_worth)
    _path(drawing, planet, board.path)
    _sun(drawing, planet, board)
    if board.fresh in BOARD.names:
        drawing.stamp(changed_hex(drawing.theme, planet.side + 4), *planet.hex(board.fresh), "fresh", board.fresh)


def _corner(drawing: DisplayList, planet: Planet, name: str, points: int) -> None:
    """A corner reached, with its points unless the sun lies over them."""
    x, y = planet.hex(name)
    y += planet.side * LOW
    signs = tokens.points(drawing.theme, points, 20)
    drawing.stamp(card(width(signs, 2) + 6, 72, 10, globe.NIGHT), x, y, "corner", name)
    if points:
        rebus(drawing, x, y, signs, drawing.theme.ink, anchor="middle", gap=2)


def _tile(drawing: DisplayList, planet: Planet, tile: TileView, roof: Colour) -> None:
    side = planet.side
    x, y = planet.hex(tile.hex)
    beside = tile.special and (tile.temple or bool(tile.cubes))
    sprite = tiles.special(tile.tile, side, beside) if tile.special else tiles.land(tile.tile, side)
    drawing.stamp(sprite, x, y, "tile", tile.hex, tile.tile)
    _hex_name(drawing, planet, tile.hex, sprites.NAME_ON.get(tile.tile, sprites.IVORY))
    low = y + side * LOW
    if tile.temple:
        r, right = (0.29, 0.42) if tile.special else (0.45, 0.0)
        drawing.stamp(sprites.temple(round(side * r), roof), x + side * right, low - side * 0.03, "temple", tile.hex)
    for kind, right, r in _spread(tile, side):
        drawing.stamp(sprites.cube(kind, r), x + side * right, low, "cube", tile.hex, kind)


def _spread(tile: TileView, side: int) -> Iterable[tuple[str, float, int]]:
    """Each cube with how far right of the middle it lies, in sides, and its size."""
    if tile.special:
        shifts, r = ((0.42,), 0.27) if len(tile.cubes) == 1 else ((0.2, 0.58), 0.24)
    else:
        shifts, r = ((0.0,), 0.4) if len(tile.cubes) == 1 else ((-0.38, 0.38), 0.33)
    return [(kind, right, round(side * r)) for kind, right in zip(tile.cubes, shifts, strict=False)]


def _path(drawing: DisplayList, planet: Planet, path: Sequence[str]) -> None:
    """A dot on each border that the sun has crossed."""
    for one, two in pairwise(path):
        (ax, ay), (bx, by) = planet.hex(one), planet.hex(two)
        drawing.stamp(sprites.dot(max(6, planet.side // 8)), (ax + bx) / 2, (ay + by) / 2, "path", one)


def _sun(drawing: DisplayList, planet: Planet, board: BoardView) -> None:
    x, y = planet.hex(board.sun)
    drawing.stamp(globe.printed(board.sun, planet.side), x, y)
    drawing.stamp(globe.sun(planet.side), x, y, "sun", board.sun)
    size = letters(planet.side)
    drawing.write(board.sun, x, y, size, "hex", board.sun, weight="ExtraBold", colour=_UMBER, anchor="middle")
    _hidden(drawing, planet, board.sun)


def _hidden(drawing: DisplayList, planet: Planet, name: str) -> None:
    """At the foot of the sun, what is printed under it."""
    x, y = planet.hex(name)
    y += planet.side * 0.68
    if name in cat.RESOURCE_HEXES:
        drawing.stamp(sprites.cube("any", 20), x, y)
    elif name in cat.MANA_HEXES:
        drawing.stamp(sprites.mana(20), x, y)
    elif name in cat.CORNERS:
        drawing.stamp(star_sign(drawing.theme, 20), x, y)


def small(drawing: DisplayList, planet: Planet, board: BoardView, roof: Colour) -> None:
    """A planet without ring and names: tiles, temples, corners reached, the sun, and what changed last."""
    whose, side = board.seat, planet.side
    drawing.stamp(globe.alone(side), planet.x, planet.y, "planet", whose)
    for tile in board.tiles:
        x, y = planet.hex(tile.hex)
        sprite = tiles.special(tile.tile, side) if tile.special else tiles.land(tile.tile, side)
        drawing.stamp(sprite, x, y, "far", whose, tile.hex, tile.tile)
        if tile.temple:
            drawing.stamp(sprites.temple(round(side * 0.55), roof), x, y, "far-temple", whose, tile.hex)
    for name in board.corners:
        x, y = planet.hex(name)
        drawing.stamp(star_sign(drawing.theme, round(side * 0.45)), x, y + side * LOW / 2, "far-corner", whose, name)
    x, y = planet.hex(board.sun)
    drawing.stamp(sprites.sun(round(side * 0.8)), x, y, "far-sun", whose, board.sun)
    if board.fresh in BOARD.names:
        drawing.stamp(changed_hex(drawing.theme, side + 5), *planet.hex(board.fresh), "far-fresh", whose, board.fresh)


def gate(drawing: DisplayList, planet: Planet, board: BoardView) -> None:
    """What a revolution pays, where the golden line begins; nothing once the sun goes as far as it likes."""
    if board.unlimited or board.sun == cat.YELLOW[-1]:
        return
    points = cat.WATCHTOWER_POINTS if "watchtower" in board.built else cat.REVOLUTION_POINTS
    x, y = planet.hex(cat.YELLOW[-1])
    signs = tokens.points(drawing.theme, points, 20)
    drawing.stamp(globe.pill(width(signs) + 18, 56, drawing.theme.dark), x, y + 50, "gate", points)
    rebus(drawing, x, y + 50, signs, drawing.theme.ink, anchor="middle")


def in_hand(drawing: DisplayList, x: int, y: int, side: int, tile: str) -> None:
    """A tile that waits to be placed."""
    if tile in sprites.LAND:
        drawing.stamp(tiles.land(tile, side), x, y, "pending", tile)
        drawing.stamp(sprites.cube(tile, round(side * 0.46)), x, y)
    else:
        drawing.stamp(tiles.special(tile, side), x, y, "pending", tile)


# -- choices, on large planets only


def choices(
    drawing: DisplayList, planet: Planet, names: Iterable[str], laps: Collection[str], *, framed: bool = True
) -> None:
    """The hexes that may be chosen now, with the names that stand on the buttons; a sign where a revolution pays."""
    theme = drawing.theme
    called = list(names)
    for name in called if framed else ():
        drawing.stamp(choosable_hex(theme, planet.side), *planet.hex(name), "choice", name)
    for name in called:
        _called(drawing, planet, "choice", name, theme.dark, theme.glow, theme.dark, pays=name in laps)


def stops(drawing: DisplayList, planet: Planet, names: Iterable[str], laps: Collection[str]) -> None:
    """The hexes that can be chosen together with the action: named as on the buttons, and not framed."""
    for name in names:
        theme = drawing.theme
        _called(drawing, planet, "stop", name, theme.glow, theme.dark, theme.glow, pays=name in laps)


def _called(
    drawing: DisplayList, planet: Planet, what: str, name: str, ink: Colour, fill: Colour, edge: Colour, *, pays: bool
) -> None:
    x, y = planet.hex(name)
    y -= planet.side / 2
    signs: tuple[Sprite | str, ...] = (name, lap(21, ink)) if pays else (name,)
    size = letters(planet.side)
    wide = width(signs, 2, size) + 24
    drawing.stamp(globe.pill(wide, round(planet.side * 0.68), fill, edge), x, y)
    drawing.write(name, x - wide / 2 + 12, y - 2, size, what, name, weight="ExtraBold", colour=ink)
    if pays:
        drawing.stamp(lap(21, ink), x + wide / 2 - 30, y, "lap", name)


def worth(drawing: DisplayList, planet: Planet, points: Mapping[str, int]) -> None:
    """What a special tile is worth on each hex, in place of what it will cover, which is repeated below."""
    theme = drawing.theme
    for name, number in points.items():
        x, y = planet.hex(name)
        if name in cat.RESOURCE_HEXES + cat.MANA_HEXES + cat.YELLOW:
            drawing.stamp(globe.plain(planet.side - 8), x, y)
        if name in cat.RESOURCE_HEXES + cat.MANA_HEXES:
            small = sprites.cube("any", 14) if name in cat.RESOURCE_HEXES else sprites.mana(14)
            drawing.stamp(small, x, y + planet.side * 0.68)
        signs = tokens.points(theme, number, 19)
        size, low = letters(planet.side), y + planet.side * 0.15
        pill = globe.pill(width(signs, 2, size) + 20, round(planet.side * 0.61), theme.dark)
        drawing.stamp(pill, x, low, "worth", name, number)
        rebus(drawing, x, low, signs, theme.ink, anchor="middle", gap=2, size=size)


def site(drawing: DisplayList, planet: Planet, name: str, what: Sprite | None) -> None:
    """The hex chosen already, while something else is asked; on it what is to come there."""
    x, y = planet.hex(name)
    drawing.stamp(hex_line(planet.side, drawing.theme.gold, planet.side * 0.14, drawing.theme.dark), x, y, "site", name)
    if what:
        drawing.stamp(what, x + planet.side * 0.42, y + planet.side * 0.5)

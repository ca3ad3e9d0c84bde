"""What the signs in the pictures of Helios mean."""

from __future__ import annotations

from engine.helios import catalogue as cat
from render.helios import actions, globe, signs, sprites, tiles
from render.helios.scenes import portrait
from render.legend import LegendRow
from render.sprites import (
    arrow,
    card,
    changed,
    changed_hex,
    choosable,
    choosable_hex,
    discard,
    first,
    glowing,
    hex_line,
    infinity,
    lap,
    star_sign,
)
from render.theme import Theme


def legend_rows(theme: Theme) -> list[LegendRow]:
    return [*_player(theme), *_city(theme), *_planet(theme), *_display(theme)]


def _player(theme: Theme) -> list[LegendRow]:
    return [
        LegendRow("mana", (sprites.mana(17),)),
        LegendRow("sun", (sprites.sun(17),)),
        LegendRow("unlimited", (sprites.sun(17), infinity(18, theme.ink))),
        LegendRow("points", (star_sign(theme, 18),)),
        LegendRow("projected", ("(17)",)),
        LegendRow("order", (first(theme, 19),), over="1"),
        LegendRow("cubes", tuple(sprites.cube(colour, 14) for colour in cat.COLOURS)),
        LegendRow("any", (sprites.cube("any", 16),)),
        LegendRow("areas", tuple(actions.area(theme, area, 40) for area in cat.AREAS)),
        LegendRow("bonus", (actions.bonus(18),)),
    ]


def _city(theme: Theme) -> list[LegendRow]:
    temple, any_cube, points = sprites.temple(16, sprites.ROOF), sprites.cube("any", 16), star_sign(theme, 15)
    gold, hex_ = str(cat.BAZAAR_POINTS), sprites.plain_hex(16, sprites.TILE)
    return [
        LegendRow("worth", ("3", points)),
        LegendRow("added", ("+8", points)),
        LegendRow("built", (card(44, 44, 10, signs.BUILT), portrait("princess", 20, day=True))),
        LegendRow("asleep", (portrait("princess", 20, day=False),)),
        LegendRow("affordable", (card(44, 44, 10, signs.PAYABLE),)),
        LegendRow("bazaar", (sprites.mana(15), arrow(12, 0, theme.ink), gold, points)),
        LegendRow("city_hall", (temple, f"+{cat.CITY_HALL_LIGHT}", points)),
        LegendRow("citadel", (temple, "=", "1", any_cube)),
        LegendRow("watchtower", (lap(15, theme.gold), str(cat.WATCHTOWER_POINTS), points)),
        LegendRow("warehouse", (hex_, "=", str(cat.TILE_CUBES), any_cube)),
        LegendRow("land_steward", (f"+{cat.STEWARD_TILES}", hex_)),
        LegendRow("each", ("4", points, "/", temple)),
        LegendRow("house", (sprites.house(17),)),
    ]


def _planet(theme: Theme) -> list[LegendRow]:
    return [
        LegendRow("corner", (sprites.corner(19),)),
        LegendRow("resource_hex", (globe.printed(cat.RESOURCE_HEXES[0], 19),)),
        LegendRow("mana_hex", (globe.printed(cat.MANA_HEXES[0], 19),)),
        LegendRow("yellow", (globe.printed(cat.YELLOW[0], 19),)),
        LegendRow("path", (sprites.dot(8), sprites.dot(5), sprites.dot(8))),
        LegendRow("glow", (choosable(theme, 44, 40, theme.slot), glowing(theme, 60, 40), choosable_hex(theme, 17))),
        LegendRow("stop", (globe.pill(46, 30, theme.dark, theme.glow),)),
        LegendRow("lap", (lap(16, theme.gold),)),
        LegendRow("chosen", (card(60, 40, 14, None, theme.gold, 6), hex_line(17, theme.gold, 4, theme.dark))),
        LegendRow("fresh", (changed(theme, 60, 40), changed_hex(theme, 17))),
    ]


def _display(theme: Theme) -> list[LegendRow]:
    symbols = tuple(actions.symbol(symbol, 16, theme.ink, theme.slot) for symbol in cat.SYMBOLS)
    hexes = sprites.plain_hex(16, sprites.TILE), sprites.special_sign(16), hex_line(16, theme.ink, 3)
    return [
        LegendRow("symbols", symbols),
        LegendRow("wild", (actions.action("land", "gray", 40),)),
        LegendRow("pile", (actions.back("land", 34, theme),)),
        LegendRow("discard", (discard(16, theme.ink),)),
        LegendRow("stacks", (tiles.back("bamboo", 17, 0), tiles.back("additional", 17, 0))),
        LegendRow("hexes", hexes),
        LegendRow("colours", (sprites.colours(15),)),
    ]

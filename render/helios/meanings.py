"""What the signs in the pictures of Helios mean."""

from __future__ import annotations

from engine.helios import catalogue as cat
from render.helios import actions
from render.helios import materials as m
from render.helios.planet import printed, stop
from render.icons import (
    arrow,
    card,
    changed,
    changed_hex,
    choosable,
    choosable_hex,
    counter,
    discard,
    first,
    hex_line,
    infinity,
    lap,
    plus,
    star_sign,
    tick,
)
from render.legend import Meaning
from render.theme import Theme


def meanings(theme: Theme) -> list[Meaning]:
    return [*_player(theme), *_city(theme), *_planet(theme), *_display(theme)]


def _player(theme: Theme) -> list[Meaning]:
    return [
        Meaning("mana", (m.mana(17),)),
        Meaning("sun", (m.sun(17),)),
        Meaning("unlimited", (m.sun(17), infinity(18, theme.ink))),
        Meaning("points", (star_sign(theme, 18),)),
        Meaning("projected", ("(17)",)),
        Meaning("order", (first(theme, 19),), over="1"),
        Meaning("cubes", tuple(m.cube(colour, 14) for colour in cat.COLOURS)),
        Meaning("any", (m.cube("any", 16),)),
        Meaning("areas", tuple(actions.area(theme, area, 40) for area in cat.AREAS)),
        Meaning("bonus", (actions.bonus(18),)),
    ]


def _city(theme: Theme) -> list[Meaning]:
    temple, any_cube, points = m.temple(16, m.ROOF), m.cube("any", 16), star_sign(theme, 15)
    return [
        Meaning("worth", ("3", points)),
        Meaning("once", (counter(19, theme.ink, theme.dark),), over="1×"),
        Meaning("choice", (plus(16, theme.glow, theme.dark),)),
        Meaning("payable", (plus(16, theme.dark, theme.muted),)),
        Meaning("built", (tick(16, m.IVORY, theme.dark),)),
        Meaning("bazaar", (m.mana(15), arrow(12, 0, theme.ink), str(cat.BAZAAR_POINTS), points)),
        Meaning("city_hall", (temple, f"+{cat.CITY_HALL_LIGHT}", points)),
        Meaning("citadel", (temple, "=", any_cube)),
        Meaning("watchtower", (lap(15, theme.ink), str(cat.WATCHTOWER_POINTS), points)),
        Meaning("warehouse", (any_cube, "+", any_cube)),
        Meaning("land_steward", (f"{cat.STEWARD_TILES}×", actions.symbol("land", 16, theme.ink, theme.slot))),
        Meaning("each", ("4", points, "/", temple)),
    ]


def _planet(theme: Theme) -> list[Meaning]:
    return [
        Meaning("corner", (m.corner(19),)),
        Meaning("resource_hex", (printed(cat.RESOURCE_HEXES[0], 19),)),
        Meaning("mana_hex", (printed(cat.MANA_HEXES[0], 19),)),
        Meaning("yellow", (printed(cat.YELLOW[0], 19),)),
        Meaning("path", (m.dot(8), m.dot(5), m.dot(8))),
        Meaning("glow", (choosable(theme, 60, 40, theme.slot), choosable_hex(theme, 17))),
        Meaning("stop", (stop(34, theme),)),
        Meaning("chosen", (card(60, 40, 14, None, theme.gold, 6), hex_line(17, theme.gold, 4, theme.dark))),
        Meaning("fresh", (changed(theme, 60, 40), changed_hex(theme, 17))),
    ]


def _display(theme: Theme) -> list[Meaning]:
    symbols = tuple(actions.symbol(symbol, 16, theme.ink, theme.slot) for symbol in cat.SYMBOLS)
    return [
        Meaning("symbols", symbols),
        Meaning("wild", (actions.action("land", "gray", 40),)),
        Meaning("pile", (actions.back("land", 34, theme),)),
        Meaning("discard", (discard(16, theme.ink),)),
        Meaning("stacks", (m.stack("bamboo", 14, theme), m.stack("additional", 14, theme))),
        Meaning("hexes", (m.plain_hex(16, m.TILE), m.plain_hex(16, m.GOLD), hex_line(16, theme.ink, 3))),
        Meaning("colours", (m.colours(15),)),
    ]

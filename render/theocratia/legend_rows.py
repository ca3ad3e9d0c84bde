"""What the signs in the pictures of Theocratia mean."""

from __future__ import annotations

from engine.theocratia import catalogue as cat
from render.legend import LegendRow
from render.sprites import card, changed, changed_hex, choosable_hex, glowing, star_sign
from render.theme import GOLD, Theme
from render.theocratia import buildings, signs, sprites, temples, tokens

_KINDS = "house", "factory", "barrack", "pyramid", "fortress"


def legend_rows(theme: Theme) -> list[LegendRow]:
    return [*_dice(theme), *_players(theme), *_map(theme), *_marks(theme)]


def _dice(theme: Theme) -> list[LegendRow]:
    ink = theme.ink
    return [
        LegendRow("first", (signs.crown(18),)),
        LegendRow("war", (sprites.warrior(18, ink), signs.swords(18))),
        LegendRow("row", (sprites.die("violet", 40), sprites.civ("pink", 18))),
        LegendRow("round", (signs.eye(18),)),
        LegendRow("end", (tokens.glass(18),)),
        LegendRow("gems", (tokens.gems(20),)),
        LegendRow("cards", (sprites.card_sign(18),)),
    ]


def _players(theme: Theme) -> list[LegendRow]:
    return [
        LegendRow("cosmo", (sprites.cosmo(18),)),
        LegendRow("worship", (signs.priest(20),)),
        LegendRow("priests", tuple(signs.priest(20, civ) for civ in cat.CIVS)),
        LegendRow("ignored", (temples.strike(22),)),
        LegendRow("times", ("×4",)),
        LegendRow("built", (buildings.plain("pyramid", 18, theme.muted), "1")),
        LegendRow("malus", (sprites.malus(18), "2 −2")),
        LegendRow("points", (star_sign(theme, 18), "8")),
        LegendRow("starting", (sprites.start_tile(18),)),
        LegendRow("tiles", (sprites.tile(18, GOLD),)),
        LegendRow("unlocked", (sprites.tile(18, theme.glow), sprites.tile(18, theme.edge))),
    ]


def _map(theme: Theme) -> list[LegendRow]:
    return [
        LegendRow("crystals", tuple(sprites.crystal(colour, 11) for colour in cat.CRYSTALS)),
        LegendRow("owners", tuple(sprites.player(colour, 14) for colour in sprites.PLAYERS)),
        LegendRow("monster", (sprites.monster(17),)),
        LegendRow("warriors", (sprites.warrior(17, theme.ink), "2")),
        LegendRow("pieces", tuple(buildings.plain(kind, 14, theme.muted) for kind in _KINDS)),
        LegendRow("number", (signs.book(18), "3")),
        LegendRow("page", (card(26, 32, 6, theme.gold, theme.gold, 2), card(26, 32, 6, theme.panel, theme.gold, 2))),
        LegendRow("size", (signs.lantern(18), "6")),
        LegendRow("development", (signs.development("dev_expansion"), signs.development("dev_holiday"))),
    ]


def _marks(theme: Theme) -> list[LegendRow]:
    return [
        LegendRow("glow", (glowing(theme, 60, 40, 14), choosable_hex(theme, 17))),
        LegendRow("fresh", (changed(theme, 60, 40), changed_hex(theme, 17))),
    ]

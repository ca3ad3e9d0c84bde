"""What the signs in the pictures of Theocratia mean."""

from __future__ import annotations

from engine.theocratia import catalogue as cat
from render.legend import LegendRow
from render.sprites import card, changed, changed_hex, choosable, choosable_hex, star_sign
from render.theme import GOLD, Theme
from render.theocratia import buildings, sprites


def legend_rows(theme: Theme) -> list[LegendRow]:
    return [*_dice(theme), *_players(theme), *_map(theme), *_marks(theme)]


def _dice(theme: Theme) -> list[LegendRow]:
    ink = theme.ink
    return [
        LegendRow("first", (sprites.token_first(18),)),
        LegendRow("war", (sprites.warrior(17, ink),)),
        LegendRow("expand", (buildings.plain("house", 15, ink),)),
        LegendRow("factory", (buildings.plain("factory", 15, ink),)),
        LegendRow("barrack", (buildings.plain("barrack", 15, ink),)),
        LegendRow("divination", (sprites.malus(18),)),
        LegendRow("row", (sprites.die("violet", 40), sprites.civ("pink", 18))),
        LegendRow("token", (buildings.plain("pyramid", 15, ink),)),
        LegendRow("cards", (sprites.card_sign(18),)),
    ]


def _players(theme: Theme) -> list[LegendRow]:
    return [
        LegendRow("cosmo", (sprites.cosmo(18),)),
        LegendRow("worship", (sprites.worship(18, theme.ink),)),
        LegendRow("priests", tuple(sprites.civ(civ, 18) for civ in cat.CIVS)),
        LegendRow("times", ("×4",)),
        LegendRow("malus", (sprites.malus(18), "2 (−2)")),
        LegendRow("points", (star_sign(theme, 18), "(8)")),
        LegendRow("starting", (sprites.start_tile(18),)),
        LegendRow("tiles", (sprites.tile(18, GOLD),)),
        LegendRow("unlocked", (sprites.tile(18, theme.glow),)),
        LegendRow("locked", (sprites.tile(18, theme.edge),)),
    ]


def _map(theme: Theme) -> list[LegendRow]:
    return [
        LegendRow("crystals", tuple(sprites.crystal(colour, 10) for colour in cat.CRYSTALS)),
        LegendRow("owners", tuple(sprites.player(colour, 14) for colour in sprites.PLAYERS)),
        LegendRow("fortress", (buildings.plain("fortress", 15, theme.ink),)),
        LegendRow("monster", (sprites.monster(17),)),
        LegendRow("ground", (sprites.tile_frame(20),)),
        LegendRow("warriors", (sprites.warrior(17, theme.ink), "2 +8")),
        LegendRow("pieces", (buildings.plain("house", 13, theme.muted), "4")),
        LegendRow("page", (card(26, 32, 6, theme.gold, theme.gold, 2), card(26, 32, 6, theme.panel, theme.gold, 2))),
        LegendRow("development", ("→",)),
    ]


def _marks(theme: Theme) -> list[LegendRow]:
    return [
        LegendRow("glow", (choosable(theme, 60, 40, theme.slot), choosable_hex(theme, 17))),
        LegendRow("fresh", (changed(theme, 60, 40), changed_hex(theme, 17))),
    ]

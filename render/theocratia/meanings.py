"""What the signs in the pictures of Theocratia mean."""

from __future__ import annotations

from engine.theocratia import catalogue as cat
from render.icons import card, changed, changed_hex, choosable, choosable_hex, star_sign
from render.legend import Meaning
from render.theme import Theme
from render.theocratia import houses
from render.theocratia import materials as m


def meanings(theme: Theme) -> list[Meaning]:
    return [*_dice(theme), *_players(theme), *_map(theme), *_marks(theme)]


def _dice(theme: Theme) -> list[Meaning]:
    ink = theme.ink
    return [
        Meaning("first", (m.token_first(18),)),
        Meaning("war", (m.warrior(17, ink),)),
        Meaning("expand", (houses.plain("house", 15, ink),)),
        Meaning("factory", (houses.plain("factory", 15, ink),)),
        Meaning("barrack", (houses.plain("barrack", 15, ink),)),
        Meaning("divination", (m.malus(18),)),
        Meaning("row", (m.die("violet", 40), m.civ("pink", 18))),
        Meaning("token", (houses.plain("pyramid", 15, ink),)),
        Meaning("cards", (m.card_sign(18),)),
    ]


def _players(theme: Theme) -> list[Meaning]:
    return [
        Meaning("cosmo", (m.cosmo(18),)),
        Meaning("worship", (m.worship(18, theme.ink),)),
        Meaning("priests", tuple(m.civ(civ, 18) for civ in cat.CIVS)),
        Meaning("times", ("×4",)),
        Meaning("malus", (m.malus(18), "2 (−2)")),
        Meaning("points", (star_sign(theme, 18), "(8)")),
        Meaning("starting", (m.start_tile(18),)),
        Meaning("tiles", (m.tile(18, m.GOLD),)),
        Meaning("unlocked", (m.tile(18, theme.glow),)),
        Meaning("locked", (m.tile(18, theme.edge),)),
    ]


def _map(theme: Theme) -> list[Meaning]:
    return [
        Meaning("crystals", tuple(m.crystal(colour, 10) for colour in cat.CRYSTALS)),
        Meaning("owners", tuple(m.player(colour, 14) for colour in m.PLAYERS)),
        Meaning("fortress", (houses.plain("fortress", 15, theme.ink),)),
        Meaning("monster", (m.monster(17),)),
        Meaning("ground", (m.tile_frame(20),)),
        Meaning("warriors", (m.warrior(17, theme.ink), "2 +8")),
        Meaning("pieces", (houses.plain("house", 13, theme.muted), "4")),
        Meaning("page", (card(26, 32, 6, theme.gold, theme.gold, 2), card(26, 32, 6, theme.panel, theme.gold, 2))),
        Meaning("development", ("→",)),
    ]


def _marks(theme: Theme) -> list[Meaning]:
    return [
        Meaning("glow", (choosable(theme, 60, 40, theme.slot), choosable_hex(theme, 17))),
        Meaning("fresh", (changed(theme, 60, 40), changed_hex(theme, 17))),
    ]

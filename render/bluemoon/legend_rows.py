"""What the signs in the pictures of Blue Moon City mean."""

from __future__ import annotations

from engine.bluemoon.catalogue import ANY, COLOURS, DRAGONS
from render.bluemoon import sprites
from render.legend import LegendRow
from render.sprites import card, changed, choosable, discard, seat, tick
from render.theme import GOLD, Theme


def legend_rows(theme: Theme) -> list[LegendRow]:
    return [*_city(theme), *_table(theme), *_marks(theme)]


def _city(theme: Theme) -> list[LegendRow]:
    first, second = COLOURS[:4], COLOURS[4:]
    return [
        LegendRow("peoples", tuple(sprites.badge(colour, 18) for colour in first)),
        LegendRow("more", tuple(sprites.badge(colour, 18) for colour in second)),
        LegendRow("any", (sprites.badge(ANY, 18),)),
        LegendRow("space", (sprites.space("red", 34, 42),)),
        LegendRow("marker", (seat(theme, 0, 15), seat(theme, 1, 15))),
        LegendRow("majority", (sprites.crown(18, theme.gold),)),
        LegendRow("construction", (sprites.people(18, theme.ink),)),
        LegendRow("neighbourhood", (sprites.gate(18, theme.muted),)),
        LegendRow("near", ("+",)),
        LegendRow("rebuilt", (tick(17, sprites.REBUILT_EDGE, theme.dark),)),
        LegendRow("dragons", tuple(sprites.dragon(dragon, 17) for dragon in DRAGONS)),
        LegendRow("jump", (sprites.jump(18),)),
        LegendRow("draw", (sprites.card_sign(18),)),
        LegendRow("offer", (sprites.obelisk(18, GOLD),)),
    ]


def _table(theme: Theme) -> list[LegendRow]:
    return [
        LegendRow("crystals", (sprites.crystal(18),)),
        LegendRow("scales", (sprites.scale(18),)),
        LegendRow("pool", (sprites.scale(18, theme.panel),)),
        LegendRow("cards", (sprites.card_sign(18),)),
        LegendRow("offerings", (sprites.obelisk(18, GOLD), "1/5")),
        LegendRow("price", (card(54, 36, 8, None, theme.gold, 5), "7", sprites.crystal(16))),
        LegendRow("figure", (sprites.figure(theme, 0, 16), sprites.figure(theme, 1, 16))),
        LegendRow("steps", (sprites.steps(18, theme.ink),)),
        LegendRow("discard", (discard(17, theme.ink),)),
    ]


def _marks(theme: Theme) -> list[LegendRow]:
    return [
        LegendRow("glow", (choosable(theme, 60, 40, theme.slot), sprites.space("yellow", 34, 42, theme.glow))),
        LegendRow("fresh", (changed(theme, 60, 40),)),
    ]

"""What the signs in the pictures of Blue Moon City mean."""

from __future__ import annotations

from engine.bluemoon.cards import FACES, KIND
from engine.bluemoon.catalogue import ANY, COLOURS, DRAGONS
from render.bluemoon import cards, cells, marks, pieces, sprites, sums
from render.legend import LegendRow
from render.sprites import card, changed, choosable, discard, glowing, seat
from render.theme import GOLD, Theme

POWERS = ("black1", "black2", "grey1", "grey2", "khind", "brown1", "hoax1", "hoax2", "yellow2")
"""Cards whose powers are told by signs of their own."""


def legend_rows(theme: Theme, *, expansion: bool, to_win: int) -> list[LegendRow]:
    return [
        *_city(theme),
        *(_actions() if expansion else ()),
        *_table(theme, to_win),
        *(_power(theme, card) for card in POWERS),
        *_marks(theme),
    ]


def _city(theme: Theme) -> list[LegendRow]:
    first, second = COLOURS[:4], COLOURS[4:]
    return [
        LegendRow("peoples", tuple(sprites.badge(colour, 18) for colour in first)),
        LegendRow("more", tuple(sprites.badge(colour, 18) for colour in second)),
        LegendRow("any", (sprites.badge(ANY, 18),)),
        LegendRow("space", (sprites.shield("red", 48, 56), sprites.space("red", 52, 56))),
        LegendRow("marker", (seat(theme, 0, 15), seat(theme, 1, 15))),
        LegendRow("majority", (cells.cell(cells.MOST),)),
        LegendRow("construction", (cells.cell(cells.EACH),)),
        LegendRow("neighbourhood", (cells.cell(cells.NEAR),)),
        LegendRow("near", (sums.plate(38, plus=True), sprites.crystal(18))),
        LegendRow("dragons", tuple(pieces.dragon(dragon, 20) for dragon in DRAGONS)),
    ]


def _actions() -> list[LegendRow]:
    """The special actions of the expansion's tiles."""
    return [
        LegendRow("jump", (sprites.jump(18),)),
        LegendRow("draw", (sprites.card_sign(18),)),
        LegendRow("offer", (sprites.obelisk(18, GOLD),)),
    ]


def _table(theme: Theme, to_win: int) -> list[LegendRow]:
    return [
        LegendRow("crystals", (sprites.crystal(18),)),
        LegendRow("scales", (sprites.scale(18),)),
        LegendRow("cards", (sprites.card_sign(18),)),
        LegendRow("offerings", (sprites.obelisk(18, GOLD), f"1/{to_win}"), facts={"to_win": to_win}),
        LegendRow("price", (card(54, 36, 8, None, theme.gold, 5), "7", sprites.crystal(16))),
        LegendRow("figure", (pieces.figure(theme, 0, 46), pieces.figure(theme, 1, 46))),
        LegendRow("steps", (sprites.steps(18, theme.ink),)),
        LegendRow("discard", (discard(17, theme.ink),)),
    ]


def _power(theme: Theme, card: str) -> LegendRow:
    colour, value = FACES[KIND[card]]
    return LegendRow(card, tuple(cards.power(theme, 0, COLOURS[colour], value, 36)))


def _marks(theme: Theme) -> list[LegendRow]:
    return [
        LegendRow("glow", (choosable(theme, 60, 40, theme.slot), sprites.space("yellow", 34, 42, theme.glow))),
        LegendRow("walk", (glowing(theme, 60, 40, 14), sprites.steps(16, theme.glow))),
        LegendRow("ride", (marks.medal("red_dragon", 26),)),
        LegendRow("movable", (marks.halo(theme, 58),)),
        LegendRow("fresh", (changed(theme, 60, 40),)),
    ]

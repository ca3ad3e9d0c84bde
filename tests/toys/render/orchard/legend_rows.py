"""What the signs in the pictures of Orchard mean."""

from __future__ import annotations

from engine.orchard.catalogue import SUITS
from render.legend import LegendRow
from render.orchard import sprites
from render.sprites import changed, choosable, seat, star_sign
from render.theme import Theme


def legend_rows(theme: Theme) -> list[LegendRow]:
    return [
        LegendRow("suits", tuple(sprites.suit(suit, 14) for suit in SUITS)),
        LegendRow("unseen", (sprites.unseen(theme, 17),)),
        LegendRow("points", (star_sign(theme, 17),)),
        LegendRow("seats", tuple(seat(theme, number, 15) for number in range(len(theme.seats)))),
        LegendRow("glow", (choosable(theme, 60, 40, theme.slot),)),
        LegendRow("fresh", (changed(theme, 60, 40),)),
    ]

"""What the signs in the pictures of Blue Moon City mean."""

from __future__ import annotations

from engine.bluemoon.catalogue import ANY, COLOURS, DRAGONS
from render.bluemoon import materials as m
from render.icons import card, changed, choosable, discard, seat, tick
from render.legend import Meaning
from render.theme import Theme


def meanings(theme: Theme) -> list[Meaning]:
    return [*_city(theme), *_table(theme), *_marks(theme)]


def _city(theme: Theme) -> list[Meaning]:
    first, second = COLOURS[:4], COLOURS[4:]
    return [
        Meaning("peoples", tuple(m.badge(colour, 18) for colour in first)),
        Meaning("more", tuple(m.badge(colour, 18) for colour in second)),
        Meaning("any", (m.badge(ANY, 18),)),
        Meaning("space", (m.space("red", 34, 42),)),
        Meaning("marker", (seat(theme, 0, 15), seat(theme, 1, 15))),
        Meaning("majority", (m.crown(18, theme.gold),)),
        Meaning("construction", (m.people(18, theme.ink),)),
        Meaning("neighbourhood", (m.gate(18, theme.muted),)),
        Meaning("near", ("+",)),
        Meaning("rebuilt", (tick(17, m.REBUILT_EDGE, theme.dark),)),
        Meaning("dragons", tuple(m.dragon(dragon, 17) for dragon in DRAGONS)),
        Meaning("jump", (m.jump(18),)),
        Meaning("draw", (m.card_sign(18),)),
        Meaning("offer", (m.obelisk(18, m.GOLD),)),
    ]


def _table(theme: Theme) -> list[Meaning]:
    return [
        Meaning("crystals", (m.crystal(18),)),
        Meaning("scales", (m.scale(18),)),
        Meaning("pool", (m.scale(18, theme.panel),)),
        Meaning("cards", (m.card_sign(18),)),
        Meaning("offerings", (m.obelisk(18, m.GOLD), "1/5")),
        Meaning("price", (card(54, 36, 8, None, theme.gold, 5), "7", m.crystal(16))),
        Meaning("figure", (m.figure(theme, 0, 16), m.figure(theme, 1, 16))),
        Meaning("steps", (m.steps(18, theme.ink),)),
        Meaning("discard", (discard(17, theme.ink),)),
    ]


def _marks(theme: Theme) -> list[Meaning]:
    return [
        Meaning("glow", (choosable(theme, 60, 40, theme.slot), m.space("yellow", 34, 42, theme.glow))),
        Meaning("fresh", (changed(theme, 60, 40),)),
    ]

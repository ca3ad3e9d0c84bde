"""What the things of Theocratia look like, each alone."""

from __future__ import annotations

from collections.abc import Mapping

from engine.theocratia import catalogue as cat
from render.component import Face
from render.theme import GOLD, Theme
from render.theocratia import buildings, grounds, signs, sprites, tokens

_R, _SMALL = 110, 38
"""Sizes of the sign, and of those beside it."""


def components(options: Mapping[str, str], theme: Theme) -> dict[str, Face]:
    worship = "+1", signs.priest(_SMALL)
    faces = {kind: Face(buildings.plain(kind, _R, theme.ink)) for kind in cat.KINDS}
    faces |= {ground: Face(grounds.land(ground)) for ground in cat.GROUNDS}
    faces |= {
        bonus: Face(signs.eye(_R), (*tokens.cause(bonus, theme.ink, _SMALL), *worship)) for bonus in cat.ROUND_BONUSES
    }
    faces |= {card: Face(signs.development(card)) for card in cat.DEVELOPMENT}
    faces |= {token.id: _token(token.id, theme) for token in cat.TOKENS}
    faces |= {card.id: Face(sprites.card_sign(_R)) for card in cat.CARDS}
    return faces | {
        "start": Face(sprites.start_tile(_R)),
        "level": Face(sprites.tile(_R, GOLD)),
        "end_round_bonus": Face(tokens.glass(_R), ("+", buildings.plain("house", _SMALL, theme.ink))),
        "power_card": Face(sprites.card_sign(_R)),
    }


def _token(token: str, theme: Theme) -> Face:
    """The stone, and beside it what it brings."""
    above, below = tokens.effect_signs(token, 2, theme.ink, theme.ink)
    return Face(tokens.stone(), (*above, *below))

"""What the things of Helios look like, each alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.helios import catalogue as cat
from engine.helios.scoring import building_points
from render.component import Face
from render.helios import actions, sprites, tiles, tokens
from render.helios.rebus import Token as Sign
from render.helios.scenes import emblem, portrait
from render.pen import Sprite
from render.sprites import star_sign
from render.theme import Theme
from render.widgets import Token

_R, _SMALL = 110, 38
"""Sizes of the sign, and of those beside it."""


def components(options: Mapping[str, str], theme: Theme) -> dict[str, Face]:
    faces = {symbol: Face(actions.action(symbol, "gray", 2 * _R)) for symbol in cat.SYMBOLS}
    faces |= {colour: Face(tiles.land(colour, _R), (sprites.cube(colour, _SMALL),)) for colour in cat.COLOURS}
    faces |= {special: Face(tiles.special(special, _R)) for special in cat.SPECIALS}
    faces |= {building.id: _building(building, options, theme) for building in cat.BUILDINGS}
    faces |= {character.id: _character(character, theme) for character in cat.CHARACTERS}
    return faces | {
        "bonus_action": Face(actions.bonus(_R), tuple(actions.area(theme, area, 2 * _SMALL) for area in cat.AREAS)),
        "temple": Face(sprites.temple(_R, sprites.ROOF)),
    }


def _building(entry: cat.Building, options: Mapping[str, str], theme: Theme) -> Face:
    effects = tokens.building(entry.id, theme, _SMALL)
    does = [token for row in (*effects.once, effects.lasting) for token in row]
    points = building_points(cat.PRESETS[options["preset"]], cat.BUILDINGS.index(entry))
    worth: list[Token] = [str(points), star_sign(theme, _SMALL)]
    return Face(emblem(entry.id, _R), (*_plain(effects.cost), "·", *_plain(does), *(["·"] if does else []), *worth))


def _character(entry: cat.Character, theme: Theme) -> Face:
    hire: list[Token] = [sprites.mana(_SMALL), str(entry.hire)]
    return Face(portrait(entry.id, _R, day=True), (*hire, "·", *_plain(tokens.person(entry.id, theme, _SMALL).cost)))


def _plain(signs: Iterable[Sign]) -> list[Token]:
    """All words in one ink."""
    return [sign[0] if isinstance(sign, tuple) and not isinstance(sign, Sprite) else sign for sign in signs]

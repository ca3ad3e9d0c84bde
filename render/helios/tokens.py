"""Costs, gains and scoring as rows of small signs."""

from __future__ import annotations

from collections.abc import Sequence

from engine.helios import catalogue as cat
from render.helios import actions, sprites
from render.helios.buildings import emblem
from render.sprites import arrow, hex_line, infinity, lap, star_sign
from render.theme import GOLD, Colour, Theme
from render.widgets import Token

CHARACTERS = {character.id: character for character in cat.CHARACTERS}


def cost(needs: Sequence[int], wild: int, r: int, either: bool = False) -> list[Token]:
    tokens: list[Token] = []
    for place, colour in enumerate(needs):
        if either and place:
            tokens.append("/")
        tokens.append(sprites.cube(cat.COLOURS[colour], r))
    tokens += [sprites.cube("any", r)] * wild
    return tokens


def gains(sun: int, mana: int, r: int) -> list[Token]:
    tokens: list[Token] = []
    if sun:
        tokens += [sprites.sun(r), f"+{sun}"]
    if mana:
        tokens += [sprites.mana(r - 1), f"+{mana}"]
    return tokens


def at_once(entry: cat.Character) -> list[Token]:
    """What a character brings when activated."""
    cube: list[Token] = [sprites.cube("any", 15), f"+{entry.cubes}"] if entry.cubes else []
    return gains(entry.sun, entry.mana, 15) + cube


def ability(building: str, theme: Theme, r: int, ink: Colour, ground: Colour) -> list[Token]:
    """The special effect of a building as signs; `What can I do?` explains it in words."""
    house = sprites.temple(r - 1, sprites.ROOF)
    points = star_sign(theme, r - 2)
    signs: dict[str, list[Token]] = {
        "power_plant": [sprites.sun(r), infinity(r, ink)],
        "bazaar": [sprites.mana(r - 1), arrow(r - 3, 0, ink), str(cat.BAZAAR_POINTS), points],
        "city_hall": [house, f"+{cat.CITY_HALL_LIGHT}", points],
        "citadel": [house, "=", sprites.cube("any", r - 2)],
        "watchtower": [lap(r - 2, ink), str(cat.WATCHTOWER_POINTS), points],
        "warehouse": [sprites.cube("any", r - 2), "+", sprites.cube("any", r - 2)],
        "land_steward": [f"{cat.STEWARD_TILES}×", actions.symbol("land", r, ink, ground)],
        "palace": [actions.bonus(r)],
    }
    return signs.get(building, [])


def worth(entry: cat.Character, theme: Theme) -> list[list[Token]]:
    """What a character brings at the end: groups of signs."""
    star = star_sign(theme, 14)
    points = str(entry.points)
    if entry.id == "treasurer":
        return [[str(cat.TREASURER_MANA), star, "/", sprites.mana(12)], [points, star, "/", sprites.cube("any", 12)]]
    counted: dict[str, list[Token]] = {
        "architect": [points, star, "/", sprites.temple(14, sprites.ROOF), "+", emblem("city_hall", 15)],
        "inventor": [points, star, "/", sprites.plain_hex(15, GOLD)],
        "priestess": [points, star],
        "explorer": [sprites.corner(17), points, star],
        "prophetess": [points, star, "/", sprites.plain_hex(15, sprites.TILE)],
        "cartographer": [points, star, "/", sprites.colours(15)],
        "princess": [points, star, "×", sprites.sun(15)],
    }
    return [counted[entry.id]]


def special_worth(special: str, theme: Theme) -> list[Token]:
    """What a special tile counts at the end."""
    counted: dict[str, Token] = {
        "created_land": sprites.plain_hex(16, sprites.TILE),
        "empty_spaces": hex_line(16, theme.ink, 3),
        "resources": sprites.cube("any", 15),
        "temples": sprites.temple(15, sprites.ROOF),
    }
    points = cat.SPECIAL_POINTS[cat.SPECIALS.index(special)]
    return [str(points), star_sign(theme, 14), "/", counted[special]]

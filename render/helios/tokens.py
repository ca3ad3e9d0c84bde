"""What things cost, bring and count, as rows of signs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.helios import catalogue as cat
from render.helios import actions, sprites
from render.helios.rebus import Token
from render.sprites import arrow, hex_line, infinity, lap, star_sign
from render.theme import GOLD, Theme

CHARACTERS = {character.id: character for character in cat.CHARACTERS}
BUILDINGS = {building.id: building for building in cat.BUILDINGS}
R = 22
"""The size of signs: 9 pixels on a phone."""

Row = tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class Effects:
    """What a building or a character does: at once, for ever, and what it costs."""

    once: tuple[Row, ...]
    lasting: Row
    cost: Row


def points(theme: Theme, number: int | str, r: int = R) -> Row:
    """A golden number and a star: points, and nothing else."""
    return (str(number), GOLD), star_sign(theme, r)


def added(theme: Theme, number: int, r: int = R) -> Row:
    """So many points more, counted where other things are."""
    return f"+{number}", star_sign(theme, r)


def cube(kind: str, r: int = R - 1) -> Token:
    return sprites.cube(kind, r)


def cost(needs: Sequence[int], wild: int, either: bool = False, r: int = R - 1) -> Row:
    tokens: list[Token] = []
    for place, colour in enumerate(needs):
        if either and place:
            tokens.append("/")
        tokens.append(cube(cat.COLOURS[colour], r))
    return (*tokens, *[cube("any", r)] * wild)


def sun(number: int, r: int = R) -> Row:
    return sprites.sun(r), f"+{number}"


def mana(number: int, r: int = R) -> Row:
    return sprites.mana(r - 1), f"+{number}"


def building(key: str, theme: Theme, r: int = R) -> Effects:
    entry = BUILDINGS[key]
    once = [sun(entry.sun, r)] if entry.sun else []
    if key == "power_plant":
        once.append((sprites.sun(r), infinity(r + 8, theme.ink)))
    if key == "palace":
        once[0] = (*once[0], actions.bonus(r - 1))
    if entry.mana:
        once.append(mana(entry.mana, r))
    if key == "bazaar":
        once.append((str(cat.BAZAAR_MOST), sprites.mana(r), arrow(r - 1, 0, theme.muted)))
        once.append((*points(theme, cat.BAZAAR_POINTS, r), "/", sprites.mana(r)))
    if key == "land_steward":
        once.append((f"+{cat.STEWARD_TILES}", sprites.plain_hex(r, sprites.TILE)))
    return Effects(tuple(once), _lasting(key, theme, r), cost(entry.needs, entry.wild, entry.either, r - 1))


def _lasting(key: str, theme: Theme, r: int) -> Row:
    """The effect that stays, which a built card still shows."""
    house = sprites.temple(r - 1, sprites.ROOF)
    rows: dict[str, Row] = {
        "city_hall": (house, f"+{cat.CITY_HALL_LIGHT}", star_sign(theme, r)),
        "citadel": (house, "=", "1", cube("any", r - 1)),
        "watchtower": (lap(r - 1, theme.gold), *points(theme, cat.WATCHTOWER_POINTS, r)),
        "warehouse": (sprites.plain_hex(r, sprites.TILE), "=", str(cat.TILE_CUBES), cube("any", r - 1)),
    }
    return rows.get(key, ())


def person(key: str, theme: Theme, r: int = R) -> Effects:
    entry = CHARACTERS[key]
    once = [sun(entry.sun, r)] if entry.sun else []
    if entry.mana:
        once.append(mana(entry.mana, r))
    if entry.cubes:
        once.append((f"+{entry.cubes}", cube("any", r - 1)))
    return Effects(tuple(once), (), cost(entry.needs, entry.wild, r=r - 1))


def worth(key: str, theme: Theme) -> tuple[Row, ...]:
    """What a character brings at the end."""
    entry = CHARACTERS[key]
    each = points(theme, entry.points)
    if key == "treasurer":
        return (*points(theme, cat.TREASURER_MANA), "/", sprites.mana(R)), (*each, "/", cube("any"))
    counted: dict[str, Row] = {
        "architect": (*each, "/", sprites.house(R)),
        "inventor": (*each, "/", sprites.special_sign(R)),
        "priestess": each,
        "explorer": (sprites.corner(R), *each),
        "prophetess": (*each, "/", sprites.plain_hex(R, sprites.TILE)),
        "cartographer": (*each, "/", sprites.colours(R)),
        "princess": (*each, "×", sprites.sun(R)),
    }
    return (counted[key],)


def special_worth(special: str, theme: Theme) -> tuple[Row, Row]:
    """What a special tile counts at the end: points, and for each of what."""
    counted: dict[str, Token] = {
        "created_land": sprites.plain_hex(R, sprites.TILE),
        "empty_spaces": hex_line(R, theme.ink, 5),
        "resources": cube("any"),
        "temples": sprites.temple(R - 1, sprites.ROOF),
    }
    number = cat.SPECIAL_POINTS[cat.SPECIALS.index(special)]
    return points(theme, number), ("/", counted[special])

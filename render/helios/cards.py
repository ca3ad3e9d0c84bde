"""Buildings, characters and action areas as cards, the same on boards and display."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.helios import catalogue as cat
from render.helios import materials as m
from render.helios.houses import emblem
from render.helios.people import portrait
from render.icons import arrow, card, infinity, lap, plus, star_sign, tick
from render.pen import Art
from render.picture import Say
from render.scene import Sheet
from render.theme import Colour, Theme, mix

Token = Art | str
BUILDINGS = {building.id: building for building in cat.BUILDINGS}
CHARACTERS = {character.id: character for character in cat.CHARACTERS}
BUILT: Colour = (255, 214, 120)
BUILT_EDGE: Colour = (255, 240, 200)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card lies: its upper left corner and its size."""

    x: int
    y: int
    wide: int
    high: int

    @property
    def middle(self) -> tuple[int, int]:
        return self.x + self.wide // 2, self.y + self.high // 2


def grid(place: Place, columns: int, rows: int, gap: int = 8) -> list[Place]:
    """The place cut into equal cards, row by row."""
    wide = (place.wide - gap * (columns - 1)) // columns
    high = (place.high - gap * (rows - 1)) // rows
    return [
        Place(place.x + column * (wide + gap), place.y + row * (high + gap), wide, high)
        for row in range(rows)
        for column in range(columns)
    ]


def back(sheet: Sheet, place: Place, fill: Colour, edge: Colour, line: float = 2) -> None:
    """The empty card."""
    sheet.stamp(card(place.wide, place.high, 14, fill, edge, line), *place.middle)


def flow(sheet: Sheet, x: float, y: float, tokens: Sequence[Token], size: int, colour: Colour, gap: int = 4) -> float:
    """Signs and words in a row around the height y; returns where the row ends."""
    for token in tokens:
        if isinstance(token, str):
            x += sheet.words(token, x, y, size, weight="ExtraBold", colour=colour) + gap
        else:
            sheet.stamp(token, x + token.width / 2, y)
            x += token.width + gap
    return x


# -- what things cost and bring


def cost(needs: Sequence[int], wild: int, r: int, either: bool = False) -> list[Token]:
    tokens: list[Token] = []
    for place, colour in enumerate(needs):
        if either and place:
            tokens.append("/")
        tokens.append(m.cube(cat.COLOURS[colour], r))
    tokens += [m.cube("any", r)] * wild
    return tokens


def gains(sun: int, mana: int, r: int) -> list[Token]:
    tokens: list[Token] = []
    if sun:
        tokens += [m.sun(r), f"+{sun}"]
    if mana:
        tokens += [m.mana(r - 2), f"+{mana}"]
    return tokens


def ability(building: str, theme: Theme, r: int, ink: Colour) -> list[Token]:
    """What a building does besides, in signs; the words stand under `What can I do?`."""
    house = m.temple(r - 2, m.ROOF)
    points = star_sign(theme, r - 3)
    signs: dict[str, list[Token]] = {
        "power_plant": [m.sun(r), infinity(r, ink)],
        "bazaar": [m.mana(r - 2), arrow(r - 4, 0, ink), str(cat.BAZAAR_POINTS), points],
        "city_hall": [house, f"+{cat.CITY_HALL_LIGHT}", points],
        "citadel": [house, "=", m.cube("any", r - 3)],
        "watchtower": [lap(r - 2, ink), str(cat.WATCHTOWER_POINTS), points],
        "warehouse": [m.cube("any", r - 3), "+", m.cube("any", r - 3)],
        "land_steward": [f"{cat.STEWARD_TILES}×", m.symbol("land", r, ink, theme.slot)],
        "palace": [m.bonus(r)],
    }
    return signs.get(building, [])


# -- buildings


def building(sheet: Sheet, place: Place, key: str, state: str, points: int, say: Say) -> None:
    """One space of the city board; `state` is `built`, `payable` or `open`, or `choice` when a click builds it."""
    theme, entry = sheet.theme, BUILDINGS[key]
    built, choice = state == "built", state == "choice"
    ink = theme.dark if built else theme.ink
    fill = BUILT if built else mix(theme.slot, theme.glow, 0.16) if choice else theme.slot
    edge = {"built": BUILT_EDGE, "payable": theme.glow, "choice": theme.glow}.get(state, theme.edge)
    sheet.stamp(
        card(place.wide, place.high, 14, fill, edge, 5 if choice else 3 if state == "payable" else 2),
        *place.middle,
        "building",
        key,
        state,
    )
    _title(sheet, place, say(f"helios-{key}"), points, ink)
    sheet.stamp(emblem(key, 26), place.x + 38, place.y + 78)
    x = place.x + 68
    brings = gains(entry.sun, entry.mana, 13) + ability(key, theme, 13, ink)
    if built:
        flow(sheet, x, place.y + 78, brings, 22, ink, gap=2)
        sheet.stamp(tick(15, m.IVORY, theme.dark), place.x + place.wide - 24, place.y + place.high - 24)
    else:
        flow(sheet, x - 4, place.y + 57, cost(entry.needs, entry.wild, 12, entry.either), 22, ink, gap=-5)
        flow(sheet, x, place.y + 95, brings, 21, ink, gap=2)
        if state in ("payable", "choice"):
            sheet.stamp(plus(15, theme.glow, theme.dark), place.x + place.wide - 24, place.y + 57)
    if entry.once:
        right, foot = place.x + place.wide - 12, place.y + place.high - 23
        if not built:
            sheet.words("1×", right, foot, 20, "once", key, weight="Bold", colour=theme.muted, anchor="right")


def _title(sheet: Sheet, place: Place, name: str, points: int, ink: Colour) -> None:
    """Name on the left, points on the right."""
    theme = sheet.theme
    colour = theme.gold if ink == theme.ink else ink
    right = place.x + place.wide - 12
    used = sheet.words(
        str(points), right, place.y + 24, 26, "worth", points, weight="ExtraBold", colour=colour, anchor="right"
    )
    sheet.words(name, place.x + 12, place.y + 24, 24, weight="Bold", colour=ink, room=place.wide - 32 - used, least=18)


# -- characters


def hired(sheet: Sheet, place: Place, key: str, active: bool, points: int | None, choice: bool, say: Say) -> None:
    """A character of a player: at night with what the activation costs, by day with its end points."""
    theme, entry = sheet.theme, CHARACTERS[key]
    ink = theme.dark if active else theme.ink
    fill = BUILT if active else (38, 40, 92)
    edge = theme.glow if choice else BUILT_EDGE if active else (112, 118, 186)
    sheet.stamp(
        card(place.wide, place.high, 14, fill, edge, 5 if choice else 2),
        *place.middle,
        "character",
        key,
        "active" if active else "hired",
    )
    r = (place.high - 20) // 2 if place.high < 100 else 36
    y = place.y + place.high - r - 9
    sheet.stamp(portrait(key, r, active), place.x + r + 9, y)
    x = place.x + 2 * r + 20
    sheet.words(say(f"helios-{key}"), *_name_spot(place, r), 23, colour=ink, room=_name_room(place, r), least=18)
    low = place.y + place.high - 34
    if not active:
        flow(sheet, x - 6, low, cost(entry.needs, entry.wild, 11), 22, ink, gap=-6)
    elif points is not None:
        flow(sheet, x, low, [f"+{points}", star_sign(theme, 11)], 26, ink)


def _name_spot(place: Place, r: int) -> tuple[int, int]:
    return (place.x + 12, place.y + 20) if place.high >= 100 else (place.x + 2 * r + 20, place.y + 20)


def _name_room(place: Place, r: int) -> int:
    return place.wide - 20 if place.high >= 100 else place.wide - 2 * r - 28


# -- action areas


def areas(
    sheet: Sheet, x: int, y: int, size: int, gap: int, held: Sequence[tuple[str, Sequence[tuple[str, str]]]]
) -> None:
    """The three areas side by side, four places each."""
    between = gap * 4
    for place, (area, tiles) in enumerate(held):
        left = x + place * (cat.AREA_FULL * (size + gap) - gap + between)
        for slot in range(cat.AREA_FULL):
            at = left + slot * (size + gap) + size // 2, y
            if slot < len(tiles):
                symbol, colour = tiles[slot]
                sheet.stamp(m.action(symbol, colour, size), *at, "area", area, slot, symbol, colour)
            else:
                sheet.stamp(m.area_slot(sheet.theme, area, size), *at, "slot", area, slot)


def worth(entry: cat.Character, theme: Theme) -> list[Token]:
    """What a character brings at the end, in signs."""
    star = star_sign(theme, 12)
    points = str(entry.points)
    counted: dict[str, list[Token]] = {
        "architect": [points, star, "/", m.temple(12, m.ROOF)],
        "inventor": [points, star, "/", m.plain_hex(13, m.GOLD)],
        "priestess": [points, star],
        "explorer": [m.corner(15), points, star],
        "prophetess": [points, star, "/", m.plain_hex(13, (190, 226, 130))],
        "cartographer": [points, star, "/", m.colours(13)],
        "princess": [points, star, "×", m.sun(13)],
        "treasurer": [str(cat.TREASURER_MANA), star, "/", m.mana(11), points, star, "/", m.cube("any", 11)],
    }
    return counted[entry.id]

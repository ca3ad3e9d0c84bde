"""Buildings, temples, characters and action areas as cards, the same on every board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.helios import catalogue as cat
from engine.helios.view import BoardView
from render.helios import actions
from render.helios import materials as m
from render.helios.houses import emblem
from render.helios.people import portrait
from render.helios.tokens import CHARACTERS, ability, cost, gains
from render.icons import changed, choosable, counter, plus, star_sign, tick
from render.parts import Place, Token, back, flow, width
from render.picture import Say
from render.scene import Sheet
from render.theme import Colour

BUILDINGS = {building.id: building for building in cat.BUILDINGS}
BUILT: Colour = (255, 214, 120)
BUILT_EDGE: Colour = (255, 240, 200)
NIGHT: Colour = (38, 40, 92)
NIGHT_EDGE: Colour = (112, 118, 186)

State = Literal["built", "choice", "payable", "open"]
"""Standing; to be had by a click now; to be had for the cubes on the board, but not now; neither."""


# -- what can be built


def building(sheet: Sheet, place: Place, key: str, state: State, points: int, say: Say) -> None:
    """One space of the city board: name and end points, below the price and what it brings."""
    theme, entry = sheet.theme, BUILDINGS[key]
    ink = _buildable(sheet, place, key, state)
    top, low, r = _rows(place)
    sheet.stamp(star_sign(theme, 15), place.right - 28, top)
    told = "worth", key, points
    gold = theme.dark if state == "built" else theme.gold
    used = sheet.words(str(points), place.right - 50, top, 36, *told, weight="ExtraBold", colour=gold, anchor="right")
    _name(sheet, place, 84, say(f"helios-{key}"), ink, place.wide - 84 - used - 62)
    sheet.stamp(emblem(key, r + 4), place.x + 40, top + 1)
    ground = BUILT if state == "built" else theme.slot
    if state == "built":
        sheet.stamp(tick(r - 2, m.IVORY, theme.dark), place.x + 38, low)
    else:
        gap = 0 if entry.either else -8
        flow(sheet, place.x + 10, low, cost(entry.needs, entry.wild, r, entry.either), 32, ink, gap)
    _right(sheet, place, low, gains(entry.sun, entry.mana, 15) + ability(key, theme, 15, ink, ground), ink)
    if entry.once:
        x, y = place.x + 66, place.y + 20
        sheet.stamp(counter(15, theme.ink, theme.dark), x, y, "badge", key)
        sheet.words("1×", x, y, 20, "badge", key, colour=theme.dark, weight="ExtraBold", anchor="middle")
    _mark(sheet, place, key, state)


def temple(sheet: Sheet, place: Place, state: State, count: int, price: int, roof: Colour, say: Say) -> None:
    """How many temples stand, what the next one costs and brings."""
    ink = _buildable(sheet, place, "temple", state)
    top, low, r = _rows(place)
    told = "temples", count
    sheet.words(str(count), place.right - 16, top, 36, *told, weight="ExtraBold", anchor="right")
    _name(sheet, place, 76, say("helios-picture-temples"), ink, place.wide - 76 - 48)
    sheet.stamp(m.temple(r + 2, roof), place.x + 40, top + 1)
    flow(sheet, place.x + 14, low, [f"{price}×", m.cube("any", r)], 32, ink, -2)
    _right(sheet, place, low, gains(0, count + 1, 15), ink)
    _mark(sheet, place, "temple", state)


def _rows(place: Place) -> tuple[int, int, int]:
    """The heights of the two rows of a card, and the size of the signs in them."""
    r = 20 if place.high >= 112 else 17 if place.high >= 98 else 15
    return place.y + r + 13, place.foot - r - 10, r


def _right(sheet: Sheet, place: Place, y: int, tokens: Sequence[Token], ink: Colour) -> None:
    """A row of signs that ends at the right of the card."""
    flow(sheet, place.right - 14 - width(tokens, _BRINGS, 2), y, tokens, _BRINGS, ink, 2)


_BRINGS = 28
"""The size of letters in what a card brings."""


def _buildable(sheet: Sheet, place: Place, key: str, state: State) -> Colour:
    """The card with the mark of its state; returns the ink for it."""
    theme = sheet.theme
    told = "buildable", key, state
    if state == "choice":
        sheet.stamp(choosable(theme, place.wide, place.high, theme.slot, theme.panel), *place.middle, *told)
    else:
        edge, line = {"built": (BUILT_EDGE, 2), "payable": (theme.muted, 3)}.get(state, (theme.edge, 2))
        back(sheet, place, BUILT if state == "built" else theme.slot, edge, line, *told, under=theme.panel)
    return theme.dark if state == "built" else theme.ink


def _mark(sheet: Sheet, place: Place, key: str, state: State) -> None:
    """Bright where a click builds it, hollow where only the cubes are there."""
    theme = sheet.theme
    signs = {"choice": plus(14, theme.glow, theme.dark), "payable": plus(14, theme.dark, theme.muted)}
    if state in signs:
        sheet.stamp(signs[state], place.x + 20, place.y + 20, "badge", key)


def _name(sheet: Sheet, place: Place, indent: int, name: str, ink: Colour, room: int) -> None:
    top, _, _ = _rows(place)
    sheet.words(name, place.x + indent, top, 28, weight="ExtraBold", colour=ink, room=room, least=20)


# -- characters


def hired(sheet: Sheet, place: Place, key: str, active: bool, points: int | None, choice: bool, say: Say) -> None:
    """A character of a player: at night with what the activation costs, by day with its end points."""
    theme, entry = sheet.theme, CHARACTERS[key]
    ink = theme.dark if active else theme.ink
    told = "character", key, "active" if active else "hired"
    if choice:
        sheet.stamp(choosable(theme, place.wide, place.high, NIGHT, theme.panel), *place.middle, *told)
    else:
        back(sheet, place, BUILT if active else NIGHT, BUILT_EDGE if active else NIGHT_EDGE, 2, *told)
    r = min(34, (place.high - 46) // 2)
    low = place.foot - r - 8
    sheet.stamp(portrait(key, r, active), place.x + r + 10, low)
    name, room = say(f"helios-{key}"), place.wide - 26
    sheet.words(name, place.x + 13, place.y + 23, 26, weight="ExtraBold", colour=ink, room=room, least=20)
    left = place.x + 2 * r + 16
    if not active:
        flow(sheet, left, low, cost(entry.needs, entry.wild, 18), 26, ink, -8)
        if choice:
            sheet.stamp(plus(14, theme.glow, theme.dark), place.right - 22, place.y + 22, "badge", key)
    else:
        sheet.stamp(tick(15, m.IVORY, theme.dark), place.right - 28, low)
        if points is not None:
            flow(sheet, left, low, [str(points), star_sign(theme, 15)], 36, ink)


# -- action areas


def area_step(size: int, gap: int) -> int:
    """From one area to the next."""
    return cat.AREA_FULL * (size + gap) + 3 * gap


def areas(
    sheet: Sheet,
    x: int,
    y: int,
    size: int,
    gap: int,
    board: BoardView,
) -> None:
    """The three areas side by side, four places each; a tile that is the latest change is marked."""
    for place, (area, tiles) in enumerate(board.areas):
        left = x + place * area_step(size, gap)
        for slot in range(cat.AREA_FULL):
            at = left + slot * (size + gap) + size // 2, y
            if slot < len(tiles):
                symbol, colour = tiles[slot]
                sheet.stamp(actions.action(symbol, colour, size), *at, "area", area, slot, symbol, colour)
            else:
                sheet.stamp(actions.area_slot(sheet.theme, area, size), *at, "slot", area, slot)
        key = f"{area}_area"
        if board.fresh == key:
            middle = left + (len(tiles) - 1) * (size + gap) + size // 2
            sheet.stamp(changed(sheet.theme, size + 2 * gap, size + 2 * gap), middle, y, "fresh", key)

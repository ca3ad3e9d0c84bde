"""Buildings, temples, characters and action areas as cards, the same on every board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.helios import catalogue as cat
from render.helios import actions
from render.helios import materials as m
from render.helios.houses import emblem
from render.helios.people import portrait
from render.helios.tokens import CHARACTERS, ability, cost, gains
from render.icons import card, counter, plus, star_sign, tick
from render.parts import Place, back, flow
from render.picture import Say
from render.scene import Sheet
from render.theme import Colour, mix

BUILDINGS = {building.id: building for building in cat.BUILDINGS}
BUILT: Colour = (255, 214, 120)
BUILT_EDGE: Colour = (255, 240, 200)
NIGHT: Colour = (38, 40, 92)
NIGHT_EDGE: Colour = (112, 118, 186)

State = Literal["built", "choice", "payable", "open"]
"""Standing; to be had by a click now; to be had for the cubes on the board; neither."""


# -- what can be built


def building(sheet: Sheet, place: Place, key: str, state: State, points: int, say: Say) -> None:
    """One space of the city board: name and points, price, what it brings."""
    theme, entry = sheet.theme, BUILDINGS[key]
    ink = _buildable(sheet, place, key, state)
    gold = theme.dark if state == "built" else theme.gold
    used = sheet.words(
        str(points),
        place.right - 13,
        place.y + 25,
        26,
        "worth",
        key,
        points,
        weight="ExtraBold",
        colour=gold,
        anchor="right",
    )
    _name(sheet, place, say(f"helios-{key}"), ink, place.wide - 36 - used)
    sheet.stamp(emblem(key, 26), place.x + 40, place.y + 78)
    x = place.x + 70
    if state != "built":
        flow(sheet, x - 4, place.y + 59, cost(entry.needs, entry.wild, 12, entry.either), 22, ink, -5)
    flow(sheet, x, place.foot - 22, gains(entry.sun, entry.mana, 12) + ability(key, theme, 12, ink), 20, ink, 0)
    if entry.once:
        sheet.stamp(counter(13, theme.ink, theme.dark), place.x + 20, place.foot - 17, "badge", key)
        sheet.words(
            "1×",
            place.x + 20,
            place.foot - 17,
            15,
            "badge",
            key,
            colour=theme.dark,
            weight="ExtraBold",
            anchor="middle",
        )


def temple(sheet: Sheet, place: Place, state: State, count: int, price: int, roof: Colour, say: Say) -> None:
    """How many temples stand, what the next one costs and brings."""
    ink = _buildable(sheet, place, "temple", state)
    _name(sheet, place, say("helios-picture-temples"), ink, place.wide - 80)
    sheet.words(
        str(count),
        place.right - 13,
        place.y + 25,
        30,
        "temples",
        count,
        weight="ExtraBold",
        anchor="right",
    )
    sheet.stamp(m.temple(24, roof), place.x + 40, place.y + 78)
    flow(sheet, place.x + 70, place.y + 59, [f"{price}×", m.cube("any", 12)], 24, ink, -2)
    flow(sheet, place.x + 70, place.foot - 22, gains(0, count + 1, 12), 20, ink, 0)


def _buildable(sheet: Sheet, place: Place, key: str, state: State) -> Colour:
    """The card with the mark of its state; returns the ink for it."""
    theme = sheet.theme
    fill = {"built": BUILT, "choice": mix(theme.slot, theme.glow, 0.2)}.get(state, theme.slot)
    edge = {"built": BUILT_EDGE, "open": theme.edge}.get(state, theme.glow)
    back(
        sheet, place, fill, edge, {"choice": 6, "payable": 3}.get(state, 2), "buildable", key, state, under=theme.panel
    )
    mark = place.right - 25, place.y + 59
    if state == "built":
        sheet.stamp(tick(16, m.IVORY, theme.dark), *mark)
    elif state != "open":
        sheet.stamp(plus(15, theme.glow, theme.dark), *mark)
    return theme.dark if state == "built" else theme.ink


def _name(sheet: Sheet, place: Place, name: str, ink: Colour, room: int) -> None:
    sheet.words(name, place.x + 13, place.y + 25, 24, colour=ink, room=room, least=18)


def changed(sheet: Sheet, x: float, y: float, size: tuple[int, int], radius: int, key: str) -> None:
    """A line around what has just been built, hired or activated."""
    wide, high = size
    sheet.stamp(card(wide, high, radius, None, sheet.theme.fresh, 4), x, y, "fresh", key)


# -- characters


def hired(sheet: Sheet, place: Place, key: str, active: bool, points: int | None, choice: bool, say: Say) -> None:
    """A character of a player: at night with what the activation costs, by day with its end points."""
    theme, entry = sheet.theme, CHARACTERS[key]
    ink = theme.dark if active else theme.ink
    edge = theme.glow if choice else BUILT_EDGE if active else NIGHT_EDGE
    state = "active" if active else "hired"
    back(sheet, place, BUILT if active else NIGHT, edge, 6 if choice else 2, "character", key, state)
    roomy = place.high >= 100
    r = 34 if roomy else (place.high - 16) // 2
    sheet.stamp(portrait(key, r, active), place.x + r + 10, place.foot - r - (10 if roomy else 8))
    left = place.x + 2 * r + 20
    start = place.x + 13 if roomy else left
    room = place.right - start - 12
    sheet.words(say(f"helios-{key}"), start, place.y + (25 if roomy else 20), 24, colour=ink, room=room, least=18)
    low = place.foot - (42 if roomy else 24)
    if not active:
        flow(sheet, left - 5, low, cost(entry.needs, entry.wild, 13 if roomy else 11), 22, ink, -5)
    else:
        sheet.stamp(tick(14, m.IVORY, theme.dark), place.right - 25, low)
        if points is not None:
            flow(sheet, left, low, [f"+{points}", star_sign(theme, 12)], 28, ink)


# -- action areas


def areas(
    sheet: Sheet, x: int, y: int, size: int, gap: int, held: Sequence[tuple[str, Sequence[tuple[str, str]]]]
) -> None:
    """The three areas side by side, four places each."""
    for place, (area, tiles) in enumerate(held):
        left = x + place * (cat.AREA_FULL * (size + gap) + 3 * gap)
        for slot in range(cat.AREA_FULL):
            at = left + slot * (size + gap) + size // 2, y
            if slot < len(tiles):
                symbol, colour = tiles[slot]
                sheet.stamp(actions.action(symbol, colour, size), *at, "area", area, slot, symbol, colour)
            else:
                sheet.stamp(actions.area_slot(sheet.theme, area, size), *at, "slot", area, slot)

"""Buildings, temples, characters and action areas as cards, the same on every board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.helios import catalogue as cat
from engine.helios.view import BoardView
from render.helios import actions, sprites
from render.helios.buildings import emblem
from render.helios.people import portrait
from render.helios.tokens import CHARACTERS, ability, at_once, cost, gains, worth
from render.picture import Say
from render.scene import DisplayList
from render.sprites import card, changed, choosable, counter, star_sign, tick
from render.theme import Colour
from render.widgets import Place, Token, back, flow, width

BUILDINGS = {building.id: building for building in cat.BUILDINGS}
BUILT: Colour = (255, 214, 120)
BUILT_EDGE: Colour = (255, 240, 200)
NIGHT: Colour = (38, 40, 92)
NIGHT_EDGE: Colour = (112, 118, 186)

State = Literal["built", "choice", "payable", "open"]
"""Built; can be built by a click now; the cubes suffice, but not now; neither."""


# -- what can be built


def building(drawing: DisplayList, place: Place, key: str, state: State, points: int, say: Say) -> None:
    """One space of the city board: name and end points, below the price and what it brings."""
    theme, entry = drawing.theme, BUILDINGS[key]
    ink = _buildable(drawing, place, key, state)
    top, low, r, price = _rows(place)
    drawing.stamp(star_sign(theme, 15), place.right - 28, top)
    told = "worth", key, points
    gold = theme.dark if state == "built" else theme.gold
    size = _number(r)
    used = drawing.write(
        str(points), place.right - 50, top, size, *told, weight="ExtraBold", colour=gold, anchor="right"
    )
    _name(drawing, place, 84, say(f"helios-{key}"), ink, place.wide - 84 - used - 62)
    drawing.stamp(emblem(key, r + 4), place.x + (58 if entry.once else 46), top + 1)
    ground, small = BUILT if state == "built" else theme.slot, min(15, r + 2)
    if state == "built":
        drawing.stamp(tick(r - 2, sprites.IVORY, theme.dark), place.x + 38, low)
    else:
        _price(drawing, place, key, cost(entry.needs, entry.wild, price, entry.either))
    _right(drawing, place, low, [gains(entry.sun, entry.mana, small), ability(key, theme, small, ink, ground)], ink)
    if entry.once:
        x, y = place.x + 22, place.y + 24
        drawing.stamp(counter(15, theme.ink, theme.dark), x, y, "badge", key)
        drawing.write("1×", x, y, 20, "badge", key, colour=theme.dark, weight="ExtraBold", anchor="middle")


def temple(drawing: DisplayList, place: Place, state: State, count: int, cubes: int, roof: Colour, say: Say) -> None:
    """How many temples stand, what the next one costs and brings."""
    ink = _buildable(drawing, place, "temple", state)
    top, low, r, price = _rows(place)
    told = "temples", count
    drawing.write(str(count), place.right - 16, top, _number(r), *told, weight="ExtraBold", anchor="right")
    _name(drawing, place, 76, say("helios-picture-temples"), ink, place.wide - 76 - 48)
    drawing.stamp(sprites.temple(r + 2, roof), place.x + 40, top + 1)
    _price(drawing, place, "temple", [f"{cubes}×", sprites.cube("any", price)])
    _right(drawing, place, low, [gains(0, count + 1, 15)], ink)


def _rows(place: Place) -> tuple[int, int, int, int]:
    """The heights of the two rows of a card, and the sizes of the signs in them: of names, of prices."""
    _, r, price, low = next(sizes for sizes in _SIZES if place.high >= sizes[0])
    return place.y + r + 11, place.foot - low, r, price


_SIZES = ((112, 20, 16, 34), (98, 17, 15, 32), (88, 15, 13, 29), (78, 13, 11, 23), (0, 11, 11, 20))
"""From which height of a card on: sizes of signs, of prices, and how far the lower row lies above the foot."""


def _number(r: int) -> int:
    """The size of the letters of a number in the upper row."""
    return 36 if r > 14 else 28


def _price(drawing: DisplayList, place: Place, key: str, tokens: Sequence[Token]) -> None:
    """What a thing costs, on a ground that parts it from what it brings."""
    _, y, _, price = _rows(place)
    gap = 0 if "/" in tokens else -8
    wide = width(tokens, 28, gap) + 4
    drawing.stamp(card(wide, 2 * price + 10, 10, drawing.theme.panel), place.x + 13 + wide / 2, y, "price", key)
    flow(drawing, place.x + 15, y, tokens, 28, drawing.theme.ink, gap)


def _right(
    drawing: DisplayList, place: Place, y: int, groups: Sequence[Sequence[Token]], ink: Colour, gap: int = 2
) -> None:
    """Rows of signs that end at the right of the card, a little apart."""
    shown = [tokens for tokens in groups if tokens]
    x: float = place.right - 14 - sum(width(tokens, 28, gap) for tokens in shown) - _BETWEEN * (len(shown) - 1)
    for tokens in shown:
        flow(drawing, x, y, tokens, 28, ink, gap)
        x += width(tokens, 28, gap) + _BETWEEN


_BETWEEN = 6
"""The room between groups of signs."""


def _buildable(drawing: DisplayList, place: Place, key: str, state: State) -> Colour:
    """The card with the mark of its state; returns the ink for it."""
    theme = drawing.theme
    told = "buildable", key, state
    if state == "choice":
        drawing.stamp(choosable(theme, place.wide, place.high, theme.slot, theme.panel), *place.middle, *told)
    else:
        edge, line = {"built": (BUILT_EDGE, 2), "payable": (theme.muted, 5)}.get(state, (theme.edge, 2))
        back(drawing, place, BUILT if state == "built" else theme.slot, edge, line, *told, under=theme.panel)
    return theme.dark if state == "built" else theme.ink


def _name(drawing: DisplayList, place: Place, indent: int, name: str, ink: Colour, room: int) -> None:
    top = _rows(place)[0]
    drawing.write(name, place.x + indent, top, 28, weight="ExtraBold", colour=ink, room=room, least=20)


# -- characters


def active(drawing: DisplayList, place: Place, key: str, points: int | None, say: Say) -> None:
    """A character by day: what it counts."""
    theme = drawing.theme
    back(drawing, place, BUILT, BUILT_EDGE, 2, "character", key, "active", under=theme.panel)
    r = min(34, (place.high - 46) // 2)
    low = place.foot - r - 8
    drawing.stamp(portrait(key, r, day=True), place.x + r + 10, low)
    name, room = say(f"helios-{key}"), place.wide - 26
    drawing.write(name, place.x + 13, place.y + 23, 26, weight="ExtraBold", colour=theme.dark, room=room, least=20)
    drawing.stamp(tick(15, sprites.IVORY, theme.dark), place.right - 28, low)
    if points is not None:
        flow(drawing, place.x + 2 * r + 16, low, [str(points), star_sign(theme, 15)], 36, theme.dark)


def hired(drawing: DisplayList, place: Place, key: str, choice: bool, say: Say) -> None:
    """A character by night: what it brings at once, below what activating it costs and what it counts at the end."""
    theme, entry = drawing.theme, CHARACTERS[key]
    told = "character", key, "hired"
    if choice:
        drawing.stamp(choosable(theme, place.wide, place.high, NIGHT, theme.panel), *place.middle, *told)
    else:
        back(drawing, place, NIGHT, NIGHT_EDGE, 2, *told, under=theme.panel)
    top, low, r, price = _rows(place)
    drawing.stamp(portrait(key, r + 2, day=False), place.x + 40, top + 1)
    brings = at_once(entry)
    used = width(brings, 28, 2) + 10 if brings else 0
    _name(drawing, place, 76, say(f"helios-{key}"), theme.ink, place.wide - 76 - 14 - used)
    _right(drawing, place, top, [brings], theme.ink)
    _price(drawing, place, key, cost(entry.needs, entry.wild, price))
    _right(drawing, place, low, worth(entry, theme), theme.ink, -3)


# -- action areas


def area_step(size: int, gap: int) -> int:
    """From one area to the next."""
    return cat.AREA_FULL * (size + gap) + 3 * gap


def areas(
    drawing: DisplayList,
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
            ctx = left + slot * (size + gap) + size // 2, y
            if slot < len(tiles):
                symbol, colour = tiles[slot]
                drawing.stamp(actions.action(symbol, colour, size), *ctx, "area", area, slot, symbol, colour)
            else:
                drawing.stamp(actions.area_slot(drawing.theme, area, size), *ctx, "slot", area, slot)
        key = f"{area}_area"
        if board.fresh == key:
            middle = left + (len(tiles) - 1) * (size + gap) + size // 2
            drawing.stamp(changed(drawing.theme, size + 2 * gap, size + 2 * gap), middle, y, "fresh", key)

"""Cards: the face of the people, the value large, and the power as a row of signs."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.bluemoon.cards import FACES, KIND
from engine.bluemoon.catalogue import ANY, COLOURS, DRAGON_COLOURS
from render import text
from render.bluemoon import pieces, sprites
from render.bluemoon.buildings.brush import Brush
from render.bluemoon.cells import LETTERS
from render.bluemoon.context import DrawContext
from render.bluemoon.faces import BUSTS
from render.bluemoon.sprites import HUES, ink_on, sign_shape
from render.pen import Pen, Sprite
from render.scene import DisplayList
from render.sprites import WHITE, arrow
from render.theme import DARK, GOLD, OUTLINE, Colour, Theme, mix
from render.widgets import Place

STRONG = 3
"""Cards of this value have no power."""
_RADIUS = 26
_ANYWHERE: Colour = (120, 160, 240)


@dataclass(frozen=True, slots=True)
class Deck:
    """How large cards are."""

    wide: int
    high: int
    top: int
    """Room above a card that pays nothing."""
    behind: tuple[int, int]
    """How far to the right and above a card stands behind another one of its kind."""
    band: int
    """Height of the power at the foot."""
    plate: tuple[int, int]
    """The corner for value and people, the one above the other if it is higher than wide."""
    bust: float
    """Size of the face above a power; 0 without one."""
    value: int
    count: tuple[int, int]
    """The plate for the number of cards."""
    sign: int
    """Height of the signs of the power."""
    frame: int
    """How much wider the frame of a lifted card is; there is as much room between two cards."""


WIDE = Deck(
    wide=190, high=270, top=36, behind=(4, 8), band=84, plate=(92, 142), bust=0.86, value=92, count=(92, 66), sign=46,
    frame=16,
)  # fmt: skip
NARROW = replace(WIDE, wide=150, plate=(70, 142), count=(80, 62), sign=38, frame=14)
FLAT = replace(
    WIDE, high=118, top=18, behind=(4, 2), band=58, plate=(108, 60), bust=0, value=60, count=(78, 54), sign=44
)


def _rim(hue: str) -> Colour:
    return (150, 164, 200) if hue == "white" else mix(HUES[hue], WHITE, 0.55)


def _card(pen: Pen, hue: str, strong: bool, deck: Deck) -> None:
    wide, high, base, rim = deck.wide, deck.high, HUES[hue], _rim(hue)
    foot, k = (high - 18, 1.16 * deck.bust) if strong else (high - deck.band, deck.bust)
    if k:
        x = wide * (0.62 if strong else 0.65) - 34 * k
        BUSTS[hue](Brush(pen, x, foot, k))
    else:
        pen.card((0, 0, wide, high), 0, mix(base, DARK.slot, 0.45))
    if not strong:
        pen.card((0, foot, wide, high), 0, DARK.slot)
    pen.card((0, 0, wide, high), _RADIUS, None, OUTLINE, 20)
    pen.card((2, 2, wide - 2, high - 2), _RADIUS - 2, None, rim, 16)
    pen.card((5, 5, wide - 5, high - 5), _RADIUS - 4, None, base, 13)
    if not strong:
        pen.card((17, foot - 2, wide - 17, foot + 2), 0, OUTLINE)
    _corner(pen, hue, *deck.plate)
    pen.keep((0, 0, wide, high), _RADIUS)


def _corner(pen: Pen, hue: str, wide: int, high: int) -> None:
    for inset, colour in ((0, OUTLINE), (3, _rim(hue)), (7, HUES[hue])):
        pen.card((-30, -30, wide - inset, high - inset), 24 - inset, colour)
    x, y = (wide / 2, high - 36) if high > wide else (wide - 32, high / 2)
    sign_shape(pen, hue, x, y, 22, ink_on(hue))


def face(hue: str, strong: bool, deck: Deck) -> Sprite:
    return Sprite(_card, deck.wide, deck.high, (hue, strong, deck))


def put_card(drawing: DisplayList, ctx: DrawContext, place: Place, card: str, deck: Deck, *fact: str | int) -> None:
    colour, value = FACES[KIND[card]]
    hue = COLOURS[colour]
    drawing.stamp(face(hue, value == STRONG, deck), *place.middle, *fact)
    wide, high = deck.plate
    x, y = (wide // 2 - 1, (high - 46) // 2) if high > wide else (30, high // 2)
    drawing.write(
        str(value), place.x + x, place.y + y, deck.value, weight="ExtraBold", colour=ink_on(hue), anchor="middle"
    )
    if value < STRONG:
        _power(drawing, ctx, place, hue, value, deck)


# -- powers


def _power(drawing: DisplayList, ctx: DrawContext, place: Place, hue: str, value: int, deck: Deck) -> None:
    parts = power(ctx.theme, ctx.focus.seat, hue, value, deck.sign)
    close = sum(map(_wide, parts))
    gap = min(2.0, (0.8 * deck.wide - close) / (len(parts) - 1))
    x = place.x + (deck.wide - close - gap * (len(parts) - 1)) / 2
    y = place.foot - deck.band // 2 - 4
    for part in parts:
        if isinstance(part, str):
            drawing.write(part, x, y, LETTERS, weight="ExtraBold")
        else:
            drawing.stamp(part, x + part.width / 2, y)
        x += _wide(part) + gap


def _wide(part: Sprite | str) -> int:
    return text.width(part, LETTERS, "ExtraBold") if isinstance(part, str) else part.width


def power(theme: Theme, seat: int, hue: str, value: int, high: int) -> list[Sprite | str]:
    """The signs of what a card of this value does in the hand of this seat."""
    to, ink = arrow(high // 4, 0, theme.ink), theme.ink
    if hue in DRAGON_COLOURS:
        dragon = pieces.dragon(DRAGON_COLOURS[hue], high // 2 - 2)
        return [dragon, to, _plan(high)] if value == 1 else [dragon, to, "3", sprites.steps(high // 2 - 4, ink)]
    if hue == "grey":
        own = pieces.figure(theme, seat, high - 4)
        return [own, to, _plan(high)] if value == 1 else ["+2", sprites.steps(high // 2 - 4, ink)]
    if hue == "yellow":
        return [_again(high), sprites.crystal(high // 2 - 4), f"+{value}"]
    if hue == "green":
        return [_little(hue, high), to, _little(ANY, high)]
    if hue == "brown":
        return [_little(hue, high), _little(hue, high), to, "3", _little(ANY, high)]
    return ["4×" if value == 1 else "1×", _of_any_people(high, alike=value == 1), to, _little(ANY, high)]


def _draw_plan(pen: Pen, size: int) -> None:
    step = size / 5
    for row in range(5):
        for column in range(5):
            if row not in (0, 4) or column not in (0, 4):
                box = column * step + 1, row * step + 1, column * step + step - 1, row * step + step - 1
                pen.card(box, 3, _ANYWHERE if row == column == 2 else GOLD)


def _plan(size: int) -> Sprite:
    """The plan of the city, every tile of it lit."""
    return Sprite(_draw_plan, size, size, (size,))


def _draw_again(pen: Pen, r: int) -> None:
    for dx, fill in ((-0.4, mix(GOLD, DARK.slot, 0.6)), (0.4, GOLD)):
        sprites.obelisk_shape(pen, 1.25 * r + dx * r, 1.15 * r, r, fill)


def _again(high: int) -> Sprite:
    """An Offering, and another one after it. That one is dearer: its number stands behind the crystal, not before it as
    that of a gain does.
    """
    r = high // 2
    return Sprite(_draw_again, round(2.5 * r), round(2.3 * r), (r,))


def _draw_little(pen: Pen, hue: str, wide: int, high: int) -> None:
    pen.card((0, 0, wide, high), 9, OUTLINE)
    pen.card((2, 2, wide - 2, high - 2), 8, WHITE)
    pen.card((4, 4, wide - 4, high - 4), 6, HUES[hue])
    sign_shape(pen, hue, wide / 2, high / 2, wide * 0.36, ink_on(hue))


def _draw_of_any_people(pen: Pen, wide: int, high: int, alike: bool) -> None:
    pen.card((0, 0, wide, high), 9, OUTLINE)
    pen.card((2, 2, wide - 2, high - 2), 8, WHITE)
    if alike:
        for y in (0.4 * high, 0.6 * high):
            pen.card((wide * 0.22, y - high * 0.055, wide * 0.78, y + high * 0.055), 2, OUTLINE)


def _of_any_people(high: int, *, alike: bool) -> Sprite:
    """A card whose people does not matter, with a sign if all of them must have the same."""
    wide = round(high * 0.78)
    return Sprite(_draw_of_any_people, wide, high, (wide, high, alike))


def _little(hue: str, high: int) -> Sprite:
    wide = round(high * 0.78)
    return Sprite(_draw_little, wide, high, (hue, wide, high))

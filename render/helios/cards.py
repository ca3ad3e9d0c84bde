"""Buildings, temples and characters as cards: a window with the drawing, what the thing brings, below what it costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from engine.helios.view import BoardView
from render.helios import scenes, sprites, tokens
from render.helios.rebus import LETTERS, rebus, width
from render.helios.scenes import RADIUS, Light
from render.helios.tokens import R, Row
from render.pen import Sprite
from render.scene import DisplayList
from render.sprites import card, changed, glowing, seat
from render.theme import Colour
from render.widgets import Place

State = Literal["built", "choice", "payable", "open"]
"""Built; can be built by a click now; the cubes suffice, but not now; neither."""
STRIP: Colour = (66, 74, 128)
"""Under costs."""
_WINDOW, _PLATE, _STRIP, _ROW = 192, (112, 66), 62, 64
"""The width of a window, the size of the plate for points, the heights of a cost and of a row of signs."""
_MIDDLE, _SCALE, _PERSON = 104, 0.86, 1.12
"""Where drawings stand in a window, and how large they are: nothing lies on them."""
LIGHTS: dict[State, Light] = {"built": "day", "choice": "dusk", "payable": "dusk", "open": "night"}


def building(drawing: DisplayList, place: Place, key: str, state: State, points: int) -> None:
    """One space of the city board. Built, the drawing fills it, and only what lasts is still told."""
    theme, effects = drawing.theme, tokens.building(key, drawing.theme)
    told = "buildable", key, state
    if state == "built":
        _by_day(drawing, place, key, points, (effects.lasting,) if effects.lasting else (), *told)
        return
    rows = (*effects.once, *((effects.lasting,) if effects.lasting else ()))
    levels = _levels(place, rows)
    _by_night(drawing, place, key, LIGHTS[state], *told)
    if effects.lasting:
        _pill(drawing, place, key, levels[-1])
    _value(drawing, place, key, points)
    for row, level in zip(rows, levels, strict=True):
        rebus(drawing, place.x + (_WINDOW + place.wide) / 2, level, row, theme.ink, anchor="middle")
    _strip(drawing, place, effects.cost, "cost", key)


def temple(drawing: DisplayList, place: Place, state: State, board: BoardView) -> None:
    """How many temples stand, what the next one costs and brings."""
    theme, count = drawing.theme, board.temples
    light = "day" if count else LIGHTS[state]
    _by_night(drawing, place, "temple", light, "buildable", "temple", state)
    _plate(drawing, place, "temple", 68)
    _number(drawing, place.x + 34, place.y + 34, count, "temples", count)
    (level,) = _levels(place, [()])
    middle = place.x + (_WINDOW + place.wide) / 2
    rebus(drawing, middle, level, tokens.mana(count + 1), theme.ink, anchor="middle")
    _strip(drawing, place, (str(board.temple_cost), tokens.cube("any")), "cost", "temple")


class Worth(NamedTuple):
    """What an active character brings at the end, as things stand."""

    points: int
    added: bool = False
    """They are counted with corner spaces, mana or cubes, not with the characters."""


def person(drawing: DisplayList, place: Place, key: str, brings: Worth | None, *, choice: bool) -> None:
    """A character of one's own: by night hired, by day active with its points; the same card."""
    effects, worth = tokens.person(key, drawing.theme), tokens.worth(key, drawing.theme)
    if brings is not None:
        _active(drawing, place, key, brings, worth)
        return
    told = "character", key, "hired"
    if place.wide <= _WIDE:
        _narrow(drawing, place, key, "dusk" if choice else "night", _small(key), (STRIP, "cost"), *told)
        return
    _by_night(drawing, place, key, "dusk" if choice else "night", *told)
    rows = (*effects.once, *worth)
    if len(rows) > 2:  # bare points stand where those of buildings stand
        rows = effects.once
        _sum(drawing, place, key, worth[0], "worth", key)
    for row, level in zip(rows, _levels(place, rows), strict=True):
        middle = place.x + (_WINDOW + place.wide) / 2
        rebus(drawing, middle, level, row, drawing.theme.ink, anchor="middle", gap=3)
    _strip(drawing, place, effects.cost, "cost", key)


def _active(drawing: DisplayList, place: Place, key: str, brings: Worth, worth: Sequence[Row]) -> None:
    """By day; the points stand where the cost was, with a plus where other things are worth so much more."""
    theme, told = drawing.theme, ("character", key, "active")
    value, what = tokens.points(theme, brings.points), "worth"
    if brings.added:
        value, what = tokens.added(theme, brings.points), "added"
    if place.wide <= _WIDE:
        _narrow(drawing, place, key, "day", value, (theme.dark, what), *told)
        return
    rows = worth if len(worth[0]) > len(value) else ()
    levels = _levels(place, rows)
    day = scenes.window(key, place.wide, place.high, "day", middle=_MIDDLE, scale=_PERSON, whole=True)
    drawing.stamp(day, *place.middle, *told)
    for level in levels:
        _pill(drawing, place, key, level)
    _ledge(drawing, place, theme.dark, "badge", key)
    for row, level in zip(rows, levels, strict=True):
        rebus(drawing, place.x + (_WINDOW + place.wide) / 2, level, row, theme.ink, anchor="middle", gap=3)
    _strip(drawing, place, value, what, key, brings.points)


_WIDE = 320
"""Narrower cards have no room for signs beside the drawing."""


def mark(drawing: DisplayList, place: Place, *, choice: bool, aim: bool, fresh: bool, key: str) -> None:
    """Around a card: it can be chosen; it is being paid for; it has changed last."""
    theme = drawing.theme
    if choice:
        drawing.stamp(glowing(theme, place.wide + 14, place.high + 14, 24), *place.middle, "glow", key)
    if aim:
        drawing.stamp(aimed(theme.gold, place.wide + 12, place.high + 12), *place.middle, "aim", key)
    if fresh:
        drawing.stamp(changed(theme, place.wide + 8, place.high + 8), *place.middle, "fresh", key)


def aimed(colour: Colour, wide: int, high: int) -> Sprite:
    """A golden line around what has been chosen already."""
    return card(wide, high, 22, None, colour, 8)


# -- by night: a window, signs at its right, the cost below them


def _by_night(drawing: DisplayList, place: Place, key: str, light: Light, *fact: str | int) -> None:
    theme, scale = drawing.theme, _PERSON if scenes.is_person(key) else _SCALE
    drawing.stamp(card(place.wide, place.high, RADIUS, theme.panel, under=theme.ground), *place.middle, *fact)
    window = scenes.window(key, _WINDOW, place.high, light, middle=_MIDDLE, scale=scale)
    drawing.stamp(window, place.x + _WINDOW / 2, place.y + place.high / 2, "window", key)
    _ledge(drawing, place, STRIP, "price", key)


def _ledge(drawing: DisplayList, place: Place, fill: Colour, *fact: str) -> None:
    """The ground of what a thing costs, or of the points it brings."""
    wide = place.wide - _WINDOW - 10
    x, y = place.right - 6 - wide / 2, place.foot - 6 - _STRIP / 2
    drawing.stamp(card(wide, _STRIP, 16, fill), x, y, *fact)


def _plate(drawing: DisplayList, place: Place, key: str, wide: int) -> None:
    """The ground of a number in the upper left corner."""
    sprite = card(wide, _PLATE[1], RADIUS, drawing.theme.dark)
    drawing.stamp(sprite, place.x + wide / 2, place.y + _PLATE[1] / 2, "badge", key)


def _narrow(
    drawing: DisplayList,
    place: Place,
    key: str,
    light: Light,
    row: Row,
    what: tuple[Colour, str],
    *fact: str | int,
) -> None:
    """A window with the cost or the points below it; `what` is their ground and what they tell."""
    theme, high = drawing.theme, place.high - _STRIP - 8
    drawing.stamp(card(place.wide, place.high, RADIUS, theme.panel, under=theme.ground), *place.middle, *fact)
    drawing.stamp(scenes.window(key, place.wide, high, light), place.middle[0], place.y + high / 2, "window", key)
    x, y = place.middle[0], place.foot - 4 - _STRIP / 2
    drawing.stamp(card(place.wide - 8, _STRIP, 16, what[0]), x, y, "price" if what[1] == "cost" else "badge", key)
    rebus(drawing, x, y, row, theme.ink, what[1], key, anchor="middle", gap=0)


def _small(key: str) -> Row:
    """What activating a character costs, in signs that fit three abreast on the narrowest card."""
    entry = tokens.CHARACTERS[key]
    return tokens.cost(entry.needs, entry.wild, r=18)


def _levels(place: Place, rows: Sequence[Row]) -> list[int]:
    """The heights of rows of signs above the cost."""
    middle, step = place.y + (place.high - _STRIP - 6) / 2, _ROW if len(rows) < 3 else 52
    return [round(middle + (i - (len(rows) - 1) / 2) * step) for i in range(len(rows))]


def _pill(drawing: DisplayList, place: Place, key: str, level: int) -> None:
    """The dark ground of an effect that lasts."""
    wide = place.wide - _WINDOW - 10
    drawing.stamp(card(wide, 62, RADIUS, drawing.theme.dark), place.right - 6 - wide / 2, level, "badge", key)


def _strip(drawing: DisplayList, place: Place, row: Row, *fact: str | int) -> None:
    middle, y = place.x + (_WINDOW + place.wide) / 2 - 1, place.foot - 6 - _STRIP / 2
    rebus(drawing, middle, y, row, drawing.theme.ink, *fact, anchor="middle")


def _value(drawing: DisplayList, place: Place, key: str, points: int) -> None:
    _sum(drawing, place, key, tokens.points(drawing.theme, points), "worth", key, points)


def _sum(drawing: DisplayList, place: Place, key: str, signs: Row, *fact: str | int) -> None:
    """Points in the upper left corner."""
    wide = max(_PLATE[0], round(width(signs)) + 24)
    _plate(drawing, place, key, wide)
    rebus(drawing, place.x + wide / 2 + 1, place.y + 34, signs, drawing.theme.ink, *fact, anchor="middle")


def _number(drawing: DisplayList, x: float, y: float, number: int, *fact: str | int) -> None:
    drawing.write(str(number), x, y, LETTERS, *fact, weight="ExtraBold", anchor="middle")


# -- by day: the drawing fills the card


def _by_day(drawing: DisplayList, place: Place, key: str, points: int, rows: Sequence[Row], *fact: str | int) -> None:
    theme = drawing.theme
    middle, scale = (_MIDDLE, _SCALE) if rows else (0.0, 0.0)
    window = scenes.window(key, place.wide, place.high, "day", middle=middle, scale=scale, whole=True)
    drawing.stamp(window, *place.middle, *fact)
    _value(drawing, place, key, points)
    for row in rows:
        wide = width(row) + 26
        x, y = place.right - 8 - wide / 2, place.foot - 8 - _ROW // 2
        drawing.stamp(card(wide, _ROW, RADIUS, theme.dark), x, y, "badge", key)
        rebus(drawing, x, y, row, theme.ink, anchor="middle")


# -- on offer


def offered(
    drawing: DisplayList,
    place: Place,
    key: str,
    hire: int,
    owner: int | None,
    *,
    active: bool,
    choice: bool,
    fresh: bool,
) -> None:
    """A character in the common display: its price or its owner, what it brings at once and at the end, its cost."""
    if active:
        _works(drawing, place, key)
    else:
        _sleeps(drawing, place, key, owner is None)
    wide, high = _PRICE if owner is None else _OWNER
    drawing.stamp(card(wide, high, RADIUS, drawing.theme.dark), place.x + wide / 2, place.y + high / 2, "badge", key)
    if owner is None:
        _number(drawing, place.x + 29, place.y + 31, hire, "hire", key, hire)
        drawing.stamp(sprites.mana(R - 1), place.x + 29, place.y + 83, "hire", key, hire)
    else:
        drawing.stamp(seat(drawing.theme, owner, 22), place.x + 32, place.y + 33, "owner", key, owner)
    mark(drawing, place, choice=choice, aim=False, fresh=fresh, key=key)


def _works(drawing: DisplayList, place: Place, key: str) -> None:
    """Active: by day, with what it is worth."""
    theme, worth = drawing.theme, tokens.worth(key, drawing.theme)
    high = place.high - 6 - 60 * len(worth)
    drawing.stamp(card(place.wide, place.high, RADIUS, theme.panel, under=theme.ground), *place.middle, "person", key)
    window = scenes.window(key, place.wide, high, "day", middle=place.wide / 2 + 12)
    drawing.stamp(window, place.middle[0], place.y + high / 2, "window", key)
    for i, row in enumerate(worth):
        rebus(drawing, place.middle[0], place.y + high + 32 + 60 * i, row, drawing.theme.ink, anchor="middle")


def _sleeps(drawing: DisplayList, place: Place, key: str, free: bool) -> None:
    theme, effects, worth = drawing.theme, tokens.person(key, drawing.theme), tokens.worth(key, drawing.theme)
    once = (*effects.once, *(half for row in worth[:-1] for half in (row[:2], row[2:])))
    high = place.high - 124
    side = place.wide // 2 if once else place.wide
    drawing.stamp(card(place.wide, place.high, RADIUS, theme.panel, under=theme.ground), *place.middle, "person", key)
    window = scenes.window(key, side, high, "dusk" if free else "night", middle=side / 2 + (22 if once else 0))
    drawing.stamp(window, place.x + side / 2, place.y + high / 2, "window", key)
    drawing.stamp(card(place.wide - 10, 57, 14, STRIP), place.middle[0], place.foot - 34, "price", key)
    for i, row in enumerate(once):
        y = place.y + high / 2 + (i - (len(once) - 1) / 2) * min(62, high / 2)
        rebus(drawing, place.x + (side + place.wide) / 2, y, row, theme.ink, anchor="middle", gap=1)
    rebus(drawing, place.middle[0], place.y + high + 30, worth[-1], theme.ink, anchor="middle")
    rebus(drawing, place.middle[0], place.foot - 34, effects.cost, theme.ink, "cost", key, anchor="middle", gap=10)


_PRICE, _OWNER = (58, 114), (64, 66)
"""The sizes of the plates for the price of hiring and for the owner."""

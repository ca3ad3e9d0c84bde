"""The people as cards below the planet, in the phase in which they are hired and activated."""

from __future__ import annotations

from engine.helios import catalogue as cat
from render.helios import sprites, tokens
from render.helios.cards import STRIP
from render.helios.context import DrawContext
from render.helios.rebus import TABLE, rebus
from render.helios.scenes import portrait
from render.scene import DisplayList, Panel
from render.sprites import card, changed, glowing, seat
from render.theme import mix
from render.widgets import Place, grid

WIDTH, HIGH = 1400, 188
_COLUMNS = 4


def panels(ctx: DrawContext, owner: int, top: int) -> tuple[Panel, ...]:
    rows = len(cat.CHARACTERS) // _COLUMNS
    spots = grid(Place(6, top, WIDTH - 12, rows * HIGH - 8), _COLUMNS, rows, 8)
    return tuple(_row(ctx, owner, top + row * HIGH, spots[row * _COLUMNS :], row * _COLUMNS) for row in range(rows))


def _row(ctx: DrawContext, owner: int, top: int, spots: list[Place], first: int) -> Panel:
    drawing = DisplayList(ctx.theme)
    for entry, spot in zip(cat.CHARACTERS[first : first + _COLUMNS], spots, strict=False):
        _card(drawing, ctx, owner, entry, spot)
    return Panel((0, top, WIDTH, top + HIGH), (), drawing.done(), ctx.theme.ground)


def _card(drawing: DisplayList, ctx: DrawContext, owner: int, entry: cat.Character, spot: Place) -> None:
    """In a frame what may be hired or activated now; by night who is hired only, or cannot be."""
    theme, key = ctx.theme, entry.id
    board = next((one for one in ctx.view.boards if key in one.active + one.hired), None)
    active = board is not None and key in board.active
    choice = ctx.asks(owner) and (ctx.marks.may("hire", key) or ctx.marks.may("activate", key))
    fill = theme.panel if choice or board else mix(theme.panel, theme.ground, 0.5)
    drawing.stamp(card(spot.wide, spot.high, 20, fill, under=theme.ground), *spot.middle, "person", key)
    state = "active" if active else "hired" if board else "free"
    day = active or (choice and not board)
    drawing.stamp(portrait(key, 48, day), spot.x + 68, spot.foot - 58, "character", key, state)
    if board:
        drawing.stamp(seat(theme, board.seat, 22), spot.x + 68, spot.y + 36, "owner", key, board.seat)
    else:
        rebus(
            drawing,
            spot.x + 68,
            spot.y + 34,
            (str(entry.hire), sprites.mana(20)),
            theme.ink,
            "hire",
            key,
            entry.hire,
            anchor="middle",
            size=TABLE,
        )
    _tells(drawing, ctx, key, spot, active)
    _mark(drawing, ctx, owner, key, spot, choice=choice)
    if board and board.fresh == key:
        drawing.stamp(changed(theme, spot.wide, spot.high), *spot.middle, "fresh", key)


def _mark(drawing: DisplayList, ctx: DrawContext, owner: int, key: str, spot: Place, *, choice: bool) -> None:
    """In a frame what can be chosen, in a golden one what is being paid for; in the dusk the rest of all questions
    that are not about people.
    """
    asks, theme = ctx.asks(owner), ctx.theme
    if choice:
        drawing.stamp(glowing(theme, spot.wide + 4, spot.high + 4), *spot.middle, "glow", key)
    elif asks and ctx.marks.aim == key:
        drawing.stamp(card(spot.wide, spot.high, 22, None, theme.gold, 8), *spot.middle, "aim", key)
    elif asks and not ctx.marks.people:
        drawing.stamp(sprites.veil(spot.wide, spot.high, 20, theme.ground), *spot.middle, "dusk", key)


def _tells(drawing: DisplayList, ctx: DrawContext, key: str, spot: Place, active: bool) -> None:
    """What it is worth at the end, what it brings at once, what activating it costs."""
    effects = tokens.person(key, ctx.theme, 20)
    rows = [*tokens.worth(key, ctx.theme)]
    middle = spot.x + 132 + (spot.wide - 140) / 2
    if not active:
        if effects.once:
            rows.append(tuple(token for row in effects.once for token in row))
        wide = spot.wide - 146
        drawing.stamp(card(wide, 58, 16, STRIP), middle, spot.foot - 40, "price", key)
        rebus(drawing, middle, spot.foot - 40, effects.cost, ctx.theme.ink, "cost", key, anchor="middle")
    room = spot.high - (20 if active else 76)
    for place, row in enumerate(rows):
        y = spot.y + 8 + room * (2 * place + 1) / (2 * len(rows))
        rebus(drawing, middle, y, row, ctx.theme.ink, anchor="middle", gap=2, size=TABLE)

"""Who a picture belongs to, and the numbers of that player."""

from __future__ import annotations

from render.helios import sprites, tokens
from render.helios.context import DrawContext
from render.helios.rebus import LETTERS, NAMES, Token, rebus, width
from render.scene import DisplayList
from render.sprites import first, infinity, seat
from render.theme import Colour

R = 24
"""The size of signs."""


def who(drawing: DisplayList, ctx: DrawContext, owner: int, x: int, y: int, room: int) -> None:
    """Sign and name, with the place in the turn order."""
    drawing.stamp(seat(ctx.theme, owner, 28), x + 36, y, "seat", owner)
    start = x + 78
    used = drawing.write(
        ctx.name(owner), start, y, NAMES + 5, "name", owner, weight="ExtraBold", room=room - 78 - 82, least=NAMES
    )
    order(drawing, ctx, owner, start + used + 46, y)


def order(drawing: DisplayList, ctx: DrawContext, owner: int, x: int, y: int) -> None:
    """The place in the turn order; nothing once the game is over, when it would pass for a rank."""
    if ctx.view.result is not None:
        return
    place = ctx.view.order.index(owner) + 1
    drawing.stamp(first(ctx.theme, 33), x, y, "order", owner, place)
    ink = ctx.theme.dark
    drawing.write(str(place), x, y - 1, LETTERS, weight="ExtraBold", colour=ink, anchor="middle")


def points(ctx: DrawContext, owner: int) -> list[tuple[tuple[Token, ...], tuple[str | int, ...], Colour]]:
    """Points so far, and those if the game ended now."""
    board, theme = ctx.view.boards[owner], ctx.theme
    total = ctx.view.scores[owner].total
    star, number = tokens.points(theme, board.points, R)[::-1]
    return [
        ((star, number), ("points", owner, str(board.points)), theme.gold),
        ((f"({total})",), ("projected", owner, total), theme.muted),
    ]


def stocks(ctx: DrawContext, owner: int) -> list[tuple[tuple[Token, ...], tuple[str | int, ...], Colour]]:
    """Mana and sun value."""
    board, theme = ctx.view.boards[owner], ctx.theme
    reach: tuple[Token, ...] = sprites.sun(R + 2), str(board.sun_value)
    told: tuple[str | int, ...] = "sun_value", owner, str(board.sun_value)
    if board.unlimited:
        reach, told = (sprites.sun(R + 2), infinity(28, theme.ink)), ("unlimited", owner)
    return [
        ((sprites.mana(R), str(board.mana)), ("mana", owner, str(board.mana)), theme.ink),
        (reach, told, theme.ink),
    ]


def cubes(ctx: DrawContext, owner: int) -> list[tuple[tuple[Token, ...], tuple[str | int, ...], Colour]]:
    """How many cubes of each colour."""
    theme = ctx.theme
    return [
        ((sprites.cube(colour, 22), str(count)), ("cubes", colour, count), theme.ink if count else theme.muted)
        for colour, count in ctx.view.boards[owner].cubes
    ]


Groups = list[tuple[tuple[Token, ...], tuple[str | int, ...], Colour]]


def spread(drawing: DisplayList, groups: Groups, x: int, y: int, room: int) -> None:
    """Groups of signs in a row that fills the room, the last one ending with it."""
    used = sum(width(signs) for signs, _, _ in groups)
    gap = (room - used) / max(1, len(groups) - 1)
    at: float = x
    for signs, told, ink in groups:
        at += rebus(drawing, at, y, signs, ink, *told) + gap


def packed(drawing: DisplayList, groups: Groups, x: float, y: int, gap: int, *, right: bool = False) -> float:
    """Groups of signs in a row from x on, or up to x; returns where the row ends."""
    if right:
        x -= sum(width(signs) for signs, _, _ in groups) + gap * (len(groups) - 1)
    for signs, told, ink in groups:
        x += rebus(drawing, x, y, signs, ink, *told) + gap
    return x - gap


def in_a_row(drawing: DisplayList, ctx: DrawContext, owner: int, wide: int) -> None:
    """Everything above a city: who, cubes, mana, sun value, points."""
    y = 41
    who(drawing, ctx, owner, 6, y, 402)
    groups = [*cubes(ctx, owner), *stocks(ctx, owner), *points(ctx, owner)]
    spread(drawing, groups, 424, y, wide - 424 - 16)

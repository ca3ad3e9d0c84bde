"""What everybody may know of a player: on a card in a corner, or on a line where tiles fill the corners."""

from __future__ import annotations

from collections.abc import Sequence

from engine.bluemoon.view import PlayerView
from render.bluemoon import pieces, sprites
from render.bluemoon.cells import LETTERS
from render.bluemoon.context import DrawContext
from render.bluemoon.stocks import Stock
from render.scene import DisplayList, Panel
from render.sprites import first
from render.theme import GOLD, mix
from render.widgets import Place, back, grid

LINE = 104
"""The height of the line of all players."""
_HIGH, _SMALL = 88, 72
"""Figures on a card, and on the line."""
_TEXT, _EDGE = 94, 12
"""Where a card's words begin, and the room at its right."""
_BESIDE, _NAME, _LINED, _LEAST = 82, 60, 46, 40
"""Where the words begin on the line; sizes of names on a card and on the line, and the least."""
_R = 18
_OBELISKS = 6
"""As many stand in the room that there is, whoever needs fewer."""
_FEW = 3
"""Up to so many players have room on the line for the number of Offerings that wins."""
_APART = 16
"""Between numbers."""


def card(drawing: DisplayList, ctx: DrawContext, place: Place, player: PlayerView) -> None:
    """From the top the name, the Offerings made of those that win, and what the player has."""
    owner = player.seat
    _back(drawing, ctx, place, owner)
    drawing.stamp(pieces.figure(ctx.theme, owner, _HIGH), place.x + 50, place.y + 60, "seat", owner)
    x = place.x + _TEXT
    _name(drawing, ctx, owner, x, place.y + 40, place.right - _EDGE - x, _NAME)
    pitch = (place.right - _EDGE - x) // _OBELISKS
    for k in range(ctx.view.to_win):
        made = k < player.offerings
        fill, told = (GOLD, ("made", owner)) if made else (ctx.theme.edge, ("needed", owner))
        drawing.stamp(sprites.obelisk(_R, fill), x + k * pitch + pitch // 2, place.y + 96, *told)
    _row(drawing, place.x + 12, place.right - _EDGE, place.y + 156, [*steps(ctx, owner), *_stock(ctx, player)])
    _rank(drawing, ctx, place.x + 50, place.y + 152, owner)


def line(ctx: DrawContext, top: int, wide: int) -> Panel:
    """The same of all players beside each other, but for the steps; cards are not counted where there is no room."""
    drawing = DisplayList(ctx.theme)
    spots = grid(Place(5, top, wide - 10, LINE - 4), ctx.view.seats, 1)
    for place, player in zip(spots, ctx.view.players, strict=True):
        owner, x, right = player.seat, place.x + _BESIDE, place.right - _EDGE
        _back(drawing, ctx, place, owner)
        drawing.stamp(pieces.figure(ctx.theme, owner, _SMALL), place.x + 40, place.middle[1], "seat", owner)
        right -= 58 * _rank(drawing, ctx, place.right - 36, place.middle[1], owner)
        _name(drawing, ctx, owner, x, place.y + 24, right - x, _LINED)
        words = f"{player.offerings}/{ctx.view.to_win}" if ctx.view.seats <= _FEW else str(player.offerings)
        made = Stock(sprites.obelisk(_R, GOLD), words, ctx.theme.ink, ("made", owner, player.offerings))
        stock = [made, *_stock(ctx, player)]
        while sum(one.wide for one in stock) > right - x:
            stock.pop()
        _row(drawing, x, right, place.y + 72, stock)
    return Panel((0, top, wide, top + LINE), (), drawing.done())


def _back(drawing: DisplayList, ctx: DrawContext, place: Place, owner: int) -> None:
    theme, moving = ctx.theme, owner == ctx.view.to_move
    fill = mix(theme.panel, theme.seats[owner], 0.2) if moving else theme.panel
    edge, wide = (theme.seats[owner], 7) if moving else (theme.edge, 3)
    back(drawing, place, fill, edge, wide, "player", owner, under=theme.ground)


def _name(drawing: DisplayList, ctx: DrawContext, owner: int, x: int, y: int, room: int, size: int) -> None:
    hue, told = ctx.theme.seats[owner], ("name", owner)
    drawing.write(ctx.name(owner), x, y, size, *told, weight="ExtraBold", colour=hue, room=room, least=_LEAST)


def _rank(drawing: DisplayList, ctx: DrawContext, x: int, y: int, owner: int) -> bool:
    """Whether there is a rank: once the game is over, if somebody has won."""
    ranks = ctx.view.result.ranks if ctx.view.result else None
    if ranks is None:
        return False
    drawing.stamp(first(ctx.theme, 26), x, y)
    told, words = ("rank", owner, ranks[owner]), str(ranks[owner])
    drawing.write(words, x, y, LETTERS, *told, weight="ExtraBold", colour=ctx.theme.dark, anchor="middle")
    return True


def steps(ctx: DrawContext, owner: int | None) -> list[Stock]:
    """The steps left to whose turn it is."""
    left, glow = ctx.view.steps, ctx.theme.glow
    if owner is None or owner != ctx.view.to_move or not left:
        return []
    return [Stock(sprites.steps(_R, glow), str(left), glow, ("steps", left))]


def _stock(ctx: DrawContext, player: PlayerView) -> list[Stock]:
    """What the player has; at the end, what decides between equals."""
    owner, ink = player.seat, ctx.theme.ink
    if ctx.view.result:
        return [Stock(sprites.crystal(_R), str(player.crystals), ink, ("crystals", owner, player.crystals))]
    cards = f"{player.hand}+{player.pending}" if player.pending else str(player.hand)
    return [
        Stock(sprites.scale(_R), str(player.scales), ink, ("scales", owner, player.scales)),
        Stock(sprites.card_sign(_R), cards, ink, ("cards", owner, cards)),
    ]


def _row(drawing: DisplayList, left: int, right: int, y: int, stock: Sequence[Stock]) -> None:
    """The last of them ends at the right."""
    gap = min(_APART, (right - left - sum(one.wide for one in stock)) // max(1, len(stock) - 1))
    for one in reversed(stock):
        one.put(drawing, right - one.wide, y)
        right -= one.wide + gap

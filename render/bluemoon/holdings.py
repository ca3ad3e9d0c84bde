"""The picture of everything public besides the city: obelisk, scale pool, cards, possessions, recent moves."""

from __future__ import annotations

from engine.bluemoon.view import PlayerView
from render.bluemoon import pieces, recent_moves, sprites
from render.bluemoon.cells import LETTERS
from render.bluemoon.context import DrawContext
from render.pen import Sprite
from render.scene import DisplayList, Panel, Scene
from render.sprites import changed, discard, first, seat
from render.theme import GOLD, Colour, mix
from render.widgets import Place, back, framed, grid

WIDTH = 1600
_MARGIN, _GAP = 20, 8
_TOP, _NAME, _ROW, _LAST = 262, 112, 82, 92
"""Heights: the obelisk's panel, a player's name, a row of what a player has, the recent moves."""
_R = 22


def scene(ctx: DrawContext) -> Scene:
    """Draw each player as a panel of its own, so that a move redraws only one or two of them."""
    rows = -(-max(len(_holdings(ctx, player)) for player in ctx.view.players) // _columns(ctx))
    y, high = _TOP + _GAP, _NAME + rows * _ROW + 14
    spots = grid(Place(0, y, WIDTH, high), ctx.view.seats, 1, _GAP)
    players = [_player(ctx, spot, player) for spot, player in zip(spots, ctx.view.players, strict=True)]
    last = Place(0, y + high + _GAP, WIDTH, _LAST)
    panels = (_middle(ctx), *players, recent_moves.panel(ctx, last))
    return Scene(WIDTH, last.foot, ctx.theme.ground, panels)


def _columns(ctx: DrawContext) -> int:
    """How many things that a player has stand beside each other."""
    return 2 if ctx.view.seats > 2 else 3


# -- the obelisk with all that belongs to nobody


def _middle(ctx: DrawContext) -> Panel:
    """Draw the prices as the ground, because they seldom change."""
    ground, drawing = DisplayList(ctx.theme), DisplayList(ctx.theme)
    _prices(ground, ctx)
    _head(drawing, ctx)
    _stocks(drawing, ctx)
    return framed(ctx.theme, (0, 0, WIDTH, _TOP), ground, drawing)


def _head(drawing: DisplayList, ctx: DrawContext) -> None:
    view, y = ctx.view, 62
    drawing.stamp(sprites.obelisk(40, GOLD), 64, y)
    if view.result:
        drawing.write(ctx.t("bluemoon-picture-over"), 118, y, LETTERS, weight="ExtraBold", colour=ctx.theme.gold)
    else:
        _counted(drawing, ctx, "turn", view.turn, 118, ctx.theme.gold)


def _counted(drawing: DisplayList, ctx: DrawContext, key: str, number: int, x: int, colour: Colour) -> None:
    """Write a word and a number separately, because drawings of the few numbers are reused."""
    wide = drawing.write(ctx.t(f"bluemoon-picture-{key}"), x, 62, LETTERS, weight="ExtraBold", colour=colour)
    drawing.write(str(number), x + wide + 14, 62, LETTERS, key, number, weight="ExtraBold", colour=colour)


def _stocks(drawing: DisplayList, ctx: DrawContext) -> None:
    """The scales and steps left, dragons that wait outside, deck and discard."""
    view, theme, y = ctx.view, ctx.theme, 62
    drawing.stamp(sprites.scale(30), 510, y)
    pool = f"{view.pool}/{view.scales}"
    drawing.write(pool, 556, y, LETTERS, "pool", view.pool, weight="ExtraBold", colour=theme.gold)
    if not view.result:
        drawing.stamp(sprites.steps(26, theme.ink), 776, y)
        drawing.write(str(view.steps), 812, y, LETTERS, "steps", view.steps, weight="ExtraBold")
    for k, dragon in enumerate(view.dragons_outside):
        drawing.stamp(pieces.dragon(dragon, 40), 912 + k * 88, y, "dragon", "outside", dragon)
    drawing.stamp(sprites.card_sign(32), 1186, y)
    drawing.write(str(view.deck), 1226, y, LETTERS, "deck", view.deck, weight="ExtraBold")
    drawing.stamp(discard(28, theme.muted), 1408, y)
    away = sum(count for _, count in view.discard)
    drawing.write(str(away), 1454, y, LETTERS, "discard", away, weight="ExtraBold", colour=theme.muted)


def _prices(drawing: DisplayList, ctx: DrawContext) -> None:
    """The price track: offered spaces carry a sign, the next one is golden, the latest offering is marked."""
    view, theme = ctx.view, ctx.theme
    track = Place(_MARGIN, 122, WIDTH - 2 * _MARGIN, _TOP - 122 - 18)
    for index, (price, spot) in enumerate(zip(view.prices, grid(track, len(view.prices), 1), strict=True)):
        taken, next_ = index < len(view.offered), index == len(view.offered)
        edge, line = (theme.gold, 7) if next_ else (theme.edge, 2)
        fill = mix(theme.slot, theme.gold, 0.2) if taken else theme.slot
        back(drawing, spot, fill, edge, line, "price", index, price)
        x = spot.middle[0]
        colour = theme.muted if taken else theme.gold if next_ else theme.ink
        drawing.write(str(price), x, spot.y + 36, LETTERS, weight="ExtraBold", colour=colour, anchor="middle")
        if taken:
            drawing.stamp(seat(theme, view.offered[index], 21), x, spot.y + 88, "offering", index, view.offered[index])
            if len(view.offered) - index <= ctx.offers:
                drawing.stamp(changed(theme, spot.wide, spot.high), *spot.middle, "fresh", index)
        else:
            drawing.stamp(sprites.crystal(21), x, spot.y + 88)


# -- players


def _player(ctx: DrawContext, place: Place, player: PlayerView) -> Panel:
    drawing, theme, owner = DisplayList(ctx.theme), ctx.theme, player.seat
    moving = owner == ctx.view.to_move
    fill = mix(theme.panel, theme.seats[owner], 0.16) if moving else theme.panel
    edge, line = (theme.seats[owner], 8) if moving else (theme.edge, 3)
    back(drawing, place, fill, edge, line, "player", owner, under=theme.ground)
    drawing.stamp(pieces.figure(theme, owner, 76), place.x + 46, place.y + 60, "seat", owner)
    room, x, y = place.wide - 178, place.x + 84, place.y + 56
    told = "name", owner
    drawing.write(ctx.name(owner), x, y, LETTERS, *told, weight="ExtraBold", room=room, least=43)
    where = "at", owner, player.place
    hue = theme.muted
    drawing.write(player.place, place.right - 18, y, LETTERS, *where, weight="ExtraBold", colour=hue, anchor="right")
    held, columns = _holdings(ctx, player), _columns(ctx)
    rows = -(-len(held) // columns)
    cells = grid(Place(place.x + 28, place.y + _NAME, place.wide - 44, rows * _ROW), columns, rows, 0)
    for spot, (kind, sprite, number) in zip(cells, held, strict=False):
        drawing.stamp(sprite, spot.x + 28, spot.middle[1])
        drawing.write(number, spot.x + 62, spot.middle[1], LETTERS, kind, owner, number, weight="ExtraBold")
    _rank(drawing, ctx, cells[-1].x + 28, cells[-1].middle[1], owner)
    return Panel((place.x, place.y, place.right, place.foot), (), drawing.done())


def _rank(drawing: DisplayList, ctx: DrawContext, x: float, y: float, owner: int) -> None:
    """The player's rank once the game is over and somebody has won, in the last place, which is free."""
    ranks = ctx.view.result.ranks if ctx.view.result else None
    if ranks:
        drawing.stamp(first(ctx.theme, 30), x, y)
        told = "rank", owner, ranks[owner]
        words = str(ranks[owner])
        drawing.write(words, x, y, LETTERS, *told, weight="ExtraBold", colour=ctx.theme.dark, anchor="middle")


def _holdings(ctx: DrawContext, player: PlayerView) -> list[tuple[str, Sprite, str]]:
    """What a player has, by kind; crystals only where they may be shown."""
    cards = f"{player.hand}+{player.pending}" if player.pending else str(player.hand)
    held = [
        ("offerings", sprites.obelisk(28, GOLD), f"{player.offerings}/{ctx.view.to_win}"),
        ("scales", sprites.scale(24), str(player.scales)),
        ("cards", sprites.card_sign(26), cards),
        ("markers", seat(ctx.theme, player.seat, _R), str(player.markers)),
    ]
    if player.crystals_open:
        held.append(("crystals", sprites.crystal(24), str(player.crystals)))
    return held

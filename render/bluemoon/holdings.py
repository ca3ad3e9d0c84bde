"""The picture of everything public besides the city: obelisk, scale pool, cards, possessions, recent moves."""

from __future__ import annotations

from engine.bluemoon.view import PlayerView
from render.bluemoon import recent_moves, sprites
from render.bluemoon.context import DrawContext
from render.pen import Sprite
from render.scene import DisplayList, Panel, Scene
from render.sprites import changed, discard, first, seat
from render.theme import GOLD, Colour, mix
from render.widgets import Place, back, framed, grid

WIDTH, HEIGHT = 1600, 536
_MARGIN, _GAP = 24, 8
_TOP, _PLAYERS = 242, 204
"""Heights of the obelisk's panel and of those of the players."""


def scene(ctx: DrawContext) -> Scene:
    """Draw each player as a panel of its own, so that a move redraws only one or two of them."""
    y = _TOP + _GAP
    spots = grid(Place(0, y, WIDTH, _PLAYERS), ctx.view.seats, 1, _GAP)
    players = [_player(ctx, spot, player) for spot, player in zip(spots, ctx.view.players, strict=True)]
    last = recent_moves.panel(ctx, Place(0, y + _PLAYERS + _GAP, WIDTH, HEIGHT - y - _PLAYERS - _GAP))
    panels = (_middle(ctx), *players, last)
    return Scene(f"bluemoon-table-{ctx.view.seats}", WIDTH, HEIGHT, ctx.theme.ground, panels)


# -- the obelisk with all that belongs to nobody


def _middle(ctx: DrawContext) -> Panel:
    """Draw scales and prices as the ground, because they seldom change."""
    ground, drawing = DisplayList(ctx.theme), DisplayList(ctx.theme)
    _scales(ground, ctx)
    _prices(ground, ctx)
    _head(drawing, ctx)
    _stocks(drawing, ctx)
    return framed(ctx.theme, (0, 0, WIDTH, _TOP), ground, drawing)


def _head(drawing: DisplayList, ctx: DrawContext) -> None:
    view = ctx.view
    drawing.stamp(sprites.obelisk(32, GOLD), 58, 50)
    if view.result:
        drawing.write(ctx.say("bluemoon-picture-over"), 104, 50, 40, weight="ExtraBold", colour=ctx.theme.gold)
    else:
        _counted(drawing, ctx, "turn", view.turn, 104, 40, ctx.theme.gold)


def _counted(drawing: DisplayList, ctx: DrawContext, key: str, number: int, x: int, size: int, colour: Colour) -> None:
    """Write a word and a number separately, because drawings of the few numbers are reused."""
    wide = drawing.write(ctx.say(f"bluemoon-picture-{key}"), x, 50, size, weight="ExtraBold", colour=colour)
    drawing.write(str(number), x + wide + 10, 50, size, key, number, weight="ExtraBold", colour=colour)


def _scales(drawing: DisplayList, ctx: DrawContext) -> None:
    """The pool: a golden scale for each one left, an empty place for each one held."""
    view, theme = ctx.view, ctx.theme
    step = min(44, 400 // view.scales)
    left = 330
    for k in range(view.scales):
        free = k < view.pool
        scale = sprites.scale(18, GOLD if free else theme.slot)
        drawing.stamp(scale, left + k * step, 50, "pool", k, int(free))
    x = left + view.scales * step
    drawing.write(f"{view.pool}/{view.scales}", x, 50, 34, "pool", view.pool, weight="ExtraBold", colour=theme.gold)


def _stocks(drawing: DisplayList, ctx: DrawContext) -> None:
    """Dragons that wait outside, deck and discard."""
    view, theme = ctx.view, ctx.theme
    for k, dragon in enumerate(view.dragons_outside):
        drawing.stamp(sprites.dragon(dragon, 26), 900 + k * 62, 50, "dragon", "outside", dragon)
    drawing.stamp(sprites.card_sign(22), 1100, 50)
    _counted(drawing, ctx, "deck", view.deck, 1130, 32, theme.ink)
    drawing.stamp(discard(20, theme.muted), 1322, 50)
    _counted(drawing, ctx, "discard", sum(count for _, count in view.discard), 1354, 32, theme.muted)


def _prices(drawing: DisplayList, ctx: DrawContext) -> None:
    """The price track: offered spaces carry a sign, the next one is golden, the latest offering is marked."""
    view, theme = ctx.view, ctx.theme
    track = Place(_MARGIN, 96, WIDTH - 2 * _MARGIN, _TOP - 96 - 20)
    for index, (price, spot) in enumerate(zip(view.prices, grid(track, len(view.prices), 1), strict=True)):
        taken, next_ = index < len(view.offered), index == len(view.offered)
        edge, line = (theme.gold, 6) if next_ else (theme.edge, 2)
        back(
            drawing, spot, mix(theme.slot, theme.gold, 0.2) if taken else theme.slot, edge, line, "price", index, price
        )
        x = spot.middle[0]
        colour = theme.muted if taken else theme.gold if next_ else theme.ink
        drawing.write(str(price), x, spot.y + 36, 44, weight="ExtraBold", colour=colour, anchor="middle")
        if taken:
            drawing.stamp(seat(theme, view.offered[index], 22), x, spot.y + 88, "offering", index, view.offered[index])
            if len(view.offered) - index <= ctx.offers:
                drawing.stamp(changed(theme, spot.wide, spot.high), *spot.middle, "fresh", index)
        else:
            drawing.stamp(sprites.crystal(20), x, spot.y + 88)


# -- players


def _player(ctx: DrawContext, place: Place, player: PlayerView) -> Panel:
    drawing, theme, owner = DisplayList(ctx.theme), ctx.theme, player.seat
    moving = owner == ctx.view.to_move
    fill = mix(theme.panel, theme.seats[owner], 0.16) if moving else theme.panel
    edge, line = (theme.seats[owner], 7) if moving else (theme.edge, 3)
    back(drawing, place, fill, edge, line, "player", owner, under=theme.ground)
    drawing.stamp(seat(theme, owner, 22), place.x + 46, place.y + 44, "seat", owner)
    room = place.wide - 216
    wide = drawing.write(
        ctx.name(owner), place.x + 84, place.y + 44, 36, "name", owner, weight="ExtraBold", room=room, least=28
    )
    _rank(drawing, ctx, place.x + 84 + wide + 40, place.y + 44, owner)
    where = "at", owner, player.place
    drawing.write(player.place, place.right - 24, place.y + 44, 34, *where, colour=theme.muted, anchor="right")
    spots = grid(Place(place.x + 24, place.y + 80, place.wide - 40, 112), 3, 2)
    for spot, (kind, sprite, number) in zip(spots, _holdings(ctx, player), strict=False):
        drawing.stamp(sprite, spot.x + 22, spot.middle[1])
        drawing.write(number, spot.x + 48, spot.middle[1], 36, kind, owner, number, weight="ExtraBold")
    return Panel((place.x, place.y, place.right, place.foot), (), drawing.done())


def _rank(drawing: DisplayList, ctx: DrawContext, x: float, y: float, owner: int) -> None:
    """The player's rank once the game is over and somebody has won."""
    ranks = ctx.view.result.ranks if ctx.view.result else None
    if ranks:
        drawing.stamp(first(ctx.theme, 22), x, y)
        told = "rank", owner, ranks[owner]
        words = str(ranks[owner])
        drawing.write(words, x, y, 28, *told, weight="ExtraBold", colour=ctx.theme.dark, anchor="middle")


def _holdings(ctx: DrawContext, player: PlayerView) -> list[tuple[str, Sprite, str]]:
    """What a player has, by kind; crystals only where they may be shown."""
    cards = f"{player.hand}+{player.pending}" if player.pending else str(player.hand)
    held = [
        ("offerings", sprites.obelisk(18, GOLD), f"{player.offerings}/{ctx.view.to_win}"),
        ("scales", sprites.scale(18), str(player.scales)),
        ("cards", sprites.card_sign(18), cards),
        ("markers", seat(ctx.theme, player.seat, 15), str(player.markers)),
    ]
    if player.crystals_open:
        held.append(("crystals", sprites.crystal(18), str(player.crystals)))
    if player.seat == ctx.view.to_move:
        held.append(("steps", sprites.steps(18, ctx.theme.ink), str(ctx.view.steps)))
    return held

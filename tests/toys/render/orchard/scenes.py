"""The pictures of Orchard: the market, what a player has, a hand."""

from __future__ import annotations

from engine.orchard.catalogue import MARKET
from render.orchard import sprites
from render.orchard.context import DECK, DrawContext
from render.scene import DisplayList, Scene
from render.sprites import changed, choosable, seat, star_sign
from render.theme import Colour, mix
from render.widgets import Place, back, framed, grid

WIDTH = 1600
_HEAD, _CARD, _GAP = 92, 210, 10
_IN_MARKET = MARKET + 1
"""Columns of the market: its cards and the deck."""
_PLANTED, _HELD = 5, 3
"""At most this many cards are planted and held."""


def market(ctx: DrawContext) -> Scene:
    view, drawing = ctx.view, DisplayList(ctx.theme)
    title = ctx.t("orchard-picture-round", round=view.round, rounds=view.rounds)
    drawing.write(title, 40, 48, 38, weight="ExtraBold", colour=ctx.theme.gold)
    *spots, last = grid(Place(20, _HEAD, WIDTH - 40, _CARD), _IN_MARKET, 1, _GAP)
    for spot, card in zip(spots, view.market, strict=False):
        _card(drawing, ctx, spot, card)
    _empty(drawing, ctx, last, ctx.theme.slot, DECK in ctx.choices, "deck", view.deck)
    drawing.stamp(sprites.unseen(ctx.theme, 54), last.middle[0], last.y + 82)
    deck = ctx.t("orchard-picture-deck", count=view.deck)
    drawing.write(deck, last.middle[0], last.foot - 36, 28, anchor="middle")
    return _scene(ctx, "market", drawing)


def grove(ctx: DrawContext, owner: int) -> Scene:
    """The cards a player has planted, then the hand as far as the viewer knows it."""
    view, drawing = ctx.view, DisplayList(ctx.theme)
    _head(drawing, ctx, owner)
    spots = grid(Place(20, _HEAD, WIDTH - 40, _CARD), _PLANTED + _HELD, 1, _GAP)
    for spot, card in zip(spots, view.planted[owner], strict=False):
        _card(drawing, ctx, spot, card)
    hidden = view.hand_sizes[owner] - len(view.hands[owner])
    held: list[str | None] = [*view.hands[owner], *[None] * hidden]
    drew = view.last is not None and view.last[:2] == ("draw", owner)
    for place, (spot, held_card) in enumerate(zip(spots[_PLANTED:], held, strict=False)):
        if held_card is not None:
            _card(drawing, ctx, spot, held_card)
        else:
            _unseen(drawing, ctx, spot, fresh=drew and place == len(held) - 1)
    return _scene(ctx, "grove", drawing)


def hand(ctx: DrawContext, owner: int) -> Scene:
    drawing = DisplayList(ctx.theme)
    _head(drawing, ctx, owner)
    for spot, card in zip(
        grid(Place(20, _HEAD, WIDTH - 40, _CARD), _IN_MARKET, 1, _GAP), ctx.view.hands[owner], strict=False
    ):
        _card(drawing, ctx, spot, card)
    return _scene(ctx, "hand", drawing)


def _scene(ctx: DrawContext, layout: str, drawing: DisplayList) -> Scene:
    high = _HEAD + _CARD + 20
    panel = framed(ctx.theme, (0, 0, WIDTH, high), DisplayList(ctx.theme), drawing)
    return Scene(f"orchard-{layout}", WIDTH, high, ctx.theme.ground, (panel,))


def _head(drawing: DisplayList, ctx: DrawContext, owner: int) -> None:
    """Whose it is, and the points."""
    drawing.stamp(seat(ctx.theme, owner, 22), 54, 48, "seat", owner)
    drawing.write(ctx.name(owner), 90, 48, 38, "name", owner, weight="ExtraBold", room=1100, least=28)
    points = ctx.view.scores[owner].total
    width = drawing.write(str(points), WIDTH - 40, 48, 40, "points", owner, points, weight="ExtraBold", anchor="right")
    drawing.stamp(star_sign(ctx.theme, 20), WIDTH - 70 - width, 48)


def _card(drawing: DisplayList, ctx: DrawContext, place: Place, card: str) -> None:
    suit, value = card[:-1], card[-1]
    _empty(drawing, ctx, place, mix(sprites.HUES[suit], ctx.theme.slot, 0.7), card in ctx.choices, "card", card)
    if ctx.view.last is not None and card == ctx.view.last[2]:
        drawing.stamp(changed(ctx.theme, place.wide, place.high), *place.middle, "fresh", card)
    x, y = place.middle[0], place.y + 82
    drawing.stamp(sprites.suit(suit, 36), x - 36, y)
    drawing.write(value, x + 42, y, 60, weight="ExtraBold", anchor="middle")
    drawing.write(ctx.t(f"orchard-{card}"), x, place.foot - 36, 28, anchor="middle", room=place.wide - 24, least=20)


def _unseen(drawing: DisplayList, ctx: DrawContext, place: Place, fresh: bool) -> None:
    back(drawing, place, ctx.theme.slot, ctx.theme.edge, 3, "unseen")
    if fresh:
        drawing.stamp(changed(ctx.theme, place.wide, place.high), *place.middle, "fresh", "unseen")
    drawing.stamp(sprites.unseen(ctx.theme, 54), *place.middle)


def _empty(drawing: DisplayList, ctx: DrawContext, place: Place, fill: Colour, choice: bool, *fact: str | int) -> None:
    """A card without anything on it, in a frame of its own where it may be chosen."""
    theme = ctx.theme
    if choice:
        drawing.stamp(choosable(theme, place.wide, place.high, fill, theme.panel), *place.middle, *fact)
    else:
        back(drawing, place, fill, theme.edge, 3, *fact)

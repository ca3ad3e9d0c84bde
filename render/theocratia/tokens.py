"""Round Bonuses, the End Round Bonus and the Pyramid tokens, by signs."""

from __future__ import annotations

from engine.theocratia import catalogue as cat
from render.pen import Pen, Sprite
from render.scene import DisplayList
from render.sprites import arrow, card
from render.theme import OUTLINE, Colour, mix
from render.theocratia import signs, sprites
from render.theocratia.buildings import plain
from render.theocratia.context import DrawContext
from render.theocratia.signs import INK, LETTERS, SAND, UMBER
from render.widgets import Place, Token, flow, width

ROMAN = ("I", "II", "III", "IV", "V")
"""Digits beside a building would be read as a die."""
_TOKEN = 140, 146


# -- bonuses


def bonuses(drawing: DisplayList, ctx: DrawContext, place: Place) -> None:
    """The Round Bonus card of each round, the one in force bright; what each brings; then the End Round Bonus card."""
    view, theme, x = ctx.view, ctx.theme, place.x
    for number, bonus in enumerate(view.bonuses[: view.rounds], 1):
        parts = cause(bonus, theme.edge if number < view.round else INK)
        wide = 96 + width(parts, LETTERS, 0)
        _bonus(drawing, ctx, Place(x, place.y, wide, place.high), number, bonus, parts)
        x += wide + 8
    y = place.middle[1]
    flow(drawing, x + 4, y, [arrow(17, 0, theme.muted), "+1", signs.priest(26)], LETTERS, theme.ink, 2)
    _end_bonus(drawing, ctx, Place(place.right - 330, place.y, 330, place.high))


def _bonus(drawing: DisplayList, ctx: DrawContext, place: Place, number: int, bonus: str, parts: list[Token]) -> None:
    theme, now = ctx.theme, number == ctx.view.round
    fill, edge = (mix(theme.slot, theme.gold, 0.3), theme.gold) if now else (theme.slot, theme.edge)
    drawing.stamp(card(place.wide, place.high, 14, fill, edge, 5 if now else 2), *place.middle, "bonus", number, bonus)
    ink = theme.gold if now else theme.edge if number < ctx.view.round else theme.muted
    x, y = place.x + 44, place.middle[1]
    drawing.write(ROMAN[number - 1], x, y, LETTERS, weight="ExtraBold", colour=ink, anchor="middle")
    flow(drawing, place.x + 84, y, parts, LETTERS, ink, 0)


def cause(bonus: str, ink: Colour, r: int = 22) -> list[Token]:
    """What a Round Bonus card rewards."""
    kind = bonus.removeprefix("bonus_")
    if kind == "holiday_war":
        return [signs.lantern(r), signs.swords(r - 1, ink)]
    return [plain("house" if kind == "expansion" else kind, r, ink)]


def _end_bonus(drawing: DisplayList, ctx: DrawContext, place: Place) -> None:
    """A House more at the end of the round, with the Civ of its die; and who holds the card."""
    view, theme, y = ctx.view, ctx.theme, place.middle[1]
    drawing.stamp(card(place.wide, place.high, 14, theme.slot, theme.edge, 2), *place.middle, "end_bonus")
    drawing.stamp(glass(22), place.x + 40, y)
    if view.bonus_civ:
        drawing.stamp(sprites.civ(view.bonus_civ, 26), place.x + 104, y, "bonus_civ", view.bonus_civ)
    flow(drawing, place.x + 140, y, ["+", plain("house", 22, INK)], LETTERS, theme.ink, 0)
    if view.bonus_holder is not None:
        holder = sprites.player(ctx.colour(view.bonus_holder), 21)
        drawing.stamp(holder, place.right - 48, y, "bonus_holder", view.bonus_holder)


def _draw_glass(pen: Pen, r: int) -> None:
    c = r + 5

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(c + x * r, c + y * r) for x, y in points]

    glass = at((-0.62, -0.84), (0.62, -0.84), (0.1, 0), (0.62, 0.84), (-0.62, 0.84), (-0.1, 0))
    pen.outline(glass, OUTLINE, r * 0.34)
    pen.polygon(glass, (210, 226, 246))
    pen.polygon(at((-0.36, -0.44), (0.36, -0.44), (0, 0.02)), (255, 196, 61))
    pen.polygon(at((-0.52, 0.72), (0, 0.2), (0.52, 0.72)), (255, 196, 61))
    for y in (-0.88, 0.88):
        pen.line(at((-0.7, y), (0.7, y)), INK, r * 0.2)


def glass(r: int) -> Sprite:
    """At the end of the round."""
    return Sprite(_draw_glass, 2 * r + 10, 2 * r + 10, (r,))


# -- tokens


def _stone(pen: Pen, left: bool) -> None:
    wide, high = _TOKEN
    pen.polygon([(10, 0), (wide - 10, 0), (wide, high), (0, high)], OUTLINE)
    fill = SAND if left else (25, 30, 52)
    pen.polygon([(13, 3), (wide - 13, 3), (wide - 4, high - 4), (4, high - 4)], mix(fill, OUTLINE, 0.3))
    pen.polygon([(13, 3), (wide - 13, 3), (wide - 5, high - 12), (5, high - 12)], fill)


def stone() -> Sprite:
    """A token that is still there."""
    return Sprite(_stone, *_TOKEN, (True,))


def tokens(drawing: DisplayList, ctx: DrawContext, place: Place) -> None:
    """The Pyramid tokens as stones with what they bring; one taken is a dark gap with its owner's shape."""
    step = place.wide / len(cat.TOKENS)
    taken = {token: seat for seat, own in enumerate(ctx.view.players) for token in own.tokens}
    for k, token in enumerate(cat.TOKENS):
        left = token.id in ctx.view.tokens
        x, y = round(place.x + (k + 0.5) * step), place.middle[1]
        drawing.stamp(Sprite(_stone, *_TOKEN, (left,)), x, y, "token", token.id, int(left))
        if left:
            for row, parts in enumerate(effect_signs(token.id)):
                flow(drawing, x - width(parts, LETTERS, 0) / 2, y - 36 + row * 62, parts, LETTERS, UMBER, 0)
        elif token.id in taken:
            seat = taken[token.id]
            drawing.stamp(sprites.player(ctx.colour(seat), 24), x, y, "taken", token.id, seat)


def effect_signs(token: str, k: int = 1, ink: Colour = INK, arrows: Colour = UMBER) -> tuple[list[Token], list[Token]]:
    """In two rows, `k` times as large as on the table."""
    house, to = plain("house", 21 * k, ink), arrow(17 * k, 0, arrows)
    factory, barrack = plain("factory", 21 * k, ink), plain("barrack", 21 * k, ink)
    rows: dict[str, tuple[list[Token], list[Token]]] = {
        "token_cards": (["2"], [sprites.card_sign(25 * k)]),
        "token_cosmo": (["+5"], [sprites.cosmo(25 * k)]),
        "token_malus": (["−3"], [sprites.malus(25 * k)]),
        "token_worship": (["+1"], [signs.priest(27 * k)]),
        "token_house": (["+"], [house]),
        "token_factory": (["+"], [factory]),
        "token_new_factory": ([house, to], [factory]),
        "token_barrack": (["+"], [barrack]),
        "token_new_barrack": ([house, to], [barrack]),
        "token_crystals": (["+4"], [gems(25 * k)]),
    }
    return rows[token]


def _draw_gems(pen: Pen, r: int) -> None:
    for k, (x, y) in enumerate(((-0.5, -0.45), (0.5, -0.45), (-0.5, 0.5), (0.5, 0.5))):
        sprites.crystal_shape(pen, sprites.PLAYERS[k], r + 6 + x * r, r + 6 + y * r, r * 0.42)


def gems(r: int) -> Sprite:
    """Crystals of one's own colour, one for each Civ."""
    return Sprite(_draw_gems, 2 * r + 12, 2 * r + 12, (r,))

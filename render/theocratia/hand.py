"""The picture of the viewer's own Power cards, with their effects in words."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from render import text
from render.scene import DisplayList, Scene
from render.sprites import counter
from render.theocratia import sprites
from render.theocratia.context import DrawContext
from render.theocratia.signs import LETTERS
from render.widgets import Place, back, framed, grid

WIDTH, HIGHEST = 1600, 1018
_HEAD, _GAP, _TITLE = 100, 10, 96


@dataclass(frozen=True, slots=True)
class Form:
    """How many cards lie in a row, and the sizes of their letters."""

    columns: int
    title: int
    words: int

    @property
    def wide(self) -> int:
        return (WIDTH - 40 - _GAP * (self.columns - 1)) // self.columns


_FORMS = Form(3, 46, 38), Form(4, 40, 32), Form(5, 34, 28), Form(6, 30, 24)
"""The first in which the hand is not too high; nobody ever held more than the last one shows."""


def scene(ctx: DrawContext) -> Scene:
    held = Counter(ctx.view.hand or ())
    form = next((form for form in _FORMS if _high(ctx, held, form) <= HIGHEST), _FORMS[-1])
    rows, row, high = -(-len(held) // form.columns), _row(ctx, held, form), _high(ctx, held, form)
    drawing = DisplayList(ctx.theme)
    seat = ctx.focus.seat
    drawing.stamp(sprites.player(ctx.colour(seat), 28), 60, 52, "seat", seat)
    drawing.write(ctx.name(seat), 108, 52, 60, "name", seat, weight="ExtraBold", room=800, least=40)
    drawing.write(str(held.total()), WIDTH - 40, 52, LETTERS, "cards", held.total(), weight="ExtraBold", anchor="right")
    drawing.stamp(sprites.card_sign(28), WIDTH - 140, 52)
    spots = grid(Place(20, _HEAD, WIDTH - 40, rows * (row + _GAP) - _GAP), form.columns, rows, _GAP)
    for spot, (name, copies) in zip(spots, held.items(), strict=False):
        _card(drawing, ctx, spot, name, copies, form)
    panel = framed(ctx.theme, (0, 0, WIDTH, high), DisplayList(ctx.theme), drawing)
    return Scene(WIDTH, high, ctx.theme.ground, (panel,))


def _high(ctx: DrawContext, held: Counter[str], form: Form) -> int:
    return _HEAD + -(-len(held) // form.columns) * (_row(ctx, held, form) + _GAP) + 14


def _row(ctx: DrawContext, held: Counter[str], form: Form) -> int:
    """As high as the longest text of the hand."""
    lines = max((len(_lines(ctx, name, form)) for name in held), default=0)
    return _TITLE + lines * round(form.words * 1.26) + 10


def _lines(ctx: DrawContext, name: str, form: Form) -> tuple[str, ...]:
    return text.wrap(ctx.t(f"theocratia-about-{ctx.view.effect(name)}"), form.words, "SemiBold", form.wide - 44)


def _card(drawing: DisplayList, ctx: DrawContext, place: Place, name: str, copies: int, form: Form) -> None:
    back(drawing, place, ctx.theme.slot, ctx.theme.gold, 4, "card", name, copies)
    drawing.stamp(sprites.card_sign(26), place.x + 42, place.y + 48)
    room, gold = place.wide - (176 if copies > 1 else 100), ctx.theme.gold
    title = ctx.t(f"theocratia-{name}")
    drawing.write(title, place.x + 76, place.y + 48, form.title, weight="ExtraBold", colour=gold, room=room, least=24)
    if copies > 1:
        x, y = place.right - 52, place.y + 48
        drawing.stamp(counter(36, ctx.theme.ink, ctx.theme.dark), x, y)
        drawing.write(f"×{copies}", x, y, 42, weight="ExtraBold", colour=ctx.theme.dark, anchor="middle")
    for k, words in enumerate(_lines(ctx, name, form)):
        y = place.y + _TITLE + round((k + 0.4) * form.words * 1.26)
        drawing.write(words, place.x + 22, y, form.words, weight="SemiBold")

"""The picture at the end of a game: points of every player by source."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.game import Score
from engine.helios import catalogue as cat
from engine.helios.view import BoardView
from render.helios import sprites, tiles
from render.helios.board import HEIGHT, WIDTH
from render.helios.context import DrawContext
from render.helios.rebus import LETTERS, NAMES
from render.helios.scenes import emblem, portrait
from render.pen import Sprite
from render.scene import DisplayList, Scene
from render.sprites import card, first, seat, star_sign
from render.theme import DARK, GOLD, mix
from render.widgets import Place, framed, outline

_LEFT, _TOP, _HEAD = 30, 168, 380
_ROW = 98
_TIE = HEIGHT - 48
"""The height of the line that parts equal totals."""


@dataclass(frozen=True, slots=True)
class Row:
    """One kind of source: its words' key, its sign, the score lines it adds up, and what stands for them in a cell."""

    key: str
    sign: Sprite
    lines: tuple[str, ...]
    shows: Callable[[BoardView, int], list[Sprite]] = lambda board, r: []


_ROWS = (
    Row("collected", star_sign(DARK, 24), ("collected",)),
    Row("corners", sprites.corner(24), ("corners",)),
    Row(
        "special_tiles",
        sprites.plain_hex(24, GOLD),
        cat.SPECIALS,
        lambda board, r: [tiles.special(tile.tile, r) for tile in board.tiles if tile.special],
    ),
    Row(
        "buildings",
        emblem("city_hall", 24),
        tuple(building.id for building in cat.BUILDINGS),
        lambda board, r: [emblem(key, r) for key in board.built],
    ),
    Row(
        "active_characters",
        portrait("priestess", 25, day=True),
        tuple(character.id for character in cat.CHARACTERS),
        lambda board, r: [portrait(key, r, day=True) for key in board.active],
    ),
    Row("mana", sprites.mana(24), ("mana",)),
    Row("cubes", sprites.cube("any", 22), ("cubes",)),
)


def scene(ctx: DrawContext) -> Scene:
    """A table of rows by source and columns by player, the best first."""
    ground, drawing = DisplayList(ctx.theme), DisplayList(ctx.theme)
    for index, row in enumerate(_ROWS):
        _label(ground, ctx, row, _TOP + index * _ROW)
    drawing.stamp(sprites.sun(40), _LEFT + 46, 98)
    words = ctx.t("helios-picture-scores")
    drawing.write(words, _LEFT + 104, 98, 44, weight="ExtraBold", colour=ctx.theme.gold, room=_HEAD - 114, least=30)
    ranks, tied = _ranks(ctx), _tied(ctx)
    if tied:
        words = ctx.t("helios-picture-tied")
        drawing.write(words, _LEFT + 92, _TIE, 32, colour=ctx.theme.muted, room=_HEAD - 110, least=24)
    wide = (WIDTH - _LEFT * 2 - _HEAD) // len(ranks)
    for place, owner in enumerate(sorted(range(len(ranks)), key=lambda owner: ranks[owner])):
        column = Place(_LEFT + _HEAD + place * wide, 24, wide - 12, HEIGHT - 48)
        _column(drawing, ctx, owner, ranks[owner], column)
        if owner in tied:
            _tie(drawing, ctx, owner, column.right - 24)
    box = (0, 0, WIDTH, HEIGHT)
    return Scene(WIDTH, HEIGHT, ctx.theme.ground, (framed(ctx.theme, box, ground, drawing),))


def _ranks(ctx: DrawContext) -> tuple[int, ...]:
    result = ctx.view.result
    return result.ranks if result and result.ranks else (1,) * ctx.view.seats


def _tied(ctx: DrawContext) -> set[int]:
    """Seats with equal points but different ranks."""
    places = list(zip(ctx.view.scores, _ranks(ctx), strict=True))
    return {
        owner
        for owner, (own, rank) in enumerate(places)
        if any(score.total == own.total and other != rank for score, other in places)
    }


def _tie(drawing: DisplayList, ctx: DrawContext, owner: int, right: int) -> None:
    """The tie-breaker: cubes."""
    ((_, count),) = ctx.view.scores[owner].tiebreakers
    told = "tie", owner, count
    used = drawing.write(
        str(count), right, _TIE, LETTERS, *told, weight="ExtraBold", colour=ctx.theme.muted, anchor="right"
    )
    drawing.stamp(sprites.cube("any", 22), right - used - 34, _TIE)


def _label(drawing: DisplayList, ctx: DrawContext, row: Row, y: int) -> None:
    drawing.stamp(card(WIDTH - 2 * _LEFT, _ROW - 8, 14, ctx.theme.slot), WIDTH // 2, y + _ROW // 2)
    drawing.stamp(row.sign, _LEFT + 46, y + _ROW // 2)
    words = ctx.t(f"helios-picture-{row.key}")
    drawing.write(words, _LEFT + 92, y + _ROW // 2, 32, weight="Bold", room=_HEAD - 110, least=24)


def _column(drawing: DisplayList, ctx: DrawContext, owner: int, rank: int, place: Place) -> None:
    theme, score = ctx.theme, ctx.view.scores[owner]
    if rank == 1:
        outline(drawing, (place.x, place.y, place.right, place.foot), theme.gold, 6, "winner", owner)
    x, y = place.x + 50, 66
    drawing.stamp(first(theme, 33), x, y)
    drawing.write(
        str(rank), x, y - 1, LETTERS, "rank", owner, rank, weight="ExtraBold", colour=theme.dark, anchor="middle"
    )
    drawing.stamp(seat(theme, owner, 26), x + 74, y, "seat", owner)
    drawing.write(
        ctx.name(owner), x - 28, y + 66, NAMES, "name", owner, weight="ExtraBold", room=place.wide - 40, least=NAMES
    )
    for index, row in enumerate(_ROWS):
        _cell(drawing, ctx, owner, row, Place(place.x, _TOP + index * _ROW, place.wide, _ROW))
    y = _TOP + len(_ROWS) * _ROW + 42
    words = str(score.total)
    used = drawing.write(
        words,
        place.right - 24,
        y,
        60,
        "total",
        owner,
        score.total,
        weight="ExtraBold",
        colour=theme.gold,
        anchor="right",
    )
    drawing.stamp(star_sign(theme, 30), place.right - used - 70, y)


def _cell(drawing: DisplayList, ctx: DrawContext, owner: int, row: Row, place: Place) -> None:
    """The points of a row on the right, what they are for on the left."""
    points = _points(ctx.view.scores[owner], row)
    middle = place.middle[1]
    ink = ctx.theme.ink if points else mix(ctx.theme.muted, ctx.theme.slot, 0.4)
    drawing.write(
        str(points),
        place.right - 24,
        middle,
        LETTERS,
        "row",
        owner,
        row.key,
        points,
        weight="ExtraBold",
        colour=ink,
        anchor="right",
    )
    _signs(drawing, row, ctx.view.boards[owner], Place(place.x + 42, middle, place.wide - 160, 0))


def _signs(drawing: DisplayList, row: Row, board: BoardView, place: Place) -> None:
    """What the points are for, in two lines where one is too short."""
    signs = row.shows(board, 20)
    lines = 1 if len(signs) * 44 <= place.wide + 44 else 2
    if lines == 2:
        signs = row.shows(board, 16)
    each = -(-len(signs) // lines)
    step = min(50, place.wide // max(1, each - 1))
    for index, sprite in enumerate(signs):
        line, column = divmod(index, each) if each else (0, 0)
        drawing.stamp(sprite, place.x + column * step, place.y + (line - (lines - 1) / 2) * 42)


def _points(score: Score, row: Row) -> int:
    return sum(points for line, points in score.lines if line in row.lines)

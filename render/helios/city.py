"""The picture of one player's part of the city: twelve buildings, the temples, the characters."""

from __future__ import annotations

from engine.helios import catalogue as cat
from engine.helios.scoring import building_points
from engine.helios.view import BoardView, HeliosView
from render.helios import cards, heading
from render.helios.cards import State
from render.helios.context import DrawContext
from render.scene import DisplayList, Panel, Scene
from render.widgets import Place, grid

WIDTH, HEIGHT = 1600, 1018
_LEFT, _TOP, _WIDE, _HIGH, _GAP = 9, 82, 389, 225, 9
_COLUMNS = 4


def scene(ctx: DrawContext, owner: int) -> Scene:
    drawing = DisplayList(ctx.theme)
    heading.in_a_row(drawing, ctx, owner, WIDTH)
    for index, entry in enumerate(cat.BUILDINGS):
        _building(drawing, ctx, owner, entry.id, _spot(index))
    board, spot = ctx.view.boards[owner], _spot(len(cat.BUILDINGS))
    cards.temple(drawing, spot, _state(ctx, owner, "temple"), board)
    _mark(drawing, ctx, owner, spot, "temple", ctx.marks.may("build", "temple"))
    _people(drawing, ctx, board, Place(spot.right + _GAP, spot.y, WIDTH - _LEFT - spot.right - _GAP, _HIGH))
    box = 0, 0, WIDTH, HEIGHT
    panel = Panel(box, (), drawing.done(), ctx.theme.ground)
    return Scene(WIDTH, HEIGHT, ctx.theme.ground, (panel,))


def _spot(index: int) -> Place:
    row, column = divmod(index, _COLUMNS)
    return Place(_LEFT + column * (_WIDE + _GAP), _TOP + row * (_HIGH + _GAP), _WIDE, _HIGH)


def _building(drawing: DisplayList, ctx: DrawContext, owner: int, key: str, spot: Place) -> None:
    points = dict(ctx.view.scores[owner].lines).get(key, _printed(ctx.view, key))
    state = _state(ctx, owner, key)
    cards.building(drawing, spot, key, state, points)
    _mark(drawing, ctx, owner, spot, key, state == "choice")


def _people(drawing: DisplayList, ctx: DrawContext, board: BoardView, place: Place) -> None:
    """The characters, active ones first: as wide as buildings while there is room, narrower when there are more."""
    points, added = dict(ctx.view.scores[board.seat].lines), dict(board.added)
    own = [*board.active, *board.hired]
    for key, spot in zip(own, grid(place, max(3, len(own)), 1, _GAP), strict=False):
        mine = ctx.marks.seat == board.seat
        choice = mine and ctx.marks.may("activate", key)
        worth = cards.Worth(added[key], added=True) if key in added else cards.Worth(points.get(key, 0))
        cards.person(drawing, spot, key, worth if key in board.active else None, choice=choice)
        _mark(drawing, ctx, board.seat, spot, key, choice)


def _mark(drawing: DisplayList, ctx: DrawContext, owner: int, spot: Place, key: str, choice: bool) -> None:
    mine = ctx.marks.seat == owner
    fresh = ctx.view.boards[owner].fresh == key
    cards.mark(drawing, spot, choice=mine and choice, aim=mine and ctx.marks.aim == key, fresh=fresh, key=key)


def _state(ctx: DrawContext, owner: int, key: str) -> State:
    board = ctx.view.boards[owner]
    if key in board.built:
        return "built"
    if key not in dict(board.payable) or ctx.view.result:
        return "open"
    return "choice" if ctx.marks.seat == owner and ctx.marks.may("build", key) else "payable"


def _printed(view: HeliosView, key: str) -> int:
    """The points printed on a building, as the preset has them."""
    preset = cat.PRESETS[dict(view.options)["preset"]]
    return building_points(preset, [building.id for building in cat.BUILDINGS].index(key))

"""Pictures of one player's board at full size, and of several in one picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.helios import catalogue as cat
from engine.helios.view import BoardView, HeliosView
from render import text
from render.helios import cards, planet
from render.helios import materials as m
from render.helios.cards import Place
from render.helios.houses import emblem
from render.helios.marks import Marks, choices, fresh
from render.helios.people import portrait
from render.helios.planet import Planet
from render.icons import card, first, seat, star_sign
from render.pen import Art
from render.picture import Focus, Say
from render.scene import Box, Panel, Scene, Sheet
from render.theme import Theme

WIDTH, HEIGHT = 1600, 1018
_MARGIN = 10


@dataclass(frozen=True, slots=True)
class Table:
    """What all boards of a picture are drawn from."""

    view: HeliosView
    focus: Focus
    theme: Theme
    say: Say
    marks: Marks

    def name(self, seat_: int) -> str:
        return text.name(self.focus.names[seat_], self.say(f"render-seat-{seat_}"))


def table(view: HeliosView, focus: Focus, theme: Theme, say: Say) -> Table:
    return Table(view, focus, theme, say, choices(view))


def full(at: Table, owner: int) -> Scene:
    """One board with everything on it."""
    return Scene("helios-board", WIDTH, HEIGHT, at.theme.ground, (_full_panel(at, owner),))


def others(at: Table, owners: Sequence[int]) -> Scene:
    """Two or three boards side by side."""
    wide = (WIDTH - _MARGIN * (len(owners) - 1)) // len(owners)
    panels = tuple(
        _small_panel(at, owner, (place * (wide + _MARGIN), 0, place * (wide + _MARGIN) + wide, HEIGHT))
        for place, owner in enumerate(owners)
    )
    return Scene(f"helios-others-{len(owners)}", WIDTH, HEIGHT, at.theme.ground, panels)


# -- at full size


def _full_panel(at: Table, owner: int) -> Panel:
    board, mine = at.view.boards[owner], at.marks.seat == owner
    globe = Planet(460, 574, 58, ring=True)
    ground = Sheet(at.theme)
    _frame(ground, (0, 0, WIDTH, HEIGHT))
    planet.ground(ground, globe)
    sheet = Sheet(at.theme)
    _outline(sheet, at, owner, (0, 0, WIDTH, HEIGHT))
    _who(sheet, at, owner, 58, 60, 46, 620)
    _stocks(sheet, at, owner, WIDTH - 36, 60, 46)
    planet.pieces(sheet, globe, board, owner, fresh(at.view, owner))
    if mine:
        tiled = frozenset(tile.hex for tile in board.tiles)
        planet.choices(sheet, globe, at.marks.hexes, tiled)
    _city(sheet, at, owner, Place(938, 118, 640, 488))
    cards.areas(sheet, 938, 652, 44, 5, board.areas)
    _cubes(sheet, board, 938, 716, 640, 20)
    _people(sheet, at, owner, Place(938, 764, 640, 236))
    return Panel((0, 0, WIDTH, HEIGHT), ground.done(), sheet.done())


def _frame(sheet: Sheet, box: Box) -> None:
    left, top, right, bottom = box
    middle = (left + right) // 2, (top + bottom) // 2
    sheet.stamp(card(right - left, bottom - top, 24, sheet.theme.panel, sheet.theme.edge, 3), *middle)


def _outline(sheet: Sheet, at: Table, owner: int, box: Box) -> None:
    """A frame in the colour of the seat whose turn it is."""
    if at.view.to_move == owner:
        left, top, right, bottom = box
        art = card(right - left, bottom - top, 24, None, at.theme.seats[owner], 7)
        sheet.stamp(art, (left + right) // 2, (top + bottom) // 2, "to_move", owner)


def _who(sheet: Sheet, at: Table, owner: int, x: int, y: int, size: int, room: int) -> None:
    """Sign and name, with the place in the turn order."""
    r = round(size * 0.62)
    sheet.stamp(seat(at.theme, owner, r), x, y, "seat", owner)
    start = x + r + 18
    used = sheet.words(at.name(owner), start, y, size, "name", owner, weight="ExtraBold", room=room, least=28)
    place = at.view.order.index(owner) + 1
    middle = start + used + size * 0.9
    sheet.stamp(first(at.theme, round(size * 0.48)), middle, y, "order", owner, place)
    sheet.words(str(place), middle, y, round(size * 0.6), weight="ExtraBold", colour=at.theme.dark, anchor="middle")


def _stocks(sheet: Sheet, at: Table, owner: int, right: int, y: int, size: int) -> None:
    """Mana, sun value and points, from the right; projected points in parentheses."""
    board, theme = at.view.boards[owner], at.theme
    r = round(size * 0.52)
    projected = f"({at.view.scores[owner].total})"
    x: float = right
    x -= sheet.words(
        projected, right, y, round(size * 0.8), "projected", owner, weight="Bold", colour=theme.muted, anchor="right"
    )
    x -= 12
    x -= sheet.words(
        str(board.points), x, y, size, "points", owner, weight="ExtraBold", colour=theme.gold, anchor="right"
    )
    x = _sign(sheet, star_sign(theme, r), x, y, size)
    value = "∞" if board.unlimited else str(board.sun_value)
    x -= sheet.words(value, x, y, size, "sun_value", owner, weight="ExtraBold", anchor="right")
    x = _sign(sheet, m.sun(r + 2), x, y, size)
    x -= sheet.words(str(board.mana), x, y, size, "mana", owner, weight="ExtraBold", anchor="right")
    _sign(sheet, m.mana(r), x, y, size)


def _sign(sheet: Sheet, art: Art, x: float, y: int, size: int) -> float:
    """A sign to the left of x; returns where the next group ends."""
    middle = x - 6 - art.width / 2
    sheet.stamp(art, middle, y)
    return middle - art.width / 2 - size * 0.55


def _city(sheet: Sheet, at: Table, owner: int, place: Place) -> None:
    board = at.view.boards[owner]
    payable = dict(board.payable)
    mine = at.marks.seat == owner
    worth = dict(at.view.scores[owner].lines)
    for entry, spot in zip(cat.BUILDINGS, cards.grid(place, 3, 4), strict=True):
        if entry.id in board.built:
            state = "built"
        elif mine and at.marks.may("build", entry.id):
            state = "choice"
        else:
            state = "payable" if entry.id in payable else "open"
        points = worth.get(entry.id, _printed(at.view, entry.id))
        cards.building(sheet, spot, entry.id, state, points, at.say)


def _printed(view: HeliosView, key: str) -> int:
    """The points printed on a building, as the preset has them."""
    if key == cat.BUILDINGS[cat.CITY_HALL].id:
        return cat.PRESETS[dict(view.options)["preset"]].city_hall
    return cards.BUILDINGS[key].points


def _cubes(sheet: Sheet, board: BoardView, x: int, y: int, wide: int, r: int) -> None:
    """How many cubes of each colour."""
    step = wide // len(board.cubes)
    for place, (colour, count) in enumerate(board.cubes):
        left = x + place * step + r + 7
        ink = sheet.theme.ink if count else sheet.theme.muted
        sheet.stamp(m.cube(colour, r), left, y)
        sheet.words(
            str(count), left + r + 14, y, round(r * 1.7), "cubes", colour, count, weight="ExtraBold", colour=ink
        )


def _people(sheet: Sheet, at: Table, owner: int, place: Place) -> None:
    """Characters: the active ones first."""
    board = at.view.boards[owner]
    everybody = [*board.active, *board.hired]
    if not everybody:
        cards.back(sheet, place, at.theme.panel, at.theme.slot, 3)
        x, y = place.middle
        words = at.say("helios-picture-nobody")
        sheet.words(words, x, y, 28, weight="SemiBold", colour=at.theme.muted, anchor="middle", room=place.wide - 40)
        return
    worth = dict(at.view.scores[owner].lines)
    rows = max(2, -(-len(everybody) // 3))
    for key, spot in zip(everybody, cards.grid(place, 3, rows), strict=False):
        active = key in board.active
        choice = at.marks.seat == owner and at.marks.may("activate", key)
        cards.hired(sheet, spot, key, active, worth.get(key), choice, at.say)


# -- several in one picture


def _small_panel(at: Table, owner: int, box: Box) -> Panel:
    left, _, right, _ = box
    wide = right - left
    two = wide > 600
    globe = Planet(left + wide // 2, 512 if two else 384, 50 if two else 39, ring=two)
    ground = Sheet(at.theme)
    _frame(ground, box)
    planet.ground(ground, globe)
    sheet = Sheet(at.theme)
    _outline(sheet, at, owner, box)
    board = at.view.boards[owner]
    size = 42 if two else 38
    _who(sheet, at, owner, left + 46, 48, size, wide - 400 if two else wide - 160)
    _stocks(sheet, at, owner, right - 24, 48 if two else 104, size)
    planet.pieces(sheet, globe, board, owner, fresh(at.view, owner))
    if two:
        _wide_foot(sheet, board, left + 24, 870)
    else:
        _narrow_foot(sheet, board, left + 22, 676, wide - 44)
    return Panel(box, ground.done(), sheet.done())


def _wide_foot(sheet: Sheet, board: BoardView, x: int, y: int) -> None:
    cards.areas(sheet, x, y, 32, 4, board.areas)
    _heads(sheet, board, x + 490, y, 24, 8, 62)
    _emblems(sheet, board, x, y + 84, 12, 62)


def _narrow_foot(sheet: Sheet, board: BoardView, x: int, y: int, wide: int) -> None:
    _cubes(sheet, board, x, y + 10, wide, 17)
    cards.areas(sheet, x, y + 78, 32, 4, board.areas)
    _emblems(sheet, board, x, y + 150, 6, 79)
    _heads(sheet, board, x, y + 290, 25, 8, 60)


def _emblems(sheet: Sheet, board: BoardView, x: int, y: int, columns: int, step: int) -> None:
    """The city in signs: golden what is built."""
    theme = sheet.theme
    for index, entry in enumerate(cat.BUILDINGS):
        at = x + index % columns * step + step // 2 - 4, y + index // columns * 66
        built = entry.id in board.built
        fill, edge = (cards.BUILT, cards.BUILT_EDGE) if built else (theme.slot, theme.edge)
        size = min(step - 6, 60)
        sheet.stamp(card(size, 58, 12, fill, edge, 2), *at, "building", entry.id, "built" if built else "open")
        if built:
            sheet.stamp(emblem(entry.id, 20), *at)


def _heads(sheet: Sheet, board: BoardView, x: int, y: int, r: int, columns: int, step: int) -> None:
    for place, key in enumerate([*board.active, *board.hired][:columns]):
        state = "active" if key in board.active else "hired"
        sheet.stamp(portrait(key, r, key in board.active), x + r + place * step, y, "character", key, state)

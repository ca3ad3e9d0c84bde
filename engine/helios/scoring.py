"""Chapter 9: points, one function per source."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.game import Result, Score
from engine.helios import catalogue as cat
from engine.helios.board import Board
from engine.helios.geometry import CORNER_NEIGHBOURS, NEAR, Hex, hexes
from engine.helios.state import State
from engine.kernel.kept import Kept
from engine.kernel.ranks import ranks
from engine.kernel.sets import members


def has(board: Board, character: int) -> bool:
    """Whether the character is active."""
    return bool(board.active >> character & 1)


def corner_points(board: Board) -> int:
    """H-9.1, H-9.8."""
    each = cat.EXPLORER_CORNER if has(board, cat.EXPLORER) else cat.CORNER_POINTS
    return each * sum(1 for near in CORNER_NEIGHBOURS if near & board.tiles)


def created_land_points(board: Board, hex_: Hex) -> int:
    """H-9.2."""
    return (NEAR[hex_] & board.tiles).bit_count() + 1


def empty_spaces_points(board: Board, hex_: Hex) -> int:
    """H-9.3."""
    return (NEAR[hex_] & ~board.tiles).bit_count()


def resources_points(board: Board, hex_: Hex) -> int:
    """H-9.4."""
    around = NEAR[hex_] | 1 << hex_
    return sum((mask & around).bit_count() for mask in board.cubes + board.second)


def temples_points(board: Board, hex_: Hex) -> int:
    """H-9.5."""
    return ((NEAR[hex_] | 1 << hex_) & board.temples).bit_count()


_AROUND = (created_land_points, empty_spaces_points, resources_points, temples_points)


def special_points(board: Board, special: int, hex_: Hex) -> int:
    """What a special tile (0 to 3) on this hex is worth."""
    return cat.SPECIAL_POINTS[special] * _AROUND[special](board, hex_)


def building_points(preset: cat.Preset, index: int) -> int:
    """H-9.6."""
    return preset.city_hall if index == cat.CITY_HALL else cat.BUILDINGS[index].points


def houses(board: Board) -> int:
    """H-9.7: temples and buildings."""
    return board.temples.bit_count() + board.built.bit_count()


def special_tiles(board: Board) -> int:
    """H-9.7."""
    return sum(mask.bit_count() for mask in board.kinds[len(cat.COLOURS) :])


def land_colours(board: Board) -> int:
    """H-9.8."""
    return sum(1 for mask in board.kinds[: len(cat.COLOURS)] if mask)


def sun_worth(board: Board) -> int:
    """H-9.9: the princess counts the sun value, and nothing once the power plant stands."""
    return 0 if board.built >> cat.POWER_PLANT & 1 else board.sun_value


COUNTED: dict[int, Callable[[Board], int]] = {
    cat.ARCHITECT: houses,
    cat.INVENTOR: special_tiles,
    cat.PRIESTESS: lambda board: 1,
    cat.PROPHETESS: lambda board: board.tiles.bit_count(),
    cat.CARTOGRAPHER: land_colours,
    cat.PRINCESS: sun_worth,
}
"""How often an active character counts its points; explorer and treasurer stand in the lines they change."""


def character_points(board: Board, character: int) -> int:
    return cat.CHARACTERS[character].points * COUNTED[character](board)


def mana_points(board: Board) -> int:
    """H-9.10."""
    return board.mana * (cat.TREASURER_MANA if has(board, cat.TREASURER) else cat.MANA_POINTS)


def cube_worth(board: Board) -> int:
    """H-9.10: of each one left."""
    return cat.CHARACTERS[cat.TREASURER].points if has(board, cat.TREASURER) else 0


def cube_points(board: Board) -> int:
    return board.cube_count() * cube_worth(board)


def added_points(board: Board) -> Iterator[tuple[str, int]]:
    """How much more the lines of other sources bring for active characters that have no line of their own."""
    if has(board, cat.EXPLORER):
        share = cat.EXPLORER_CORNER - cat.CORNER_POINTS
        yield cat.CHARACTERS[cat.EXPLORER].id, corner_points(board) * share // cat.EXPLORER_CORNER
    if has(board, cat.TREASURER):
        mana = board.mana * (cat.TREASURER_MANA - cat.MANA_POINTS)
        yield cat.CHARACTERS[cat.TREASURER].id, mana + cube_points(board)


_SCORES = Kept[Score](1 << 12)
"""A move changes one board; the others are scored as before."""


def score(board: Board, preset: cat.Preset) -> Score:
    """As if the game were scored now: characters hired but not active count nothing."""
    return _SCORES.get((preset, board.scoring_state()), lambda: _score(board, preset))


def _score(board: Board, preset: cat.Preset) -> Score:
    lines = [("collected", board.points), ("corners", corner_points(board))]
    for special, name in enumerate(cat.SPECIALS):
        mask = board.kinds[len(cat.COLOURS) + special]
        if mask:
            lines.append((name, sum(special_points(board, special, hex_) for hex_ in hexes(mask))))
    lines += [(cat.BUILDINGS[index].id, building_points(preset, index)) for index in members(board.built)]
    lines += [
        (cat.CHARACTERS[index].id, character_points(board, index))
        for index in members(board.active)
        if index in COUNTED
    ]
    lines += [("mana", mana_points(board)), ("cubes", cube_points(board))]
    return Score(sum(points for _, points in lines), tuple(lines), (("cubes", board.cube_count()),))


def scores(s: State) -> tuple[Score, ...]:
    return tuple(score(board, s.preset) for board in s.boards)


def result(s: State) -> Result | None:
    """H-9.11: most points, then most cubes; still equal seats share their place."""
    return None if s.todo else Result(ranks([(score.total, score.tiebreakers) for score in scores(s)]), "scored")

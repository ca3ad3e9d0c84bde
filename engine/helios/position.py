"""Positions of Helios: what may be left out, and what no single field can tell."""

from __future__ import annotations

from collections import Counter
from itertools import islice

from engine.helios import catalogue as cat
from engine.helios import pending
from engine.helios.names import ACTION_TILE_OF, ACTION_TILES, CHARACTERS
from engine.helios.rules import RULES
from engine.helios.rules.display import face_down
from engine.helios.state import TEMPORARY, State
from engine.kernel.codecs import At
from engine.kernel.position import Format
from engine.kernel.sets import mask, names, union

COLOURS = len(cat.COLOURS)


# -- what may be left out


def _elsewhere(s: State) -> Counter[int]:
    """The action tiles that are in none of columns, piles, discards, areas and hands."""
    rest = Counter(
        {tile: cat.ACTION_COPIES + s.temporary[tile] - s.discards[tile] for tile in range(len(ACTION_TILES))}
    )
    rest.subtract(tile for board in s.boards for tiles in board.areas for tile in tiles)
    rest.subtract(ACTION_TILE_OF[entry[2]][cat.GRAY] for entry in s.todo if entry[0] == "area")
    for rows in (s.columns, s.piles):
        rest.subtract(ACTION_TILE_OF[symbol][colour] for symbol, row in enumerate(rows) for colour in row)
    return rest


def _rows(s: State, most: int) -> list[tuple[int, ...]]:
    """For each symbol at most this many of the tiles left over, in turn by colour."""
    rest, colours = _elsewhere(s), range(len(cat.ACTION_COLOURS))
    rows = (
        (
            c
            for number in range(cat.ACTION_COPIES + TEMPORARY)
            for c in colours
            if rest[ACTION_TILE_OF[symbol][c]] > number
        )
        for symbol in range(len(cat.SYMBOLS))
    )
    return [tuple(islice(row, most)) for row in rows]


def _discards(s: State) -> list[int]:
    rest = _elsewhere(s)
    return [max(0, rest[tile]) for tile in range(len(ACTION_TILES))]


def _placed(s: State) -> Counter[int]:
    """The tiles on boards and in players' hands, by kind."""
    count: Counter[int] = Counter()
    for board in s.boards:
        count.update({kind: tiles.bit_count() for kind, tiles in enumerate(board.kinds)})
    for entry in s.todo:
        if entry[0] in ("place", "place_drawn", "steward"):
            count.update(entry[2:])
    return count


def _spare(s: State) -> list[int]:
    """The land tiles of each colour that are neither with the players nor face down in its stack."""
    placed = _placed(s)
    return [there - placed[c] - face_down(s, c) * (s.round > 0) for c, there in enumerate(cat.LAND_TILES)]


def _open_land(s: State) -> int:
    return mask(colour for colour, spare in enumerate(_spare(s)) if spare > 0) if s.round else 0


def _below(s: State) -> list[int]:
    """As many as there are at this time, in turn by colour."""
    if not s.round:
        return []
    opened = [(s.open_land >> colour & 1) + (s.additional == colour) for colour in range(COLOURS)]
    spare = [there - taken for there, taken in zip(_spare(s), opened, strict=True)]
    stewards = sum(board.built >> cat.LAND_STEWARD & 1 for board in s.boards)
    height = sum(cat.LAND_TILES) - s.seats - COLOURS * cat.STACK_HEIGHT - s.round - cat.STEWARD_TILES * stewards
    return [colour for n in range(max(cat.LAND_TILES)) for colour in range(COLOURS) if spare[colour] > n][:height]


def _specials(s: State) -> list[int]:
    placed = _placed(s)
    return [cat.SPECIAL_COPIES - placed[COLOURS + special] for special in range(len(cat.SPECIALS))]


# -- what cannot be


def _check(s: State, at: At) -> None:
    s.todo = pending.complete(s.todo)
    for name, most in (
        ("round", cat.ROUNDS[s.seats]),
        ("turn", s.seats * cat.TURNS[s.seats]),
        ("passes", s.seats - 1),
    ):
        if getattr(s, name) > most:
            (at / name).refuse(f"{getattr(s, name)} is not from 0 to {most}")
    _check_characters(s, at / "boards")
    _check_action_tiles(s, at)
    _check_land(s, at)
    pending.check(s, at / "pending")


def _check_characters(s: State, at: At) -> None:
    hired = 0
    for seat, board in enumerate(s.boards):
        if twice := names(hired & (board.hired | board.active), CHARACTERS):
            (at / seat).refuse(f"{twice[0]} is already hired by somebody else")
        hired |= board.hired | board.active


def _check_action_tiles(s: State, at: At) -> None:
    for tile, count in _elsewhere(s).items():
        if count:
            at.refuse(f"action tiles: {abs(count)} too {'few' if count > 0 else 'many'} of {ACTION_TILES[tile]}")
    for seat in range(s.seats):
        full = [area for area, tiles in enumerate(s.boards[seat].areas) if len(tiles) == cat.AREA_FULL]
        if full not in pending.may_be_full(s, seat):
            (at / "boards" / seat / "areas").refuse("an area is full only in its owner's turn, and only one")


def _check_land(s: State, at: At) -> None:
    if min(s.specials) < 0:
        (at / "boards").refuse(f"there are {cat.SPECIAL_COPIES} special tiles of each sort")
    if not s.round:
        if s.open_land or s.below or s.additional is not None:
            (at / "below").refuse("in round 0 there are no stacks")
        return
    needed = cat.ROUNDS[s.seats] - s.round
    needed += cat.STEWARD_TILES * sum(not board.built >> cat.LAND_STEWARD & 1 for board in s.boards)
    if len(s.below) < needed:
        (at / "below").refuse(f"the additional stack needs {needed} tiles, not {len(s.below)}")
    for colour, spare in enumerate(_spare(s)):
        over = s.below.count(colour) + (s.open_land >> colour & 1) + (s.additional == colour) - spare
        if over > 0:
            at.refuse(f"land tiles: {over} of {cat.COLOURS[colour]} more than there are")


POSITION = Format(
    State,
    RULES,
    fill={
        "preset": lambda s: cat.PRESETS[s.options["preset"]],
        "todo": lambda s: [("next_turn", s.start)],
        "columns": lambda s: _rows(s, cat.COLUMN),
        "piles": lambda s: _rows(s, len(ACTION_TILES) * TEMPORARY),
        "discards": _discards,
        "open_land": _open_land,
        "below": _below,
        "specials": _specials,
        "offer": lambda s: mask(range(len(CHARACTERS))) & ~union(board.hired | board.active for board in s.boards),
    },
    check=_check,
)

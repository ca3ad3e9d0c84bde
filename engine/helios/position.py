"""A position as JSON, checked on the way in; described in docs/positions-helios.md."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, NonNegativeInt, ValidationError

from engine.game import BadOptions, BadPosition, Move
from engine.helios import catalogue as cat
from engine.helios import moves as mv
from engine.helios import pending, rules
from engine.helios.geometry import ALL, CENTRE, LIGHT, NAMES, NEAR, RIM, SUN_START, bits, flood
from engine.helios.pending import find
from engine.helios.rules import kinds
from engine.helios.state import AREA_IDS, Board

if TYPE_CHECKING:
    from engine.helios.game import Helios

BUILDING_IDS = [building.id for building in cat.BUILDINGS]
CHARACTER_IDS = [character.id for character in cat.CHARACTERS]
FRESH = [*NAMES, *BUILDING_IDS, *CHARACTER_IDS, *AREA_IDS]
COLOURS = len(cat.COLOURS)
ACTION_COLOURS = len(cat.ACTION_COLOURS)


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class TileModel(_Strict):
    tile: str
    cubes: list[str] = Field(default=[], max_length=cat.TILE_CUBES)
    temple: bool = False


class BoardModel(_Strict):
    tiles: dict[str, TileModel]
    sun: str = cat.SUN_START
    sun_beside: str | None = None
    sun_value: int = Field(default=cat.START_SUN, ge=1, le=99)
    path: list[str] = []
    fresh: str | None = None
    mana: NonNegativeInt = cat.START_MANA
    points: NonNegativeInt = 0
    built: list[str] = []
    hired: list[str] = []
    active: list[str] = []
    areas: dict[str, list[tuple[str, str]]] = {}


class LandModel(_Strict):
    open: list[str]
    additional: str | None
    below: list[str] | None = None


class PositionModel(_Strict):
    """Everything that may be left out is filled with what the game would have."""

    game: Literal["helios"]
    version: Literal[1] = 1
    options: dict[str, str] = {}
    seed: str = Field(default="00" * 16, pattern="^[0-9a-f]{32}$")
    shuffles: NonNegativeInt = 0
    round: NonNegativeInt = 1
    start: NonNegativeInt = 0
    turn: NonNegativeInt = 0
    passes: NonNegativeInt = 0
    revolution_paid: bool = False
    boards: list[BoardModel]
    columns: dict[str, list[str]] | None = None
    piles: dict[str, list[str]] | None = None
    discards: dict[str, dict[str, NonNegativeInt]] | None = None
    temporary: dict[str, dict[str, NonNegativeInt]] = {}
    land: LandModel | None = None
    specials: dict[str, NonNegativeInt] | None = None
    pending: list[dict[str, Any]] | None = None
    last: tuple[int, str] | None = None


# -- out


def dump(g: Helios) -> str:
    action = cat.ACTION_COLOURS
    data = {
        "game": "helios",
        "version": 1,
        "options": g.options,
        "seed": g.seed.hex(),
        "shuffles": g.shuffles,
        "round": g.round,
        "start": g.start,
        "turn": g.turn,
        "passes": g.passes,
        "revolution_paid": g.paid,
        "boards": [_dump_board(board) for board in g.boards],
        "columns": {s: [action[c] for c in g.columns[i]] for i, s in enumerate(cat.SYMBOLS)},
        "piles": {s: [action[c] for c in g.piles[i]] for i, s in enumerate(cat.SYMBOLS)},
        "discards": _dump_counts(g.discards),
        "temporary": _dump_counts(g.temporary),
        "land": {
            "open": [colour for c, colour in enumerate(cat.COLOURS) if g.open[c] >= 0],
            "additional": cat.COLOURS[g.open[-1]] if g.open[-1] >= 0 else None,
            "below": [cat.COLOURS[c] for c in g.extra],
        },
        "specials": dict(zip(cat.SPECIALS, g.specials, strict=True)),
        "pending": pending.dump(g.todo),
        "last": g.last,
    }
    return json.dumps(data, separators=(",", ":"))


def _dump_counts(counts: list[int]) -> dict[str, dict[str, int]]:
    return {
        symbol: {colour: counts[s * ACTION_COLOURS + c] for c, colour in enumerate(cat.ACTION_COLOURS)}
        for s, symbol in enumerate(cat.SYMBOLS)
    }


def _dump_board(board: Board) -> dict[str, Any]:
    cubes = board.cubes_by_hex()
    tiles = {
        NAMES[hex_]: {
            "tile": next(cat.TILES[kind] for kind, mask in enumerate(board.kinds) if mask >> hex_ & 1),
            "cubes": [cat.COLOURS[colour] for colour in cubes.get(hex_, ())],
            "temple": bool(board.temples >> hex_ & 1),
        }
        for hex_ in bits(board.tiles)
    }
    return {
        "tiles": tiles,
        "sun": NAMES[board.sun],
        "sun_beside": None if board.sun_beside is None else NAMES[board.sun_beside],
        "sun_value": board.sun_value,
        "path": [NAMES[hex_] for hex_ in board.path],
        "fresh": board.fresh,
        "mana": board.mana,
        "points": board.points,
        "built": [BUILDING_IDS[index] for index in bits(board.built)],
        "hired": [CHARACTER_IDS[index] for index in bits(board.hired & ~board.active)],
        "active": [CHARACTER_IDS[index] for index in bits(board.active)],
        "areas": {
            area: [
                (cat.SYMBOLS[tile // ACTION_COLOURS], cat.ACTION_COLOURS[tile % ACTION_COLOURS])
                for tile in board.areas[a]
            ]
            for a, area in enumerate(cat.AREAS)
        },
    }


# -- in


def load(g: Helios, text: str) -> None:
    """Fill an empty game from its position. Raises BadPosition."""
    try:
        data = PositionModel.model_validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        raise BadPosition(f"{'.'.join(map(str, first['loc'])) or 'position'}: {first['msg']}") from None
    g.seats = len(data.boards)
    try:
        g.options = g.settle(g.seats, data.options)
    except BadOptions as error:
        raise BadPosition(f"options: {error}") from None
    g.preset = cat.PRESETS[g.options["preset"]]
    g.seed = bytes.fromhex(data.seed)
    g.shuffles, g.passes, g.paid = data.shuffles, data.passes, data.revolution_paid
    g.round = _at_most(data.round, cat.ROUNDS[g.seats], "round")
    g.start = _at_most(data.start, g.seats - 1, "start")
    g.turn = _at_most(data.turn, g.seats * cat.TURNS[g.seats], "turn")
    g.boards = [_load_board(board, f"boards.{seat}") for seat, board in enumerate(data.boards)]
    g.offer = _offer(g.boards)
    waiting = [{"then": "next_turn", "seat": g.start}] if data.pending is None else data.pending
    g.todo = pending.load(waiting, g.seats)
    _load_action_tiles(g, data)
    _load_land(g, data.land)
    _load_specials(g, data.specials)
    g.last = None
    if data.last:
        g.last = (_at_most(data.last[0], g.seats - 1, "last"), _move(data.last[1]))
    _check(g)
    rules.run(g, None)
    if g.todo and not rules.moves(g):
        raise BadPosition("pending: the decision on top leaves no legal move")


def _at_most(number: int, most: int, where: str) -> int:
    if 0 <= number <= most:
        return number
    raise BadPosition(f"{where}: {number} is not from 0 to {most}")


def _move(text: str) -> Move:
    try:
        return mv.BY_TEXT[text]
    except KeyError:
        raise BadPosition(f"last: {text!r} is no move of this game") from None


def _load_board(data: BoardModel, where: str) -> Board:
    board = Board()
    for name, tile in data.tiles.items():
        _load_tile(board, name, tile, f"{where}.tiles.{name}")
    if board.tiles & ~LIGHT:
        raise BadPosition(f"{where}.tiles: tiles lie on light hexes only, not on the rim")
    if board.tiles and flood(1 << CENTRE, board.tiles) != board.tiles:
        raise BadPosition(f"{where}.tiles: all tiles hang together with the one on {cat.CENTRE}")
    board.sun = find(NAMES, data.sun, f"{where}.sun")
    sun = 1 << board.sun
    if board.tiles and not (sun & board.shore & ~board.tiles and flood(RIM, ALL & ~board.tiles) & sun):
        raise BadPosition(f"{where}.sun: {data.sun} is not an empty hex beside a tile and open to the rim")
    if not board.tiles and board.sun != SUN_START:
        raise BadPosition(f"{where}.sun: without a tile the sun stands on {cat.SUN_START}")
    if data.sun_beside is not None:
        board.sun_beside = find(NAMES, data.sun_beside, f"{where}.sun_beside")
        if not NEAR[board.sun] & board.tiles & 1 << board.sun_beside:
            raise BadPosition(f"{where}.sun_beside: {data.sun_beside} is not a tile beside the sun")
    board.sun_value, board.mana, board.points = data.sun_value, data.mana, data.points
    board.path = tuple(find(NAMES, name, f"{where}.path") for name in data.path)
    board.fresh = None if data.fresh is None else FRESH[find(FRESH, data.fresh, f"{where}.fresh")]
    board.built = _mask(BUILDING_IDS, data.built, f"{where}.built")
    board.active = _mask(CHARACTER_IDS, data.active, f"{where}.active")
    hired = _mask(CHARACTER_IDS, data.hired, f"{where}.hired")
    if hired & board.active:
        raise BadPosition(f"{where}.active: a character is either active or only hired, not both")
    board.hired = hired | board.active
    board.areas = _load_areas(data.areas, where)
    return board


def _load_tile(board: Board, name: str, tile: TileModel, where: str) -> None:
    hex_ = find(NAMES, name, where)
    board.tiles |= 1 << hex_
    board.shore |= NEAR[hex_]
    board.kinds[find(cat.TILES, tile.tile, f"{where}.tile")] |= 1 << hex_
    for colour in tile.cubes:
        board.put_cube(find(cat.COLOURS, colour, f"{where}.cubes"), hex_)
    if tile.temple:
        board.temples |= 1 << hex_
        if tile.cubes:
            raise BadPosition(f"{where}: a tile with a temple holds no cubes")


def _load_areas(data: dict[str, list[tuple[str, str]]], where: str) -> tuple[tuple[int, ...], ...]:
    areas: list[tuple[int, ...]] = [()] * len(cat.AREAS)
    for name, tiles in data.items():
        area = find(cat.AREAS, name, f"{where}.areas")
        inside = f"{where}.areas.{name}"
        areas[area] = tuple(
            find(cat.SYMBOLS, symbol, inside) * ACTION_COLOURS + find(cat.ACTION_COLOURS, colour, inside)
            for symbol, colour in tiles
        )
        if any(tile % ACTION_COLOURS not in (area, cat.GRAY) for tile in areas[area]):
            raise BadPosition(f"{inside}: only {name} and gray action tiles lie here")
        if len(tiles) > cat.AREA_FULL:
            raise BadPosition(f"{inside}: an area is full with {cat.AREA_FULL} tiles")
    return tuple(areas)


def _mask(ids: list[str], chosen: list[str], where: str) -> int:
    if len(set(chosen)) < len(chosen):
        raise BadPosition(f"{where}: something is named twice")
    return sum(1 << find(ids, name, where) for name in chosen)


def _offer(boards: list[Board]) -> int:
    offer = (1 << len(cat.CHARACTERS)) - 1
    for seat, board in enumerate(boards):
        if board.hired & ~offer:
            raise BadPosition(f"boards.{seat}: a character is already hired by somebody else")
        offer &= ~board.hired
    return offer


def _load_action_tiles(g: Helios, data: PositionModel) -> None:
    """Every action tile has to be somewhere; columns, piles and discards left out are made of the tiles left over."""
    g.temporary = _load_counts(data.temporary, "temporary")
    rest = Counter({tile: cat.ACTION_COPIES + count for tile, count in enumerate(g.temporary)})
    for board in g.boards:
        rest.subtract(tile for tiles in board.areas for tile in tiles)
    rest.subtract(entry[2] for entry in g.todo if entry[0] == kinds.AREA)
    g.columns = _load_rows(data.columns, rest, "columns", cat.COLUMN)
    g.discards = _load_counts(data.discards or {}, "discards")
    rest.subtract(dict(enumerate(g.discards)))
    most = sum(rest.values()) if data.piles is None else 0
    g.piles = _load_rows(data.piles, rest, "piles", most)
    if data.discards is None:
        g.discards = [max(0, rest[tile]) for tile in range(len(g.discards))]
        rest.subtract(dict(enumerate(g.discards)))
    for tile, count in rest.items():
        if count:
            symbol, colour = cat.SYMBOLS[tile // ACTION_COLOURS], cat.ACTION_COLOURS[tile % ACTION_COLOURS]
            raise BadPosition(f"action tiles: {abs(count)} too {'few' if count > 0 else 'many'} of {symbol} {colour}")


def _load_rows(data: dict[str, list[str]] | None, rest: Counter[int], where: str, most: int) -> list[list[int]]:
    """For each symbol a row of tiles, taken from the rest: as given, else at most so many in turn by colour."""
    rows: list[list[int]] = []
    for name in data or {}:
        find(cat.SYMBOLS, name, where)
    for s, symbol in enumerate(cat.SYMBOLS):
        first = s * ACTION_COLOURS
        if data is None:
            in_turn = (c for n in range(max(rest.values())) for c in range(ACTION_COLOURS) if rest[first + c] > n)
            row = list(in_turn)[:most]
        else:
            row = [find(cat.ACTION_COLOURS, colour, f"{where}.{symbol}") for colour in data.get(symbol, [])]
        rest.subtract(first + colour for colour in row)
        rows.append(row)
    return rows


def _load_counts(data: dict[str, dict[str, int]], where: str) -> list[int]:
    counts = [0] * len(cat.SYMBOLS) * ACTION_COLOURS
    for symbol, colours in data.items():
        for colour, count in colours.items():
            first = find(cat.SYMBOLS, symbol, where) * ACTION_COLOURS
            counts[first + find(cat.ACTION_COLOURS, colour, f"{where}.{symbol}")] = count
    return counts


def _placed(g: Helios) -> Counter[int]:
    """The tiles on the boards and in players' hands, by kind."""
    count: Counter[int] = Counter()
    for board in g.boards:
        count.update({kind: mask.bit_count() for kind, mask in enumerate(board.kinds)})
    for entry in g.todo:
        if entry[0] in (kinds.PLACE, kinds.PLACE_DRAWN, kinds.STEWARD):
            count.update(entry[2:])
    return count


def _load_land(g: Helios, data: LandModel | None) -> None:
    placed = _placed(g)
    free = [there - placed[colour] for colour, there in enumerate(cat.LAND_TILES)]
    g.open = [-1] * (COLOURS + 1)
    g.left = [cat.STACK_HEIGHT - g.round] * COLOURS if g.round else free
    g.extra = []
    if g.round:
        _load_stacks(g, data, [there - left for there, left in zip(free, g.left, strict=True)])
        needed = cat.ROUNDS[g.seats] - g.round
        needed += cat.STEWARD_TILES * sum(not board.built >> cat.LAND_STEWARD & 1 for board in g.boards)
        if len(g.extra) < needed:
            raise BadPosition(f"land.below: the additional stack needs {needed} tiles, not {len(g.extra)}")
    for colour, there in enumerate(cat.LAND_TILES):
        count = placed[colour] + g.left[colour] + g.open.count(colour) + g.extra.count(colour)
        if count > there:
            raise BadPosition(f"land tiles: {count} of {cat.COLOURS[colour]}, there are {there}")


def _load_stacks(g: Helios, data: LandModel | None, free: list[int]) -> None:
    """The open tiles and the additional stack as given, else made of the tiles left over, in turn by colour."""
    g.open[:COLOURS] = [colour if free[colour] > 0 else -1 for colour in range(COLOURS)]
    if data:
        opened = {find(cat.COLOURS, name, "land.open") for name in data.open}
        g.open[:COLOURS] = [colour if colour in opened else -1 for colour in range(COLOURS)]
        if data.additional is not None:
            g.open[-1] = find(cat.COLOURS, data.additional, "land.additional")
        if data.below is not None:
            g.extra = [find(cat.COLOURS, name, "land.below") for name in data.below]
            return
    stewards = sum(board.built >> cat.LAND_STEWARD & 1 for board in g.boards)
    height = sum(cat.LAND_TILES) - g.seats - COLOURS * cat.STACK_HEIGHT - g.round - cat.STEWARD_TILES * stewards
    spare = [there - g.open.count(colour) for colour, there in enumerate(free)]
    in_turn = [colour for n in range(max(cat.LAND_TILES)) for colour in range(COLOURS) if spare[colour] > n]
    if data is None and in_turn:
        g.open[-1] = in_turn.pop(0)
    g.extra = in_turn[:height]


def _load_specials(g: Helios, data: dict[str, int] | None) -> None:
    placed = _placed(g)
    g.specials = [cat.SPECIAL_COPIES - placed[COLOURS + special] for special in range(len(cat.SPECIALS))]
    if min(g.specials) < 0:
        raise BadPosition(f"special tiles: there are {cat.SPECIAL_COPIES} of each")
    if data is not None and data != dict(zip(cat.SPECIALS, g.specials, strict=True)):
        raise BadPosition("specials: with those on the boards there are not two of each")


def _check(g: Helios) -> None:
    """What no single field can tell."""
    clearing = {entry[1] for entry in g.todo if entry[0] in (kinds.FINISH_TURN, kinds.CLEAR_AREA)}
    for seat, board in enumerate(g.boards):
        full = sum(len(tiles) == cat.AREA_FULL for tiles in board.areas)
        if full > (seat in clearing):
            raise BadPosition(f"boards.{seat}.areas: an area is full only in its owner's turn, and only one")
    choosing = sorted(entry[1] for entry in g.todo if entry[0] == kinds.START_LAND)
    bare = [seat for seat, board in enumerate(g.boards) if not board.tiles]
    if choosing != bare or bool(g.round) == any(entry[0] == kinds.STACKS for entry in g.todo):
        raise BadPosition("pending: in round 0, and only then, those without a tile choose one, then come the stacks")
    for entry in g.todo:
        if problem := pending.problem(g.boards[entry[1]], entry):
            raise BadPosition(f"pending: {problem}")

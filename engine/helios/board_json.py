"""A board in positions: its tiles one by one, and what cannot be."""

from __future__ import annotations

from typing import Annotated, Any

from engine.helios import catalogue as cat
from engine.helios.board import Board
from engine.helios.geometry import ALL, CENTRE, HEXES, LIGHT, NAMES, NEAR, RIM, SUN_START, Hex, flood
from engine.helios.names import COLOUR, TILE, parts
from engine.kernel.codecs import FLAG, At, Each, Row
from engine.kernel.position import Part, Struct
from engine.kernel.state import Fields


class Tile(Fields):
    tile: Annotated[int, TILE]
    cubes: Annotated[tuple[int, ...], Row(COLOUR, cat.TILE_CUBES, tuple)] = ()
    temple: Annotated[bool, FLAG] = False


def _check_tile(tile: Tile, at: At) -> None:
    if tile.temple and tile.cubes:
        at.refuse("a tile with a temple holds no cubes")


TILES = Each(NAMES, Struct(Tile, check=_check_tile), None)


def _dump_tiles(board: Board) -> Any:
    return TILES.dump([_tile(board, Hex(hex_)) if board.tiles >> hex_ & 1 else None for hex_ in range(HEXES)])


def _tile(board: Board, hex_: Hex) -> Tile:
    tile = Tile()
    tile.tile, tile.cubes, tile.temple = board.kind(hex_), board.cubes_on(hex_), bool(board.temples >> hex_ & 1)
    return tile


def _load_tiles(board: Board, data: Any, at: At) -> None:
    for number, tile in enumerate(TILES.load(data, at)):
        if tile is not None:
            board.lay(tile.tile, Hex(number))
            board.temples |= tile.temple << number
            for colour in tile.cubes:
                board.put_cube(colour, Hex(number))


def _check(board: Board, at: At) -> None:
    if board.tiles & ~LIGHT:
        (at / "tiles").refuse("tiles lie on light hexes only, not on the rim")
    if board.tiles and flood(1 << CENTRE, board.tiles) != board.tiles:
        (at / "tiles").refuse(f"all tiles hang together with the one on {cat.CENTRE}")
    _check_sun(board, at)
    if board.hired & board.active:
        (at / "active").refuse("a character is either active or only hired, not both")
    for area, (name, tiles) in enumerate(zip(cat.AREAS, board.areas, strict=True)):
        if any(parts(tile)[1] not in (area, cat.GRAY) for tile in tiles):
            (at / "areas" / name).refuse(f"only {name} and gray action tiles lie here")


def _check_sun(board: Board, at: At) -> None:
    sun = 1 << board.sun
    if not board.tiles and board.sun != SUN_START:
        (at / "sun").refuse(f"without a tile the sun stands on {cat.SUN_START}")
    if board.tiles and not sun & board.shore & ~board.tiles & flood(RIM, ALL & ~board.tiles):
        (at / "sun").refuse(f"{NAMES[board.sun]} is not an empty hex beside a tile and open to the rim")
    if board.sun_beside is not None and not NEAR[board.sun] & board.tiles & 1 << board.sun_beside:
        (at / "sun_beside").refuse(f"{NAMES[board.sun_beside]} is not a tile beside the sun")


BOARD = Struct(Board, parts=(Part("tiles", _dump_tiles, _load_tiles),), check=_check)

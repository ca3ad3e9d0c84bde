"""What changes on the map: buildings come and go, ground is converted, crystals are collected."""

from __future__ import annotations

from engine.game import Seat
from engine.kernel.log import Log, emit
from engine.theocratia import catalogue as cat
from engine.theocratia import ids, moves
from engine.theocratia.geometry import FORTRESS, NAMES, NEAR, PRINTED, RING, hexes_of
from engine.theocratia.ids import Civ, Hex
from engine.theocratia.rules.tracks import add_crystals
from engine.theocratia.state import State


def put(s: State, civ: Civ, kind: int, hex_: Hex) -> None:
    s.pieces(kind)[civ] |= 1 << hex_
    s.near[civ] |= NEAR[hex_]
    s.touched |= 1 << hex_


def remove(s: State, civ: Civ, kind: int, hex_: Hex) -> None:
    s.pieces(kind)[civ] ^= 1 << hex_
    s.near[civ] = near_of(s, civ)
    s.touched |= 1 << hex_


def replace(s: State, civ: Civ, old: int, new: int, hex_: Hex) -> None:
    s.pieces(old)[civ] ^= 1 << hex_
    s.pieces(new)[civ] |= 1 << hex_
    s.touched |= 1 << hex_


def near_of(s: State, civ: Civ) -> int:
    """All neighbours of the Civ's Fortress and buildings."""
    near = NEAR[FORTRESS[civ]]
    for hex_ in hexes_of(s.common(civ) | s.pyramids[civ]):
        near |= NEAR[hex_]
    return near


def far_hexes(s: State, civ: Civ) -> int:
    """T-10.25: two steps from some building of the Civ, but next to none."""
    ring = RING[FORTRESS[civ]]
    for hex_ in hexes_of(s.common(civ) | s.pyramids[civ]):
        ring |= RING[hex_]
    return ring & ~s.near[civ]


def build(s: State, civ: Civ, kind: int, hex_: Hex, log: Log) -> None:
    """T-7.10: the piece is placed and the crystal that lay there goes to the Civ area."""
    put(s, civ, kind, hex_)
    if s.crystals >> hex_ & 1:
        s.crystals ^= 1 << hex_
        crystal = PRINTED[hex_]
        add_crystals(s, civ, crystal, 1, "from_hex", log)


def lay_tile(s: State, seat: Seat, hex_: Hex, tile: int, log: Log) -> None:
    """T-9.3: the hex takes the seat's colour; a tile that lay there leaves the game."""
    if tile == moves.NO_TILE:
        return
    bit = 1 << hex_
    s.ground[s.ground_at(hex_)] ^= bit
    s.ground[s.colours[seat]] |= bit
    s.start_tiles &= ~bit
    s.level_tiles &= ~bit
    if tile == moves.START_TILE:
        s.starts[seat] = False
        s.start_tiles |= bit
    else:
        s.levels[seat] -= 1
        s.level_tiles |= bit
    s.touched |= bit
    kind = "start" if tile == moves.START_TILE else "level"
    emit(log, "tile", seat, hex=NAMES[hex_], tile=kind, colour=cat.COLOURS[s.colours[seat]])


def tiles_for(s: State, seat: Seat, hex_: Hex) -> list[int]:
    """T-9.4: tiles in hand that can make this hex the seat's: the Starting tile neutral ground only."""
    fitting = []
    neutral = s.ground[ids.PLAINS] | s.ground[ids.DESERT]
    if s.starts[seat] and neutral >> hex_ & 1:
        fitting.append(moves.START_TILE)
    if s.levels[seat]:
        fitting.append(moves.LEVEL_TILE)
    return fitting

"""What lies before one player, and how positions write it. Hexes are bits of masks."""

from __future__ import annotations

from typing import Annotated

from engine.helios import catalogue as cat
from engine.helios.geometry import NAMES, NEAR, SUN_START, Hex, hexes
from engine.helios.names import (
    ACTION_TILE,
    AREA_IDS,
    BUILDINGS,
    CHARACTERS,
    COLOUR_OF,
    CUBE_ON,
    HEX,
    HEX_OF,
    ActionTile,
    Cube,
)
from engine.kernel.codecs import Each, Maybe, Number, Row, Set, Word
from engine.kernel.state import Fields

FRESH = Word((*NAMES, *BUILDINGS, *CHARACTERS, *AREA_IDS))


class Board(Fields):
    """One personal board, with its part of the city and its characters."""

    tiles: int = 0
    shore: int = 0
    """All neighbours of tiles, tiles among them."""
    temples: int = 0
    kinds: list[int] = [0] * len(cat.TILES)
    """For each kind of tile (`catalogue.TILES`) its hexes."""
    cubes: list[int] = [0] * len(cat.COLOURS)
    """For each colour the hexes with a cube of it."""
    second: list[int] = [0] * len(cat.COLOURS)
    """For each colour the hexes with two cubes of it."""
    sun: Annotated[Hex, HEX] = SUN_START
    sun_beside: Annotated[Hex | None, Maybe(HEX)] = None
    """H-6.10: a tile that lay at the sun's right hand when it came there; None before its first movement."""
    sun_value: Annotated[int, Number(1, 99)] = cat.START_SUN
    path: Annotated[tuple[Hex, ...], Row(HEX, into=tuple)] = ()
    """The last sun movement, start and end included; empty before the first."""
    fresh: Annotated[str | None, Maybe(FRESH)] = None
    """What the player's latest turn changed last: the hex of a tile, temple or bonus cube, a building, a character, or
    the area that got its action tile (`red_area`)."""
    mana: Annotated[int, Number()] = cat.START_MANA
    points: Annotated[int, Number()] = 0
    """Collected so far."""
    built: Annotated[int, Set(BUILDINGS)] = 0
    hired: Annotated[int, Set(CHARACTERS)] = 0
    """Characters on their night side: hired, not active."""
    active: Annotated[int, Set(CHARACTERS)] = 0
    areas: Annotated[
        tuple[tuple[ActionTile, ...], ...], Each(cat.AREAS, Row(ACTION_TILE, cat.AREA_FULL, tuple), (), tuple)
    ] = ((),) * len(cat.AREAS)
    """For each area its action tiles, in the order they came."""

    def put_tile(self, kind: int, hex_: Hex) -> None:
        """A tile with the cube it comes with: land of a colour has one."""
        self.lay(kind, hex_)
        self.fresh = NAMES[hex_]
        if kind < len(cat.COLOURS):
            self.cubes[kind] |= 1 << hex_

    def lay(self, kind: int, hex_: Hex) -> None:
        """A tile alone."""
        self.tiles |= 1 << hex_
        self.shore |= NEAR[hex_]
        self.kinds[kind] |= 1 << hex_

    def kind(self, hex_: Hex) -> int:
        """Which kind of tile lies there."""
        return next(kind for kind, mask in enumerate(self.kinds) if mask >> hex_ & 1)

    def put_cube(self, colour: int, hex_: Hex) -> None:
        bit = 1 << hex_
        if self.cubes[colour] & bit:
            self.second[colour] |= bit
        else:
            self.cubes[colour] |= bit

    def take_cube(self, cube: Cube) -> None:
        colour, bit = COLOUR_OF[cube], 1 << HEX_OF[cube]
        if self.second[colour] & bit:
            self.second[colour] ^= bit
        else:
            self.cubes[colour] ^= bit

    def cube_count(self) -> int:
        return sum(map(int.bit_count, self.cubes)) + sum(map(int.bit_count, self.second))

    def owned(self) -> int:
        """The colours of which there is a CUBE_ON, as bits."""
        a, b, c, d, e = self.cubes
        return (a > 0) | (b > 0) << 1 | (c > 0) << 2 | (d > 0) << 3 | (e > 0) << 4

    def pool(self) -> tuple[Cube, ...]:
        """All cubes, by colour and then by hex."""
        found: list[Cube] = []
        for colour, with_cube in enumerate(self.cubes):
            on, twice = CUBE_ON[colour], self.second[colour]
            for hex_ in hexes(with_cube):
                found.append(on[hex_])
                if twice >> hex_ & 1:
                    found.append(on[hex_])
        return tuple(found)

    def cubes_on(self, hex_: Hex) -> tuple[int, ...]:
        """The colours of the cubes on a tile, sorted."""
        both = zip(self.cubes, self.second, strict=True)
        return tuple(c for c, (one, two) in enumerate(both) for mask in (one, two) if mask >> hex_ & 1)

    def land(self) -> int:
        """The tiles of a colour, on which cubes grow, as a mask."""
        a, b, c, d, e = self.kinds[: len(cat.COLOURS)]
        return a | b | c | d | e

    def with_cubes(self) -> tuple[int, int]:
        """The tiles with a cube and those with two, as masks."""
        some = full = 0
        for mask in self.cubes:
            full |= some & mask
            some |= mask
        for mask in self.second:
            full |= mask
        return some, full

    def takes_cube(self) -> int:
        """H-7.5: the tiles that can take a bonus CUBE_ON, as a mask."""
        return self.tiles & ~self.temples & ~self.with_cubes()[1]

    def scoring_state(self) -> tuple[int | None, ...]:
        """Everything that points, and what will still come, depend on."""
        return (
            *(self.points, self.mana, self.tiles, self.temples, self.built, self.hired, self.active, self.sun_value),
            *(self.sun, self.sun_beside, *self.kinds, *self.cubes, *self.second),
        )

    def gain_sun(self, steps: int) -> int:
        """The steps that are added: none once the power plant stands (H-5.6)."""
        gained = 0 if self.built >> cat.POWER_PLANT & 1 else steps
        self.sun_value += gained
        return gained

"""Everything a game of Helios consists of, as small numbers, bit masks and short lists."""

from __future__ import annotations

from typing import Any

from engine.game import Event, Move
from engine.helios import catalogue as cat
from engine.helios.geometry import HEXES, NAMES, NEAR, SUN_START, bits

Entry = tuple[Any, ...]
"""A pending decision or step: its kind (`rules.kinds`), a seat, and what that kind needs."""

Log = list[Event] | None
"""Where to tell what happens; None while nobody listens."""


AREA_IDS = tuple(f"{area}_area" for area in cat.AREAS)


class Board:
    """What lies before one player. Hexes are bits of a mask."""

    __slots__ = (
        "active",
        "areas",
        "built",
        "cubes",
        "fresh",
        "hired",
        "kinds",
        "mana",
        "path",
        "points",
        "second",
        "shore",
        "sun",
        "sun_beside",
        "sun_value",
        "temples",
        "tiles",
    )

    tiles: int
    shore: int
    """All neighbours of tiles, tiles among them."""
    temples: int
    kinds: list[int]
    """For each kind of tile (`catalogue.TILES`) its hexes."""
    cubes: list[int]
    """For each colour the hexes with a cube of it."""
    second: list[int]
    """For each colour the hexes with two cubes of it."""
    sun: int
    sun_beside: int | None
    """H-6.10: a tile that lay at the sun's right hand when it came there; None before its first movement."""
    sun_value: int
    path: tuple[int, ...]
    """The hexes of the last sun movement, the first is where it started; empty before the first."""
    fresh: str | None
    """What the player's latest turn changed last: the hex of a tile, temple or bonus cube, a building, a character."""
    mana: int
    points: int
    """Collected so far."""
    built: int
    """Buildings, as bits."""
    hired: int
    """Characters by this player, active or not, as bits."""
    active: int
    areas: tuple[tuple[int, ...], ...]
    """For each area its action tiles: symbol * 4 + colour, in the order they came."""

    def __init__(self) -> None:
        self.tiles = self.shore = self.temples = 0
        self.kinds = [0] * len(cat.TILES)
        self.cubes = [0] * len(cat.COLOURS)
        self.second = [0] * len(cat.COLOURS)
        self.sun = SUN_START
        self.sun_beside = None
        self.sun_value = cat.START_SUN
        self.path = ()
        self.fresh = None
        self.mana = cat.START_MANA
        self.points = self.built = self.hired = self.active = 0
        self.areas = ((),) * len(cat.AREAS)

    def copy(self) -> Board:
        twin = Board.__new__(Board)
        twin.tiles = self.tiles
        twin.shore = self.shore
        twin.temples = self.temples
        twin.kinds = self.kinds[:]
        twin.cubes = self.cubes[:]
        twin.second = self.second[:]
        twin.sun = self.sun
        twin.sun_beside = self.sun_beside
        twin.sun_value = self.sun_value
        twin.path = self.path
        twin.fresh = self.fresh
        twin.mana = self.mana
        twin.points = self.points
        twin.built = self.built
        twin.hired = self.hired
        twin.active = self.active
        twin.areas = self.areas
        return twin

    def put_tile(self, kind: int, hex_: int) -> None:
        """A tile with the cube it comes with: land of a colour has one."""
        bit = 1 << hex_
        self.fresh = NAMES[hex_]
        self.tiles |= bit
        self.shore |= NEAR[hex_]
        self.kinds[kind] |= bit
        if kind < len(cat.COLOURS):
            self.cubes[kind] |= bit

    def put_cube(self, colour: int, hex_: int) -> None:
        bit = 1 << hex_
        if self.cubes[colour] & bit:
            self.second[colour] |= bit
        else:
            self.cubes[colour] |= bit

    def take_cube(self, colour: int, hex_: int) -> None:
        bit = 1 << hex_
        if self.second[colour] & bit:
            self.second[colour] ^= bit
        else:
            self.cubes[colour] ^= bit

    def cube_count(self) -> int:
        return sum(map(int.bit_count, self.cubes)) + sum(map(int.bit_count, self.second))

    def owned(self) -> int:
        """The colours of which there is a cube, as bits."""
        a, b, c, d, e = self.cubes
        return (a > 0) | (b > 0) << 1 | (c > 0) << 2 | (d > 0) << 3 | (e > 0) << 4

    def pool(self) -> tuple[int, ...]:
        """All cubes as sorted cube codes, colour * HEXES + hex."""
        codes: list[int] = []
        for colour, with_cube in enumerate(self.cubes):
            base, twice = colour * HEXES, self.second[colour]
            for hex_ in bits(with_cube):
                codes.append(base + hex_)
                if twice >> hex_ & 1:
                    codes.append(base + hex_)
        return tuple(codes)

    def cubes_by_hex(self) -> dict[int, tuple[int, ...]]:
        """For each hex with cubes their colours, sorted."""
        found: dict[int, tuple[int, ...]] = {}
        for code in self.pool():
            colour, hex_ = divmod(code, HEXES)
            found[hex_] = (*found.get(hex_, ()), colour)
        return found

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
        """H-7.5: the tiles that can take a bonus cube, as a mask."""
        return self.tiles & ~self.temples & ~self.with_cubes()[1]

    def gain_sun(self, steps: int) -> None:
        if not self.built >> cat.POWER_PLANT & 1:
            self.sun_value += steps


class State:
    """The whole table. Invariant: every action tile, land tile and special tile is in one place or out of the game."""

    __slots__ = (
        "boards",
        "columns",
        "discards",
        "extra",
        "last",
        "left",
        "offer",
        "open",
        "options",
        "paid",
        "passes",
        "piles",
        "preset",
        "round",
        "seats",
        "seed",
        "shuffles",
        "specials",
        "start",
        "temporary",
        "todo",
        "turn",
    )

    seats: int
    options: dict[str, str]
    preset: cat.Preset
    seed: bytes
    shuffles: int
    """How many piles were made of discards; names the next stream."""
    todo: list[Entry]
    """The next one last."""
    round: int
    """From 1; 0 while the start tiles are chosen."""
    start: int
    turn: int
    """Turns begun in this round, all players together."""
    passes: int
    """Turns in a row without hiring and activating."""
    paid: bool
    """This turn has brought the points for a revolution."""
    columns: list[list[int]]
    """For each symbol the colours of its open action tiles; the last one is next."""
    piles: list[list[int]]
    """For each symbol the colours of its face-down action tiles; the last one is next."""
    discards: list[int]
    """How many tiles of symbol * 4 + colour are discarded."""
    temporary: list[int]
    """How many temporary tiles of symbol * 4 + colour are in the game."""
    open: list[int]
    """The colour of the open land tile on each stack of one colour and on the additional stack; -1 when taken."""
    left: list[int]
    """Face-down tiles in the stacks of one colour."""
    extra: list[int]
    """The colours of the additional stack, bottom first."""
    specials: list[int]
    offer: int
    """Characters for hire, as bits."""
    boards: list[Board]
    last: tuple[int, Move] | None
    """Who made the last move, and which."""

    def copy_to(self, twin: State) -> None:
        twin.seats = self.seats
        twin.options = self.options
        twin.preset = self.preset
        twin.seed = self.seed
        twin.shuffles = self.shuffles
        twin.todo = self.todo[:]
        twin.round = self.round
        twin.start = self.start
        twin.turn = self.turn
        twin.passes = self.passes
        twin.paid = self.paid
        twin.columns = [column[:] for column in self.columns]
        twin.piles = [pile[:] for pile in self.piles]
        twin.discards = self.discards[:]
        twin.temporary = self.temporary[:]
        twin.open = self.open[:]
        twin.left = self.left[:]
        twin.extra = self.extra[:]
        twin.specials = self.specials[:]
        twin.offer = self.offer
        twin.boards = [board.copy() for board in self.boards]
        twin.last = self.last

"""The city of one game: which tile lies where. It never changes and is shared by all copies of a state."""

from __future__ import annotations

from functools import lru_cache

from engine.bluemoon.catalogue import (
    COURTYARD,
    CROSS_2006,
    EXPANSION_TILES,
    RULEBOOK_2006,
    START_TILES,
    TILES,
    Tile,
)
from engine.bluemoon.geometry import BOARDS, CENTRE, OUTSIDE, PLACE, SIDE, Place
from engine.bluemoon.payments import CODES
from engine.chance import Stream
from engine.game import Seat

TILE = {tile.id: tile for tile in TILES + EXPANSION_TILES}
FREE = Seat(-1)
"""Nobody's marker is on a space."""


class City:
    """Tables by place; a place without a building has no spaces."""

    __slots__ = ("board", "buildings", "courtyard", "spaces", "special", "tiles")

    def __init__(self, ids: tuple[str | None, ...]) -> None:
        self.board = BOARDS[None not in ids]
        self.courtyard = Place(ids.index(COURTYARD))
        self.tiles: tuple[Tile | None, ...] = tuple(None if tile is None else TILE.get(tile) for tile in ids)
        """The building of each place; None for the courtyard and beyond the corners."""
        self.buildings = sum(1 << place for place, tile in enumerate(self.tiles) if tile)
        self.spaces: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            tuple((CODES[space.colour], space.value) for space in tile.spaces) if tile else () for tile in self.tiles
        )
        """Colour and value of each space."""
        self.special: tuple[str | None, ...] = tuple(tile.special if tile else None for tile in self.tiles)

    def vacant(self) -> list[tuple[Seat, ...]]:
        """By place: no marker on any space."""
        return [(FREE,) * len(spaces) for spaces in self.spaces]

    def tile(self, place: Place) -> Tile:
        """The building on a place that has one."""
        tile = self.tiles[place]
        assert tile is not None  # noqa: S101 -- for the type checker
        return tile

    def has_tile(self, place: Place) -> bool:
        return self.tiles[place] is not None or place == self.courtyard

    def name(self, place: Place) -> str:
        """The id of whatever lies on a place of the city."""
        tile = self.tiles[place]
        return tile.id if tile else COURTYARD


def tile_ids(*, expansion: bool) -> list[str]:
    """The buildings a game is played with."""
    return [tile.id for tile in TILES + (EXPANSION_TILES if expansion else ())]


@lru_cache(maxsize=4096)
def city(ids: tuple[str | None, ...]) -> City:
    """The city with these tiles by place, None where there is no tile. Its shape follows from the corners."""
    return City(ids)


def build(seed: bytes, options: dict[str, str]) -> City:
    """B-1.2 to B-1.7: the tiles as the options ask for them, the rest shuffled."""
    if options["layout"] == "rulebook_2006":
        return city(_rulebook())
    expansion = options["expansion"] == "on"
    fixed = _fixed(seed, options)
    others = [tile for tile in tile_ids(expansion=expansion) if tile not in fixed.values()]
    Stream(seed, "city").shuffle(others)
    places = BOARDS[expansion].places
    return city(
        tuple(fixed.get(place) or others.pop() if place in places else None for place in map(Place, range(OUTSIDE)))
    )


def _fixed(seed: bytes, options: dict[str, str]) -> dict[Place, str]:
    """The tiles with a fixed place: the courtyard, and the start tiles around it."""
    fixed = {CENTRE: COURTYARD}
    if options["layout"] == "start_tiles":
        if options["edition"] == "2006":
            fixed.update((PLACE[place], tile) for place, tile in CROSS_2006.items())
        else:
            starts = list(START_TILES)
            Stream(seed, "start tiles").shuffle(starts)
            fixed.update(zip(BOARDS[False].near[CENTRE], starts, strict=True))
    return fixed


def _rulebook() -> tuple[str | None, ...]:
    rows: list[str | None] = []
    for row in RULEBOOK_2006:
        rows += row if len(row) == SIDE else (None, *row, None)
    return tuple(rows)

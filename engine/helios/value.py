"""What a board of Helios is worth beyond its projected points; weights and reasons in value.json."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.helios import catalogue as cat
from engine.helios import scoring, sun
from engine.helios.geometry import NEAR, hexes
from engine.helios.rules import characters, land, payment
from engine.kernel.sets import members
from engine.players.values import Value

if TYPE_CHECKING:
    from engine.helios.board import Board
    from engine.helios.game import Helios

NAMES = (
    "cubes",
    "cubes_left",
    "colours",
    "colours_left",
    "sun_left",
    "mana_left",
    "tiles_left",
    "growing_left",
    "temple_light_left",
    "temples_left",
    "hired_points",
    "hired_points_left",
    "areas_left",
    "power_plant_left",
    "city_hall_left",
    "citadel_left",
    "watchtower_left",
    "warehouse_left",
    "held",
)
UNCOUNTED = 6
"""About what explorer and treasurer bring, whose points stand in the lines they change."""


def features(game: Helios, seat: int) -> tuple[float, ...]:
    """In the order of NAMES; *left* is the share of the game's turns that this seat still has."""
    board = game.boards[seat]
    left = turns_left(game, seat)
    held = _held(game, seat)
    cubes = board.cube_count() + (held is not None and held < len(cat.COLOURS))
    colours = board.owned().bit_count()
    built = board.built
    some, _ = board.with_cubes()
    lit = sun.lit(board.tiles, board.sun)
    growing = (lit & board.land() & ~board.temples & ~some).bit_count()
    light = sum((NEAR[hex_] & board.tiles).bit_count() + 1 for hex_ in hexes(lit & board.temples))
    temples = (lit & board.temples).bit_count()
    # After the last turn no more cubes come: what cannot be paid then stays asleep for ever.
    waking = board.hired if left else board.hired & payment.affordable(characters.PAYABLE, board)
    promised = sum(
        scoring.character_points(board, index) if index in scoring.COUNTED else UNCOUNTED
        for index in members(waking & ~board.active)
    )
    areas = sum(len(tiles) ** 2 for tiles in board.areas)
    return (
        min(cubes, 6),
        cubes * left,
        colours,
        colours * left,
        (8 if board.built >> cat.POWER_PLANT & 1 else min(board.sun_value, 8)) * left,
        board.mana * left,
        (board.tiles.bit_count() + (held is not None)) * left,
        growing * left,
        light * left,
        temples * left,
        promised if cubes >= 3 else promised / 2,
        promised * left,
        areas * left,
        (built >> cat.POWER_PLANT & 1) * left,
        (built >> cat.CITY_HALL & 1) * temples * left,
        (built >> cat.CITADEL & 1) * left,
        (built >> cat.WATCHTOWER & ~(built >> cat.POWER_PLANT) & 1) * left,
        (built >> cat.WAREHOUSE & 1) * left,
        0 if held is None else _best(board, held),
    )


def _held(game: Helios, seat: int) -> int | None:
    """The kind of tile that this seat has taken and not put down yet: it counts as if it lay there."""
    step = game.todo[-1]
    return step[2] if step[0] == land.PLACE.name and step[1] == seat else None


def _best(board: Board, tile: int) -> int:
    """What a special tile is worth where it is worth most."""
    if tile < len(cat.COLOURS):
        return 0
    special = tile - len(cat.COLOURS)
    return max(scoring.special_points(board, special, hex_) for hex_ in hexes(land.room(board)))


def turns_left(game: Helios, seat: int) -> float:
    """Between 0 and 1."""
    rounds, turns = cat.ROUNDS[game.seats], cat.TURNS[game.seats]
    begun = (game.turn + game.seats - 1 - (seat - game.start) % game.seats) // game.seats
    return 1 - (max(game.round - 1, 0) * turns + min(begun, turns)) / (rounds * turns)


VALUE = Value.beside(__package__, NAMES, features)

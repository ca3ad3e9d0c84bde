"""What forecasts tell of Helios: what events bring, and what lies on a board will still bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.game import Flow, Prospect, Seat
from engine.helios import catalogue as cat
from engine.helios.geometry import NAMES, Hex, hexes
from engine.helios.rules.characters import COSTS
from engine.helios.rules.light import destinations, fertile, light_points, shines_on, temple_points
from engine.helios.rules.payment import price
from engine.helios.scoring import cube_worth, score, special_points
from engine.helios.state import State
from engine.kernel.kept import Kept
from engine.kernel.sets import members

FLOWS = {
    "started": (Flow("cube", of=("tile",)),),
    "placed": (Flow("mana", "mana"), Flow("cube", "cube", of=("tile",))),
    "cube": (Flow("cube", of=("colour",), why="source"),),
    "grew": (Flow("cube", of=("cubes",)),),
    "shone": (Flow("points", "points"),),
    "revolution": (Flow("points", "points"),),
    "paid": (Flow("cube", of=("cubes",), why="purpose", sign=-1),),
    "temple": (Flow("mana", "mana"),),
    "crushed": (Flow("cube", of=("cubes",), sign=-1),),
    "built": (Flow("mana", "mana", why="building"), Flow("sun", "sun", why="building")),
    "sold": (Flow("mana", "mana", sign=-1), Flow("points", "points")),
    "hired": (Flow("mana", "mana", why="character", sign=-1),),
    "activated": (Flow("mana", "mana", why="character"), Flow("sun", "sun", why="character")),
}


_PROSPECTS = Kept[tuple[Prospect, ...]](1 << 11)
"""A move changes one board; of the others comes what came before."""


def prospects(s: State) -> tuple[Prospect, ...]:
    """By the light, wherever the sun can go next and on each temple; by the characters that are hired and not active;
    by special tiles at the end.
    """
    seats = [Seat(seat) for seat in range(s.seats)] if s.round else []
    return tuple(found for seat in seats for found in _of(s, seat))


def _of(s: State, seat: Seat) -> tuple[Prospect, ...]:
    return _PROSPECTS.get(
        (seat, s.preset, s.boards[seat].scoring_state()),
        lambda: tuple(found for of in (_lit, _temples, _activated, _specials) for found in of(s, seat)),
    )


def _lit(s: State, seat: Seat) -> Iterator[Prospect]:
    """H-6.8, H-6.9: `Prospect(0, "cube", ("blue",), "sun", "e4", 2)`."""
    board = s.boards[seat]
    for place in sorted(destinations(s, seat).steps):
        cubes = Counter(cat.COLOURS[board.kind(hex_)] for hex_ in hexes(fertile(board, Hex(place))))
        for colour, amount in sorted(cubes.items()):
            yield Prospect(seat, "cube", (colour,), "sun", NAMES[place], amount)
        if points := light_points(board, Hex(place)):
            yield Prospect(seat, "points", (), "sun", NAMES[place], points)


def _temples(s: State, seat: Seat) -> Iterator[Prospect]:
    """H-6.8, H-6.9: `Prospect(0, "points", (), "lit", "c4", 3)` for a temple on c4, nothing where light never comes."""
    board = s.boards[seat]
    for place in hexes(board.temples):
        if shines_on(board, place):
            yield Prospect(seat, "points", (), "lit", NAMES[place], temple_points(board, place))


def _specials(s: State, seat: Seat) -> Iterator[Prospect]:
    """H-9.1: `Prospect(0, "points", ("temples",), "end", "c4", 8)`."""
    board = s.boards[seat]
    for special, name in enumerate(cat.SPECIALS):
        for place in hexes(board.kinds[len(cat.COLOURS) + special]):
            if points := special_points(board, special, place):
                yield Prospect(seat, "points", (name,), "end", NAMES[place], points)


def _activated(s: State, seat: Seat) -> Iterator[Prospect]:
    """H-7.4, H-9.8 to H-9.10: what activating a character adds to the score, with the sun and mana it brings; of the
    cubes those count that it leaves.
    """
    board = s.boards[seat]
    now = score(board, s.preset).total if board.hired else 0
    for index in members(board.hired):
        then = board.copy()
        then.active |= 1 << index
        then.gain_sun(cat.CHARACTERS[index].sun)
        then.mana += cat.CHARACTERS[index].mana
        spent = min(price(COSTS[index], board.owned()), board.cube_count()) - cat.CHARACTERS[index].cubes
        if points := score(then, s.preset).total - cube_worth(then) * spent - now:
            yield Prospect(seat, "points", (), "activated", cat.CHARACTERS[index].id, points)

"""Where the sun can go: pure geometry over the set of a player's tiles.

The sun follows the contour: the walk around the land, clockwise, that keeps the land on its right hand. The contour
may visit a hex several times (the mouth of a bay, on the way in and out). A step leads to a later visit of a
neighbouring hex, unless what it skips is the land itself: the angle around the centre gained along the contour has
to be that of the step. Angles are counted in full turns, as crossings of a ray from the centre to the west.

The sun stands on a visit, not only on a hex, so that it never turns back into a bay it has left. Visits are renumbered
when land is added; a tile at the sun's right hand, which stays there for good, tells them apart.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import compress, pairwise, product
from typing import NamedTuple

from engine.helios.geometry import ALL, AROUND, BOARD, CENTRE, LIGHT, NEAR, RIM, YELLOW, Hex, flood, reaches
from engine.kernel.sets import lowest, mask, members, union

UNLIMITED = 1 << 10
"""More steps than any walk has."""
BACK = 5
"""One side counter-clockwise, modulo 6."""


def _turn(a: int, b: int) -> int:
    """1 for a step that crosses the ray clockwise, -1 for one that crosses it the other way, else 0."""
    if b < 0:
        return 0
    (q, r), (to_q, to_r) = BOARD.cells[a], BOARD.cells[b]
    middle_q, middle_r = BOARD.cells[CENTRE]
    above, to_above = r < middle_r, to_r < middle_r
    if above == to_above or (to_q if above else q) >= middle_q:
        return 0
    return 1 if to_above else -1


TURNS = tuple(tuple(_turn(hex_, near) for near in six) for hex_, six in enumerate(AROUND))


def _divided(six: tuple[int, ...]) -> frozenset[int]:
    """The sets of hexes around a hex that fall into several parts."""
    rings = (ring for ring in product((0, 1), repeat=6) if sum(ring[side] > ring[side - 1] for side in range(6)) > 1)
    return frozenset(mask(compress(six, ring)) for ring in rings)


DIVIDED = tuple(_divided(six) if min(six) >= 0 else frozenset() for six in AROUND)
"""For each hex inside the rim. Along an undivided set goes every way that leads through its middle, too."""

Wave = tuple[int, int]


class Orbit(NamedTuple):
    """Everything about one set of tiles that does not depend on where the sun stands."""

    hexes: tuple[Hex, ...]
    """The contour, one lap, visit by visit."""
    beside: tuple[int, ...]
    """For each visit the tiles at the sun's right hand, as a mask; no two visits of one hex have one in common."""
    visits: dict[int, list[int]]
    """For each hex its visits in turn; from the first one all the others lie ahead at the same angle."""
    plain: tuple[int, ...]
    """For each visit the later visits one step away, as bits counted from it; steps that earn no revolution."""
    earning: tuple[int, ...]
    """The same for steps onto the yellow line."""
    exits: dict[int, int]
    """For each hex of a dead end the next hex on the way out."""


class Journey(NamedTuple):
    """The destinations of one sun movement."""

    steps: dict[int, int]
    """The smallest number of steps to each destination."""
    revolution: int
    """Mask of the hexes that some route within the maximum reaches over the yellow line."""
    way_out: tuple[int, ...]
    """The visit on which the sun stands, then those on the way out of its dead end as far as the maximum goes."""
    waves: tuple[Wave, ...]
    """For each number of further steps the visits reached, without and with a revolution."""


def enclosing(tiles: int, sun: int) -> int:
    """H-4.3: mask of the empty light hexes on which a new tile would cut the sun off from the rim."""
    return 0 if NEAR[sun] & RIM else _enclosing(tiles, sun)


@lru_cache(maxsize=1 << 12)
def _enclosing(tiles: int, sun: int) -> int:
    empty = ALL & ~tiles
    start = 1 << sun
    candidates = flood(start, empty) & LIGHT & ~start
    return mask(
        hex_
        for hex_ in members(candidates)
        if NEAR[hex_] & empty in DIVIDED[hex_] and not reaches(start, empty & ~(1 << hex_), RIM)
    )


def _dead_ends(open_: int) -> tuple[int, dict[int, int]]:
    """H-6.3: the open hexes outside dead ends, and for each hex inside one the way out."""
    live = open_
    exits: dict[int, int] = {}
    suspects = open_ & LIGHT
    while suspects:
        hex_ = suspects.bit_length() - 1
        suspects ^= 1 << hex_
        ways = NEAR[hex_] & live
        if ways & (ways - 1) == 0:
            live ^= 1 << hex_
            exits[hex_] = ways.bit_length() - 1
            suspects |= ways & LIGHT
    return live, exits


def _contour(tiles: int, hex_: int, side: int) -> tuple[list[int], list[int], list[int]]:
    """H-6.1: hexes, tiles beside and full turns, visit by visit, of a lap that begins at `hex_` with a tile on `side`.

    The side may lie in the middle of the first visit; only coming back there all its tiles are seen.
    """
    hexes: list[int] = []
    besides: list[int] = []
    turns: list[int] = []
    turn = 0
    first = None
    while True:
        beside = 1 << AROUND[hex_][side]
        ahead = (side + BACK) % 6
        next_ = AROUND[hex_][ahead]
        while tiles >> next_ & 1:
            beside |= 1 << next_
            ahead = (ahead + BACK) % 6
            next_ = AROUND[hex_][ahead]
        if first == (hex_, ahead):
            besides[0] = beside
            return hexes, besides, turns
        if first is None:
            first = hex_, ahead
        hexes.append(hex_)
        besides.append(beside)
        turns.append(turn)
        turn += TURNS[hex_][ahead]
        hex_, side = next_, (ahead + 2) % 6


@lru_cache(maxsize=1 << 13)
def orbit(tiles: int) -> Orbit:
    """H-6.2: the orbit around a connected set of tiles that contains the centre."""
    live, exits = _dead_ends(flood(RIM, ALL & ~tiles))
    hex_, side = _northernmost(tiles)
    hexes, beside, turns = _contour(tiles, hex_, side)
    lap = len(hexes)
    visits: dict[int, list[int]] = {}
    for visit, hex_ in enumerate(hexes):
        visits.setdefault(hex_, []).append(visit)
    plain, earning = [0] * lap, [0] * lap
    for visit, hex_ in enumerate(hexes):
        earns = 0 if YELLOW >> hex_ & 1 else YELLOW
        for side, near in enumerate(AROUND[hex_]):
            if near in visits and live >> near & 1:
                steps = earning if earns >> near & 1 else plain
                steps[visit] |= _later(visit, visits[near], turns, TURNS[hex_][side])
    for at in visits.values():
        if len(at) > 1:
            at[:] = _in_turn(at, turns)
    return Orbit(tuple(map(Hex, hexes)), tuple(beside), visits, tuple(plain), tuple(earning), exits)


def _northernmost(tiles: int) -> tuple[int, int]:
    """A hex on the contour and the side on which it has a tile: west of the first tile in reading order.

    No hex of a row further north is taken, so nothing can enclose it.
    """
    first = (tiles & -tiles).bit_length() - 1
    return AROUND[first][3], 0


def _in_turn(at: list[int], turns: list[int]) -> list[int]:
    """H-6.2: the visits of one hex from the first behind the gap that goes around the land.

    Walking on from it, all the others come at the same angle; before it, the angle is a full turn less.
    """
    behind = sum(turns[visit] != turns[at[-1]] for visit in at)
    return at[behind:] + at[:behind]


def _later(visit: int, at: list[int], turns: list[int], turn: int) -> int:
    """H-6.2: those of the visits `at` which lie ahead of `visit`, within a lap, by the angle of one step.

    They may lie behind further visits of its own hex: what lies between is a bay, and is skipped.
    """
    lap = len(turns)
    ahead = 0
    for other in at:
        gained = turns[other] - turns[visit]
        if other < visit:
            other, gained = other + lap, gained + 1
        if gained == turn:
            ahead |= 1 << other - visit
    return ahead


@lru_cache(maxsize=1 << 13)
def journey(tiles: int, sun: int, beside: int | None, reach: int, overtake: bool) -> Journey:
    """H-6.1, H-6.4: all destinations of a sun that may move `reach` steps; `overtake` allows two laps, else one.

    `beside` is a tile at the sun's right hand on its visit (H-6.10).
    """
    around = orbit(tiles)
    hexes = around.hexes
    way_out = _way_out(around, _visit(around, sun, beside), reach)
    steps: dict[int, int] = {}
    revolution, earned = 0, False
    for distance, (from_, to) in enumerate(pairwise(hexes[visit] for visit in way_out), 1):
        earned = earned or _earns(from_, to)
        steps[to] = distance
        revolution |= earned << to
    waves: list[Wave] = []
    first, lap = way_out[-1], len(hexes)
    if hexes[first] not in around.exits:
        waves = _waves(around, first, reach - len(way_out) + 1, overtake, earned)
        for distance, (plain, paid) in enumerate(waves[1:], len(way_out)):
            for visit in members(plain | paid):
                hex_ = hexes[(first + visit) % lap]
                steps.setdefault(hex_, distance)
                revolution |= (paid >> visit & 1) << hex_
    steps.pop(sun, None)
    return Journey(steps, revolution, tuple(way_out), tuple(waves))


def visits(tiles: int, hex_: int) -> int:
    """H-6.10: how often the way around the land passes this hex; where only a dead end lies between, that is once."""
    around = orbit(tiles)
    lap, at = len(around.hexes), sorted(around.visits[hex_])
    between = (range(one + 1, other) for one, other in pairwise([*at, at[0] + lap]))
    return max(1, sum(any(around.hexes[visit % lap] not in around.exits for visit in gap) for gap in between))


@lru_cache(maxsize=1 << 13)
def stops(tiles: int, sun: int) -> int:
    """H-6.3, H-6.4: mask of the hexes where the sun can stop in this movement or any later one, with steps enough.

    More land never adds one: what is a dead end stays one.
    """
    around = orbit(tiles)
    found = mask(hex_ for hex_ in around.visits if hex_ not in around.exits)
    while sun in around.exits:
        sun = around.exits[sun]
        found |= 1 << sun
    return found


@lru_cache(maxsize=1 << 13)
def lit(tiles: int, sun: int) -> int:
    """H-6.8: mask of the hexes beside which the sun can stop, now or later; none before there is land."""
    return union(NEAR[stop] for stop in members(stops(tiles, sun))) if tiles else 0


def _visit(around: Orbit, hex_: int, beside: int | None) -> int:
    """H-6.10: the visit of this hex with that tile at the sun's right hand, without one the first."""
    at = around.visits[hex_]
    return at[0] if beside is None else next(visit for visit in at if around.beside[visit] >> beside & 1)


def _way_out(around: Orbit, visit: int, reach: int) -> list[int]:
    """H-6.4: the visit, then those on the way out of its dead end; each is the next one of its hex."""
    lap = len(around.hexes)
    way = [visit]
    while (hex_ := around.hexes[way[-1]]) in around.exits and len(way) <= reach:
        at = around.visits[around.exits[hex_]]
        way.append(min(at, key=lambda other: (other - way[-1]) % lap))
    return way


def _earns(from_: int, to: int) -> bool:
    """H-6.6: onto the yellow line from a hex that is not on it."""
    return bool(YELLOW >> to & ~(YELLOW >> from_) & 1)


def _waves(around: Orbit, first: int, reach: int, overtake: bool, earned: bool) -> list[Wave]:
    """H-6.5, H-6.6: step by step the visits reached, as bits counted from the visit `first`.

    A visit reached with a revolution needs no second look without one.
    """
    lap = len(around.hexes)
    limit = (2 << (2 * lap if overtake else lap)) - 1
    plain, paid = (0, 1) if earned else (1, 0)
    waves = [(plain, paid)]
    seen = seen_paid = 0
    while len(waves) <= reach and (plain or paid):
        seen, seen_paid = seen | plain, seen_paid | paid
        next_plain = next_paid = 0
        for visit in members(plain):
            at = (first + visit) % lap
            next_plain |= around.plain[at] << visit
            next_paid |= around.earning[at] << visit
        for visit in members(paid):
            at = (first + visit) % lap
            next_paid |= (around.plain[at] | around.earning[at]) << visit
        paid = next_paid & limit & ~seen_paid
        plain = next_plain & limit & ~(seen | seen_paid | paid)
        waves.append((plain, paid))
    return waves


class Route(NamedTuple):
    hexes: tuple[Hex, ...]
    """Start and end included."""
    beside: Hex
    """The tile at the sun's right hand on the visit where it stops; of several the first in reading order."""


def route(tiles: int, way: Journey, to: Hex, earn: bool) -> Route:
    """H-6.10: a shortest route of this journey, of several one to the earliest visit; with `earn` one that earns."""
    around = orbit(tiles)
    direct = _direct(around, way.way_out, to, earn)
    visits = direct or _coastal(around, way, to, earn)
    hexes = around.hexes
    return Route(tuple([hexes[visit] for visit in visits]), Hex(lowest(around.beside[visits[-1]])))


def _direct(around: Orbit, out: tuple[int, ...], to: Hex, earn: bool) -> tuple[int, ...]:
    """The way to a hex on the way out of a dead end; empty if it does not lie there, or does not earn."""
    if len(out) == 1:
        return ()
    hexes = [around.hexes[visit] for visit in out]
    if to not in hexes:
        return ()
    end = hexes.index(to) + 1
    return out[:end] if not earn or any(_earns(*step) for step in pairwise(hexes[:end])) else ()


def _coastal(around: Orbit, way: Journey, to: Hex, earn: bool) -> tuple[int, ...]:
    """The way out and on along the coast, traced back from its end."""
    first, lap = way.way_out[-1], len(around.hexes)
    ahead = mask([(visit - first) % lap for visit in around.visits[to]])
    ends = (ahead | ahead << lap | ahead << 2 * lap) & ~1
    number, reached = next(
        (number, end)
        for number, (plain, paid) in enumerate(way.waves)
        if number and (end := (paid if earn else plain | paid) & ends)
    )
    visit = lowest(reached)
    paid = way.waves[number][1] >> visit & 1
    back = [visit]
    for wave in way.waves[number - 1 : 0 : -1]:
        visit, paid = _before(around, first, wave, visit, paid)
        back.append(visit)
    return way.way_out + tuple((first + visit) % lap for visit in reversed(back))


def _before(around: Orbit, first: int, wave: Wave, visit: int, paid: int) -> tuple[int, int]:
    """A visit of this wave from which the given one is a step away, and whether it was paid already."""
    for was_paid in range(paid + 1):
        for earlier in members(wave[was_paid] & (1 << visit) - 1):
            at = (first + earlier) % len(around.hexes)
            steps = paid * around.earning[at] | (paid == was_paid) * around.plain[at]
            if steps >> visit - earlier & 1:
                return earlier, was_paid
    raise AssertionError("every visit of a wave was reached from the wave before")

"""Slow and obvious second implementations of the hard parts: where land and sun can go, and all ways to
pay.

They import nothing from the engine, read positions as JSON, and take the rules literally: angles are angles, ways are
searched one by one, payments are picked out of all combinations.
"""

from __future__ import annotations

from collections import deque
from itertools import combinations, pairwise
from math import atan2, isclose, pi, sqrt
from random import Random
from typing import Any, NamedTuple

Hex = tuple[int, int]
Visit = tuple[Hex, frozenset[Hex]]
"""One time of the sun's way: a hex, and the tiles at the sun's right hand."""
Position = dict[str, Any]

AROUND = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
"""Clockwise from the east, as seen with rows counted downwards."""
BOARD = [(q, r) for r in range(-3, 4) for q in range(-3, 4) if -3 <= q + r <= 3]
LIGHT = [(q, r) for q, r in BOARD if max(abs(q), abs(r), abs(q + r)) <= 2]
RIM = [hex_ for hex_ in BOARD if hex_ not in LIGHT]
YELLOW = [(-1, 0), (-2, 0), (-3, 0)]


def name(hex_: Hex) -> str:
    row = sorted(other for other in BOARD if other[1] == hex_[1])
    return f"{'abcdefg'[hex_[1] + 3]}{row.index(hex_) + 1}"


NAMED = {name(hex_): hex_ for hex_ in BOARD}


def near(hex_: Hex) -> list[Hex]:
    return [(hex_[0] + q, hex_[1] + r) for q, r in AROUND if (hex_[0] + q, hex_[1] + r) in BOARD]


# -- the sun


def room(position: Position, seat: int) -> set[str]:
    """The hexes where a tile may go."""
    board = position["boards"][seat]
    tiles = {NAMED[text] for text in board["tiles"]}
    sun = NAMED[board["sun"]]
    return {
        name(hex_)
        for hex_ in LIGHT
        if hex_ not in tiles | {sun} and any(other in tiles for other in near(hex_)) and sun in _open(tiles | {hex_})
    }


def destinations(position: Position, seat: int) -> dict[str, tuple[int, bool]]:
    """For each destination the steps of the way that is gone, and whether it earns a revolution.

    It is the shortest of those that earn one, if any does and the player is still paid for it; else of all.
    """
    plant = "power_plant" in position["boards"][seat].get("built", [])
    found: dict[str, tuple[int, bool]] = {}
    for stop in _stops(position, seat):
        way = (stop.steps, stop.earned and not plant)
        found[name(stop.hex)] = min(found.get(name(stop.hex), way), way, key=lambda way: (not way[1], way[0]))
    found.pop(position["boards"][seat]["sun"], None)
    return found


def ever(position: Position, seat: int) -> set[str]:
    """The hexes where the sun can stop in this movement or any later one, with sun steps without limit."""
    board = position["boards"][seat]
    queue, seen = [(board["sun"], board.get("sun_beside"))], set[tuple[str, str]]()
    while queue:
        sun, beside = queue.pop()
        boards = [*position["boards"]]
        boards[seat] = board | {"sun": sun, "sun_beside": beside, "sun_value": 99}
        ways = _stops(position | {"boards": boards}, seat)
        found = {(name(way.hex), min(map(name, way.beside))) for way in ways if name(way.hex) != sun}
        queue += found - seen
        seen |= found
    return {stop for stop, _ in seen}


def beside_after(position: Position, seat: int, to: str, paid: bool) -> str:
    """A tile at the sun's right hand when it has moved there; `paid`: with points for a revolution."""
    stops = [stop for stop in _stops(position, seat) if name(stop.hex) == to and (stop.earned or not paid)]
    return min(map(name, min(stops, key=lambda stop: (stop.steps, stop.visit)).beside))


class Stop(NamedTuple):
    """One time of the sun's way at which it may stop, with or without a revolution."""

    hex: Hex
    steps: int
    earned: bool
    visit: int
    """In the order of the way."""
    beside: frozenset[Hex]
    """The tiles at its right hand."""


def _stops(position: Position, seat: int) -> list[Stop]:
    board = position["boards"][seat]
    tiles = {NAMED[text] for text in board["tiles"]}
    most = 10**6 if "power_plant" in board.get("built", []) else board["sun_value"]
    laps = 2 if position["options"]["preset"] == "booklet" else 1
    open_ = _open(tiles)
    live = _live(open_)
    way = _lap(tiles, open_) * 5
    here = _stand(way, NAMED[board["sun"]], board.get("sun_beside"))
    stops: list[Stop] = []
    steps, earned, came_from = 0, False, None
    while (hex_ := way[here][0]) not in live:
        if steps == most:
            return stops
        ways = [other for other in near(hex_) if other in open_ and other != came_from]
        out = min(ways, key=lambda other: _steps_to_live(other, hex_, open_, live))
        here, came_from = next(visit for visit in range(here, len(way)) if way[visit][0] == out), hex_
        steps += 1
        earned = earned or (out in YELLOW and hex_ not in YELLOW)
        stops.append(Stop(out, steps, earned, here, way[here][1]))
    for (visit, paid), more in _along_the_coast(way, live, here, most - steps, laps, earned).items():
        if visit != here:
            stops.append(Stop(way[visit][0], steps + more, paid, visit, way[visit][1]))
    return stops


def follow(position: Position, seat: int, path: list[str], beside: str) -> list[frozenset[Hex]]:
    """The tiles at the sun's right hand on each hex of a path that only goes forward and ends beside that tile.

    Empty if there is no such way to walk it.
    """
    board = position["boards"][seat]
    tiles = {NAMED[text] for text in board["tiles"]}
    way = _lap(tiles, _open(tiles)) * 5
    angles = _angles(way)
    length = len(way) // 5
    first = _stand(way, NAMED[board["sun"]], board.get("sun_beside"))
    walks = {first: [first]}
    for from_, to in pairwise(map(NAMED.__getitem__, path)):
        walks = {
            there: [*walk, there]
            for here, walk in walks.items()
            for there in range(here + 1, min(here + length + 1, len(way)))
            if way[there][0] == to and _same(angles[there] - angles[here], _turned(from_, to))
        }
    return next(([way[visit][1] for visit in walk] for end, walk in walks.items() if NAMED[beside] in way[end][1]), [])


def wound(path: list[str], tile: Hex) -> int:
    """How often a closed path goes clockwise around a tile."""

    def seen(text: str) -> Hex:
        q, r = NAMED[text]
        return (q - tile[0], r - tile[1])

    return round(sum(_turned(seen(from_), seen(to)) for from_, to in pairwise(path)) / (2 * pi))


def _stand(way: list[Visit], sun: Hex, beside: str | None) -> int:
    """At which time of the way the sun stands on its hex."""
    length = len(way) // 5
    times = [time for time in range(length) if way[time][0] == sun]
    if beside is not None:
        return next(time for time in times if NAMED[beside] in way[time][1])
    angles = _angles(way)
    return next(
        time
        for time in times
        if all(_same(angles[other], angles[time]) for other in range(time, time + length) if way[other][0] == sun)
    )


def _open(tiles: set[Hex]) -> set[Hex]:
    """The empty hexes that hang together with the rim."""
    reached, queue = set(RIM), deque(RIM)
    while queue:
        for other in near(queue.popleft()):
            if other not in tiles and other not in reached:
                reached.add(other)
                queue.append(other)
    return reached


def _live(open_: set[Hex]) -> set[Hex]:
    """The open hexes that neither are dead ends nor lead only to one."""
    live = set(open_)
    while True:
        dead = [hex_ for hex_ in live if hex_ in LIGHT and sum(other in live for other in near(hex_)) <= 1]
        if not dead:
            return live
        live -= set(dead)


def _steps_to_live(hex_: Hex, behind: Hex, open_: set[Hex], live: set[Hex]) -> int:
    """How far it is from here to a live hex without going back."""
    distance = {behind: 99, hex_: 0}
    queue = deque([hex_])
    while queue:
        here = queue.popleft()
        if here in live:
            return distance[here]
        for other in near(here):
            if other in open_ and other not in distance:
                distance[other] = distance[here] + 1
                queue.append(other)
    return 99


def _angle(hex_: Hex) -> float:
    q, r = hex_
    return atan2(r * sqrt(3) / 2, q + r / 2)


def _turned(from_: Hex, to: Hex) -> float:
    """The angle of a step as seen from the centre, clockwise positive."""
    turn = _angle(to) - _angle(from_)
    return turn - 2 * pi if turn > pi else turn + 2 * pi if turn < -pi else turn


def _lap(tiles: set[Hex], open_: set[Hex]) -> list[Visit]:
    """One lap along the coast with the land on the right hand, each time with the tiles there."""
    hex_, side = next((hex_, d) for hex_ in sorted(open_) for d in range(6) if _beside(hex_, d) in tiles)
    while _beside(hex_, side + 1) in tiles:
        side += 1
    first, visits = (hex_, side % 6), list[Visit]()
    while not visits or (hex_, side % 6) != first:
        right = {_beside(hex_, side)}
        while _beside(hex_, side - 1) in tiles:
            side -= 1
            right.add(_beside(hex_, side))
        visits.append((hex_, frozenset(right)))
        hex_, side = _beside(hex_, side - 1), side + 1
    return visits


def _beside(hex_: Hex, side: int) -> Hex:
    q, r = AROUND[side % 6]
    return (hex_[0] + q, hex_[1] + r)


def _angles(way: list[Visit]) -> list[float]:
    angles = [0.0]
    for (from_, _), (to, _) in pairwise(way):
        angles.append(angles[-1] + _turned(from_, to))
    return angles


def _same(one: float, other: float) -> bool:
    return isclose(one, other, abs_tol=1e-6)


def _along_the_coast(
    way: list[Visit], live: set[Hex], first: int, most: int, laps: int, earned: bool
) -> dict[tuple[int, bool], int]:
    """The fewest steps to each time of the way, without and with a revolution."""
    length = len(way) // 5
    visits = [hex_ for hex_, _ in way]
    angles = _angles(way)
    best: dict[tuple[int, bool], int] = {(first, earned): 0}
    queue = deque([(first, earned)])
    while queue:
        here, paid = queue.popleft()
        steps = best[here, paid]
        for there in range(here + 1, min(here + length, first + laps * length) + 1):
            gained = angles[there] - angles[here]
            if visits[there] == visits[here] and _same(gained, 0):
                move, cost = (there, paid), 0
            elif visits[there] in near(visits[here]) and visits[there] in live:
                if not _same(gained, _turned(visits[here], visits[there])):
                    continue
                crossing = visits[there] in YELLOW and visits[here] not in YELLOW
                move, cost = (there, paid or crossing), 1
            else:
                continue
            if steps + cost <= most and steps + cost < best.get(move, 10**9):
                best[move] = steps + cost
                queue.appendleft(move) if cost == 0 else queue.append(move)
    return best


# -- payments

PRINTED = {
    "observatory": "obsidian",
    "sun_lodge": "granite",
    "power_plant": "spring",
    "sanctuary": "redwood bamboo",
    "bazaar": "any any",
    "hallowed_grove": "bamboo",
    "city_hall": "redwood granite",
    "citadel": "spring/obsidian",
    "watchtower": "obsidian spring",
    "warehouse": "obsidian spring",
    "land_steward": "redwood any",
    "palace": "bamboo granite any",
    "architect": "spring granite any",
    "inventor": "obsidian granite any",
    "priestess": "any any any",
    "explorer": "obsidian redwood any",
    "prophetess": "spring bamboo any",
    "cartographer": "granite redwood bamboo",
    "princess": "spring redwood any",
    "treasurer": "obsidian bamboo any",
}


def cubes(position: Position, seat: int) -> list[str]:
    tiles = position["boards"][seat]["tiles"]
    return sorted(f"{cube} {hex_}" for hex_, tile in tiles.items() for cube in tile["cubes"])


def payments(position: Position, seat: int, what: str) -> set[tuple[str, ...]]:
    """Every set of cubes that pays for a building, a character or the next `temple`; empty if nothing does."""
    mine = cubes(position, seat)
    owned = {cube.split()[0] for cube in mine}
    if what == "temple":
        board = position["boards"][seat]
        temples = sum(tile["temple"] for tile in board["tiles"].values())
        wanted, number = [], 1 if "citadel" in board.get("built", []) else temples + 1
    else:
        printed = PRINTED[what].split()
        wanted = [set(colours.split("/")) & owned for colours in printed if colours != "any"]
        number = printed.count("any") + sum(1 if colours else 2 for colours in wanted)
        wanted = [colours for colours in wanted if colours]
    return {
        chosen
        for chosen in combinations(mine, number)
        if all(any(cube.split()[0] in colours for cube in chosen) for colours in wanted)
    }


# -- random positions

COLOURS = ["redwood", "granite", "bamboo", "spring", "obsidian"]


BAY = ["d4", "c4", "b3", "b2", "e3", "e2", "d2"]
"""Land around a bay of two hexes with a mouth of one."""


def random_coast(rng: Random) -> Position:
    """A board of one to nineteen tiles with the sun anywhere on its coast."""
    return _coast(rng, [(0, 0)], rng.randrange(19))


def random_bay(rng: Random) -> Position:
    """A board with a bay, or what is left of it, and the sun where its way passes more than once, if there is one."""
    tiles = [NAMED[text] for text in BAY]
    for _ in range(rng.randrange(6)):
        tiles = [(-r, q + r) for q, r in tiles]
    return _coast(rng, tiles, rng.randrange(5), mouth=True)


def _coast(rng: Random, tiles: list[Hex], more: int, *, mouth: bool = False) -> Position:
    for _ in range(more):
        edge = sorted({other for hex_ in tiles for other in near(hex_) if other in LIGHT} - set(tiles))
        if rng.random() < 0.6:  # thin land makes bays
            thin = [hex_ for hex_ in edge if sum(other in tiles for other in near(hex_)) <= 2]
            edge = thin or edge
        tiles.append(rng.choice(edge))
    open_ = _open(set(tiles))
    way = _lap(set(tiles), open_)
    hexes = [hex_ for hex_, _ in way]
    mouths = [visit for visit in way if hexes.count(visit[0]) > 1] if mouth else []
    sun, beside = rng.choice(mouths or way)
    board = {
        "tiles": {name(hex_): _tile(COLOURS[i % 5]) for i, hex_ in enumerate(tiles)},
        "sun": name(sun),
        "sun_beside": rng.choice([None, *sorted(map(name, beside))]),
        "sun_value": rng.choice([1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14]),
        "built": ["power_plant"] if rng.random() < 0.1 else [],
    }
    return _position(rng, board, {"ask": "sun", "seat": 0})


BARE = "c5"
"""A tile without cubes and temple, so that what a new temple there crushes is nothing."""


def random_purse(rng: Random) -> Position:
    """A board with up to nine cubes on up to six tiles, some of them with temples."""
    tiles = {BARE: _tile("obsidian")}
    left = rng.randrange(1, 10)
    for i, hex_ in enumerate(["d4", "c3", "c4", "d5", "e4", "e3"]):
        temple = i > 0 and rng.random() < 0.3
        colours = COLOURS if rng.random() < 0.7 else COLOURS[:2]
        there = [] if temple else [rng.choice(colours) for _ in range(min(left, rng.randrange(3)))]
        left -= len(there)
        tiles[hex_] = _tile(COLOURS[i % 5], there, temple)
    built = [building for building in ("citadel", "observatory", "palace") if rng.random() < 0.2]
    hired = [character for character in list(PRINTED)[12:] if rng.random() < 0.5]
    board = {"tiles": tiles, "built": built, "hired": hired, "mana": 0}
    if rng.random() < 0.6:
        return _position(rng, board, {"ask": "build", "seat": 0})
    return _position(rng, board, {"then": "counsel", "seat": 0})


def _tile(colour: str, there: list[str] | None = None, temple: bool = False) -> dict[str, Any]:
    return {"tile": colour, "cubes": there or [], "temple": temple}


def _position(rng: Random, board: dict[str, Any], pending: dict[str, Any]) -> Position:
    other = {"tiles": {"d4": _tile("redwood")}, "mana": 0}
    return {
        "game": "helios",
        "options": {"preset": rng.choice(["booklet", "yucata"])},
        "round": 4,
        "boards": [board, other],
        "pending": [pending],
    }

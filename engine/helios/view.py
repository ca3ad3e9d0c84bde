"""What may be seen: everything but the order of the piles and the seed. All seats see the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.game import View
from engine.helios import catalogue as cat
from engine.helios import rules, scoring
from engine.helios.geometry import CORNER_NEIGHBOURS, NAMES, RESOURCE, bits
from engine.helios.rules import build, kinds, land, light, payment, prompts

if TYPE_CHECKING:
    from random import Random

    from engine.helios.state import Board, State

ACTION_COLOURS = len(cat.ACTION_COLOURS)

Stock = tuple[tuple[str, int], ...]
"""Numbers by id."""


@dataclass(frozen=True, slots=True)
class TileView:
    hex: str
    tile: str
    """A colour of land or a special tile."""
    special: bool
    cubes: tuple[str, ...]
    temple: bool
    light: int
    """Points of a temple here, built or not yet, whenever the sun shines on it."""
    points: int
    """End points of a special tile as things stand, 0 for land."""


@dataclass(frozen=True, slots=True)
class BoardView:
    """One personal board with its part of the city and its characters."""

    seat: int
    tiles: tuple[TileView, ...]
    """In reading order."""
    sun: str
    sun_beside: str | None
    """Where the way around the land passes the sun's hex more than once: the tile at the sun's right hand this time."""
    path: tuple[str, ...]
    """The last sun movement, start and end included; empty before the first."""
    fresh: str | None
    """What the player's latest turn changed last: the hex of a tile, temple or bonus cube, a building, a character, or
    the area that got its action tile (`red_area`)."""
    sun_value: int
    unlimited: bool
    """The power plant stands: the sun moves as far as its owner likes."""
    mana: int
    points: int
    """Collected so far; `View.scores` has what the game would bring now."""
    cubes: Stock
    """Cubes on tiles, by colour."""
    temples: int
    temple_cost: int
    built: tuple[str, ...]
    payable: Stock
    """What could be built now, `temple` among it, with the number of cubes it would take."""
    corners: tuple[str, ...]
    """Corner spaces with a tile beside them."""
    areas: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
    """For each area its action tiles as (symbol, colour), in the order they came."""
    hired: tuple[str, ...]
    """Characters on their night side."""
    active: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StackView:
    stack: str
    """A colour, or `additional`."""
    open: str | None
    """The colour of the open tile; None when it is taken."""
    left: int
    """Face-down tiles."""


@dataclass(frozen=True, slots=True)
class Destination:
    """What a sun movement to this hex brings."""

    hex: str
    steps: int
    cubes: tuple[str, ...]
    points: int
    """Of temples."""
    revolution: int
    """Points for the revolution, 0 without one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HeliosView(View):
    phase: str
    """`setup`, `actions`, `characters` or `end`."""
    round: int
    rounds: int
    turn: int
    """Which of their turns in this round the players are taking, from 1; 0 before the first."""
    turns: int
    start: int
    order: tuple[int, ...]
    """The seats in the turn order of this round."""
    columns: tuple[tuple[str, tuple[str, ...]], ...]
    """For each symbol the colours of its column; the last one can be taken."""
    piles: Stock
    """Face-down action tiles by symbol."""
    discards: tuple[tuple[str, Stock], ...]
    """Discarded action tiles by symbol and colour."""
    temporary: tuple[tuple[str, str], ...]
    """Temporary action tiles in the game: symbol and colour."""
    stacks: tuple[StackView, ...]
    additional: Stock
    """Face-down tiles of the additional stack by colour, as everybody can count; hidden is their order."""
    specials: Stock
    offer: tuple[str, ...]
    """Characters for hire."""
    boards: tuple[BoardView, ...]
    pending: tuple[str, ...]
    """Tiles in the mover's hand: taken or drawn, not yet placed."""
    destinations: tuple[Destination, ...]
    """While the sun is to be moved, or an action chosen that may move it: where it can go, by hex."""
    worth: Stock
    """While a special tile is put down: what it would be worth on each hex it can go to, as things stand."""
    last: tuple[int, str] | None
    """The seat and the notation of the last move."""


def view(g: State, seat: int | None) -> HeliosView:
    return HeliosView(
        game="helios",
        seats=g.seats,
        options=tuple(g.options.items()),
        seat=seat,
        prompt=prompts.prompt(g),
        moves=tuple(rules.moves(g)) if g.todo and seat in (None, g.todo[-1][1]) else None,
        scores=scoring.scores(g),
        result=None if g.todo else scoring.result(g),
        phase=_phase(g),
        round=g.round,
        rounds=cat.ROUNDS[g.seats],
        turn=-(-g.turn // g.seats),
        turns=cat.TURNS[g.seats],
        start=g.start,
        order=tuple((g.start + place) % g.seats for place in range(g.seats)),
        columns=tuple(
            (symbol, tuple(cat.ACTION_COLOURS[colour] for colour in column))
            for symbol, column in zip(cat.SYMBOLS, g.columns, strict=True)
        ),
        piles=tuple((symbol, len(pile)) for symbol, pile in zip(cat.SYMBOLS, g.piles, strict=True)),
        discards=tuple(
            (
                symbol,
                tuple(zip(cat.ACTION_COLOURS, g.discards[s * ACTION_COLOURS : (s + 1) * ACTION_COLOURS], strict=True)),
            )
            for s, symbol in enumerate(cat.SYMBOLS)
        ),
        temporary=tuple(_action_tile(tile) for tile, count in enumerate(g.temporary) for _ in range(count)),
        stacks=_stacks(g),
        additional=tuple((name, g.extra.count(colour)) for colour, name in enumerate(cat.COLOURS)),
        specials=tuple(zip(cat.SPECIALS, g.specials, strict=True)),
        offer=tuple(cat.CHARACTERS[index].id for index in bits(g.offer)),
        boards=tuple(_board(g, owner) for owner in range(g.seats)),
        pending=_pending(g),
        destinations=_destinations(g),
        worth=_worth(g),
        last=(g.last[0], str(g.last[1])) if g.last else None,
    )


def deal_hidden(g: State, rng: Random) -> None:
    """Deal everything face-down again, and take another seed for what is yet to come."""
    for pile in (*g.piles, g.extra):
        pile.sort()
        rng.shuffle(pile)
    g.seed = rng.randbytes(len(g.seed))
    g.shuffles = 0


def _phase(g: State) -> str:
    if not g.todo:
        return "end"
    if not g.round:
        return "setup"
    below = {entry[0] for entry in g.todo}
    return "characters" if below & {kinds.CHARACTERS, kinds.COUNSEL} else "actions"


def _action_tile(tile: int) -> tuple[str, str]:
    symbol, colour = divmod(tile, ACTION_COLOURS)
    return cat.SYMBOLS[symbol], cat.ACTION_COLOURS[colour]


def _stacks(g: State) -> tuple[StackView, ...]:
    names = (*cat.COLOURS, "additional")
    left = (*g.left, len(g.extra))
    return tuple(
        StackView(name, cat.COLOURS[colour] if colour >= 0 else None, count)
        for name, colour, count in zip(names, g.open, left, strict=True)
    )


def _pending(g: State) -> tuple[str, ...]:
    tiles: list[str] = []
    for entry in g.todo:
        if entry[0] in (kinds.PLACE, kinds.PLACE_DRAWN, kinds.STEWARD):
            tiles += [cat.TILES[tile] for tile in entry[2:]]
    return tuple(tiles)


_SUN = cat.SYMBOLS.index("sun")


def _destinations(g: State) -> tuple[Destination, ...]:
    if not _may_move_sun(g):
        return ()
    seat = g.todo[-1][1]
    board = g.boards[seat]
    way = light.destinations(g, seat)
    revolution = light.revolution_points(g, seat)
    return tuple(
        Destination(
            NAMES[hex_],
            way.steps[hex_],
            tuple(_land_colour(board, lit) for lit in bits(light.fertile(board, hex_))),
            light.light_points(board, hex_),
            revolution if way.revolution >> hex_ & 1 else 0,
        )
        for hex_ in sorted(way.steps)
    )


def _may_move_sun(g: State) -> bool:
    """Whether the decision of the moment, or the action it leads to, can move the sun."""
    kind = next((entry[0] for entry in reversed(g.todo) if entry[0] != kinds.AREA), None)
    return kind in (kinds.SUN, kinds.BONUS) or (kind == kinds.TAKE and bool(g.columns[_SUN]))


def _worth(g: State) -> Stock:
    if not g.todo or g.todo[-1][0] not in (kinds.PLACE, kinds.COLOUR):
        return ()
    kind, seat, what = g.todo[-1]
    board = g.boards[seat]
    tile, sites = (what, bits(land.room(board))) if kind == kinds.PLACE else (_kind(board, what), (what,))
    if tile < len(cat.COLOURS):
        return ()
    return tuple((NAMES[hex_], _points_with_cube(board, tile, hex_)) for hex_ in sites)


def _points_with_cube(board: Board, tile: int, hex_: int) -> int:
    """Of a special tile, counting the bonus cube it receives on a resource hex (H-4.6)."""
    special = tile - len(cat.COLOURS)
    cube = tile == cat.RESOURCES and RESOURCE >> hex_ & 1
    return scoring.special_points(board, special, hex_) + cube * cat.SPECIAL_POINTS[special]


def _land_colour(board: Board, hex_: int) -> str:
    return cat.TILES[_kind(board, hex_)]


def _kind(board: Board, hex_: int) -> int:
    return next(kind for kind, mask in enumerate(board.kinds) if mask >> hex_ & 1)


def _board(g: State, seat: int) -> BoardView:
    board = g.boards[seat]
    cubes = board.cubes_by_hex()
    payable = [("temple", build.temple_cost(board))] if build.can_build_temple(board) else []
    payable += [
        (cat.BUILDINGS[index].id, payment.price(build.COSTS[index], board.owned()))
        for index in bits(build.payable_buildings(board))
    ]
    return BoardView(
        seat=seat,
        tiles=tuple(_tile(board, hex_, cubes.get(hex_, ())) for hex_ in bits(board.tiles)),
        sun=NAMES[board.sun],
        sun_beside=None if (tile := light.turning(board)) is None else NAMES[tile],
        path=tuple(NAMES[hex_] for hex_ in board.path),
        fresh=board.fresh,
        sun_value=board.sun_value,
        unlimited=bool(board.built >> cat.POWER_PLANT & 1),
        mana=board.mana,
        points=board.points,
        cubes=tuple(
            (colour, one.bit_count() + two.bit_count())
            for colour, one, two in zip(cat.COLOURS, board.cubes, board.second, strict=True)
        ),
        temples=board.temples.bit_count(),
        temple_cost=build.temple_cost(board),
        built=tuple(cat.BUILDINGS[index].id for index in bits(board.built)),
        payable=tuple(payable),
        corners=tuple(name for name, near in zip(cat.CORNERS, CORNER_NEIGHBOURS, strict=True) if near & board.tiles),
        areas=tuple(
            (area, tuple(_action_tile(tile) for tile in tiles))
            for area, tiles in zip(cat.AREAS, board.areas, strict=True)
        ),
        hired=tuple(cat.CHARACTERS[index].id for index in bits(board.hired & ~board.active)),
        active=tuple(cat.CHARACTERS[index].id for index in bits(board.active)),
    )


def _tile(board: Board, hex_: int, cubes: tuple[int, ...]) -> TileView:
    kind = _kind(board, hex_)
    special = kind - len(cat.COLOURS)
    return TileView(
        hex=NAMES[hex_],
        tile=cat.TILES[kind],
        special=special >= 0,
        cubes=tuple(cat.COLOURS[colour] for colour in cubes),
        temple=bool(board.temples >> hex_ & 1),
        light=light.temple_points(board, hex_),
        points=scoring.special_points(board, special, hex_) if special >= 0 else 0,
    )

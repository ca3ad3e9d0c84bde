"""What may be seen: everything but the order of the piles and the seed. All seats see the same."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from engine.game import View
from engine.helios import catalogue as cat
from engine.helios import scoring
from engine.helios.board import Board
from engine.helios.geometry import CORNER_NEIGHBOURS, NAMES, RESOURCE, Hex, hexes
from engine.helios.names import ACTION_TILES, BUILDINGS, CHARACTERS, COLOUR_OF, HEX_OF, ActionTile, Cube, parts
from engine.helios.rules import build, land, light, payment
from engine.helios.rules.display import face_down
from engine.helios.rules.rounds import order
from engine.helios.state import State
from engine.helios.sun import route
from engine.kernel.game import Common
from engine.kernel.sets import deal, members, names

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
    """Points of a temple here, built or not yet, whenever the sun shines on it; 0 where it never can any more."""
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
    added: Stock
    """Of active characters without a score line of their own: the points that other lines have from them now."""

    @property
    def corner_worth(self) -> int:
        """H-9.8: what each corner space brings at the end."""
        return cat.EXPLORER_CORNER if CHARACTERS[cat.EXPLORER] in self.active else cat.CORNER_POINTS

    @property
    def mana_worth(self) -> int:
        """H-9.10: what each mana brings at the end."""
        return cat.TREASURER_MANA if CHARACTERS[cat.TREASURER] in self.active else cat.MANA_POINTS


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
    """Of the way that is gone: the shortest of those that earn a revolution, if any does."""
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
    """Tiles in the mover's hand: taken or drawn, not yet placed; the one that is asked about comes first."""
    destinations: tuple[Destination, ...]
    """While the sun is to be moved, or an action chosen that may move it: where it can go, by hex."""
    paid: tuple[tuple[str, str], ...]
    """While a payment is open: colour and hex of the cubes that are paid with already, or leave no choice. Boards show
    them until the payment is complete."""
    worth: Stock
    """While a special tile is put down: what it would be worth on each hex it can go to, as things stand."""
    beside: Stock
    """While any tile is put down: on which hexes it changes the end points of the mover's special tiles, and how."""
    last: tuple[int, str] | None
    """The seat and the notation of the last move."""

    @property
    def turn_order(self) -> tuple[int, ...]:
        return self.order

    @property
    def headline(self) -> tuple[int, int]:
        return self.round, self.rounds


def view(s: State, shared: Common) -> HeliosView:
    boards = _before_payment(s)
    if boards is not s.boards:
        shared = shared | {"scores": tuple(scoring.score(board, s.preset) for board in boards)}
    return HeliosView(
        **shared,
        phase=_phase(s),
        round=s.round,
        rounds=cat.ROUNDS[s.seats],
        turn=-(-s.turn // s.seats),
        turns=cat.TURNS[s.seats],
        start=s.start,
        order=tuple(order(s)),
        columns=tuple(
            (symbol, tuple(cat.ACTION_COLOURS[colour] for colour in column))
            for symbol, column in zip(cat.SYMBOLS, s.columns, strict=True)
        ),
        piles=tuple((symbol, len(pile)) for symbol, pile in zip(cat.SYMBOLS, s.piles, strict=True)),
        discards=_discards(s),
        temporary=tuple(_action_tile(ActionTile(tile)) for tile, count in enumerate(s.temporary) for _ in range(count)),
        stacks=_stacks(s),
        additional=tuple((name, s.below.count(colour)) for colour, name in enumerate(cat.COLOURS)),
        specials=tuple(zip(cat.SPECIALS, s.specials, strict=True)),
        offer=names(s.offer, CHARACTERS),
        boards=tuple(_board(board, seat) for seat, board in enumerate(boards)),
        pending=_pending(s),
        destinations=_destinations(s),
        paid=tuple((cat.COLOURS[COLOUR_OF[cube]], NAMES[HEX_OF[cube]]) for cube in _paid(s)),
        worth=_worth(s),
        beside=_beside(s),
        last=(s.last[0], str(s.last[1])) if s.last else None,
    )


def _paid(s: State) -> tuple[Cube, ...]:
    """The cubes that have left their tiles for the payment that is open."""
    return payment.Payment(*s.todo[-1][2:]).paid if s.todo and s.todo[-1][0] == "pay" else ()


def _before_payment(s: State) -> list[Board]:
    """The boards with the cubes of the payment that is open: nothing is bought before all are paid."""
    if not (paid := _paid(s)):
        return s.boards
    boards, seat = list(s.boards), s.todo[-1][1]
    boards[seat] = boards[seat].copy()
    for cube in paid:
        boards[seat].put_cube(COLOUR_OF[cube], HEX_OF[cube])
    return boards


def deal_again(s: State, rng: Random) -> None:
    """Deal everything face-down again, and take another seed for what is yet to come."""
    s.piles = [tuple(next(deal(sorted(pile), [len(pile)], rng))) for pile in s.piles]
    s.below = next(deal(sorted(s.below), [len(s.below)], rng))
    s.seed = rng.randbytes(len(s.seed))
    s.shuffles = 0


def _phase(s: State) -> str:
    if not s.todo:
        return "end"
    if not s.round:
        return "setup"
    return "characters" if s.todo[0][0] in ("characters", "counsel") else "actions"


def _action_tile(tile: ActionTile) -> tuple[str, str]:
    symbol, colour = parts(tile)
    return cat.SYMBOLS[symbol], cat.ACTION_COLOURS[colour]


def _discards(s: State) -> tuple[tuple[str, Stock], ...]:
    colours = len(cat.ACTION_COLOURS)
    rows = (s.discards[first : first + colours] for first in range(0, len(ACTION_TILES), colours))
    return tuple(
        (symbol, tuple(zip(cat.ACTION_COLOURS, row, strict=True)))
        for symbol, row in zip(cat.SYMBOLS, rows, strict=True)
    )


def _stacks(s: State) -> tuple[StackView, ...]:
    single = [
        StackView(name, name if s.open_land >> colour & 1 else None, face_down(s, colour))
        for colour, name in enumerate(cat.COLOURS)
    ]
    additional = None if s.additional is None else cat.COLOURS[s.additional]
    return (*single, StackView("additional", additional, len(s.below)))


def _pending(s: State) -> tuple[str, ...]:
    in_hand = (entry[2:] for entry in reversed(s.todo) if entry[0] in ("place", "place_drawn", "steward"))
    return tuple(cat.TILES[tile] for tiles in in_hand for tile in tiles)


_SUN = cat.SYMBOLS.index("sun")


def _destinations(s: State) -> tuple[Destination, ...]:
    if not _may_move_sun(s):
        return ()
    seat = s.todo[-1][1]
    board = s.boards[seat]
    way = light.destinations(s, seat)
    revolution = light.revolution_points(s, seat)
    earns = way.revolution if revolution else 0
    return tuple(
        Destination(
            NAMES[hex_],
            len(route(board.tiles, way, hex_, True).hexes) - 1 if earns >> hex_ & 1 else way.steps[hex_],
            tuple(cat.TILES[board.kind(lit)] for lit in hexes(light.fertile(board, hex_))),
            light.light_points(board, hex_),
            revolution if earns >> hex_ & 1 else 0,
        )
        for hex_ in map(Hex, sorted(way.steps))
    )


def _may_move_sun(s: State) -> bool:
    """Whether the decision of the moment, or the action it leads to, can move the sun."""
    kind = next((entry[0] for entry in reversed(s.todo) if entry[0] != "area"), None)
    return kind in ("sun", "bonus") or (kind == "take" and bool(s.columns[_SUN]))


def _worth(s: State) -> Stock:
    if not s.todo or s.todo[-1][0] not in ("place", "colour"):
        return ()
    kind, seat, what = s.todo[-1]
    board = s.boards[seat]
    tile, sites = (what, hexes(land.room(board))) if kind == "place" else (board.kind(what), (what,))
    if tile < len(cat.COLOURS):
        return ()
    return tuple((NAMES[hex_], _points_with_cube(board, tile, hex_)) for hex_ in sites)


def _beside(s: State) -> Stock:
    if not s.todo or s.todo[-1][0] != "place":
        return ()
    _, seat, tile = s.todo[-1]
    board = s.boards[seat]
    laid = [(special, hex_) for special, mask in enumerate(board.kinds[len(cat.COLOURS) :]) for hex_ in hexes(mask)]
    if not laid:
        return ()
    before, sites = _points(board, laid), hexes(land.room(board))
    changes = ((NAMES[hex_], _points(_with_tile(board, tile, hex_), laid) - before) for hex_ in sites)
    return tuple((hex_, change) for hex_, change in changes if change)


def _points(board: Board, laid: Iterable[tuple[int, Hex]]) -> int:
    """Of these special tiles."""
    return sum(scoring.special_points(board, special, hex_) for special, hex_ in laid)


def _with_tile(board: Board, tile: int, hex_: Hex) -> Board:
    """The board with this tile, and with the bonus cube of a resource hex (H-4.6), of whatever colour."""
    then = board.copy()
    then.put_tile(tile, hex_)
    if RESOURCE >> hex_ & 1:
        then.put_cube(0, hex_)
    return then


def _points_with_cube(board: Board, tile: int, hex_: Hex) -> int:
    """Of a special tile, counting the bonus cube it receives on a resource hex (H-4.6)."""
    special = tile - len(cat.COLOURS)
    cube = tile == cat.RESOURCES and RESOURCE >> hex_ & 1
    return scoring.special_points(board, special, hex_) + cube * cat.SPECIAL_POINTS[special]


def _board(board: Board, seat: int) -> BoardView:
    payable = [("temple", build.temple_cost(board))] if build.can_build_temple(board) else []
    payable += [
        (BUILDINGS[index], payment.price(build.COSTS[index], board.owned()))
        for index in members(build.payable_buildings(board))
    ]
    return BoardView(
        seat=seat,
        tiles=tuple(_tile(board, hex_) for hex_ in hexes(board.tiles)),
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
        built=names(board.built, BUILDINGS),
        payable=tuple(payable),
        corners=tuple(name for name, near in zip(cat.CORNERS, CORNER_NEIGHBOURS, strict=True) if near & board.tiles),
        areas=tuple(
            (area, tuple(_action_tile(tile) for tile in tiles))
            for area, tiles in zip(cat.AREAS, board.areas, strict=True)
        ),
        hired=names(board.hired, CHARACTERS),
        active=names(board.active, CHARACTERS),
        added=tuple(scoring.added_points(board)),
    )


def _tile(board: Board, hex_: Hex) -> TileView:
    kind = board.kind(hex_)
    special = kind - len(cat.COLOURS)
    return TileView(
        hex=NAMES[hex_],
        tile=cat.TILES[kind],
        special=special >= 0,
        cubes=tuple(cat.COLOURS[colour] for colour in board.cubes_on(hex_)),
        temple=bool(board.temples >> hex_ & 1),
        light=light.temple_points(board, hex_) if light.shines_on(board, hex_) else 0,
        points=scoring.special_points(board, special, hex_) if special >= 0 else 0,
    )

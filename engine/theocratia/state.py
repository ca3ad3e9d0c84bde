"""The whole state of a game of Theocratia: each field declared once, with its codec in positions."""

from __future__ import annotations

from typing import Annotated, Any

from engine.game import Seat
from engine.kernel.codecs import FLAG, SEAT, SEED, EachSeat, Name, Number, Row
from engine.kernel.sets import union
from engine.kernel.state import GameState
from engine.theocratia import catalogue as cat
from engine.theocratia import codecs as codec
from engine.theocratia import geometry, ids
from engine.theocratia.ids import Civ, Hex

CRYSTALS = len(cat.CRYSTALS)
CIVS = len(cat.CIVS)


_SEATS = tuple(map(Seat, range(cat.MAX_SEATS)))


class State(GameState):
    """The whole table. Seats, Civs, colours and hexes are indices; sets of hexes are bit masks.

    Invariant: every piece, die and card is in one place; no building stands on the ground of a colour without a seat.
    """

    discard_only: bool
    """Power cards have no effect of their own."""
    colours: tuple[int, ...]
    """By seat."""
    seat_of: tuple[Seat, ...]
    """By ground, -1 where nobody plays it; neutral grounds included."""
    seed: Annotated[bytes, SEED] = bytes(16)
    shuffles: Annotated[int, Number()] = 0
    """How often the discard pile was made a deck; names the next stream."""
    feasibility: Any = None
    """What `rules.feasibility` found out for the active seat, while nothing it depends on has changed."""

    ground: Annotated[list[int], codec.Ground()] = list(geometry.GROUND_MASKS)
    """The hexes of each ground as they are now; Fortresses and the Volcano have none."""
    start_tiles: Annotated[int, codec.HEXES] = 0
    level_tiles: Annotated[int, codec.HEXES] = 0
    """Hexes under a Conversion tile; its owner is the ground's colour."""
    houses: Annotated[list[int], codec.ON_MAP] = geometry.start_buildings(ids.HOUSE)
    factories: Annotated[list[int], codec.ON_MAP] = geometry.start_buildings(ids.FACTORY)
    barracks: Annotated[list[int], codec.ON_MAP] = geometry.start_buildings(ids.BARRACK)
    pyramids: Annotated[list[int], codec.ON_MAP] = geometry.start_buildings(ids.PYRAMID)
    """By Civ, as the other three."""
    near: list[int]
    """By Civ, all neighbours of its buildings and its Fortress."""
    crystals: Annotated[int, codec.HEXES]
    """Hexes that still have their crystal, of the printed ground's colour."""
    monsters: Annotated[int, codec.HEXES]
    touched: Annotated[int, codec.HEXES] = 0
    """Hexes changed since the last die was drafted."""

    area: Annotated[list[int], codec.CRYSTALS] = [
        cat.START_GREEN[kind] * (crystal == ids.GREEN) for kind, _ in cat.START_BUILDINGS for crystal in range(CRYSTALS)
    ]
    """Crystals in the Civ areas, at civ * 6 + crystal."""
    supply: Annotated[list[int], codec.by_civ(Number(0, cat.WARRIORS))] = [
        cat.START_WARRIORS[kind] for kind, _ in cat.START_BUILDINGS
    ]
    """Warriors by Civ; those neither here nor on the Chronicles are in the Civ's area."""
    pages: Annotated[list[int], codec.by_civ(Number(0, len(cat.CHRONICLE_SPACES)))] = [0] * CIVS
    """Areas of the Chronicles completed, by Civ."""
    page_crystals: Annotated[list[int], codec.by_civ(Number())] = [0] * CIVS
    page_warriors: Annotated[list[int], codec.by_civ(Number())] = [0] * CIVS
    """What lies on the area being filled."""

    table: Annotated[list[int], Row(codec.DIE, into=sorted)] = []
    """Dice, sorted; the drafted die lies here until it is placed on a row."""
    rows: Annotated[list[tuple[int, ...]], codec.ROWS] = [()] * CIVS
    """By Civ its dice from the left: die + DICE * (seat + 1), seat -1 for a die placed before the round."""
    bag: list[int]
    """Dice by colour."""
    bonus_hue: Annotated[Civ, codec.NO_CIV] = ids.NO_CIV
    """The Civ of the die on the End Round Bonus card, -1 before it is drawn."""
    bonus_holder: Annotated[int, codec.NOBODY] = -1
    """The seat that took the card, -1 while it lies on the board."""
    bonuses: Annotated[tuple[int, ...], Row(Name(cat.ROUND_BONUSES), into=tuple)] = tuple(range(len(cat.ROUND_BONUSES)))
    """The Round Bonus card of each round."""
    development: Annotated[list[str], codec.DEVELOPMENT] = list(cat.DEVELOPMENT)
    """The Civ Development card of each Civ."""

    priests: Annotated[list[int], codec.PRIESTS]
    """Spaces, at seat * 4 + civ."""
    cosmo: Annotated[list[int], EachSeat(Number(0, cat.TEMPLE_TOP), start=0)]
    malus: Annotated[list[int], EachSeat(Number(0, len(cat.MALUS) - 1), start=0)]
    """Steps by seat."""
    hands: Annotated[list[list[int]], EachSeat(Row(codec.CARD, into=sorted))]
    """Power cards, sorted."""
    starts: Annotated[list[bool], EachSeat(FLAG)]
    """Whether a seat holds its Starting tile."""
    levels: Annotated[list[int], EachSeat(Number(), start=0)]
    """Other Conversion tiles in hand."""
    claimed: Annotated[list[int], EachSeat(codec.LEVELS, start=0)]
    """Levels whose tile has left its place, as bits."""
    losses: Annotated[list[int], EachSeat(codec.CIVS, start=0)]
    """Civs of buildings that others took from a seat since its previous turn ended, as bits."""
    used: Annotated[list[tuple[int, ...]], EachSeat(codec.TOKENS, start=())]
    """Pyramid tokens each seat has taken."""
    tokens: int
    """Pyramid tokens left, as bits."""
    deck: Annotated[list[int], Row(codec.CARD)]
    """The next card last."""
    discard: Annotated[list[int], Row(codec.CARD)] = []

    round: Annotated[int, Number()] = 1
    """From 1; 0 while Civs are chosen."""
    turn: Annotated[int, Number()] = 1
    """Turns begun in this round, all players together."""
    first: Annotated[Seat, SEAT] = Seat(0)
    next_first: Annotated[int, codec.NOBODY] = -1
    """Who holds the Next-first token, -1 while it lies on the board."""
    active: Annotated[Seat, SEAT]
    """Whose turn it is or was last."""

    hue: Annotated[Civ, codec.NO_CIV] = ids.NO_CIV
    """The colour of the drafted die, -1 before the first; it and all below stay until the next die is drafted."""
    drawn: Annotated[int, Number(0, geometry.FACES)] = 0
    """Its face when drafted."""
    face: Annotated[int, Number(0, geometry.FACES)] = 0
    """The face it is used with, 0 until that is settled."""
    tint: Annotated[Civ, codec.NO_CIV] = ids.NO_CIV
    """The Civ it was recoloured to, -1 if not."""
    twists: Annotated[int, Number(0, cat.CARD_COPIES)] = 0
    vision: Annotated[bool, FLAG] = False
    """Cards played on its face."""
    civ: Annotated[Civ, codec.NO_CIV] = ids.NO_CIV
    """The row it was placed on, -1 before."""
    idle: Annotated[bool, FLAG] = False
    """No complete move was taken: the die only fills a space."""
    mode: Annotated[int, codec.MODE] = -1
    """What is done with it, -1 before."""
    acts: Annotated[tuple[int, ...], Row(codec.CARD, into=tuple)] = ()
    """Power cards declared with the mode."""
    greens: Annotated[int, Number()] = 0
    """Crystals of a Holiday that come from the reserve."""
    paid: Annotated[tuple[int, ...], Row(Number(), CRYSTALS, tuple)] = ()
    """Crystals of a Holiday paid from the Civ area so far, by colour."""

    # -- the map

    def pieces(self, kind: int) -> list[int]:
        """The hexes of one kind of building, by Civ."""
        return (self.houses, self.factories, self.barracks, self.pyramids)[kind]

    def left(self, kind: int, civ: Civ) -> int:
        """Pieces of this kind that can still be built."""
        return cat.PIECES[kind] - self.pieces(kind)[civ].bit_count()

    def common(self, civ: Civ) -> int:
        """Its Houses, Factories and Barracks: what a Holiday counts, a War hits and a Pyramid replaces."""
        return self.houses[civ] | self.factories[civ] | self.barracks[civ]

    def free(self) -> int:
        """Hexes without building, monster, Fortress and Volcano."""
        taken = geometry.BARRED | self.monsters
        for civ in ids.CIVS:
            taken |= self.houses[civ] | self.factories[civ] | self.barracks[civ] | self.pyramids[civ]
        return geometry.ALL & ~taken

    def built(self) -> int:
        """Hexes with a building of any Civ, Fortresses apart."""
        return union([*self.houses, *self.factories, *self.barracks, *self.pyramids])

    def own(self, seat: Seat) -> int:
        """The hexes of a seat's colour as they are now: what stands there is the seat's."""
        return self.ground[self.colours[seat]]

    def ground_at(self, hex_: Hex) -> int:
        """-1 for Fortresses and the Volcano."""
        return next((ground for ground, hexes in enumerate(self.ground) if hexes >> hex_ & 1), -1)

    def owner_at(self, hex_: Hex) -> Seat:
        """The seat a building here belongs to, -1 if it is neutral."""
        return self.seat_of[self.ground_at(hex_)]

    def building_at(self, hex_: Hex) -> tuple[Civ, int]:
        """Civ and kind; Fortresses are not among the kinds. Raises KeyError where nothing stands."""
        bit = 1 << hex_
        for kind in range(len(cat.KINDS)):
            pieces = self.pieces(kind)
            for civ in ids.CIVS:
                if pieces[civ] & bit:
                    return civ, kind
        raise KeyError(hex_)

    def size(self, civ: Civ) -> int:
        """Its buildings on the map, the Fortress included, Pyramids not."""
        return self.common(civ).bit_count() + cat.SIZE_FORTRESS

    # -- the rest of the table

    def available(self, civ: Civ) -> int:
        """Warriors in the Civ's area, ready to be produced."""
        return cat.WARRIORS - self.supply[civ] - self.page_warriors[civ]

    def crystal_count(self, civ: Civ) -> int:
        return sum(self.area[civ * CRYSTALS : (civ + 1) * CRYSTALS])

    def unlocked(self, seat: Seat) -> int:
        """Levels of Conversion tiles a Priest has reached that are not claimed, as bits."""
        farthest = max(self.priests[seat * CIVS : (seat + 1) * CIVS])
        return geometry.reached(farthest) & ~self.claimed[seat]

    def everybody(self) -> list[Seat]:
        return self.order(Seat(0))

    def order(self, seat: Seat) -> list[Seat]:
        """All seats clockwise from this one."""
        return [*_SEATS[seat : self.seats], *_SEATS[:seat]]

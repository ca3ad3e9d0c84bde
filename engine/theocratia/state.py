"""Everything a game of Theocratia consists of, as small numbers, bit masks and short lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.theocratia import catalogue as cat
from engine.theocratia import geometry

if TYPE_CHECKING:
    from engine.game import Move
    from engine.theocratia.feasibility import Feasibility

CRYSTALS = len(cat.CRYSTALS)
CIVS = len(cat.CIVS)

Pending = tuple[str, int, int]
"""A step (`rules.STEPS`), the seat that decides (-1: it runs by itself), and what it is about (-1: nothing more)."""


class State:
    """The whole table. Seats, Civs, colours and hexes are indices; sets of hexes are bit masks.

    Invariant: every piece, die and card is in one place; no building stands on the ground of a colour without a seat.
    """

    __slots__ = (
        "active",
        "acts",
        "area",
        "bag",
        "barracks",
        "bonus_holder",
        "bonus_hue",
        "bonuses",
        "civ",
        "claimed",
        "colours",
        "cosmo",
        "crystals",
        "deck",
        "development",
        "discard",
        "discard_only",
        "drawn",
        "face",
        "factories",
        "feasibility",
        "first",
        "greens",
        "ground",
        "hands",
        "houses",
        "hue",
        "idle",
        "level_tiles",
        "levels",
        "losses",
        "malus",
        "mode",
        "monsters",
        "near",
        "next_first",
        "offers",
        "options",
        "page_crystals",
        "page_warriors",
        "pages",
        "paid",
        "priests",
        "pyramids",
        "round",
        "rows",
        "seat_of",
        "seats",
        "seed",
        "shuffles",
        "start_tiles",
        "starts",
        "supply",
        "table",
        "tint",
        "todo",
        "tokens",
        "touched",
        "turn",
        "twists",
        "used",
        "vision",
    )

    seats: int
    options: dict[str, str]
    discard_only: bool
    """Power cards have no effect of their own."""
    colours: tuple[int, ...]
    """By seat."""
    seat_of: tuple[int, ...]
    """By ground, -1 where nobody plays it; neutral grounds included."""
    seed: bytes
    shuffles: int
    """How often the discard pile was made a deck; names the next stream."""
    todo: list[Pending]
    """What is pending, the next one last; empty when the game is over."""
    offers: list[Move]
    """The legal moves, listed once when their decision comes up; never changed in place."""
    feasibility: Feasibility | None
    """What the active seat can do with each Civ, while nothing it depends on has changed."""

    ground: list[int]
    """The hexes of each ground as they are now; Fortresses and the Volcano have none."""
    start_tiles: int
    level_tiles: int
    """Hexes under a Conversion tile; its owner is the ground's colour."""
    crystals: int
    """Hexes that still have their crystal, of the printed ground's colour."""
    monsters: int
    houses: list[int]
    factories: list[int]
    barracks: list[int]
    pyramids: list[int]
    """By Civ, as the other three."""
    near: list[int]
    """By Civ, all neighbours of its buildings and its Fortress."""
    touched: int
    """Hexes changed since the last die was drafted."""

    area: list[int]
    """Crystals in the Civ areas, at civ * 6 + crystal."""
    supply: list[int]
    """Warriors by Civ; those neither here nor on the Chronicles are in the Civ's area."""
    pages: list[int]
    """Areas of the Chronicles completed, by Civ."""
    page_crystals: list[int]
    page_warriors: list[int]

    table: list[int]
    """Dice, sorted; the drafted die lies here until it is placed on a row."""
    rows: list[tuple[int, ...]]
    """By Civ its dice from the left: die + DICE * (seat + 1), seat -1 for a die placed before the round."""
    bag: list[int]
    """Dice by colour."""
    bonus_hue: int
    """The Civ of the die on the End Round Bonus card, -1 before it is drawn."""
    bonus_holder: int
    """The seat that took the card, -1 while it lies on the board."""
    bonuses: tuple[int, ...]
    """The Round Bonus card of each round."""
    development: list[int]
    """The Civ Development card of each Civ."""

    priests: list[int]
    """Spaces, at seat * 4 + civ."""
    cosmo: list[int]
    malus: list[int]
    """Steps by seat."""
    hands: list[list[int]]
    """Power cards, sorted."""
    starts: int
    """Seats that hold their Starting tile, as bits."""
    levels: list[int]
    """Other Conversion tiles in hand."""
    claimed: list[int]
    """Levels whose tile has left its place, as bits."""
    losses: list[int]
    """Civs of buildings that others took from a seat since its previous turn ended, as bits."""
    tokens: int
    """Pyramid tokens left, as bits."""
    used: list[tuple[int, ...]]
    """Pyramid tokens each seat has taken."""
    deck: list[int]
    """The next card last."""
    discard: list[int]

    round: int
    """From 1; 0 while Civs are chosen."""
    turn: int
    """Turns begun in this round, all players together."""
    first: int
    next_first: int
    """Who holds the Next-first token, -1 while it lies on the board."""
    active: int
    """Whose turn it is or was last."""

    hue: int
    """The colour of the drafted die, -1 before the first; it and all below stay until the next die is drafted."""
    drawn: int
    """Its face when drafted."""
    face: int
    """The face it is used with, 0 until that is settled."""
    tint: int
    """The Civ it was recoloured to, -1 if not."""
    twists: int
    vision: bool
    """Cards played on its face."""
    civ: int
    """The row it was placed on, -1 before."""
    idle: bool
    """No complete move was taken: the die only fills a space."""
    mode: int
    """What is done with it, -1 before."""
    acts: tuple[int, ...]
    """Power cards declared with the mode."""
    greens: int
    """Crystals of a Holiday that come from the reserve."""
    paid: tuple[int, ...]
    """Crystals of a Holiday paid from the Civ area so far, by colour."""

    def copy(self) -> State:
        clone = State.__new__(State)
        clone.seats, clone.options, clone.discard_only = self.seats, self.options, self.discard_only
        clone.colours, clone.seat_of, clone.seed, clone.shuffles = self.colours, self.seat_of, self.seed, self.shuffles
        clone.todo, clone.offers, clone.feasibility = self.todo[:], self.offers, self.feasibility
        clone.ground, clone.start_tiles, clone.level_tiles = self.ground[:], self.start_tiles, self.level_tiles
        clone.crystals, clone.monsters, clone.touched = self.crystals, self.monsters, self.touched
        clone.houses, clone.factories = self.houses[:], self.factories[:]
        clone.barracks, clone.pyramids, clone.near = self.barracks[:], self.pyramids[:], self.near[:]
        clone.area, clone.supply, clone.pages = self.area[:], self.supply[:], self.pages[:]
        clone.page_crystals, clone.page_warriors = self.page_crystals[:], self.page_warriors[:]
        clone.table, clone.rows, clone.bag = self.table[:], self.rows[:], self.bag[:]
        clone.bonus_hue, clone.bonus_holder = self.bonus_hue, self.bonus_holder
        clone.bonuses, clone.development = self.bonuses, self.development[:]
        clone.priests, clone.cosmo, clone.malus = self.priests[:], self.cosmo[:], self.malus[:]
        clone.hands = [hand[:] for hand in self.hands]
        clone.starts, clone.levels, clone.claimed = self.starts, self.levels[:], self.claimed[:]
        clone.losses, clone.tokens, clone.used = self.losses[:], self.tokens, self.used[:]
        clone.deck, clone.discard = self.deck[:], self.discard[:]
        clone.round, clone.turn, clone.first = self.round, self.turn, self.first
        clone.next_first, clone.active = self.next_first, self.active
        clone.hue, clone.drawn, clone.face, clone.tint = self.hue, self.drawn, self.face, self.tint
        clone.twists, clone.vision, clone.civ, clone.idle = self.twists, self.vision, self.civ, self.idle
        clone.mode, clone.acts, clone.greens, clone.paid = self.mode, self.acts, self.greens, self.paid
        return clone

    # -- the map

    def pieces(self, kind: int) -> list[int]:
        """The hexes of one kind of building, by Civ."""
        return (self.houses, self.factories, self.barracks, self.pyramids)[kind]

    def common(self, civ: int) -> int:
        """Its Houses, Factories and Barracks: what a Holiday counts, a War hits and a Pyramid replaces."""
        return self.houses[civ] | self.factories[civ] | self.barracks[civ]

    def free(self) -> int:
        """Hexes without building, monster, Fortress and Volcano."""
        taken = geometry.BARRED | self.monsters
        for civ in range(CIVS):
            taken |= self.houses[civ] | self.factories[civ] | self.barracks[civ] | self.pyramids[civ]
        return geometry.ALL & ~taken

    def own(self, seat: int) -> int:
        """The hexes of a seat's colour as they are now: what stands there is the seat's."""
        return self.ground[self.colours[seat]]

    def ground_at(self, hex_: int) -> int:
        """-1 for Fortresses and the Volcano."""
        return next((ground for ground, hexes in enumerate(self.ground) if hexes >> hex_ & 1), -1)

    def owner_at(self, hex_: int) -> int:
        """The seat a building here belongs to, -1 if it is neutral."""
        return self.seat_of[self.ground_at(hex_)]

    def building_at(self, hex_: int) -> tuple[int, int]:
        """Civ and kind; Fortresses are not among the kinds. Raises KeyError where nothing stands."""
        bit = 1 << hex_
        for kind in range(len(cat.KINDS)):
            for civ, hexes in enumerate(self.pieces(kind)):
                if hexes & bit:
                    return civ, kind
        raise KeyError(hex_)

    def size(self, civ: int) -> int:
        """Its buildings on the map, the Fortress included, Pyramids not."""
        return self.common(civ).bit_count() + cat.SIZE_FORTRESS

    # -- the rest of the table

    def available(self, civ: int) -> int:
        """Warriors in the Civ's area, ready to be produced."""
        return cat.WARRIORS - self.supply[civ] - self.page_warriors[civ]

    def crystal_count(self, civ: int) -> int:
        return sum(self.area[civ * CRYSTALS : (civ + 1) * CRYSTALS])

    def unlocked(self, seat: int) -> int:
        """Levels of Conversion tiles a Priest has reached that are not claimed, as bits."""
        farthest = max(self.priests[seat * CIVS : (seat + 1) * CIVS])
        return geometry.reached(farthest) & ~self.claimed[seat]

    def order(self, seat: int) -> list[int]:
        """All seats clockwise from this one."""
        return [(seat + i) % self.seats for i in range(self.seats)]

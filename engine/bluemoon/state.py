"""The whole state of a game of Blue Moon City: each field declared once, with its codec in positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from engine.bluemoon.cards import NONE, PACK, WORDS, Cards, Kind, counts, size
from engine.bluemoon.catalogue import COPIES, COURTYARD, DRAGONS, EXTRA_STEPS, MARKERS, STEPS, WILD_COPIES
from engine.bluemoon.city import TILE, City, city
from engine.bluemoon.geometry import OUTSIDE, PLACES, SIDE, Place
from engine.bluemoon.terms import Terms
from engine.game import Seat
from engine.kernel.codecs import (
    SEAT,
    SEED,
    At,
    Codec,
    Each,
    EachSeat,
    Fixed,
    Maybe,
    Name,
    Number,
    Row,
    Set,
    Word,
    shown,
)
from engine.kernel.state import GameState

ENDS = ("offerings", "no_markers", "rebuilt", "stalled", "rebuilt_stalled")
"""Why a game is over (B-10)."""
PlayedMove = tuple[Seat, str, Place]
"""A move as it is remembered: who made it, and where that seat's figure stood before."""
PLACE_NAME = Name(PLACES)
CARD = Name(WORDS)
CARDS = size(PACK)
EMPTY: list[Any] = []


class _CardSet(Each):
    """Cards packed into a number, as how many there are of each."""

    def __init__(self) -> None:
        super().__init__(WORDS, Number(1, WILD_COPIES), empty=0, into=lambda held: int.from_bytes(held, "little"))

    def dump(self, value: Any) -> dict[str, int]:
        return super().dump(counts(value))


class _CityTiles(Codec[City]):
    """The city as rows of tile ids from the top, null where there is no tile. Each tile lies in one place at most."""

    def dump(self, value: City) -> list[list[str | None]]:
        names = [value.name(place) if place in value.board.places else None for place in map(Place, range(OUTSIDE))]
        return [names[start : start + SIDE] for start in range(0, OUTSIDE, SIDE)]

    def load(self, data: object, at: At) -> City:
        rows = Row(Row(Maybe(Word([*TILE, COURTYARD])))).load(data, at)
        ids = tuple(tile for row in rows for tile in row)
        if [len(row) for row in rows] != [SIDE] * SIDE:
            at.refuse(f"{SIDE} rows of {SIDE} tiles")
        for tile in filter(None, ids):
            if ids.count(tile) > 1:
                at.refuse(f"{tile} must lie in one place, not in {ids.count(tile)}")
        if COURTYARD not in ids:
            at.refuse(f"{COURTYARD} must lie in one place, not in 0")
        return city(ids)


class _Notation(Codec[str]):
    """A move as text; whether it can be one is checked where the city is known."""

    def dump(self, value: str) -> str:
        return str(value)

    def load(self, data: object, at: At) -> str:
        return data if isinstance(data, str) else at.refuse(f"{shown(data)} is no move")


CARD_SET = _CardSet()
PLAYED = Row(Fixed(SEAT, _Notation(), PLACE_NAME), into=tuple)


class State(GameState):
    """Lists are indexed by seat or place.

    Every card is in exactly one of deck, discard, hands and waiting; every marker is with its owner, on a space or on
    the obelisk; every scale is with a seat or in the pool.
    """

    seed: Annotated[bytes, SEED] = bytes(16)
    refills: Annotated[int, Number()] = 0
    """How often the deck has been made again; names the next shuffle."""
    terms: Terms
    city: Annotated[City, _CityTiles()]

    owners: list[tuple[Seat, ...]]
    """By place: whose marker is on each space, FREE for none; () where there are no spaces or none any more."""
    rebuilt: Annotated[int, Set(PLACES)] = 0
    """The places with a rebuilt building, as bits."""
    obelisk: Annotated[list[Seat], Row(SEAT)] = EMPTY
    """The seats of the Offerings made, in order."""
    figures: Annotated[list[Place], EachSeat(PLACE_NAME)]
    dragons: Annotated[list[Place], Each(DRAGONS, PLACE_NAME, empty=OUTSIDE)] = [OUTSIDE] * len(DRAGONS)
    """In the order of DRAGONS; OUTSIDE until they enter the city."""

    hands: Annotated[list[Cards], EachSeat(CARD_SET)]
    crystals: Annotated[list[int], EachSeat(Number())]
    scales: Annotated[list[int], EachSeat(Number())]
    markers: list[int]
    """Those in hand."""

    deck: Annotated[list[Kind], Row(CARD, CARDS)]
    """The next card last."""
    discard: Annotated[Cards, CARD_SET] = NONE
    waiting: Annotated[list[Kind], Row(CARD, CARDS)] = EMPTY
    """The reward cards that the seat whose turn it is will see after this turn."""
    drawn: Annotated[list[Cards], EachSeat(CARD_SET)]
    """By seat: what it has drawn from the present deck and looked at."""
    spent: Annotated[list[Cards], EachSeat(CARD_SET, start=NONE)]
    """By seat: what it has paid, used and discarded since its first draw from the present deck."""
    stale: Annotated[int, Number()] = 0
    """How many of the waiting cards, counted from the first, came from the deck before."""

    seat: Annotated[Seat, SEAT]
    """Whose turn it is, or was when the game ended."""
    steps: Annotated[int, Number(0, STEPS + EXTRA_STEPS * COPIES[2])]
    """Steps left to the figure."""
    placed: Annotated[int, Number(0, MARKERS)] = 0
    """Markers placed this turn."""
    idle: Annotated[int, Number()] = 0
    """Turns in a row without a marker placed."""
    turn: Annotated[int, Number(1)] = 1
    """The number of this turn, from 1."""
    before: Annotated[tuple[PlayedMove, ...], PLAYED] = ()
    """The moves of the turn before."""
    trail: Annotated[tuple[PlayedMove, ...], PLAYED] = ()
    """This turn's moves."""
    ended: Annotated[str | None, Maybe(Word(ENDS))] = None
    """Why the game is over."""

    @property
    def pool(self) -> int:
        """Scales nobody holds. Below zero only within the event of a contribution."""
        return self.terms.scales - sum(self.scales)


def count_markers(s: State) -> list[int]:
    """Those in hand: all that lie neither on a space nor on the obelisk."""
    laid: Sequence[Seat] = [*s.obelisk, *(owner for owners in s.owners for owner in owners)]
    return [MARKERS - laid.count(Seat(seat)) for seat in range(s.seats)]

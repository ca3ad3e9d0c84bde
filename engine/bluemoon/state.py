"""Everything a game of Blue Moon City consists of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import Event

if TYPE_CHECKING:
    from engine.bluemoon.city import City
    from engine.bluemoon.moves import PlayedMove
    from engine.bluemoon.terms import Terms

Log = list[Event] | None
"""Where to record what happens; None while nobody listens."""


class State:
    """Lists are indexed by seat or place; sets of cards are numbers, see `cards.py`.

    Every card is in exactly one of deck, discard, hands and pending; every marker is with its owner, on a space or on
    the obelisk; every scale is with a seat or in the pool.
    """

    __slots__ = (
        "before",
        "city",
        "crystals",
        "deck",
        "discard",
        "dragons",
        "drawn",
        "ended",
        "figures",
        "hands",
        "idle",
        "markers",
        "obelisk",
        "options",
        "owners",
        "pending",
        "placed",
        "rebuilt",
        "refills",
        "scales",
        "seat",
        "seats",
        "seed",
        "source",
        "stale",
        "steps",
        "terms",
        "todo",
        "trail",
        "turn",
    )

    seats: int
    options: dict[str, str]
    seed: bytes
    refills: int
    """How often the deck has been made anew; names the next shuffle."""
    terms: Terms
    city: City

    owners: list[tuple[int, ...]]
    """By place: whose marker is on each space, FREE for none; () where there are no spaces or none any more."""
    rebuilt: int
    """The places with a rebuilt building, as bits."""
    figures: list[int]
    dragons: list[int]
    """In the order of DRAGONS; OUTSIDE until they enter the city."""
    obelisk: list[int]
    """The seats of the Offerings made, in order."""

    hands: list[int]
    crystals: list[int]
    scales: list[int]
    markers: list[int]
    """Those in hand."""

    deck: list[int]
    """Kinds of cards, the next one last."""
    discard: int
    pending: list[int]
    """The reward cards that the seat whose turn it is will see after this turn."""
    source: int
    """What the deck was last made of: known to everybody."""
    drawn: list[int]
    """By seat: what it has drawn from that deck and looked at."""
    stale: int
    """How many of the pending cards, counted from the first, came from the deck before."""

    seat: int
    todo: list[str]
    """The pending decisions of this turn, the present one last; empty when the game is over."""
    steps: int
    placed: int
    """Markers placed this turn."""
    idle: int
    """Turns in a row without a marker placed."""
    turn: int
    """The number of this turn, from 1."""
    trail: tuple[PlayedMove, ...]
    """This turn's moves."""
    before: tuple[PlayedMove, ...]
    """The moves of the turn before."""
    ended: str | None
    """Why the game is over."""

    @property
    def pool(self) -> int:
        """Scales nobody holds. Below zero only within the event of a contribution."""
        return self.terms.scales - sum(self.scales)

    def copy_to(self, other: State) -> None:
        other.seats, other.options, other.seed, other.refills = self.seats, self.options, self.seed, self.refills
        other.terms, other.city = self.terms, self.city
        other.owners, other.rebuilt = self.owners[:], self.rebuilt
        other.figures, other.dragons, other.obelisk = self.figures[:], self.dragons[:], self.obelisk[:]
        other.hands, other.crystals = self.hands[:], self.crystals[:]
        other.scales, other.markers = self.scales[:], self.markers[:]
        other.deck, other.discard, other.pending = self.deck[:], self.discard, self.pending[:]
        other.source, other.drawn, other.stale = self.source, self.drawn[:], self.stale
        other.seat, other.todo, other.steps = self.seat, self.todo[:], self.steps
        other.placed, other.idle, other.turn = self.placed, self.idle, self.turn
        other.trail, other.before, other.ended = self.trail, self.before, self.ended

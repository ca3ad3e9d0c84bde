"""The state of a game of Blue Moon City."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from engine.bluemoon import rules, scoring, setup, view
from engine.game import BadOptions, Event, Game, Move, Option, Prompt, Result, Score

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from engine.bluemoon.city import City
    from engine.bluemoon.moves import Deed
    from engine.bluemoon.setup import Terms
    from engine.bluemoon.view import BlueMoonView


class BlueMoonCity(Game):
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

    key = "bluemoon"
    rules_version = 1
    min_seats = 2
    max_seats = 4
    declared = (
        Option("expansion", ("off", "on"), "off"),
        Option("layout", ("start_tiles", "random_all", "rulebook_2006"), "start_tiles"),
        Option("edition", ("2018", "2006"), "2018"),
    )

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
    trail: tuple[Deed, ...]
    """This turn's moves."""
    before: tuple[Deed, ...]
    """The moves of the turn before."""
    ended: str | None
    """Why the game is over."""

    @classmethod
    def new(cls, *, seats: int, seed: int | bytes, options: Mapping[str, str] | None = None) -> Self:
        return setup.new(cls(), seats, seed, cls.settle(seats, options))

    @classmethod
    def check_options(cls, seats: int, options: Mapping[str, str]) -> None:
        """B-1.5: the city of the 2006 rule book has no room for the expansion."""
        if options["expansion"] == "on" and options["layout"] == "rulebook_2006":
            raise BadOptions("bluemoon-bad-layout")

    @classmethod
    def from_json(cls, text: str) -> Self:
        from engine.bluemoon.position import load

        return load(cls, text)

    def to_json(self) -> str:
        from engine.bluemoon.position import dump

        return dump(self)

    @property
    def to_move(self) -> int | None:
        return self.seat if self.todo else None

    @property
    def result(self) -> Result | None:
        return scoring.result(self)

    @property
    def pool(self) -> int:
        """Scales nobody holds. Below zero only within the event of a contribution."""
        return self.terms.scales - sum(self.scales)

    def moves(self) -> list[Move]:
        return rules.moves(self)

    def apply(self, move: Move, log: list[Event] | None = None) -> None:
        rules.apply(self, move, log)

    def prompt(self) -> Prompt | None:
        return rules.prompt(self)

    def view(self, seat: int | None) -> BlueMoonView:
        return view.view(self, seat)

    def determinize(self, seat: int | None, rng: Random) -> Self:
        return view.determinize(self, seat, rng)

    def scores(self) -> tuple[Score, ...]:
        return scoring.scores(self)

    def copy(self) -> Self:
        twin = type(self)()
        twin.seats, twin.options, twin.seed, twin.refills = self.seats, self.options, self.seed, self.refills
        twin.terms, twin.city = self.terms, self.city
        twin.owners, twin.rebuilt = self.owners[:], self.rebuilt
        twin.figures, twin.dragons, twin.obelisk = self.figures[:], self.dragons[:], self.obelisk[:]
        twin.hands, twin.crystals = self.hands[:], self.crystals[:]
        twin.scales, twin.markers = self.scales[:], self.markers[:]
        twin.deck, twin.discard, twin.pending = self.deck[:], self.discard, self.pending[:]
        twin.source, twin.drawn, twin.stale = self.source, self.drawn[:], self.stale
        twin.seat, twin.todo, twin.steps = self.seat, self.todo[:], self.steps
        twin.placed, twin.idle, twin.turn = self.placed, self.idle, self.turn
        twin.trail, twin.before, twin.ended = self.trail, self.before, self.ended
        return twin

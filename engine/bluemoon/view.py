"""What one seat, or a spectator, may see."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from engine.bluemoon.cards import WORDS, Cards, counts, size, unpack
from engine.bluemoon.catalogue import ANY, COLOURS, DRAGONS, Reward
from engine.bluemoon.city import FREE, City
from engine.bluemoon.geometry import OUTSIDE, PLACES, SIDE, Place
from engine.bluemoon.hidden import deck_limits, source
from engine.bluemoon.moves import contributions
from engine.bluemoon.payments import usable
from engine.bluemoon.rules import ends
from engine.bluemoon.rules.building import neighbourhood
from engine.bluemoon.state import State
from engine.game import Score, Seat, View
from engine.kernel.game import Common

PAYING = ("move", "contribute")
"""The decisions of a turn up to the end of its contributions (B-2.1)."""


@dataclass(frozen=True, slots=True)
class SpaceView:
    number: int
    """From the left, starting at 1, as in the notation."""
    colour: str
    value: int
    owner: int | None
    """Whose marker lies there."""


@dataclass(frozen=True, slots=True)
class TileView:
    place: str
    id: str
    rebuilt: bool
    spaces: tuple[SpaceView, ...]
    """Empty on the courtyard and on rebuilt buildings."""
    majority: Reward
    construction: Reward
    neighbourhood: Reward
    near: Reward
    """What the rebuilt neighbours would bring each contributor if the building were completed now."""
    special: str | None
    """`jump`, `draw` or `offer`."""
    figures: tuple[int, ...]
    dragons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlayerView:
    seat: int
    place: str
    hand: int
    """Number of cards."""
    pending: int
    """Reward cards that join the hand after this turn; nobody has seen them."""
    markers: int
    """Those in hand."""
    scales: int
    offerings: int
    drawn: int
    """Cards drawn from the present deck."""
    spent: tuple[tuple[str, int], ...]
    """Cards that left the hand since the first of them was drawn."""
    crystals: int
    """Follows from public events, so it is no secret of the rules; but show it only where `crystals_open` says so."""
    crystals_open: bool
    """Whether pictures, words and scores for this viewer may tell the crystals: one's own, and all at the end."""


@dataclass(frozen=True, slots=True)
class HeldView:
    card: str
    count: int
    pays: tuple[int, ...]
    """The free spaces of the building here that some minimal payment from this hand uses the card for; none where
    nothing can be paid any more: once its owner's contributions are over, without a marker, and after the end.
    """


@dataclass(frozen=True, slots=True)
class PlayedMoveView:
    seat: int
    move: str
    place: str
    """Where the figure stood before."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BlueMoonView(View):
    """A table of Blue Moon City. Sets of cards are pairs of card and number, in the order of payments."""

    rows: tuple[tuple[TileView | None, ...], ...]
    """Five rows of five from the top; None for a corner without a tile."""
    dragons_outside: tuple[str, ...]
    players: tuple[PlayerView, ...]
    """By seat."""
    hand: tuple[HeldView, ...] | None
    """The viewer's own; None for spectators."""
    prices: tuple[int, ...]
    """The spaces of the obelisk in the order they are filled."""
    offered: tuple[int, ...]
    """The seats whose markers are on the first of them."""
    to_win: int
    """Offerings that win."""
    pool: int
    scales: int
    """All there are, held or in the pool."""
    deck: int
    discard: tuple[tuple[str, int], ...]
    deck_limits: tuple[tuple[str, int], ...]
    """The most of each card that deck and reward cards drawn from it can hold, as far as this viewer can tell."""
    source: tuple[tuple[str, int], ...]
    """What the present deck was made of."""
    drawn: tuple[tuple[str, int], ...]
    """What the viewer has drawn from it."""
    turn: int
    steps: int
    """Steps left to the figure whose turn it is."""
    placed: int
    """Markers placed this turn: dragons give scales for the first contribution only."""
    idle: int
    """Turns in a row without a marker placed."""
    patience: int
    """The number of such turns at which the game ends."""
    last: tuple[PlayedMoveView, ...]
    """The moves of the turn before and of this turn, in order."""


def view(s: State, seat: int | None, shared: Common) -> BlueMoonView:
    shared["scores"] = _scores(s, seat, shared["scores"])
    asked = shared["prompt"]
    over = asked is not None and seat == s.seat and asked.kind not in PAYING
    pays = seat is not None and s.markers[seat] > 0 and s.ended is None and not over
    return BlueMoonView(
        **shared,
        rows=_rows(s),
        dragons_outside=_dragons(s, OUTSIDE),
        players=tuple(_player(s, Seat(owner), seat) for owner in range(s.seats)),
        hand=None if seat is None else _hand(s, seat, paying=pays),
        prices=s.terms.prices,
        offered=tuple(s.obelisk),
        to_win=s.terms.offerings,
        pool=s.pool,
        scales=s.terms.scales,
        deck=len(s.deck),
        discard=_numbers(s.discard),
        deck_limits=_numbers(deck_limits(s, seat)),
        source=_numbers(source(s)),
        drawn=() if seat is None else _numbers(s.drawn[seat]),
        turn=s.turn,
        steps=s.steps,
        placed=s.placed,
        idle=s.idle,
        patience=ends.patience(s),
        last=tuple(PlayedMoveView(by, move, PLACES[place]) for by, move, place in s.before + s.trail),
    )


def _crystals_open(s: State, owner: int, seat: int | None) -> bool:
    return owner == seat or s.ended is not None


def _scores(s: State, seat: int | None, scores: tuple[Score, ...]) -> tuple[Score, ...]:
    """Without the crystals of others before the end."""
    return tuple(
        score if _crystals_open(s, owner, seat) else replace(score, tiebreakers=())
        for owner, score in enumerate(scores)
    )


def _rows(s: State) -> tuple[tuple[TileView | None, ...], ...]:
    tiles = [
        _tile(s.city, place, s.owners[place], s.rebuilt, _figures(s, place), _dragons(s, place))
        for place in map(Place, range(OUTSIDE))
    ]
    return tuple(tuple(tiles[start : start + SIDE]) for start in range(0, OUTSIDE, SIDE))


@lru_cache(maxsize=1 << 14)
def _tile(
    city: City, place: Place, owners: tuple[Seat, ...], rebuilt: int, figures: tuple[int, ...], dragons: tuple[str, ...]
) -> TileView | None:
    """Cached, as most tiles stay the same from one view to the next."""
    if place not in city.board.places:
        return None
    tile = city.tiles[place]
    return TileView(
        place=PLACES[place],
        id=city.name(place),
        rebuilt=bool(rebuilt >> place & 1),
        spaces=tuple(
            SpaceView(index + 1, (*COLOURS, ANY)[colour], value, None if owner == FREE else owner)
            for index, ((colour, value), owner) in enumerate(zip(city.spaces[place], owners, strict=False))
        ),
        majority=tile.majority if tile else Reward(),
        construction=tile.construction if tile else Reward(),
        neighbourhood=tile.neighbourhood if tile else Reward(),
        near=neighbourhood(city, rebuilt, place),
        special=city.special[place],
        figures=figures,
        dragons=dragons,
    )


def _figures(s: State, place: Place) -> tuple[int, ...]:
    return tuple(seat for seat, at in enumerate(s.figures) if at == place) if place in s.figures else ()


def _dragons(s: State, place: Place) -> tuple[str, ...]:
    return (
        tuple(dragon for dragon, at in zip(DRAGONS, s.dragons, strict=True) if at == place)
        if place in s.dragons
        else ()
    )


def _player(s: State, owner: Seat, seat: int | None) -> PlayerView:
    return PlayerView(
        seat=owner,
        place=PLACES[s.figures[owner]],
        hand=size(s.hands[owner]),
        pending=len(s.waiting) if owner == s.seat else 0,
        markers=s.markers[owner],
        scales=s.scales[owner],
        offerings=s.obelisk.count(owner),
        drawn=size(s.drawn[owner]),
        spent=_numbers(s.spent[owner]),
        crystals=s.crystals[owner],
        crystals_open=_crystals_open(s, owner, seat),
    )


def _hand(s: State, seat: int, *, paying: bool) -> tuple[HeldView, ...]:
    hand, place = s.hands[seat], s.figures[seat]
    uses: dict[int, list[int]] = {}
    for index, owner in enumerate(s.owners[place]):
        if owner == FREE and paying:
            colour, value = s.city.spaces[place][index]
            ways = contributions(usable(hand, colour), index + 1, colour, value)
            for kind in {kind for way in ways for kind in unpack(Cards(way.args[1]))}:
                uses.setdefault(kind, []).append(index + 1)
    return tuple(
        HeldView(WORDS[kind], number, tuple(uses.get(kind, ()))) for kind, number in enumerate(counts(hand)) if number
    )


def _numbers(cards: Cards) -> tuple[tuple[str, int], ...]:
    return tuple((WORDS[kind], number) for kind, number in enumerate(counts(cards)) if number)

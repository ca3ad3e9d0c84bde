"""Every possible move, created once; payments and discards are created when they first come up.

Notation: `step c3`, `play grey2`, `play grey1 e4`, `play black1 b2` (a power, with the place it moves something to),
`contribute 2 pay blue1*2 hoax1`, `offer`, `play yellow1`, `jump c3`, `draw`, `skip`, `discard red1 white3`, `discard
nothing`, `end`.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import chain
from typing import TYPE_CHECKING

from engine.bluemoon.cards import KIND, KINDS, NONE, ONE, WORDS, Cards, Kind, counts, text
from engine.bluemoon.catalogue import DRAGON_COLOURS
from engine.bluemoon.geometry import BOARDS, OUTSIDE, PLACES, Board, Place
from engine.bluemoon.payments import CODES, payments, plan
from engine.game import Move

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.bluemoon.view import SpaceView

END = Move("end")
OFFER = Move("offer")
SKIP = Move("skip")
DRAW = Move("draw")

FLIT1, FLIT2 = KIND["grey1"], KIND["grey2"]
PILLAR1, PILLAR2 = KIND["yellow1"], KIND["yellow2"]
DRAGON1: tuple[Kind, ...] = tuple(KIND[f"{colour}1"] for colour in DRAGON_COLOURS)
DRAGON2: tuple[Kind, ...] = tuple(KIND[f"{colour}2"] for colour in DRAGON_COLOURS)
"""The cards that move each dragon, in the order of DRAGONS."""

HASTE = Move("play grey2", (FLIT2,))
OFFER_MORE = {kind: Move(f"play {WORDS[kind]}", (kind,)) for kind in (PILLAR1, PILLAR2)}


@cache
def _made(text: str, *args: int) -> Move:
    """Cities of both shapes share their moves."""
    return Move(text, args)


class Travels:
    """The moves to places on one board. Each table but the last two is indexed by the place that is left."""

    __slots__ = ("anywhere", "flights", "jumps", "leaps", "rides", "steps", "summons")

    def __init__(self, board: Board) -> None:
        def each(word: str, args: tuple[int, ...], to: tuple[Place, ...]) -> tuple[Move, ...]:
            return tuple(_made(f"{word} {PLACES[place]}", *args, place) for place in to)

        def others(place: Place) -> tuple[Place, ...]:
            return tuple(other for other in board.places if other != place)

        everywhere = tuple(map(Place, range(OUTSIDE)))
        self.steps = tuple(each("step", (), board.near[place]) for place in everywhere)
        self.jumps = tuple(each("jump", (), others(place)) for place in everywhere)
        self.flights = tuple(each("play grey1", (FLIT1,), others(place)) for place in everywhere)
        self.summons = tuple(
            tuple(each(f"play {WORDS[kind]}", (kind,), others(place)) for place in (*everywhere, OUTSIDE))
            for kind in DRAGON1
        )
        """By dragon, then by place; from outside too."""
        self.rides = tuple(
            tuple(each(f"play {WORDS[kind]}", (kind,), board.reach[place]) for place in everywhere) + ((),)
            for kind in DRAGON2
        )
        """By dragon, then by place; none from outside."""
        powers = (each(f"play {WORDS[kind]}", (kind,), board.places) for kind in (FLIT1, *DRAGON1, *DRAGON2))
        self.anywhere = (*each("step", (), board.places), *chain(*powers))
        self.leaps = each("jump", (), board.places)
        """Steps and powers, and jumps, to every place, possible or not."""


TRAVELS = {board: Travels(board) for board in BOARDS.values()}


@lru_cache(maxsize=1 << 12)
def contributions(hand: Cards, number: int, colour: int, value: int) -> tuple[Move, ...]:
    """Every way to pay for the space with this number, counted from 1 on the left, with the usable cards of a hand."""
    return tuple(contribution(number, paid) for paid in payments(hand, colour, value))


def contribution(number: int, paid: Cards) -> Move:
    return Move(f"contribute {number} pay {text(paid) or 'nothing'}", (number, paid))


def together(hand: Cards, free: Iterable[SpaceView], most: int) -> tuple[Move, ...]:
    """The contributions by which a hand pays for as many of these spaces as it can, up to `most`, from the left."""
    spaces = tuple(free)
    paid = plan(hand, tuple((CODES[space.colour], space.value) for space in spaces), most)
    return tuple(contribution(spaces[index].number, cards) for index, cards in paid)


def _discard(cards: Cards) -> Move:
    return Move(f"discard {text(cards) or 'nothing'}", (cards,))


_NOTHING = _discard(NONE)
_SINGLE = tuple(_discard(ONE[kind]) for kind in KINDS)
_PAIR = tuple(tuple(_discard(ONE[a] + ONE[b]) for b in KINDS) for a in KINDS)


def discards(hand: Cards) -> list[Move]:
    """No card, one card, two cards of a hand, in every way."""
    held = counts(hand)
    kinds = [kind for kind in KINDS if held[kind]]
    found = [_NOTHING] + [_SINGLE[kind] for kind in kinds]
    for first, kind in enumerate(kinds):
        pairs = _PAIR[kind]
        found += [pairs[other] for other in kinds[first if held[kind] > 1 else first + 1 :]]
    return found


DISCARDS = (_NOTHING, *_SINGLE, *(_PAIR[a][b] for a in KINDS for b in KINDS if a <= b))
"""Every possible discard."""
_ANYWHERE = frozenset([END, OFFER, SKIP, DRAW, HASTE, *OFFER_MORE.values(), *DISCARDS])


def is_fixed(board: Board, place: Place, text: str) -> bool:
    """Whether this is the notation of a move, contributions apart, that can come up with the figure on a place."""
    travels = TRAVELS[board]
    tables = (travels.steps[place], travels.jumps[place], travels.flights[place])
    return text in {*_ANYWHERE, *chain(*tables, *chain(*travels.summons, *travels.rides))}

"""What one seat, or a spectator, may see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from engine.game import View
from engine.orchard.catalogue import ROUNDS
from engine.orchard.moves import ALL, CARDS, cards, mask, names
from engine.orchard.rules import DECISIONS

if TYPE_CHECKING:
    from random import Random

    from engine.orchard.state import Orchard

G = TypeVar("G", bound="Orchard")


@dataclass(frozen=True, slots=True, kw_only=True)
class OrchardView(View):
    """A table of Orchard; cards are ids such as `cedar4`, sets of cards ascending."""

    round: int
    """From 1; the last one once more when the game is over."""
    rounds: int
    market: tuple[str, ...]
    deck: int
    """How many cards it holds."""
    hands: tuple[tuple[str, ...], ...]
    """What the viewer knows of each hand: its own whole, of the others' what everybody saw taken."""
    hand_sizes: tuple[int, ...]
    planted: tuple[tuple[str, ...], ...]
    last: tuple[str, int, str] | None
    """What was done last: kind, seat, card."""


def view(game: Orchard, seat: int | None) -> OrchardView:
    """The others' hands as everybody saw them, a number for the rest; never the deck's order."""
    rounds = ROUNDS[game.options["length"]]
    known = [hand if owner == seat else hand & game.seen for owner, hand in enumerate(game.hands)]
    return OrchardView(
        game=game.key,
        seats=game.seats,
        options=tuple(game.options.items()),
        seat=seat,
        prompt=game.prompt(),
        moves=tuple(game.moves()) if _may_see_moves(game, seat) else None,
        scores=game.scores(),
        result=game.result,
        round=min(game.turn // game.seats + 1, rounds),
        rounds=rounds,
        market=names(game.market),
        deck=len(game.deck),
        hands=tuple(map(names, known)),
        hand_sizes=tuple(hand.bit_count() for hand in game.hands),
        planted=tuple(map(names, game.planted)),
        last=None if game.last is None else (*game.last[:2], CARDS[game.last[2]]),
    )


def _may_see_moves(game: Orchard, seat: int | None) -> bool:
    if game.to_move is None:
        return False
    return seat == game.to_move or (seat is None and DECISIONS[game.todo].public)


def determinize(game: G, seat: int | None, rng: Random) -> G:
    """Deal again what this viewer has not seen: the deck and the unseen cards of the others."""
    twin = game.copy()
    for owner in range(game.seats):
        if owner != seat:
            twin.hands[owner] &= game.seen
    on_table = twin.market | mask_of(twin.hands) | mask_of(twin.planted)
    pool = cards(ALL & ~on_table)
    rng.shuffle(pool)
    for owner, hand in enumerate(game.hands):
        missing = hand.bit_count() - twin.hands[owner].bit_count()
        twin.hands[owner] |= mask(pool.pop() for _ in range(missing))
    twin.deck = pool
    return twin


def mask_of(sets: list[int]) -> int:
    """Their union."""
    union = 0
    for part in sets:
        union |= part
    return union

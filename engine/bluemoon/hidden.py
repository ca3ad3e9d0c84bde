"""What a viewer cannot see: what it may be, and dealing it again."""

from __future__ import annotations

from random import Random

from engine.bluemoon.cards import NONE, PACK, Cards, common, pack, size, unpack
from engine.bluemoon.state import State


def _unseen(s: State, seat: int | None) -> Cards:
    return Cards(PACK - s.discard - (0 if seat is None else s.hands[seat]))


def deck_limits(s: State, seat: int | None) -> Cards:
    """B-2.5: the deck holds nothing but what it was made of, less what the viewer drew from it or sees elsewhere."""
    return common(Cards(s.source - (0 if seat is None else s.drawn[seat])), _unseen(s, seat))


def deal_again(s: State, seat: int | None, rng: Random) -> None:
    """Deal all cards again that the viewer has not seen, the deck within its limits; and the shuffles to come.

    Who of several others has drawn since the last shuffle is not held against them: their hands are dealt evenly, and
    count as drawn from this deck as far as it had the cards.
    """
    s.seed = rng.randbytes(len(s.seed))
    bag = unpack(deck_limits(s, seat))
    rng.shuffle(bag)
    s.deck, fresh = bag[: len(s.deck)], bag[len(s.deck) : len(s.deck) + len(s.waiting) - s.stale]
    rest = unpack(Cards(_unseen(s, seat) - pack(s.deck + fresh)))
    rng.shuffle(rest)
    s.waiting = [rest.pop() for _ in range(s.stale)] + fresh
    others = [owner for owner in range(s.seats) if owner != seat]
    for owner in others:
        s.hands[owner] = pack(rest.pop() for _ in range(size(s.hands[owner])))
        s.drawn[owner] = NONE
    for owner in others:
        s.drawn[owner] = common(s.hands[owner], Cards(s.source - pack(s.deck + fresh) - sum(s.drawn)))

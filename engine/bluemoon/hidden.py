"""What a viewer cannot see: what it may be, and how to deal it again."""

from __future__ import annotations

from random import Random

from engine.bluemoon.cards import NONE, PACK, Cards, Kind, common, pack, size, unpack
from engine.bluemoon.origins import Held, new_among_spent
from engine.bluemoon.state import State


def unseen(s: State, seat: int | None) -> Cards:
    """The cards of the others' hands, of the deck and among the reward cards."""
    return PACK - s.discard - (NONE if seat is None else s.hands[seat])


def source(s: State) -> Cards:
    """What the deck was last made of: known to everybody."""
    return sum(s.drawn, pack(s.deck) + pack(s.waiting[s.stale :]))


def _undrawn(s: State, seat: int | None) -> Cards:
    """The cards of the present deck that the viewer has not drawn, wherever they are now."""
    return source(s) - (NONE if seat is None else s.drawn[seat])


def deck_limits(s: State, seat: int | None) -> Cards:
    """B-2.5: the deck holds nothing but what it was made of, less what the viewer drew from it or sees elsewhere."""
    return common(_undrawn(s, seat), unseen(s, seat))


def deal_again(s: State, seat: int | None, rng: Random) -> None:
    """Deal all cards again that the viewer has not seen, and hide the shuffles to come.

    Probabilities are those of dealing again and again, given what lies open, the viewer's own cards, what the present
    deck was made of, what the viewer drew from it, how many cards each of the others held when it was made and has
    drawn from it, and what each of them has spent since its first draw. What somebody chose to spend tells nothing of
    the cards kept: each of those held was as likely to go. Nothing is concluded from the order in which cards were
    drawn and spent after that, nor from decks before.
    """
    s.seed = rng.randbytes(len(s.seed))
    others = [owner for owner in range(s.seats) if owner != seat]
    held = tuple(Held(size(s.hands[owner]), size(s.drawn[owner]), s.spent[owner]) for owner in others)
    new = _undrawn(s, seat)
    old = sum((each.spent for each in held), unseen(s, seat)) - new
    spent_new = new_among_spent(new, old, held, rng)
    for each, spent in zip(held, spent_new, strict=True):
        new -= spent
        old -= each.spent - spent
    fresh, stale = _shuffled(new, rng), _shuffled(old, rng)
    for owner, each, spent in zip(others, held, spent_new, strict=True):
        dealt = each.drawn - size(spent)
        drawn = pack(fresh.pop() for _ in range(dealt))
        s.hands[owner] = drawn + pack(stale.pop() for _ in range(each.hand - dealt))
        s.drawn[owner] = drawn + spent
    s.deck, s.waiting = fresh[: len(s.deck)], stale + fresh[len(s.deck) :]


def _shuffled(cards: Cards, rng: Random) -> list[Kind]:
    """Sort by random keys, which is faster than `shuffle`."""
    return sorted(unpack(cards), key=lambda kind: rng.random())

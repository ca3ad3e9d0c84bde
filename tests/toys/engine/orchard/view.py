"""What one seat, or a spectator, may see."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine.game import View
from engine.kernel.game import Common
from engine.kernel.sets import deal, mask, members, names, union
from engine.orchard.catalogue import ROUNDS
from engine.orchard.moves import ALL, CARDS
from engine.orchard.state import State


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
    """What the viewer knows of each hand: all of the player's own, and of the others' what everybody saw taken."""
    hand_sizes: tuple[int, ...]
    planted: tuple[tuple[str, ...], ...]
    last: tuple[str, int, str | None] | None
    """What was done last: verb, seat, card; None for a card that was drawn unseen."""

    @property
    def headline(self) -> tuple[int, int]:
        return self.round, self.rounds


def view(s: State, seat: int | None, shared: Common) -> OrchardView:
    """The others' hands as everybody saw them, a number for the rest; never the deck's order."""
    rounds = ROUNDS[s.options["length"]]
    return OrchardView(
        **shared,
        round=min(s.turn // s.seats + 1, rounds),
        rounds=rounds,
        market=names(s.market, CARDS),
        deck=len(s.deck),
        hands=tuple(names(hand, CARDS) for hand in _known(s, seat)),
        hand_sizes=tuple(hand.bit_count() for hand in s.hands),
        planted=tuple(names(planted, CARDS) for planted in s.planted),
        last=None if s.last is None else (*s.last[:2], None if s.last[2] is None else CARDS[s.last[2]]),
    )


def _known(s: State, seat: int | None) -> list[int]:
    """What this viewer knows of each hand."""
    return [hand if owner == seat else hand & s.seen for owner, hand in enumerate(s.hands)]


def deal_again(s: State, seat: int | None, rng: Random) -> None:
    """Deal what this viewer has not seen to the hands and the deck that hide it."""
    known = _known(s, seat)
    unseen = members(ALL & ~(s.market | union(known) | union(s.planted)))
    hidden = [(hand & ~seen).bit_count() for hand, seen in zip(s.hands, known, strict=True)]
    *hands, s.deck = deal(unseen, [*hidden, len(s.deck)], rng)
    s.hands = [seen | mask(dealt) for seen, dealt in zip(known, hands, strict=True)]

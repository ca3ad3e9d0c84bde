"""Tables at which a viewer could be sitting, each with its true probability."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import comb, prod
from random import Random

from engine.theocratia import ids
from engine.theocratia.rules import choose_action, draft
from engine.theocratia.rules.feasibility import Hand, survey
from engine.theocratia.state import State

DECISIVE = (ids.TWIST_OF_FATE, ids.AMBUSH, ids.JOYFUL_CROWD, ids.LANTERNS, ids.FAR_SETTLERS)
"""The cards that can make a move possible, as `Hand` lists them; of all others only the number matters."""
ANY_OTHER = -1
Counts = tuple[int, ...]
"""How many of each decisive card."""


def deal_again(s: State, seat: int | None, rng: Random) -> None:
    """Deal deck and others' hands again and change the seed. What was shuffled back into the deck is not remembered.

    In the middle of a turn the mover holds cards with which the move can be completed: all deals where that is so are
    equally likely.
    """
    s.seed = rng.randbytes(len(s.seed))
    others = [other for other in range(s.seats) if other != seat]
    hidden = sorted(s.deck + [card for other in others for card in s.hands[other]])
    rng.shuffle(hidden)
    mover = s.todo[-1][1] if s.todo else seat
    if mover is not None and mover != seat:
        s.hands[mover] = _hand_of_the_mover(s, mover, hidden, rng)
        others.remove(mover)
        s.feasibility = None
    for other in others:
        s.hands[other] = sorted(hidden.pop() for _ in s.hands[other])
    s.deck = hidden


def _can_go_on(s: State, hand: Hand) -> bool:
    """Whether the mover can complete the move begun with this hand; every hand that has more of a card can too."""
    check = {"face": draft.can_turn, "row": draft.can_place, "mode": choose_action.can_choose}.get(s.todo[-1][0])
    return check is None or check(s, hand)


def _hand_of_the_mover(s: State, mover: int, hidden: list[int], rng: Random) -> list[int]:
    """Cards taken out of the shuffled ones, with which the mover can go on.

    Hands with equal numbers of the decisive cards go on alike, so their deals are counted instead of tried.
    """
    size = len(s.hands[mover])
    if s.discard_only or _can_go_on(s, Hand(size)):
        return sorted(hidden.pop() for _ in range(size))
    s.feasibility = survey(s, settlers=True)
    deals = {counts: number for counts, number in _deals(hidden, size) if _can_go_on(s, Hand(size, *counts))}
    (counts,) = rng.choices(list(deals), list(deals.values()))
    wanted = dict(zip(DECISIVE, counts, strict=True)) | {ANY_OTHER: size - sum(counts)}
    hand, rest = [], []
    for card in hidden:
        kind = card if card in wanted else ANY_OTHER
        if wanted[kind]:
            wanted[kind] -= 1
            hand.append(card)
        else:
            rest.append(card)
    hidden[:] = rest
    return sorted(hand)


def _deals(hidden: list[int], size: int) -> Iterator[tuple[Counts, int]]:
    """The numbers of decisive cards a hand of this size can hold, and how many deals bring that."""
    stock = [hidden.count(card) for card in DECISIVE]
    others = len(hidden) - sum(stock)
    for counts in product(*(range(copies + 1) for copies in stock)):
        rest = size - sum(counts)
        if 0 <= rest <= others:
            yield counts, comb(others, rest) * prod(map(comb, stock, counts))

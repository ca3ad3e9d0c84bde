"""Positions of Orchard: what may be left out, and what no single field can tell."""

from __future__ import annotations

from collections import Counter

from engine.kernel.codecs import At
from engine.kernel.position import Format
from engine.kernel.sets import members, names, union
from engine.orchard.moves import ALL, CARDS
from engine.orchard.rules import RULES
from engine.orchard.rules.turn import active, turns
from engine.orchard.state import State


def _rest(s: State) -> list[int]:
    """All cards that are nowhere else, the highest ones next."""
    return list(members(ALL & ~(s.market | union(s.hands) | union(s.planted))))


def _open(s: State) -> int:
    """Whatever is open."""
    return s.market | union(s.planted)


def _check(s: State, at: At) -> None:
    """Refuse what no play could lead to."""
    placed = Counter(s.deck)
    for part in (s.market, *s.hands, *s.planted):
        placed.update(members(part))
    for card, name in enumerate(CARDS):
        if placed[card] != 1:
            (at / "deck").refuse(f"{name} is in {placed[card]} places, not in one")
    if missing := names(_open(s) & ~s.seen, CARDS):
        (at / "seen").refuse(f"{missing[0]} lies open and is missing")
    if hidden := [CARDS[card] for card in s.deck if s.seen >> card & 1]:
        (at / "seen").refuse(f"{hidden[0]} is in the deck, where nobody has seen it")
    _check_course(s, at)
    _check_last(s, at)


def _check_course(s: State, at: At) -> None:
    left = turns(s) - s.turn
    if left < 0:
        (at / "turn").refuse(f"{s.turn} is past the end")
    turn = [("next_turn", None), ("plant", active(s)), ("take", active(s))]
    if s.todo not in ([[]] if not left else [turn, turn[:2], turn[:1]]):
        (at / "pending").refuse("next_turn, then plant and take of the seat whose turn it is; nothing after the end")
    takes = left - (s.todo == turn[:2])
    if takes > len(s.deck) + s.market.bit_count():
        (at / "turn").refuse(f"{takes} cards are still to be taken; there are fewer in deck and market")


def _check_last(s: State, at: At) -> None:
    if s.last is None:
        return
    verb, seat, card = s.last
    if verb == "draw":
        if card is not None:
            (at / "last").refuse(f"nobody saw that {CARDS[card]} was drawn")
        return
    lies = s.hands[seat] & s.seen if verb == "take" else s.planted[seat]
    if card is None or not lies >> card & 1:
        (at / "last").refuse(f"{verb!r} needs a card that this seat {'took openly' if verb == 'take' else 'planted'}")


POSITION = Format(State, RULES, fill={"deck": _rest, "seen": _open}, check=_check)

"""Positions of Theocratia: what may be left out; docs/positions-theocratia.md explains every field."""

from __future__ import annotations

from collections import Counter

from engine.game import Seat
from engine.kernel.decisions import Entry
from engine.kernel.position import Format
from engine.theocratia import catalogue as cat
from engine.theocratia import geometry, ids
from engine.theocratia.geometry import DICE, FACES
from engine.theocratia.rules import RULES
from engine.theocratia.rules.map import near_of
from engine.theocratia.rules.setup import colours, only_to_give_up, seat_of
from engine.theocratia.state import State
from engine.theocratia.validation import check


def _starts(s: State) -> list[bool]:
    """Starting tiles that do not lie on the map are in hand."""
    return [not s.start_tiles & s.own(seat) for seat in s.everybody()]


def _bag(s: State) -> list[int]:
    """The dice that lie nowhere else, by colour."""
    drawn = Counter(die % DICE // FACES for die in [*s.table, *(die for row in s.rows for die in row)])
    drawn[s.bonus_hue] += 1
    return [cat.DICE_PER_CIV - drawn[hue] for hue in ids.CIVS]


def _deck(s: State) -> list[int]:
    """The cards that are nowhere else, in the order of the catalogue."""
    placed = Counter([*s.discard, *(card for hand in s.hands for card in hand)])
    return [card for card in range(len(cat.CARDS)) for _ in range(cat.CARD_COPIES - placed[card])]


def _tokens(s: State) -> int:
    return sum(1 << token for token in range(len(cat.TOKENS)) if not any(token in used for used in s.used))


def _pending(s: State) -> list[Entry]:
    return [("turn", None), ("die", s.active)]


POSITION = Format(
    State,
    RULES,
    fill={
        "discard_only": only_to_give_up,
        "colours": colours,
        "seat_of": seat_of,
        "near": lambda s: [near_of(s, civ) for civ in ids.CIVS],
        "crystals": lambda s: geometry.CRYSTALS & ~s.built(),
        "monsters": lambda s: geometry.MONSTERS & ~s.built(),
        "bag": _bag,
        "hands": lambda s: [[] for _ in range(s.seats)],
        "starts": _starts,
        "tokens": _tokens,
        "deck": _deck,
        "active": lambda s: Seat((s.first + s.turn - 1) % s.seats),
        "todo": _pending,
    },
    check=check,
)

"""What a seat of Theocratia can expect beyond its projected points; weights and reasons stand in value.json."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import Seat
from engine.players.values import Value
from engine.theocratia import catalogue as cat
from engine.theocratia import ids, scoring
from engine.theocratia.state import CIVS

if TYPE_CHECKING:
    from engine.theocratia.game import Theocratia

NAMES = (
    "cosmo",
    "cosmo_left",
    "worship_worth",
    "worship_left",
    "worship_best_left",
    "malus_left",
    "cards",
    "cards_left",
    "houses_left",
    "factories_left",
    "barracks_left",
    "pyramids",
    "crystals_left",
    "tiles_left",
    "first_left",
    "bonus_held",
    "next_first_left",
)
MORE = (
    "points_left",
    "houses_counting_left",
    "barracks_counting_left",
    "wars",
    "wars_left",
    "worship_early",
    "worship_written_left",
)
"""Learned alone."""
IGNORED = 0.4
"""A War of the Civ whose Priest is farthest counts for so much of another: by then it may be counted."""


def features(s: Theocratia, seat: int) -> tuple[float, ...]:
    """In the order of NAMES; *left* is the share of the rounds still to come. What can only be used in a turn fades in
    the last round: at its end nothing but the score counts.
    """
    own = s.own(Seat(seat))
    left, usable = _left(s)
    priests = s.priests[seat * CIVS : (seat + 1) * CIVS]
    ranked = sorted(range(CIVS), key=lambda civ: -priests[civ])
    counted = ranked[1:]
    expected = _expected(s, left)
    colour = s.colours[seat]
    return (
        s.cosmo[seat] * usable,
        s.cosmo[seat] * left,
        sum(max(priests[civ], 0) * expected[civ] for civ in counted) / 10 * usable,
        sum(priests[civ] for civ in counted) * left,
        priests[ranked[0]] * left,
        -s.malus[seat] * left,
        len(s.hands[seat]) * usable,
        len(s.hands[seat]) * left,
        sum((mask & own).bit_count() for mask in s.houses) * left,
        sum((mask & own).bit_count() for mask in s.factories) * left,
        sum((mask & own).bit_count() for mask in s.barracks) * left,
        sum((mask & own).bit_count() for mask in s.pyramids),
        sum(s.area[civ * 6 + colour] for civ in range(CIVS)) * left,
        (s.levels[seat] + s.starts[seat]) * left,
        float(s.first == seat) * left,
        float(s.bonus_holder == seat),
        float(s.next_first == seat) * left,
    )


def learnable(s: Theocratia, seat: int) -> tuple[float, ...]:
    """In the order of NAMES and MORE."""
    own = s.own(Seat(seat))
    left, usable = _left(s)
    priests = s.priests[seat * CIVS : (seat + 1) * CIVS]
    ranked = sorted(range(CIVS), key=lambda civ: -priests[civ])
    counted = ranked[1:]
    expected = [number / 7 for number in _expected(s, left)]
    wars = sum(
        expected[civ] * (IGNORED if civ == ranked[0] else 1)
        for civ in ids.CIVS
        if s.supply[civ] and s.barracks[civ] & own
    )
    return (
        *features(s, seat),
        scoring.score(s, Seat(seat)).total * left,
        sum((s.houses[civ] & own).bit_count() * expected[civ] for civ in counted) * left,
        sum((s.barracks[civ] & own).bit_count() * expected[civ] for civ in counted) * left,
        wars * usable,
        wars * left,
        sum(priests[civ] for civ in counted) * left * left,
        sum(priests[civ] * cat.CHRONICLE_NUMBERS[s.pages[civ]] for civ in counted) / 10 * left,
    )


def _left(s: Theocratia) -> tuple[float, float]:
    """The share of the rounds still to come, and how usable is what only a turn can use."""
    rounds = cat.ROUNDS[s.seats]
    left = 1 - (max(s.round - 1, 0) + min(s.turn / (s.seats * cat.TURNS[s.seats]), 1)) / rounds
    return left, min(left * rounds, 1.0)


def _expected(s: Theocratia, left: float) -> list[float]:
    """What the Chronicles of each Civ may show in the end."""
    return [min(cat.CHRONICLE_NUMBERS[s.pages[civ]] + 2.0 * left, 7.0) for civ in ids.CIVS]


VALUE = Value.beside(__package__, NAMES, features, learnable=((*NAMES, *MORE), learnable))

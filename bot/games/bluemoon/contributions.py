"""Contributions: the most natural payments first, every other one a click further."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bot.games.bluemoon.terms import cards, mover, tiles
from bot.games.part import Choice
from bot.picker import DETAIL, LABEL, shorten
from bot.words import Verbatim
from engine.bluemoon.cards import FACES, counts
from engine.bluemoon.catalogue import COLOURS, PAIR_VALUE, Reward
from engine.bluemoon.rules.building import majority

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.bluemoon.view import BlueMoonView, TileView
    from engine.game import Move
    from render import Say

FIRST = 3
"""So many payments stand before the list of all others."""
FEW = 5
"""So many are simply shown."""
PIP = 0.55
"""What a pip of a card is worth to its owner, against the powers below."""
POWERS = {"black": 0.8, "red": 0.8, "blue": 0.8, "grey": 0.8, "green": 0.5, "brown": 0.5, "white": 1.2, "yellow": 1.0}


def contributions(view: BlueMoonView, payments: Sequence[Move], say: Say) -> list[Choice]:
    """Each payment for each free space of the building where the figure stands."""
    tile = tiles(view)[mover(view).place]
    ranked = _ranked(payments)
    shown = FEW if len(ranked) <= FEW else FIRST
    others = (say("bluemoon-menu-contribute"),)
    return [_contribution(move, () if place < shown else others, view, tile, say) for place, move in enumerate(ranked)]


def _ranked(payments: Sequence[Move]) -> list[Move]:
    """The cheapest payment for each space, then the next for each, and so on."""
    rank: Counter[int] = Counter()
    ranked = []
    for move in sorted(payments, key=lambda move: _loss(move.args[1])):
        ranked.append((rank[move.args[0]], move))
        rank[move.args[0]] += 1
    return [move for _, move in sorted(ranked, key=lambda entry: entry[0])]


def _loss(paid: int) -> float:
    """What a player gives up with these cards: values and powers."""
    return sum(count * _worth(kind) for kind, count in enumerate(counts(paid)) if count)


def _worth(kind: int) -> float:
    colour, value = FACES[kind]
    return PIP * value + (POWERS[COLOURS[colour]] / value if value < PAIR_VALUE else 0)


def _contribution(move: Move, group: tuple[str, ...], view: BlueMoonView, tile: TileView, say: Say) -> Choice:
    number, paid = move.args
    space = tile.spaces[number - 1]
    label = say(
        "bluemoon-choice-contribute", number=number, colour=space.colour, value=space.value, cards=cards(paid, say)
    )
    gain = _gain(view, tile, number)
    if gain == Reward():
        return Choice((move,), shorten(label, LABEL), shorten(label, DETAIL) if len(label) > LABEL else "", None, group)
    brings = say("bluemoon-gain", **gain._asdict()).strip()
    both = say("bluemoon-choice-gaining", label=Verbatim(label), gain=Verbatim(brings))
    return Choice((move,), both if len(both) <= LABEL else shorten(label, LABEL), brings, None, group)


def _gain(view: BlueMoonView, tile: TileView, number: int) -> Reward:
    """What a marker on this space brings at once: the dragons' thanks, and the rewards of a completed building."""
    seat = mover(view).seat
    gains = [] if view.placed else [Reward(scales=len(tile.dragons))]
    owners = [seat if space.number == number else space.owner for space in tile.spaces]
    placed = tuple(owner for owner in owners if owner is not None)
    if len(placed) == len(owners):
        gains += [tile.construction, tile.near]
        if majority(placed) == seat:
            gains.append(tile.majority)
    return Reward(*map(sum, zip(Reward(), *gains, strict=True)))

"""Contributions: the most natural payments first, all others one click further."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.base.choices import DETAIL, Choice, Promise
from bot.base.i18n import Verbatim
from bot.base.room import first_fit, fits_button, fits_line
from bot.games.bluemoon.gains import gain, shared, told
from bot.games.bluemoon.terms import cards, colours, fitting, free_spaces, mover, short_cards, tiles
from engine.bluemoon.cards import FACES, OF_COLOUR, Cards, counts, size
from engine.bluemoon.catalogue import ANY, COLOURS, PAIR_VALUE, WILD_COLOUR

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from engine.bluemoon.view import BlueMoonView, TileView
    from engine.game import Move
    from render import Localize

FIRST = 3
"""At most this many payments come before the list of all others."""
FEW = 5
"""Up to this many are shown without such a list."""
PIP = 0.55
"""What a pip of a card is worth to its owner, compared with the powers below."""
POWERS = {"black": 0.8, "red": 0.8, "blue": 0.8, "grey": 0.8, "green": 0.5, "brown": 0.5, "white": 1.2, "yellow": 1.0}


def contributions(view: BlueMoonView, payments: Sequence[Move], t: Localize) -> list[Choice]:
    """Each payment for each free space of the building at which the figure stands."""
    tile = tiles(view)[mover(view).place]
    later = _later_twins(tile)
    ranked = _ranked(payments, later, tile)
    natural = sum(move.args[0] not in later for move in ranked)
    shown = natural if natural <= FEW else FIRST
    if len(ranked) - shown == 1:
        shown = len(ranked)
    menu, ask = t("bluemoon-menu-contribute"), t("bluemoon-menu-ask-contribute")
    others = _contributions(sorted(ranked[shown:], key=lambda move: _order(move, tile)), view, tile, t)
    return [
        *_contributions(ranked[:shown], view, tile, t),
        *(replace(one, group=(menu,), group_prompts=(ask,)) for one in others),
    ]


def _contributions(payments: Sequence[Move], view: BlueMoonView, tile: TileView, t: Localize) -> list[Choice]:
    """A single one as a button; several too, if there is no more to say than buttons have room for; else lines."""
    buttons = [_payment(move, view, tile, t, fits_button) for move in payments]
    if len(buttons) == 1 or not any(one.detail for one in buttons):
        return buttons
    return [_payment(move, view, tile, t, fits_line) for move in payments]


def _later_twins(tile: TileView) -> frozenset[int]:
    """The free spaces that cost the same as one further left, which between equals is worth more (B-5.1)."""
    first: set[tuple[str, int]] = set()
    found = []
    for space in free_spaces(tile):
        kind = space.colour, space.value
        if kind in first:
            found.append(space.number)
        first.add(kind)
    return frozenset(found)


def _ranked(payments: Sequence[Move], later: Collection[int], tile: TileView) -> list[Move]:
    """The best payment for each space, then the next for each, and so on; last those for the spaces `later`."""
    rank: Counter[int] = Counter()
    ranked = []
    for move in sorted(payments, key=lambda move: (_waste(move, tile), _loss(move.args[1]))):
        ranked.append((move.args[0] in later, rank[move.args[0]], move))
        rank[move.args[0]] += 1
    return [move for *_, move in sorted(ranked, key=lambda entry: entry[:2])]


def _order(payment: Move, tile: TileView) -> tuple[bool, int, tuple[int, int], int, int, list[int]]:
    """Where a payment stands in the list of all others: those that waste nothing first; by its space from the left,
    least waste first, fewest cards first, least sum first, and then as the cards are shown in the hand.
    """
    number, paid = payment.args
    waste = _waste(payment, tile)
    held = [kind for kind, count in enumerate(counts(Cards(paid))) for _ in range(count)]
    return waste > (0, 0), number, waste, len(held), _value(paid), held


def _waste(payment: Move, tile: TileView) -> tuple[int, int]:
    """Points too much and jokers, which are wasted alike; between equals, how many of these are jokers."""
    number, paid = payment.args
    space = tile.spaces[number - 1]
    jokers = _jokers(Cards(paid), space.colour)
    return max(0, _value(paid) - space.value) + jokers, jokers


def _jokers(paid: Cards, colour: str) -> int:
    """How many cards are of other peoples than the space: Khinds, pairs of Mimix, Hoaxes and what they recolour."""
    peoples = [one for one in COLOURS if one != WILD_COLOUR] if colour == ANY else [colour]
    return size(paid) - max(size(Cards(paid & OF_COLOUR[COLOURS.index(one)])) for one in peoples)


def _loss(paid: int) -> float:
    """What a player gives up with these cards: values and powers."""
    return sum(count * _worth(kind) for kind, count in enumerate(counts(Cards(paid))) if count)


def _worth(kind: int) -> float:
    colour, value = FACES[kind]
    return PIP * value + (POWERS[COLOURS[colour]] / value if value < PAIR_VALUE else 0)


def _payment(move: Move, view: BlueMoonView, tile: TileView, t: Localize, fits: Callable[[str], bool]) -> Choice:
    """The space, whether that completes the building, and the cards, or how many where there is no room for all of
    them; below them what it brings.
    """
    number, paid = move.args
    found = gain(view, tile, [number])
    named = [_label(tile, number, words, t) for words in (cards(paid, t), short_cards(paid, t))]
    counted = _label(tile, number, t("bluemoon-choice-total", count=size(Cards(paid))), t)
    label = first_fit([*named, counted], fits)
    own, left_out = told(found.own, t), "" if label in named else cards(paid, t)
    parts = [forms for forms in ((own,), (left_out,), shared(found.others, len(view.players), t)) if any(forms)]
    return Choice(
        (move,),
        label,
        fitting(parts, DETAIL),
        promises=(_promise(tile, number),),
        gains=tuple((key, count) for key, count in found.own.reward._asdict().items() if count),
        menu=t("bluemoon-menu-pay"),
    )


def _space(tile: TileView, number: int, t: Localize) -> str:
    """The colour and value of a space, and which one where a free one further left is the same."""
    kind = colours([tile.spaces[number - 1]], t)
    return t("bluemoon-choice-space", kind=kind) if number in _later_twins(tile) else kind


def _value(paid: int) -> int:
    """The sum of the values printed on the cards."""
    return sum(FACES[kind][1] * count for kind, count in enumerate(counts(Cards(paid))))


def _label(tile: TileView, number: int, words: str, t: Localize) -> str:
    key = "bluemoon-choice-complete" if len(free_spaces(tile)) == 1 else "bluemoon-choice-contribute"
    return t(key, space=Verbatim(_space(tile, number, t)), cards=Verbatim(words))


def _promise(tile: TileView, number: int) -> Promise:
    space = tile.spaces[number - 1]
    return Promise("contributed", (("place", tile.place), ("space", number), ("value", space.value)))

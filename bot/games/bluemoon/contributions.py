"""Contributions: the most natural payments first, all others one click further."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.base.choices import DETAIL, Choice, Promise
from bot.base.i18n import Verbatim
from bot.base.room import first_fit, fits_button, fits_line
from bot.games.bluemoon.gains import gain, scored
from bot.games.bluemoon.terms import brings, cards, colours, free_spaces, mover, phrases, short_cards, tiles
from engine.bluemoon.cards import FACES, Cards, counts, size
from engine.bluemoon.catalogue import COLOURS, PAIR_VALUE

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

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
    ranked = _ranked(payments, later)
    natural = sum(move.args[0] not in later for move in ranked)
    shown = natural if natural <= FEW else FIRST
    if len(ranked) - shown == 1:
        shown = len(ranked)
    menu, ask = t("bluemoon-menu-contribute"), t("bluemoon-menu-ask-contribute")
    others = _contributions(sorted(ranked[shown:], key=_order), view, tile, t)
    return [
        *_contributions(ranked[:shown], view, tile, t),
        *(replace(one, group=(menu,), group_prompts=(ask,)) for one in others),
    ]


def _contributions(payments: Sequence[Move], view: BlueMoonView, tile: TileView, t: Localize) -> list[Choice]:
    """Buttons that say what is paid and what it brings, if all have room for that; else lines that say it in two."""
    buttons = [one for move in payments if (one := _button(move, view, tile, t))]
    return buttons if len(buttons) == len(payments) else [_line(move, view, tile, t) for move in payments]


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


def _ranked(payments: Sequence[Move], later: Collection[int]) -> list[Move]:
    """The cheapest payment for each space, then the next for each, and so on; last those for the spaces `later`."""
    rank: Counter[int] = Counter()
    ranked = []
    for move in sorted(payments, key=lambda move: _loss(move.args[1])):
        ranked.append((move.args[0] in later, rank[move.args[0]], move))
        rank[move.args[0]] += 1
    return [move for *_, move in sorted(ranked, key=lambda entry: entry[:2])]


def _order(payment: Move) -> tuple[int, int, int, list[int]]:
    """Where a payment stands in the list of all others: by its space from the left, fewest cards first, least sum
    first, and then as the cards are shown in the hand.
    """
    number, paid = payment.args
    held = [kind for kind, count in enumerate(counts(Cards(paid))) for _ in range(count)]
    return number, len(held), _value(paid), held


def _loss(paid: int) -> float:
    """What a player gives up with these cards: values and powers."""
    return sum(count * _worth(kind) for kind, count in enumerate(counts(Cards(paid))) if count)


def _worth(kind: int) -> float:
    colour, value = FACES[kind]
    return PIP * value + (POWERS[COLOURS[colour]] / value if value < PAIR_VALUE else 0)


def _button(move: Move, view: BlueMoonView, tile: TileView, t: Localize) -> Choice | None:
    """The space, what it brings at once, and the cards; None where there is no room for all of that."""
    number, paid = move.args
    found = gain(view, tile, [number])
    space, gained = _space(tile, number, t), brings(found.own, t)
    label = first_fit([_label(space, gained, words, t) for words in _lists(paid, t)], fits_button)
    return None if found.paid or not fits_button(label) else replace(_line(move, view, tile, t), label=label, detail="")


def _line(move: Move, view: BlueMoonView, tile: TileView, t: Localize) -> Choice:
    """The space and the cards, or how many where there is no room for all of them; below them what it brings."""
    number, paid = move.args
    found = gain(view, tile, [number])
    space, gained, lists = _space(tile, number, t), brings(found.own, t), _lists(paid, t)
    total = t("bluemoon-choice-total", count=size(Cards(paid)), value=_value(paid))
    named = [_label(space, "", words, t) for words in lists]
    brief = t("bluemoon-choice-complete") if len(free_spaces(tile)) == 1 else ""
    label = first_fit([*named, _label(space, "", total, t)], fits_line)
    cards_told = "" if label in named else lists[0]
    forms = [
        phrases(filter(None, [gained, cards_told, told])) for told in scored(found.paid, mover(view).seat, t) or [""]
    ]
    return Choice(
        (move,),
        label,
        first_fit(forms, lambda told: len(told) <= DETAIL),
        promises=(_promise(tile, number),),
        gains=tuple((key, count) for key, count in found.own._asdict().items() if count),
        alone=first_fit(
            [
                *(_label(space, gained, words, t) for words in lists),
                *(_label("", gained, words, t) for words in lists if gained),
                *(_label(space, brief, words, t) for words in lists if brief),
                *named,
                _label(space, gained, total, t),
                _label(space, "", total, t),
            ],
            fits_button,
        ),
        menu=t("bluemoon-menu-pay"),
    )


def _lists(paid: int, t: Localize) -> list[str]:
    """The cards in full, and in short."""
    return [cards(paid, t), short_cards(paid, t)]


def _space(tile: TileView, number: int, t: Localize) -> str:
    """The colour and value of a space; its place too, where a free one further left is the same."""
    kind = colours([tile.spaces[number - 1]], t)
    return t("bluemoon-choice-space", number=number, kind=kind) if number in _later_twins(tile) else kind


def _value(paid: int) -> int:
    """The sum of the values printed on the cards."""
    return sum(FACES[kind][1] * count for kind, count in enumerate(counts(Cards(paid))))


def _label(space: str, gained: str, words: str, t: Localize) -> str:
    """A button that stands alone may do without the space: the question names the building."""
    key = "bluemoon-choice-contribute-gaining" if gained else "bluemoon-choice-contribute"
    return t(key if space else "bluemoon-choice-brings", space=Verbatim(space), brings=gained, cards=Verbatim(words))


def _promise(tile: TileView, number: int) -> Promise:
    space = tile.spaces[number - 1]
    return Promise("contributed", (("place", tile.place), ("space", number), ("value", space.value)))

"""Payments and whole buildings: what they cost and bring is asked of the forecast."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from bot.base.choices import DETAIL, Choice, Promise
from bot.base.i18n import Verbatim
from bot.base.room import each_form, first_fit, fits_button, on_button
from bot.games.bluemoon.terms import cards, colours, describe_reward, fitting, free_spaces, joined, mover
from engine.bluemoon.cards import FACES, OF_COLOUR, ONE, Cards, counts, size
from engine.bluemoon.catalogue import ANY, COLOURS, PAIR_VALUE, WILD_COLOUR, Reward
from engine.bluemoon.moves import FLIT1, OFFER_MORE, together

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from engine.bluemoon.view import BlueMoonView, TileView
    from engine.game import Fact, Move
    from engine.kernel.forecast import Forecast
    from render import Localize

PIP = 0.55
"""What a pip of a card is worth to its owner, compared with the powers below."""
POWERS = {"black": 0.8, "red": 0.8, "blue": 0.8, "grey": 0.8, "green": 0.5, "brown": 0.5, "white": 1.2, "yellow": 1.0}


class Build(NamedTuple):
    """As many spaces of a building as a hand pays for, on the way that leads there."""

    choice: Choice
    completes: bool
    gained: Reward
    waste: int
    """Points too much, and cards of other colours."""


def build(
    tile: TileView, way: tuple[Move, ...], hand: int, view: BlueMoonView, ahead: Forecast, t: Localize
) -> Build | None:
    """None where these cards pay for nothing."""
    moves = paid(tile, hand, view)
    return _build(tile, way, moves, view, ahead, t) if moves else None


def paid(tile: TileView, hand: int, view: BlueMoonView) -> tuple[Move, ...]:
    """As many spaces as these cards pay for."""
    return together(Cards(hand), free_spaces(tile), mover(view).markers)


def _build(
    tile: TileView, way: tuple[Move, ...], paying: Sequence[Move], view: BlueMoonView, ahead: Forecast, t: Localize
) -> Build:
    end = ahead.then(*way, *paying)
    completes = len(paying) == len(free_spaces(tile))
    gained = Reward(end.gain("crystals"), max(0, end.gain("scales")), end.gain("card", of=()))
    spent = sum(ONE[move.args[0]] for move in way if move.verb == "play") + sum(move.args[1] for move in paying)
    own = brings = describe_reward(gained, t)
    most, kinds = own.partition(",")[0], sum(map(bool, gained))
    if completes and (theirs := _shared(end, view).crystals):
        brings, most = _beside(gained, theirs, len(view.players) - 1, t)
        kinds += 1
    told: dict[str, Fact] = {
        "place": tile.place,
        "brings": Verbatim(brings),
        "cards": _counted(spent, t),
        "number": Verbatim(t("bluemoon-choice-total", count=size(Cards(spent)))),
        "kinds": kinds,
        "flies": flies(way),
    }
    if completes:
        whole = each_form(t, "bluemoon-choice-rebuild", **told)
        cut = each_form(t, "bluemoon-choice-rebuild-most", most=Verbatim(most), **told)
        label = first_fit(chain(whole, cut), fits_button)
    else:
        space = Verbatim(_space(tile, paying[0].args[0], t))
        label = on_button(t, "bluemoon-choice-pay", space=space, count=len(paying), **told)
    left_out = [own] if brings not in label else []
    return Build(
        Choice(
            (*way, *paying),
            label,
            fitting([_spent(spent, t), *left_out, *_aside(end, view, t)], DETAIL),
            icon=tile.id,
            promises=(Promise("completed", (("place", tile.place),)),) if completes else (),
            gains=(("crystals", gained.crystals),) if gained.crystals else (),
        ),
        completes,
        gained,
        sum(_waste(move, tile)[0] for move in paying),
    )


def _beside(gained: Reward, theirs: int, count: int, t: Localize) -> tuple[str, str]:
    """What it brings, with the crystals that all others get together beside one's own; and these alone."""
    own = Verbatim(t("bluemoon-brings-crystals", count=gained.crystals))
    shared = Verbatim(t("bluemoon-brings-shared", own=own, theirs=theirs, count=count))
    more = describe_reward(gained._replace(crystals=0), t)
    return t("bluemoon-brings-shared-more", shared=shared, more=Verbatim(more)) if more else shared, shared


def flies(way: tuple[Move, ...]) -> Verbatim:
    """Whether a card is spent on this way to fly."""
    return Verbatim("yes" if any(move.verb == "play" and move.args[0] == FLIT1 for move in way) else "no")


def _counted(spent: int, t: Localize) -> str:
    """How many cards; those for further Offerings by name, as they are kept for these (B-7.5)."""
    kept = sum(ONE[kind] * counts(Cards(spent))[kind] for kind in OFFER_MORE)
    others = size(Cards(spent - kept))
    counted = [t("bluemoon-choice-total", count=others)] if others else []
    return joined([*counted, cards(kept, t)] if kept else counted)


def _spent(spent: int, t: Localize) -> str:
    named = cards(spent, t)
    return named if len(named) <= DETAIL else t("bluemoon-choice-total", count=size(Cards(spent)))


def _aside(end: Forecast, view: BlueMoonView, t: Localize) -> list[str]:
    """What others get, and what of the gain is for golden scales."""
    parts = []
    if any(shared := _shared(end, view)):
        parts.append(t("bluemoon-choice-others", count=len(view.players) - 1, brings=describe_reward(shared, t)))
    if crystals := end.gain("crystals", why="traded_scales"):
        if scales := end.gain("scales", why="thanked"):
            parts.append(t("bluemoon-choice-thanked", scales=scales))
        returned = -end.gain("scales", why="traded_scales")
        parts.append(t("bluemoon-choice-scored", crystals=crystals, scales=returned))
    return parts


def _shared(end: Forecast, view: BlueMoonView) -> Reward:
    """What all others get together."""
    others = [player.seat for player in view.players if player.seat != mover(view).seat]
    return Reward(*(sum(max(0, end.gain(kind, seat=seat)) for seat in others) for kind in KINDS))


KINDS = ("crystals", "scales", "card")
"""What rewards bring, in their order, as forecasts call it."""


def payments(view: BlueMoonView, tile: TileView, moves: Sequence[Move], ahead: Forecast, t: Localize) -> list[Choice]:
    """Each payment for each free space: the best one for each, then the next one for each, and so on."""
    return [_payment(move, view, tile, ahead, t) for move in _ranked(moves, _later_twins(tile), tile)]


def _payment(move: Move, view: BlueMoonView, tile: TileView, ahead: Forecast, t: Localize) -> Choice:
    """The last space by what completing the building brings; another one by its cost."""
    found = _build(tile, (), (move,), view, ahead, t)
    if found.completes:
        return found.choice
    number, paid = move.args
    named, count = Verbatim(cards(paid, t)), Verbatim(t("bluemoon-choice-total", count=size(Cards(paid))))
    on = Verbatim(_space(tile, number, t))
    label = on_button(t, "bluemoon-choice-contribute", space=on, cards=named, number=count)
    left_out = [] if named in label else [named]
    told = [describe_reward(found.gained, t)] if any(found.gained) else []
    space = tile.spaces[number - 1]
    promise = Promise("contributed", (("place", tile.place), ("space", number), ("value", space.value)))
    about = fitting([*told, *left_out, *_aside(ahead.then(move), view, t)], DETAIL)
    return Choice((move,), label, about, promises=(promise,))


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


def _space(tile: TileView, number: int, t: Localize) -> str:
    """The colour and value of a space, and which one where a free one further left is the same."""
    kind = colours([tile.spaces[number - 1]], t)
    return t("bluemoon-choice-space", kind=Verbatim(kind)) if number in _later_twins(tile) else kind


def _ranked(payments: Sequence[Move], later: Collection[int], tile: TileView) -> list[Move]:
    """The best payment for each space, then the next for each, and so on; last those for the spaces `later`."""
    rank: Counter[int] = Counter()
    ranked = []
    for move in sorted(payments, key=lambda move: (_waste(move, tile), _loss(move.args[1]))):
        ranked.append((move.args[0] in later, rank[move.args[0]], move))
        rank[move.args[0]] += 1
    return [move for *_, move in sorted(ranked, key=lambda entry: entry[:2])]


def _waste(payment: Move, tile: TileView) -> tuple[int, int]:
    """Points too much and jokers, which are wasted alike; between equals, how many of these are jokers."""
    number, paid = payment.args
    space = tile.spaces[number - 1]
    jokers = _jokers(Cards(paid), space.colour)
    return max(0, _value(paid) - space.value) + jokers, jokers


def _jokers(paid: Cards, colour: str) -> int:
    """How many cards are of other peoples than the space: jokers, pairs, recolouring cards and what they recolour."""
    peoples = [one for one in COLOURS if one != WILD_COLOUR] if colour == ANY else [colour]
    return size(paid) - max(size(Cards(paid & OF_COLOUR[COLOURS.index(one)])) for one in peoples)


def _value(paid: int) -> int:
    """The sum of the values printed on the cards."""
    return sum(FACES[kind][1] * count for kind, count in enumerate(counts(Cards(paid))))


def _loss(paid: int) -> float:
    """What a player gives up with these cards: values and powers."""
    return sum(count * _worth(kind) for kind, count in enumerate(counts(Cards(paid))) if count)


def _worth(kind: int) -> float:
    colour, value = FACES[kind]
    return PIP * value + (POWERS[COLOURS[colour]] / value if value < PAIR_VALUE else 0)

"""Movement: where the figure can go, and which cards move pieces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.base.choices import DETAIL, Choice
from bot.base.i18n import Verbatim
from bot.base.lookahead import Lookahead
from bot.base.room import first_fit, fits_button
from bot.games.bluemoon.gains import Gain, Share, gain, scored, shared, told, total
from bot.games.bluemoon.terms import (
    Payable,
    brings,
    can_offer,
    completes,
    fitting,
    free_spaces,
    mover,
    moves_of,
    next_offering,
    next_turn,
    next_wins,
    number,
    paid_for,
    price,
    share,
    situation,
    spot,
    tiles,
    winning,
    with_hoaxes,
)
from engine.bluemoon.board import BOARDS, PLACE, PLACES
from engine.bluemoon.cards import KIND, ONE, Cards
from engine.bluemoon.catalogue import ANY, COLOURS, COURTYARD, Reward
from engine.bluemoon.moves import END, FLIT1, OFFER, TRAVELS
from engine.bluemoon.payments import UNLIMITED, least_hoaxes, payable, together

if TYPE_CHECKING:
    from engine.bluemoon.view import BlueMoonView, TileView
    from engine.game import Move
    from render import Localize

Moves = tuple["Move", ...]
ACTIONS = ("jump", "draw")
"""Special actions that take nothing, so that it is worth staying for them."""
_CODES = {colour: code for code, colour in enumerate((*COLOURS, ANY))}


def travel(view: BlueMoonView, lookahead: Lookahead, t: Localize) -> list[Choice]:
    """Going somewhere ends the movement: whatever cards can do after a walk, they can do before it. Only who flies may
    go on from there, one menu away.
    """
    *_, end = moves_of(view)
    hand = _hand(view)
    plays = [move for move in moves_of(view) if move.verb == "play"]
    walks = {place: (*steps, end) for place, steps in _walks(view).items()}
    found = _visits(walks, hand, view, t, t("bluemoon-menu-go"))
    flights = {PLACES[move.args[1]]: move for move in plays if move.args[0] == FLIT1}
    if flights:
        left, menu = hand - ONE[FLIT1], _power("grey1", t)
        on = _visits({place: (move,) for place, move in flights.items()}, left, view, t, menu)
        found += [replace(choice, group=(*choice.group, t("bluemoon-menu-fly-on"))) for choice in on]
        found += _visits({place: (move, end) for place, move in flights.items()}, left, view, t, menu)
    found += [_play(move, view, lookahead, t) for move in plays if move.args[0] != FLIT1]
    return [*found, *_stay(end, hand, view, t)]


def _hand(view: BlueMoonView) -> int:
    """The mover's hand, as a set of cards."""
    return sum(ONE[KIND[held.card]] * held.count for held in view.hand or ())


def _walks(view: BlueMoonView) -> dict[str, Moves]:
    """The shortest way to each place the figure can walk to, the nearest first."""
    steps = TRAVELS[BOARDS[view.rows[0][0] is not None]].steps
    start = mover(view).place
    found: dict[str, Moves] = {start: ()}
    edge = [start]
    for _ in range(view.steps):
        further = []
        for place in edge:
            for step in steps[PLACE[place]]:
                to = PLACES[step.args[0]]
                if to not in found:
                    found[to] = (*found[place], step)
                    further.append(to)
        edge = further
    del found[start]
    return found


def _visits(ways: Mapping[str, Moves], hand: int, view: BlueMoonView, t: Localize, menu: str) -> list[Choice]:
    """Each reachable place: first those where something can be paid for, a contribution or an Offering."""
    useful: list[Choice] = []
    others: list[Choice] = []
    for place, moves in ways.items():
        tile = tiles(view)[place]
        payable = _payable(tile, hand, view)
        offers = can_offer(tile, view)
        found = useful if payable.spaces or offers else others
        one = _to(place, moves, view, t, menu, payable)
        if offers and tile.id == COURTYARD and moves[-1] == END:
            label = t("bluemoon-choice-go-offer", place=place, crystals=price(view), **next_offering(view))
            left = _offered(view, t)
            found.append(replace(one, moves=(*moves, OFFER), label=label, detail=left, icon="offering", alone=label))
            later = t("bluemoon-choice-go-later", spot=Verbatim(spot(tile, t)))
            one = replace(one, label=later, alone=later)
        found.append(one)
    return useful + others


def _offered(view: BlueMoonView, t: Localize) -> str:
    """What an Offering leaves: the victory, or so many crystals."""
    if next_wins(view):
        return t("bluemoon-spot-offer-wins")
    return t("bluemoon-spot-offer-now", left=mover(view).crystals - price(view))


def _payable(tile: TileView, hand: int, view: BlueMoonView) -> Payable:
    """What these cards could pay for."""
    cards = Cards(hand)
    costs = {space.number: (_CODES[space.colour], space.value) for space in free_spaces(tile)}
    spaces = {number: cost for number, cost in costs.items() if mover(view).markers and payable(cards, *cost)}
    if not spaces:
        return Payable()
    wanted = tuple(spaces.values())
    many = together(cards, wanted, min(len(wanted), mover(view).markers))
    enough = (hoaxes for hoaxes in range(UNLIMITED) if together(cards, wanted, many, hoaxes) == many)
    each = {number: least_hoaxes(cards, *cost) for number, cost in spaces.items()}
    return Payable(set(spaces), many, each, next(enough, UNLIMITED))


def _stay(end: Move, hand: int, view: BlueMoonView, t: Localize) -> list[Choice]:
    """Buttons, which have room for one thing that can be paid for."""
    tile = tiles(view)[mover(view).place]
    label, found = t("bluemoon-choice-stay", spot=Verbatim(spot(tile, t))), []
    if (found_payable := _payable(tile, hand, view)).spaces:
        forms = [*_stay_for(tile, found_payable, view, t), *_stay_to_pay(tile, found_payable, t)]
        label = first_fit(forms, fits_button)
    elif can_offer(tile, view) and tile.id == COURTYARD:
        offer = t(f"bluemoon-choice-stay-offering{winning(view)}", crystals=price(view), **next_offering(view))
        found.append(Choice((end, OFFER), offer, icon="offering", style="main", closing=True))
        label = t("bluemoon-choice-stay-later", place=tile.place)
    elif can_offer(tile, view):
        label = t(f"bluemoon-choice-stay-offer{winning(view)}", place=tile.place, crystals=price(view))
    elif tile.special in ACTIONS:
        label = t(f"bluemoon-choice-stay-{tile.special}", place=tile.place)
    elif free_spaces(tile) and mover(view).markers:
        label = t("bluemoon-choice-stay-unpaid", place=tile.place)
    return [*found, Choice((end,), label, style="quiet", closing=True)]


def _stay_for(tile: TileView, payable: Payable, view: BlueMoonView, t: Localize) -> list[str]:
    """What completing the building by staying brings, in ever shorter forms; what it takes in Hoaxes comes first."""
    if not completes(tile, payable) or payable.in_all:
        return []
    gained, paid = _gained(tile, payable, view, t)["brought"], Verbatim(paid_for(tile, payable, t))
    forms = ("", "-here", "-all") if gained else ()
    return [
        t(f"bluemoon-choice-stay-brings{form}", place=tile.place, spaces=paid, brings=Verbatim(gained))
        for form in forms
    ]


def _stay_to_pay(tile: TileView, payable: Payable, t: Localize) -> Iterator[str]:
    """What can be paid by staying, and whether that completes the building, in ever shorter forms."""
    done = completes(tile, payable)
    for words in (paid_for,) if done else (paid_for, share, number):
        for form in with_hoaxes(words(tile, payable, t), tile, payable, t):
            for here in ("", "-here"):
                key = f"bluemoon-choice-stay-{'complete' if done else 'pay'}{here}"
                yield t(key, place=tile.place, spaces=Verbatim(form))
    if done:
        for form in with_hoaxes(tile.place, tile, payable, t):
            yield t("bluemoon-choice-stay-complete-all", place=Verbatim(form))
    else:
        for form in with_hoaxes(number(tile, payable, t), tile, payable, t):
            yield t("bluemoon-choice-stay-pay-short", spaces=Verbatim(form))


def _to(
    place: str,
    moves: Moves,
    view: BlueMoonView,
    t: Localize,
    menu: str,
    payable: Payable | None = None,
) -> Choice:
    tile = tiles(view)[place]
    icon = None if tile.id == COURTYARD else tile.id
    about = fitting(situation(tile, view, t, payable, **_gained(tile, payable, view, t)), DETAIL)
    label = spot(tile, t)
    alone = first_fit([t("bluemoon-choice-to", menu=Verbatim(menu), place=tile.place), label], fits_button)
    asked, called = (t("bluemoon-menu-ask-place"),), t("bluemoon-menu-tiles")
    return Choice(moves, label, about, icon, (menu,), group_prompts=asked, alone=alone, menu=called)


def _gained(tile: TileView, payable: Payable | None, view: BlueMoonView, t: Localize) -> dict[str, Any]:
    """What completing the building would bring as things stand: whoever can do so at once all that it brings, with the
    majority if that would be theirs; else each contributor, and what scales bring that are scored by the first payment.
    """
    if not tile.spaces:
        return {}
    seat = mover(view).seat
    if payable and completes(tile, payable):
        found = gain(view, tile, [space.number for space in free_spaces(tile)])
        return {"brought": told(found.own, t), "shares": shared(found.others, len(view.players), t)}
    begun = gain(view, tile, [*payable.spaces][:1]) if payable else Gain(Share(Reward()))
    return {"brought": brings(total(tile.construction, tile.near), t), "scoring": scored(begun.paid, seat, t)}


def _play(move: Move, view: BlueMoonView, lookahead: Lookahead, t: Localize) -> Choice:
    """A card that moves a dragon leads to the tile as it then is, with this dragon."""
    _, card, *place = move.split()
    words = _power(card, t)
    if not place:
        return Choice((move,), words, icon=card)
    return _to(place[0], (move,), lookahead((move,)) or view, t, words)


def _power(card: str, t: Localize) -> str:
    return t("bluemoon-choice-play", card=card, power=Verbatim(t(f"bluemoon-power-{card}")))


def jump(view: BlueMoonView, lookahead: Lookahead, t: Localize) -> list[Choice]:
    *jumps, skip = moves_of(view)
    stay = Choice((skip,), t("bluemoon-choice-no-jump"), style="quiet")
    to, then = t("bluemoon-menu-jump"), next_turn(view)
    return [*(_to(move.split()[1], (move,), then, t, to) for move in jumps), stay]

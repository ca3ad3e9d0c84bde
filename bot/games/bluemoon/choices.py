"""The choices of a decision: for each kind a function that orders its moves and labels them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from bot.base.choices import OPTIONS, Choice, Promise
from bot.base.i18n import Verbatim
from bot.base.room import on_button
from bot.games.bluemoon.building import build, payments
from bot.games.bluemoon.terms import cards, hand_set, mover, moves_of, next_wins, phrases, price, tiles
from bot.games.bluemoon.travel import jump, offering, travel
from engine.bluemoon.cards import FACES, KIND, WORDS, Cards, counts, size, words
from engine.bluemoon.catalogue import DRAW, SURCHARGE
from engine.bluemoon.moves import OFFER_MORE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.bluemoon.view import BlueMoonView
    from engine.game import Move
    from engine.kernel.forecast import Forecast
    from render import Localize

Ask = Callable[["BlueMoonView", "Forecast", "Localize"], list[Choice]]


def choices(view: BlueMoonView, ahead: Forecast, t: Localize) -> list[Choice]:
    """What the viewer can do now; empty if the viewer may not know."""
    if view.prompt is None or view.moves is None:
        return []
    return ASK[view.prompt.kind](view, ahead, t)


def contribute(view: BlueMoonView, ahead: Forecast, t: Localize) -> list[Choice]:
    """All that can be paid at once, each payment, and the end; where nothing can be paid, what follows by itself."""
    *paid, end = moves_of(view)
    if paid:
        tile = tiles(view)[mover(view).place]
        found = payments(view, tile, paid, ahead, t)
        whole = build(tile, (), hand_set(view), view, ahead, t)
        several = [whole.choice] if whole and len(whole.choice.moves) > 1 else []
        return [*several, *found, *_ended(end, view, ahead, t)]
    special = ahead.then(end)
    if special.prompt and special.prompt.kind != "reset":
        asked = choices(cast("BlueMoonView", special.view()), special.here(), t)
        return [replace(choice, moves=(end, *choice.moves), closing=True) for choice in asked]
    unpaid = on_button(t, "bluemoon-choice-unpaid", placed=view.placed, **_drawn(view))
    return [_called(choice, unpaid) for choice in _ended(end, view, ahead, t)]


def offer(view: BlueMoonView, ahead: Forecast, t: Localize) -> list[Choice]:
    """In the courtyard, or on the Golden Shrine."""
    *offers, end = moves_of(view)
    ended = _ended(end, view, ahead, t)
    if not offers:
        return [_called(choice, t("bluemoon-choice-poor", crystals=price(view), **_drawn(view))) for choice in ended]
    return [*(offering(move, mover(view).place, view, t) for move in offers), *ended]


def pillar(view: BlueMoonView, ahead: Forecast, t: Localize) -> list[Choice]:
    *pillars, end = moves_of(view)
    found = []
    for move in pillars:
        (kind,) = move.args
        label = t("bluemoon-choice-pillar", card=WORDS[kind], crystals=_dearer(kind, view), wins=next_wins(view))
        number = t("bluemoon-choice-offer-number", **next_offering(view))
        found.append(Choice((move,), label, phrases([number, _surcharge(kind, view, t)]), icon=WORDS[kind]))
    ended = _ended(end, view, ahead, t)
    return found + ended if found else [_called(choice, *_why_no_pillar(view, t)) for choice in ended]


def _dearer(kind: int, view: BlueMoonView) -> int:
    """What the next Offering costs with this card (B-7.5)."""
    return price(view) + SURCHARGE[FACES[kind][1]]


def _surcharge(kind: int, view: BlueMoonView, t: Localize) -> str:
    return t("bluemoon-choice-surcharge", price=price(view), card=WORDS[kind], extra=SURCHARGE[FACES[kind][1]])


def next_offering(view: BlueMoonView) -> dict[str, int]:
    """Which of the mover's Offerings is next, and how many win."""
    return {"number": mover(view).offerings + 1, "needed": view.to_win}


def _why_no_pillar(view: BlueMoonView, t: Localize) -> tuple[str, str]:
    """The end of a turn of who has no Pillar card for a further Offering, or too few crystals for it, and why."""
    kinds = [KIND[one.card] for one in view.hand or () if KIND[one.card] in OFFER_MORE]
    if not kinds:
        return t("bluemoon-choice-no-pillar", **_drawn(view)), ""
    cheapest = min(kinds, key=lambda kind: _dearer(kind, view))
    label = t("bluemoon-choice-poor", crystals=_dearer(cheapest, view), **_drawn(view))
    return label, _surcharge(cheapest, view, t)


def _called(choice: Choice, label: str, detail: str = "") -> Choice:
    """The choice that ends it all without a discard under this label, any other as it is."""
    return choice if choice.group else replace(choice, label=label, detail=detail)


def hospital(view: BlueMoonView, ahead: Forecast, t: Localize) -> list[Choice]:
    draw, skip = moves_of(view)
    return [_one(draw, t("bluemoon-choice-draw"), "cards"), _one(skip, t("bluemoon-choice-no-draw"), style="quiet")]


def reset(view: BlueMoonView, ahead: Forecast, t: Localize) -> list[Choice]:
    return _discards(moves_of(view), view, t)


def _discards(moves: Sequence[Move], view: BlueMoonView, t: Localize) -> list[Choice]:
    """Keeping all cards, and in a menu each what to discard: one card or two. Where pairs are more than one menu holds,
    they are chosen one after the other: a pair stands with both.
    """
    nothing, *others = moves
    label = on_button(t, "bluemoon-choice-keep", **_drawn(view))
    keep = Choice((nothing,), label, style="quiet", closing=True)
    discards = [_discard(move, view, t) for move in others]
    pairs = [(choice, kinds) for choice in discards if len(kinds := _kinds(choice)) > 1]
    if len(pairs) > OPTIONS:
        firsts = dict.fromkeys(kind for _, kinds in pairs for kind in sorted(kinds))
        discards = [choice for choice in discards if len(_kinds(choice)) == 1]
        discards += [_with(kind, choice, t) for kind in sorted(firsts) for choice, kinds in pairs if kind in kinds]
    return [*discards, keep]


def _kinds(discard: Choice) -> list[int]:
    """The kinds of the cards, each as often as it is discarded."""
    (packed,) = discard.moves[-1].args
    return [kind for kind, count in enumerate(counts(Cards(packed))) for _ in range(count)]


def _with(kind: int, pair: Choice, t: Localize) -> Choice:
    """The pair in the menu of all with this card."""
    told = {"card": WORDS[kind]}
    menu, ask = t("bluemoon-menu-discard-with", **told), t("bluemoon-menu-ask-discard-with", **told)
    return replace(pair, group=(*pair.group, menu), group_prompts=(*pair.group_prompts, ask))


def _drawn(view: BlueMoonView, discarded: int = 0) -> dict[str, int]:
    """What comes to hand at the end of a turn (B-9.1): the cards drawn, and the reward cards that wait."""
    return {"draw": DRAW + discarded, "waiting": mover(view).pending}


def _discard(move: Move, view: BlueMoonView, t: Localize) -> Choice:
    (packed,) = move.args
    count, named = size(Cards(packed)), Verbatim(cards(packed, t))
    drawn = _drawn(view, count)
    return Choice(
        (move,),
        on_button(t, "bluemoon-choice-discard", cards=named),
        group=(t("bluemoon-menu-discard", count=count, **drawn),),
        group_prompts=(t("bluemoon-menu-ask-discard", count=count),),
        style="quiet",
        closing=True,
        promises=(Promise("discarded", (("cards", words(Cards(packed))),)),),
        alone=on_button(t, "bluemoon-choice-discard-alone", cards=named, **drawn),
    )


def _ended(end: Move, view: BlueMoonView, ahead: Forecast, t: Localize) -> list[Choice]:
    """Ending a phase goes straight on to the discard; special tiles alone are asked for first."""
    then = ahead.then(end)
    if then.prompt is None or then.prompt.kind != "reset":
        label = t("bluemoon-choice-end-contributing", placed=view.placed)
        return [Choice((end,), label, style="quiet", closing=True)]
    return [replace(choice, moves=(end, *choice.moves)) for choice in _discards(then.moves, view, t)]


def _one(move: Move, label: str, icon: str | None = None, style: str = "plain") -> Choice:
    return Choice((move,), label, icon=icon, style=style)


ASK: dict[str, Ask] = {
    "move": travel,
    "contribute": contribute,
    "offer": offer,
    "pillar": pillar,
    "jump": jump,
    "hospital": hospital,
    "shrine": offer,
    "reset": reset,
}

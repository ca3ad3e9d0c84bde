"""The choices of a decision: for each kind a function that orders its moves and labels them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.base.choices import Choice, Lookahead, Promise
from bot.base.room import first_fit, fits_button
from bot.games.bluemoon.contributions import contributions
from bot.games.bluemoon.terms import cards, mover, moves_of, price
from bot.games.bluemoon.travel import jump, travel
from engine.bluemoon.cards import FACES, Cards, size, words
from engine.bluemoon.catalogue import DRAW, SURCHARGE

if TYPE_CHECKING:
    from engine.bluemoon.view import BlueMoonView
    from engine.game import Move
    from render import Say

Ask = Callable[["BlueMoonView", Lookahead, "Say"], list[Choice]]


def choices(view: BlueMoonView, lookahead: Lookahead, say: Say) -> list[Choice]:
    """What the viewer can do now; empty if the viewer may not know."""
    if view.prompt is None or view.moves is None:
        return []
    return ASK[view.prompt.kind](view, lookahead, say)


def contribute(view: BlueMoonView, lookahead: Lookahead, say: Say) -> list[Choice]:
    *payments, end = moves_of(view)
    return contributions(view, payments, say) + _ended(end, lookahead, say)


def offer(view: BlueMoonView, lookahead: Lookahead, say: Say) -> list[Choice]:
    """In the courtyard, or on the Golden Shrine."""
    *offers, end = moves_of(view)
    ended = _ended(end, lookahead, say)
    if not offers:
        poor = say("bluemoon-choice-poor", held=mover(view).crystals, price=price(view), draw=DRAW)
        return [replace(choice, label=poor) if choice.closing else choice for choice in ended]
    label = say("bluemoon-choice-offer", crystals=price(view), **_count(view))
    return [*(_one(move, label, "offering", "main") for move in offers), *ended]


def pillar(view: BlueMoonView, lookahead: Lookahead, say: Say) -> list[Choice]:
    *pillars, end = moves_of(view)
    found = []
    for move in pillars:
        (kind,) = move.args
        card, crystals = move.split()[1], price(view) + SURCHARGE[FACES[kind][1]]
        found.append(_one(move, say("bluemoon-choice-pillar", card=card, crystals=crystals, **_count(view)), card))
    return found + _ended(end, lookahead, say)


def _count(view: BlueMoonView) -> dict[str, int]:
    """Which of the mover's Offerings is next, and how many win."""
    return {"number": mover(view).offerings + 1, "needed": view.to_win}


def hospital(view: BlueMoonView, lookahead: Lookahead, say: Say) -> list[Choice]:
    draw, skip = moves_of(view)
    return [_one(draw, say("bluemoon-choice-draw"), "cards"), _one(skip, say("bluemoon-choice-no-draw"), style="quiet")]


def reset(view: BlueMoonView, lookahead: Lookahead, say: Say) -> list[Choice]:
    """Keeping all cards is a button, the cards to discard are a menu for one and a menu for two."""
    nothing, *discards = moves_of(view)
    keep = _one(nothing, say("bluemoon-choice-keep", draw=DRAW), style="quiet")
    return [*(_discard(move, say) for move in discards), replace(keep, closing=True)]


def _discard(move: Move, say: Say) -> Choice:
    (packed,) = move.args
    count = size(Cards(packed))
    told = cards(packed, say)
    return Choice(
        (move,),
        told,
        group=(say("bluemoon-menu-discard", count=count, draw=DRAW + count),),
        group_prompts=(say("bluemoon-menu-ask-discard", count=count),),
        alone=first_fit([say("bluemoon-choice-discard", cards=told), told], fits_button),
        promises=(Promise("discarded", (("cards", words(Cards(packed))),)),),
    )


def _ended(end: Move, lookahead: Lookahead, say: Say) -> list[Choice]:
    """Ending a phase goes straight on to the discard; special tiles alone are asked for first."""
    then = lookahead((end,))
    if then is None or then.prompt is None or then.prompt.kind != "reset":
        return [replace(_one(end, say("bluemoon-choice-end-contributing"), style="quiet"), closing=True)]
    return [replace(choice, moves=(end, *choice.moves)) for choice in reset(then, lookahead.after((end,)), say)]


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

"""Labels, order and groups of Orchard's choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base.choices import Choice, Lookahead
from engine.orchard.catalogue import HIGHEST, SUITS

if TYPE_CHECKING:
    from engine.orchard.view import OrchardView
    from render import Say


def choices(view: OrchardView, lookahead: Lookahead, say: Say) -> list[Choice]:
    found = []
    for move in view.moves or ():
        suit = SUITS[move.args[0] // HIGHEST] if move.args else None
        label = say(f"orchard-choice-{move.verb}", card=move.partition(" ")[2])
        found.append(Choice(moves=(move,), label=label, icon=suit))
    return found


def strip(view: OrchardView, seat: int, say: Say) -> str:
    return say("orchard-strip", points=view.scores[seat].total, cards=view.hand_sizes[seat])


def explain(view: OrchardView, say: Say) -> list[str]:
    if view.prompt is None:
        return []
    return [say(f"orchard-explain-{view.prompt.kind}", rules=view.prompt.rules)]

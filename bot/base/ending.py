"""Choices after which the turn can only be ended: they end it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.base.i18n import Verbatim
from bot.base.room import first_fit, fits_button, fits_line

if TYPE_CHECKING:
    from bot.base.choices import Choice, Lookahead
    from render import Say

END = "end"
"""The kind of the question that only asks whether the turn is over."""


def ended(choice: Choice, lookahead: Lookahead, say: Say) -> Choice:
    """The choice, and the end of the turn with it if nothing else can be done then; its label says so."""
    if choice.closing:
        return choice
    then = lookahead(choice.moves)
    if then is None or then.prompt is None or then.prompt.kind != END or then.moves is None or len(then.moves) != 1:
        return choice
    label, alone = _ends(choice.label, say), _ends(choice.alone, say)
    return replace(choice, moves=choice.moves + then.moves, label=label, alone=alone)


def _ends(label: str, say: Say) -> str:
    """`d4 and end`, or shorter. However long words are in a language, what a choice does is the same."""
    if not label:
        return ""
    fits = fits_button if fits_button(label) else fits_line
    return first_fit([say(f"bot-choice-ends{short}", label=Verbatim(label)) for short in ("", "-short")], fits)

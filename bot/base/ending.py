"""Choices after which the turn can only be ended: they end it, and their labels say so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base.i18n import Verbatim
from bot.base.room import each_form, first_fit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from engine.game import Move
    from engine.kernel.forecast import Forecast
    from render import Localize

END = "end"
"""The kind of the question that only asks whether the turn is over."""


def next_question(ahead: Forecast) -> str:
    """The kind of the next question to the same seat; empty where it goes no further."""
    return ahead.prompt.kind if ahead.prompt else ""


def last_move(end: Forecast) -> tuple[Move, ...]:
    """The move that ends the turn if nothing else is left then, as far as can be known."""
    return end.moves if next_question(end) == END and len(end.moves) == 1 and end.knows_all else ()


def fitting(
    told: Iterable[str],
    fits: Callable[[str], bool],
    ahead: Forecast,
    end: Forecast,
    t: Localize,
    *,
    closing: bool = False,
) -> str:
    """The first of these labels with room: of moves after which the turn is over with the words for that. So ends a
    turn that is only still to be ended by what passes it on, too.
    """
    if closing or not (last_move(end) or (next_question(ahead) == END and end.stop)):
        return first_fit(told, fits)
    ends = (form for label in told for form in each_form(t, "bot-choice-ends", label=Verbatim(label)))
    return first_fit(ends, fits)

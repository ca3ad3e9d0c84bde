"""Choices after which the turn can only be ended: they end it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.base.i18n import Verbatim
from bot.base.room import first_fit, fits_button, fits_line

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.base.choices import Choice
    from bot.base.lookahead import Lookahead
    from engine.game import Move
    from render import Localize

END = "end"
"""The kind of the question that only asks whether the turn is over."""


def ended(choice: Choice, lookahead: Lookahead, t: Localize) -> Choice:
    """The choice, and the end of the turn with it if nothing else can be done then; its label says so, and of a turn
    that is only still to be ended also where it ends by itself.
    """
    if choice.closing:
        return choice
    end = _end(choice.moves, lookahead)
    if not end and not _passes(choice.moves, lookahead):
        return choice
    room = fits_line if choice.alone or not fits_button(choice.label) else fits_button
    label, alone = _ends([choice.label], room, t), _ends(_alone(choice), fits_button, t)
    return replace(choice, moves=choice.moves + end, label=label, alone=alone)


def button_room(moves: tuple[Move, ...], lookahead: Lookahead, t: Localize) -> Callable[[str], bool]:
    """What tells whether a label fits a button, together with the end of the turn where these moves bring it."""
    return _room(fits_button, "-short", moves, lookahead, t)


def line_room(moves: tuple[Move, ...], lookahead: Lookahead, t: Localize) -> Callable[[str], bool]:
    """The same for the line of a menu, where the end of the turn has all its words."""
    return _room(fits_line, "", moves, lookahead, t)


def _room(
    fits: Callable[[str], bool], form: str, moves: tuple[Move, ...], lookahead: Lookahead, t: Localize
) -> Callable[[str], bool]:
    if not _end(moves, lookahead) and not _passes(moves, lookahead):
        return fits
    return lambda label: fits(t(f"bot-choice-ends{form}", label=Verbatim(label)))


def _passes(moves: tuple[Move, ...], lookahead: Lookahead) -> bool:
    """Whether a turn that was as good as over ends by itself with these."""
    now, then = lookahead(()), lookahead(moves)
    if now is None or now.prompt is None or now.prompt.kind != END:
        return False
    return then is None or then.prompt is None or then.prompt.seat != now.prompt.seat


def _end(moves: tuple[Move, ...], lookahead: Lookahead) -> tuple[Move, ...]:
    """The move that ends the turn if nothing else is left after these."""
    then = lookahead(moves)
    if then is None or then.prompt is None or then.prompt.kind != END or then.moves is None:
        return ()
    return then.moves if len(then.moves) == 1 else ()


def _alone(choice: Choice) -> list[str]:
    """What it is called where it stands alone, if that is anything else, and its label if that is shorter."""
    if not choice.alone:
        return []
    return [label for label in (choice.alone, choice.label) if len(label) <= len(choice.alone)]


def _ends(labels: Sequence[str], fits: Callable[[str], bool], t: Localize) -> str:
    """`d4 and end`, or shorter; empty without a label. However long words are in a language, what a choice does is the
    same.
    """
    return first_fit(
        [t(f"bot-choice-ends{short}", label=Verbatim(one)) for one in labels for short in ("", "-short")], fits
    )

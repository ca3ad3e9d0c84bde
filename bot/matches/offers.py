"""What is offered: the choices of the person to move, what can be taken back, and who may do so."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

import structlog

from bot import games
from bot.base.choices import LABEL, Choice
from bot.base.errors import Refusal
from bot.base.i18n import Verbatim
from bot.base.markdown import escape, short_names
from bot.base.rights import check
from bot.base.text import shorten
from bot.matches.roles import at_table
from engine.kernel.forecast import forecast

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.matches.match import Match
    from bot.store import JournalEntry
    from engine.kernel.forecast import Forecast
    from render import Localize

logger = structlog.get_logger()


def choices_are_public(match: Match) -> bool:
    """Whether everybody may know all that can be chosen now."""
    return match.game.may_see_moves(None)


def foreseen(match: Match, seat: int | None) -> Forecast:
    """What the seat to move may foresee of its moves, and everybody if they are public; for no seat what all may."""
    return forecast(match.game, None if choices_are_public(match) else seat)


def choices(match: Match, seat: int | None, t: Localize, ahead: Forecast | None = None) -> list[Choice]:
    """What the seat to move can choose. For no seat what everybody may know: all of it, or what is possible whatever is
    secret. Where a fault keeps a game's part
    from naming them, the moves stand there by their notation (`by_notation`).
    """
    viewer = None if choices_are_public(match) else seat
    try:
        return games.load(match.key).choices(match.view(viewer), ahead or foreseen(match, seat), t)
    except Exception:
        logger.exception("choices cannot be named", game=match.id, key=match.key, revision=match.revision)
        moves = match.game.known_moves(viewer)
        return [Choice((move,), shorten(move, LABEL), group=(t("bot-unnamed"),)) for move in moves or ()]


def worth(ahead: Forecast, seat: int) -> Callable[[Choice], tuple[float, ...]]:
    """How much a choice gains this seat at once, by a rule that anybody can follow: what wins the game comes first,
    then what the choice itself says, else what its moves add to the projected score.
    """

    def gained(choice: Choice) -> tuple[float, ...]:
        end = ahead.then(*choice.moves)
        ranks = end.result.ranks if end.result else None
        if ranks and ranks[seat] == 1:
            return (inf,)
        return (end.score(seat),) if choice.worth is None else choice.worth

    return gained


def by_notation(found: Sequence[Choice]) -> bool:
    """Whether these choices are called by their notation, since a fault keeps the game's part from naming them."""
    return bool(found) and all(choice.label == shorten(choice.moves[0], LABEL) for choice in found)


def takeable(match: Match, user: int) -> tuple[JournalEntry, ...]:
    """The steps this person can take back, oldest first. Raises Refusal if there are none."""
    check("undo", at_table(match.row.seats, user))
    if match.undoer is None:
        raise Refusal("no-undo")
    if match.undoer != user:
        raise Refusal("other-undo", other=Verbatim(escape(match.names[match.undo_seat or 0])))
    return match.steps


def check_person(match: Match, user: int) -> None:
    """Raise Refusal unless it is this person's turn."""
    check("play", at_table(match.row.seats, user))
    if match.owner(match.to_move) != user:
        raise Refusal("not-your-turn", player=Verbatim(short_names(match.names)[match.to_move or 0]))

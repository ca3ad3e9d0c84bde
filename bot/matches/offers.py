"""What is offered: the choices of the person to move, what can be taken back, and who may do so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import games
from bot.base.errors import Refusal
from bot.base.i18n import Verbatim
from bot.base.markdown import escape
from bot.base.rights import check
from bot.matches.lookahead import GameLookahead
from bot.matches.roles import at_table

if TYPE_CHECKING:
    from bot.base.choices import Choice
    from bot.matches.match import Match
    from bot.store import JournalEntry
    from render import Localize


def choices_are_public(match: Match) -> bool:
    """Whether everybody may know what can be chosen now."""
    return match.game.may_see_moves(None)


def choices(match: Match, seat: int | None, t: Localize) -> list[Choice]:
    """What the seat to move can choose; the same for the public message and the private panel if both show it. For no
    seat what everybody may know: all of it, or what is possible whatever is secret.
    """
    viewer = None if choices_are_public(match) else seat
    return games.load(match.key).choices(match.view(viewer), GameLookahead(match.game, viewer), t)


def takeable(match: Match, user: int) -> tuple[JournalEntry, ...]:
    """The steps this person can take back, oldest first. Raises Refusal if there are none."""
    check("undo", at_table(match.row.seats, user))
    if match.undoer is None:
        raise Refusal("no-undo")
    if match.undoer != user:
        raise Refusal("other-undo", other=Verbatim(escape(match.names[match.undo_seat or 0])))
    return match.undoable


def check_person(match: Match, user: int) -> None:
    """Raise Refusal unless it is this person's turn."""
    check("play", at_table(match.row.seats, user))
    if match.owner(match.to_move) != user:
        raise Refusal("not-your-turn", player=Verbatim(escape(match.names[match.to_move or 0])))

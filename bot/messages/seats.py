"""What can become of a seat: offered, left to a computer, taken, replaced as the table agrees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base.i18n import Verbatim
from bot.matches.seats import free
from bot.messages.menus import Button, action
from bot.messages.outgoing import OutgoingMessage, note
from bot.messages.public import title
from bot.messages.story import name

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.matches.match import Match
    from render import Localize


def own_seats(match: Match, user: int, t: Localize) -> OutgoingMessage:
    """What somebody can do with their seat, for them alone."""
    offers = any(match.row.seats[seat].free for seat in match.seats_of(user))
    about = t("bot-seat-keep-about" if offers else "bot-seat-offer-about")
    words = [t("bot-seat-mine", title=title(match, t)), about, t("bot-seat-computer-about")]
    first = ("seat.keep", t("bot-seat-keep")) if offers else ("seat.offer", t("bot-seat-offer"))
    row = (action(match, *first), action(match, "seat.computer", t("bot-seat-computer")))
    return note("\n".join(words), [row])


def free_seats(match: Match, t: Localize) -> OutgoingMessage:
    """The seats that can be taken."""
    seats = free(match)
    if not seats:
        return note(t("bot-seat-none", title=title(match, t)))
    return note(t("bot-seat-free", title=title(match, t)), [_takers(match, seats, t)])


def seat_offer(match: Match, user: int, t: Localize) -> OutgoingMessage:
    """The offer of somebody's seats, to everybody in the channel."""
    words = t("bot-seat-offered", title=title(match, t), person=Verbatim(f"<@{user}>"))
    return note(words, [_takers(match, match.seats_of(user), t)])


def sure(match: Match, seat: int, t: Localize) -> OutgoingMessage:
    """The question to whoever wants to take a seat, alone."""
    button = action(match, f"seat.sit.{seat}", t("bot-seat-sit"), "main")
    words = t("bot-seat-sure", title=title(match, t), player=name(match, seat))
    return note(words, [(button,)])


def vote(
    match: Match, gone: int, agreed: Collection[int], asked: Collection[int], t: Localize, *, alone: bool, force: bool
) -> OutgoingMessage:
    """The question whether a computer is to go on for this person, and how many persons agree."""
    seat = match.seats_of(gone)[0]
    kinds = {"force": "danger"} if force else {"yes": "danger", "no": "quiet", **({} if alone else {"force": "quiet"})}
    row = tuple(
        action(match, f"replace.{what}.{gone}", t(f"bot-replace-{what}"), style) for what, style in kinds.items()
    )
    key = "bot-replace-sure" if alone or force else "bot-replace-vote"
    words = t(key, title=title(match, t), player=name(match, seat), agreed=len(agreed), persons=len(asked))
    return note(words, [row])


def _takers(match: Match, seats: Collection[int], t: Localize) -> tuple[Button, ...]:
    return tuple(
        action(match, f"seat.take.{seat}", t("bot-seat-take", player=Verbatim(match.names[seat])), "main")
        for seat in seats
    )

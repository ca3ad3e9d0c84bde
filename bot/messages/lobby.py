"""What everybody sees of a lobby."""

from __future__ import annotations

from typing import TYPE_CHECKING

import engine
from bot.base.i18n import Verbatim, localizer
from bot.base.markdown import escape
from bot.matches.levels import seatable
from bot.matches.lobby import absences, bad_options, trouble
from bot.matches.pace import PACES, RELAXED
from bot.messages import layout
from bot.messages.book import book_page, has_book
from bot.messages.outgoing import Attachment, OutgoingMessage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.matches.match import Match
    from bot.store import LobbyRow, Seat
    from render import Say


def open_lobby(row: LobbyRow, *, text_only: bool) -> OutgoingMessage:
    """An open lobby, or what remains of a closed one."""
    say = localizer(row.locale)
    if row.state == "closed":
        return OutgoingMessage(layout.note(say("bot-lobby-was-closed", title=Verbatim(say(f"{row.key}-title")))))
    book = () if text_only else rule_book(row.key)
    facts = layout.Lobby(
        id=row.id,
        game=engine.load(row.key),
        host=f"<@{row.host}>",
        seats=_who(row.seats),
        options=row.options,
        players=seatable(row.key),
        paces=PACES,
        pace=row.pace,
        absences=() if row.pace == RELAXED else absences(row.key),
        absent=row.absent,
        trouble=bad_options(bad, row.key, say) if (bad := trouble(row)) else "",
    )
    return OutgoingMessage(layout.lobby(facts, say=say, file=book[0].name if book else None), book)


def begun_lobby(match: Match, row: LobbyRow, *, text_only: bool) -> OutgoingMessage:
    """The outcome of a lobby: who plays, with which options, and the commitment to the shuffles."""
    say = localizer(row.locale)
    who = _who(match.row.seats)
    seats = tuple(Verbatim(who[seat]) for seat in match.turn_order)
    chosen = [
        say(
            "bot-lobby-option",
            option=Verbatim(say(f"{row.key}-option-{key}")),
            value=Verbatim(say(f"{row.key}-option-{key}-{value}")),
        )
        for key, value in match.header.options.items()
    ]
    lines = [
        say("bot-begun", title=Verbatim(say(f"{row.key}-title")), seats=seats),
        *chosen,
        *([] if match.row.pace == RELAXED else _paced(match, say)),
        *([say("bot-begun-thread", place=Verbatim(f"<#{match.row.channel}>"))] if row.thread else []),
        *([say("bot-begun-plain")] if text_only else []),
        say("bot-begun-sealed", commitment=Verbatim(match.header.commitment)),
    ]
    book = () if text_only else rule_book(row.key)
    return OutgoingMessage(layout.note("\n".join(lines), file=book[0].name if book else None), book)


def _paced(match: Match, say: Say) -> list[str]:
    values = {"pace": match.row.pace, "absent": match.row.absent}
    return [
        say("bot-lobby-option", option=Verbatim(say(f"bot-lobby-{what}")), value=Verbatim(say(f"bot-{what}-{value}")))
        for what, value in values.items()
    ]


def rule_book(key: str) -> tuple[Attachment, ...]:
    """The rules of a game as a file; empty if it has none."""
    return (Attachment(f"{key}-rules.html", content=book_page(key)),) if has_book(key) else ()


def _who(seats: Sequence[Seat]) -> tuple[str, ...]:
    """Mentions of people, with the seat's name for anyone with several seats, and names of computers."""
    users = [seat.user for seat in seats]
    return tuple(_named(seat, alone=users.count(seat.user) == 1) for seat in seats)


def _named(seat: Seat, *, alone: bool) -> str:
    if seat.user is None:
        return escape(seat.name)
    return f"<@{seat.user}>" if alone else f"<@{seat.user}> ({escape(seat.name)})"

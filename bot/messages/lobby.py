"""What everybody sees of a lobby."""

from __future__ import annotations

from functools import cache
from hashlib import blake2s
from typing import TYPE_CHECKING

import engine
from bot import games
from bot.base.i18n import Verbatim, localizer
from bot.base.markdown import escape
from bot.matches.lessons import lesson_of
from bot.matches.levels import seatable
from bot.matches.lobby import (
    DEALS,
    SERIOUS,
    absences,
    awaited,
    bad_options,
    colours,
    going_on,
    is_for_watching,
    last_computer,
    pace_of,
    paces,
    places,
    seated,
    trouble,
)
from bot.matches.pace import CLOCKS, RELAXED
from bot.matches.watching import is_watched
from bot.messages import layout
from bot.messages.book import book_page, has_book
from bot.messages.lessons import begin_id
from bot.messages.links import moment
from bot.messages.outgoing import Attachment, OutgoingMessage
from bot.messages.public import called, origin, title
from bot.messages.reliability import told
from render import cover

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.base.colours import Colour
    from bot.matches.match import Match
    from bot.store import LobbyRow, Seat
    from engine.record import Continued
    from render import Localize


def open_lobby(row: LobbyRow, *, text_only: bool) -> OutgoingMessage:
    """An open lobby, or what remains of one that was closed or ran out."""
    t = localizer(row.locale)
    if row.state == "closed":
        return OutgoingMessage(layout.note(t("bot-lobby-was-closed", title=called(row.key, row.title, t))))
    book = () if text_only else rule_book(row.key)
    covers = () if text_only else cover_of(row.key, t)
    continued = going_on(row)
    facts = layout.Lobby(
        id=row.id,
        game=engine.load(row.key),
        host=f"<@{row.host}>",
        seats=_with_pasts(row, t),
        options=row.options,
        players=seatable(row.key),
        last_computer=last.name if (last := last_computer(row)) else "",
        paces=paces(row),
        pace=pace_of(row),
        absences=absences(row.key) if pace_of(row) in CLOCKS else (),
        absent=row.absent,
        learn=begin_id(row.key) if lesson_of(row.key) else "",
        serious=() if is_for_watching(row) else SERIOUS,
        strict=SERIOUS[row.serious],
        colours=tuple(_colours(row, t)),
        trouble=bad_options(bad, row.key, t) if (bad := trouble(row)) else "",
        title=escape(row.title),
        notes=tuple(_notes(row, t)),
        awaited=tuple(f"<@{user}>" for user in awaited(row)),
        declinable=bool(row.sought and awaited(row)),
        sought=places(row) if row.sought or continued else 0,
        deals=DEALS if continued else (),
        deal=DEALS[continued.open] if continued else "",
    )
    shown = layout.lobby(facts, t=t, cover=[one.media_item for one in covers], file=book[0].name if book else None)
    return OutgoingMessage(shown, (*covers, *book))


def _notes(row: LobbyRow, t: Localize) -> list[str]:
    notes = [
        *going_on_from(going_on(row), t),
        t("bot-lobby-noted-watched") if is_for_watching(row) else "",
        t("bot-lobby-noted-found", count=row.sought) if row.sought else "",
        t("bot-lobby-noted-invited") if row.invited else "",
        t("bot-lobby-noted-least", share=row.least) if row.least else "",
        t("bot-lobby-noted-seated" if going_on(row) else "bot-lobby-noted-listed") if row.ordered else "",
        t("bot-lobby-noted-colours") if colours(row) else "",
        t("bot-lobby-noted-full") if row.at_full and not row.sought else "",
        t("bot-lobby-noted-closes", at=moment(row.closes)) if row.closes else "",
    ]
    return [f"-# {note}" for note in notes if note]


def _colours(row: LobbyRow, t: Localize) -> Iterator[tuple[str, str, str]]:
    """Those that nobody has chosen; of those that so few do not play with, how many would."""
    taken = {seat.colour for seat in row.seats}
    for colour, least in colours(row).items():
        if colour.words not in taken:
            condition = t("bot-lobby-colour-from", count=least) if least > seated(row) else ""
            yield colour.words, _swatch(colour, t), condition


def going_on_from(continued: Continued | None, t: Localize) -> list[str]:
    """That a game goes on from another one, and what of it is hidden again."""
    if continued is None:
        return []
    return [t("bot-goes-on", place=origin(continued, t)), t(f"bot-goes-on-{DEALS[continued.open]}")]


def begun_lobby(match: Match, row: LobbyRow, *, text_only: bool) -> OutgoingMessage:
    """The outcome of a lobby: who plays, with which options, and the commitment to the shuffles."""
    t = localizer(row.locale)
    who = _who(match.row.seats)
    shades = games.colours(row.key, match.header.options, len(who))
    seats = tuple(Verbatim(f"{who[seat]} {_swatch(shades[seat], t)}") for seat in match.turn_order)
    chosen = [
        t(
            "bot-lobby-option",
            option=Verbatim(t(f"{row.key}-option-{key}")),
            value=Verbatim(t(f"{row.key}-option-{key}-{value}")),
        )
        for key, value in match.header.options.items()
    ]
    lines = [
        t("bot-begun", title=title(match, t), seats=seats),
        *going_on_from(match.header.continued, t),
        *chosen,
        *([] if match.row.pace == RELAXED else _paced(match, t)),
        t("bot-begun-watched", person=_host(row, t)) if is_watched(match.row) else _strict(match, t),
        *([t("bot-begun-thread", place=Verbatim(f"<#{match.row.channel}>"))] if row.thread else []),
        *([t("bot-begun-plain")] if text_only else []),
        t("bot-begun-sealed", commitment=Verbatim(match.header.commitment)),
    ]
    book = () if text_only else rule_book(row.key)
    return OutgoingMessage(layout.note("\n".join(lines), file=book[0].name if book else None), book)


def _paced(match: Match, t: Localize) -> list[str]:
    values = {"pace": match.row.pace} | ({} if is_watched(match.row) else {"absent": match.row.absent})
    return [
        t("bot-lobby-option", option=Verbatim(t(f"bot-lobby-{what}")), value=Verbatim(t(f"bot-{what}-{value}")))
        for what, value in values.items()
    ]


def _strict(match: Match, t: Localize) -> str:
    value = Verbatim(t(f"bot-serious-{SERIOUS[match.row.serious]}"))
    return t("bot-lobby-option", option=Verbatim(t("bot-lobby-serious")), value=value)


def _swatch(colour: Colour, t: Localize) -> str:
    """A colour, shown and named."""
    return t("bot-lobby-shade", sign=Verbatim(colour.sign), colour=Verbatim(t(colour.words)))


def rule_book(key: str) -> tuple[Attachment, ...]:
    """The rules of a game as a file; empty if it has none."""
    return (Attachment(f"{key}-rules.html", content=book_page(key)),) if has_book(key) else ()


def cover_of(key: str, t: Localize) -> tuple[Attachment, ...]:
    """The cover of a game; empty if it has none."""
    name = _cover(key)
    return (Attachment(name, cover.alt(key, t), cover.file(key)),) if name else ()


@cache
def _cover(key: str) -> str:
    """The name of the file, which changes with its content."""
    file = cover.file(key)
    return f"cover-{blake2s(file.read_bytes(), digest_size=8).hexdigest()}.png" if file.is_file() else ""


def _who(seats: Sequence[Seat]) -> tuple[str, ...]:
    """Mentions of people, with the seat's name for anyone with several seats, and names of computers."""
    users = [seat.user for seat in seats]
    return tuple(_named(seat, alone=users.count(seat.user) == 1) for seat in seats)


def _with_pasts(row: LobbyRow, t: Localize) -> tuple[str, ...]:
    """Who sits where and in which colour, people with the share of their turns that were in time."""
    pasts = [row.past.get(seat.user or 0, (0, 0)) for seat in row.seats]
    shades = {one.words: f" · {_swatch(one, t)}" for one in colours(row)}
    chosen = [shades.get(seat.colour, "") for seat in row.seats]
    return tuple(
        f"{who}{shade}{told(past, t)}" for who, shade, past in zip(_who(row.seats), chosen, pasts, strict=True)
    )


def _host(row: LobbyRow, t: Localize) -> Verbatim:
    return Verbatim(f"<@{row.host}>" if row.host > 0 else t("bot-former-player"))


def _named(seat: Seat, *, alone: bool) -> str:
    if seat.user is None or seat.user < 0:  # a computer, or a person whose data is deleted
        return escape(seat.name)
    return f"<@{seat.user}>" if alone else f"<@{seat.user}> ({escape(seat.name)})"

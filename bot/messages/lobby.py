"""What everybody sees of a lobby."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import engine
from bot import games
from bot.base import custom_ids
from bot.base.i18n import Verbatim, localizer
from bot.base.markdown import escape
from bot.drawing import LobbyPictures
from bot.matches.lessons import lesson_of
from bot.matches.lobby import (
    DEALS,
    SERIOUS,
    awaited,
    can_start,
    colours,
    fewest,
    going_on,
    is_for_watching,
    is_full,
    pace_of,
    places,
    sample,
)
from bot.matches.pace import RELAXED
from bot.matches.watching import is_watched
from bot.messages import layout
from bot.messages.book import book_page, has_book
from bot.messages.lessons import begin_id
from bot.messages.links import moment
from bot.messages.menus import Button
from bot.messages.outgoing import Attachment, OutgoingMessage, PictureBlock, UndrawnMessage, note
from bot.messages.public import game_title, origin, title
from bot.messages.values import valued
from render.cover import Chair

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.base.colours import Colour
    from bot.matches.match import Match
    from bot.messages.menus import Row
    from bot.messages.outgoing import Message
    from bot.store import LobbyRow, Seat
    from engine.game import View
    from engine.record import Continued
    from render import Localize


NO_PICTURES = PictureBlock(())


def open_lobby(row: LobbyRow) -> Message:
    """An open lobby, or what remains of one that was closed or ran out."""
    t = localizer(row.locale)
    if row.state == "closed":
        return note(t("bot-lobby-was-closed", title=game_title(row.key, row.title, t)))

    head = t("bot-lobby-invites", host=_host(row, t), game=game_title(row.key, row.title, t))
    players = number_of_players(fewest(row), places(row), pace_of(row), t)

    def compose(block: PictureBlock) -> OutgoingMessage:
        return waiting_page(row.key, head, players, _notes(row, t), _buttons(row, t), t, block)

    return UndrawnMessage(_cover(row, t), compose, lambda _: _seats(row, t))


def waiting_page(
    key: str,
    head: str,
    players: str,
    notes: Sequence[str],
    rows: Sequence[Row],
    t: Localize,
    block: PictureBlock = NO_PICTURES,
) -> OutgoingMessage:
    """A table that waits for people, whether somebody has opened it or looks for others first."""
    words = "\n".join([f"**{head}** {players}", t(f"{key}-about"), *block.words, *notes])
    return OutgoingMessage(layout.below(block.media, words, rows), block.files)


def number_of_players(least: int, most: int, pace: str, t: Localize) -> str:
    """How many can play, and how fast."""
    words = "bot-lobby-players-all" if least == most else "bot-lobby-players-any"
    return t(words, least=least, most=most, pace=Verbatim(t(f"bot-pace-{pace}")))


def _seats(row: LobbyRow, t: Localize) -> list[str]:
    """Who sits where, for a table without a picture."""
    shades = {one.words: f" · {swatch(one, t)}" for one in colours(row)}
    told = t("bot-lobby-seated", count=len(row.seats), most=places(row))
    taken = zip(_who(row.seats), row.seats, strict=True)
    return [f"{told}:", *(f"{n}. {who}{shades.get(seat.colour, '')}" for n, (who, seat) in enumerate(taken, 1))]


def _cover(row: LobbyRow, t: Localize) -> LobbyPictures:
    """The picture of the table: a sample of its game shows the signs of the colours that were chosen."""
    number, options = sample(row)
    signs = {shade.words: seat for seat, shade in enumerate(games.colours(row.key, options, number))}
    taken = [Chair(seat.name, signs.get(seat.colour)) for seat in row.seats]
    held = [Chair(held=True) for _ in awaited(row)]
    chairs = (*taken, *held, *[Chair()] * places(row))[: max(places(row), len(taken))]
    view = _sample(row.key, number, tuple(options.items()))
    return LobbyPictures(row.key, t, row.id, 0, view, chairs)


@lru_cache(maxsize=32)
def _sample(key: str, seats: int, options: tuple[tuple[str, str], ...]) -> View:
    return engine.load(key).new(seats=seats, seed=bytes(16), options=dict(options)).view(None)


def _buttons(row: LobbyRow, t: Localize) -> list[Row]:
    def button(what: str, style: str = "quiet") -> Button:
        return Button(custom_ids.lobby_id(row.id, what), t(f"bot-lobby-{what}"), style=style)

    learn = (Button(begin_id(row.key), t("bot-lobby-learn"), style="quiet"),) if lesson_of(row.key) else ()
    decline = (button("decline"),) if row.sought and awaited(row) else ()
    join = button("join", "quiet" if is_full(row) else "main")
    start = button("start", "main" if can_start(row) else "quiet")
    return [(join, *learn, start, button("setup"), *decline)]


def _notes(row: LobbyRow, t: Localize) -> list[str]:
    """What else the host has arranged, in small letters."""
    held = tuple(Verbatim(f"<@{user}>") for user in awaited(row))
    itself = row.at_full and not row.sought
    notes = [
        t("bot-lobby-noted-watched") if is_for_watching(row) else "",
        t("bot-lobby-noted-found", count=row.sought) if row.sought else "",
        t("bot-lobby-noted-held", people=held) if held else "",
        t("bot-lobby-noted-invited") if row.invited else "",
        t("bot-lobby-noted-least", share=row.least) if row.least else "",
        t("bot-lobby-noted-seated" if going_on(row) else "bot-lobby-noted-listed") if row.ordered else "",
        t("bot-lobby-noted-serious") if row.serious else "",
        "" if row.sought else t("bot-lobby-noted-full") if itself else t("bot-lobby-noted-host"),
        t("bot-lobby-noted-closes", at=moment(row.closes)) if row.closes else "",
    ]
    return [*going_on_from(going_on(row), t), f"-# {' '.join(filter(None, notes))}"]


def going_on_from(continued: Continued | None, t: Localize) -> list[str]:
    """That a game goes on from another one, and what of it is hidden again."""
    if continued is None:
        return []
    return [t("bot-goes-on", place=origin(continued, t)), t(f"bot-goes-on-{DEALS[continued.open]}")]


def begun_lobby(match: Match, row: LobbyRow) -> OutgoingMessage:
    """The outcome of a lobby: who plays, with which options, and the commitment to the shuffles."""
    t = localizer(row.locale)
    who = _who(match.row.seats)
    shades = games.colours(row.key, match.header.options, len(who))
    seats = tuple(Verbatim(f"{who[seat]} {swatch(shades[seat], t)}") for seat in match.turn_order)
    chosen = [
        valued(t(f"{row.key}-option-{key}"), t(f"{row.key}-option-{key}-{value}"), t)
        for key, value in match.header.options.items()
    ]
    lines = [
        t("bot-begun", title=title(match, t), seats=seats),
        *going_on_from(match.header.continued, t),
        *chosen,
        *([] if match.row.pace == RELAXED else _paced(match, t)),
        t("bot-begun-watched", person=_host(row, t)) if is_watched(match.row) else _strict(match, t),
        *([t("bot-begun-thread", place=Verbatim(f"<#{match.row.channel}>"))] if row.thread else []),
        t("bot-begun-sealed", commitment=Verbatim(match.header.commitment)),
    ]
    book = rule_book(row.key)
    message = layout.note("\n".join(lines), file=book[0].name if book else None)
    return OutgoingMessage(message, book, t("bot-begun-plain"))


def _paced(match: Match, t: Localize) -> list[str]:
    values = {"pace": match.row.pace} | ({} if is_watched(match.row) else {"absent": match.row.absent})
    return [valued(t(f"bot-lobby-{what}"), t(f"bot-{what}-{value}"), t) for what, value in values.items()]


def _strict(match: Match, t: Localize) -> str:
    return valued(t("bot-lobby-serious"), t(f"bot-serious-{SERIOUS[match.row.serious]}"), t)


def swatch(colour: Colour, t: Localize) -> str:
    """A colour, shown and named."""
    return t("bot-lobby-shade", sign=Verbatim(colour.sign), colour=Verbatim(t(colour.words)))


def rule_book(key: str) -> tuple[Attachment, ...]:
    """The rules of a game as a file; empty if it has none."""
    return (Attachment(f"{key}-rules.html", content=book_page(key)),) if has_book(key) else ()


def _who(seats: Sequence[Seat]) -> tuple[str, ...]:
    """Mentions of people, with the seat's name for anyone with several seats, and names of computers."""
    users = [seat.user for seat in seats]
    return tuple(_named(seat, alone=users.count(seat.user) == 1) for seat in seats)


def _host(row: LobbyRow, t: Localize) -> Verbatim:
    return Verbatim(f"<@{row.host}>" if row.host > 0 else t("bot-former-player"))


def _named(seat: Seat, *, alone: bool) -> str:
    if seat.user is None or seat.user < 0:  # a computer, or a person whose data is deleted
        return escape(seat.name)
    return f"<@{seat.user}>" if alone else f"<@{seat.user}> ({escape(seat.name)})"

"""What is said of people who look for others to play with."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.base import custom_ids
from bot.base.i18n import Verbatim, localizer
from bot.base.markdown import escape
from bot.matches.finding import ANSWERING
from bot.matches.lobby import places
from bot.messages import layout
from bot.messages.links import instant, place_url
from bot.messages.lobby import number_of_players, waiting_page
from bot.messages.menus import Button, Link, Menu, MenuOption
from bot.messages.outgoing import OutgoingMessage, note
from bot.messages.public import game_title
from bot.messages.reliability import own, own_button, reliability_note
from engine.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from bot.matches.reliability import Past
    from bot.messages.layout import MessageLayout
    from bot.messages.menus import Row
    from bot.store import LobbyRow, MatchRequest
    from render import Localize

LINES = 6
"""At most, of each list of a server."""


class Sought(NamedTuple):
    """For whom people wait on a server."""

    lobbies: Sequence[LobbyRow]
    requests: Sequence[MatchRequest]
    pasts: Mapping[int, Past]
    """Of those who look for others, and of whoever reads it."""


def announcement(
    request: MatchRequest, *, past: Past, free: bool = True, place: int | None = None, mentioned: Sequence[int] = ()
) -> OutgoingMessage:
    """Somebody looks for others, has found a table (in this `place`), or looks no longer."""
    t = localizer(request.locale)
    person, what, game = f"<@{request.user}>", Verbatim(kind(request, t)), Verbatim(t(f"{request.key}-title"))
    if place is not None:
        return note(t("bot-find-has", person=Verbatim(person), kind=what, place=Verbatim(f"<#{place}>")))
    if not free:
        return note(t("bot-find-no-longer", person=Verbatim(person), kind=what))
    head = t("bot-find-looks", person=Verbatim(f"{person}{reliability_note(past, t)}"), game=game)
    players = number_of_players(request.seats, request.seats, request.pace, t)
    notes = [t("bot-find-until", until=instant(request.expires))]
    if mentioned:
        notes.append(t("bot-find-mentioned", people=tuple(Verbatim(f"<@{user}>") for user in mentioned)))
    too = Button(custom_ids.find_id(f"ask.{_named(request)}"), t("bot-find-too"))
    return waiting_page(request.key, head, players, notes, [(too,)], t)


def invitation(row: LobbyRow, request: MatchRequest, pasts: Mapping[int, Past], t: Localize) -> OutgoingMessage:
    """A seat is held for somebody, with these others and their pasts."""
    others = [user for user in pasts if user != request.user]
    people = tuple(Verbatim(f"<@{user}>{reliability_note(pasts[user], t)}") for user in others)
    words = t(
        "bot-find-invited",
        person=Verbatim(f"<@{request.user}>"),
        kind=Verbatim(kind(request, t)),
        people=people,
        until=instant(request.held + ANSWERING),
    )
    link = Link(place_url(row.guild, row.channel, row.message), t("bot-to-table"))
    return note(words, [(link,)])


def page(user: int, found: Sought, hears: Collection[str], t: Localize) -> MessageLayout:
    """What somebody looks for and wants to hear of, and what is looked for on the server."""
    mine = [request for request in found.requests if request.user == user and request.key in GAMES]
    others = [request for request in found.requests if request.user != user]
    lines = [t("bot-find-about")]
    lines += [t("bot-find-mine", kind=Verbatim(kind(request, t)), until=instant(request.expires)) for request in mine]
    lines += [own(found.pasts[user], t), *list_sought(found._replace(requests=others), t)]
    rows: list[Row] = []
    if mine:
        stops = [(f"stop.{_named(request)}", t("bot-find-stop", kind=Verbatim(kind(request, t)))) for request in mine]
        rows.append(_menu("stop", t("bot-find-stopping"), stops))
    tells = [
        (f"tell.{key}.{'off' if key in hears else 'on'}", t(_telling(key in hears), title=Verbatim(t(f"{key}-title"))))
        for key in GAMES
    ]
    rows += [_menu("tell", t("bot-find-telling"), tells), (own_button(t),)]
    return layout.settings("\n".join(lines), rows, title=t("bot-find"))


def list_sought(found: Sought, t: Localize) -> list[str]:
    """Open lobbies, then the kinds of tables that people look for, under one heading; nothing where nobody waits."""
    kinds: dict[str, list[str]] = {}
    for request in found.requests:
        if request.key in GAMES:
            past = reliability_note(found.pasts[request.user], t)
            kinds.setdefault(kind(request, t), []).append(f"{escape(request.name)}{past}")
    requests = [
        t("bot-find-line", kind=Verbatim(what), people=tuple(map(Verbatim, names)), count=len(names))
        for what, names in kinds.items()
    ]
    lines = [*cut([_lobby(row, t) for row in found.lobbies], LINES, t), *cut(requests, LINES, t)]
    return [f"### {t('bot-games-sought')}", *lines] if lines else []


def _lobby(row: LobbyRow, t: Localize) -> str:
    url = Verbatim(place_url(row.guild, row.channel, row.message))
    title = game_title(row.key, row.title, t)
    return t("bot-games-lobby", title=title, seated=len(row.seats), most=places(row), url=url)


def cut(lines: Sequence[str], most: int, t: Localize) -> list[str]:
    """The first of them, and how many more there are."""
    left = len(lines) - most
    return [*lines[:most], *([t("bot-games-more", count=left)] if left > 0 else [])]


def kind(request: MatchRequest, t: Localize) -> str:
    """What somebody looks for."""
    return t(
        "bot-find-kind",
        title=Verbatim(t(f"{request.key}-title")),
        count=request.seats,
        pace=Verbatim(t(f"bot-pace-{request.pace}")),
    )


def _telling(now: bool) -> str:
    return "bot-find-tell-off" if now else "bot-find-tell-on"


def _named(request: MatchRequest) -> str:
    return f"{request.key}.{request.seats}.{request.pace}"


def _menu(name: str, placeholder: str, lines: Sequence[tuple[str, str]]) -> Menu:
    options = tuple(MenuOption(custom_ids.find_id(what), label) for what, label in lines)
    return Menu(custom_ids.select_id(name), placeholder, options)

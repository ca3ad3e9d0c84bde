"""A table that waits for its players: who may change it, and how it becomes a game."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import SystemRandom
from typing import TYPE_CHECKING

import engine
from bot.base.errors import Refusal
from bot.base.i18n import Verbatim, localizer
from bot.matches.levels import seatable, usual
from bot.matches.match import Match
from bot.matches.pace import PACES, RESIGN, USUAL
from bot.store import LobbyRow, Seat
from engine.game import BadOptions

if TYPE_CHECKING:
    from engine.game import Game
    from render import Say

ID_BYTES = 5
"""Ten hexadecimal digits: short enough for ids on buttons and nonces."""
HOSTS_ALONE = 24 * 60 * 60
"""Seconds in which only the host starts the game; after that, anybody at the table."""


def new_id() -> str:
    return secrets.token_hex(ID_BYTES)


def opened(
    *,
    key: str,
    options: Mapping[str, str],
    host: Seat,
    seats: Sequence[Seat] = (),
    guild: int | None,
    channel: int,
    locale: str,
    thread: bool,
    at: int,
) -> LobbyRow:
    """A new lobby with its host seated. Raises BadOptions for options that cannot be played."""
    game = engine.load(key)
    settled = game.complete_options(max(len(seats), game.min_seats), options)
    return LobbyRow(
        id=new_id(),
        key=key,
        options=settled,
        seats=tuple(seats) or (host,),
        host=host.user or 0,
        guild=guild,
        channel=channel,
        locale=locale,
        created=at,
        thread=thread,
    )


def change(lobby: LobbyRow, what: str, person: Seat, *, moderator: bool, say: Say) -> LobbyRow:
    """The lobby after a click. Raises Refusal."""
    verb, _, value = what.partition(".")
    match verb:
        case "join" | "seat":
            return _sit(lobby, person, again=verb == "seat")
        case "computer":
            return _add_computer(lobby, person, value or usual(lobby.key), say)
        case "leave":
            return _leave(lobby, person)
        case "option":
            return _choose(lobby, person, value)
        case "pace" | "absent":
            return _set_pace(lobby, person, verb, value)
        case "cancel":
            if person.user != lobby.host and not moderator:
                raise Refusal("not-host")
            return replace(lobby, state="closed")
    raise Refusal("unknown")


def trouble(lobby: LobbyRow) -> BadOptions | None:
    """The reason the game cannot start like this, apart from free seats."""
    game = engine.load(lobby.key)
    try:
        game.complete_options(max(len(lobby.seats), game.min_seats), lobby.options)
    except BadOptions as bad:
        return bad
    return None


def bad_options(bad: BadOptions, game: str, say: Say) -> str:
    """The reason a game cannot be played like this, in words."""
    return say(bad.key if bad.key.startswith(f"{game}-") else f"bot-{bad.key}", **bad.data)


def begun(lobby: LobbyRow, person: Seat, *, channel: int, at: int) -> tuple[LobbyRow, Match]:
    """The game of a lobby, with its id, the seats in random order. Raises Refusal if it cannot start yet."""
    _at_the_table(lobby, person)
    if person.user != lobby.host and at < lobby.created + HOSTS_ALONE:
        raise Refusal("not-host-start", host=Verbatim(f"<@{lobby.host}>"))
    game = engine.load(lobby.key)
    if len(lobby.seats) < game.min_seats:
        raise Refusal("too-few", least=game.min_seats)
    if all(seat.user is None for seat in lobby.seats):
        raise Refusal("nobody")
    seats = list(lobby.seats)
    if not lobby.ordered:
        SystemRandom().shuffle(seats)
    match = Match.begin(
        id_=lobby.id,
        key=lobby.key,
        seed=secrets.token_bytes(16),
        options=lobby.options,
        seats=tuple(seats),
        guild=lobby.guild,
        channel=channel,
        locale=lobby.locale,
        at=at,
    )
    match = replace(match, row=replace(match.row, pace=lobby.pace, absent=lobby.absent))
    if lobby.ordered:
        placed = {seat: seats[turn] for turn, seat in enumerate(match.turn_order)}
        match = replace(match, row=replace(match.row, seats=tuple(placed[seat] for seat in range(len(seats)))))
    return replace(lobby, state="started"), match


def again(match: Match, host: Seat, at: int) -> LobbyRow:
    """A lobby for the same people, computers and options, in which the next one begins."""
    row, (first, *others) = match.row, match.turn_order
    lobby = opened(
        key=row.key,
        options=match.header.options,
        host=host,
        seats=[row.seats[seat] for seat in (*others, first)],
        guild=row.guild,
        channel=row.channel,
        locale=row.locale,
        thread=False,
        at=at,
    )
    return replace(lobby, ordered=True, pace=row.pace, absent=row.absent)


def _sit(lobby: LobbyRow, person: Seat, *, again: bool) -> LobbyRow:
    _room(lobby)
    mine = sum(seat.user == person.user for seat in lobby.seats)
    if mine and not again:
        raise Refusal("joined-already")
    name = f"{person.name} {mine + 1}" if mine else person.name
    seats = (*lobby.seats, replace(person, name=name))
    return replace(lobby, seats=seats, host=_next_host(lobby, seats))


def _add_computer(lobby: LobbyRow, person: Seat, player: str, say: Say) -> LobbyRow:
    _at_the_table(lobby, person)
    _room(lobby)
    if player not in seatable(lobby.key):
        raise Refusal("unknown")
    return replace(lobby, seats=(*lobby.seats, computer(player, lobby.seats, say)))


def computer(player: str, seats: Sequence[Seat], say: Say) -> Seat:
    """A computer player with a name of its own among these seats."""
    number = sum(seat.player == player for seat in seats) + 1
    return Seat(say(f"bot-computer-{player}", number=number), player=player)


def _leave(lobby: LobbyRow, person: Seat) -> LobbyRow:
    """The lobby with the person's last seat free; a host without one sends the last computer away."""
    seats = list(lobby.seats)
    for place in range(len(seats) - 1, -1, -1):
        if seats[place].user == person.user:
            del seats[place]
            return replace(lobby, seats=tuple(seats), host=_next_host(lobby, seats))
    for place in range(len(seats) - 1, -1, -1):
        if person.user == lobby.host and seats[place].player is not None:
            del seats[place]
            return replace(lobby, seats=tuple(seats))
    raise Refusal("not-joined")


def _next_host(lobby: LobbyRow, seats: Sequence[Seat]) -> int:
    people = [seat.user for seat in seats if seat.user is not None]
    return lobby.host if lobby.host in people or not people else people[0]


def _choose(lobby: LobbyRow, person: Seat, choice: str) -> LobbyRow:
    _at_the_table(lobby, person)
    key, _, value = choice.partition(".")
    declared = {option.key: option.values for option in engine.load(lobby.key).option_specs}
    if value not in declared.get(key, ()):
        raise Refusal("unknown")
    return replace(lobby, options={**lobby.options, key: value})


def _set_pace(lobby: LobbyRow, person: Seat, what: str, value: str) -> LobbyRow:
    _at_the_table(lobby, person)
    if value not in (PACES if what == "pace" else absences(lobby.key)):
        raise Refusal("unknown")
    return replace(lobby, pace=value) if what == "pace" else replace(lobby, absent=value)


def absences(game: str) -> tuple[str, ...]:
    """What may become of the seat of somebody whose time is up."""
    return (USUAL, *seatable(game), RESIGN)


def substitute(match: Match, seats: Sequence[Seat]) -> Seat:
    """The computer that goes on for somebody who gives up a seat."""
    return computer(usual(match.key), seats, localizer(match.row.locale))


def _at_the_table(lobby: LobbyRow, person: Seat) -> None:
    if person.user != lobby.host and all(seat.user != person.user for seat in lobby.seats):
        raise Refusal("not-joined")


def _room(lobby: LobbyRow) -> None:
    game: type[Game] = engine.load(lobby.key)
    if len(lobby.seats) >= game.max_seats:
        raise Refusal("full", most=game.max_seats)

"""A table that waits for its players: who may change it, and how it becomes a game."""

from __future__ import annotations

import json
import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from random import SystemRandom
from typing import TYPE_CHECKING

import engine
from bot import games
from bot.base.errors import Refusal
from bot.base.i18n import Verbatim, localizer
from bot.base.rights import check
from bot.matches.colours import pictured, possible_colours, settled
from bot.matches.levels import NONE, seatable, usual
from bot.matches.match import Match
from bot.matches.pace import PACES, RELAXED, RESIGN, USUAL, USUAL_WATCHING, WATCHING
from bot.matches.reliability import is_enough, share
from bot.matches.roles import at_lobby
from bot.store import LobbyRow, Seat
from engine.game import BadOptions
from engine.record import Continued

if TYPE_CHECKING:
    from bot.base.colours import Colour
    from bot.base.rights import Role
    from engine.game import Game
    from render import Localize

ID_BYTES = 5
"""Ten hexadecimal digits: short enough for ids on buttons and nonces."""
DEALS = ("again", "open")
"""What becomes of hidden things when a game goes on: the values of its menu."""
SERIOUS = ("friendly", "serious")
"""How strict a table is: the values of its menu."""
DRAWN = "drawn"
"""No colour of one's own choice."""
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
    pace: str = RELAXED,
    continued: Continued | None = None,
) -> LobbyRow:
    """A new lobby with its host seated. Raises BadOptions for options that cannot be played."""
    game = engine.load(key)
    least = game.min_seats if continued is None else _seats(key, continued)
    settled = game.complete_options(max(len(seats), least), options)
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
        pace=pace,
        ordered=continued is not None,
        continued=continued.model_dump_json() if continued is not None else "",
    )


def change(lobby: LobbyRow, what: str, person: Seat, *, ranks: Collection[Role] = (), t: Localize) -> LobbyRow:
    """The lobby after a click of somebody who is all this on the server. Raises Refusal."""
    roles = {*ranks, *at_lobby(lobby, person.user or 0)}
    verb, _, value = what.partition(".")
    match verb:
        case "join" | "seat":
            check("join", roles)
            return _sit(lobby, person, again=verb == "seat")
        case "leave":
            check("leave", roles)
            return _decline(lobby, person) if lobby.sought else _leave(lobby, person)
        case "decline":
            return _decline(lobby, person)
        case "deal":
            check("arrange", roles)
            return _deal(lobby, value)
        case "colour":
            return _coloured(lobby, person.user or 0, value)
        case "computer" | "option" | "pace" | "absent" | "serious":
            check("change", roles)
            return _changed(lobby, verb, value, t)
        case "cancel":
            check("close", roles)
            return replace(lobby, state="closed")
    raise Refusal("unknown")


def _changed(lobby: LobbyRow, verb: str, value: str, t: Localize) -> LobbyRow:
    if verb == "computer":
        return _without_computer(lobby) if value == NONE else _add_computer(lobby, value or usual(lobby.key), t)
    if verb == "option":
        return _choose(lobby, value)
    if verb == "serious":
        return _set_strictness(lobby, value)
    return _set_pace(lobby, verb, value)


def _deal(lobby: LobbyRow, value: str) -> LobbyRow:
    """What is hidden when a game goes on: dealt again, or as it was."""
    continued = going_on(lobby)
    if continued is None or value not in DEALS:
        raise Refusal("unknown")
    return replace(lobby, continued=continued.model_copy(update={"open": value == DEALS[1]}).model_dump_json())


def going_on(lobby: LobbyRow) -> Continued | None:
    """Where the game of this lobby goes on from; None for a new one."""
    return Continued.model_validate_json(lobby.continued) if lobby.continued else None


def _seats(key: str, continued: Continued) -> int:
    game: Game = engine.load(key).from_json(json.dumps(continued.position))
    return game.seats


def trouble(lobby: LobbyRow) -> BadOptions | None:
    """The reason the game cannot start like this, apart from free seats."""
    game = engine.load(lobby.key)
    try:
        game.complete_options(seated(lobby), lobby.options)
    except BadOptions as bad:
        return bad
    return None


def possible(game: type[Game], seated: int, options: Mapping[str, str]) -> bool:
    """Whether this number of players (at least the game's fewest) could play with these options."""
    try:
        game.complete_options(max(seated, game.min_seats), options)
    except BadOptions:
        return False
    return True


def bad_options(bad: BadOptions, game: str, t: Localize) -> str:
    """The reason a game cannot be played like this, in words."""
    return t(bad.key if bad.key.startswith(f"{game}-") else f"bot-{bad.key}", **bad.data)


def start_match(lobby: LobbyRow, person: Seat, *, channel: int, at: int) -> tuple[LobbyRow, Match]:
    """The game of a lobby, with its id, the seats in random order unless they are ordered. Raises Refusal if it cannot
    start yet.
    """
    late = (lobby.at_full and is_full(lobby)) or at >= lobby.created + HOSTS_ALONE
    check("start-later" if late else "start", at_lobby(lobby, person.user or 0), host=Verbatim(f"<@{lobby.host}>"))
    if (missing := fewest(lobby) - len(lobby.seats)) > 0:
        raise Refusal("too-few", missing=missing)
    if bad := trouble(lobby):
        raise Refusal("not-like-this", reason=Verbatim(bad_options(bad, lobby.key, localizer(lobby.locale))))
    continued = going_on(lobby)
    if _by_colour(lobby):
        lobby = replace(lobby, options=settled(lobby))
    seats = _drawn(lobby)
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
        continued=continued,
    )
    row = replace(match.row, pace=pace_of(lobby), absent=lobby.absent, title=lobby.title, serious=lobby.serious)
    match = replace(match, row=row)
    if lobby.ordered and continued is None:
        placed = {seat: seats[turn] for turn, seat in enumerate(match.turn_order)}
        match = replace(match, row=replace(match.row, seats=tuple(placed[seat] for seat in range(len(seats)))))
    return replace(lobby, state="started"), match


def _drawn(lobby: LobbyRow) -> list[Seat]:
    """Who gets which seat: who has chosen a colour that is played with gets its seat, the others get any."""
    if lobby.ordered:
        return [replace(seat, colour="") for seat in lobby.seats]
    played = games.colours(lobby.key, lobby.options, len(lobby.seats))
    wanted = {colour.words: number for number, colour in enumerate(played)}
    chosen = {wanted[seat.colour]: seat for seat in lobby.seats if seat.colour in wanted}
    others = [seat for seat in lobby.seats if seat.colour not in wanted]
    SystemRandom().shuffle(others)
    seats = [chosen[number] if number in chosen else others.pop() for number in range(len(lobby.seats))]
    return [replace(seat, colour="") for seat in seats]


def again(match: Match, host: Seat, at: int) -> LobbyRow:
    """A lobby for the same people, computers and options, in which the next one begins."""
    row, (first, *others) = match.row, match.turn_order
    lobby = opened(
        key=row.key,
        options=match.header.options,
        host=host,
        seats=[_anew(row.seats[seat]) for seat in (*others, first)],
        guild=row.guild,
        channel=row.channel,
        locale=row.locale,
        thread=False,
        at=at,
    )
    return replace(lobby, ordered=True, pace=row.pace, absent=row.absent, title=row.title, serious=row.serious)


def _anew(seat: Seat) -> Seat:
    """Whoever sits there, with nothing of the game that is over."""
    return Seat(seat.name, user=seat.user, player=seat.player if seat.user is None else None)


def _sit(lobby: LobbyRow, person: Seat, *, again: bool) -> LobbyRow:
    _check_welcome(lobby, person.user or 0)
    _room(lobby, person.user)
    mine = sum(seat.user == person.user for seat in lobby.seats)
    if mine and not again:
        raise Refusal("joined-already")
    name = f"{person.name} {mine + 1}" if mine else person.name
    seats = (*lobby.seats, replace(person, name=name))
    return replace(lobby, seats=seats, host=next_host(lobby, seats))


def _add_computer(lobby: LobbyRow, player: str, t: Localize) -> LobbyRow:
    _room(lobby)
    if player not in seatable(lobby.key):
        raise Refusal("unknown")
    return replace(lobby, seats=(*lobby.seats, computer(player, lobby.seats, t)))


def _without_computer(lobby: LobbyRow) -> LobbyRow:
    """The lobby without the computer that came last. Raises Refusal."""
    gone = last_computer(lobby)
    if gone is None:
        raise Refusal("unknown")
    return replace(lobby, seats=tuple(seat for seat in lobby.seats if seat is not gone))


def last_computer(lobby: LobbyRow) -> Seat | None:
    """The computer that came last, if there is one."""
    return next((seat for seat in reversed(lobby.seats) if seat.player is not None), None)


def computer(player: str, seats: Sequence[Seat], t: Localize) -> Seat:
    """A computer player with a name of its own among these seats."""
    number = sum(seat.player == player for seat in seats) + 1
    return Seat(t(f"bot-computer-{player}", number=number), player=player)


def _leave(lobby: LobbyRow, person: Seat) -> LobbyRow:
    """The lobby with the person's last seat free. Raises Refusal for a person without one."""
    seats = list(lobby.seats)
    for place in range(len(seats) - 1, -1, -1):
        if seats[place].user == person.user:
            del seats[place]
            return replace(lobby, seats=tuple(seats), host=next_host(lobby, seats))
    raise Refusal("not-joined")


def _decline(lobby: LobbyRow, person: Seat) -> LobbyRow:
    """Without the seat that is held for this person, or that they have taken."""
    user = person.user or 0
    if any(seat.user == user for seat in lobby.seats):
        lobby = _leave(lobby, person)
    elif user not in lobby.held:
        raise Refusal("not-held")
    return replace(lobby, held=tuple(one for one in lobby.held if one != user))


def next_host(lobby: LobbyRow, seats: Sequence[Seat]) -> int:
    """Who is the host of a lobby with these seats: as before, unless that person has left and others have not."""
    people = [seat.user for seat in seats if seat.user is not None]
    return lobby.host if lobby.host in people or not people else people[0]


def _choose(lobby: LobbyRow, choice: str) -> LobbyRow:
    key, _, value = choice.partition(".")
    declared = {option.key: option.values for option in engine.load(lobby.key).option_specs}
    if value not in declared.get(key, ()) or lobby.continued:
        raise Refusal("unknown")
    return replace(lobby, options={**lobby.options, key: value})


def _set_pace(lobby: LobbyRow, what: str, value: str) -> LobbyRow:
    if value not in (paces(lobby) if what == "pace" else absences(lobby.key)):
        raise Refusal("unknown")
    return replace(lobby, pace=value) if what == "pace" else replace(lobby, absent=value)


def _set_strictness(lobby: LobbyRow, value: str) -> LobbyRow:
    if value not in SERIOUS:
        raise Refusal("unknown")
    return replace(lobby, serious=value == SERIOUS[1])


def colours(lobby: LobbyRow) -> Mapping[Colour, int]:
    """The colours that can be chosen, and with how many players at least each is played with; none where they are not
    chosen: seats are given in another way, or nobody plays.
    """
    return possible_colours(lobby, range(seated(lobby), places(lobby) + 1)) if _by_colour(lobby) else {}


def sample(lobby: LobbyRow) -> tuple[int, dict[str, str]]:
    """A number of players and options with which most of the colours that were chosen are played with."""
    return pictured(lobby, (places(lobby), seated(lobby)) if colours(lobby) else ())


def _by_colour(lobby: LobbyRow) -> bool:
    """Whether people choose their colours, with them their seats."""
    return not (lobby.ordered or is_for_watching(lobby)) and trouble(lobby) is None


def seated(lobby: LobbyRow) -> int:
    """How many would play if nobody else came, at least as many as have to."""
    return max(len(lobby.seats), fewest(lobby))


def _coloured(lobby: LobbyRow, user: int, value: str) -> LobbyRow:
    """With this colour for a person's seat, of several for the first that has none; or with none for any of them."""
    mine = [place for place, seat in enumerate(lobby.seats) if seat.user == user]
    if not mine:
        raise Refusal("not-joined")
    seats = list(lobby.seats)
    if value == DRAWN:
        for place in mine:
            seats[place] = replace(seats[place], colour="")
        return replace(lobby, seats=tuple(seats))
    if value not in {colour.words for colour in colours(lobby)}:
        raise Refusal("no-colour")
    if any(seat.colour == value for seat in seats if seat.user != user):
        raise Refusal("colour-taken")
    place = next((one for one in mine if seats[one].colour in ("", value)), mine[-1])
    seats[place] = replace(seats[place], colour=value)
    return replace(lobby, seats=tuple(seats))


def is_for_watching(lobby: LobbyRow) -> bool:
    """Whether computers alone sit there: somebody watches them."""
    return bool(lobby.seats) and all(seat.user is None for seat in lobby.seats)


def paces(lobby: LobbyRow) -> tuple[str, ...]:
    """How fast can be played, or watched."""
    return WATCHING if is_for_watching(lobby) else PACES


def pace_of(lobby: LobbyRow) -> str:
    """The pace that was chosen, or the usual one since somebody has joined or the last person has left."""
    offered = paces(lobby)
    return lobby.pace if lobby.pace in offered else USUAL_WATCHING if offered is WATCHING else RELAXED


def absences(game: str) -> tuple[str, ...]:
    """What may become of the seat of somebody whose time is up."""
    return (USUAL, *seatable(game), RESIGN)


def substitute(match: Match, seats: Sequence[Seat]) -> Seat:
    """The computer that goes on for somebody who gives up a seat."""
    return computer(usual(match.key), seats, localizer(match.row.locale))


def _check_welcome(lobby: LobbyRow, user: int) -> None:
    if user in lobby.removed:
        raise Refusal("removed")
    if lobby.invited and user not in (lobby.host, *lobby.held):
        raise Refusal("not-invited")
    past = lobby.past.get(user, (0, 0))
    if user not in (lobby.host, *lobby.held) and not is_enough(past, lobby.least):
        raise Refusal("not-reliable", least=lobby.least, share=share(past))


def _room(lobby: LobbyRow, user: int | None = None) -> None:
    """Raise Refusal if there is no seat left for this person, or for a computer."""
    most = places(lobby)
    if len(lobby.seats) >= most:
        raise Refusal("full", most=most)
    expected = awaited(lobby)
    if user not in expected and len(lobby.seats) + len(expected) >= most:
        raise Refusal("seats-held")


def awaited(lobby: LobbyRow) -> tuple[int, ...]:
    """The people for whom seats are held and who have not joined yet."""
    here = {seat.user for seat in lobby.seats}
    return tuple(user for user in lobby.held if user not in here)


def sits(lobby: LobbyRow, user: int) -> bool:
    """Whether somebody has a seat there."""
    return any(seat.user == user for seat in lobby.seats)


def can_start(lobby: LobbyRow) -> bool:
    """Whether those who sit there could play."""
    return len(lobby.seats) >= fewest(lobby) and trouble(lobby) is None


def is_full(lobby: LobbyRow) -> bool:
    """Whether the last seat is taken."""
    return len(lobby.seats) >= places(lobby)


def places(lobby: LobbyRow) -> int:
    """How many can play at this table."""
    return lobby.sought or _resumed(lobby) or engine.load(lobby.key).max_seats


def fewest(lobby: LobbyRow) -> int:
    """How many have to."""
    return lobby.sought or _resumed(lobby) or engine.load(lobby.key).min_seats


def _resumed(lobby: LobbyRow) -> int:
    """How many play in a game that goes on: as many as did; 0 in a new one."""
    continued = going_on(lobby)
    return _seats(lobby.key, continued) if continued else 0

"""Matches without a bot around them: begun, played on, and seen by somebody."""

import re
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from bot.base.i18n import localizer
from bot.delivery.display import USUAL, DisplayPreferences
from bot.matches.match import Match
from bot.messages.outgoing import Message
from bot.messages.past import PastMessages, Place
from bot.messages.private import PrivateMessages
from bot.messages.public import PublicMessages
from bot.store import MessageRow, Seat
from engine.game import Move
from render import Localize, Verbatim
from tests import words
from tests.bot.drawn import IN_WORDS, laid
from tests.e2e.client import TEXT_DISPLAY, User, walk

PEOPLE = (11, 12, 13)
STRANGER = 99
GAP = "\ue001"
GAPS = {name: Verbatim(GAP) for file in words.files() for name in re.findall(r"\$(\w+)", file.read_text("utf-8"))}
"""Something for all data of all texts."""


class At(NamedTuple):
    """A game as it stands, for buttons that need no more of it."""

    id: str
    revision: int


def t(key: str, /, **data: Any) -> str:
    """English, with the words of the toy once it is plugged in."""
    return localizer("en")(key, **data)


def says(told: str, key: str, /, **data: Any) -> bool:
    """Whether a line of what is told has this text, with anything in place of data not given here."""
    return re.search(re.escape(t(key, **GAPS | data)).replace(GAP, ".*"), told) is not None


def spectated(match: Match, public_messages: PublicMessages, t: Localize = t) -> list[Message]:
    """Every message a stranger in the channel can be shown of this position."""
    private_messages = PrivateMessages(public_messages)
    row = MessageRow("n", match.id, "turn", 7, opened=0, user=match.owner(match.to_move), seat=match.to_move)
    turn = public_messages.turn(match, row)
    shown: list[Message] = [turn, laid(turn, IN_WORDS)]
    shown += [public_messages.past(match, replace(row, closed=match.revision)), private_messages.score(match, t)]
    shown += [private_messages.words(match, STRANGER, page, t) for page in range(3)]
    shown += [private_messages.explain(match, STRANGER, page, t) for page in range(3)]
    past_messages = PastMessages(public_messages)
    shown += [past_messages.step(match, Place(match.revision, None, page), STRANGER, t) for page in (None, 0, 1)]
    return [*shown, private_messages.boards(match, STRANGER, "", t)]


def seen_by(match: Match, user: int, public_messages: PublicMessages, t: Localize = t) -> list[Message]:
    """Every message one player alone can be shown of this position."""
    private_messages = PrivateMessages(public_messages)
    panel = private_messages.panel(match, user, t)
    shown: list[Message] = [panel, laid(panel, IN_WORDS), private_messages.more(match, user, t)]
    for read_page in (private_messages.explain, private_messages.words, private_messages.log):
        shown += [read_page(match, user, page, t) for page in range(3)]
    past_messages, seat = PastMessages(public_messages), match.seat_for(user)
    return [*shown, *(past_messages.step(match, Place(match.revision, seat, page), user, t) for page in (None, 0, 1))]


def begin(key: str, seats: int, seed: int, locale: str = "en") -> Match:
    people = tuple(Seat(f"P{number}", user=user) for number, user in enumerate(PEOPLE[:seats]))
    return Match.begin(
        id_="g1", key=key, seed=bytes([seed] * 16), options={}, seats=people, guild=1, channel=7, locale=locale, at=0
    )


def walked(match: Match, rng: Random, decisions: int):
    """The match after every decision of a random game."""
    for _ in range(decisions):
        if match.to_move is None:
            return
        match, _ = match.play([rng.choice(match.game.moves())], user=match.owner(match.to_move), at=0)
        yield match


ANA, BEN = 11, 12
NAMES = ("**A** [x](http://evil) <@1>", "_B_ @everyone `c`")


def read(message: Message, display: DisplayPreferences = USUAL) -> str:
    return contents(laid(message, display).layout.to_components())


def contents(components) -> str:
    return "\n".join(part["content"] for part in walk(components) if part["type"] == TEXT_DISPLAY)


def played(match: Match, decisions: int) -> Match:
    for _ in range(decisions):
        match, _ = match.play(match.game.moves()[:1], user=match.owner(match.to_move), at=0)
    return match


def seats(match: Match, *users: int | None) -> Match:
    """The same names for others; None for a computer."""
    seated = tuple(Seat(name, user, None if user else "random") for name, user in zip(NAMES, users, strict=True))
    return replace(match, row=replace(match.row, seats=seated))


def holding(card: str) -> tuple[Match, Move]:
    """Blue Moon City at its beginning, for a player who can play this card."""
    for seed in range(1, 100):
        match = begin("bluemoon", 2, seed)
        if found := [move for move in match.game.moves() if move.startswith(f"play {card}")]:
            return match, found[-1]
    raise AssertionError(card)


def hidden_from(match, user: User) -> set[str]:
    """The names of the cards this user may not know: the deck, and what others hold unseen."""
    from engine.orchard.moves import CARDS  # there once the toy is plugged in

    game, own = match.game, match.seats_of(int(user.id))
    hidden = set(game.deck)
    for seat in range(game.seats):
        if seat not in own:
            hidden |= {card for card in range(len(CARDS)) if (game.hands[seat] & ~game.seen) >> card & 1}
    return {localizer("en")(f"orchard-{CARDS[card]}") for card in hidden} | {CARDS[card] for card in hidden}

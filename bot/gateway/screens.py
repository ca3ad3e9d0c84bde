"""A screen of each kind, as Discord's clients show it: what only a client with a screen can tell, at a glance."""

from __future__ import annotations

import io
from collections.abc import Iterator

from PIL import Image, ImageDraw

import engine
from bot.delivery.display import USUAL, finished, suited
from bot.drawing.request import draw
from bot.matches.lessons import facts, lesson_of, match_at
from bot.matches.match import Match
from bot.messages import lobby
from bot.messages.layout import note
from bot.messages.lessons import LessonMessages
from bot.messages.outgoing import Attachment, Message, OutgoingMessage
from bot.messages.private import PrivateMessages
from bot.messages.public import PublicMessages
from bot.store import LobbyRow, MessageRow, Seat
from engine.registry import GAMES
from render import Localize, text

SEATS = Seat("Ana", 1), Seat("Ben", 2)
SEED = bytes(16)
DECISIONS = 24
"""After how many a game has something to show."""
STRIDE = 7
"""Between the moves taken, so that they are of many kinds."""
WIDTH, HEIGHT = 1400, 120
"""Of the ruler in pixels: as wide as the picture of a turn."""
UNITS = 348
"""How wide a phone of 370 units shows a picture."""
LETTERS = (8, 9, 10, 12, 15)
"""Heights in these units that the ruler shows."""


def screens(t: Localize) -> Iterator[OutgoingMessage]:
    """The messages, drawn. Takes some seconds of processor time."""
    public = PublicMessages()
    private = PrivateMessages(public)
    for key in GAMES:
        match = begun = _begun(key)
        while not match.over:
            if match.revision == DECISIONS:
                yield _drawn(public.turn(match, _row(match)))
                yield _drawn(private.panel(match, match.owner(match.to_move) or 0, t))
            moves = match.game.moves()
            match, _ = match.play([moves[STRIDE * match.revision % len(moves)]], user=match.owner(match.to_move), at=0)
        yield _drawn(public.end(match, _row(match), match.revision - 1))
        yield _drawn(lobby.open_lobby(_lobby(begun)))
        if lesson := lesson_of(key):
            first = match_at(key, lesson, 0, *SEATS, ())
            yield _drawn(LessonMessages(first, lesson, t, public.emoji_of(key)).question(facts(key, lesson, 0)))
    yield OutgoingMessage(note(t("bot-no-stale")))


def ruler() -> Attachment:
    """As wide as the picture of a turn: a mark every ten units of a phone, and letters of known height."""
    image = Image.new("RGB", (WIDTH, HEIGHT), "white")
    pen, unit = ImageDraw.Draw(image), WIDTH / UNITS
    for number in range(0, UNITS, 10):
        long = number % 50 == 0
        pen.line((number * unit, 0, number * unit, 36 if long else 20), "black", 3)
        if long:
            pen.text((number * unit + 8, 18), str(number), "black", text.font(26, "Bold"))
    left = 20.0
    for height in LETTERS:
        font = text.font(round(height * unit / text.capital(1)), "Bold")
        pen.text((left, HEIGHT - 8), f"H{height}", "black", font, anchor="ls")
        left += font.getlength(f"H{height}") + 40
    made = io.BytesIO()
    image.save(made, "PNG")
    return Attachment("ruler.png", f"0 to {UNITS}, letters {', '.join(map(str, LETTERS))}", made.getvalue())


def _drawn(message: Message) -> OutgoingMessage:
    if isinstance(message, OutgoingMessage):
        return message
    return finished(message, draw(suited(message.request, USUAL), frozenset()), USUAL)


def _begun(key: str) -> Match:
    return Match.begin(
        id_="doctor", key=key, seed=SEED, options={}, seats=SEATS, guild=None, channel=0, locale="en", at=0
    )


def _row(match: Match) -> MessageRow:
    seat = match.to_move
    return MessageRow("doctor", match.id, "turn", 0, opened=0, user=match.owner(seat), seat=seat)


def _lobby(match: Match) -> LobbyRow:
    options = {option.key: option.default for option in engine.load(match.key).option_specs}
    return LobbyRow("doctor", match.key, options, SEATS[:1], host=1, guild=None, channel=0, locale="en", created=0)

"""Nobody is sent what they may not know.

What a viewer is sent must be the same in every world this viewer cannot tell from the true one: texts, labels, ids,
file names, alt texts and the display lists of pictures. A toy that leaks in any one of these places is caught.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from importlib import import_module
from itertools import zip_longest
from random import Random
from typing import Any

import discord
import pytest

import render
from bot.base.choices import Choice
from bot.base.i18n import Verbatim
from bot.drawing import PictureRequest, request
from bot.drawing.request import laid_out
from bot.matches.match import Match
from bot.matches.offers import choices
from bot.messages import digest
from bot.messages.outgoing import Message
from bot.messages.public import PublicMessages
from engine.game import Event, Game, Score
from render import Focus, Picture
from render.theme import DARK
from tests.bot.drawn import laid
from tests.bot.matches import PEOPLE, begin, seen_by, spectated, t, walked
from tests.profiles import rounds

VIEW = "engine.orchard.view"
DECISIONS = 60
WORLDS = 2


class Reader:
    """Reads everything of a message, and what each of its pictures shows."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.shown: dict[str, Any] = {}
        """The display lists of pictures by their fingerprints."""
        self.read = 0
        monkeypatch.setattr(request, "laid_out", self._laid_out)

    def _laid_out(self, asked: PictureRequest) -> list[Picture]:
        pictures = laid_out(asked)
        self.shown.update((picture.fingerprint[: request.FINGERPRINT], picture.shown) for picture in pictures)
        return pictures

    def text(self, message: Message) -> str:
        """All of it, as one string: equal strings look equal on Discord."""
        outgoing = laid(message)
        prints = [(file, file.name.removesuffix(".png").rpartition("-")[2]) for file in outgoing.attachments]
        seen = [(file.name, file.alt, repr(self.shown[fingerprint])) for file, fingerprint in prints]
        told = json.dumps([outgoing.layout.to_components(), seen], ensure_ascii=False)
        self.read += len(told)
        return told


def told_to_everybody(match: Match, reader: Reader) -> Iterator[str]:
    """All that can be read in what everybody can be shown; all boards and all menus, also those a click away."""
    yield from map(reader.text, spectated(match, PublicMessages(emoji_of)))
    yield from pictures_of(render.load(match.key).gallery(match.view(None), Focus(0, match.names), DARK, t))
    yield repr(choices(match, None, t))


def told_to(user: int, match: Match, reader: Reader) -> Iterator[str]:
    """All that can be read in what this player can be shown."""
    yield from map(reader.text, seen_by(match, user, PublicMessages(emoji_of)))
    if match.owner(match.to_move) == user:
        yield repr(choices(match, match.to_move, t))


def pictures_of(pictures: Sequence[Picture]) -> Iterator[str]:
    for picture in pictures:
        yield f"{picture.name} {picture.alt} {picture.fingerprint} {picture.shown}"


def emoji_of(game: str) -> Any:
    """An emoji for each icon, so that it is read."""
    return lambda icon: discord.PartialEmoji(name=icon, id=1)


def in_other_world(match: Match, seat: int | None, rng: Random) -> Match:
    return replace(match, game=match.game.determinize(seat, rng))


def leaks(match: Match, reader: Reader, rng: Random) -> list[str]:
    """Where this position reveals something to somebody who may not know it."""
    viewers: list[tuple[int | None, Callable[[Match, Reader], Iterator[str]]]] = [(None, told_to_everybody)]
    viewers += [(match.seat_for(user), partial(told_to, user)) for user in PEOPLE[: match.game.seats]]
    found = []
    for seat, tell in viewers:
        told = list(tell(match, reader))
        for _ in range(WORLDS):
            other = tell(in_other_world(match, seat, rng), reader)
            found += [f"to seat {seat}: {mine}" for mine, theirs in zip_longest(told, other) if mine != theirs]
    return found


@pytest.mark.slow
async def test_nothing_anybody_is_sent_depends_on_what_they_may_not_know(rules: type[Game], monkeypatch):
    reader, rng = Reader(monkeypatch), Random(1)
    for seats in range(rules.min_seats, 4):
        steps = list(walked(begin(rules.key, seats, seats), rng, DECISIONS))
        for match in rng.sample(steps, min(len(steps), rounds(2, 5))):
            assert leaks(match, reader, rng) == []
    assert reader.read > 200_000, "too little was read to judge"
    assert reader.shown


# Toys that leak

Leak = Callable[[Any, str], Any]
"""A value that the toy returns, changed by a secret."""


def each(**change: Callable[[str], Any]) -> Leak:
    """The secret in one field of everything."""
    return lambda found, told: [replace(one, **{field: make(told) for field, make in change.items()}) for one in found]


def shuffled(found: list[Any], told: str) -> list[Any]:
    return Random(told).sample(found, len(found))


def some(found: list[Any], told: str) -> list[Any]:
    return found[: 1 + Random(told).randrange(len(found))] if found else found


def words(found: list[str], told: str) -> list[str]:
    return [told for _ in found]


def many(found: list[Choice], told: str) -> list[Choice]:
    """Labels too long for buttons alone: there is a menu, which alone shows details."""
    return [replace(one, label=f"{one.label}, and what comes of it", detail=told) for one in found]


def one_of(*values: str) -> Callable[[str], str]:
    return lambda told: Random(told).choice(values)


PART, PICTURES = "bot.games.orchard", "render.orchard"
LEAKS: dict[str, tuple[str, str, Leak]] = {
    "a label": (PART, "choices", each(label=str)),
    "the second line of an option": (PART, "choices", many),
    "a icon": (PART, "choices", each(icon=one_of("apple", "birch", "cedar"))),
    "a menu": (PART, "choices", each(group=lambda told: (told,))),
    "a colour": (PART, "choices", each(style=one_of("plain", "danger"))),
    "an id": (PART, "choices", each(moves=lambda told: (Verbatim(told),))),
    "the order": (PART, "choices", shuffled),
    "the number": (PART, "choices", some),
    "an explanation": (PART, "explain", words),
    "a picture": (PICTURES, "pictures", each(shown=lambda told: (told,))),
    "an alt text": (PICTURES, "pictures", each(alt=str)),
    "a file name": (PICTURES, "pictures", each(name=lambda told: told.replace(" ", "-"))),
    "which pictures": (PICTURES, "pictures", lambda found, told: found * (1 + Random(told).randrange(2))),
    "a board": (
        PICTURES,
        "gallery",
        lambda found, told: [*found[:-1], *each(shown=lambda told: (told,))(found[-1:], told)],
    ),
    "a private picture": (PICTURES, "private", each(shown=lambda told: (told,))),
    "the words": (PICTURES, "state_text", words),
    "one's own words": (PICTURES, "own_text", words),
    "the points": (
        VIEW,
        "view",
        lambda view, told: replace(view, scores=(Score(Random(told).randrange(99)),) * view.seats),
    ),
    "the round": (VIEW, "view", lambda view, told: replace(view, round=Random(told).randrange(99))),
    "the log": ("bot.messages.narration", "lines", words),
    "the question": ("bot.messages.narration", "question", lambda found, told: told),
    "the breakdown": ("bot.messages.narration", "scores", words),
}
"""Every place that a game's own parts fill, and the first words of the message, which come from its view."""


@pytest.mark.parametrize("place", LEAKS)
async def test_a_toy_that_leaks_is_caught(orchard, monkeypatch, place):
    looked_at: list[tuple[Any, int | None]] = []
    module, name, leak = LEAKS[place]
    true_view = import_module(VIEW).view

    def watched(game: Any, seat: int | None, shared: Any) -> Any:
        if not looked_at or len(game.deck) <= len(looked_at[-1][0].deck):  # a replay looks at earlier positions, too
            looked_at.append((game, seat))
        return true_view(game, seat, shared)

    monkeypatch.setattr(f"{VIEW}.view", watched)
    true = getattr(import_module(module), name)

    def leaking(*asked: Any, **named: Any) -> Any:
        found = true(*asked, **named)
        return leak(found, secret(*looked_at[-1]))

    reader, rng = Reader(monkeypatch), Random(2)
    monkeypatch.setattr(f"{module}.{name}", leaking)
    assert any(leaks(match, reader, rng) for match in walked(begin(orchard, 3, 5), rng, 12))


def secret(game: Any, seat: int | None) -> str:
    """What only its owner may know: a card in hand that was never seen."""
    hidden = game.hands[1 if seat != 1 else 0] & ~game.seen
    return f"hidden {hidden}"


def test_events_that_one_seat_alone_may_know_are_told_to_it_alone(orchard):
    match = begin(orchard, 2, 1)
    match, entry = match.play(match.game.moves()[:1], user=PEOPLE[0], at=0)
    entry = replace(entry, events=(*entry.events, Event("planted", 0, only=1, card="apple1")))
    match = replace(match, history=(entry,))
    public_messages = PublicMessages()
    assert not any("Apple 1" in line for line in public_messages.story(match, match.history, t))
    assert not any("Apple 1" in line for line in public_messages.story(match, match.history, t, viewer=0))
    assert any("Apple 1" in line for line in public_messages.story(match, match.history, t, viewer=1))
    later = tuple(replace(entry, events=(Event("took", 0, card="birch2"),)) for _ in range(9))
    match = replace(match, history=(entry, *later))
    assert not any("Apple 1" in line for seat in (0, 1) for line in digest.lines_since_turn(match, seat, t))
    over, _ = match.abandon(user=PEOPLE[0], name="P0", at=0)
    assert b"Apple 1" not in public_messages.record(over).content  # type: ignore[operator]

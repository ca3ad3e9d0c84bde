"""Reads whatever was delivered in games amid chaos, and compares it with what its receiver may see.

Each delivery is taken down with the revision that it shows. Once a game is known from its journal, the deliveries are
judged as those of whole games are in the tests (tests/e2e/reading.py), and more strictly: a message that asks for a
decision shows no picture but those drawn from the view of its receiver at that revision.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from functools import cached_property

from benchmarks.chaos.departures import Departures
from benchmarks.chaos.people import offers
from benchmarks.chaos.poison import marker
from benchmarks.chaos.stored import Row
from bot.base import custom_ids
from engine.game import Game
from playground.model import Message
from render import Picture
from tests.e2e import reading
from tests.facts import facts


@dataclass(frozen=True)
class Person:
    """Who was sent something in private."""

    id: str

    @property
    def name(self) -> str:
        return self.id


@dataclass(frozen=True)
class Told:
    """Something delivered to somebody in private, or to everybody."""

    revision: int
    """The latest one that it speaks of."""
    user: Person | None
    words: str
    """JSON."""
    exact: bool
    """Whether it asks for a decision there, so that its pictures show no other one."""


@dataclass
class Deliveries:
    """Takes down what is delivered in games, until they are over."""

    received: dict[str, list[Told]] = field(default_factory=dict)
    """By game."""
    _over: set[str] = field(default_factory=set)

    def hear(self, message: Message, receiver: str | None, gone: Collection[tuple[str, str]]) -> None:
        """A message as everybody, or one person, gets it now: as a stranger at games that know them no longer."""
        revisions: dict[str, set[int]] = {}
        offered = list(offers(message))
        for offer in offered:
            click = offer.click
            if isinstance(click, custom_ids.MoveClick | custom_ids.PageClick | custom_ids.ActionClick):
                revisions.setdefault(click.game, set()).add(click.revision)
                if offer.verb in ("again", "replay"):
                    self._over.add(click.game)
        for game in revisions.keys() - self._over:
            if len(revisions) == 1:
                found = revisions[game]
                who = f"{receiver}, who is gone" if (game, receiver) in gone else receiver
                person = Person(who) if who else None
                asks = len(found) == 1 and any(offer.asks for offer in offered)
                self.received.setdefault(game, []).append(Told(max(found), person, _words(message), asks))


def _words(message: Message) -> str:
    """All that is in a message, apart from the one it answers."""
    files = [[one.filename, one.description] for one in message.attachments]
    return json.dumps([message.content, message.components, files], ensure_ascii=False)


class Story(reading.Story):
    """A game amid chaos at each of its revisions."""

    def __init__(self, game: Row, games: list[Game], played: list[list[str]], departures: Departures) -> None:
        self.key, self.seed = game["key"], json.loads(game["header"])["seed"]
        self.users = departures.users(game)
        self.namings = departures.namings(game)
        self.games, self.played = games, played


@dataclass
class Judge(reading.LeakChecker):
    """Judges what was delivered in a game whose names are poisoned."""

    story: Story

    @cached_property
    def _names(self) -> dict[str, str]:
        return {marker(self.story.key, card): card for card in facts(self.story.key).cards.ids}

    def faults(self, told: list[Told]) -> Iterator[str]:  # type: ignore[override]
        """What should not have been delivered."""
        yield from super().faults(told)  # type: ignore[arg-type]
        for one in told:
            if one.exact:
                yield from self._true_pictures(one)

    def _draw(self, revision: int, seat: int | None) -> Iterator[Picture]:
        """Pictures bear the names that people had when they were drawn."""
        for names in self.story.namings:
            self.story.names = names
            yield from super()._draw(revision, seat)

    def _true_pictures(self, told: Told) -> Iterator[str]:
        seat = self.story.seat(told.user) if told.user else None  # type: ignore[arg-type]
        moments = [(told.revision, one) for one in {None, seat}]
        for file in sorted(set(reading.FILE.findall(told.words))):
            if file[0] != reading.LOBBY and not self._is_of(file, moments):
                yield f"revision {told.revision}, to {told.user or 'everybody'}: {'-'.join(file)} shows another one"

"""People who delete everything about themselves: who they were, which no game knows any more."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from benchmarks.chaos.people import read
from benchmarks.chaos.stored import Row, Where, rows
from bot.base.i18n import localizer
from bot.store.people import EDITED
from playground.model import Message
from playground.world import World

DONE = "bot-privacy-deleted"
"""The words that tell somebody of it."""
SITTING = "SELECT id, seats FROM game ORDER BY created"
POSTED = "SELECT message FROM message WHERE kind IN ('turn', 'end') AND message IS NOT NULL AND game = '{game}'"


@dataclass
class Departures:
    """Takes down where people sit before they go."""

    world: World
    stored: Where
    asked: set[str] = field(default_factory=set)
    """Whoever wanted it, whether it came to that or not."""
    gone: set[tuple[str, str]] = field(default_factory=set)
    """Games and the people who were told that they are not known there any more."""
    _edited: set[tuple[str, str]] = field(default_factory=set)
    """Those of them whose messages had to be edited."""
    _seats: defaultdict[str, dict[str, None]] = field(default_factory=lambda: defaultdict(dict))
    """By game what its seats were, the earliest first."""

    def look(self) -> None:
        """See who sits where."""
        for game in rows(self.stored, SITTING):
            self._seats[game["id"]][game["seats"]] = None

    def hear(self, message: Message, receiver: str) -> None:
        """Somebody is told something in private: maybe that all about them is deleted."""
        if receiver in self.asked and localizer("en")(DONE) in read(message):
            left = [game for game, seats in self._seats.items() if receiver in _users(next(iter(seats)))]
            self.gone |= {(game, receiver) for game in left}
            self._edited |= {(game, receiver) for game in left[-EDITED:]}

    def users(self, game: Row) -> list[str]:
        """Whoever sat at a game first, by seat."""
        return _users(next(iter(self._seats.get(game["id"], ())), game["seats"]))

    def namings(self, game: Row) -> list[tuple[str, ...]]:
        """The names of its seats, as they were one after the other."""
        every = {**self._seats.get(game["id"], {}), game["seats"]: None}
        return list(dict.fromkeys(tuple(seat["name"] for seat in json.loads(seats)) for seats in every))

    def same(self, before: Row, now: Row) -> bool:
        """Whether a line of a journal is the one that it was, except that nobody stands for whoever has gone."""
        gone = str(before["user"]) in self.asked and (now["user"] or 0) < 0
        return before == (now | {"user": before["user"]} if gone else now)

    def left_behind(self, game: Row, lines: list[Row]) -> Iterator[str]:
        """What a game still knows of people who are gone."""
        for user in sorted(user for id_, user in self.gone if id_ == game["id"]):
            if f'"user": {user}' in game["seats"] or any(str(line["user"]) == user for line in lines):
                yield f"{game['id']}: {user} has deleted everything, and is still known"
            if (game["id"], user) in self._edited:
                there = self.world.messages.get(str(game["channel"]), {})
                posted = [str(row["message"]) for row in rows(self.stored, POSTED.format(game=game["id"]))]
                for one in (there[id_] for id_ in posted if id_ in there):
                    if f"<@{user}>" in read(one):
                        yield f"{game['id']}: {user} has deleted everything, and is named in {read(one)[:200]!r}"


def _users(seats: str) -> list[str]:
    return [str(seat["user"]) for seat in json.loads(seats)]

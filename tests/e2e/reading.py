"""Reads everything that was delivered in a game for what nobody, or only one seat, may know.

While the game goes on it only takes down who was sent what, and at which revision at the latest. When it is over the
game is replayed from the bot's journal, and each thing is judged by what could be known then:

- a sentence that names cards names such as were played lately, or all those that lie open; in private also one's own
  (what a rule says of a card tells nothing of who holds it, and is not read);
- a number that only its owner may know is no bigger than any that changes hands at once; in private it may be one's
  own total;
- a picture is one that can be drawn from what everybody sees; in private also from one's own view;
- moves are offered where everybody may know them, else to their owner in private;
- nobody is sent the seed.
"""

import contextlib
import json
import re
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

import render
from bot.base.choices import choice_key
from bot.base.i18n import localizer
from bot.messages import menus
from engine import load
from engine.game import Game, View
from render import Focus, Picture
from render.theme import DARK
from tests.bot.offered import offered_to
from tests.e2e.client import EPHEMERAL, Json, User
from tests.facts import Amount, Cards, GameFacts, facts

FILE = re.compile(r"([\w-]+?)-([0-9a-f]{16})\.png")
LOBBY = "lobby"
"""The name of the picture of a table that waits, which shows no game."""
OFFER = re.compile(r'"[mn]:\w+:(\d+):[^"]*"')
INNER = 25
"""Where a menu in a menu can stand in it."""
SENTENCES = re.compile(r"\n|(?<=[.!?]) ")


@dataclass(frozen=True)
class Told:
    """Something delivered; in private to a seat or a spectator, otherwise to everybody."""

    revision: int
    """The latest revision that the game can have reached then."""
    user: User | None
    words: str
    """JSON."""


@dataclass
class Deliveries:
    """Takes down what users are sent before the end of the game."""

    users: list[User]
    channel: str
    database: Path
    told: list[Told] = field(default_factory=list)
    _read: dict[str, int] = field(default_factory=dict)

    def listen(self) -> None:
        """Whatever came since the last time belongs to the present revision or an earlier one."""
        [(revision, ended)] = _rows(self.database, "SELECT revision, ended FROM game")
        for user in self.users:
            news = user.delivered[self._read.get(user.name, 0) :]
            self._read[user.name] = len(user.delivered)
            if ended is None:
                self.told += [self._told(revision, user, event.data) for event in news]

    def _told(self, revision: int, user: User, data: Json) -> Told:
        private = data.get("channel_id") != self.channel or bool(data.get("flags", 0) & EPHEMERAL)
        new = {key: value for key, value in data.items() if key != "referenced_message"}  # which was delivered itself
        return Told(revision, user if private else None, json.dumps(new, ensure_ascii=False))


class Story:
    """The game as it was at each revision."""

    def __init__(self, database: Path) -> None:
        [(self.key, header, seats)] = _rows(database, "SELECT key, header, seats FROM game")
        head = json.loads(header)
        self.seed: str = head["seed"]
        self.users = [str(seat["user"]) for seat in json.loads(seats)]
        self.names = tuple(seat["name"] for seat in json.loads(seats))
        game = load(self.key).new(seats=head["seats"], seed=bytes.fromhex(self.seed), options=head["options"])
        self.games: list[Game] = [game.copy()]
        self.played: list[list[str]] = [[]]
        for kind, moves in _rows(database, "SELECT kind, moves FROM journal ORDER BY revision"):
            assert kind == "play", kind
            for move in json.loads(moves):
                game.play(game.parse(move))
            self.games.append(game.copy())
            self.played.append(json.loads(moves))

    def lately(self, revision: int, seat: int | None = None) -> range:
        """The revisions that a text sent at one may speak of: all since the turn before last of each seat, and more, as
        an answer out of turn looks like two turns here.
        """
        turns, first = 0, revision
        while first > 0 and turns <= 4 * len(self.users):
            first -= 1
            turns += self.games[first].to_move != self.games[first + 1].to_move
        return range(first, revision + 1)

    def seat(self, user: User) -> int | None:
        return self.users.index(user.id) if user.id in self.users else None


@dataclass
class LeakChecker:
    """Judges what was delivered in a game; `read` counts how much there was to judge, by kind."""

    story: Story
    read: dict[str, int] = field(default_factory=dict)
    _drawn: dict[tuple[int, int | None], set[tuple[str, str]]] = field(default_factory=dict)
    """Name and fingerprint of the pictures of a revision, for everybody or for one seat alone, drawn so far."""
    _undrawn: dict[tuple[int, int | None], Iterator[Picture]] = field(default_factory=dict)
    _known: dict[User | None, set[tuple[str, str]]] = field(default_factory=dict)
    _public: set[str] = field(default_factory=set)
    """What everybody was rightly told, and anybody may read again at any time: what a turn long ago changed, or what
    would be taken back.
    """

    @cached_property
    def _facts(self) -> GameFacts:
        return facts(self.story.key)

    @cached_property
    def cards(self) -> Cards:
        return self._facts.cards

    @cached_property
    def _names(self) -> dict[str, str]:
        t = localizer("en")
        return {name: card for card in self.cards.ids for name in (card, t(f"{self.story.key}-{card}"))}

    @cached_property
    def _rules(self) -> re.Pattern[str]:
        t = localizer("en")
        return re.compile(
            "|".join([self.cards.alike, *(re.escape(t(f"{self.story.key}-about-{card}")) for card in self.cards.about)])
        )

    @cached_property
    def _named(self) -> re.Pattern[str]:
        anything = "|".join(map(re.escape, self._names)) or "(?!)"
        return re.compile(rf"(?<![A-Za-z0-9])({anything})(?![A-Za-z0-9])")

    def faults(self, told: list[Told]) -> Iterator[str]:
        """What should not have been delivered."""
        for one in dict.fromkeys(told):
            for checker in (self._cards, self._amounts, self._pictures, self._offers, self._seed):
                for fault in checker(one):
                    whom = one.user.name if one.user else "everybody"
                    yield f"revision {one.revision}, to {whom}: {fault}"

    def read_too_little(self) -> list[str]:
        """The kinds of which there was hardly anything to judge, in public and in private, if there was any."""
        kinds = {"pictures", "own pictures"}
        if self.cards.ids:
            kinds.add("own cards")
        if self._shown(range(len(self.story.games))):
            kinds.add("cards")
        return sorted(kind for kind in kinds if self.read.get(kind, 0) <= 5)

    def _count(self, what: str) -> None:
        self.read[what] = self.read.get(what, 0) + 1

    def _cards(self, told: Told) -> Iterator[str]:
        for sentence in sentences(json.loads(told.words)):
            named = {self._names[name] for name in self._named.findall(self._rules.sub("", sentence))}
            if not named or (told.user and sentence in self._public):
                continue
            self._count("own cards" if told.user else "cards")
            if not self._may_name(named, told):
                yield sentence
            elif not told.user:
                self._public.add(sentence)

    def _may_name(self, named: set[str], told: Told) -> bool:
        lately = self.story.lately(told.revision)
        seat = self.story.seat(told.user) if told.user else None
        views = [self.story.games[revision].view(None) for revision in lately]
        single = set().union(*map(self.cards.single, views))
        seen = [*views, *(self.story.games[revision].view(seat) for revision in lately if seat is not None)]
        if named <= self._shown(lately) | single or any(
            named == pile for view in seen for pile in self.cards.open(view)
        ):
            return True
        return seat is not None and named <= self._held(lately, seat) | single

    def _shown(self, lately: range) -> set[str]:
        """The cards that moves have named."""
        moves = [move for revision in lately for move in self.story.played[revision]]
        return {word.partition("*")[0] for move in moves for word in move.split()} & set(self.cards.ids)

    def _held(self, lately: range, seat: int) -> set[str]:
        return set().union(*(self.cards.hand(self.story.games[revision].view(seat)) for revision in lately))

    def _amounts(self, told: Told) -> Iterator[str]:
        for amount in self._facts.amounts:
            for sentence in sentences(json.loads(told.words)):
                for number in amount.numbers(sentence):
                    self._count("amounts")
                    if number > amount.most and not self._has(amount, number, told):
                        yield sentence

    def _has(self, amount: Amount, number: int, told: Told) -> bool:
        seat = self.story.seat(told.user) if told.user else None
        views: list[Any] = [self.story.games[one].view(seat) for one in self.story.lately(told.revision)]
        return seat is not None and number in {amount.own(view, seat) for view in views}

    def _pictures(self, told: Told) -> Iterator[str]:
        for file in sorted(set(FILE.findall(told.words)) - self._known.get(told.user, set())):
            if file[0] == LOBBY:
                continue
            self._count("own pictures" if told.user else "pictures")
            self._known.setdefault(told.user, set()).add(file)
            seats = {None, self.story.seat(told.user) if told.user else None}
            if not self._is_of(file, [(one, seat) for one in range(told.revision, -1, -1) for seat in seats]):
                yield "-".join(file)

    def _is_of(self, file: tuple[str, str], moments: list[tuple[int, int | None]]) -> bool:
        """Whether it is a picture of one of these, for everybody or for this seat alone."""
        if any(file in self._drawn.get(moment, ()) for moment in moments):
            return True
        return any(self._draws(file, moment) for moment in moments)

    def _draws(self, file: tuple[str, str], moment: tuple[int, int | None]) -> bool:
        """Whether it is one of this moment that was not drawn before; no more are drawn than it takes to find it."""
        if moment not in self._drawn:
            self._drawn[moment], self._undrawn[moment] = set(), self._draw(*moment)
        for picture in self._undrawn[moment]:
            self._drawn[moment].add((picture.name, picture.fingerprint[:16]))
            if file in self._drawn[moment]:
                return True
        return False

    def _draw(self, revision: int, seat: int | None) -> Iterator[Picture]:
        game, draw, t = self.story.games[revision], render.load(self.story.key), localizer("en")
        view, names = game.view(seat), self.story.names
        if seat is not None:
            focus = Focus(seat, names)
            yield from draw.private(view, focus, DARK, t)
            yield from draw.pictures(view, focus, DARK, t)
            yield from draw.gallery(view, focus, DARK, t)
            for seen in self._narrowed(game, seat):
                yield from draw.private(seen, focus, DARK, t)
                yield from draw.pictures(seen, focus, DARK, t)
            return
        for at in range(game.seats):
            yield from draw.pictures(view, Focus(at, names), DARK, t)
        focus = Focus(game.to_move or 0, names)
        yield from draw.gallery(view, focus, DARK, t)
        for seen in self._narrowed(game, None):
            yield from draw.pictures(seen, focus, DARK, t)

    def _narrowed(self, game: Game, seat: int | None) -> Iterator[View]:
        """What the person to move sees while a menu is open: fewer moves, by what that person knows; and what everybody
        sees then, of the moves that everybody may know.
        """
        shown = game.view(None).moves is not None if seat is None else game.to_move == seat
        if game.to_move is None or not shown:
            return
        viewer = None if game.may_see_moves(None) else seat
        found = offered_to(game, viewer)
        outer = [path for path in map(str, range(len(found))) if menus.narrowed(found, path)]
        paths = [*outer, *(f"{path}.{inner}" for path in outer for inner in range(INNER))]
        for moves in {menus.narrowed(found, path) for path in paths} - {()}:
            yield replace(game.view(seat), moves=moves)

    def _offers(self, told: Told) -> Iterator[str]:
        for offer in OFFER.finditer(told.words):
            self._count("own offers" if told.user else "offers")
            game = self.story.games[int(offer[1])]
            mover = told.user is not None and self.story.seat(told.user) == game.to_move
            if not game.may_see_moves(None) and not mover and not self._is_open(game, offer[0]):
                yield offer[0]

    def _is_open(self, game: Game, offer: str) -> bool:
        """Whether this can be chosen whatever is secret, or is a menu of that, and so may be offered to everybody."""
        found = offered_to(game, None)
        if offer.startswith('"n:'):
            menu, _, _ = offer.strip('"').rpartition(":")[2].partition("~")
            return not menu or bool(menus.trail(found, menu))
        return any(offer.endswith(f':{choice_key(one)}"') for one in found)

    def _seed(self, told: Told) -> Iterator[str]:
        if self.story.seed in told.words:
            yield "the seed"


def sentences(told: Any) -> Iterator[str]:
    """Every sentence in JSON, without keys."""
    if isinstance(told, dict):
        told = list(told.values())
    if isinstance(told, list):
        for one in told:
            yield from sentences(one)
    elif isinstance(told, str):
        yield from SENTENCES.split(told)


def _rows(database: Path, query: str) -> list[Any]:
    with contextlib.closing(sqlite3.connect(database)) as db:
        return db.execute(query).fetchall()

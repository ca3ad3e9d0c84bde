"""Moments of games to look at: from games of chance and from those that *hard* plays, the same in every run."""

from __future__ import annotations

import json
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from random import Random

from bot.matches.match import Match
from bot.store import JournalEntry, Seat
from engine.game import BadOptions, Game, IllegalMove
from engine.players.levels import player
from engine.registry import load

KEPT = Path(tempfile.gettempdir()) / "solstice-games-of-hard"
"""Games of *hard*, which take seconds to minutes each, kept until the machine forgets them."""
LONGEST = 400
"""Decisions of a game of chance."""
BEGUN = 1_795_000_000
PERSON = 1000
"""Stands for the person of seat 0, the next number for seat 1, until real ones take their seats."""
EACH, LAST, ROUNDS, HANDS = 5, 4, 5, 5
FULL = 10
"""Cards of a full hand."""


@dataclass(frozen=True)
class Plan:
    """A game to be played."""

    key: str
    seats: int
    options: tuple[tuple[str, str], ...]
    hard: bool
    number: int

    @property
    def seed(self) -> bytes:
        return bytes([self.number % 251]) * 16

    @property
    def name(self) -> str:
        options = "-".join(value for _, value in self.options)
        return f"{self.key}-{load(self.key).rules_version}-{self.seats}-{options}-{self.number}"


@dataclass(frozen=True)
class Spot:
    """A moment of a game: what is asked there, and how it came about."""

    plan: Plan
    match: Match
    journal: tuple[JournalEntry, ...]
    kind: str
    """Of the decision; `over` at the end."""
    cards: int
    """On the hand of the seat to move."""
    ended: bool
    """Whether a round has ended since this seat's last turn."""

    def at(self, id_: str, people: Sequence[Seat], guild: int, channel: int) -> tuple[Match, tuple[JournalEntry, ...]]:
        """The same moment at another table."""
        mine = {PERSON + place: seat.user for place, seat in enumerate(people)}
        journal = tuple(replace(entry, user=mine.get(entry.user or 0)) for entry in self.journal)
        row = replace(self.match.row, id=id_, seats=tuple(people), guild=guild, channel=channel)
        return replace(self.match, row=row, history=journal).noted(BEGUN), journal


def plans(key: str, *, hard: bool) -> list[Plan]:
    """Games with every number of seats and every value of every option, by chance; by *hard* as usual."""
    rules = load(key)
    changes: list[Mapping[str, str]] = [{}]
    for option in rules.option_specs:
        changes += [{option.key: value} for value in option.values if value != option.default][:3]
    seats = range(rules.min_seats, rules.max_seats + 1)
    found = []
    for number, (count, change) in enumerate(product(seats, changes)):
        try:
            options = rules.complete_options(count, change)
        except BadOptions:
            continue
        plan = Plan(key, count, tuple(options.items()), False, number)
        found += [plan, replace(plan, hard=True)] if hard and not change else [plan]
    return found


def moves_of(plan: Plan) -> Iterator[str]:
    """What is played: by *hard* from the kept games, where one is there and still goes by the rules."""
    game, rng = load(plan.key).new(seats=plan.seats, seed=plan.seed, options=dict(plan.options)), Random(plan.number)
    if not plan.hard:
        while game.to_move is not None:
            move = rng.choice(game.moves())
            game.apply(move)
            yield str(move)
        return
    file = KEPT / f"{plan.name}.json"
    if not (file.exists() and _goes(game.copy(), json.loads(file.read_text()))):
        KEPT.mkdir(exist_ok=True)
        file.write_text(json.dumps(list(_thought(game, rng))))
    yield from json.loads(file.read_text())


def _goes(game: Game, moves: Sequence[str]) -> bool:
    try:
        for move in moves:
            game.play(move)
    except IllegalMove:
        return False
    return game.to_move is None


def _thought(game: Game, rng: Random) -> Iterator[str]:
    hard = player("hard")
    while (seat := game.to_move) is not None:
        move = hard.decide(game.view(seat), lambda dice: game.determinize(seat, dice), rng)
        game.apply(move)
        yield str(move)


def played(plan: Plan) -> list[Spot]:
    """Every moment of a game."""
    people = tuple(Seat(f"Person {place}", PERSON + place) for place in range(plan.seats))
    match = Match.begin(
        id_="spot", key=plan.key, seed=plan.seed, options=dict(plan.options), seats=people, guild=1, channel=1,
        locale="en-US", at=BEGUN,
    )  # fmt: skip
    found, journal = list[Spot](), list[JournalEntry]()
    rounds: dict[int, object] = {}
    for move in moves_of(plan):
        seat = match.to_move or 0
        found.append(_spot(plan, match, journal, rounds))
        rounds[seat] = _round(match)
        match, entry = match.play([move], user=match.owner(seat), at=BEGUN + 240 * (len(journal) + 1))
        journal.append(entry)
        if len(journal) == LONGEST and not plan.hard:
            break
    return [*found, _spot(plan, match, journal, rounds)]


def _spot(plan: Plan, match: Match, journal: list[JournalEntry], rounds: Mapping[int, object]) -> Spot:
    seat = match.to_move
    if seat is None:
        return Spot(plan, match, tuple(journal), "over", 0, False)
    view = match.view(seat)
    hand = getattr(view, "hand", None)
    ended = rounds.get(seat, _round(match)) != _round(match)
    return Spot(plan, match, tuple(journal), view.prompt.kind if view.prompt else "", len(hand or ()), ended)


def _round(match: Match) -> object:
    return match.view(None).headline


def chosen(key: str, *, short: bool) -> list[Spot]:
    """Every kind of decision, the last decisions, ends of rounds, full hands and ends, of many games."""
    games = [played(plan) for plan in plans(key, hard=not short)]
    rng = Random(key)
    every = [spot for game in games for spot in game]
    rng.shuffle(every)
    kinds = defaultdict[str, list[Spot]](list)
    for spot in every:
        kinds[spot.kind].append(spot)
    each = 1 if short else EACH
    found = [spot for kind, spots in kinds.items() if kind != "over" for spot in _spread(spots, each)]
    found += _spread([game[-2] for game in games if game[-1].kind == "over"], 1 if short else LAST)
    found += _spread([spot for spot in every if spot.ended], 1 if short else ROUNDS)
    found += _spread([spot for spot in every if spot.cards >= FULL], 1 if short else HANDS)
    found += _spread(kinds["over"], 1 if short else 2 * LAST)
    if not short:
        found += [rng.choice(game[:-1]) for game in games]
    return found


def _spread(spots: Sequence[Spot], count: int) -> list[Spot]:
    """So many of them, of as many games as possible."""
    seen = defaultdict[Plan, int](int)
    ranked = []
    for place, spot in enumerate(spots):
        ranked.append((seen[spot.plan], place, spot))
        seen[spot.plan] += 1
    return [spot for *_, spot in sorted(ranked, key=lambda one: one[:2])[:count]]

"""Whether every label has room: `python -m benchmarks.labels [GAME …] [--games N] [--positions N] [--seats N …]`.

Plays games at random and reads, at so many positions of each (all of them by default), every label of every page of
menus that whoever is to move can open. Exits with 1 where one has no room, or where two of a page read alike.
`--locale pseudo` reads them as long as a translation may be.

With `--cost` it prints the processor time of naming and ranking all choices of a position instead, and exits with 1
where that is more than 15 milliseconds for one position in twenty: by default over 40 positions of 3 games for each
number of seats. With `--ratio` it prints what these choices and the message of a turn cost against a fixed piece of
Python in the same process, and exits with 1 where three repeats all lose more than half against the recorded ratio.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import mean
from time import process_time

import bot.games
from benchmarks import house
from benchmarks.clicks import offered_ids
from bot.base import custom_ids
from bot.base.choices import DETAIL, Choice
from bot.base.i18n import PSEUDO, SOURCE, localizer
from bot.base.room import fits_button, fits_line, width
from bot.matches.offers import worth
from bot.messages import menus
from bot.messages.outgoing import OutgoingMessage, PictureBlock
from bot.messages.public import PublicMessages
from bot.store import MessageRow
from engine.game import Game
from engine.kernel.forecast import Forecast, forecast
from engine.registry import GAMES, load

MOST_MS = 15
"""Milliseconds of processor time that the choices of a position may take, but for one in twenty."""

RECORDED = {"helios": (2.1, 1.8), "bluemoon": (0.9, 0.2), "theocratia": (1.0, 0.6)}
"""What the choices of a position and the message of a turn cost, in fixed pieces of Python; a game that is not there is
only reported.
"""
LOSS = 1.5
REPEATS = 3
MOMENTS = range(2, house.MODELS, 3)
"""Of games under way whose messages are measured."""


def choices(game: Game, ahead: Forecast | None = None, locale: str = SOURCE) -> list[Choice]:
    """What whoever is to move can choose, among it what others must not see."""
    view = game.view(viewer(game))
    return bot.games.load(game.key).choices(view, ahead or forecast(game, viewer(game)), localizer(locale))


def viewer(game: Game) -> int | None:
    return None if game.may_see_moves(None) else game.to_move


def pages(found: Sequence[Choice], locale: str = SOURCE) -> Iterator[tuple[menus.Row, ...]]:
    """Every page that can be opened."""
    seen, waiting = {""}, [""]
    while waiting:
        rows = menus.page(found, waiting.pop(), game="0123456789", revision=1, t=localizer(locale))
        yield rows
        for text in offered_ids(rows):
            match custom_ids.parse(text):
                case custom_ids.PageClick(path=path) if path not in seen:
                    seen.add(path)
                    waiting.append(path)


def positions(rules: type[Game], seats: int, seed: int, most: int | None = None) -> Iterator[Game]:
    """Positions of a game played at random, where somebody is to move: all, or so many of them."""
    game, rng = rules.new(seats=seats, seed=seed), Random(seed)
    way = []
    while game.to_move is not None:
        way.append(game.copy())
        game.apply(rng.choice(game.moves()))
    yield from way if most is None else rng.sample(way, min(most, len(way)))


@dataclass
class Reader:
    """Reads labels, each once."""

    locale: str = SOURCE
    complaints: list[str] = field(default_factory=list)
    buttons: set[str] = field(default_factory=set)
    lines: set[str] = field(default_factory=set)
    details: set[str] = field(default_factory=set)
    positions: int = 0

    def read(self, game: Game) -> None:
        self.positions += 1
        for rows in pages(choices(game, locale=self.locale), self.locale):
            self._apart(rows)
            for row in rows:
                if isinstance(row, menus.Menu):
                    self._menu(row)
                else:
                    for button in row:
                        if not isinstance(button, menus.Link):
                            self._button(button.label)

    def _apart(self, rows: Sequence[menus.Row]) -> None:
        """Whoever only reads can tell everything on a page from everything else."""
        told = Counter[tuple[str, ...]]()
        for row in rows:
            if isinstance(row, menus.Menu):
                told.update((row.placeholder, option.label, option.detail) for option in row.options)
            else:
                told.update((button.label,) for button in row)
        self.complaints += [f"{count} read alike: {words}" for words, count in told.items() if count > 1]

    def _menu(self, menu: menus.Menu) -> None:
        if len(menu.options) == 1:
            self.complaints.append(f"a menu of one line: {menu.options[0].label}")
        for line in (menu.placeholder, *(option.label for option in menu.options)):
            if line not in self.lines and not fits_line(line):
                self.complaints.append(f"line of {width(line):.0f} px: {line}")
            self.lines.add(line)
        for option in menu.options:
            if option.detail not in self.details and (len(option.detail) > DETAIL or "…" in option.detail):
                self.complaints.append(f"description: {option.detail}")
            self._whole(option.detail)
            self._whole(option.label)
            self.details.add(option.detail)

    def _whole(self, told: str) -> None:
        """A blank at an end, and `None`, stand where something should have been told."""
        if told != told.strip() or "None" in told:
            self.complaints.append(f"something is missing: {told!r}")

    def _button(self, label: str) -> None:
        if label not in self.buttons and not fits_button(label):
            self.complaints.append(f"button of {len(label)} letters, {width(label):.0f} px: {label}")
        self._whole(label)
        self.buttons.add(label)

    def __str__(self) -> str:
        letters, pixels = max(map(len, self.buttons)), max(map(width, self.buttons))
        line, detail = max(map(width, self.lines), default=0), max(map(len, self.details), default=0)
        return (
            f"{self.positions} positions; {len(self.buttons)} buttons, at most {letters} letters and {pixels:.0f} px; "
            f"{len(self.lines)} lines, at most {line:.0f} px; {len(self.details)} descriptions, at most {detail} "
            f"letters; without room: {len(self.complaints)}"
        )


def read(rules: type[Game], seats: int, games: int, most: int | None, locale: str = SOURCE) -> Reader:
    """The labels of so many games, at so many positions of each, or at all."""
    reader = Reader(locale)
    for seed in range(games):
        for game in positions(rules, seats, seed, most):
            reader.read(game)
    return reader


def cost(rules: type[Game], seats: Sequence[int], games: int, most: int) -> list[float]:
    """Milliseconds of processor time for the choices of each position and what they are worth, ascending."""
    found = []
    for game in (game for number in seats for seed in range(games) for game in positions(rules, number, seed, most)):
        start = process_time()
        ahead = forecast(game, viewer(game))
        sorted(choices(game, ahead), key=worth(ahead, game.to_move or 0))
        found.append((process_time() - start) * 1000)
    return sorted(found)


def piece() -> float:
    """Milliseconds of processor time of a fixed piece of Python: what labels are made of, and nothing of ours."""
    start = process_time()
    for number in range(500):
        parts = {f"part-{number * place % 97}": (place, str(place)) for place in range(20)}
        ", ".join(f"{name}: {words}" for name, (_, words) in sorted(parts.items(), key=lambda part: part[1]))
    return (process_time() - start) * 1000


def messages(key: str) -> float:
    """Milliseconds of processor time that the event loop takes for the message of a turn, its pictures aside."""
    found = []
    for match in (house.model(key, number)[0] for number in MOMENTS):
        row = MessageRow("n", match.id, "turn", 1, opened=0, user=match.owner(match.to_move), seat=match.to_move)
        start = process_time()
        turn = PublicMessages().turn(match, row)
        made = turn if isinstance(turn, OutgoingMessage) else turn.compose(PictureBlock(()))
        made.layout.to_components()
        found.append((process_time() - start) * 1000)
    return mean(found)


def _settle() -> None:
    """What stands already is in no later collection: one of all that other games left behind costs 140 ms, more than
    the few messages in which it may fall.
    """
    gc.collect()
    gc.freeze()


def is_kept(key: str) -> bool:
    """Whether neither figure of a game is more than half as much again as recorded, in one of three repeats."""
    rules, recorded = load(key), RECORDED.get(key)
    for number in range(REPEATS + 1):
        _settle()
        unit = mean(piece() for _ in range(5))
        named = mean(cost(rules, range(rules.min_seats, rules.max_seats + 1), 1, 20))
        _settle()
        now = named / unit, messages(key) / unit
        if number == 0:
            continue  # words are read, tables made
        print(
            f"{key}: choices {now[0]:.3f}, a message {now[1]:.3f} of a piece of {unit:.1f} ms; {recorded}", flush=True
        )
        if recorded is None or all(one <= known * LOSS for one, known in zip(now, recorded, strict=True)):
            return True
    return False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(GAMES))
    parser.add_argument("--cost", action="store_true", help="processor time instead of room")
    parser.add_argument("--ratio", action="store_true", help="processor time against what is recorded")
    parser.add_argument("--games", type=int, help="200 by default")
    parser.add_argument("--positions", type=int, help="of each game, all by default")
    parser.add_argument("--seats", type=int, nargs="*")
    parser.add_argument("--locale", default=SOURCE, help=f"{PSEUDO}: as long as a translation may be")
    asked = parser.parse_args()
    if asked.ratio:
        kept = [is_kept(key) for key in asked.game]
        sys.exit(not all(kept))
    failed = False
    for key in asked.game:
        rules = load(key)
        tables = asked.seats or range(rules.min_seats, rules.max_seats + 1)
        if asked.cost:
            found = cost(rules, tables, asked.games or 3, asked.positions or 40)
            half, late = found[len(found) // 2], found[len(found) * 95 // 100]
            times = f"p50 {half:.1f}, p95 {late:.1f}, max {found[-1]:.1f} ms of processor time"
            print(f"{key}, {len(found)} positions: {times}", flush=True)
            failed |= late > MOST_MS
            continue
        games = asked.games or 200
        for seats in tables:
            reader = read(rules, seats, games, asked.positions, asked.locale)
            print(f"{key} {seats} seats, {games} games, {reader}", *reader.complaints, sep="\n  ", flush=True)
            failed |= bool(reader.complaints)
    sys.exit(failed)


if __name__ == "__main__":
    main()

"""Payments: the sensible ones first, all others one click further."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from bot.base.choices import DETAIL, LABEL, LONG, Choice, Lookahead
from bot.base.i18n import Verbatim
from bot.base.text import shorten
from bot.games.helios.costs import facts, mover
from engine.helios import catalogue as cat

if TYPE_CHECKING:
    from engine.game import Fact, Move
    from engine.helios.view import HeliosView
    from render import Say

FIRST = 3
"""At most this many payments come before the list of all others."""
FEW = 5
"""Up to this many are shown without such a list."""
MOST = 75
"""If there are more complete payments than this, they are not listed: after the first ones the cubes are chosen one by
one.
"""
SCARCE = frozenset({"spring", "obsidian"})
"""The colours with the fewest land tiles."""

Moves = tuple["Move", ...]


@dataclass(frozen=True, slots=True)
class Payment:
    """Cubes to pay: those the payer names, and the colours of those that leave no choice."""

    moves: Moves
    named: tuple[tuple[str, str], ...]
    """Colour and tile."""
    forced: tuple[str, ...]
    lost: tuple[str, ...] = ()
    """The colours of cubes that return from under the temple without being paid."""


def payments(view: HeliosView, lookahead: Lookahead, say: Say) -> list[Choice]:
    """All complete payments, the least costly first; if there are too many, a few of them and single cubes."""
    loss, site = _Loss(view), facts(view)["hex"]
    found = [_payment(moves, lookahead) for moves in islice(_complete((), view, lookahead, loss), MOST + 1)]
    found.sort(key=loss.of)
    if len(found) <= MOST:
        shown = FEW if len(found) <= FEW else FIRST
        return _offered(found[:shown], found[shown:], site, say)
    best = found[:FIRST]
    known = {paid.moves for paid in best}
    single = [_payment((move,), lookahead) for move in view.moves or () if (move,) not in known]
    return _offered(best, single, site, say)


def _complete(paid: Moves, view: HeliosView, lookahead: Lookahead, loss: _Loss) -> Iterator[Moves]:
    """Every way to continue paying until another question is asked or the turn is over."""
    for move in sorted(view.moves or (), key=lambda move: loss.cube(*_cube(move))):
        moves = (*paid, move)
        then = lookahead(moves)
        if then is None or then.prompt is None or then.prompt.kind != "pay":
            yield moves
        else:
            yield from _complete(moves, then, lookahead, loss)


def _cube(move: Move) -> tuple[str, str]:
    _, colour, where = move.split()
    return colour, where


def _payment(moves: Moves, lookahead: Lookahead) -> Payment:
    """The colours of all cubes paid, named by the payer or not, as the log has them."""
    named = tuple(map(_cube, moves))
    cubes: dict[str, Counter[str]] = {"paid": Counter(), "crushed": Counter()}
    for event in lookahead.events(moves):
        if event.kind in cubes and isinstance(colours := event.data["cubes"], tuple):
            cubes[event.kind].update(map(str, colours))
    forced = cubes["paid"] - Counter(colour for colour, _ in named)
    return Payment(moves, named, tuple(forced.elements()), tuple(cubes["crushed"].elements()))


class _Loss:
    """What a cube is worth to the mover: more when it is scarce or the last of its colour, less if it grows back.

    A cube in the way of the temple being paid for is lost anyway.
    """

    def __init__(self, view: HeliosView) -> None:
        board = mover(view)
        self._site = facts(view)["hex"]
        self._tiles = {tile.hex: tile.tile for tile in board.tiles}
        self._colours = {colour: 1 + (colour in SCARCE) + 1 / count for colour, count in board.cubes if count}

    def cube(self, colour: str, where: str) -> float:
        return 0 if where == self._site else self._colours[colour] - (self._tiles[where] == colour) / 2

    def of(self, paid: Payment) -> float:
        return sum(self.cube(*cube) for cube in paid.named) + sum(self._colours.get(c, 0) for c in paid.forced)


def _offered(first: Sequence[Payment], others: Sequence[Payment], site: Fact, say: Say) -> list[Choice]:
    return [
        *(_button(paid, "plain" if place else "main", site, say) for place, paid in enumerate(first)),
        *(_entry(paid, site, say) for paid in others),
    ]


def _button(paid: Payment, style: str, site: Fact, say: Say) -> Choice:
    label = say("helios-choice-pay", cubes=Verbatim(_told(paid, site, say)))
    return Choice(paid.moves, shorten(label, LABEL), style=style)


def _entry(paid: Payment, site: Fact, say: Say) -> Choice:
    """In the menu of all others: the colours alone if a phone would cut the tiles off, which are then on the second
    line.
    """
    told, group = _told(paid, site, say), (say("helios-menu-pay"),)
    if len(told) <= LONG:
        return Choice(paid.moves, told, group=group)
    return Choice(paid.moves, " + ".join(_colours(paid, say)), shorten(told, DETAIL), group=group)


def _told(paid: Payment, site: Fact, say: Say) -> str:
    """The full payment: the cubes with their tiles, and what else is lost."""
    cubes = Verbatim(", ".join(_cubes(paid, say)))
    return say("helios-cubes-losing", cubes=cubes, lost=paid.lost, hex=site) if paid.lost else cubes


def _colours(paid: Payment, say: Say) -> Iterator[str]:
    counts = Counter([*(of for of, _ in paid.named), *paid.forced])
    for colour in cat.COLOURS:
        if counts[colour]:
            yield say("helios-cubes-count", colour=colour, count=counts[colour])


def _cubes(paid: Payment, say: Say) -> Iterator[str]:
    for colour in cat.COLOURS:
        places = [where for of, where in paid.named if of == colour]
        if places:
            yield say("helios-cubes-at", colour=colour, places=Verbatim(" ".join(places)))
        if forced := paid.forced.count(colour):
            yield say("helios-cubes-count", colour=colour, count=forced)

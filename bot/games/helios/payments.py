"""Payments: the sensible ones first, all others one click further."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING

from bot.base.choices import Choice
from bot.base.i18n import Verbatim
from bot.base.lookahead import Lookahead
from bot.base.room import first_fit, fits_button, fits_line
from bot.games.helios.costs import counted, each_cube, facts, mover
from engine.helios import catalogue as cat

if TYPE_CHECKING:
    from engine.game import Fact, Move
    from engine.helios.view import HeliosView
    from render import Localize

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
WAKING = 2.0
"""What it costs to be without a colour that a sleeping character needs, in cubes, for each of them."""

Moves = tuple["Move", ...]


@dataclass(frozen=True, slots=True)
class Payment:
    """Cubes to pay: those the payer names, and the colours of those that leave no choice.

    Without the cubes that every payment takes: the question names them once.
    """

    moves: Moves
    named: tuple[tuple[str, str], ...]
    """Colour and tile."""
    forced: tuple[str, ...]
    lost: tuple[str, ...] = ()
    """The colours of cubes that return from under the temple without being paid."""


def payments(view: HeliosView, lookahead: Lookahead, t: Localize) -> list[Choice]:
    """All complete payments, the least costly first; if there are too many, a few of them and single cubes."""
    loss, site = _Loss(view), facts(view)["hex"]
    found = [_payment(moves, view, lookahead) for moves in islice(_complete((), view, lookahead, loss), MOST + 1)]
    found.sort(key=loss.of)
    if len(found) <= MOST:
        shown = FEW if len(found) <= FEW else FIRST
        return _offered(found[:shown], found[shown:], site, t)
    best = found[:FIRST]
    known = {paid.moves for paid in best}
    single = [_payment((move,), view, lookahead) for move in view.moves or () if (move,) not in known]
    return _offered(best, single, site, t)


def sensible(view: HeliosView, lookahead: Lookahead) -> Moves:
    """The only payment worth a thought: all of them pay the same colours, and one costs less than any other. Empty
    where there is none, or where payments are too many to be listed.
    """
    loss = _Loss(view)
    found = [_payment(moves, view, lookahead) for moves in islice(_complete((), view, lookahead, loss), MOST + 1)]
    found.sort(key=loss.of)
    if not found or len(found) > MOST or len({_paid(one) for one in found}) > 1:
        return ()
    return found[0].moves if len(found) == 1 or loss.of(found[0]) < loss.of(found[1]) else ()


def _paid(payment: Payment) -> tuple[str, ...]:
    return tuple(sorted((*(colour for colour, _ in payment.named), *payment.forced, *payment.lost)))


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


def _payment(moves: Moves, view: HeliosView, lookahead: Lookahead) -> Payment:
    """The colours of the cubes paid, named by the payer or not, as the log has them.

    Cubes that leave no choice are named too, where they are all that is left of their colour, or all on one tile.
    """
    named = tuple(map(_cube, moves))
    cubes: dict[str, Counter[str]] = {"paid": Counter(), "crushed": Counter()}
    for event in lookahead.events(moves):
        if event.kind in cubes and isinstance(colours := event.data["cubes"], tuple):
            cubes[event.kind].update(map(str, colours))
    forced = cubes["paid"] - Counter(colour for colour, _ in named) - _sure(view)
    left = Counter((cube, tile.hex) for tile in mover(view).tiles for cube in tile.cubes)
    left -= Counter(named) + Counter(view.paid)
    for colour in tuple(forced):
        last = [cube for cube in left.elements() if cube[0] == colour]
        if len(last) == forced[colour] or len(set(last)) == 1:
            named += tuple(last[: forced[colour]])
            del forced[colour]
    return Payment(moves, named, tuple(forced.elements()), tuple(cubes["crushed"].elements()))


def _sure(view: HeliosView) -> Counter[str]:
    """The colours of the cubes that the question names, since every payment takes them."""
    sure = facts(view)["sure"]
    return Counter(map(str, sure)) if isinstance(sure, tuple) else Counter()


def _needed(view: HeliosView) -> Counter[str]:
    """For how many hired characters, without the one being paid for, each colour is still to be paid."""
    waiting = set(mover(view).hired) - {facts(view)["for"]}
    return Counter(cat.COLOURS[need] for person in cat.CHARACTERS if person.id in waiting for need in person.needs)


class _Loss:
    """What cubes are worth to the mover: one is worth more when it is scarce or the last of its colour, less if it
    grows back, and as much as Resources count it; a payment costs most if it leaves none of a colour that sleeping
    characters need. When the last actions are done, neither colours nor what grows count any more.

    A cube in the way of the temple being paid for is lost anyway.
    """

    def __init__(self, view: HeliosView) -> None:
        board = mover(view)
        paid = Counter(colour for colour, _ in view.paid)
        self._site = facts(view)["hex"]
        self._tiles = {tile.hex: tile.tile for tile in board.tiles}
        self._left = Counter(dict(board.cubes)) - paid
        self._colours = {colour: 1 + (colour in SCARCE) + 1 / left for colour, left in self._left.items()}
        self._counted = {tile.hex: each_cube(board, tile.hex) for tile in board.tiles}
        self._acted = view.phase == "characters" and view.round == view.rounds
        self._needed = _needed(view)

    def cube(self, colour: str, where: str) -> float:
        if where == self._site:
            return 0
        of_use = 0 if self._acted else self._colours[colour] - (self._tiles[where] == colour) / 2
        return of_use + self._counted[where]

    def of(self, paid: Payment) -> float:
        colours = Counter((*(colour for colour, where in paid.named if where != self._site), *paid.forced))
        gone = sum(self._needed[colour] for colour, count in colours.items() if count >= self._left[colour])
        cubes = sum(self.cube(*cube) for cube in paid.named) + sum(self._colours.get(c, 0) for c in paid.forced)
        return cubes + WAKING * gone


def _offered(first: Sequence[Payment], others: Sequence[Payment], site: Fact, t: Localize) -> list[Choice]:
    """The first ones as buttons where those have room for all of them, in full; what stands in lines is told alike."""
    group = (t("helios-menu-pay"),)
    told = {paid.moves: _forms(paid, site, t) for paid in (*first, *others)}
    buttons = all(fits_button(told[paid.moves][0]) for paid in first)
    form = _form([told[paid.moves] for paid in others or first] if buttons else [*told.values()])
    return [
        *(
            _choice(paid, told[paid.moves], 0 if buttons else form, t, "plain" if place else "main")
            for place, paid in enumerate(first)
        ),
        *(replace(_choice(paid, told[paid.moves], form, t), group=group) for paid in others),
    ]


def _form(told: Sequence[Sequence[str]]) -> int:
    """The first form for which the lines of a menu have room, the same for all; the last one if there is none."""
    last = len(told[0]) - 1
    return next((form for form in range(last) if all(fits_line(forms[form]) for forms in told)), last)


def _forms(paid: Payment, site: Fact, t: Localize) -> tuple[str, ...]:
    """The cubes with their tiles; the same with what is lost as a number; by colour alone, and by tile alone."""
    cubes, hexes = ", ".join(_cubes(paid, t)), " ".join(where for _, where in paid.named)
    colours = " + ".join(counted([*(of for of, _ in paid.named), *paid.forced], t))
    facts: dict[str, Fact] = {"count": len(paid.lost), "lost": counted(paid.lost, t), "hex": site}

    def told(cubes: str, short: str = "-short") -> str:
        return t(f"helios-choice-pay{'-losing' + short if paid.lost else ''}", cubes=Verbatim(cubes), **facts)

    return told(cubes, ""), told(cubes), told(colours), told(hexes)


def _choice(paid: Payment, forms: Sequence[str], form: int, t: Localize, style: str = "plain") -> Choice:
    """The payment in one of its forms; a menu says it in full below any other."""
    label, full = forms[form], forms[0]
    alone = first_fit((t("helios-choice-pay-alone", cubes=Verbatim(label)), label, *forms[1:]), fits_button)
    detail = full if label != full else ""
    return Choice(paid.moves, label, detail, style=style, alone=alone)


def _cubes(paid: Payment, t: Localize) -> Iterator[str]:
    """By colour: the tiles of the cubes, or how many of a colour whose cubes could be others as well."""
    for colour in cat.COLOURS:
        places = Counter(sorted(where for of, where in paid.named if of == colour))
        if single := tuple(Verbatim(where) for where, count in places.items() if count == 1):
            yield t("helios-cubes-at", colour=colour, places=single)
        for where, count in places.items():
            if count > 1:
                yield t("helios-cubes-both", colour=colour, count=count, hex=where)
        if forced := paid.forced.count(colour):
            yield t("helios-cubes-count", colour=colour, count=forced)

"""Payments, the least costly first. What they take and crush, the forecast tells."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING

from bot.base.choices import Choice
from bot.base.i18n import Verbatim
from bot.base.room import fitted
from bot.games.helios.terms import EACH, facts, joined, line, mover
from engine.helios import catalogue as cat
from engine.helios.geometry import BOARD, NEAR

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.game import Move
    from engine.helios.view import HeliosView
    from engine.kernel.forecast import Forecast
    from render import Localize

MOST = 75
"""If there are more complete payments than this, only the first one is offered beside single cubes."""
TRIED = 8
"""Of so many payments, those of cheap cubes, the least costly one is offered first."""
SCARCE = frozenset({"spring", "obsidian"})
"""The colours with the fewest land tiles."""
WAKING = 2.0
"""What it costs to be without a colour that a sleeping character needs, in cubes, for each of them."""


def payments(view: HeliosView, ahead: Forecast, t: Localize) -> list[Choice]:
    """All complete payments, first the one of which labels tell; if there are too many, that one and single cubes."""
    found, first = _least(view, ahead), paid(ahead, view)
    others = found if len(found) <= MOST else [ahead.then(move) for move in ahead.moves]
    found = [first, *(then for then in others if then.made != first.made)]
    return [_choice(end, view, t, "plain" if place else "main") for place, end in enumerate(found)]


def paid(end: Forecast, view: HeliosView) -> Forecast:
    """The same once all is paid, in the way that is offered first: the least costly of a few."""
    if not _asks(end):
        return end
    loss = _Loss(view, end)
    return min(islice(_complete(end, loss), TRIED), key=loss.of)


def sensible(view: HeliosView, ahead: Forecast) -> tuple[Move, ...]:
    """The only payment worth a thought: all of them pay the same colours, and one costs less than any other. Empty
    where there is none, or where payments are too many to be listed.
    """
    found, loss = _least(view, ahead), _Loss(view, ahead)
    if not found or len(found) > MOST or len({tuple(sorted(_gone(end).items())) for end in found}) > 1:
        return ()
    return found[0].made if len(found) == 1 or loss.of(found[0]) < loss.of(found[1]) else ()


def _least(view: HeliosView, ahead: Forecast) -> list[Forecast]:
    loss = _Loss(view, ahead)
    return sorted(islice(_complete(ahead, loss), MOST + 1), key=loss.of)


def _asks(end: Forecast) -> bool:
    return end.prompt is not None and end.prompt.kind == "pay"


def _complete(at: Forecast, loss: _Loss) -> Iterator[Forecast]:
    """Every way to continue paying until another question is asked or the turn is over."""
    for move in sorted(at.moves, key=lambda move: loss.cube(*_cube(move))):
        then = at.then(move)
        if _asks(then):
            yield from _complete(then, loss)
        else:
            yield then


def _cube(move: Move) -> tuple[str, str]:
    _, colour, hex_ = move.split()
    return colour, hex_


def _gone(end: Forecast, why: str = "") -> Counter[str]:
    """The cubes that are paid and crushed, by colour."""
    gone = Counter[str]()
    for one in end.gains:
        if one.kind == "cube" and one.amount < 0 and why in ("", one.why):
            gone[one.of[0]] -= one.amount
    return gone


class _Loss:
    """What cubes are worth to the mover, in points: more when scarce or the last of their colour, less if they grow
    back, and most if a sleeping character needs their colour. When the last actions are done, only what special tiles
    count matters.
    """

    def __init__(self, view: HeliosView, asked: Forecast) -> None:
        board, due = mover(view), dict(asked.prompt.data) if asked.prompt else {}
        self._left = Counter(dict(board.cubes))
        self._tiles = {tile.hex: tile.tile for tile in board.tiles}
        self._specials = [special for special in cat.SPECIALS if special in self._tiles.values()]
        resources = [BOARD.named(tile.hex) for tile in board.tiles if tile.tile == "resources"]
        self._counting = [NEAR[hex_] | 1 << hex_ for hex_ in resources]
        self._site = due.get("hex")
        self._acted = view.phase == "characters" and view.round == view.rounds
        asleep = [one for one in cat.CHARACTERS if one.id in board.hired and one.id != due.get("for")]
        self._needed = Counter(cat.COLOURS[need] for one in asleep for need in one.needs)

    def cube(self, colour: str, hex_: str) -> float:
        """To choose it next, with what Resources count; what lies in the way of a temple is lost anyway."""
        if hex_ == self._site:
            return 0
        counted = EACH["resources"] * sum(around >> BOARD.named(hex_) & 1 for around in self._counting)
        if self._acted:
            return counted
        return counted + 1 + (colour in SCARCE) + 1 / max(self._left[colour], 1) - (self._tiles[hex_] == colour) / 2

    def of(self, end: Forecast) -> float:
        gone = _gone(end)
        points = -sum(line(end, special) for special in self._specials)
        if self._acted:
            return points
        grows = sum(self._tiles[hex_] == colour for colour, hex_ in map(_cube, _named(end)) if hex_ != self._site)
        each = sum(count * (1 + (one in SCARCE) + 1 / max(self._left[one], 1)) for one, count in gone.items())
        wanted = sum(self._needed[one] for one, count in gone.items() if count >= self._left[one])
        return points + each - grows / 2 + WAKING * wanted


def _named(end: Forecast) -> list[Move]:
    return [move for move in end.made if move.verb == "pay"]


def _choice(end: Forecast, view: HeliosView, t: Localize, style: str) -> Choice:
    """The cubes with their tiles, or by colour alone where there is no room; the question names those that every
    payment takes.
    """
    sure = facts(view)["sure"]
    named = Counter(map(_cube, _named(end)))
    named_colours = Counter(colour for colour, _ in named.elements())
    crushed, whole = _gone(end, "crushed"), Counter[str]()
    if not _asks(end):
        whole = _gone(end) - crushed - named_colours - Counter(map(str, sure if isinstance(sure, tuple) else ()))

    def told(t: Localize) -> str:
        cubes = [t("helios-cube-on", colour=one, hex=Verbatim(hex_), count=n) for (one, hex_), n in named.items()]
        cubes += [t("helios-cube-count", colour=one, count=n) for one, n in whole.items()]
        lost = joined(t("helios-cube-count", colour=one, count=n) for one, n in crushed.items())
        count = crushed.total()
        return t("helios-choice-pay", cubes=joined(cubes), lost=lost, count=count, hex=facts(view)["hex"])

    return Choice(end.made, fitted(told, t), told(t), style=style)

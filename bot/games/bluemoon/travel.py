"""Movement: where the figure can go, and what cards move."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from bot.games.bluemoon.terms import mover, moves_of, phrases, situation, spot, tiles
from bot.games.part import Ahead, Choice
from bot.picker import DETAIL, LABEL, shorten
from bot.words import Verbatim
from engine.bluemoon.board import BOARDS, PLACE, PLACES
from engine.bluemoon.catalogue import COURTYARD, Reward
from engine.bluemoon.moves import TRAVELS

if TYPE_CHECKING:
    from engine.bluemoon.view import BlueMoonView, TileView
    from engine.game import Move
    from render import Say

Moves = tuple["Move", ...]
LARGE = 12
"""What more cards could pay for in all the buildings around takes too long to work out for a label."""


def travel(view: BlueMoonView, ahead: Ahead, say: Say) -> list[Choice]:
    """Going somewhere ends the movement; with cards to move with, walking on is offered too."""
    *_, end = moves_of(view)
    walks = _walks(view)
    found = _stays(walks, end, view, ahead, say)
    plays = [_play(move, view, say) for move in moves_of(view) if move.verb == "play"]
    if plays:
        walk = say("bluemoon-menu-walk")
        found += plays
        found += [_to(place, steps, view, say, walk) for place, steps in walks.items()]
    return [*found, _stay(end, view, ahead, say)]


def _walks(view: BlueMoonView) -> dict[str, Moves]:
    """The shortest way to each place the figure can walk to, the nearest first."""
    steps = TRAVELS[BOARDS[view.rows[0][0] is not None]].steps
    start = mover(view).place
    found: dict[str, Moves] = {start: ()}
    edge = [start]
    for _ in range(view.steps):
        further = []
        for place in edge:
            for step in steps[PLACE[place]]:
                to = PLACES[step.args[0]]
                if to not in found:
                    found[to] = (*found[place], step)
                    further.append(to)
        edge = further
    del found[start]
    return found


def _stays(walks: dict[str, Moves], end: Move, view: BlueMoonView, ahead: Ahead, say: Say) -> list[Choice]:
    """Each place where the movement can end: first those where something can be paid for, contribution or Offering."""
    go = say("bluemoon-menu-go")
    useful: list[Choice] = []
    others: list[Choice] = []
    for place, steps in walks.items():
        paying = _paying((*steps, end), view, ahead)
        (useful if paying else others).append(_to(place, (*steps, end), view, say, go, _numbers(paying)))
    return useful + others


def _paying(moves: Moves, view: BlueMoonView, ahead: Ahead) -> Moves:
    """What could be paid for after these moves."""
    then = ahead(moves) if mover(view).hand <= LARGE else None
    return tuple(move for move in moves_of(then) if move.verb in ("contribute", "offer")) if then else ()


def _numbers(paying: Moves) -> set[int]:
    """The numbers of the spaces among it."""
    return {move.args[0] for move in paying if move.verb == "contribute"}


def _stay(end: Move, view: BlueMoonView, ahead: Ahead, say: Say) -> Choice:
    tile = tiles(view)[mover(view).place]
    label = say("bluemoon-choice-stay", spot=Verbatim(spot(tile, say)))
    payable = _numbers(_paying((end,), view, ahead))
    if payable or tile.id == COURTYARD:
        first = next(situation(tile, view, say, payable))
        label = say("bluemoon-choice-gaining", label=Verbatim(label), gain=Verbatim(first))
    return Choice((end,), shorten(label, LABEL), style="quiet")


def _to(place: str, moves: Moves, view: BlueMoonView, say: Say, menu: str, payable: Collection[int] = ()) -> Choice:
    tile = tiles(view)[place]
    sign = None if tile.id == COURTYARD else tile.id
    found = [*situation(tile, view, say, payable), *_brings(tile, say)]
    return Choice(moves, spot(tile, say), shorten(phrases(found), DETAIL), sign, (menu,))


def _brings(tile: TileView, say: Say) -> Iterator[str]:
    """What each contributor would get if the building were completed as things are."""
    if tile.spaces:
        rewards = map(sum, zip(tile.construction, tile.near, strict=True))
        yield say("bluemoon-spot-brings", **Reward(*rewards)._asdict())


def _play(move: Move, view: BlueMoonView, say: Say) -> Choice:
    _, card, *place = move.split()
    words = say("bluemoon-choice-play", card=card, about=Verbatim(say(f"bluemoon-about-{card}")))
    return _to(place[0], (move,), view, say, words) if place else Choice((move,), words, sign=card)


def jump(view: BlueMoonView, ahead: Ahead, say: Say) -> list[Choice]:
    *jumps, skip = moves_of(view)
    stay = Choice((skip,), say("bluemoon-choice-no-jump"), style="quiet")
    to = say("bluemoon-menu-jump")
    return [*(_to(move.split()[1], (move,), view, say, to) for move in jumps), stay]

"""Movement: whole buildings and Offerings on the way, where the figure can go, and which cards move pieces."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.base.choices import DETAIL, Choice
from bot.base.i18n import Verbatim
from bot.base.room import on_button
from bot.games.bluemoon.building import Build, build, flies, paid
from bot.games.bluemoon.terms import (
    fitting,
    hand_set,
    mover,
    moves_of,
    next_turn,
    next_wins,
    price,
    promised,
    situation,
    spot,
    tiles,
)
from engine.bluemoon.cards import ONE, WORDS
from engine.bluemoon.catalogue import COURTYARD, DRAGONS
from engine.bluemoon.geometry import BOARDS, PLACE, PLACES
from engine.bluemoon.moves import DRAGON1, DRAGON2, DRAW, FLIT1, OFFER, TRAVELS

if TYPE_CHECKING:
    from engine.bluemoon.view import BlueMoonView, TileView
    from engine.game import Move
    from engine.kernel.forecast import Forecast
    from render import Localize

Moves = tuple["Move", ...]
LIKELY = 3
"""Of so many places the dragons that can be brought there are offered with what is paid."""
DRAGON_OF: dict[int, str] = {
    kind: dragon for kinds in (DRAGON1, DRAGON2) for kind, dragon in zip(kinds, DRAGONS, strict=True)
}
"""The dragon that a card moves; for those that stand nearby, the lesser card."""


def travel(view: BlueMoonView, ahead: Forecast, t: Localize) -> list[Choice]:
    """First what can be done where the figure can go, and then the ways there. Going somewhere ends the movement:
    whatever cards can do after a walk, they can do before it. Only who flies may go on from there, one menu away.
    """
    *_, end = moves_of(view)
    hand = hand_set(view)
    plays = [move for move in moves_of(view) if move.verb == "play"]
    here, walks = mover(view).place, _walks(view)
    flights = {PLACES[move.args[1]]: (move,) for move in plays if move.args[0] == FLIT1}
    afoot = {place: (*way, end) for place, way in ({here: ()} | walks).items()}
    by_card = {place: (*way, end) for place, way in flights.items() if place not in afoot}
    useful = _useful(afoot, hand, view, ahead, t)
    useful += _useful(by_card, hand - ONE[FLIT1], view, ahead, t) if by_card else []
    style = "quiet" if useful else "plain"
    found = [_to(place, (*way, end), "bluemoon-choice-walk", view, t) for place, way in walks.items()]
    fly = (t("bluemoon-menu-fly", card=WORDS[FLIT1]),)
    on = (*fly, t("bluemoon-menu-fly-on"))
    found += [replace(_to(place, way, "bluemoon-choice-fly-on", view, t, on)) for place, way in flights.items()]
    found += [_to(place, (*way, end), "bluemoon-choice-fly", view, t, fly) for place, way in flights.items()]
    found += [_play(move, view, t) for move in plays if move.args[0] != FLIT1]
    stay = t("bluemoon-choice-stay", spot=spot(tiles(view)[here], t))
    return [*useful, *(replace(one, style=style) for one in found), Choice((end,), stay, style="quiet", closing=True)]


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


def _useful(ways: Mapping[str, Moves], hand: int, view: BlueMoonView, ahead: Forecast, t: Localize) -> list[Choice]:
    """What can be done at the end of these ways: Offerings, then whole buildings, then parts of them, what gains most
    first.
    """
    builds: list[tuple[Build, str, Moves]] = []
    others: list[Choice] = []
    for place, way in ways.items():
        tile = tiles(view)[place]
        if tile.spaces and (found := build(tile, way, hand, view, ahead, t)):
            builds.append((found, place, way))
        elif tile.id == COURTYARD or tile.special:
            moves = ahead.then(*way).moves
            others += [offering(move, place, view, t, way) for move in moves if move == OFFER]
            draw = t("bluemoon-choice-draw-at", place=place, flies=flies(way))
            others += [Choice((*way, move), draw, icon=tile.id) for move in moves if move == DRAW]
    builds.sort(key=lambda one: (not one[0].completes, *(-amount for amount in one[0].gained), one[0].waste))
    for found, place, way in builds[:LIKELY]:
        afoot = way[0].verb != "play"
        others += [found.choice, *(_with_dragons(place, way, hand, view, ahead, t) if afoot else [])]
    return [*others, *(found.choice for found, *_ in builds[LIKELY:])]


def _with_dragons(place: str, way: Moves, hand: int, view: BlueMoonView, ahead: Forecast, t: Localize) -> list[Choice]:
    """The same with all dragons that cards bring there and that are not needed to pay; each such card with the way."""
    tile, left = tiles(view)[place], hand
    paying = len(paid(tile, hand, view))
    played: list[Move] = []
    plays = [move for move in moves_of(view) if move.verb == "play" and move.args[0] in DRAGON_OF]
    rides = [move for move in plays if PLACES[move.args[1]] == place and paid(tile, hand - ONE[move.args[0]], view)]
    for move in {DRAGON_OF[move.args[0]]: move for move in rides}.values():
        fewer = left - ONE[move.args[0]]
        if len(paid(tile, fewer, view)) == paying:
            played, left = [*played, move], fewer
    whole = build(tile, (*played, *way), left, view, ahead, t) if played else None
    return [*([whole.choice] if whole else []), *(_ride(move, way, tile, view, t) for move in rides)]


def _ride(move: Move, way: Moves, tile: TileView, view: BlueMoonView, t: Localize) -> Choice:
    """A dragon goes where the figure goes, and nothing is paid yet."""
    kind, dragon = move.args[0], DRAGON_OF[move.args[0]]
    stays = "no" if way[1:] else "yes"
    label = on_button(t, "bluemoon-choice-ride", card=WORDS[kind], dragon=dragon, place=tile.place, stays=stays)
    menu = (t("bluemoon-menu-ride"),)
    about = _with_dragon(tile, dragon, view, t, (*menu, t(f"bluemoon-{tile.id}")))
    return Choice((move, *way), label, about, _icon(tile), menu, "quiet", _asked(menu, t))


def offering(move: Move, place: str, view: BlueMoonView, t: Localize, way: Moves = ()) -> Choice:
    told = {"number": mover(view).offerings + 1, "needed": view.to_win, "crystals": price(view)}
    label = on_button(t, "bluemoon-choice-offer", place=place, wins=next_wins(view), flies=flies(way), **told)
    return Choice((*way, move), label, t("bluemoon-choice-offer-number", **told), icon="offering", style="main")


def _to(place: str, moves: Moves, key: str, view: BlueMoonView, t: Localize, menu: tuple[str, ...] = ()) -> Choice:
    """A way to a place, with what is there."""
    tile = tiles(view)[place]
    label = on_button(t, key, spot=spot(tile, t))
    return Choice(moves, label, _there(tile, view, t, menu), _icon(tile), menu, group_prompts=_asked(menu, t))


def _asked(menu: tuple[str, ...], t: Localize) -> tuple[str, ...]:
    return tuple(t("bluemoon-menu-ask-place") for _ in menu)


def _icon(tile: TileView) -> str | None:
    return None if tile.id == COURTYARD else tile.id


def _there(tile: TileView, view: BlueMoonView, t: Localize, menu: tuple[str, ...]) -> str:
    return fitting([*situation(tile, view, t), *promised(tile, t)], DETAIL - sum(len(title) + 3 for title in menu))


def _play(move: Move, view: BlueMoonView, t: Localize) -> Choice:
    """A card that moves a dragon leads to the tile as it then is, with this dragon."""
    kind, *to = move.args
    card = WORDS[kind]
    words = t("bluemoon-choice-play", card=card, power=Verbatim(t(f"bluemoon-power-{card}")))
    if not to:
        return Choice((move,), words, icon=card)
    dragon = DRAGON_OF[kind]
    tile = tiles(view)[PLACES[to[0]]]
    label = t("bluemoon-choice-dragon", dragon=dragon, place=tile.place)
    about = _with_dragon(tile, dragon, view, t, (words, label))
    return Choice((move,), label, about, _icon(tile), (words,), group_prompts=_asked((words,), t))


def _with_dragon(tile: TileView, dragon: str, view: BlueMoonView, t: Localize, menu: tuple[str, ...]) -> str:
    """The tile as it is with this dragon."""
    there = replace(tile, dragons=(*tile.dragons, dragon))
    return t("bluemoon-spot-tile", tile=tile.id, told=Verbatim(_there(there, view, t, menu)))


def jump(view: BlueMoonView, ahead: Forecast, t: Localize) -> list[Choice]:
    *jumps, skip = moves_of(view)
    then = next_turn(view)
    found = [_to(move.split()[1], (move,), "bluemoon-choice-jump", then, t) for move in jumps]
    return [*found, Choice((skip,), t("bluemoon-choice-no-jump"), style="quiet")]

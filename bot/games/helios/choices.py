"""The choices of a decision: a table says how the moves of each verb are called, the forecast what they bring.

Where nothing is revealed by it a choice includes what follows: an action tile, what is done with it, and where.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from bot.base.choices import Choice
from bot.base.i18n import Verbatim
from bot.base.room import fits_button, fits_detail, fitted
from bot.games.helios.payments import paid, payments
from bot.games.helios.terms import (
    EACH,
    at_once,
    awakened,
    counted,
    counts_alone,
    does,
    facts,
    joined,
    line,
    list_gains,
    lost_princess,
    mover,
    next_question,
    owned,
    price,
    printed,
    with_gains,
)
from engine.helios import catalogue as cat
from engine.kernel.forecast import Forecast

if TYPE_CHECKING:
    from engine.game import Move
    from engine.helios.view import HeliosView
    from render import Localize


class Row(NamedTuple):
    """How the moves of a verb are shown."""

    words: str
    """Its label, with these slots: `what` is chosen, `hex`, `count`, and `points` that come at once."""
    icon: str = ""
    """Named after what is chosen."""
    style: str = "plain"
    closing: bool = False
    menu: str = ""
    onward: frozenset[str] = frozenset()
    """The questions that are answered with it."""


Group = tuple[tuple[str, str], ...]
"""Menus with their questions."""
ACTIONS = frozenset({"land", "build", "sun"})
BEST = 3
"""So many tiles are offered together with the hex where they add most to the score."""
TABLE = {
    "start": Row("helios-choice-start", "land_{}"),
    "take": Row("", "take_{}", onward=ACTIONS),
    "bonus": Row("", "{}", onward=ACTIONS),
    "decline": Row("helios-choice-decline", style="quiet", closing=True),
    "area": Row("helios-choice-area", "area_{}"),
    "pass": Row("helios-choice-pass", style="quiet"),
    "land": Row("helios-choice-land", "land_{}"),
    "special": Row("helios-choice-land", "{}"),
    "place": Row("helios-choice-place"),
    "gain": Row("helios-choice-gain", "{}"),
    "first": Row("helios-choice-first", "land_{}"),
    "build": Row("helios-choice-build", "{}", onward=frozenset({"temple"})),
    "temple": Row("helios-choice-temple", "temple"),
    "sun": Row("helios-choice-sun", "sun"),
    "sell": Row("helios-choice-sell", "mana"),
    "cube": Row("helios-choice-cube", "{}"),
    "hire": Row("", "{}", menu="helios-menu-hire"),
    "activate": Row("", "{}", menu="helios-menu-activate"),
    "end": Row("helios-choice-end", style="main", closing=True),
}
THINGS = {thing.id: thing for thing in (*cat.BUILDINGS, *cat.CHARACTERS)}
NOTHING = {"land": "helios-why-no_land", "build": "helios-why-nothing_to_build"}
"""Why nothing can be done with an action, as *Why can't I …?* says it. The sun can always move."""


def choices(view: HeliosView, ahead: Forecast, t: Localize) -> list[Choice]:
    """What the viewer can do now; empty if the viewer may not know."""
    if view.prompt is None or view.moves is None:
        return []
    if view.prompt.kind == "pay":
        return payments(view, ahead, t)
    return _offered(ahead, view, t)


def _offered(at: Forecast, view: HeliosView, t: Localize, group: Group = ()) -> list[Choice]:
    """What can be chosen at the end of these moves, in the menus of this group."""
    found, tiles = list[Choice](), list[Forecast]()
    for move in at.moves:
        then = at.then(move)
        kind = "" if then.prompt is None else then.prompt.kind
        if kind == "area":
            found += _into_areas(then, view, t)
        elif kind == "place" and move.verb in ("land", "special"):
            tiles.append(then)
        elif kind in TABLE[move.verb].onward:
            found += _offered(then, view, t, (*group, (_title(then, view, t), next_question(then, t))))
        else:
            found.append(_choice(then, at.moves, view, t, group))
    laid = sorted((max(then.ends(), key=_counts) for then in tiles), key=_counts, reverse=True)
    return [*(_choice(then, at.moves, view, t, group) for then in (*laid[:BEST], *tiles)), *found]


def _into_areas(then: Forecast, view: HeliosView, t: Localize) -> list[Choice]:
    """A grey tile goes into the fullest area; another one is asked for."""
    fill = {area: len(tiles) for area, tiles in mover(view).areas}
    on = then.then(max(then.moves, key=lambda move: fill[_what(move)]))
    group = ((_title(on, view, t), next_question(on, t)),)
    symbol, idle = then.made[0].split()[1], on.moves == ("pass",)
    other = Choice(
        then.made,
        t("helios-choice-other_area", what=symbol, idle=int(idle)),
        icon=f"take_{symbol}_gray",
        group=(group[0][0],),
        style="quiet" if idle else "plain",
    )
    if on.prompt is not None and on.prompt.kind in ACTIONS:
        return [*_offered(on, view, t, group), other]
    return [_choice(on, on.moves, view, t, group), other]


def _title(then: Forecast, view: HeliosView, t: Localize) -> str:
    """The menu of everything that goes on like this."""
    verb, what, *_ = then.made[-1].split()
    if verb not in ("take", "area"):
        return t("helios-menu", what=what, into="none", bonus=0)
    symbol = then.made[0].split()[1]
    into = what if verb == "area" else "none"
    return t("helios-menu", what=symbol, into=into, bonus=int(_fourth(then, view)))


def _fourth(then: Forecast, view: HeliosView) -> bool:
    """Whether an action tile is taken that brings the bonus action of its area."""
    if then.made[0].verb != "take":
        return False
    areas = [_what(move) for move in then.made if move.verb == "area"]
    area = areas[0] if areas else then.made[0].split()[2]
    return len(dict(mover(view).areas).get(area, ())) + 1 == cat.AREA_FULL


def _what(move: Move) -> str:
    return move.partition(" ")[2]


def _choice(then: Forecast, among: tuple[Move, ...], view: HeliosView, t: Localize, group: Group) -> Choice:
    move = then.made[-1]
    row, end = TABLE[move.verb], paid(then, view)
    detail = (
        fitted(lambda said: DETAILS[move.verb](then, end, view, said), t, fits_detail) if move.verb in DETAILS else ""
    )
    if among == ("pass",):
        detail = t(NOTHING[_action(then, view)[0]])
    tell, bonus = LABELS.get(move.verb, _plain), _fourth(then, view)
    late = move.verb == "hire" and _too_late(THINGS[_what(move)], view)
    return Choice(
        then.made,
        fitted(lambda said: tell(then, end, view, said), t),
        detail,
        _icon(then) or None,
        tuple(title for title, _ in group) or ((t(row.menu),) if row.menu else ()),
        "quiet" if late else row.style,
        tuple(ask for _, ask in group),
        closing=row.closing,
        gains=(("points", points),) if move.verb == "sun" and (points := end.gain("points")) else (),
        worth=_worth(end, late=late),
        alone=_with_bonus(lambda said: tell(then, end, view, said), _what(move), t) if bonus else "",
    )


def _with_bonus(tell: Callable[[Localize], str], what: str, t: Localize) -> str:
    """A label with the bonus action that follows; without room for both what is chosen with the bonus."""
    label = fitted(lambda said: said("helios-choice-bonus", what=tell(said)), t)
    return label if fits_button(label) else t("helios-menu", what=what, into="none", bonus=1)


def _icon(then: Forecast) -> str:
    """Of what is chosen, or of the tile that is laid."""
    *_, move = then.made
    before = then.made[-2:-1]
    if move.verb == "place" and before and before[0].verb in ("land", "special"):
        (move,) = before
    return TABLE[move.verb].icon.format(_what(move).partition(" ")[0])


def _worth(end: Forecast, *, late: bool) -> tuple[int, int]:
    """The change of the score with whoever is hired at work, unless it is too late for that; then cubes and sun."""
    points = _counts(end) + (0 if late else awakened(end))
    stock = sum(one.amount for one in end.gains if one.seat == end.seat and one.kind in ("cube", "sun"))
    return points, stock + int(end.prompt is not None and end.prompt.kind == "colour")


def _counts(end: Forecast) -> int:
    return counted(end).score()


def _action(then: Forecast, view: HeliosView) -> tuple[str, str]:
    """Which action goes on, and the colour of the tile that is taken for it in the same breath."""
    if then.made[0].verb == "take":
        _, symbol, colour = then.made[0].split()
        return symbol, colour
    named = _what(then.made[0]) if then.made[0].verb == "bonus" else ""
    return named or (view.prompt.kind if view.prompt else ""), "none"


def _plain(then: Forecast, end: Forecast, view: HeliosView, t: Localize) -> str:
    """Words that need no more than the move, and what it brings."""
    move = then.made[-1]
    what, _, hex_ = _what(move).partition(" ")
    count = move.args[0] if move.args else 0
    told_of = t(TABLE[move.verb].words, what=what, hex=Verbatim(hex_), count=count, symbol=what)
    return with_gains(told_of, list_gains(end, t), t)


def _idle(then: Forecast, end: Forecast, view: HeliosView, t: Localize) -> str:
    symbol, colour = _action(then, view)
    return t("helios-choice-pass", symbol=Verbatim(symbol), what=symbol, colour=colour, taken=int(colour != "none"))


def _area(then: Forecast, end: Forecast, view: HeliosView, t: Localize) -> str:
    area = _what(then.made[-1])
    return t("helios-choice-area", what=area, bonus=int(len(dict(mover(view).areas)[area]) + 1 == cat.AREA_FULL))


def _site(then: Forecast, end: Forecast, view: HeliosView, t: Localize) -> str:
    """A hex: by its name alone where nothing else is asked."""
    move = then.made[-1]
    hex_ = Verbatim(_what(move))
    name = hex_ if len(then.made) == 1 else t(TABLE[move.verb].words, what=_what(then.made[-2]), hex=hex_)
    return with_gains(name, list_gains(end, t, hex_) or _steps(end, t), t)


def _steps(end: Forecast, t: Localize) -> list[str]:
    return [t("helios-gain-steps", count=int(str(one.data["steps"]))) for one in end.events if one.kind == "sun"]


def _build(then: Forecast, end: Forecast, view: HeliosView, t: Localize) -> str:
    thing = THINGS[_what(then.made[-1])]
    parts = [*lost_princess(end, t), *list_gains(end, t)]
    if not parts and (alone := counts_alone(end)):
        parts = [t("helios-gain-special", points=alone, less=0)]
    cost = price(thing, owned(mover(view)), t)
    count, gains = -end.gain("cube", why=thing.id), len(parts)
    return t("helios-choice-build", what=thing.id, cost=cost, count=count, gains=gains, brings=joined(parts))


def _hire(then: Forecast, end: Forecast, view: HeliosView, t: Localize) -> str:
    """With the points that would come of it as things stand, once activated."""
    who = _what(then.made[-1])
    brought = 0 if _too_late(THINGS[who], view) else awakened(then, who)
    return t("helios-choice-hire", what=who, mana=-then.gain("mana"), points=brought)


def _activate(then: Forecast, end: Forecast, view: HeliosView, t: Localize) -> str:
    points = end.score()
    return t("helios-choice-activate", what=_what(then.made[-1]), points=abs(points), less=int(points < 0))


def _end(then: Forecast, end: Forecast, view: HeliosView, t: Localize) -> str:
    return t("helios-choice-end", ends=facts(view)["ends"])


def _too_late(thing: cat.Building | cat.Character, view: HeliosView) -> bool:
    """In the last round whom all cubes together do not activate they never will: none grow any more."""
    board, colours = mover(view), owned(mover(view))
    missing = sum(cat.COLOURS[need] not in colours for need in thing.needs)
    due = len(thing.needs) + thing.wild + missing * (cat.SUBSTITUTE - 1)
    return view.round == view.rounds and due > sum(count for _, count in board.cubes)


def _of_tile(then: Forecast, end: Forecast, view: HeliosView, t: Localize) -> str:
    """All that it brings, and what a special tile counts."""
    tile = next((_what(move) for move in then.made if move.verb == "special"), "")
    each = EACH.get(tile, 0)
    parts = list_gains(end, t, _what(then.made[-1]))
    return joined([*parts, *([t("helios-does", thing=Verbatim(tile), points=each, each=0, plant=0)] if each else [])])


def _of_temple(then: Forecast, end: Forecast, view: HeliosView, t: Localize) -> str:
    site = _what(then.made[-1])
    [there] = [tile.cubes for tile in mover(view).tiles if tile.hex == site]
    cubes = tuple(Verbatim(t("helios-cube-count", colour=one, count=count)) for one, count in Counter(there).items())
    facts = {"cost": mover(view).temple_cost, "mana": end.gain("mana"), "lost": len(there)}
    return t("helios-detail-temple", cubes=cubes, **facts)


def _of_sun(then: Forecast, end: Forecast, view: HeliosView, t: Localize) -> str:
    parts = [*_steps(end, t), *list_gains(end, t)]
    if points := end.gain("points", why="revolution"):
        parts.append(t("helios-gain-revolution", points=points))
    return joined(parts)


def _of_build(then: Forecast, end: Forecast, view: HeliosView, t: Localize) -> str:
    thing, board = THINGS[_what(then.made[-1])], mover(view)
    sold = len(end.moves) - 1 if end.prompt is not None and end.prompt.kind == "bazaar" else 0
    cost = t("helios-detail-pay", cost=price(thing, owned(board), t, each=True))
    before = [cost, *lost_princess(end, t), *list_gains(end, t)]
    points = t("helios-detail-points", points=line(end, thing.id), alone=int(counts_alone(end) > 0))
    return joined([*before, does(thing, board, t, most=sold), points])


def _of_hire(then: Forecast, end: Forecast, view: HeliosView, t: Localize) -> str:
    thing = THINGS[_what(then.made[-1])]
    if _too_late(thing, view):
        return t("helios-detail-hire-late", each=mover(view).mana_worth)
    board, cost = mover(view), price(thing, cat.COLOURS, t)
    brought = joined([*printed(thing, board, t), does(thing, board, t)])
    return t("helios-detail-hire", mana=-then.gain("mana"), cost=cost, does=brought)


def _of_activate(then: Forecast, end: Forecast, view: HeliosView, t: Localize) -> str:
    thing, board = THINGS[_what(then.made[-1])], mover(view)
    return joined([price(thing, owned(board), t), *at_once(end, t), does(thing, board, t)])


Tell = Callable[["Forecast", "Forecast", "HeliosView", "Localize"], str]
"""From where the moves lead, from there once all is paid, and from the table as it is."""
LABELS: dict[str, Tell] = {
    "pass": _idle,
    "area": _area,
    "place": _site,
    "temple": _site,
    "sun": _site,
    "build": _build,
    "hire": _hire,
    "activate": _activate,
    "end": _end,
}
DETAILS: dict[str, Tell] = {
    "special": _of_tile,
    "place": _of_tile,
    "temple": _of_temple,
    "sun": _of_sun,
    "build": _of_build,
    "hire": _of_hire,
    "activate": _of_activate,
}

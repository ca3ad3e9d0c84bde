"""The choices of a decision: for each kind a function that orders its moves and labels them.

Where nothing is lost by it, a choice includes the next decision: taking a tile and what it does are one click. Such
sequences of moves are built by asking for the choices of the position ahead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.base.choices import Choice
from bot.base.i18n import Verbatim
from bot.base.lookahead import Lookahead
from bot.base.room import first_fit, fits_button, fits_line
from bot.games.helios import costs
from bot.games.helios.costs import mover
from bot.games.helios.payments import payments
from engine.helios import catalogue as cat

if TYPE_CHECKING:
    from engine.game import Fact, Move
    from engine.helios.view import Destination, HeliosView
    from engine.kernel.forecast import Forecast
    from render import Localize

Ask = Callable[["HeliosView", Lookahead, "Localize"], list[Choice]]
ACTIONS = frozenset({"land", "build", "sun"})
"""The decisions about what to do with an action."""
BRIEF = 3
"""So many gains have room in a label."""
NOTHING = {"land": "no_land", "build": "nothing_to_build"}
"""Why nothing can be done with an action, in the words of *Why can't I …?*."""


def choices(view: HeliosView, ahead: Forecast, t: Localize) -> list[Choice]:
    """What the viewer can do now; empty if the viewer may not know."""
    if view.prompt is None or view.moves is None:
        return []
    return ASK[view.prompt.kind](view, Lookahead(ahead), t)


def start_land(view: HeliosView, lookahead: Lookahead, t: Localize) -> list[Choice]:
    return [
        _one(move, t("helios-choice-start", colour=_object(move)), f"land_{_object(move)}") for move in _moves(view)
    ]


def take(view: HeliosView, lookahead: Lookahead, t: Localize) -> list[Choice]:
    found = []
    for move in _moves(view):
        _, symbol, colour = move.split()
        title = t(f"helios-menu-{symbol}", bonus=int(colour in cat.AREAS and _fills(view, colour)))
        alone = _one(move, t(f"helios-choice-idle-{symbol}", colour=colour), f"take_{symbol}_{colour}")
        onward = _onward(alone, lookahead, t, ACTIONS | {"area"}, title)
        found += [_idle(choice, alone.label) for choice in onward]
    return found


def _idle(choice: Choice, label: str) -> Choice:
    """Taking a tile and no more: a button outside its menu, as where nothing else is possible, has to name the tile."""
    return replace(choice, alone=label) if not choice.alone and choice.moves[-1] == "pass" else choice


def area(view: HeliosView, lookahead: Lookahead, t: Localize) -> list[Choice]:
    """The fullest one first."""
    found = []
    for move in sorted(_moves(view), key=lambda move: -_filled(view, _object(move))):
        into: dict[str, Fact] = {"area": _object(move), "bonus": int(_fills(view, _object(move)))}
        title, idle = t("helios-menu-area", **into), t("helios-choice-idle-area", **into)
        onward = _onward(_one(move, title, f"area_{_object(move)}"), lookahead, t, ACTIONS, title)
        if [choice.moves[-1] for choice in onward] == ["pass"]:
            found.append(replace(onward[0], label=idle, group=(), group_prompts=()))
        else:
            found += [_idle(choice, idle) for choice in onward]
    return found


def _filled(view: HeliosView, area: str) -> int:
    """How many tiles lie in an area."""
    return len(dict(mover(view).areas)[area])


def _fills(view: HeliosView, area: str) -> bool:
    """Whether the next tile brings a bonus action."""
    return _filled(view, area) + 1 == cat.AREA_FULL


def bonus(view: HeliosView, lookahead: Lookahead, t: Localize) -> list[Choice]:
    found = []
    for move in _moves(view):
        if move == "decline":
            found.append(replace(_one(move, t("helios-choice-decline"), style="quiet"), closing=True))
        else:
            title = t(f"helios-menu-{_object(move)}", bonus=0)
            found += _onward(_one(move, title, _object(move)), lookahead, t, ACTIONS, title)
    return found


def land(view: HeliosView, lookahead: Lookahead, t: Localize) -> list[Choice]:
    return [_pass(view, move, "land", t) if move == "pass" else _land(move, t) for move in _moves(view)]


def _land(move: Move, t: Localize) -> Choice:
    tile = _object(move)
    if move.verb == "land":
        return _one(move, t("helios-choice-land", colour=tile), f"land_{tile}")
    index = cat.SPECIALS.index(tile)
    label = t(
        "helios-choice-special", tile=tile, points=cat.SPECIAL_POINTS[index], each=Verbatim(t(f"helios-each-{tile}"))
    )
    return replace(_one(move, label, tile), sentence=costs.special(index, t))


def place(view: HeliosView, lookahead: Lookahead, t: Localize) -> list[Choice]:
    def tell(form: str) -> list[Choice]:
        found = []
        for move in _moves(view):
            then = lookahead((move,)) if _object(move) in cat.RESOURCE_HEXES else None
            changes = [*costs.beside(view, _object(move)), *costs.darkened(view, _object(move))]
            if then is None:
                found.append(_told(move, [*costs.hex_gains(view, _object(move)), *changes], t, form))
            else:
                found += [replace(choice, moves=(move, *choice.moves)) for choice in _cubes(then, t, form, changes)]
        return found

    return _alike(tell)


def colour(view: HeliosView, lookahead: Lookahead, t: Localize) -> list[Choice]:
    return _alike(lambda form: _cubes(view, t, form))


def _cubes(view: HeliosView, t: Localize, form: str, more: Sequence[costs.Gain] = ()) -> list[Choice]:
    """Which cube a resource hex brings, beside what the tile does. The hex is in the prompt, since it is part of the
    previous choice.
    """
    hex_ = str(costs.facts(view)["hex"])
    return [
        replace(_told(move, [*costs.cube_gains(view, _object(move), hex_), *more], t, form, hex_), icon=_object(move))
        for move in _moves(view)
    ]


def build(view: HeliosView, lookahead: Lookahead, t: Localize) -> list[Choice]:
    found = []
    for move in _moves(view):
        if move == "pass":
            found.append(_pass(view, move, "build", t))
        elif move == "build temple":
            found.append(_temple(view, move, lookahead, t))
        else:
            found.append(_building(view, move, t))
    return found


def _temple(view: HeliosView, move: Move, lookahead: Lookahead, t: Localize) -> Choice:
    """A temple; where it can stand on one tile only, together with that tile."""
    board = mover(view)
    facts = {"cost": board.temple_cost, "mana": board.temples + 1}
    sites = [tile.hex for tile in board.tiles if not tile.temple]
    if len(sites) > 1 or (then := lookahead((move,))) is None:
        return _one(move, t("helios-choice-temple", **facts), "temple")
    [site] = temple(then, lookahead, t)
    forms = [t(f"helios-choice-temple-{form}", hex=sites[0], **facts) for form in ("there", "site")]
    one = _one(move, forms[0], "temple", site.sentence)
    return replace(one, moves=(move, *site.moves), alone=first_fit(forms, fits_button))


def _building(view: HeliosView, move: Move, t: Localize) -> Choice:
    building = cat.BUILDINGS[move.args[0]]
    owned = costs.owned(mover(view))
    cost, short = (
        told(building.needs, building.wild, building.either, owned, t) for told in (costs.price, costs.short_price)
    )
    brings = Verbatim(costs.building(move.args[0], t, mover(view)))
    points = costs.building_points(move.args[0], dict(view.options)["preset"])
    forms = [
        t("helios-choice-build", building=building.id, cost=short, brings=brings),
        t("helios-choice-build-short", building=building.id, cost=short),
    ]
    detail = t("helios-detail-build", cost=cost, brings=brings, points=points)
    one = _one(move, first_fit(forms, fits_line), building.id, detail)
    return replace(one, alone=first_fit(forms, fits_button))


def temple(view: HeliosView, lookahead: Lookahead, t: Localize) -> list[Choice]:
    sites = [(move, costs.temple_gains(mover(view), _object(move), t)) for move in _moves(view)]
    return _alike(lambda form: [_told(move, gains, t, form) for move, gains in sites])


def sun(view: HeliosView, lookahead: Lookahead, t: Localize) -> list[Choice]:
    ways = sorted(view.destinations, key=lambda way: way.steps)
    moves = {_object(move): move for move in _moves(view)}
    found = [_stop(moves[way.hex], way, t) for way in ways]
    return [*found, *(_pass(view, move, "sun", t) for move in _moves(view) if move == "pass")]


def _stop(move: Move, way: Destination, t: Localize) -> Choice:
    """A hex where the sun can stop, the steps there, and what it lights."""
    forms = [costs.told(way.hex, gains, t) for gains in costs.sun_forms(way, t)]
    one = _one(move, first_fit(forms, fits_button), "sun")
    alone = t("helios-choice-sun", stop=Verbatim(one.label))
    return replace(
        one,
        sentence=costs.light(way, t),
        alone=first_fit((alone, one.label), fits_button),
        promises=costs.sun_promises(way),
    )


def bazaar(view: HeliosView, lookahead: Lookahead, t: Localize) -> list[Choice]:
    return [
        _one(
            move,
            t("helios-choice-sell", mana=move.args[0], points=move.args[0] * cat.BAZAAR_POINTS),
            "mana",
            style="plain" if move.args[0] else "quiet",
        )
        for move in _moves(view)
    ]


def steward(view: HeliosView, lookahead: Lookahead, t: Localize) -> list[Choice]:
    return [
        _one(move, t("helios-choice-first", colour=_object(move)), f"land_{_object(move)}") for move in _moves(view)
    ]


def characters(view: HeliosView, lookahead: Lookahead, t: Localize) -> list[Choice]:
    return [_character(view, move, lookahead, t) for move in _moves(view)]


def _character(view: HeliosView, move: Move, lookahead: Lookahead, t: Localize) -> Choice:
    if move == "end":
        return replace(_one(move, t("helios-choice-end"), style="quiet"), closing=True)
    told = _hire if move.verb == "hire" else _activate
    one = told(view, lookahead.then(move), cat.CHARACTERS[move.args[0]], t)
    return replace(one, group=(t(f"helios-menu-{move.verb}"),), group_prompts=(t(f"helios-menu-ask-{move.verb}"),))


def _hire(view: HeliosView, then: Forecast, character: cat.Character, t: Localize) -> Choice:
    """With the points that would come of it as things stand, once activated."""
    [move] = then.made
    late = _too_late(view, character)
    brought = [one.amount for one in then.later if (one.when, one.at) == ("activated", character.id)]
    points = 0 if late else sum(brought)
    label = t("helios-choice-hire", character=character.id, mana=-then.gain("mana"), points=points)
    cost = Verbatim(costs.bare_price(character.needs, character.wild, cat.COLOURS, t))
    detail = t("helios-detail-hire", brings=_brings(view, move, t), cost=cost)
    if late:
        detail = t("helios-detail-hire-late", each=mover(view).mana_worth)
    return _one(move, label, character.id, detail)


def _activate(view: HeliosView, then: Forecast, character: cat.Character, t: Localize) -> Choice:
    """With what it adds to the score. However one pays, it takes as many cubes and brings as much."""
    [move] = then.made
    paid = next(then.ends(through=("pay",))) if then.prompt is not None and then.prompt.kind == "pay" else then
    cubes, points = -paid.gain("cube", why=character.id), paid.score()
    told = {"cubes": cubes, "points": abs(points), "less": int(points < 0)}
    label = t("helios-choice-activate", character=character.id, **told)
    cost = Verbatim(costs.bare_price(character.needs, character.wild, costs.owned(mover(view)), t))
    detail = t("helios-detail-activate", cost=cost, brings=_brings(view, move, t))
    return _one(move, label, character.id, detail)


def _brings(view: HeliosView, move: Move, t: Localize) -> Verbatim:
    return Verbatim(costs.character(move.args[0], t, plant=mover(view).unlimited))


def _too_late(view: HeliosView, character: cat.Character) -> bool:
    """H-7.4: in the last round's phase whom the cubes do not activate now they never will: none grow, and those that
    activating somebody brings are fewer than it costs.
    """
    board = mover(view)
    due = costs.cubes(character.needs, character.wild, costs.owned(board))
    return view.round == view.rounds and due > sum(count for _, count in board.cubes)


def cube(view: HeliosView, lookahead: Lookahead, t: Localize) -> list[Choice]:
    found = []
    for move in _moves(view):
        _, kind, where = move.split()
        label = Verbatim(t("helios-choice-cube", colour=kind, hex=where))
        gains = [t(f"helios-short-{key}", **facts) for key, facts in costs.bonus_gains(view, where)]
        one = _one(move, costs.told(label, gains, t), kind)
        group, asks = (t("helios-menu-cube", colour=kind),), (t("helios-menu-ask-cube"),)
        found.append(replace(one, group=group, group_prompts=asks))
    return found


ASK: dict[str, Ask] = {
    "start_land": start_land,
    "cube": cube,
    "take": take,
    "area": area,
    "land": land,
    "place": place,
    "colour": colour,
    "build": build,
    "temple": temple,
    "pay": payments,
    "sun": sun,
    "bazaar": bazaar,
    "steward": steward,
    "bonus": bonus,
    "characters": characters,
}


def _moves(view: HeliosView) -> tuple[Move, ...]:
    return view.moves or ()


def _object(move: Move) -> str:
    return move.partition(" ")[2]


def _one(move: Move, label: str, icon: str | None = None, detail: str = "", style: str = "plain") -> Choice:
    return Choice((move,), label, detail, icon=icon, style=style)


def _alike(tell: Callable[[str], list[Choice]]) -> list[Choice]:
    """The choices of one menu in the same words: in full, or all of them short where a button has no room for one."""
    found = tell("gain")
    return found if all(fits_button(choice.label) for choice in found) else tell("short")


def _told(move: Move, gains: Sequence[costs.Gain], t: Localize, form: str, hex_: str = "") -> Choice:
    """A hex and what it brings: by sign and number as far as there is room, and in a sentence where that says more."""
    place = hex_ or _object(move)
    full = [t(f"helios-gain-{key}", **facts) for key, facts in gains]
    brief = gains if form == "gain" else costs.summed(gains)
    words = [word for key, facts in brief if (word := t(f"helios-{form}-{key}", **facts))]
    more = any(key not in costs.PLAIN for key, _ in gains)
    return replace(_one(move, costs.told(place, words[:BRIEF], t)), sentence=costs.told(place, full, t) if more else "")


def _pass(view: HeliosView, move: Move, action: str, t: Localize) -> Choice:
    """Doing nothing; where that alone is possible, with the reason. The sun can always move."""
    one = _one(move, t(f"helios-choice-pass-{action}"), style="quiet")
    return replace(one, sentence=t(f"helios-why-{NOTHING[action]}")) if len(_moves(view)) == 1 else one


def _onward(alone: Choice, lookahead: Lookahead, t: Localize, kinds: frozenset[str], *group: str) -> list[Choice]:
    """A choice combined with each of those after it, if the next decision is of one of these kinds; otherwise alone.

    The menu that contains them, if any, asks the question of that decision.
    """
    then = lookahead(alone.moves)
    if then is None or then.prompt is None or then.prompt.kind not in kinds:
        return [replace(alone, group=group)]
    asks = (costs.asked(then, t),) * len(group)
    return [
        replace(
            choice,
            moves=alone.moves + choice.moves,
            group=group + choice.group,
            group_prompts=asks + choice.group_prompts,
        )
        for choice in ASK[then.prompt.kind](then, lookahead.after(alone.moves), t)
    ]

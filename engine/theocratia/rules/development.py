"""What Civs do automatically: expansions before a round, and the Civ Development cards after it (T-13)."""

from __future__ import annotations

from engine.game import Move, Seat
from engine.kernel.decisions import Arg, Condition, Decision, Facts, Step
from engine.kernel.log import Log, emit
from engine.kernel.sets import members
from engine.theocratia import catalogue as cat
from engine.theocratia import ids, moves
from engine.theocratia.codecs import CIV, HEX
from engine.theocratia.geometry import FROM_FORTRESS, NAMES, NEAR, PRODUCT, hexes_of
from engine.theocratia.ids import Civ, Hex
from engine.theocratia.rules import chronicles
from engine.theocratia.rules.conditions import missing
from engine.theocratia.rules.map import build, replace
from engine.theocratia.rules.tracks import add_crystals, worship
from engine.theocratia.state import CRYSTALS, State


def develop(s: State, log: Log, seat: None, civ: Civ) -> None:
    """T-13.2: by the card at the Civ."""
    card = s.development[civ]
    emit(log, "develops", civ=cat.CIVS[civ], card=card)
    if card == "dev_expansion":
        expand(s, civ, log)
    elif card == "dev_holiday":
        _holiday(s, civ, log)


def _holiday(s: State, civ: Civ, log: Log) -> None:
    """T-13.8: the Factories of the Civ produce; then a crystal of each player goes to the Chronicles."""
    if not (s.factories[civ] or any(s.area[civ * CRYSTALS + colour] for colour in s.colours)):
        emit(log, "cannot_celebrate", civ=cat.CIVS[civ])
    for colour in _products(s, civ):
        add_crystals(s, civ, colour, 1, "factory", log)
    for seat in s.everybody():
        colour = s.colours[seat]
        at = civ * CRYSTALS + colour
        if s.area[at]:
            s.area[at] -= 1
            emit(log, "spent_crystal", civ=cat.CIVS[civ], crystal=cat.CRYSTALS[colour])
            worship(s, seat, civ, 1, f"{cat.CRYSTALS[colour]}_crystals", log)
            chronicles.fill(s, civ, s.page_crystals, 1, log)


def _products(s: State, civ: Civ) -> list[int]:
    """T-13.8: the crystals that its Factories make."""
    return [PRODUCT[s.ground_at(hex_)] for hex_ in hexes_of(s.factories[civ])]


def rewarded_by_development(s: State, civ: Civ) -> list[Seat]:
    """Who gains 1 Worship if the Civ develops on this map, whichever place is chosen for it (T-13.7, T-13.8)."""
    if s.development[civ] == "dev_holiday":
        made = _products(s, civ)
        return [seat for seat in s.everybody() if s.area[civ * CRYSTALS + s.colours[seat]] or s.colours[seat] in made]
    if s.development[civ] != "dev_expansion":
        return []
    _, places = _places(s, civ)
    return [seat for seat in s.everybody() if places and all(_is_beside(s, seat, hex_) for hex_ in places)]


# -- a neutral expansion


def expand(s: State, civ: Civ, log: Log) -> None:
    """T-13.3: a new House where one can be; T-13.5: otherwise a House is upgraded; otherwise nothing."""
    question, _ = _places(s, civ)
    if question:
        s.todo.append((question, s.first, civ))
    else:
        house = "hexes" if s.left(ids.HOUSE, civ) else "pieces"
        emit(
            log,
            "cannot_expand",
            civ=cat.CIVS[civ],
            house=house,
            upgrade="kinds" if neutral_houses(s, civ) else "houses",
        )


def _places(s: State, civ: Civ) -> tuple[str, list[int]]:
    """Which of them the first player is asked for, and between which; no question where there is none."""
    if free := sites(s, civ):
        return "neutral_hex", free
    if (houses := neutral_houses(s, civ)) and kinds(s, civ):
        return "neutral_house", houses
    return "", []


def _nearest(s: State, civ: Civ, hexes: int) -> list[int]:
    """Of the hexes on plains, else of those on desert, the ones closest to the Civ's Fortress."""
    steps = FROM_FORTRESS[civ]
    for ground in (ids.PLAINS, ids.DESERT):
        found = members(hexes & s.ground[ground])
        if found:
            least = min(steps[hex_] for hex_ in found)
            return [hex_ for hex_ in found if steps[hex_] == least]
    return []


def sites(s: State, civ: Civ) -> list[int]:
    """T-13.3: free neutral hexes beside the Civ, closest to its Fortress, plains first."""
    return _nearest(s, civ, s.near[civ] & s.free()) if s.left(ids.HOUSE, civ) else []


def neutral_houses(s: State, civ: Civ) -> list[int]:
    return _nearest(s, civ, s.houses[civ])


def kinds(s: State, civ: Civ) -> list[int]:
    """T-13.6: the kind of which the Civ has fewer; none once all are built."""
    factories, barracks = s.factories[civ].bit_count(), s.barracks[civ].bit_count()
    fewer = [
        kind for kind, count in ((ids.FACTORY, factories), (ids.BARRACK, barracks)) if count == min(factories, barracks)
    ]
    return [kind for kind in fewer if s.left(kind, civ)]


def offer_hex(s: State, seat: Seat, civ: Civ) -> list[Move]:
    return [moves.CHOOSE_HEX[hex_] for hex_ in sites(s, civ)]


def settle(s: State, move: Move, log: Log, seat: Seat, civ: Civ) -> None:
    hex_ = Hex(move.args[0])
    emit(log, "settled", civ=cat.CIVS[civ], hex=NAMES[hex_])
    build(s, civ, ids.HOUSE, hex_, log)
    _neighbours_gain(s, civ, hex_, log)


def choose_house(s: State, move: Move, log: Log, seat: Seat, civ: Civ) -> None:
    s.todo.append(("neutral_kind", seat, move.args[0]))


def raise_house(s: State, move: Move, log: Log, seat: Seat, hex_: Hex) -> None:
    civ, kind = s.building_at(hex_)[0], move.args[0]
    replace(s, civ, ids.HOUSE, kind, hex_)
    emit(log, "raised", civ=cat.CIVS[civ], building=cat.KINDS[kind], hex=NAMES[hex_])
    _neighbours_gain(s, civ, hex_, log)


def _neighbours_gain(s: State, civ: Civ, hex_: Hex, log: Log) -> None:
    """T-13.7: 1 Worship for each player with any building beside it."""
    for seat in s.order(s.first):
        if _is_beside(s, seat, hex_):
            worship(s, seat, civ, 1, "neighbour", log)


def _is_beside(s: State, seat: Seat, hex_: int) -> bool:
    return bool(NEAR[hex_] & ~s.free() & ~s.monsters & s.own(seat))


def _civ(s: State, seat: Seat, civ: Civ) -> Facts:
    return {"civ": cat.CIVS[civ]}


def _hex(s: State, seat: Seat, hex_: Hex) -> Facts:
    return {"hex": NAMES[hex_]}


def _hexes(s: State, seat: Seat, civ: Civ) -> tuple[Move, ...]:
    return moves.CHOOSE_HEX


def _kinds(s: State, seat: Seat, hex_: Hex) -> tuple[Move, ...]:
    return tuple(moves.CHOOSE_KIND.values())


def _beside(s: State, move: Move, seat: Seat, civ: Civ) -> Facts | None:
    place = s.near[civ] & s.free() & (s.ground[ids.PLAINS] | s.ground[ids.DESERT])
    return missing(not place >> move.args[0] & 1, hex=NAMES[move.args[0]], civ=cat.CIVS[civ])


def _closest(s: State, move: Move, seat: Seat, civ: Civ) -> Facts | None:
    other = _beside(s, move, seat, civ) is None and move.args[0] not in sites(s, civ)
    return missing(other, hex=NAMES[move.args[0]], civ=cat.CIVS[civ])


def _neutral_house(s: State, move: Move, seat: Seat, civ: Civ) -> Facts | None:
    place = s.houses[civ] & (s.ground[ids.PLAINS] | s.ground[ids.DESERT])
    return missing(not place >> move.args[0] & 1, hex=NAMES[move.args[0]], civ=cat.CIVS[civ])


def _closest_house(s: State, move: Move, seat: Seat, civ: Civ) -> Facts | None:
    other = _neutral_house(s, move, seat, civ) is None and move.args[0] not in neutral_houses(s, civ)
    return missing(other, hex=NAMES[move.args[0]], civ=cat.CIVS[civ])


def _fewer(s: State, move: Move, seat: Seat, hex_: Hex) -> Facts | None:
    civ = s.building_at(hex_)[0]
    return missing(move.args[0] not in kinds(s, civ), civ=cat.CIVS[civ], building=cat.KINDS[move.args[0]])


DEVELOPING = Step("develop", develop, args=(Arg("civ", CIV),))
NEUTRAL_HEX = Decision(
    name="neutral_hex",
    rules=("T-13.4",),
    moves=offer_hex,
    play=settle,
    public=True,
    facts=_civ,
    args=(Arg("civ", CIV),),
    candidates=_hexes,
    conditions=(Condition("neutral_place", "T-13.3", _beside), Condition("closest", "T-13.3", _closest)),
)
NEUTRAL_HOUSE = Decision(
    name="neutral_house",
    rules=("T-13.5",),
    play=choose_house,
    public=True,
    facts=_civ,
    args=(Arg("civ", CIV),),
    candidates=_hexes,
    conditions=(Condition("neutral_house", "T-13.5", _neutral_house), Condition("closest", "T-13.5", _closest_house)),
)
NEUTRAL_KIND = Decision(
    name="neutral_kind",
    rules=("T-13.6",),
    play=raise_house,
    public=True,
    facts=_hex,
    args=(Arg("hex", HEX),),
    candidates=_kinds,
    conditions=(Condition("fewer", "T-13.6", _fewer),),
)

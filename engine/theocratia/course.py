"""Whether round, turn, die and pending steps of a position belong together.

The step that is waited for decides all the others: under each lies exactly what the rules put there, and the die in use
has come as far as this step needs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from engine.kernel.decisions import Decision, Entry
from engine.theocratia import catalogue as cat
from engine.theocratia import ids, moves, prices
from engine.theocratia.geometry import DICE, DIE_IDS, FACES, HOME
from engine.theocratia.ids import Civ, Hex
from engine.theocratia.prices import FACE_PRICES, SIX
from engine.theocratia.rules import RULES
from engine.theocratia.rules.choose_action import TARGET_STEPS, open_modes
from engine.theocratia.rules.development import kinds, neutral_houses, sites
from engine.theocratia.rules.rounds import pyramid_owners
from engine.theocratia.rules.tokens import TARGET_STEPS as TOKEN_STEPS
from engine.theocratia.state import CIVS, CRYSTALS, State

Demand = Callable[[bool, str], None]
"""Raises BadPosition with the message unless the first is true."""
TOKEN_OF = {step: token for token, step in TOKEN_STEPS.items()}
MODE_OF = {step: mode for mode, step in TARGET_STEPS.items()}
MODE_OF |= {"take": moves.FIRST, "pay": moves.HOLIDAY}
MODE_OF |= dict.fromkeys(("clear", "token", *TOKEN_OF), moves.PYRAMID)
"""The mode of each step that asks for a target."""
ON_TABLE = ("face", "row", "idle_row")
IN_TURN = ("die", *ON_TABLE, "mode", "end", *MODE_OF)
NEUTRAL = ("neutral_hex", "neutral_house", "neutral_kind")


def check_course(s: State, demand: Demand) -> None:
    turns, last_round = s.seats * cat.TURNS[s.seats], cat.ROUNDS[s.seats]
    demand(s.round <= last_round, f"round: {s.round} is past the end")
    demand(s.turn <= turns, f"turn: {s.turn} is more than a round has")
    _check_die(s, demand)
    if not s.todo:
        demand((s.round, s.turn) == (last_round, turns), "pending: the game is over after its last turn only")
        return
    step, _, *args = s.todo[-1]
    demand(isinstance(RULES.items[step], Decision), f"pending: {step!r} runs by itself and is not waited for")
    if step in NEUTRAL:
        _check_neutral(s, step, args[0], demand)
    found = _stack(s)
    demand(s.todo == found, f"pending: {_shown(found)} where {step!r} is waited for, not {_shown(s.todo)}")
    demand((s.round == 0) == (step == "civ"), "round: 0 while Civs are chosen, and only then")
    drawn = step != "civ" and ("bonus_die", None) not in s.todo
    demand((s.bonus_hue >= 0) == drawn, "bonus_hue: its die is drawn before the first turn")
    if step in IN_TURN:
        _check_turn(s, turns, demand)
    else:
        if step == "civ":
            _check_set_up(s, demand)
        begun = turns if drawn else 0
        demand(s.turn == begun, f"turn: {begun} of them have begun where {step!r} is decided")
        demand(step != "pyramid_worship" or s.round == last_round, "round: Pyramids bring Worship after the last one")


# -- what lies under a step


def _stack(s: State) -> list[Entry]:
    """All that is pending, read off the step on top."""
    step, _, *args = s.todo[-1]
    if step == "civ":
        return [("round", None), *(("civ", other) for other in s.order(s.first)[: max(1, len(s.todo) - 1)])]
    if step == "pyramid_worship":
        owners = [(step, owner) for owner in reversed(pyramid_owners(s))]
        return owners[: len(s.todo)]
    if step in MODE_OF:
        return [("turn", None), ("end", s.active), (step, s.active, *args)]
    if step in IN_TURN:
        return [("turn", None), (step, s.active, *args)]
    if step == "bonus_expand":
        return [*_developments(0), (step, s.bonus_holder)]
    if not s.turn:
        return [("turn", None), ("bonus_die", None), ("second_die", None), (step, s.first, *args)]
    return [*_developments(_neutral_civ(s, step, args[0]) + 1), (step, s.first, *args)]


def _shown(stack: list[Entry]) -> str:
    return ", ".join(name if seat is None else f"{name} of {seat}" for name, seat, *_ in stack)


def _developments(first: int) -> list[Entry]:
    return [("slide", None), *(("develop", None, civ) for civ in reversed(range(first, CIVS)))]


def _check_set_up(s: State, demand: Demand) -> None:
    waiting = [s.colours[seat] for step, seat in s.todo if step == "civ"]
    left = [civ for civ in ids.CIVS if not s.houses[civ]]
    demand(CIVS - len(left) == s.seats - len(waiting), "pending: whoever has no House of a Civ chooses one")
    homes = [HOME[civ][colour] for civ in left for colour in waiting]
    demand(all(s.free() >> home & 1 for home in homes), "houses: no place for the House of a Civ to choose")
    demand(not s.table and not any(s.rows), "table: no dice before the first round")


# -- a Civ that expands automatically


def _neutral_civ(s: State, step: str, arg: int) -> Civ:
    return s.building_at(Hex(arg))[0] if step == "neutral_kind" else Civ(arg)


def _check_neutral(s: State, step: str, arg: int, demand: Demand) -> None:
    if step == "neutral_kind":
        demand(bool(sum(s.houses) >> arg & 1), "pending: a House stands where it is upgraded")
    civ = _neutral_civ(s, step, arg)
    if step == "neutral_hex":
        demand(bool(sites(s, civ)), "pending: 'neutral_hex' needs a hex where the Civ can expand")
    else:
        able = not sites(s, civ) and bool(neutral_houses(s, civ)) and bool(kinds(s, civ))
        demand(able, f"pending: {step!r} needs a Civ that can only upgrade a House")
        demand(step == "neutral_house" or arg in neutral_houses(s, civ), "pending: not the House that is upgraded")
    if s.turn:
        demand(s.development[civ] == "dev_expansion", "development: this Civ does not expand")
        return
    placed = [die for row in s.rows for die in row]
    demand(len(placed) == 1 and placed[0] // FACES == civ and len(s.rows[civ]) == 1, "rows: the first die alone")
    demand(len(s.table) == cat.TABLE_DICE[s.seats], f"table: {cat.TABLE_DICE[s.seats]} dice before the first turn")
    demand(s.round in cat.NEUTRAL_ROUNDS[s.seats], "round: no Civ expands before it")


# -- a turn, and its die


def _check_turn(s: State, turns: int, demand: Demand) -> None:
    step = s.todo[-1][0]
    whose = (s.first + s.turn - 1) % s.seats
    demand(s.turn > 0 and s.active == whose, f"active: in turn {s.turn} it is another seat's")
    undrafted = step == "die" or step in ON_TABLE
    left = turns - s.turn + undrafted
    demand(len(s.table) >= left, "table: a die for each turn left")
    demand(cat.ROW_SPACES * CIVS - sum(map(len, s.rows)) >= left, "rows: a space for each turn left")
    if step == "die":
        return
    demand(s.hue >= 0, f"hue: at {step!r} it has been drafted")
    if step in (*ON_TABLE, "mode"):
        played = Counter({ids.TWIST_OF_FATE: s.twists, ids.CLEAR_VISION: int(s.vision)}) + Counter(s.acts)
        demand(played <= Counter(s.discard), "discard: the cards played with the die lie there until somebody draws")
    if step in ON_TABLE:
        on_table = s.civ < 0 and s.hue * FACES + s.drawn - 1 in s.table
        demand(on_table, f"hue: at {step!r} it lies on the table")
        demand((s.face > 0) == (step == "row"), "face: it is settled before the row")
        demand(s.idle == (step == "idle_row"), f"idle: at {step!r}")
        return
    placed = s.civ >= 0 and s.rows[s.civ][-1:] == (s.hue * FACES + s.face - 1 + DICE * (s.active + 1),)
    demand(placed, f"hue: at {step!r} it lies on a row, the last one there")
    if step == "mode":
        demand(s.mode < 0 and not s.idle, "mode: it is not yet chosen")
    elif step == "end":
        demand(s.idle or s.mode >= 0, "mode: it has been chosen")
    else:
        demand(s.mode == MODE_OF[step], f"mode: not {step!r}")
        _check_target(s, step, demand)


def _check_target(s: State, step: str, demand: Demand) -> None:
    seat = s.active
    if step == "take":
        demand(s.next_first == seat, "next_first: whoever takes the card has the token")
        demand(s.bonus_holder < 0, "bonus_holder: the card has been taken")
    elif step == "clear":
        upgraded = s.factories[s.civ] | s.barracks[s.civ]
        demand(bool(upgraded & s.own(seat) & 1 << s.todo[-1][2]), "pending: the site is an own Factory or Barrack")
    elif step in TOKEN_OF:
        demand(s.used[seat][-1:] == (TOKEN_OF[step],), f"used.{seat}: the last one is not {step!r}")
    elif step == "pay":
        stock, left = s.area[s.civ * CRYSTALS :][:CRYSTALS], s.size(s.civ) - s.greens - sum(s.paid)
        demand(len(s.paid) < CRYSTALS, "paid: everything has been paid")
        within = all(paid <= there for paid, there in zip(s.paid, stock, strict=False))
        demand(within and 0 <= left <= sum(stock[len(s.paid) :]), "paid: more than the Civ has, or too little")


def _check_die(s: State, demand: Demand) -> None:
    """How a die came to its face, its row and what it is used for."""
    demand((s.hue < 0) == (s.drawn == 0), "drawn: the face of the die that was taken")
    if s.hue < 0:
        demand((s.tint, s.civ, s.mode, s.face) == (-1, -1, -1, 0), "hue: no die has been taken")
        return
    demand(s.tint != s.hue, "tint: another colour than its own")
    demand(not s.twists or s.drawn < SIX, "twists: a six is not twisted")
    demand(not s.vision or s.drawn == SIX, "vision: for a six only")
    if s.face:
        faces = (s.drawn,) if s.idle else tuple(face for face, _ in FACE_PRICES[s.drawn][s.twists])
        possible = s.face in faces and not (s.vision and s.face == SIX)
        demand(possible, f"face: {DIE_IDS[s.hue * FACES + s.drawn - 1]} does not become {s.face}")
    demand(s.civ < 0 or s.face > 0, "civ: the face is settled before the row")
    demand(s.civ < 0 or s.tint in (-1, s.civ), "civ: a recoloured die lies on the row of its colour")
    demand(not s.idle or (s.tint, s.twists, s.vision, s.mode) == (-1, 0, False, -1), "idle: taken as it was")
    demand(s.mode < 0 or s.civ >= 0, "mode: the row is settled before")
    demand(not s.acts or s.civ >= 0, "acts: the row is settled before")
    demand(max(Counter(s.acts).values(), default=0) <= cat.CARD_COPIES, "acts: more copies than there are")
    far = s.mode == moves.PYRAMID and s.acts == (ids.FAR_SETTLERS,)
    if s.civ >= 0 and not s.idle:
        open_ = open_modes(s, () if far else s.acts)
        demand(s.mode in open_ if s.mode >= 0 else bool(open_), "mode: not with this face, row and cards")
    lanterns = s.acts.count(ids.LANTERNS)
    most = lanterns * prices.LANTERNS
    demand(lanterns <= s.greens <= most, "greens: 1 or 2 for each of the Lanterns")
    demand(not s.paid or s.mode == moves.HOLIDAY, "paid: for a Holiday only")

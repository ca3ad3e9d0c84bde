"""Whether round, turn, die and pending steps of a position belong together.

The step that is waited for decides all the others: under each lies exactly what the rules put there, and the die in use
has come as far as this step needs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from engine.theocratia import catalogue as cat
from engine.theocratia import ids, moves
from engine.theocratia.feasibility import PRICES, SIX
from engine.theocratia.geometry import DICE, DIE_IDS, FACES, HOME
from engine.theocratia.rules import DECISIONS
from engine.theocratia.rules.choose_action import TARGET_STEPS, open_modes
from engine.theocratia.rules.development import kinds, neutral_houses, sites
from engine.theocratia.rules.rounds import pyramid_owners
from engine.theocratia.rules.tokens import TARGET_STEPS as TOKEN_STEPS
from engine.theocratia.state import CIVS, CRYSTALS, Pending, State

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
        demand((s.round, s.turn) == (last_round, turns), "todo: the game is over after its last turn only")
        return
    step, _, arg = s.todo[-1]
    demand(step in DECISIONS, f"todo: {step!r} runs by itself and cannot be what is waited for")
    if step in NEUTRAL:
        _check_neutral(s, arg, demand)
    found = _stack(s)
    demand(s.todo == found, f"todo: {_shown(found)} where {step!r} is waited for, not {_shown(s.todo)}")
    demand((s.round == 0) == (step == "civ"), "round: 0 while Civs are chosen, and only then")
    drawn = step != "civ" and ("bonus_die", -1, -1) not in s.todo
    demand((s.bonus_hue >= 0) == drawn, "bonus_civ: its die is drawn before the first turn")
    if step in IN_TURN:
        _check_turn(s, turns, demand)
    else:
        if step == "civ":
            _check_set_up(s, demand)
        begun = turns if drawn else 0
        demand(s.turn == begun, f"turn: {begun} of them have begun where {step!r} is decided")
        demand(step != "pyramid_worship" or s.round == last_round, "round: Pyramids bring Worship after the last one")


# -- what lies under a step


def _stack(s: State) -> list[Pending]:
    """All that is pending, read off the step on top."""
    step, _, arg = s.todo[-1]
    if step == "civ":
        return [("round", -1, -1), *(("civ", other, -1) for other in s.order(s.first)[: max(1, len(s.todo) - 1)])]
    if step == "pyramid_worship":
        owners = [(step, owner, -1) for owner in reversed(pyramid_owners(s))]
        return owners[: len(s.todo)]
    if step in MODE_OF:
        return [("turn", -1, -1), ("end", s.active, -1), (step, s.active, arg)]
    if step in IN_TURN:
        return [("turn", -1, -1), (step, s.active, arg)]
    if step == "bonus_expand":
        return [*_developments(0), (step, s.bonus_holder, arg)]
    if not s.turn:
        return [("turn", -1, -1), ("bonus_die", -1, -1), ("second_die", -1, -1), (step, s.first, arg)]
    return [*_developments(_neutral_civ(s) + 1), (step, s.first, arg)]


def _shown(stack: list[Pending]) -> str:
    return ", ".join(name if seat < 0 else f"{name} of {seat}" for name, seat, _ in stack)


def _developments(first: int) -> list[Pending]:
    return [("slide", -1, -1), *(("develop", -1, civ) for civ in reversed(range(first, CIVS)))]


def _check_set_up(s: State, demand: Demand) -> None:
    waiting = [s.colours[seat] for step, seat, _ in s.todo if step == "civ"]
    left = [civ for civ in range(CIVS) if not s.houses[civ]]
    demand(CIVS - len(left) == s.seats - len(waiting), "todo: whoever has no House of a Civ chooses one")
    homes = [HOME[civ][colour] for civ in left for colour in waiting]
    demand(all(s.free() >> home & 1 for home in homes), "map.buildings: no place for the House of a Civ to choose")
    demand(not s.table and not any(s.rows), "table: no dice before the first round")


# -- a Civ that expands of its own accord


def _neutral_civ(s: State) -> int:
    step, _, arg = s.todo[-1]
    return s.building_at(arg)[0] if step == "neutral_kind" else arg


def _check_neutral(s: State, arg: int, demand: Demand) -> None:
    step = s.todo[-1][0]
    if step == "neutral_kind":
        demand(bool(sum(s.houses) >> arg & 1), "todo: a House stands where it is upgraded")
    civ = _neutral_civ(s)
    if step == "neutral_hex":
        demand(bool(sites(s, civ)), "todo: 'neutral_hex' needs a hex where the Civ can expand")
    else:
        able = not sites(s, civ) and bool(neutral_houses(s, civ)) and bool(kinds(s, civ))
        demand(able, f"todo: {step!r} needs a Civ that can only upgrade a House")
        demand(step == "neutral_house" or arg in neutral_houses(s, civ), "todo: not the House that is upgraded")
    if s.turn:
        demand(cat.DEVELOPMENT[s.development[civ]] == "dev_expansion", "civs.development: this Civ does not expand")
        return
    placed = [die for row in s.rows for die in row]
    demand(len(placed) == 1 and placed[0] // FACES == civ and len(s.rows[civ]) == 1, "civs.row: the first die alone")
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
    demand(cat.ROW_SPACES * CIVS - sum(map(len, s.rows)) >= left, "civs.row: a space for each turn left")
    if step == "die":
        return
    demand(s.hue >= 0, f"die: at {step!r} it has been drafted")
    if step in ON_TABLE:
        on_table = s.civ < 0 and s.hue * FACES + s.drawn - 1 in s.table
        demand(on_table, f"die: at {step!r} it lies on the table")
        demand((s.face > 0) == (step == "row"), "die.face: it is settled before the row")
        demand(s.idle == (step == "idle_row"), f"die.idle: at {step!r}")
        return
    placed = s.civ >= 0 and s.rows[s.civ][-1:] == (s.hue * FACES + s.face - 1 + DICE * (s.active + 1),)
    demand(placed, f"die: at {step!r} it lies on a row, the last one there")
    if step == "mode":
        demand(s.mode < 0 and not s.idle, "die.mode: it is not yet chosen")
    elif step == "end":
        demand(s.idle or s.mode >= 0, "die.mode: it has been chosen")
    else:
        demand(s.mode == MODE_OF[step], f"die.mode: not {step!r}")
        _check_target(s, step, demand)


def _check_target(s: State, step: str, demand: Demand) -> None:
    seat, arg = s.active, s.todo[-1][2]
    if step == "take":
        demand(s.next_first == seat, "next_first: whoever takes the card has the token")
        demand(s.bonus_holder < 0, "bonus_holder: the card has been taken")
    elif step == "clear":
        upgraded = s.factories[s.civ] | s.barracks[s.civ]
        demand(bool(upgraded & s.own(seat) & 1 << arg), "todo: the site is an own Factory or Barrack")
    elif step in TOKEN_OF:
        demand(s.used[seat][-1:] == (TOKEN_OF[step],), f"players.{seat}.tokens: the last one is not {step!r}")
    elif step == "pay":
        stock, left = s.area[s.civ * CRYSTALS :][:CRYSTALS], s.size(s.civ) - s.greens - sum(s.paid)
        demand(arg == s.size(s.civ), f"todo: the size of the Civ is {s.size(s.civ)}")
        demand(len(s.paid) < CRYSTALS, "die.paid: everything has been paid")
        within = all(paid <= there for paid, there in zip(s.paid, stock, strict=False))
        demand(within and 0 <= left <= sum(stock[len(s.paid) :]), "die.paid: more than the Civ has, or too little")


def _check_die(s: State, demand: Demand) -> None:
    """How a die came to its face, its row and what it is used for."""
    if s.hue < 0:
        return
    demand(s.tint != s.hue, "die.tint: another colour than its own")
    demand(not s.twists or s.drawn < SIX, "die.twists: a six is not twisted")
    demand(not s.vision or s.drawn == SIX, "die.vision: for a six only")
    if s.face:
        faces = (s.drawn,) if s.idle else tuple(face for face, _ in PRICES[s.drawn][s.twists])
        possible = s.face in faces and not (s.vision and s.face == SIX)
        demand(possible, f"die.face: {DIE_IDS[s.hue * FACES + s.drawn - 1]} does not become {s.face}")
    demand(s.civ < 0 or s.face > 0, "die.civ: the face is settled before the row")
    demand(s.civ < 0 or s.tint in (-1, s.civ), "die.civ: a recoloured die lies on the row of its colour")
    demand(not s.idle or (s.tint, s.twists, s.vision, s.mode) == (-1, 0, False, -1), "die.idle: taken as it was")
    demand(s.mode < 0 or s.civ >= 0, "die.mode: the row is settled before")
    demand(not s.acts or s.civ >= 0, "die.acts: the row is settled before")
    demand(max(Counter(s.acts).values(), default=0) <= cat.CARD_COPIES, "die.acts: more copies than there are")
    far = s.mode == moves.PYRAMID and s.acts == (ids.FAR_SETTLERS,)
    if s.civ >= 0 and not s.idle:
        open_ = open_modes(s, () if far else s.acts)
        demand(s.mode in open_ if s.mode >= 0 else bool(open_), "die.mode: not with this face, row and cards")
    lanterns = s.acts.count(ids.LANTERNS)
    most = lanterns * cat.CARDS[ids.LANTERNS].amount
    demand(lanterns <= s.greens <= most, "die.greens: 1 or 2 for each of the Lanterns")
    demand(not s.paid or s.mode == moves.HOLIDAY, "die.paid: for a Holiday only")

"""The course of rounds and turns: dice rolled, turns passed on, the Civ Development Phase (T-5, T-13)."""

from __future__ import annotations

from engine.chance import Stream
from engine.game import Move, Seat
from engine.kernel.decisions import Decision, Facts, Step
from engine.kernel.log import Log, emit
from engine.theocratia import catalogue as cat
from engine.theocratia import ids, moves
from engine.theocratia.geometry import DIE_IDS, FACES
from engine.theocratia.ids import Civ
from engine.theocratia.rules import cards, development, expand
from engine.theocratia.rules.conditions import CLAIM, building, buildings, pieces_left, playing, plays, without_cards
from engine.theocratia.rules.facts import acting_civ, bonus_civ, takes_tile
from engine.theocratia.rules.tracks import add_crystals
from engine.theocratia.state import CIVS, State


def begin_round(s: State, log: Log, seat: None) -> None:
    """T-5.1 to T-5.3: tokens back, black crystals, dice rolled."""
    s.round += 1
    s.turn, s.next_first, s.bonus_holder, s.bonus_hue = 0, -1, -1, ids.NO_CIV
    s.bag, s.rows, s.table = [cat.DICE_PER_CIV] * CIVS, [()] * CIVS, []
    emit(log, "round", s.first, round=s.round, bonus=cat.ROUND_BONUSES[s.bonuses[s.round - 1]])
    if s.round > 1:
        for civ in ids.CIVS:
            add_crystals(s, civ, ids.BLACK, cat.BLACK_PER_SPOT // CIVS, "new_round", log)
    dice = Stream(s.seed, f"dice {s.round}")
    for _ in range(cat.TABLE_DICE[s.seats]):
        hue = draw_die(s, dice)
        s.table.append(hue * FACES + dice.roll(FACES) - 1)
    emit(log, "rolled", reveals=True, dice=tuple(DIE_IDS[die] for die in s.table))
    _thin_out(s, log)
    s.table.sort()
    s.todo += [("turn", None), ("bonus_die", None)]
    if cat.ROW_DICE[s.seats]:
        s.todo += [("second_die", None), ("first_die", None)]


def draw_die(s: State, stream: Stream, barred: int = -1) -> Civ:
    """A colour drawn from the bag, each die equally likely; never the barred one."""
    pick = stream.below(sum(count for hue, count in enumerate(s.bag) if hue != barred))
    for hue in ids.CIVS:
        if hue == barred:
            continue
        count = s.bag[hue]
        if pick < count:
            s.bag[hue] -= 1
            return hue
        pick -= count
    raise AssertionError("the bag is never empty")


def _thin_out(s: State, log: Log) -> None:
    """T-5.4: while a number has too many dice, one of the lowest such number turns to the next, six to one."""
    while True:
        faces = [die % FACES + 1 for die in s.table]
        crowded = next((face for face in range(1, FACES + 1) if faces.count(face) > cat.TABLE_SPOTS), 0)
        if not crowded:
            return
        hues = [die // FACES for die in s.table if die % FACES + 1 == crowded]
        hue = max(ids.CIVS, key=lambda hue: (hues.count(hue), -hue))
        die = hue * FACES + crowded - 1
        s.table[s.table.index(die)] = hue * FACES + crowded % FACES
        emit(log, "turned_over", die=DIE_IDS[die], face=crowded % FACES + 1)


def first_die(s: State, log: Log, seat: None) -> None:
    """T-5.5: a die on its own row; in most rounds its Civ expands at once."""
    expands = s.round in cat.NEUTRAL_ROUNDS[s.seats]
    hue = _preplace(s, "first die", -1, "preplaced_to_expand" if expands else "preplaced", log)
    if expands:
        development.expand(s, hue, log)


def second_die(s: State, log: Log, seat: None) -> None:
    """T-5.6: a die of another colour, without an expansion."""
    placed = next(hue for hue, row in enumerate(s.rows) if row)
    _preplace(s, "second die", placed, "preplaced", log)


def _preplace(s: State, name: str, barred: int, told: str, log: Log) -> Civ:
    dice = Stream(s.seed, f"{name} {s.round}")
    hue = draw_die(s, dice, barred)
    face = dice.roll(FACES)
    die = hue * FACES + face - 1
    s.rows[hue] += (die,)
    emit(log, told, reveals=True, die=DIE_IDS[die], civ=cat.CIVS[hue])
    return hue


def bonus_die(s: State, log: Log, seat: None) -> None:
    """T-5.7: only the colour of the die on the End Round Bonus card counts."""
    s.bonus_hue = draw_die(s, Stream(s.seed, f"bonus die {s.round}"))
    emit(log, "bonus_die", reveals=True, civ=cat.CIVS[s.bonus_hue])


def next_turn(s: State, log: Log, seat: None) -> None:
    """T-5.8: clockwise from the first player, until all have had their turns; then the Civs develop."""
    if s.turn < s.seats * cat.TURNS[s.seats]:
        s.active = Seat((s.first + s.turn) % s.seats)
        s.turn += 1
        s.feasibility = None
        s.todo += [("turn", None), ("die", s.active)]
        return
    s.todo.append(("slide", None))
    s.todo += [("develop", None, civ) for civ in reversed(ids.CIVS)]
    if s.bonus_holder >= 0:
        s.todo.append(("bonus_expand", s.bonus_holder))


def offer_end(s: State, seat: Seat) -> list[Move]:
    """T-6.15"""
    return [moves.END, *cards.claims(s, seat), *cards.plays(s, seat)]


def end_turn(s: State, move: Move, log: Log, seat: Seat) -> None:
    """What was lost before can no longer be mourned (T-10.16)."""
    s.losses[seat] = 0


def offer_bonus_expand(s: State, seat: Seat) -> list[Move]:
    """T-13.1: an Expand for the Civ of the die; it passes by itself where none is possible."""
    civ = s.bonus_hue
    hexes = s.near[civ] & s.free()
    if not hexes or not s.left(ids.HOUSE, civ):
        return [moves.DECLINE]
    sites, claims = expand.sites(s, seat, civ, hexes), cards.claims(s, seat)
    return [*sites, moves.DECLINE, *claims] if sites or claims else [moves.DECLINE]


def bonus_expand(s: State, move: Move, log: Log, seat: Seat) -> None:
    if move == moves.DECLINE:
        told = "bonus_declined" if len(offer_bonus_expand(s, seat)) > 1 else "bonus_lapsed"
        emit(log, told, seat, civ=cat.CIVS[s.bonus_hue])
    else:
        emit(log, "bonus_used", seat, civ=cat.CIVS[s.bonus_hue])
        expand.place(s, seat, s.bonus_hue, ids.HOUSE, move, log)


def slide(s: State, log: Log, seat: None) -> None:
    """T-13.9: each card to the Civ on its left, the leftmost to the rightmost. T-13.10: who begins the next round."""
    s.development = s.development[1:] + s.development[:1]
    if s.round == cat.ROUNDS[s.seats]:
        s.todo += [("pyramid_worship", owner) for owner in reversed(pyramid_owners(s))]
        return
    if s.next_first >= 0:
        s.first = Seat(s.next_first)
    s.todo.append(("round", None))


def pyramid_owners(s: State) -> list[int]:
    """T-14.2: in seat order from the last round's first player, once for each Pyramid."""
    pyramids = sum(s.pyramids)
    return [seat for seat in s.order(s.first) for _ in range((pyramids & s.own(seat)).bit_count())]


def _end_is_public(s: State, seat: Seat) -> bool:
    return not s.hands[seat]


def _closing(s: State, seat: Seat) -> tuple[Move, ...]:
    return (moves.END, *moves.CLAIM, *plays(s, seat))


def _at_the_end(s: State, card: int) -> bool:
    return card in cards.OFFERS


def _bonus_sites(s: State, seat: Seat) -> list[Move]:
    """What can be built anywhere; declining, and claims where there is a place to build."""
    offers = offer_bonus_expand(s, seat)
    return [*buildings(offers), *(move for move in offers if move.verb != "build")]


def _bonus_facts(s: State, seat: Seat) -> Facts:
    return {**bonus_civ(s, seat), "tile": takes_tile(offer_bonus_expand(s, seat))}


def _bonus_reach(s: State) -> int:
    return s.near[s.bonus_hue]


def _bonus_hue(s: State) -> Civ:
    return s.bonus_hue


ENDING = Decision(
    name="end",
    rules=("T-6.15", "T-10.4"),
    moves=offer_end,
    play=end_turn,
    public=_end_is_public,
    open=without_cards(offer_end),
    facts=acting_civ,
    candidates=_closing,
    conditions=(*CLAIM, *playing(_at_the_end)),
)
BONUS_EXPAND = Decision(
    name="bonus_expand",
    rules=("T-13.1",),
    moves=offer_bonus_expand,
    play=bonus_expand,
    public=True,
    facts=_bonus_facts,
    candidates=_bonus_sites,
    conditions=(*building("T-13.1", _bonus_reach), pieces_left("T-13.1", ids.HOUSE, "build", _bonus_hue), *CLAIM),
)
STEPS = (
    Step("round", begin_round),
    Step("first_die", first_die),
    Step("second_die", second_die),
    Step("bonus_die", bonus_die),
    Step("turn", next_turn),
    Step("slide", slide),
)

"""The course of rounds and turns: dice rolled, turns passed on, the Civ Development Phase (T-5, T-13)."""

from __future__ import annotations

from engine.chance import Stream
from engine.game import Move
from engine.theocratia import catalogue as cat
from engine.theocratia import ids, moves
from engine.theocratia.geometry import DIE_IDS, FACES
from engine.theocratia.log import Log, emit
from engine.theocratia.rules import cards, development, expand
from engine.theocratia.rules.tracks import add_crystals
from engine.theocratia.state import CIVS, State


def begin_round(s: State, seat: int, arg: int, log: Log) -> None:
    """T-5.1 to T-5.3: tokens back, black crystals, dice rolled."""
    s.round += 1
    s.turn, s.next_first, s.bonus_holder, s.bonus_hue = 0, -1, -1, -1
    s.bag, s.rows, s.table = [cat.DICE_PER_CIV] * CIVS, [()] * CIVS, []
    emit(log, "round", s.first, round=s.round, bonus=cat.ROUND_BONUSES[s.bonuses[s.round - 1]])
    if s.round > 1:
        for civ in range(CIVS):
            add_crystals(s, civ, ids.BLACK, cat.BLACK_PER_SPOT // CIVS, log)
    dice = Stream(s.seed, f"dice {s.round}")
    for _ in range(cat.TABLE_DICE[s.seats]):
        hue = draw_die(s, dice)
        s.table.append(hue * FACES + dice.roll(FACES) - 1)
    emit(log, "rolled", reveals=True, dice=tuple(DIE_IDS[die] for die in s.table))
    _thin_out(s, log)
    s.table.sort()
    s.todo += [("turn", -1, -1), ("bonus_die", -1, -1)]
    if cat.ROW_DICE[s.seats]:
        s.todo += [("second_die", -1, -1), ("first_die", -1, -1)]


def _faces(s: State) -> tuple[int, ...]:
    return tuple(die % FACES + 1 for die in s.table)


def draw_die(s: State, stream: Stream, barred: int = -1) -> int:
    """A colour drawn from the bag, each die equally likely; never the barred one."""
    pick = stream.below(sum(count for hue, count in enumerate(s.bag) if hue != barred))
    for hue, count in enumerate(s.bag):
        if hue == barred:
            continue
        if pick < count:
            s.bag[hue] -= 1
            return hue
        pick -= count
    raise AssertionError("the bag is never empty")


def _thin_out(s: State, log: Log) -> None:
    """T-5.4: while a number has too many dice, one of the lowest such number turns to the next, six to one."""
    while True:
        faces = _faces(s)
        crowded = next((face for face in range(1, FACES + 1) if faces.count(face) > cat.TABLE_SPOTS), 0)
        if not crowded:
            return
        hues = [die // FACES for die in s.table if die % FACES + 1 == crowded]
        hue = max(range(CIVS), key=lambda hue: (hues.count(hue), -hue))
        die = hue * FACES + crowded - 1
        s.table[s.table.index(die)] = hue * FACES + crowded % FACES
        emit(log, "turned_over", die=DIE_IDS[die], face=crowded % FACES + 1)


def first_die(s: State, seat: int, arg: int, log: Log) -> None:
    """T-5.5: a die on its own row; in most rounds its Civ expands at once."""
    hue = _preplace(s, "first die", -1, log)
    if s.round in cat.NEUTRAL_ROUNDS[s.seats]:
        development.expand(s, hue, log)


def second_die(s: State, seat: int, arg: int, log: Log) -> None:
    """T-5.6: a die of another colour, without an expansion."""
    placed = next(hue for hue, row in enumerate(s.rows) if row)
    _preplace(s, "second die", placed, log)


def _preplace(s: State, name: str, barred: int, log: Log) -> int:
    dice = Stream(s.seed, f"{name} {s.round}")
    hue = draw_die(s, dice, barred)
    face = dice.roll(FACES)
    die = hue * FACES + face - 1
    s.rows[hue] += (die,)
    emit(log, "preplaced", reveals=True, die=DIE_IDS[die], civ=cat.CIVS[hue])
    return hue


def bonus_die(s: State, seat: int, arg: int, log: Log) -> None:
    """T-5.7: only the colour of the die on the End Round Bonus card counts."""
    s.bonus_hue = draw_die(s, Stream(s.seed, f"bonus die {s.round}"))
    emit(log, "bonus_die", reveals=True, civ=cat.CIVS[s.bonus_hue])


def next_turn(s: State, seat: int, arg: int, log: Log) -> None:
    """T-5.8: clockwise from the first player, until all have had their turns; then the Civs develop."""
    if s.turn < s.seats * cat.TURNS[s.seats]:
        s.active = (s.first + s.turn) % s.seats
        s.turn += 1
        s.feasibility = None
        s.todo += [("turn", -1, -1), ("die", s.active, -1)]
        return
    s.todo.append(("slide", -1, -1))
    s.todo += [("develop", -1, civ) for civ in reversed(range(CIVS))]
    if s.bonus_holder >= 0:
        s.todo.append(("bonus_expand", s.bonus_holder, -1))


def offer_end(s: State) -> list[Move]:
    """T-6.15"""
    return [moves.END, *cards.claims(s, s.active), *cards.plays(s, s.active)]


def end_turn(s: State, seat: int, arg: int, move: Move, log: Log) -> None:
    """What was lost before can no longer be mourned (T-10.16)."""
    s.losses[seat] = 0


def offer_bonus_expand(s: State) -> list[Move]:
    """T-13.1: an Expand for the Civ of the die; it passes by itself where none is possible."""
    civ, seat = s.bonus_hue, s.bonus_holder
    hexes = s.near[civ] & s.free()
    if not hexes or s.houses[civ].bit_count() == cat.PIECES[ids.HOUSE]:
        return [moves.DECLINE]
    sites, claims = expand.sites(s, seat, civ, hexes), cards.claims(s, seat)
    return [*sites, moves.DECLINE, *claims] if sites or claims else [moves.DECLINE]


def bonus_expand(s: State, seat: int, arg: int, move: Move, log: Log) -> None:
    if move == moves.DECLINE:
        emit(log, "bonus_declined", seat, civ=cat.CIVS[s.bonus_hue])
    else:
        expand.place(s, seat, s.bonus_hue, ids.HOUSE, move, log)


def develop(s: State, seat: int, civ: int, log: Log) -> None:
    development.develop(s, civ, log)


def slide(s: State, seat: int, arg: int, log: Log) -> None:
    """T-13.9: each card to the Civ on its left, the leftmost to the rightmost. T-13.10: who begins the next round."""
    s.development = s.development[1:] + s.development[:1]
    if s.round == cat.ROUNDS[s.seats]:
        s.todo += [("pyramid_worship", owner, -1) for owner in reversed(pyramid_owners(s))]
        return
    if s.next_first >= 0:
        s.first = s.next_first
    s.todo.append(("round", -1, -1))


def pyramid_owners(s: State) -> list[int]:
    """T-14.2: in seat order from the last round's first player, once for each Pyramid."""
    pyramids = sum(s.pyramids)
    return [seat for seat in s.order(s.first) for _ in range((pyramids & s.own(seat)).bit_count())]

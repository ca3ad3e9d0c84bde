"""Action 2: War, against a monster or a building of another Civ, and conversion (T-7.3 to T-7.8)."""

from __future__ import annotations

from engine.game import Move, Seat
from engine.kernel.decisions import Condition, Decision, Facts
from engine.kernel.log import Log, emit
from engine.theocratia import catalogue as cat
from engine.theocratia import ids, moves, prices
from engine.theocratia.geometry import NAMES, hexes_of
from engine.theocratia.ids import Civ, Hex
from engine.theocratia.rules import cards, chronicles
from engine.theocratia.rules.conditions import CLAIM, TILE_FITS, elsewhere, missing
from engine.theocratia.rules.facts import acting_civ
from engine.theocratia.rules.map import lay_tile, remove, tiles_for
from engine.theocratia.rules.tracks import draw_cards, gain_cosmo, rewarded, worship
from engine.theocratia.state import CIVS, State

BONUS = "bonus_holiday_war"
"""The Round Bonus of Wars and Holidays."""


def targets(s: State, seat: Seat, civ: Civ, ambushes: int, triumphs: int, space: int, cosmo: int) -> int:
    """T-7.3: what the Civ's Warriors can pay for and every declared card counts for (T-10.5)."""
    warriors, own = s.supply[civ], s.own(seat)
    found = s.monsters if not ambushes and warriors >= cat.WAR_MONSTER else 0
    for kind in (ids.HOUSE, ids.FACTORY, ids.BARRACK):
        needed = prices.war(kind, ambushes)
        if needed <= warriors and (not ambushes or needed < prices.war(kind, ambushes - 1)):
            for other, hexes in enumerate(s.pieces(kind)):
                if other != civ:
                    found |= hexes & ~own
    if triumphs and not _room_for_triumphs(s, seat, civ, triumphs, space):
        found &= _foreign(s, seat) if cosmo + triumphs <= cat.TEMPLE_TOP else 0
    return found


def _worship(s: State, seat: Seat, civ: Civ) -> list[tuple[Seat, str]]:
    """T-7.5: whom a War brings 1 Worship each, and why: the attacker, owners of the Civ's Barracks, Round Bonus."""
    owners = [(other, "barrack") for other in rewarded(s, civ, "war", s.order(seat))]
    bonus = [(seat, BONUS)] if bonus_active(s, BONUS) else []
    return [(seat, "war"), *owners, *bonus]


def _room_for_triumphs(s: State, seat: Seat, civ: Civ, triumphs: int, space: int) -> bool:
    """Whether the Priest has room for the Worship of every Triumph (T-10.22)."""
    gained = sum(other == seat for other, _ in _worship(s, seat, civ))
    return space + gained + triumphs <= cat.TEMPLE_TOP


def _foreign(s: State, seat: Seat) -> int:
    """Buildings on other players' ground, as far as a War hits them."""
    ground = sum(s.own(other) for other in s.order(seat)[1:])
    return ground & ~s.monsters


def bonus_active(s: State, bonus: str) -> bool:
    """T-5.9: whether this is the Round Bonus of the round; before the first round there is none."""
    return s.round > 0 and cat.ROUND_BONUSES[s.bonuses[s.round - 1]] == bonus


def offer_war(s: State, seat: Seat) -> list[Move]:
    civ = s.civ
    space = s.priests[seat * CIVS + civ]
    ambushes, triumphs = s.acts.count(ids.AMBUSH), s.acts.count(ids.TRIUMPH)
    found = hexes_of(targets(s, seat, civ, ambushes, triumphs, space, s.cosmo[seat]))
    offers = [moves.DESTROY[hex_] for hex_ in found]
    for hex_ in found:
        if not s.monsters >> hex_ & 1:
            offers += [moves.CONVERT[hex_][tile] for tile in tiles_for(s, seat, hex_)]
    return offers + cards.claims(s, seat)


def attack(s: State, move: Move, log: Log, seat: Seat) -> None:
    """T-7.4: Warriors paid, target gone or converted, Chronicles, Worship, then Compensation."""
    hex_ = Hex(move.args[0])
    if s.monsters >> hex_ & 1:
        _slay(s, seat, hex_, log)
        return
    building, victim = s.building_at(hex_), s.owner_at(hex_)
    paid = prices.war(building[1], s.acts.count(ids.AMBUSH))
    s.supply[s.civ] -= paid
    _strike(s, seat, building, victim, move, paid, log)
    chronicles.fill(s, s.civ, s.page_warriors, paid, log)
    _reward(s, seat, victim >= 0, log)
    if victim >= 0:
        compensate(s, victim, building, log)
        if move.verb == "convert":
            cards.compensate_tile(s, victim, log)


def _slay(s: State, seat: Seat, hex_: Hex, log: Log) -> None:
    """T-7.6: a monster leaves the game, a crystal under it stays; the attacker draws a Power card."""
    s.monsters ^= 1 << hex_
    s.touched |= 1 << hex_
    s.supply[s.civ] -= cat.WAR_MONSTER
    emit(log, "slew", seat, hex=NAMES[hex_], warriors=cat.WAR_MONSTER)
    chronicles.fill(s, s.civ, s.page_warriors, cat.WAR_MONSTER, log)
    draw_cards(s, seat, 1, "monster", log)
    _reward(s, seat, False, log)


def _strike(s: State, seat: Seat, building: tuple[Civ, int], victim: Seat, move: Move, paid: int, log: Log) -> None:
    (civ, kind), owner = building, victim if victim >= 0 else None
    hex_ = Hex(move.args[0])
    told = "destroyed" if move.verb == "destroy" else "converted"
    emit(log, told, seat, hex=NAMES[hex_], civ=cat.CIVS[civ], building=cat.KINDS[kind], warriors=paid, owner=owner)
    if move.verb == "destroy":
        remove(s, civ, kind, hex_)
    else:
        lay_tile(s, seat, hex_, move.args[1], log)


def _reward(s: State, seat: Seat, foreign: bool, log: Log) -> None:
    civ = s.civ
    for other, why in _worship(s, seat, civ):
        worship(s, other, civ, 1, why, log)
    for _ in range(s.acts.count(ids.TRIUMPH)):
        worship(s, seat, civ, cat.CARDS[ids.TRIUMPH].amount, "triumph", log)
        if foreign:
            gain_cosmo(s, seat, cat.CARDS[ids.TRIUMPH].amount, "triumph", log)


def round_bonus(s: State, seat: Seat, civ: Civ, bonus: str, log: Log) -> None:
    """T-5.9: 1 Worship more for whoever does what the Round Bonus card of the round shows."""
    if bonus_active(s, bonus):
        worship(s, seat, civ, 1, bonus, log)


def compensate(s: State, victim: Seat, building: tuple[Civ, int], log: Log) -> None:
    """T-7.8: Worship of the building's Civ, for a Factory or Barrack a Power card besides."""
    civ, kind = building
    s.losses[victim] |= 1 << civ
    worship(s, victim, civ, 1, "compensation", log)
    if kind in (ids.FACTORY, ids.BARRACK):
        draw_cards(s, victim, 1, "compensation", log)


# -- what an attack needs


_CONVERSIONS = tuple(move for tiles in moves.CONVERT for move in tiles[moves.START_TILE :])


def _candidates(s: State, seat: Seat) -> list[Move]:
    return [*moves.DESTROY, *elsewhere(_CONVERSIONS, offer_war(s, seat), "convert"), *moves.CLAIM]


def _attacked(s: State, move: Move) -> tuple[Civ, int] | None:
    """Civ and kind of the building that is attacked, if it is one."""
    if move.verb == "claim" or not (s.built() >> move.args[0] & 1):
        return None
    return s.building_at(Hex(move.args[0]))


def _something_stands_there(s: State, move: Move, seat: Seat) -> Facts | None:
    if move.verb == "claim" or s.monsters >> move.args[0] & 1:
        return None
    building = _attacked(s, move)
    return missing(building is None or building[1] == ids.PYRAMID, hex=NAMES[move.args[0]])


def _of_another_civ(s: State, move: Move, seat: Seat) -> Facts | None:
    building = _attacked(s, move)
    return missing(building is not None and building[0] == s.civ, civ=cat.CIVS[s.civ])


def _on_other_ground(s: State, move: Move, seat: Seat) -> Facts | None:
    building = _attacked(s, move)
    return missing(
        building is not None and bool(s.own(seat) >> move.args[0] & 1), hex=NAMES[move.args[0] if building else 0]
    )


def _price(s: State, move: Move, ambushes: int) -> int:
    """Warriors for this target; 0 where there is none."""
    building = _attacked(s, move)
    if building is None:
        return cat.WAR_MONSTER if move.verb != "claim" and s.monsters >> move.args[0] & 1 else 0
    return prices.war(building[1], ambushes) if building[1] != ids.PYRAMID else 0


def _warriors(s: State, move: Move, seat: Seat) -> Facts | None:
    needed = _price(s, move, s.acts.count(ids.AMBUSH))
    return missing(needed > s.supply[s.civ], warriors=needed, has=s.supply[s.civ])


def _each_ambush_counts(s: State, move: Move, seat: Seat) -> Facts | None:
    ambushes = s.acts.count(ids.AMBUSH)
    if not ambushes or not _price(s, move, 0):
        return None
    spared = _attacked(s, move) is not None and _price(s, move, ambushes) < _price(s, move, ambushes - 1)
    return missing(not spared, card=cat.CARDS[ids.AMBUSH].id)


def _each_triumph_counts(s: State, move: Move, seat: Seat) -> Facts | None:
    triumphs = s.acts.count(ids.TRIUMPH)
    if move.verb == "claim" or not triumphs:
        return None
    room = _room_for_triumphs(s, seat, s.civ, triumphs, s.priests[seat * CIVS + s.civ])
    cosmo = s.cosmo[seat] + triumphs <= cat.TEMPLE_TOP and bool(_foreign(s, seat) >> move.args[0] & 1)
    return missing(not room and not cosmo, card=cat.CARDS[ids.TRIUMPH].id)


def _building_converted(s: State, move: Move, seat: Seat) -> Facts | None:
    monster = move.verb == "convert" and s.monsters >> move.args[0] & 1
    return missing(bool(monster))


WAR = Decision(
    name="war",
    rules=("T-7.3", "T-7.7"),
    moves=offer_war,
    play=attack,
    public=True,
    facts=acting_civ,
    candidates=_candidates,
    conditions=(
        Condition("target", "T-7.3", _something_stands_there),
        Condition("own_civ", "T-7.3", _of_another_civ),
        Condition("own_building", "T-7.3", _on_other_ground),
        Condition("warriors", "T-7.3", _warriors),
        Condition("ambush", "T-10.21", _each_ambush_counts),
        Condition("triumph", "T-10.22", _each_triumph_counts),
        Condition("monster", "T-7.7", _building_converted),
        TILE_FITS,
        *CLAIM,
    ),
)

"""Actions 4 and 5: a House becomes a Factory or a Barrack, and what they produce (T-7.11 to T-7.14)."""

from __future__ import annotations

from engine.game import Move, Seat
from engine.kernel.decisions import Condition, Decision, Facts
from engine.kernel.log import Log, emit
from engine.theocratia import catalogue as cat
from engine.theocratia import ids, moves
from engine.theocratia.geometry import NAMES, PRODUCT, hexes_of
from engine.theocratia.ids import Civ, Hex
from engine.theocratia.rules import cards
from engine.theocratia.rules.conditions import CLAIM, Conditions, missing, pieces_left
from engine.theocratia.rules.expand import BONUS
from engine.theocratia.rules.facts import acting, acting_civ
from engine.theocratia.rules.map import replace
from engine.theocratia.rules.tracks import add_crystals, add_warriors, gain_cosmo
from engine.theocratia.rules.war import round_bonus
from engine.theocratia.state import State


def houses(s: State, seat: Seat, civ: Civ, kind: int) -> list[Move]:
    """The seat's Houses of the Civ, while it has a piece of the new kind."""
    found = s.houses[civ] & s.own(seat) if s.left(kind, civ) else 0
    return [moves.UPGRADE[hex_] for hex_ in hexes_of(found)]


def raise_house(s: State, seat: Seat, civ: Civ, kind: int, hex_: Hex, log: Log) -> None:
    replace(s, civ, ids.HOUSE, kind, hex_)
    emit(log, "upgraded", seat, civ=cat.CIVS[civ], building=cat.KINDS[kind], hex=NAMES[hex_])


def overtime_counts(copies: int, cosmo: int) -> bool:
    """T-10.26: the first Overtime always brings a crystal, a second one only its Cosmo."""
    return copies < 2 or cosmo + copies <= cat.TEMPLE_TOP


def drill_counts(s: State, civ: Civ, copies: int, cosmo: int) -> bool:
    """T-10.27: the first Drill brings a Warrior if there is one more, each its Cosmo."""
    if not copies or cosmo + copies <= cat.TEMPLE_TOP:
        return True
    return copies == 1 and s.available(civ) > s.barracks[civ].bit_count() + 1


def offer_factory(s: State, seat: Seat) -> list[Move]:
    found = houses(s, seat, s.civ, ids.FACTORY) if overtime_counts(len(s.acts), s.cosmo[seat]) else []
    return found + cards.claims(s, seat)


def build_factory(s: State, move: Move, log: Log, seat: Seat) -> None:
    """T-7.12: the new one, the other Factories of the Civ, the seat's own in other Civs: each produces once."""
    hex_ = Hex(move.args[0])
    raise_house(s, seat, s.civ, ids.FACTORY, hex_, log)
    own = s.own(seat)
    add_crystals(s, s.civ, s.colours[seat], 1, "factory", log)
    if s.acts:
        add_crystals(s, s.civ, s.colours[seat], cat.CARDS[ids.OVERTIME].amount, "overtime", log)
    for other in hexes_of(s.factories[s.civ] & ~(1 << hex_)):
        add_crystals(s, s.civ, PRODUCT[s.ground_at(other)], 1, "factory", log)
    for civ in ids.CIVS:
        made = (s.factories[civ] & own).bit_count()
        if civ != s.civ and made:
            add_crystals(s, civ, s.colours[seat], made, "factory", log)
    gain_cosmo(s, seat, len(s.acts) * cat.CARDS[ids.OVERTIME].amount, "overtime", log)
    round_bonus(s, seat, s.civ, BONUS[ids.FACTORY], log)


def offer_barrack(s: State, seat: Seat) -> list[Move]:
    found = houses(s, seat, s.civ, ids.BARRACK) if drill_counts(s, s.civ, len(s.acts), s.cosmo[seat]) else []
    return found + cards.claims(s, seat)


def build_barrack(s: State, move: Move, log: Log, seat: Seat) -> None:
    """T-7.14: each Barrack of the Civ brings a Warrior."""
    raise_house(s, seat, s.civ, ids.BARRACK, Hex(move.args[0]), log)
    add_warriors(s, s.civ, s.barracks[s.civ].bit_count(), "barrack", log)
    if s.acts:
        add_warriors(s, s.civ, cat.CARDS[ids.DRILL].amount, "drill", log)
    gain_cosmo(s, seat, len(s.acts) * cat.CARDS[ids.DRILL].amount, "drill", log)
    round_bonus(s, seat, s.civ, BONUS[ids.BARRACK], log)


# -- what an upgrade needs


def candidates(s: State, seat: Seat) -> tuple[Move, ...]:
    return (*moves.UPGRADE, *moves.CLAIM)


def _own_house(s: State, move: Move, seat: Seat) -> Facts | None:
    if move.verb != "upgrade":
        return None
    return missing(not s.houses[s.civ] & s.own(seat) & 1 << move.args[0], hex=NAMES[move.args[0]], civ=cat.CIVS[s.civ])


def upgrading(rule: str, kind: int) -> Conditions:
    """T-7.11, T-7.13: one of the player's Houses of the Civ, and a piece to put in its place."""
    return (Condition("own_house", rule, _own_house), pieces_left(rule, kind, "upgrade", acting))


def _overtime(s: State, move: Move, seat: Seat) -> Facts | None:
    useless = move.verb == "upgrade" and not overtime_counts(len(s.acts), s.cosmo[seat])
    return missing(useless, card=cat.CARDS[ids.OVERTIME].id)


def _drill(s: State, move: Move, seat: Seat) -> Facts | None:
    useless = move.verb == "upgrade" and not drill_counts(s, s.civ, len(s.acts), s.cosmo[seat])
    return missing(useless, card=cat.CARDS[ids.DRILL].id)


FACTORY = Decision(
    name="factory",
    rules=("T-7.11", "T-7.12"),
    moves=offer_factory,
    play=build_factory,
    public=True,
    facts=acting_civ,
    candidates=candidates,
    conditions=(*upgrading("T-7.11", ids.FACTORY), Condition("overtime", "T-10.26", _overtime), *CLAIM),
)
BARRACK = Decision(
    name="barrack",
    rules=("T-7.13", "T-7.14"),
    moves=offer_barrack,
    play=build_barrack,
    public=True,
    facts=acting_civ,
    candidates=candidates,
    conditions=(*upgrading("T-7.13", ids.BARRACK), Condition("drill", "T-10.27", _drill), *CLAIM),
)

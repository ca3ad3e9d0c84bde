"""Actions 4 and 5: a Pyramid in place of three buildings (T-7.15 to T-7.18)."""

from __future__ import annotations

from engine.game import Move, Seat
from engine.kernel.decisions import Arg, Condition, Decision, Facts
from engine.kernel.log import Log, emit
from engine.theocratia import catalogue as cat
from engine.theocratia import ids, moves
from engine.theocratia.codecs import HEX
from engine.theocratia.geometry import NAMES, NEAR, hexes_of
from engine.theocratia.ids import Civ, Hex
from engine.theocratia.rules import cards
from engine.theocratia.rules.conditions import CLAIM, missing
from engine.theocratia.rules.facts import acting_civ
from engine.theocratia.rules.map import remove, replace
from engine.theocratia.rules.tracks import worship
from engine.theocratia.rules.war import compensate, round_bonus
from engine.theocratia.state import State


def sites(s: State, civ: Civ, seat: Seat) -> int:
    """T-7.15: the seat's own Factories and Barracks of the Civ that stand in a group of three of its buildings."""
    upgraded = (s.factories[civ] | s.barracks[civ]) & s.own(seat)
    if not upgraded or pyramids_out(s, civ, seat):
        return 0
    group, found = s.common(civ), 0
    for hex_ in hexes_of(upgraded):
        if _has_group(group ^ 1 << hex_, hex_):
            found |= 1 << hex_
    return found


def pyramids_out(s: State, civ: Civ, seat: Seat) -> bool:
    """T-7.15: the seat or the Civ has built its two."""
    return len(s.used[seat]) == cat.PYRAMIDS_EACH or not s.left(ids.PYRAMID, civ)


def _has_group(others: int, site: Hex) -> bool:
    beside = NEAR[site] & others
    if beside.bit_count() != 1:
        return beside != 0
    return bool(NEAR[beside.bit_length() - 1] & others)


def pairs(s: State, civ: Civ, site: Hex) -> list[Move]:
    """The two other buildings: both beside the site, or one beside it and the other beside that one."""
    others = s.common(civ) ^ 1 << site
    beside = NEAR[site] & others
    found = set()
    for a in hexes_of(beside):
        for b in hexes_of((beside | NEAR[a] & others) & ~(1 << a)):
            found.add((min(a, b), max(a, b)))
    return [moves.CLEAR[pair] for pair in sorted(found)]


def offer_site(s: State, seat: Seat) -> list[Move]:
    return [moves.SITE[hex_] for hex_ in hexes_of(sites(s, s.civ, seat))] + cards.claims(s, seat)


def choose_site(s: State, move: Move, log: Log, seat: Seat) -> None:
    s.todo.append(("clear", seat, move.args[0]))


def offer_clear(s: State, seat: Seat, site: Hex) -> list[Move]:
    return pairs(s, s.civ, site) + cards.claims(s, seat)


def erect(s: State, move: Move, log: Log, seat: Seat, site: Hex) -> None:
    """T-7.16 to T-7.18: placed, pieces returned, Compensation, own Worship, Round Bonus; then a token is chosen."""
    civ = s.civ
    replace(s, civ, s.building_at(site)[1], ids.PYRAMID, site)
    emit(log, "pyramid_built", seat, civ=cat.CIVS[civ], hex=NAMES[site])
    losses: list[tuple[Seat, tuple[Civ, int]]] = []
    for hex_ in map(Hex, move.args):
        building, victim = s.building_at(hex_), s.owner_at(hex_)
        remove(s, civ, building[1], hex_)
        owner = victim if victim >= 0 else None
        emit(log, "made_room", seat, civ=cat.CIVS[civ], building=cat.KINDS[building[1]], hex=NAMES[hex_], owner=owner)
        losses.append((victim, building))
    for victim in s.order(seat)[1:]:
        for owner, building in losses:
            if owner == victim:
                compensate(s, victim, building, log)
    worship(s, seat, civ, 1, "pyramid", log)
    round_bonus(s, seat, civ, "bonus_pyramid", log)
    s.todo.append(("token", seat))


def _site(s: State, seat: Seat, site: Hex) -> Facts:
    return {"hex": NAMES[site]}


def _sites(s: State, seat: Seat) -> tuple[Move, ...]:
    return (*moves.SITE, *moves.CLAIM)


def _own_upgraded(s: State, move: Move, seat: Seat) -> Facts | None:
    upgraded = (s.factories[s.civ] | s.barracks[s.civ]) & s.own(seat)
    site = Hex(move.args[0])
    return missing(move.verb == "site" and not upgraded >> site & 1, hex=NAMES[site], civ=cat.CIVS[s.civ])


def _in_a_group(s: State, move: Move, seat: Seat) -> Facts | None:
    site = Hex(move.args[0])
    alone = move.verb == "site" and not _has_group(s.common(s.civ) & ~(1 << site), site)
    return missing(alone, hex=NAMES[site])


def _pyramids_left(s: State, move: Move, seat: Seat) -> Facts | None:
    return missing(move.verb == "site" and pyramids_out(s, s.civ, seat), civ=cat.CIVS[s.civ])


SITE = Decision(
    name="site",
    rules=("T-7.15",),
    moves=offer_site,
    play=choose_site,
    public=True,
    facts=acting_civ,
    candidates=_sites,
    conditions=(
        Condition("own_upgraded", "T-7.15", _own_upgraded),
        Condition("group", "T-7.15", _in_a_group),
        Condition("pyramids", "T-7.15", _pyramids_left),
        *CLAIM,
    ),
)


def _pairs(s: State, seat: Seat, site: Hex) -> tuple[Move, ...]:
    return (*moves.CLEAR.values(), *moves.CLAIM)


def _makes_a_group(s: State, move: Move, seat: Seat, site: Hex) -> Facts | None:
    """T-7.15: two other buildings of the Civ, one beside the site and the other beside either."""
    if move.verb != "clear":
        return None
    others = s.common(s.civ) & ~(1 << site)
    one, other = (1 << hex_ for hex_ in move.args)
    built = others & one and others & other
    near, chained = NEAR[site] & (one | other), NEAR[move.args[0]] & other
    return missing(not (built and (near == one | other or (near and chained))), hex=NAMES[site], civ=cat.CIVS[s.civ])


CLEARING = Decision(
    name="clear",
    rules=("T-7.15", "T-7.16"),
    moves=offer_clear,
    play=erect,
    public=True,
    facts=_site,
    args=(Arg("site", HEX),),
    candidates=_pairs,
    conditions=(Condition("three", "T-7.15", _makes_a_group), *CLAIM),
)

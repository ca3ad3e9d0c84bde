"""Action 3 and everything that builds like it: a piece on a free hex beside the Civ (T-7.9, T-7.10)."""

from __future__ import annotations

from engine.game import Move, Seat
from engine.kernel.decisions import Decision, Facts
from engine.kernel.log import Log, emit
from engine.theocratia import catalogue as cat
from engine.theocratia import ids, moves
from engine.theocratia.geometry import NAMES, hexes_of
from engine.theocratia.ids import Civ, Hex
from engine.theocratia.rules import cards
from engine.theocratia.rules.conditions import CLAIM, building, buildings
from engine.theocratia.rules.facts import acting_civ, takes_tile
from engine.theocratia.rules.map import build, far_hexes, lay_tile, tiles_for
from engine.theocratia.rules.war import round_bonus
from engine.theocratia.state import State

BONUS = ("bonus_expansion", "bonus_factory", "bonus_barrack")
"""The Round Bonus of each kind of building, however it comes to be built."""


def sites(s: State, seat: Seat, civ: Civ, hexes: int) -> list[Move]:
    """T-7.9: the seat's own colour as it is, any other ground under a tile it may lie on."""
    free, own = hexes & s.free(), s.own(seat)
    offers = []
    for hex_ in hexes_of(free):
        if own >> hex_ & 1:
            offers.append(moves.BUILD[hex_][moves.NO_TILE])
        else:
            offers += [moves.BUILD[hex_][tile] for tile in tiles_for(s, seat, hex_)]
    return offers


def place(s: State, seat: Seat, civ: Civ, kind: int, move: Move, log: Log) -> None:
    hex_, tile = Hex(move.args[0]), move.args[1]
    lay_tile(s, seat, hex_, tile, log)
    emit(log, "built", seat, civ=cat.CIVS[civ], building=cat.KINDS[kind], hex=NAMES[hex_])
    build(s, civ, kind, hex_, log)
    round_bonus(s, seat, civ, BONUS[kind], log)


def offer_expand(s: State, seat: Seat) -> list[Move]:
    return sites(s, seat, s.civ, reach(s)) + cards.claims(s, seat)


def expand(s: State, move: Move, log: Log, seat: Seat) -> None:
    place(s, seat, s.civ, ids.HOUSE, move, log)


def reach(s: State) -> int:
    """T-7.9, T-10.25: hexes beside the acting Civ, with Far Settlers those two steps away."""
    return far_hexes(s, s.civ) if s.acts else s.near[s.civ]


def _facts(s: State, seat: Seat) -> Facts:
    return {**acting_civ(s, seat), "tile": takes_tile(offer_expand(s, seat))}


def _candidates(s: State, seat: Seat) -> list[Move]:
    return [*buildings(offer_expand(s, seat)), *moves.CLAIM]


EXPAND = Decision(
    name="expand",
    rules=("T-7.9", "T-9.4"),
    moves=offer_expand,
    play=expand,
    public=True,
    facts=_facts,
    candidates=_candidates,
    conditions=(*building("T-7.9", reach), *CLAIM),
)

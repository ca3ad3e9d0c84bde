"""How a game begins (T-4)."""

from __future__ import annotations

from engine.chance import Stream
from engine.game import Move, Seat
from engine.kernel.decisions import Condition, Decision, Facts
from engine.kernel.log import Log, emit
from engine.theocratia import catalogue as cat
from engine.theocratia import ids, moves, names
from engine.theocratia.geometry import CRYSTALS as CRYSTAL_HEXES
from engine.theocratia.geometry import HOME, MONSTERS, NAMES
from engine.theocratia.ids import Civ
from engine.theocratia.rules.map import build, near_of
from engine.theocratia.state import CIVS, State


def set_up(s: State, seed: bytes) -> None:
    """T-4.1 to T-4.7: everything but the choice of Civs."""
    s.seed, s.round, s.turn = seed, 0, 0
    s.discard_only, s.colours = only_to_give_up(s), colours(s)
    s.seat_of = seat_of(s)
    s.near = [near_of(s, civ) for civ in ids.CIVS]
    s.crystals, s.monsters = CRYSTAL_HEXES, MONSTERS
    s.bag, s.tokens = [cat.DICE_PER_CIV] * CIVS, (1 << len(cat.TOKENS)) - 1
    s.priests, s.malus = [cat.TEMPLE_START] * (s.seats * CIVS), [0] * s.seats
    s.starts, s.levels, s.claimed = [True] * s.seats, [0] * s.seats, [0] * s.seats
    s.losses, s.used = [0] * s.seats, [()] * s.seats
    _shuffle(s)
    s.first = Seat(Stream(seed, "first player").below(s.seats))
    s.cosmo = [0] * s.seats
    for place, seat in enumerate(s.order(s.first)):
        s.cosmo[seat] = cat.START_COSMO[place]
    s.active = Seat(0)
    s.todo = [("round", None), *(("civ", seat) for seat in s.order(s.first))]


def only_to_give_up(s: State) -> bool:
    """T-10.6"""
    return s.options["power_cards"] == "discard_only"


def colours(s: State) -> tuple[int, ...]:
    """By seat."""
    return tuple(map(cat.COLOURS.index, names.colours(s.options, s.seats)))


def seat_of(s: State) -> tuple[Seat, ...]:
    """By ground, neutral ones and none at all included: who plays its colour, -1 for nobody."""
    seats = [s.colours.index(colour) if colour in s.colours else -1 for colour in range(len(cat.COLOURS))]
    return tuple(map(Seat, (*seats, -1, -1, -1)))


def _shuffle(s: State) -> None:
    """T-4.4, T-4.5"""
    s.development = list(cat.DEVELOPMENT)
    Stream(s.seed, "development").shuffle(s.development)
    bonuses = list(range(len(cat.ROUND_BONUSES)))
    Stream(s.seed, "round bonuses").shuffle(bonuses)
    s.bonuses = tuple(bonuses)
    s.deck = [card for card in range(len(cat.CARDS)) for _ in range(cat.CARD_COPIES)]
    Stream(s.seed, "deck").shuffle(s.deck)
    s.hands = [sorted(s.deck.pop() for _ in range(cat.START_CARDS)) for _ in range(s.seats)]


def choose_civ(s: State, move: Move, log: Log, seat: Seat) -> None:
    """T-4.9: a House on the home hex, its crystal to the Civ area; T-4.10: in a first game the Priest moves to 0."""
    civ = Civ(move.args[0])
    hex_ = HOME[civ][s.colours[seat]]
    first_game = s.options["first_game"] == "on"
    emit(log, "chose_civ", seat, civ=cat.CIVS[civ], hex=NAMES[hex_], priest=int(first_game))
    build(s, civ, ids.HOUSE, hex_, log)
    if first_game:
        s.priests[seat * CIVS + civ] = 0


def _candidates(s: State, seat: Seat) -> tuple[Move, ...]:
    return moves.CIV


def _nobody_has_it(s: State, move: Move, seat: Seat) -> Facts | None:
    (civ,) = move.args
    return {"civ": cat.CIVS[civ]} if s.houses[civ] else None


CHOOSING = Decision(
    name="civ",
    rules=("T-4.8", "T-4.9"),
    play=choose_civ,
    public=True,
    candidates=_candidates,
    conditions=(Condition("chosen", "T-4.8", _nobody_has_it),),
)

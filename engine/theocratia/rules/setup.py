"""How a game begins (T-4)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.chance import Stream
from engine.game import Move
from engine.theocratia import catalogue as cat
from engine.theocratia import ids, moves
from engine.theocratia.geometry import CRYSTALS as CRYSTAL_HEXES
from engine.theocratia.geometry import GROUND_MASKS, HOME, MONSTERS, NAMES, START_BUILDING
from engine.theocratia.log import Log, emit
from engine.theocratia.rules.map import build, near_of
from engine.theocratia.state import CIVS, CRYSTALS, State

IN_ORDER = "in_order"
"""The option: as many colours as seats, in seat order."""


def colours_of(seats: int, options: Mapping[str, str]) -> tuple[int, ...]:
    chosen = options["colours"]
    if chosen == IN_ORDER:
        return tuple(range(seats))
    return tuple(cat.COLOURS.index(colour) for colour in chosen.split("_"))


def set_up(colours: tuple[int, ...], seed: bytes, options: Mapping[str, str]) -> State:
    """T-4.1 to T-4.7: everything but the choice of Civs."""
    s = blank(colours, dict(options))
    s.seed = seed
    _lay_out_map(s)
    for civ, (kind, _) in enumerate(cat.START_BUILDINGS):
        s.area[civ * CRYSTALS + ids.GREEN] = cat.START_GREEN[kind]
        s.supply[civ] = cat.START_WARRIORS[kind]
    _shuffle(s)
    s.first = Stream(seed, "first player").below(s.seats)
    for place, seat in enumerate(s.order(s.first)):
        s.cosmo[seat] = cat.START_COSMO[place]
    s.todo = [("round", -1, -1)] + [("civ", seat, -1) for seat in s.order(s.first)]
    return s


def blank(colours: tuple[int, ...], options: dict[str, str]) -> State:
    """An empty table: pieces in stock, tracks at their beginning, nothing pending."""
    s = State()
    seats = len(colours)
    s.seats, s.options, s.colours = seats, options, colours
    s.discard_only = options["power_cards"] == "discard_only"
    s.seat_of = (*(colours.index(c) if c in colours else -1 for c in range(len(cat.COLOURS))), -1, -1, -1)
    s.seed, s.shuffles = b"", 0
    s.todo, s.offers, s.feasibility = [], [], None
    s.ground, s.start_tiles, s.level_tiles = list(GROUND_MASKS), 0, 0
    s.crystals = s.monsters = s.touched = 0
    s.houses, s.factories, s.barracks, s.pyramids = [0] * CIVS, [0] * CIVS, [0] * CIVS, [0] * CIVS
    s.near = [near_of(s, civ) for civ in range(CIVS)]
    s.area, s.supply = [0] * (CIVS * CRYSTALS), [0] * CIVS
    s.pages, s.page_crystals, s.page_warriors = [0] * CIVS, [0] * CIVS, [0] * CIVS
    s.table, s.rows, s.bag = [], [()] * CIVS, [cat.DICE_PER_CIV] * CIVS
    s.bonus_hue = s.bonus_holder = s.next_first = -1
    s.bonuses, s.development = (), []
    s.priests, s.cosmo, s.malus = [cat.TEMPLE_START] * (seats * CIVS), [0] * seats, [0] * seats
    s.hands, s.deck, s.discard = [[] for _ in range(seats)], [], []
    s.starts, s.levels, s.claimed, s.losses = (1 << seats) - 1, [0] * seats, [0] * seats, [0] * seats
    s.tokens, s.used = (1 << len(cat.TOKENS)) - 1, [()] * seats
    s.round = s.turn = s.first = s.active = 0
    s.hue = s.tint = s.civ = s.mode = -1
    s.drawn = s.face = s.twists = s.greens = 0
    s.vision = s.idle = False
    s.acts, s.paid = (), ()
    return s


def _lay_out_map(s: State) -> None:
    s.crystals, s.monsters = CRYSTAL_HEXES, MONSTERS
    for civ, (kind, hex_) in enumerate(START_BUILDING):
        build(s, civ, kind, hex_, None)
    s.touched = 0


def _shuffle(s: State) -> None:
    """T-4.4, T-4.5"""
    s.development = list(range(CIVS))
    Stream(s.seed, "development").shuffle(s.development)
    bonuses = list(range(len(cat.ROUND_BONUSES)))
    Stream(s.seed, "round bonuses").shuffle(bonuses)
    s.bonuses = tuple(bonuses)
    s.deck = [card for card in range(len(cat.CARDS)) for _ in range(cat.CARD_COPIES)]
    Stream(s.seed, "deck").shuffle(s.deck)
    s.hands = [sorted(s.deck.pop() for _ in range(cat.START_CARDS)) for _ in range(s.seats)]


def offer_civ(s: State) -> list[Move]:
    """T-4.8: a Civ nobody has chosen."""
    taken = s.houses
    return [moves.CIV[civ] for civ in range(CIVS) if not taken[civ]]


def choose_civ(s: State, seat: int, arg: int, move: Move, log: Log) -> None:
    """T-4.9: a House on the home hex, its crystal to the Civ area; T-4.10: in a first game the Priest moves to 0."""
    civ = move.args[0]
    hex_ = HOME[civ][s.colours[seat]]
    emit(log, "chose_civ", seat, civ=cat.CIVS[civ], hex=NAMES[hex_])
    build(s, civ, ids.HOUSE, hex_, log)
    if s.options["first_game"] == "on":
        s.priests[seat * CIVS + civ] = 0

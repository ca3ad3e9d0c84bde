"""Pyramid tokens: one is chosen, takes effect and is used up (T-11)."""

from __future__ import annotations

from collections.abc import Callable

from engine.game import Move, Seat
from engine.kernel.decisions import Condition, Decision, Facts
from engine.kernel.log import Log, emit
from engine.theocratia import catalogue as cat
from engine.theocratia import ids, moves
from engine.theocratia.ids import Civ, Hex
from engine.theocratia.rules import cards, expand, upgrade
from engine.theocratia.rules.conditions import CLAIM, Conditions, building, buildings, pieces_left
from engine.theocratia.rules.facts import acting, acting_civ, takes_tile
from engine.theocratia.rules.map import far_hexes
from engine.theocratia.rules.tracks import add_crystals, add_warriors, draw_cards, gain_cosmo, malus, worship
from engine.theocratia.rules.war import round_bonus
from engine.theocratia.state import State

TARGET_STEPS = {
    ids.TOKEN_WORSHIP: "token_worship",
    ids.TOKEN_HOUSE: "token_house",
    ids.TOKEN_FACTORY: "token_factory",
    ids.TOKEN_NEW_FACTORY: "token_new_factory",
    ids.TOKEN_BARRACK: "token_barrack",
    ids.TOKEN_NEW_BARRACK: "token_new_barrack",
}


def choose_token(s: State, move: Move, log: Log, seat: Seat) -> None:
    token = move.args[0]
    s.tokens ^= 1 << token
    s.used[seat] += (token,)
    emit(log, "token", seat, token=cat.TOKENS[token].id)
    if token in TARGET_STEPS:
        s.todo.append((TARGET_STEPS[token], seat))
    else:
        _AT_ONCE[token](s, seat, cat.TOKENS[token].amount, log)


def _every_civ(s: State, seat: Seat, amount: int, log: Log) -> None:
    for civ in ids.CIVS:
        add_crystals(s, civ, s.colours[seat], amount, "token", log)


def _cosmo(s: State, seat: Seat, amount: int, log: Log) -> None:
    gain_cosmo(s, seat, amount, "token", log)


def _cards(s: State, seat: Seat, amount: int, log: Log) -> None:
    draw_cards(s, seat, amount, "token", log)


def _malus_back(s: State, seat: Seat, amount: int, log: Log) -> None:
    malus(s, seat, -amount, "token", log)


_AT_ONCE: dict[int, Callable[[State, Seat, int, Log], None]] = {
    ids.TOKEN_CARDS: _cards,
    ids.TOKEN_COSMO: _cosmo,
    ids.TOKEN_MALUS: _malus_back,
    ids.TOKEN_CRYSTALS: _every_civ,
}


# -- tokens with a target; those that build may be declined


def bless(s: State, move: Move, log: Log, seat: Seat) -> None:
    worship(s, seat, Civ(move.args[0]), cat.TOKENS[ids.TOKEN_WORSHIP].amount, "token", log)


def _or_decline(s: State, seat: Seat, targets: list[Move], asked: bool) -> list[Move]:
    """T-11.2: the player may decline; where nothing could be done, that happens by itself."""
    return [*targets, moves.DECLINE, *cards.claims(s, seat)] if asked else [moves.DECLINE]


def _sites(s: State, seat: Seat, kind: int, hexes: int) -> tuple[list[Move], bool]:
    """Where a piece can be built on these hexes, and whether it can or could after a claim."""
    hexes &= s.free()
    if not hexes or not s.left(kind, s.civ):
        return [], False
    found = expand.sites(s, seat, s.civ, hexes)
    return found, bool(found or cards.claims(s, seat))


def offer_house(s: State, seat: Seat) -> list[Move]:
    """T-11.7: as Expand. Whoever holds a card is asked where Far Settlers could reach further, held or not."""
    if s.acts:
        return expand.offer_expand(s, seat)
    near, asked = _sites(s, seat, ids.HOUSE, s.near[s.civ])
    if settlers_may_reach(s, seat):
        asked = True
        if ids.FAR_SETTLERS in s.hands[seat]:
            near.append(moves.PLAY[ids.FAR_SETTLERS])
    return _or_decline(s, seat, near, asked)


def settlers_may_reach(s: State, seat: Seat) -> bool:
    """Whether a hidden card could matter to a House by token."""
    if s.acts or s.discard_only or not s.hands[seat]:
        return False
    return _sites(s, seat, ids.HOUSE, far_hexes(s, s.civ))[1]


def build_house(s: State, move: Move, log: Log, seat: Seat) -> None:
    if move.verb == "play":
        cards.discard_for(s, seat, move.args[0], log)
        s.acts = (ids.FAR_SETTLERS,)
        s.todo.append(("token_house", seat))
    else:
        _build(s, seat, ids.HOUSE, move, log)


def _build(s: State, seat: Seat, kind: int, move: Move, log: Log) -> None:
    if move == moves.DECLINE:
        emit(log, "declined", seat)
    else:
        expand.place(s, seat, s.civ, kind, move, log)


def _house_is_public(s: State, seat: Seat) -> bool:
    return not settlers_may_reach(s, seat)


def _house_without_cards(s: State, seat: Seat) -> list[Move]:
    """Claims, too, which would be useless to an empty hand."""
    return [move for move in offer_house(s, seat) if move.verb != "play"]


def _house_facts(s: State, seat: Seat) -> Facts:
    """And whether it takes Far Settlers to build at all."""
    near = _sites(s, seat, ids.HOUSE, s.near[s.civ])[1]
    return {**_building_facts(offer_house)(s, seat), "settlers": int(not near and settlers_may_reach(s, seat))}


def _building_facts(offer: Callable[[State, Seat], list[Move]]) -> Callable[[State, Seat], Facts]:
    return lambda s, seat: {**acting_civ(s, seat), "tile": takes_tile(offer(s, seat))}


# -- what a token needs; where nothing could be done, declining is the one candidate beside the hexes


def _tokens(s: State, seat: Seat) -> tuple[Move, ...]:
    return (*moves.TOKEN, *moves.CLAIM)


def _is_left(s: State, move: Move, seat: Seat) -> Facts | None:
    if move.verb != "token" or s.tokens >> move.args[0] & 1:
        return None
    return {"token": cat.TOKENS[move.args[0]].id}


def _blessings(s: State, seat: Seat) -> tuple[Move, ...]:
    return (*moves.WORSHIP, *moves.CLAIM)


def _building(offer: Callable[[State, Seat], list[Move]]) -> Callable[[State, Seat], list[Move]]:
    def candidates(s: State, seat: Seat) -> list[Move]:
        offers = offer(s, seat)
        return [*buildings(offers), *(move for move in offers if move.verb != "build")]

    return candidates


def _piece(kind: int) -> Conditions:
    rule = "T-11.7" if kind == ids.HOUSE else "T-11.8"
    return (*building(rule, expand.reach), pieces_left(rule, kind, "build", acting))


def _placing(name: str, kind: int) -> Decision[State]:
    """T-11.8: a new Factory or Barrack beside the Civ."""

    def offer(s: State, seat: Seat) -> list[Move]:
        return _or_decline(s, seat, *_sites(s, seat, kind, s.near[s.civ]))

    def play(s: State, move: Move, log: Log, seat: Seat) -> None:
        _build(s, seat, kind, move, log)

    return Decision(
        name=name,
        rules=("T-11.8", "T-11.2"),
        moves=offer,
        candidates=_building(offer),
        conditions=_piece(kind),
        play=play,
        public=True,
        facts=_building_facts(offer),
    )


def _raising(name: str, kind: int, produce: Callable[[State, Seat, Log], None]) -> Decision[State]:
    """T-11.9: a House becomes a Factory or Barrack, which alone produces."""

    def offer(s: State, seat: Seat) -> list[Move]:
        houses = upgrade.houses(s, seat, s.civ, kind)
        return _or_decline(s, seat, houses, bool(houses))

    def candidates(s: State, seat: Seat) -> list[Move]:
        return [*moves.UPGRADE, *(move for move in offer(s, seat) if move.verb != "upgrade")]

    def play(s: State, move: Move, log: Log, seat: Seat) -> None:
        if move == moves.DECLINE:
            emit(log, "declined", seat)
            return
        upgrade.raise_house(s, seat, s.civ, kind, Hex(move.args[0]), log)
        produce(s, seat, log)
        round_bonus(s, seat, s.civ, expand.BONUS[kind], log)

    return Decision(
        name=name,
        rules=("T-11.9", "T-11.2"),
        moves=offer,
        candidates=candidates,
        conditions=upgrade.upgrading("T-11.9", kind),
        play=play,
        public=True,
        facts=acting_civ,
    )


def _crystal(s: State, seat: Seat, log: Log) -> None:
    """T-11.9: of the seat's colour, whatever the ground."""
    add_crystals(s, s.civ, s.colours[seat], cat.TOKENS[ids.TOKEN_NEW_FACTORY].amount, "token", log)


def _warrior(s: State, seat: Seat, log: Log) -> None:
    """T-11.9"""
    add_warriors(s, s.civ, cat.TOKENS[ids.TOKEN_NEW_BARRACK].amount, "token", log)


DECISIONS = (
    Decision(
        name="token",
        rules=("T-11.1", "T-11.2"),
        candidates=_tokens,
        conditions=(Condition("token_left", "T-11.1", _is_left), *CLAIM),
        play=choose_token,
        public=True,
        facts=acting_civ,
    ),
    Decision(
        name="token_worship",
        rules=("T-11.6",),
        candidates=_blessings,
        conditions=CLAIM,
        play=bless,
        public=True,
        facts=acting_civ,
    ),
    Decision(
        name="token_house",
        rules=("T-11.7", "T-11.2"),
        moves=offer_house,
        candidates=_building(offer_house),
        conditions=_piece(ids.HOUSE),
        play=build_house,
        public=_house_is_public,
        open=_house_without_cards,
        facts=_house_facts,
    ),
    _placing("token_factory", ids.FACTORY),
    _raising("token_new_factory", ids.FACTORY, _crystal),
    _placing("token_barrack", ids.BARRACK),
    _raising("token_new_barrack", ids.BARRACK, _warrior),
)

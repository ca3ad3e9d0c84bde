"""What moves need that several decisions offer: cards, Conversion tiles, and places to build."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Concatenate

from engine.game import Move, Seat
from engine.kernel.decisions import Condition, Facts
from engine.theocratia import catalogue as cat
from engine.theocratia import ids, moves
from engine.theocratia.geometry import NAMES
from engine.theocratia.ids import Hex
from engine.theocratia.rules import cards
from engine.theocratia.rules.map import tiles_for
from engine.theocratia.state import State

Conditions = tuple[Condition[State], ...]


def missing(is_missing: bool, **facts: int | str) -> Facts | None:
    return facts if is_missing else None


# -- Power cards


def card_of(move: Move) -> int | None:
    """The Power card that a move plays or gives up."""
    if move.verb == "play":
        return move.args[0]
    return move.args[1] if move.verb in ("recolour", "ignore") else None


def _in_hand(s: State, move: Move, seat: Seat, *about: int) -> Facts | None:
    card = card_of(move)
    return None if card is None or card in s.hands[seat] else {"card": cat.CARDS[card].id}


def _has_effects(s: State, move: Move, seat: Seat, *about: int) -> Facts | None:
    return missing(move.verb == "play" and s.discard_only)


def _changes_something(s: State, move: Move, seat: Seat, *about: int) -> Facts | None:
    if move.verb != "play" or move.args[0] not in cards.OFFERS or cards.OFFERS[move.args[0]](s, seat):
        return None
    return {"card": cat.CARDS[move.args[0]].id}


def _changes_this(s: State, move: Move, seat: Seat, *about: int) -> Facts | None:
    """Where another target of the card would do; which tiles Revelation can take, its own condition says."""
    if move.verb != "play" or move.args[0] not in BY_CIV:
        return None
    offers = cards.OFFERS[move.args[0]](s, seat)
    if not offers or move in offers:
        return None
    return {"card": cat.CARDS[move.args[0]].id, "civs": tuple(cat.CIVS[civ] for civ in move.args[1:])}


IN_HAND = Condition("hand", "T-10.1", _in_hand)
HAS_EFFECTS = Condition("effects", "T-10.6", _has_effects)
PLAY: Conditions = (
    IN_HAND,
    HAS_EFFECTS,
    Condition("effect", "T-10.5", _changes_something),
    Condition("effect_there", "T-10.5", _changes_this),
)
"""A card for any time."""
_FOR_A_CIV = (ids.FERTILE_SEASON, ids.CALL_TO_ARMS, ids.PURIFICATION, ids.MARTYRS, ids.ASCENSION)
BY_CIV = (*_FOR_A_CIV, ids.SCATTERED_GEMS, ids.OMEN)
"""The cards that name what they are played for."""
FREE_PLAYS = (
    *(moves.PLAY[card] for card in (ids.STARDUST, ids.ABSOLUTION, ids.WHISPERED_PRAYER)),
    *(move for card in _FOR_A_CIV for move in moves.PLAY_CIV[card]),
    *moves.PLAY_PAIR[ids.SCATTERED_GEMS].values(),
    *(move for (one, other), move in moves.PLAY_PAIR[ids.OMEN].items() if other == one + 1),
    *moves.PLAY_TILE,
)


# -- Conversion tiles


def _unlocked(s: State, move: Move, seat: Seat, *about: int) -> Facts | None:
    level = _level(move)
    return None if level is None or s.unlocked(seat) >> level & 1 else {"level": cat.TILE_LEVELS[level]}


def _level(move: Move) -> int | None:
    """The Conversion tile that a move takes, claimed or revealed."""
    if move.verb == "claim":
        return move.args[0]
    return move.args[1] if move.verb == "play" and move.args[0] == ids.REVELATION else None


def _paid_for(s: State, move: Move, seat: Seat, *about: int) -> Facts | None:
    return missing(move.verb == "claim" and s.cosmo[seat] < cat.TILE_COST, cosmo=cat.TILE_COST, has=s.cosmo[seat])


CLAIM: Conditions = (Condition("unlocked", "T-9.1", _unlocked), Condition("tile_cosmo", "T-9.2", _paid_for))


# -- places to build, and the tile laid there

Hexes = Callable[Concatenate[State, ...], int]


def building(rule: str, hexes: Hexes) -> Conditions:
    """What a piece needs on these hexes (T-7.9)."""

    def beside(s: State, move: Move, seat: Seat, *about: int) -> Facts | None:
        return missing(move.verb == "build" and not hexes(s) >> move.args[0] & 1, hex=NAMES[_hex(move)])

    return (Condition("beside", rule, beside), *_BUILD)


def _hex(move: Move) -> Hex:
    return Hex(move.args[0] if move.args else 0)


def _is_free(s: State, move: Move, seat: Seat, *about: int) -> Facts | None:
    return missing(move.verb == "build" and not s.free() >> _hex(move) & 1, hex=NAMES[_hex(move)])


def _own_or_tile(s: State, move: Move, seat: Seat, *about: int) -> Facts | None:
    bare = move.verb == "build" and move.args[1] == moves.NO_TILE
    return missing(bare and not s.own(seat) >> _hex(move) & 1, hex=NAMES[_hex(move)])


def _tile_is_needed(s: State, move: Move, seat: Seat, *about: int) -> Facts | None:
    tile = move.verb == "build" and move.args[1] != moves.NO_TILE
    return missing(tile and bool(s.own(seat) >> _hex(move) & 1), hex=NAMES[_hex(move)])


def _tile_fits(s: State, move: Move, seat: Seat, *about: int) -> Facts | None:
    tile = move.args[1] if move.verb in ("build", "convert") else moves.NO_TILE
    return missing(tile != moves.NO_TILE and tile not in tiles_for(s, seat, _hex(move)), hex=NAMES[_hex(move)])


TILE_FITS = Condition("tile", "T-9.4", _tile_fits)
_BUILD: Conditions = (
    Condition("free", "T-7.9", _is_free),
    Condition("own_ground", "T-7.9", _own_or_tile),
    Condition("needless_tile", "T-7.9", _tile_is_needed),
    TILE_FITS,
)
BUILDINGS = tuple(move for tiles in moves.BUILD for move in tiles)


def pieces_left(rule: str, kind: int, verb: str, civ: Callable[[State], int]) -> Condition[State]:
    """The Civ has a piece of this kind left."""

    def left(s: State, move: Move, seat: Seat, *about: int) -> Facts | None:
        out = s.pieces(kind)[civ(s)].bit_count() == cat.PIECES[kind]
        return missing(move.verb == verb and out, civ=cat.CIVS[civ(s)], building=cat.KINDS[kind])

    return Condition("pieces", rule, left)


# -- a complete move


def completing(
    offer: Callable[Concatenate[State, Seat, ...], Iterable[Move]], *conditions: Condition[State]
) -> Conditions:
    """These conditions, and that a complete move remains (T-6.2): asked only where all of them are met."""

    def completes(s: State, move: Move, seat: Seat, *about: int) -> Facts | None:
        if any(condition.missing(s, move, seat, *about) is not None for condition in conditions):
            return None
        return missing(move not in offer(s, seat, *about))

    return (*conditions, Condition("complete", "T-6.2", completes))

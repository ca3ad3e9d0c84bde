"""What moves need that several decisions offer: cards, Conversion tiles, and places to build."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Concatenate

from engine.game import Move, Seat
from engine.kernel.decisions import Condition, Facts
from engine.theocratia import catalogue as cat
from engine.theocratia import ids, moves
from engine.theocratia.geometry import NAMES
from engine.theocratia.ids import Civ, Hex
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


def without_cards(offers: Callable[[State, Seat], list[Move]]) -> Callable[[State, Seat], list[Move]]:
    """What an empty hand is offered: with any hand that is legal too, and can be completed without a card."""

    def offered(s: State, seat: Seat) -> list[Move]:
        bare = s.copy()
        bare.hands[seat] = []
        return offers(bare, seat)

    return offered


def _held(s: State, move: Move, seat: Seat) -> bool:
    """Of a card that is not held nothing is told but that."""
    return card_of(move) in s.hands[seat]


def _in_hand(s: State, move: Move, seat: Seat, *about: int) -> Facts | None:
    """One reason for all of them."""
    return missing(card_of(move) is not None and not _held(s, move, seat), cards=len(s.hands[seat]))


def _has_effects(s: State, move: Move, seat: Seat, *about: int) -> Facts | None:
    return missing(move.verb == "play" and s.discard_only)


def _in_the_last_round(s: State, move: Move, seat: Seat, *about: int) -> Facts | None:
    early = _would_play(s, move, seat, ids.ASCENSION) and s.round < cat.ROUNDS[s.seats]
    return missing(early, card=cat.CARDS[ids.ASCENSION].id)


def _after_no_idling(s: State, move: Move, seat: Seat, *about: int) -> Facts | None:
    return missing(_would_play(s, move, seat, ids.WHISPERED_PRAYER) and s.idle, card=cat.CARDS[ids.WHISPERED_PRAYER].id)


def _would_play(s: State, move: Move, seat: Seat, card: int) -> bool:
    """Whether a move plays this card, which is held."""
    return move.verb == "play" and move.args[0] == card and _held(s, move, seat)


def _changes_something(s: State, move: Move, seat: Seat, *about: int) -> Facts | None:
    """Which tiles Revelation can take, and what bars a card that would change something, other conditions say."""
    card = move.args[0] if move.verb == "play" and _held(s, move, seat) else None
    if card is None or card == ids.REVELATION or card not in cards.OFFERS or cards.OFFERS[card](s, seat):
        return None
    barred = any(one.missing(s, move, seat) is not None for one in _BARS)
    return missing(not barred, card=cat.CARDS[card].id)


def _changes_this(s: State, move: Move, seat: Seat, *about: int) -> Facts | None:
    """Where another target of the card would do."""
    if move.verb != "play" or move.args[0] not in BY_CIV or not _held(s, move, seat):
        return None
    offers = cards.OFFERS[move.args[0]](s, seat)
    if not offers or move in offers:
        return None
    return {"card": cat.CARDS[move.args[0]].id, "civs": tuple(cat.CIVS[civ] for civ in move.args[1:])}


IN_HAND = Condition("hand", "T-10.1", _in_hand)
HAS_EFFECTS = Condition("effects", "T-10.6", _has_effects)
_BARS = (Condition("last_round", "T-10.18", _in_the_last_round), Condition("idled", "T-10.9", _after_no_idling))
_FOR_A_CIV = (ids.FERTILE_SEASON, ids.CALL_TO_ARMS, ids.PURIFICATION, ids.MARTYRS, ids.ASCENSION)
BY_CIV = (*_FOR_A_CIV, ids.SCATTERED_GEMS, ids.OMEN)
"""The cards that name what they are played for."""
_PLAYS = (
    *(moves.PLAY[card] for card in (ids.STARDUST, ids.ABSOLUTION, ids.WHISPERED_PRAYER)),
    *(move for card in _FOR_A_CIV for move in moves.PLAY_CIV[card]),
    *moves.PLAY_PAIR[ids.SCATTERED_GEMS].values(),
    *(move for (one, other), move in moves.PLAY_PAIR[ids.OMEN].items() if other == one + 1),
    *moves.PLAY_TILE,
    *(moves.PLAY[card] for card in (ids.TWIST_OF_FATE, ids.CLEAR_VISION)),
    *(moves.PLAY[card] for card in cards.MODE_OF if card != ids.LANTERNS),
    *moves.PLAY_LANTERNS[1:],
)


def plays(s: State, seat: Seat) -> list[Move]:
    """All that could be played at some time, what is held first."""
    return sorted(_PLAYS, key=lambda move: not _held(s, move, seat))


# -- when a card is played

Now = Callable[[State, int], bool]
"""Whether a card is played at this decision."""
_MOMENTS = dict.fromkeys(cards.OFFERS, "at_any_time") | {
    ids.WHISPERED_PRAYER: "at_the_end",
    ids.TWIST_OF_FATE: "on_a_number",
    ids.CLEAR_VISION: "on_a_six",
}
_MOMENTS |= {card: f"with_{moves.MODES[mode]}" for card, mode in cards.MODE_OF.items()}
_RULES = {"at_any_time": "T-10.4", "at_the_end": "T-10.9", "on_a_number": "T-10.19", "on_a_six": "T-10.20"}


def playing(now: Now) -> Conditions:
    """A card that is held and played at this decision, and changes something."""

    def at(rule: str) -> Condition[State]:
        def moment(s: State, move: Move, seat: Seat, *about: int) -> Facts | None:
            if move.verb != "play" or not _held(s, move, seat) or now(s, move.args[0]):
                return None
            told = _MOMENTS[move.args[0]]
            return missing(_RULES.get(told, "T-10.7") == rule, card=cat.CARDS[move.args[0]].id, moment=told)

        return Condition("moment", rule, moment)

    def in_time(condition: Condition[State]) -> Condition[State]:
        """Asked only of cards for this decision."""

        def lacking(s: State, move: Move, seat: Seat, *about: int) -> Facts | None:
            late = move.verb == "play" and not now(s, move.args[0])
            return None if late else condition.missing(s, move, seat, *about)

        return replace(condition, missing=lacking)

    effect = Condition("effect", "T-10.5", _changes_something)
    effect_there = Condition("effect_there", "T-10.5", _changes_this)
    moments = (at(rule) for rule in (*_RULES.values(), "T-10.7"))
    return (HAS_EFFECTS, IN_HAND, *moments, *map(in_time, (*_BARS, effect, effect_there)))


# -- Conversion tiles


def _unlocked(s: State, move: Move, seat: Seat, *about: int) -> Facts | None:
    """Of the Conversion tile that a move takes, claimed or revealed."""
    if move.verb != "claim" and not _would_play(s, move, seat, ids.REVELATION):
        return None
    level = move.args[-1]
    return missing(not s.unlocked(seat) >> level & 1, level=cat.TILE_LEVELS[level])


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
_BUILDINGS = tuple(move for tiles in moves.BUILD for move in tiles)


def buildings(offers: Iterable[Move]) -> list[Move]:
    """Those of these moves that build, and what could be built elsewhere."""
    return elsewhere(_BUILDINGS, offers, "build")


def elsewhere(candidates: Iterable[Move], offers: Iterable[Move], verb: str) -> list[Move]:
    """Candidates on other hexes than those of the offers with this verb, and these: a hex that one tile fits, or that
    needs none, lacks nothing.
    """
    offered = {move for move in offers if move.verb == verb}
    taken = {move.args[0] for move in offered}
    return [move for move in candidates if move in offered or move.args[0] not in taken]


def pieces_left(rule: str, kind: int, verb: str, civ: Callable[[State], Civ]) -> Condition[State]:
    """The Civ has a piece of this kind left."""

    def left(s: State, move: Move, seat: Seat, *about: int) -> Facts | None:
        return missing(move.verb == verb and not s.left(kind, civ(s)), civ=cat.CIVS[civ(s)], building=cat.KINDS[kind])

    return Condition("pieces", rule, left)

"""Power cards for the beginning and the end of a turn, and Conversion tiles claimed beside any step (T-9, T-10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from engine.game import Move, Seat
from engine.kernel.decisions import Entry
from engine.kernel.log import Log, emit
from engine.kernel.sets import members
from engine.theocratia import catalogue as cat
from engine.theocratia import ids, moves
from engine.theocratia.ids import Civ
from engine.theocratia.rules.tracks import add_crystals, add_warriors, gain_cosmo, give_up, malus, pay_cosmo, worship
from engine.theocratia.state import CIVS, CRYSTALS, State

Possible = Callable[[State], bool]
"""Whether a complete move remains."""
ALL_CIVS = ids.CIVS
MODE_OF = {
    ids.AMBUSH: moves.WAR,
    ids.TRIUMPH: moves.WAR,
    ids.JOYFUL_CROWD: moves.HOLIDAY,
    ids.LANTERNS: moves.HOLIDAY,
    ids.FAR_SETTLERS: moves.EXPAND,
    ids.OVERTIME: moves.FACTORY,
    ids.DRILL: moves.BARRACK,
}
"""What the cards are declared with that go with an action or a Holiday (T-10.7)."""


# -- Conversion tiles


def claims(s: State, seat: Seat, possible: Possible | None = None) -> list[Move]:
    """T-9.2: unlocked tiles the seat can pay for, where a complete move remains; all do the same to a move."""
    if s.cosmo[seat] < cat.TILE_COST:
        return []
    offers = [moves.CLAIM[level] for level in members(s.unlocked(seat))]
    if offers and possible and not possible(_after(s, offers[0])):
        return []
    return offers


def _take_tile(s: State, seat: Seat, level: int) -> None:
    s.claimed[seat] |= 1 << level
    s.levels[seat] += 1
    s.feasibility = None


def _give_tile(s: State, seat: Seat, level: int, why: str, log: Log) -> None:
    """A tile that costs nothing."""
    _take_tile(s, seat, level)
    emit(log, "got_tile", seat, level=cat.TILE_LEVELS[level], why=why)


def compensate_tile(s: State, seat: Seat, log: Log) -> None:
    """T-9.5: the highest level whose tile is still in its place, unlocked or not."""
    for level in reversed(range(len(cat.TILE_LEVELS))):
        if not s.claimed[seat] >> level & 1:
            _give_tile(s, seat, level, "compensation", log)
            return


def play_beside(s: State, move: Move, log: Log, entry: Entry) -> bool:
    """Carry out a claim or a card for any time, after which the same step is pending; False if it is neither."""
    seat = entry[1]
    if move.verb == "claim":
        (level,) = move.args
        pay_cosmo(s, seat, cat.TILE_COST, "level", log)
        _take_tile(s, seat, level)
        emit(log, "claimed", seat, level=cat.TILE_LEVELS[level])
    elif move.verb == "play" and move.args[0] in EFFECTS:
        card, *targets = move.args
        discard_for(s, seat, card, log)
        EFFECTS[card](s, seat, targets, log)
        s.feasibility = None
    else:
        return False
    return True


def _after(s: State, move: Move) -> State:
    trial = s.copy()
    trial.feasibility = None
    play_beside(trial, move, None, s.todo[-1])
    return trial


# -- cards for any time


def plays(s: State, seat: Seat, possible: Possible | None = None) -> list[Move]:
    """T-10.4, T-10.5: each card that would change something, with its targets, where a complete move remains.

    Only Purification can take away what a move without cards needs, so only it is tried.
    """
    if s.discard_only:
        return []
    offers: list[Move] = []
    for card in sorted(set(s.hands[seat])):
        if card not in OFFERS:
            continue
        found = OFFERS[card](s, seat)
        if possible and card == ids.PURIFICATION:
            found = [move for move in found if possible(_after(s, move))]
        offers += found
    return offers


def discard_for(s: State, seat: Seat, card: int, log: Log) -> None:
    give_up(s, seat, card)
    emit(log, "played", seat, card=cat.CARDS[card].id)


def _amount(card: int) -> int:
    return cat.CARDS[card].amount


def _stardust_offers(s: State, seat: Seat) -> list[Move]:
    return [moves.PLAY[ids.STARDUST]] if s.cosmo[seat] < cat.TEMPLE_TOP else []


def _stardust(s: State, seat: Seat, args: Sequence[int], log: Log) -> None:
    gain_cosmo(s, seat, _amount(ids.STARDUST), "stardust", log)


def _absolution_offers(s: State, seat: Seat) -> list[Move]:
    return [moves.PLAY[ids.ABSOLUTION]] if s.malus[seat] else []


def _absolution(s: State, seat: Seat, args: Sequence[int], log: Log) -> None:
    malus(s, seat, -_amount(ids.ABSOLUTION), "absolution", log)


def _fertile_offers(s: State, seat: Seat) -> list[Move]:
    return list(moves.PLAY_CIV[ids.FERTILE_SEASON])


def _fertile(s: State, seat: Seat, args: Sequence[int], log: Log) -> None:
    add_crystals(s, Civ(args[0]), ids.GREEN, _amount(ids.FERTILE_SEASON), "fertile_season", log)


def _gems_offers(s: State, seat: Seat) -> list[Move]:
    return list(moves.PLAY_PAIR[ids.SCATTERED_GEMS].values())


def _gems(s: State, seat: Seat, args: Sequence[int], log: Log) -> None:
    for civ in map(Civ, args):
        add_crystals(s, civ, s.colours[seat], _amount(ids.SCATTERED_GEMS), "scattered_gems", log)


def _arms_offers(s: State, seat: Seat) -> list[Move]:
    return [moves.PLAY_CIV[ids.CALL_TO_ARMS][civ] for civ in ALL_CIVS if s.available(civ)]


def _arms(s: State, seat: Seat, args: Sequence[int], log: Log) -> None:
    add_warriors(s, Civ(args[0]), _amount(ids.CALL_TO_ARMS), "call_to_arms", log)


def _purification_offers(s: State, seat: Seat) -> list[Move]:
    return [moves.PLAY_CIV[ids.PURIFICATION][civ] for civ in ALL_CIVS if s.area[civ * CRYSTALS + ids.BLACK]]


def _purification(s: State, seat: Seat, args: Sequence[int], log: Log) -> None:
    at = args[0] * CRYSTALS + ids.BLACK
    removed = min(_amount(ids.PURIFICATION), s.area[at])
    s.area[at] -= removed
    emit(log, "purified", seat, civ=cat.CIVS[args[0]], amount=removed)


def _revelation_offers(s: State, seat: Seat) -> list[Move]:
    return [moves.PLAY_TILE[level] for level in members(s.unlocked(seat))]


def _revelation(s: State, seat: Seat, args: Sequence[int], log: Log) -> None:
    _give_tile(s, seat, args[0], "revelation", log)


def _martyrs_offers(s: State, seat: Seat) -> list[Move]:
    short = s.cosmo[seat] < cat.TEMPLE_TOP
    return [
        moves.PLAY_CIV[ids.MARTYRS][civ]
        for civ in members(s.losses[seat])
        if short or s.priests[seat * CIVS + civ] < cat.TEMPLE_TOP
    ]


def _martyrs(s: State, seat: Seat, args: Sequence[int], log: Log) -> None:
    worship(s, seat, Civ(args[0]), _amount(ids.MARTYRS), "martyrs", log)
    gain_cosmo(s, seat, _amount(ids.MARTYRS), "martyrs", log)


def _omen_offers(s: State, seat: Seat) -> list[Move]:
    return [
        moves.PLAY_PAIR[ids.OMEN][a, b]
        for a, b in combinations(ALL_CIVS, 2)
        if b == a + 1 and s.development[a] != s.development[b]
    ]


def _omen(s: State, seat: Seat, args: Sequence[int], log: Log) -> None:
    a, b = args
    s.development[a], s.development[b] = s.development[b], s.development[a]
    emit(log, "swapped", seat, civ=cat.CIVS[a], other_civ=cat.CIVS[b])


def _ascension_offers(s: State, seat: Seat) -> list[Move]:
    if s.round < cat.ROUNDS[s.seats]:
        return []
    below = (civ for civ in ALL_CIVS if s.priests[seat * CIVS + civ] < cat.TEMPLE_TOP)
    return [moves.PLAY_CIV[ids.ASCENSION][civ] for civ in below]


def _ascension(s: State, seat: Seat, args: Sequence[int], log: Log) -> None:
    worship(s, seat, Civ(args[0]), _amount(ids.ASCENSION), "ascension", log)


def _prayer_offers(s: State, seat: Seat) -> list[Move]:
    """T-10.9: after a turn that was no idle one."""
    below = s.priests[seat * CIVS + s.civ] < cat.TEMPLE_TOP
    ended = s.todo[-1][0] == "end"
    return [moves.PLAY[ids.WHISPERED_PRAYER]] if ended and below and not s.idle else []


def _prayer(s: State, seat: Seat, args: Sequence[int], log: Log) -> None:
    worship(s, seat, s.civ, _amount(ids.WHISPERED_PRAYER), "whispered_prayer", log)


OFFERS: dict[int, Callable[[State, Seat], list[Move]]] = {
    ids.STARDUST: _stardust_offers,
    ids.WHISPERED_PRAYER: _prayer_offers,
    ids.ABSOLUTION: _absolution_offers,
    ids.FERTILE_SEASON: _fertile_offers,
    ids.SCATTERED_GEMS: _gems_offers,
    ids.CALL_TO_ARMS: _arms_offers,
    ids.PURIFICATION: _purification_offers,
    ids.REVELATION: _revelation_offers,
    ids.MARTYRS: _martyrs_offers,
    ids.OMEN: _omen_offers,
    ids.ASCENSION: _ascension_offers,
}
EFFECTS: dict[int, Callable[[State, Seat, Sequence[int], Log], None]] = {
    ids.STARDUST: _stardust,
    ids.WHISPERED_PRAYER: _prayer,
    ids.ABSOLUTION: _absolution,
    ids.FERTILE_SEASON: _fertile,
    ids.SCATTERED_GEMS: _gems,
    ids.CALL_TO_ARMS: _arms,
    ids.PURIFICATION: _purification,
    ids.REVELATION: _revelation,
    ids.MARTYRS: _martyrs,
    ids.OMEN: _omen,
    ids.ASCENSION: _ascension,
}

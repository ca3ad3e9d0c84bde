"""What no course of the game leads to; every function raises BadPosition with the field's name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.bluemoon import moves
from engine.bluemoon.board import PLACES
from engine.bluemoon.cards import parse, size
from engine.bluemoon.payments import payments
from engine.bluemoon.rules import ends
from engine.game import BadPosition

if TYPE_CHECKING:
    from engine.bluemoon.city import City
    from engine.bluemoon.moves import PlayedMove
    from engine.bluemoon.state import State

_MOST_PAID = 10
"""Cards of any minimal payment: five of value 1, each with a Hoax."""


def need(good: bool, why: str) -> None:
    if not good:
        raise BadPosition(why)


# -- the moves played last


def check_played(s: State, field: str, seat: int, told: Iterable[PlayedMove], turn: str) -> None:
    """The moves of one turn are all by one seat, each a move that may be possible where its figure stood."""
    for number, (by, move, place) in enumerate(told):
        where = f"{field}.{number}"
        need(by < s.seats, f"{where}: seats are 0 to {s.seats - 1}")
        need(by == seat, f"{where}: {turn} seat {seat}")
        need(place in s.city.board.places, f"{where}: there is no tile on {PLACES[place]}")
        need(_is_move(s.city, place, move), f"{where}: {move!r} is no move from {PLACES[place]}")


def _is_move(city: City, place: int, text: str) -> bool:
    return moves.is_fixed(city.board, place, text) or _is_contribution(city, place, text)


def _is_contribution(city: City, place: int, text: str) -> bool:
    """B-4.9: a minimal payment for a space of the building here, written as the notation does."""
    start, _, cards = text.partition(" pay ")
    verb, _, number = start.partition(" ")
    spaces = city.spaces[place]
    if verb != "contribute" or number not in map(str, range(1, len(spaces) + 1)):
        return False
    paid = parse(cards)
    return paid is not None and size(paid) <= _MOST_PAID and paid in payments(paid, *spaces[int(number) - 1])


# -- the turn


def check_turn(s: State) -> None:
    """Steps, markers placed and reward cards that this turn can have brought so far."""
    decision = s.todo[-1] if s.todo else None
    need(decision == "move" or not s.steps, "steps: only the movement has any")
    if decision == "pillar":
        need(s.placed > 0 and s.obelisk[-1:] == [s.seat], "decision: pillar comes after an Offering (B-7.5)")
    most = _most_placed(s, decision)
    need(s.placed <= most, f"placed: {most} here at most")
    need(not (s.placed and s.idle), "idle: a marker was placed this turn")
    completed = s.placed and s.rebuilt and decision in ("jump", "hospital", "shrine", "reset", None)
    need(bool(completed) or not s.pending, "pending: reward cards wait for a building completed this turn")


def _most_placed(s: State, decision: str | None) -> int:
    """The most markers that can have been placed this turn before this decision."""
    if decision in ("move", "offer"):
        return 0
    if decision == "pillar":
        return _last_offerings(s)
    if decision in ("contribute", "jump", "hospital", "shrine"):
        return _contributions(s, s.figures[s.seat])
    return _last_offerings(s) + max(_contributions(s, place) for place in s.city.board.places)


def _last_offerings(s: State) -> int:
    """How many of the last Offerings in a row the seat has made."""
    others = (number for number, seat in enumerate(reversed(s.obelisk)) if seat != s.seat)
    return next(others, len(s.obelisk))


def _contributions(s: State, place: int) -> int:
    """The most that the seat can have contributed to a building: its markers there, or all spaces of a rebuilt one."""
    return len(s.city.spaces[place]) if s.rebuilt >> place & 1 else s.owners[place].count(s.seat)


# -- the end


def check_end(s: State) -> None:
    """A game has met the end it names, and one that goes on has met none (B-10)."""
    most = max(s.obelisk.count(seat) for seat in range(s.seats))
    if s.ended == "offerings":
        need(most >= s.terms.offerings, f"ended: no player has made {s.terms.offerings} Offerings")
    limit = s.terms.offerings + (s.ended == "offerings")
    need(most < limit, f"obelisk: {most} Offerings of one player have won")
    winners = [seat for seat in range(s.seats) if s.obelisk.count(seat) == s.terms.offerings]
    need(len(winners) < 2, "obelisk: two players have won")
    if s.ended is None:
        _check_under_way(s)
    elif s.ended == "no_markers":
        need(not any(s.markers), "ended: there are markers in hand")
    else:
        _check_city(s, s.ended)


def _check_under_way(s: State) -> None:
    need(any(s.markers), "markers: with none in hand the game is over")
    need(s.idle < ends.patience(s), f"idle: {s.idle} turns without a marker have ended the game")
    paid = not ends.is_rebuilt(s) or max(s.crystals) >= ends.next_price(s)
    need(paid, "crystals: with every building rebuilt and nobody able to pay, the game is over")


def _check_city(s: State, ended: str) -> None:
    """Ends that depend on whether every building is rebuilt."""
    if ended in ("rebuilt", "rebuilt_stalled"):
        need(ends.is_rebuilt(s), "ended: not every building is rebuilt")
    if ended == "rebuilt":
        need(max(s.crystals) < ends.next_price(s), "ended: somebody can pay the next Offering")
    if ended == "stalled":
        need(not ends.is_rebuilt(s), "ended: every building is rebuilt")
    if ended in ("stalled", "rebuilt_stalled"):
        need(s.idle == ends.patience(s), f"ended: not after {s.idle} turns without a marker")

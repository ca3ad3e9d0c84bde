"""Positions that no course of the game leads to, refused with the field's name."""

from __future__ import annotations

from collections.abc import Iterable

from engine.bluemoon import moves
from engine.bluemoon.cards import parse, size
from engine.bluemoon.city import City
from engine.bluemoon.geometry import PLACES, Place
from engine.bluemoon.payments import payments
from engine.bluemoon.rules import ends, turn
from engine.bluemoon.state import PlayedMove, State
from engine.game import Seat
from engine.kernel.codecs import At

_MOST_PAID = 10
"""Cards of any minimal payment: five of value 1, each with a Hoax."""


def _need(good: bool, at: At, why: str) -> None:
    if not good:
        at.refuse(why)


def check_pending(s: State, at: At) -> None:
    """The entries below a decision follow from where the figure stands."""
    at /= "pending"
    _need(bool(s.todo) == (s.ended is None), at, "there is a decision as long as the game has not ended")
    if not s.todo:
        return
    agenda = turn.agenda(s, s.seat)
    stacks = [[("move", s.seat)], *([*agenda[: number + 1]] for number in range(len(agenda)))]
    if agenda[-1][0] == "offer":
        stacks.append([*agenda[:-1], ("pillar", s.seat)])
    where = f"on {s.city.name(s.figures[s.seat])}"
    listed = "; ".join(", ".join(part for part, _ in stack) for stack in stacks)
    _need(s.todo in stacks, at, f"a turn of seat {s.seat} {where} is one of {listed}")


# -- the moves played last


def check_played(s: State, at: At, seat: Seat, told: Iterable[PlayedMove], whose: str) -> None:
    """The moves of one turn are all by one seat, each a move that may be possible where its figure stood."""
    for number, (by, move, place) in enumerate(told):
        _need(by == seat, at / number, f"{whose} seat {seat}")
        _need(place in s.city.board.places, at / number, f"there is no tile on {PLACES[place]}")
        known = moves.is_fixed(s.city.board, place, move) or _is_contribution(s.city, place, move)
        _need(known, at / number, f"{move[:80]!r} is no move from {PLACES[place]}")


def _is_contribution(city: City, place: Place, text: str) -> bool:
    """B-4.9: a minimal payment for a space of the building here, written as the notation does."""
    start, _, cards = text.partition(" pay ")
    verb, _, number = start.partition(" ")
    spaces = city.spaces[place]
    if verb != "contribute" or number not in map(str, range(1, len(spaces) + 1)):
        return False
    paid = parse(cards)
    return paid is not None and size(paid) <= _MOST_PAID and paid in payments(paid, *spaces[int(number) - 1])


# -- the turn


def check_turn(s: State, at: At) -> None:
    """Steps, markers placed and reward cards that this turn can have brought so far."""
    decision = s.todo[-1][0] if s.todo else None
    _need(decision == "move" or not s.steps, at / "steps", "only the movement has any")
    if decision == "pillar":
        offered = s.placed > 0 and s.obelisk[-1:] == [s.seat]
        _need(offered, at / "pending", "pillar comes after an Offering (B-7.5)")
    most = _most_placed(s, decision)
    _need(s.placed <= most, at / "placed", f"{most} here at most")
    _need(not (s.placed and s.idle), at / "idle", "a marker was placed this turn")
    completed = s.placed > 0 and s.rebuilt > 0 and decision in ("jump", "hospital", "shrine", "reset", None)
    _need(completed or not s.waiting, at / "waiting", "reward cards wait for a building completed this turn")


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


def _contributions(s: State, place: Place) -> int:
    """The most that the seat can have contributed to a building: its markers there, or all spaces of a rebuilt one."""
    return len(s.city.spaces[place]) if s.rebuilt >> place & 1 else s.owners[place].count(s.seat)


# -- the end


def check_end(s: State, at: At) -> None:
    """A finished game satisfies the end condition it names, and a running one satisfies none (B-10)."""
    offerings = sorted((s.obelisk.count(Seat(seat)) for seat in range(s.seats)), reverse=True)
    won, wanted = s.ended == "offerings", s.terms.offerings
    _need(not won or offerings[0] >= wanted, at / "ended", f"no player has made {wanted} Offerings")
    limit = wanted + won
    _need(offerings[0] < limit, at / "obelisk", f"{offerings[0]} Offerings of one player have won")
    _need(offerings[1] < wanted, at / "obelisk", "two players have won")
    if s.ended is None:
        _check_under_way(s, at)
    elif s.ended == "no_markers":
        _need(not any(s.markers), at / "ended", "there are markers in hand")
    elif not won:
        _check_city_end(s, s.ended, at / "ended")


def _check_under_way(s: State, at: At) -> None:
    _need(any(s.markers), at / "markers", "with none in hand the game is over")
    _need(s.idle < ends.patience(s), at / "idle", f"{s.idle} turns without a marker have ended the game")
    paid = not ends.is_rebuilt(s) or max(s.crystals) >= ends.next_price(s)
    _need(paid, at / "crystals", "with every building rebuilt and nobody able to pay, the game is over")


def _check_city_end(s: State, ended: str, at: At) -> None:
    """Ends that depend on whether every building is rebuilt."""
    if ended == "stalled":
        _need(not ends.is_rebuilt(s), at, "every building is rebuilt")
    else:
        _need(ends.is_rebuilt(s), at, "not every building is rebuilt")
    if ended == "rebuilt":
        _need(max(s.crystals) < ends.next_price(s), at, "somebody can pay the next Offering")
    else:
        _need(s.idle == ends.patience(s), at, f"not after {s.idle} turns without a marker")

"""A building is complete: rewards, and the tile is turned (B-5)."""

from __future__ import annotations

from typing import TypeVar

from engine.bluemoon.catalogue import Reward
from engine.bluemoon.city import City
from engine.bluemoon.geometry import PLACES, Place
from engine.bluemoon.rules.deck import draw, set_aside
from engine.bluemoon.state import State
from engine.game import Seat
from engine.kernel.log import Log, emit

S = TypeVar("S", bound=int)


def complete(s: State, place: Place, log: Log, seat: Seat) -> None:
    """B-5.1 to B-5.5: the rewards in their order; B-5.4: the markers go home, the tile is turned."""
    tile, owners = s.city.tile(place), s.owners[place]
    emit(log, "completed", seat, tile=tile.id, place=PLACES[place])
    clockwise = [Seat(other % s.seats) for other in range(seat, seat + s.seats)]
    contributors = [other for other in clockwise if other in owners]
    _reward(s, majority(owners), tile.majority, "majority", log)
    for contributor in contributors:
        _reward(s, contributor, tile.construction, "construction", log)
    near = neighbourhood(s.city, s.rebuilt, place)
    for contributor in contributors:
        _reward(s, contributor, near, "neighbourhood", log)
    for owner in owners:
        s.markers[owner] += 1
    s.owners[place] = ()
    s.rebuilt |= 1 << place


def majority(owners: tuple[S, ...]) -> S:
    """B-5.1: the seat with the most markers; among equals, the one whose marker comes first from the left."""
    return max(owners, key=lambda seat: (owners.count(seat), -owners.index(seat)))


def neighbourhood(city: City, rebuilt: int, place: Place) -> Reward:
    """B-5.3: what the rebuilt neighbours bring together."""
    near = [city.tile(n).neighbourhood for n in city.board.near[place] if rebuilt >> n & 1]
    return Reward(*(sum(amounts) for amounts in zip(Reward(), *near, strict=True)))


def _reward(s: State, seat: Seat, reward: Reward, why: str, log: Log) -> None:
    """B-5.5: crystals and scales at once, cards as B-5.6 says."""
    if reward == Reward():
        return
    s.crystals[seat] += reward.crystals
    s.scales[seat] += reward.scales
    if log is not None:
        emit(log, why, seat, **reward._asdict())
    if not reward.cards:
        return
    if seat == s.seat:
        set_aside(s, seat, reward.cards, log)
    else:
        draw(s, seat, reward.cards, log)

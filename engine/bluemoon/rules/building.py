"""A building is complete: rewards, and the tile is turned (B-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bluemoon.board import PLACES
from engine.bluemoon.catalogue import Reward
from engine.bluemoon.rules.deck import draw, set_aside
from engine.game import Event

if TYPE_CHECKING:
    from engine.bluemoon.city import City
    from engine.bluemoon.state import Log, State


def complete(s: State, place: int, log: Log) -> None:
    tile, owners = s.city.tile(place), s.owners[place]
    if log is not None:
        log.append(Event("completed", s.seat, tile=tile.id, place=PLACES[place]))
    clockwise = [seat % s.seats for seat in range(s.seat, s.seat + s.seats)]
    contributors = [seat for seat in clockwise if seat in owners]
    _reward(s, majority(owners), tile.majority, "majority", log)
    for seat in contributors:
        _reward(s, seat, tile.construction, "construction", log)
    near = neighbourhood(s.city, s.rebuilt, place)
    for seat in contributors:
        _reward(s, seat, near, "neighbourhood", log)
    for seat in owners:
        s.markers[seat] += 1
    s.owners[place] = ()
    s.rebuilt |= 1 << place


def majority(owners: tuple[int, ...]) -> int:
    """B-5.1: the seat with the most markers; among equals, the one whose marker comes first from the left."""
    return max(owners, key=lambda seat: (owners.count(seat), -owners.index(seat)))


def neighbourhood(city: City, rebuilt: int, place: int) -> Reward:
    """B-5.3: what the rebuilt neighbours bring together."""
    near = [city.tile(n).neighbourhood for n in city.board.near[place] if rebuilt >> n & 1]
    return Reward(*(sum(amounts) for amounts in zip(Reward(), *near, strict=True)))


def _reward(s: State, seat: int, reward: Reward, why: str, log: Log) -> None:
    """B-5.5: crystals and scales at once, cards as B-5.6 says."""
    if reward == Reward():
        return
    s.crystals[seat] += reward.crystals
    s.scales[seat] += reward.scales
    if log is not None:
        log.append(Event(why, seat, **reward._asdict()))
    if not reward.cards:
        return
    if seat == s.seat:
        set_aside(s, reward.cards, log)
    else:
        draw(s, seat, reward.cards, log)

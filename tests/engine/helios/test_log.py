"""Facts of events that say where a number comes from; tests/bot/games/helios/test_helios_log.py reads their words."""

from typing import Any

import pytest

from engine.helios import Helios
from tests.engine.helios.tables import land, play, table


def laying(*moves: str) -> tuple[Helios, tuple[str, ...]]:
    return table(land("d4:redwood c4:redwood", sun="d3"), ask="land"), moves


def building(*moves: str, tiles: str = "d4:redwood+granite+granite", **more: Any) -> tuple[Helios, tuple[str, ...]]:
    return table(land(tiles, **more), ask="build"), moves


def activating(who: str, *moves: str, **more: Any) -> tuple[Helios, tuple[str, ...]]:
    board = land("d4:redwood+redwood+granite c4:bamboo+bamboo", hired=[who], mana=0, **more)
    return table(board, ask="characters"), (f"activate {who}", *moves)


def shining(tiles: str, *built: str, sun: str = "d3", to: str = "c4") -> tuple[Helios, tuple[str, ...]]:
    return table(land(tiles, built=[*built], sun=sun), ask="sun"), (f"sun {to}",)


@pytest.mark.parametrize(
    ("played", "kind", "facts"),
    [
        (laying("land redwood", "place b3"), "placed", {"mana": 2, "cube": 1, "corner": "none"}),
        (laying("special temples", "place b4"), "placed", {"mana": 0, "cube": 0, "corner": "a4"}),
        (laying("land redwood", "place c5", "gain spring"), "cube", {"source": "hex"}),
        ((Helios.new(seats=3, seed=1), (*["start redwood"] * 3, "cube spring d4")), "cube", {"source": "order"}),
        (activating("cartographer", "cube spring c4"), "cube", {"source": "character"}),
        (activating("cartographer", "cube spring c4"), "paid", {"purpose": "cartographer", "hex": "none"}),
        (building("build sun_lodge"), "paid", {"purpose": "sun_lodge", "hex": "none"}),
        (building("build temple", "temple d4"), "paid", {"purpose": "temple", "hex": "d4"}),
        (building("build sun_lodge"), "built", {"sun": 2, "lost": 0}),
        (building("build sun_lodge", built=["power_plant"]), "built", {"sun": 0, "lost": 2}),
        (activating("priestess"), "activated", {"sun": 2, "lost": 0}),
        (activating("priestess", built=["power_plant"]), "activated", {"sun": 0, "lost": 2}),
        (shining("d4:redwood+redwood", sun="e3", to="d3"), "revolution", {"points": 5, "watchtower": 0}),
        (shining("d4:redwood+redwood", "watchtower", sun="e3", to="d3"), "revolution", {"points": 10, "watchtower": 1}),
        (shining("d4:redwood+redwood c4:granite", to="c3"), "grew", {"warehouse": 0}),
        (shining("d4:redwood+redwood c4:granite", "warehouse", to="c3"), "grew", {"warehouse": 1}),
        (shining("d4:redwood*"), "shone", {"points": 1, "city_hall": 0}),
        (shining("d4:redwood*", "city_hall"), "shone", {"points": 4, "city_hall": 3}),
    ],
)
def test_where_a_number_comes_from(played: tuple[Helios, tuple[str, ...]], kind: str, facts: dict[str, Any]) -> None:
    """H-1.4: b4 lies beside the corner a4. H-5.6: with the Power Plant the sun value stays as it is."""
    game, moves = played
    [event] = [event for event in play(game.copy(), *moves) if event.kind == kind]
    assert facts.items() <= event.data.items()

"""The servers with many tables that the benchmarks fill."""

from collections.abc import Iterator
from itertools import count

import pytest

from benchmarks import house
from playground.seed import plant
from playground.world import World


@pytest.mark.parametrize("made", range(1, 33))
def test_no_channel_has_the_id_of_a_server(monkeypatch: pytest.MonkeyPatch, made: int) -> None:
    """However many things are made in a millisecond, and wherever it begins: servers have ids ahead of all others, so
    that they fall on several shards.
    """
    for first in range(made):
        world = World(None)
        plant(world, "Solstice", "")
        calls: Iterator[int] = count(first)
        monkeypatch.setattr(world.clock, "now", lambda calls=calls: 2_000_000_000.0005 + next(calls) // made / 1000)
        places = house.build(world, house.TABLES_OF_A_GUILD)
        assert not {place.guild for place in places} & world.channels.keys()

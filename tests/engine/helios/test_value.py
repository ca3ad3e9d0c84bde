"""What a board promises beyond its points is what the rules still let it bring."""

from engine.helios.value import NAMES, VALUE
from tests.engine.helios.tables import land, table

SHUT = "d4:redwood* c4:spring c3:granite c5:bamboo d5:bamboo e4:redwood e3:granite d3:bamboo"
"""Land all around d4, where no sun can ever shine (H-6.8)."""


def promised(board: dict[str, object]) -> dict[str, float]:
    return dict(zip(NAMES, VALUE.features(table(board, round=2), 0), strict=True))


def test_a_temple_that_is_never_lit_promises_nothing() -> None:
    built = ["city_hall"]
    shut, open_ = (
        promised(land(tiles, sun="b3", built=built))
        for tiles in (SHUT, SHUT.replace("*", "").replace("c4:spring", "c4:spring*"))
    )
    for name in ("temples_left", "temple_light_left", "city_hall_left"):
        assert shut[name] == 0
        assert open_[name] > 0


def test_only_land_that_the_sun_can_light_grows() -> None:
    """The 7 tiles around d4, which no light reaches; a special tile grows nothing (H-6.9)."""
    shut = SHUT.replace("*", "")
    left = promised(land(shut, sun="b3"))["tiles_left"] / 8
    assert promised(land(shut, sun="b3"))["growing_left"] == 7 * left
    special = promised(land(shut.replace("c4:spring", "c4:created_land"), sun="b3"))
    assert special["growing_left"] == 6 * left


def test_a_watchtower_promises_nothing_beside_the_power_plant() -> None:
    """H-5.6: revolutions bring nothing then."""
    assert promised(land(built=["watchtower"]))["watchtower_left"] > 0
    assert promised(land(built=["watchtower", "power_plant"]))["watchtower_left"] == 0

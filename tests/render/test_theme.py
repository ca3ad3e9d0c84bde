"""Colours that everybody can tell apart, words that everybody can read."""

from itertools import combinations

import pytest

from render.sprites import seat_outline
from render.theme import DARK, Colour
from tests.render.colours import SIGHT, contrast, distance, seen


def test_the_measure_of_colour_distance_is_right() -> None:
    """Pairs 1, 7, 17 and 25 of the test data of Sharma, Wu and Dalal 2005."""
    assert distance((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert distance((50, 0, 0), (50, -1, 2)) == pytest.approx(2.3669, abs=1e-4)
    assert distance((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)
    assert distance((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)) == pytest.approx(1.2644, abs=1e-4)


@pytest.mark.parametrize("sight", SIGHT)
def test_seats_look_different(sight: str) -> None:
    for one, other in combinations(DARK.seats, 2):
        assert distance(seen(one, sight), seen(other, sight)) >= 20


def test_seats_have_a_shape_each() -> None:
    shapes = {tuple(seat_outline(seat, 0, 0, 100)) for seat in range(len(DARK.seats))}
    assert len(shapes) == len(DARK.seats)


@pytest.mark.parametrize(
    ("words", "under", "least"),
    [
        (DARK.ink, DARK.panel, 7),
        (DARK.ink, DARK.slot, 7),
        (DARK.muted, DARK.panel, 4.5),
        (DARK.gold, DARK.panel, 4.5),
        (DARK.dark, DARK.glow, 7),
        (DARK.dark, DARK.gold, 7),
        *((seat, DARK.panel, 3) for seat in DARK.seats),
    ],
)
def test_words_stand_out(words: Colour, under: Colour, least: float) -> None:
    assert contrast(words, under) >= least


def test_the_ground_stands_out_from_a_light_client() -> None:
    assert contrast(DARK.panel, (255, 255, 255)) >= 7

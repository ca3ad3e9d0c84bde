"""The longest labels of Helios have room in the line of a menu."""

from dataclasses import replace
from itertools import chain, combinations

import pytest

from bot.base.choices import DETAIL
from bot.base.i18n import localizer
from bot.base.room import fits_button, fits_line
from bot.games.helios import choices, costs
from engine.helios import GAME
from engine.helios import catalogue as cat
from engine.kernel.forecast import forecast

SAY = localizer("en")
OWNED = list(chain.from_iterable(combinations(cat.COLOURS, count) for count in range(len(cat.COLOURS) + 1)))


@pytest.mark.parametrize("index", range(len(cat.BUILDINGS)))
def test_every_building_whatever_cubes_there_are(index: int) -> None:
    made = cat.BUILDINGS[index]
    for owned in OWNED:
        cost, short = (
            told(made.needs, made.wild, made.either, owned, SAY) for told in (costs.price, costs.short_price)
        )
        assert fits_line(SAY("helios-choice-build-short", building=made.id, cost=short))
        brings = costs.building(index, SAY)
        assert len(SAY("helios-detail-build", cost=cost, brings=brings, points=4)) <= DETAIL


@pytest.mark.parametrize("character", cat.CHARACTERS, ids=lambda character: character.id)
def test_every_character_whatever_cubes_there_are(character: cat.Character) -> None:
    for owned in OWNED:
        cost = costs.bare_price(character.needs, character.wild, owned, SAY)
        brings = costs.character(cat.CHARACTERS.index(character), SAY)
        assert len(SAY("helios-detail-activate", cost=cost, brings=brings)) <= DETAIL
    assert fits_button(SAY("helios-choice-activate", character=character.id, cubes=6, points=30, less=0))
    assert fits_button(SAY("helios-choice-hire", character=character.id, mana=4, points=30))


def test_a_temple_that_brings_everything() -> None:
    """Six tiles around it, the City Hall, both special tiles that count it, two cubes lost."""
    gains = [
        SAY("helios-short-light", points=10),
        SAY("helios-short-counted", points=8, less=0),
        SAY("helios-short-lost", count=2),
    ]
    assert fits_button(costs.told("c3", gains, SAY))


def test_a_sun_that_brings_everything() -> None:
    """Cubes of all colours, points of temples and a revolution at once are more than a label holds."""
    game = GAME.new(seats=2, seed=1)
    for move in ("start redwood", "start bamboo", "take sun red"):
        game.play(move)
    view = game.view(None)
    colours = tuple(cat.COLOURS) * 2
    ways = tuple(replace(way, steps=20, cubes=colours, points=20, revolution=10) for way in view.destinations)
    found = [one for one in choices(replace(view, destinations=ways), forecast(game, None), SAY) if one.icon == "sun"]
    assert len(found) == len(ways)
    for choice in found:
        assert "20 steps" in choice.label
        assert fits_line(choice.label)
        assert len(choice.label) < len(choice.sentence) <= DETAIL


def test_several_points_at_the_end_are_one_number_where_room_is_short() -> None:
    gains: list[costs.Gain] = [("worth", {"points": 6}), ("mana", {"count": 2}), ("corner", {"points": 4})]
    told = costs.summed([*gains, ("beside", {"points": 1, "less": 1})])
    assert [SAY(f"helios-short-{key}", **facts) for key, facts in told] == ["+2 mana", "+9 points"]

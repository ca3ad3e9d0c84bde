"""What things do is told with the numbers of the printed rules: how much, when, per what."""

from dataclasses import replace

import pytest

from bot.base.choices import DETAIL
from bot.base.i18n import Verbatim, localizer
from bot.games.helios import choices, costs
from engine.helios import catalogue as cat
from engine.kernel.forecast import forecast
from tests.engine.helios.tables import land, table

SAY = localizer("en")

BUILDINGS = {
    "observatory": "sun +3 steps",
    "sun_lodge": "sun +2 steps",
    "power_plant": "unlimited sun, revolutions 0, +1 mana",
    "sanctuary": "+4 mana",
    "bazaar": "sell 0–3 mana: 4 points each",
    "hallowed_grove": "+2 mana",
    "city_hall": "sun +1 step, +3 points per lit temple",
    "citadel": "later temples cost 1 cube",
    "watchtower": "+1 mana, 10 points per revolution",
    "warehouse": "lit land grows a second cube",
    "land_steward": "place 2 more land tiles now",
    "palace": "sun +1 step, +1 mana, bonus action",
}
CHARACTERS = {
    "architect": "+1 cube; at the end 3 points per temple and building",
    "inventor": "sun +2 steps, +1 mana; at the end 5 points per special tile",
    "priestess": "sun +2 steps, +2 mana; at the end 12 points",
    "explorer": "at the end 8 points per corner space instead of 4",
    "prophetess": "at the end 2 points per tile on your board",
    "cartographer": "+1 cube; at the end 3 points per different land colour",
    "princess": "sun +1 step; at the end 2 points per sun step (Power Plant 0)",
    "treasurer": "at the end 3 points per mana instead of 1, 2 per cube left",
}
SPECIALS = {
    "created_land": "At the end 2 points for itself and 2 for each tile beside it",
    "empty_spaces": "At the end 1 point for each empty hex beside it, on the rim too",
    "resources": "At the end 2 points for each cube on it and on the tiles beside it",
    "temples": "At the end 4 points for each temple on it and on the tiles beside it",
}
WHOLE = {
    "observatory": ("1 obsidian", "Sun value +3", "3 points at the end"),
    "sun_lodge": ("1 granite", "Sun value +2", "1 point at the end"),
    "power_plant": ("1 spring", "1 mana", "as many steps as you like", "no points", "Princess", "2 points at the end"),
    "sanctuary": ("1 redwood", "1 bamboo", "4 mana", "3 points at the end"),
    "bazaar": ("any 2 cubes", "0 to 3", "4 points each", "1 point at the end"),
    "hallowed_grove": ("1 bamboo", "2 mana", "2 points at the end"),
    "city_hall": ("1 redwood", "1 granite", "Sun value +1", "3 points more", "your sun stops", "2 points at the end"),
    "citadel": ("1 spring or 1 obsidian", "costs 1 cube of any colour", "from now on", "2 points at the end"),
    "watchtower": ("1 spring", "1 obsidian", "1 mana", "10 points instead of 5", "2 points at the end"),
    "warehouse": (
        "1 spring",
        "1 obsidian",
        "with 1 cube, of any colour",
        "a second",
        "your sun stops",
        "3 points at the end",
    ),
    "land_steward": ("1 redwood", "any 1", "2 lowest", "additional", "2 points at the end"),
    "palace": ("1 granite", "1 bamboo", "any 1", "Sun value +1", "1 mana", "bonus action", "2 points at the end"),
    "architect": ("2 mana", "1 granite, 1 spring and any 1", "1 cube of any colour", "3 points for each temple"),
    "inventor": ("2 mana", "1 granite, 1 obsidian and any 1", "sun value +2 and 1 mana", "5 points for each"),
    "priestess": ("2 mana", "any 3", "sun value +2 and 2 mana", "12 points"),
    "explorer": ("2 mana", "1 redwood, 1 obsidian and any 1", "8 points instead of 4 for each corner space"),
    "prophetess": ("3 mana", "1 bamboo, 1 spring and any 1", "2 points for each tile"),
    "cartographer": ("2 mana", "1 redwood, 1 granite and 1 bamboo", "1 cube of any colour", "3 points for each", "15"),
    "princess": ("3 mana", "1 redwood, 1 spring and any 1", "sun value +1", "2 points for each", "Power Plant"),
    "treasurer": ("4 mana", "1 bamboo, 1 obsidian and any 1", "3 points instead of 1 for each mana", "2 for each cube"),
    "temple": ("1 cube", "1 mana", "2 cubes and 2 mana", "1 point and 1 for each tile beside it", "no more cubes"),
    "created_land": ("At the end 2 points for itself and 2 for each", "special tile beside it"),
    "empty_spaces": ("At the end 1 point for each hex", "rim", "under the sun"),
    "resources": ("At the end 2 points for each cube",),
    "temples": ("At the end 4 points for each temple",),
    "redwood": ("1 redwood cube", "your sun stops", "no cube and no temple"),
    "obsidian": ("1 obsidian cube", "your sun stops", "no cube and no temple", "6 tiles"),
    "sun": ("sun value", "1 cube of its colour", "1 point and 1 for each tile", "5 points, once a turn"),
}


@pytest.mark.parametrize("index", range(len(cat.BUILDINGS)))
def test_a_building_in_the_line_of_a_menu(index: int) -> None:
    assert costs.building(index, SAY) == BUILDINGS[cat.BUILDINGS[index].id]


@pytest.mark.parametrize("index", range(len(cat.CHARACTERS)))
def test_a_character_in_the_line_of_a_menu(index: int) -> None:
    person = cat.CHARACTERS[index]
    assert costs.character(index, SAY) == CHARACTERS[person.id]
    price = costs.price(person.needs, person.wild, False, cat.COLOURS, SAY)
    told = SAY("helios-detail-hire", brings=Verbatim(costs.character(index, SAY)), cost=Verbatim(price))
    assert told.startswith("Needs ")
    assert len(told) <= DETAIL


PLANT = {
    "observatory": "no sun steps (Power Plant)",
    "sun_lodge": "no sun steps (Power Plant)",
    "city_hall": "+3 points per lit temple",
    "watchtower": "+1 mana, 0 per revolution (Power Plant)",
    "palace": "+1 mana, bonus action",
    "inventor": "+1 mana; at the end 5 points per special tile",
    "priestess": "+2 mana; at the end 12 points",
    "princess": "nothing, because of your Power Plant",
}
"""H-5.6, H-9.9: what brings less with the Power Plant."""


@pytest.mark.parametrize("built", [[], ["power_plant"]])
def test_a_menu_promises_no_sun_steps_to_whoever_has_the_power_plant(built: list[str]) -> None:
    told = BUILDINGS | CHARACTERS | (PLANT if built else {})
    tiles = "d4:redwood+redwood+granite c4:granite+granite+spring d5:bamboo+bamboo+obsidian e4:spring+obsidian"
    rich = land(tiles, built=built, mana=9)
    for ask, word in (("build", "build"), ("characters", "hire")):
        game = table(rich, ask=ask)
        offered = choices(game.view(0), forecast(game, 0), SAY)
        things = {str(choice.moves[0]).split()[1]: choice for choice in offered if choice.moves[0].verb == word}
        assert set(PLANT) & set(things)
        assert [thing for thing, choice in things.items() if told.get(thing, "") not in choice.detail] == []


@pytest.mark.rule("H-5.12")
@pytest.mark.parametrize(
    ("empty", "told"),
    [
        (3, "place 2 more land tiles now"),
        (2, "place 2 more land tiles now"),
        (1, "place 1 more land tile now"),
        (0, "no room for its land tiles"),
    ],
)
def test_the_land_steward_promises_no_more_tiles_than_there_is_room_for(empty: int, told: str) -> None:
    """Of 19 light hexes."""
    board = table(land()).view(None).boards[0]
    board = replace(board, tiles=board.tiles * (19 - empty))
    land_steward = [building.id for building in cat.BUILDINGS].index("land_steward")
    assert costs.building(land_steward, SAY, board) == told


@pytest.mark.parametrize("index", range(len(cat.SPECIALS)))
def test_a_special_tile_below_its_line(index: int) -> None:
    assert costs.special(index, SAY) == SPECIALS[cat.SPECIALS[index]]


def test_points_on_the_way_are_called_alike_in_the_score_and_the_picture_of_the_end() -> None:
    assert SAY("helios-collected").capitalize() == SAY("helios-picture-collected")


@pytest.mark.parametrize("thing", WHOLE)
def test_a_thing_in_full(thing: str) -> None:
    told = SAY(f"helios-about-{thing}")
    assert [words for words in WHOLE[thing] if words not in told] == []

"""What things do is told in full with the numbers of the printed rules: how much, when, per what."""

import pytest

from tests.bot.matches import t

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


def test_points_on_the_way_are_called_alike_in_the_score_and_the_picture_of_the_end() -> None:
    assert t("helios-collected").capitalize() == t("helios-picture-collected")


@pytest.mark.parametrize("thing", WHOLE)
def test_a_thing_in_full(thing: str) -> None:
    told = t(f"helios-about-{thing}")
    assert [words for words in WHOLE[thing] if words not in told] == []

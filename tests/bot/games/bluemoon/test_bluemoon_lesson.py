"""What the lesson of Blue Moon City says, against the rules and its own positions."""

from functools import partial

import pytest

from bot.games.bluemoon import choices
from bot.matches.lookahead import GameLookahead
from tests.bot.games import lessons
from tests.bot.games.lessons import SAY

at = partial(lessons.at, "bluemoon")
words = partial(lessons.words, "bluemoon")


def walks(id_: str) -> dict[str, str]:
    """What is said of each tile where a movement can end, by its label."""
    game = at(id_)
    found = choices(game.view(0), GameLookahead(game, 0), SAY)
    return {one.label: one.detail for one in found if one.moves[-1] == "end"}


@pytest.mark.rule("B-5.2")
def test_a_building_pays_each_contributor_once_however_many_markers() -> None:
    assert words("pay", "-right") == (
        "Not a point is wasted, and Khind stays in your hand. When Fire Temple is completed everybody with a marker on "
        "it is paid once, and the more of them, the likelier is the majority."
    )


def test_the_walk_asks_for_the_one_building_that_takes_the_colour_for_several_spaces() -> None:
    """Black buildings: Fire Temple 5 4 3, Citadel 5, Iron Foundry 3 2 2, which lies three steps away."""
    told = walks("walk")
    assert told["b3 Fire Temple"].startswith("you can pay 2 of black 5, 4, 3")
    assert "b1 Iron Foundry" not in told, "nothing flies there"
    assert "black" in words("walk")
    assert "more than one space" in words("walk")


def test_two_payments_waste_nothing_and_the_question_does_not_speak_of_one_space() -> None:
    assert "which space " not in words("pay")


def test_elsewhere_nothing_is_completed() -> None:
    """Beside the Citadel no building in reach can be completed with Vulca 3 and 2, Aqua 1 and Mimix 3."""
    assert [label for label, told in walks("single").items() if ", complete:" in told] == ["d4 Citadel"]
    assert "Elsewhere you complete nothing" in words("single", "-wrong")


@pytest.mark.rule("B-4.5", "B-4.6")
def test_only_one_value_of_hoax_recolours_several_cards() -> None:
    assert words("hoax", "-wrong").startswith("More was possible. The weakest Hoax recolours several cards")


@pytest.mark.rule("B-7.2")
def test_prices_do_not_rise_with_every_offering() -> None:
    """With two players the first spaces of the obelisk cost 7, 7, 8, 8."""
    assert "rise with every" not in words("stay", "-right")


@pytest.mark.rule("B-7.5")
def test_pillar_cards_of_value_three_allow_no_offering() -> None:
    assert "each card of Pillar" not in words("pillar")
    assert words("pillar").startswith("In a turn you make one offering, but either Pillar in your hand allows another")

"""A law that cannot fail is worthless: each is shown a toy with the fault it should find."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from engine.game import BadPosition, Game
from tests.engine import laws
from tests.engine.random_games import random_game, tables

CAUGHT_BY = {
    "Stuck": laws.somebody_decides_until_the_end,
    "Doubled": laws.moves_are_a_list_of_different_notations,
    "Restless": laws.the_same_state_lists_the_same_moves,
    "HalfDone": laws.a_refused_move_changes_nothing,
    "Shuffling": laws.looking_changes_nothing,
    "Shared": laws.copies_are_independent,
    "Forgetful": laws.a_position_survives_its_text,
    "Telling": laws.a_log_tells_and_changes_nothing,
    "Lasting": laws.views_are_values,
    "Generous": laws.moves_are_shown_to_whom_they_belong,
    "Excusing": laws.a_move_is_legal_unless_a_condition_is_missing,
    "Daydreaming": laws.forecasts_are_what_happens,
    "Miscounting": laws.points_add_up,
    "Ranking": laws.ranks_are_places,
    "OpenHands": laws.worlds_look_alike,
    "Conjuring": laws.worlds_are_possible,
    "Remembering": laws.worlds_depend_on_the_view_alone,
    "OpenChoices": laws.public_choices_tell_no_secret,
    "Announcing": laws.own_moves_tell_no_secret,
    "Hinting": laws.reasons_tell_no_secret,
    "Boasting": laws.public_moves_tell_no_secret,
    "Foreknowing": laws.forecasts_tell_no_secret,
}


def test_every_law_is_tried() -> None:
    assert {*CAUGHT_BY.values()} == {*laws.LAWS, *laws.SECRECY}


@pytest.mark.parametrize("fault", CAUGHT_BY)
@pytest.mark.usefixtures("orchard")
def test_the_fault_is_caught(fault: str) -> None:
    faulty = getattr(import_module("engine.faulty"), fault)
    by_other_means = {"Lasting": TypeError, "Conjuring": BadPosition}
    with pytest.raises(by_other_means.get(fault, (AssertionError, pytest.fail.Exception))):
        obey(CAUGHT_BY[fault], faulty)


@pytest.mark.usefixtures("orchard")
def test_a_broken_law_says_which_who_saw_what_and_where_it_is_told() -> None:
    with pytest.raises(AssertionError, match=r"^(the spectator|seat [01]) sees other hands") as caught:
        obey(laws.worlds_look_alike, import_module("engine.faulty").OpenHands)
    assert caught.value.__notes__ == ["orchard: worlds look alike; docs/adding-a-game.md, Views"]


def test_the_guide_has_the_parts_that_laws_name() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text("utf-8")
    assert {*laws.GUIDE.values()} <= set(re.findall(r"^#+ (.+)$", guide, re.MULTILINE))
    assert laws.GUIDE.keys() == {*CAUGHT_BY.values()}


def obey(law: laws.Law, rules: type[Game]) -> None:
    for seats, options in tables(rules):
        for game in random_game(rules, seats, options, 1):
            laws.obey(game, law)


@pytest.mark.usefixtures("orchard")
def test_worlds_that_are_the_truth_are_caught() -> None:
    omniscient = import_module("engine.faulty").Omniscient
    with pytest.raises(AssertionError, match="neither seen nor dealt again"):
        laws.what_varies_by_seed_is_seen_or_dealt_again(omniscient, *tables(omniscient)[0])


@pytest.mark.usefixtures("orchard")
def test_a_careless_shuffle_is_caught() -> None:
    careless = import_module("engine.faulty").Careless
    with pytest.raises(AssertionError, match="not shuffled evenly"):
        laws.what_is_dealt_again_may_lie_anywhere(careless, *tables(careless)[0])


@pytest.mark.usefixtures("orchard")
def test_sets_need_no_alphabetical_order() -> None:
    unordered = import_module("engine.faulty").Unordered
    laws.what_is_dealt_again_may_lie_anywhere(unordered, *tables(unordered)[0])

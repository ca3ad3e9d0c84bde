"""What the lesson of Theocratia says, against the rules and its own positions."""

from functools import partial
from typing import Any

import pytest

from bot.matches.lessons import moments
from engine.game import Event
from engine.theocratia.game import Theocratia
from tests.bot.games import lessons
from tests.bot.offered import offered_to

at = partial(lessons.at, "theocratia")
after = partial(lessons.after, "theocratia")
words = partial(lessons.words, "theocratia")


EXPLAINED = {
    "first": ("Most points win", "Civ, a people", "Cosmo, money"),
    "war": ("took the lead", "Worship lifts your Priest"),
    "six": ("into the next round", "Malus, minus points"),
    "expand": ("Expand builds a House",),
    "holiday": ("made a Violet six Pink",),
}
"""The goal, each word where it is first met, and what happened since the step before."""


def mine(game: Any) -> Any:
    return game.view(0).players[0]


def endings(game: Theocratia) -> list[Theocratia]:
    """Every way in which the turn of the person can go on from here."""
    if game.to_move != 0:
        return [game]
    found = []
    for move in game.moves():
        then = game.copy()
        then.play(move)
        found += endings(then)
    return found


def gained(id_: str, why: str) -> list[list[tuple[str, int | None]]]:
    """What each answer brings whom for this reason."""
    number, found = lessons.place("theocratia", id_), []
    for moves in lessons.lesson("theocratia").steps[number].answers:
        game, log = moments("theocratia")[number].game.copy(), list[Event]()
        for move in moves:
            game.play(move, log)
        found.append([(str(event.kind), event.seat) for event in log if event.data.get("why") == why])
    return found


@pytest.mark.parametrize("id_", EXPLAINED)
def test_a_word_is_explained_where_it_is_first_met(id_: str) -> None:
    assert all(part in words(id_) for part in EXPLAINED[id_])


@pytest.mark.rule("T-6.12")
@pytest.mark.parametrize("id_", ["first", "six"])
def test_only_the_row_of_its_colour_brings_a_bonus(id_: str) -> None:
    best, other = gained(id_, "colour_bonus")
    assert best
    assert not other


def test_the_buttons_answer_which_row_brings_more_cosmo() -> None:
    game, answers = at("first"), lessons.lesson("theocratia").steps[0].answers
    found = {tuple(map(str, one.moves)): one.alone or one.label for one in offered_to(game, 0)}
    assert [found[moves] for moves in answers] == [
        "Turquoise 1: Lead, 2 Cosmo+Worship",
        "Turquoise 1→Pink: Lead, Cosmo",
    ]


@pytest.mark.rule("T-6.12")
def test_only_the_violet_row_brings_cosmo() -> None:
    best, other = gained("war", "colour_bonus")
    assert ("cosmo", 0) in best
    assert ("cosmo", 0) not in other


@pytest.mark.rule("T-7.5")
def test_the_house_stands_on_ground_of_ones_own() -> None:
    assert {move for move in after("expand")[0].moves() if move.startswith("build")} >= {"build g3"}
    assert "build" not in {move.split()[0] for move in after("expand")[1].moves()}


@pytest.mark.rule("T-13.7")
def test_beside_the_house_the_priest_climbs_and_elsewhere_that_of_the_other() -> None:
    """A die that is drawn for the next round then brings the other hex a house, too."""
    best, other = gained("choose", "neighbour")
    assert (best[0], other[0]) == (("worship", 0), ("worship", 1))


@pytest.mark.rule("T-8.6")
def test_the_holiday_brings_more_worship_than_the_house() -> None:
    """Of Pink, the fourth Civ."""
    best, other = (max(mine(end).priests[3] for end in endings(game)) for game in after("holiday"))
    assert best > other


@pytest.mark.rule("T-8.4")
def test_each_black_crystal_is_a_step_of_malus() -> None:
    """4 Green and 1 Black cost one step; 2 Green and 3 Black cost three."""
    steps = [mine(game).malus - mine(at("crystals")).malus for game in after("crystals")]
    assert steps == [1, 3]


@pytest.mark.rule("T-14.3", "T-14.4")
def test_the_last_holiday_sends_turquoise_past_magenta() -> None:
    """Magenta with Chronicles 2 and a multiplier of 3 is left out; then Turquoise is, and Magenta counts 6."""
    assert "now of Magenta, does not count" in words("last")
    assert (mine(at("last")).ignored, at("last").scores()[0].left_out) == ("magenta", (("magenta", 6),))
    best, other = (max(endings(game), key=lambda end: end.scores()[0].total) for game in after("last"))
    assert (mine(best).ignored, dict(best.scores()[0].lines)["magenta"]) == ("turquoise", 6)
    assert mine(other).ignored == "magenta"

"""What the lesson of Helios says, against the rules and its own positions."""

from functools import partial

import pytest

from bot.base.choices import Choice
from bot.games.helios import choices
from engine.helios import Helios
from engine.kernel.forecast import forecast
from tests.bot.games import lessons
from tests.bot.games.lessons import SAY

at = partial(lessons.at, "helios")
words = partial(lessons.words, "helios")


def answers(id_: str, *, praised: bool) -> dict[str, Choice]:
    """Those that are praised or those that are not, by their label."""
    step = next(step for step in lessons.lesson("helios").steps if step.id == id_)
    game = at(id_)
    found = choices(game.view(0), forecast(game, 0), SAY)
    return {one.label: one for one in found if step.praises(one.moves) == praised}


wrong = partial(answers, praised=False)


def best_place(choice: Choice) -> int:
    """The points at the end with what is chosen, wherever it is laid."""
    game = at("special")
    for move in choice.moves:
        game.play(move)
    totals = []
    for move in (move for move in game.moves() if move.verb == "place"):
        then = game.copy()
        then.play(move)
        totals.append(then.scores()[0].total)
    return max(totals, default=game.scores()[0].total)


def most_activated(game: Helios) -> int:
    """How many characters the seat to move can activate before the game ends, however it pays."""
    if game.to_move != 0:
        return 0
    found = 0
    for move in game.moves():
        if move.verb in ("activate", "pay"):
            then = game.copy()
            then.play(move)
            found = max(found, (move.verb == "activate") + most_activated(then))
    return found


@pytest.mark.rule("H-7.4")
def test_the_cubes_wake_only_one_of_the_two() -> None:
    game = at("activate")
    assert len(game.view(0).boards[0].hired) == 2
    assert "only one of the two" in words("activate")
    assert most_activated(game) == 1


def test_whom_to_wake_is_counted_with_the_mana_it_brings() -> None:
    """Priestess: 12 points and 2 mana, each a point at the end (H-9.10). Prophetess: 2 for each of the eight tiles."""
    assert len(at("activate").view(0).boards[0].tiles) == 8
    assert "2 mana" in words("activate")
    assert "12 points" in words("activate")


def test_what_spends_the_cube_does_not_leave_it_idle() -> None:
    """The cube may go into a temple as well."""
    assert any(label.startswith("Temple") for label in wrong("lodge"))
    assert "idle" not in words("lodge", "-wrong")


@pytest.mark.rule("H-5.3")
def test_without_its_colour_a_building_costs_two_cubes() -> None:
    assert "has to wait" not in words("land", "-wrong")
    assert "two cubes of any colour" in words("land", "-wrong")


def test_the_power_plant_adds_no_steps_although_the_sun_walks_farther() -> None:
    assert any(label.startswith("Power Plant") for label in wrong("build"))
    assert "walk farther" not in words("build", "-wrong")
    assert "adds no steps" in words("build", "-wrong")


@pytest.mark.rule("H-5.2")
def test_a_cube_below_a_temple_may_pay_for_it() -> None:
    assert "left below it" in words("temple")
    found = [one.sentence for one in wrong("temple").values()]
    assert found
    assert all(sentence.endswith("paid or lost") for sentence in found)
    assert words("temple", "-wrong").startswith("Here it touches less land, and the cube below it is paid or lost.")


def test_a_hired_character_need_not_sleep_until_later() -> None:
    """H-7.2: hiring and activating may be one turn. H-9.8: the Cartographer counts colours of land."""
    assert "later" not in words("hire")
    assert "counts every tile of yours?" in words("hire")


@pytest.mark.rule("H-9.1", "H-9.2", "H-9.5")
def test_the_praised_special_tile_brings_most_points() -> None:
    """On b4: 4 for each of the three temples beside it, while Created Land has 2 for itself and each of them. Whatever
    lies there, 4 for the corner a4. Nothing else is praised, and no answer speaks of a tile where none is taken.
    """
    (praised,) = answers("special", praised=True).values()
    others = {label: best_place(one) for label, one in wrong("special").items()}
    now = at("special").scores()[0].total
    assert best_place(praised) == now + 3 * 4 + 4
    assert others["Created Land: 2 per tile"] == now + (3 + 1) * 2 + 4
    assert max(others.values()) < best_place(praised)
    assert "Action tile only, create no land" in others
    assert words("special", "-wrong").startswith("That brings fewer points at the end.")


@pytest.mark.parametrize(
    ("id_", "label", "said"),
    [
        ("land", "build nothing", "It may be of use, but it brings no cube"),
        ("build", "build nothing", "It may be of use, but it adds no steps"),
        ("sun", "leave the sun", "That does not light both of them."),
        ("revolution", "leave the sun", "That does not bring both."),
    ],
)
def test_what_only_takes_an_action_tile_is_answered_too(id_: str, label: str, said: str) -> None:
    """Then the sun stops nowhere, and nothing is gained but the tile."""
    assert any(one.endswith(f"Action tile only, {label}") for one in wrong(id_))
    assert words(id_, "-wrong").startswith(said)

"""Hints: the best moves, what they promise, and why."""

from pathlib import Path
from random import Random

import pytest

import engine
from bot.base.i18n import localizer
from engine.game import Game, Move
from engine.players.hints import Hint, hint
from engine.players.values import load
from tests.engine.bluemoon.tables import table
from tests.engine.players.moments import moments
from tests.engine.players.positions import POSITION
from tests.engine.theocratia.tables import Table
from tests.profiles import rounds


def hinted(game: Game, seed: int = 3) -> Hint:
    seat = game.to_move
    return hint(game.view(seat), lambda rng: game.determinize(seat, rng), Random(seed))


@pytest.fixture(scope="module")
def hints(rules: type[Game]) -> list[tuple[Game, Hint, Game]]:
    """Positions, what is told of each, and the first of the games of the same view that it comes from."""
    found = []
    for game in moments(rules, rounds(4, 8)):
        seat, seen = game.to_move, list[Game]()

        def world(rng: Random, game: Game = game, seat: int | None = seat, seen: list[Game] = seen) -> Game:
            seen.append(game.determinize(seat, rng))
            return seen[-1].copy()

        found.append((game, hint(game.view(seat), world, Random(3)), seen[0]))
    return found


@pytest.mark.slow
def test_a_hint_names_legal_moves_the_best_first(hints: list[tuple[Game, Hint, Game]]) -> None:
    for game, found, _ in hints:
        moves = [idea.path[0] for idea in found.ideas]
        assert len(set(moves)) == len(moves) <= 3
        assert moves
        assert set(moves) <= set(game.moves())
        gains = [idea.gain for idea in found.ideas]
        assert gains == sorted(gains, reverse=True)


@pytest.mark.slow
def test_a_hint_tells_nothing_hidden(hints: list[tuple[Game, Hint, Game]]) -> None:
    for game, found, _ in hints[::3]:
        assert hinted(game.determinize(game.to_move, Random(99))) == found


@pytest.mark.slow
def test_every_reason_has_words(rules: type[Game], hints: list[tuple[Game, Hint, Game]]) -> None:
    t = localizer("en")
    for name in load(rules.key).weights:
        assert t(f"{rules.key}-value-{name}")
    for game, told, _ in hints:
        for key in load(rules.key).parts(game, game.to_move or 0):
            kind, _, name = key.partition(" ")
            assert t(f"{rules.key}-value-{name}" if kind == "value" else f"{rules.key}-{name}")
        kind, _, name = (told.reason or "value ").partition(" ")
        assert kind in ("value", "points")
        if name:
            assert t(f"{rules.key}-value-{name}" if kind == "value" else f"{rules.key}-{name}")


@pytest.mark.parametrize(
    ("key", "gains"),
    [
        ("helios", {"power_plant_left": "points for revolutions"}),
        (
            "bluemoon",
            {
                "affordable_far": "no long way to the courtyard for an Offering",
                "markers_none": "a marker in hand",
                "markers_stranded": "markers enough to complete a building",
            },
        ),
        ("theocratia", {"crystals_left": "fewer crystals of the own colour left in Civ areas"}),
    ],
)
def test_of_what_weighs_against_a_move_the_reason_says_that_there_is_less(key: str, gains: dict[str, str]) -> None:
    """What a feature with a negative weight counts is what the second move leaves more of; the best one gains by
    building no Power Plant, or with crystals enough by standing near the courtyard.
    """
    t = localizer("en")
    against = [name for name, weight in load(key).weights.items() if weight.points < 0]
    assert {name: t(f"{key}-value-{name}") for name in against} == gains


@pytest.mark.slow
def test_a_reason_holds_for_the_turns_that_are_told(hints: list[tuple[Game, Hint, Game]]) -> None:
    """Not only for what the moves may lead to with other hands and cards, which nobody is told."""
    for game, found, world in hints:
        if found.reason:
            best, second = (_after(world, idea.path, game.to_move) for idea in found.ideas[:2])
            assert best.get(found.reason, 0) > second.get(found.reason, 0)


@pytest.mark.slow
def test_ideas_are_called_alike_only_where_their_gains_are(
    rules: type[Game], hints: list[tuple[Game, Hint, Game]]
) -> None:
    for _, found, _ in hints:
        for other in found.ideas[1 : found.alike]:
            assert abs(found.ideas[0].gain - other.gain) < load(rules.key).least


def _after(game: Game, path: tuple[Move, ...], seat: int | None) -> dict[str, float]:
    """The parts of the value after a turn."""
    then = game.copy()
    for move in path:
        then.apply(move)
    return load(game.key).parts(then, seat or 0)


def test_the_same_turn_in_another_order_is_one_idea() -> None:
    """Cards for all spaces of the Caravanserai: whichever is paid first, the same ones are paid in the end."""
    found = hinted(table(figure="c1", hand="yellow3*3"))
    assert len({tuple(sorted(idea.path)) for idea in found.ideas}) == len(found.ideas) > 1


def test_what_others_are_kept_from_is_told_so_that_it_is_true_of_them() -> None:
    """A turn is judged at its end, when an Offering (B-7.1) is for the next player to make, or not."""
    t = localizer("en")
    # The other, in the courtyard, holds 5 crystals: with 2 more for the Flight Tower, enough for the price of 7.
    kept = hinted(table(figure="a3", crystals=[0, 5], markers={"a3": [1, 0, None]}, hand="grey2"))
    assert (kept.ideas[0].path[0], kept.reason) == ("end", "value offering")
    assert t("bluemoon-value-offering") == "who can make an Offering next"
    # The other has made five Offerings and can pay the price of 10, but not the next one of 11.
    kept = hinted(table(decision="offer", crystals=[10, 10], obelisk=[1, 1, 1, 1, 1, 0, 0], hand="red1 blue1"))
    assert (kept.ideas[0].path[0], kept.reason) == ("offer", "value winning")
    assert t("bluemoon-value-winning") == "who can make the Offering that wins next"


def test_a_hint_says_what_the_best_move_gains(orchard: str) -> None:
    """Apple 6 lies planted, one turn is left: a second apple brings its own points and those of the first, 6 + 5."""
    from engine.orchard import GAME

    game = GAME.from_json(POSITION)
    found = hinted(game)
    assert found.ideas[0].path == ("plant apple5",)
    assert found.reason == "points apple"


@pytest.mark.rule("T-6.15", "T-9.2")
def test_what_is_better_left_out_of_a_turn_makes_no_idea() -> None:
    """Theocratia: after the last turn a claimed tile can never be laid, and the 2 Cosmo that it costs are points."""
    last = Table().step("end", 0, civ="violet", face=3).player(0, priests=[5, 0, 0, 0], cosmo=4)
    game = last.set(round=5, turn=8, todo=[["turn", None, None], ["end", 0, None]]).game()
    assert {"claim 2", "claim 5", "end"} <= {*game.moves()}
    assert [idea.path for idea in hinted(game).ideas] == [(Move("end"),)]


def test_a_die_as_it_is_comes_before_a_card_that_makes_another_the_same() -> None:
    """Theocratia: what brings something at once must not crowd out what brings as much after more decisions."""
    position = (Path(__file__).parents[2] / "data" / "theocratia-hint.json").read_text("utf-8")
    best = hinted(engine.load("theocratia").from_json(position)).ideas[0]
    assert best.path[:4] == ("die violet 1", "face 1", "row violet", "first")

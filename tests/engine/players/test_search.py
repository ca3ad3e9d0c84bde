"""The search on games that are solved by hand: see tests/engine/guess."""

from collections.abc import Iterator
from random import Random

import pytest

from engine.game import Game
from engine.players.lookahead import LookaheadPlayer
from engine.players.search import SearchPlayer
from engine.registry import GAMES, Parts
from tests.engine.guess import DARE, LOW, NAMES, PEACE, Coin, Pick


@pytest.fixture(autouse=True)
def guessing() -> Iterator[None]:
    """The two games can be looked up; without a value function."""
    for key in ("coin", "pick"):
        GAMES[key] = Parts(key, "tests.engine.guess", "", "", 1)
    yield
    for key in ("coin", "pick"):
        del GAMES[key]


def shares(game: Game, seat: int, iterations: int, seed: int) -> dict[str, float]:
    player = SearchPlayer(iterations, beam=0)
    found = player.judge(game.view(seat), lambda rng: game.determinize(seat, rng), Random(seed))
    visits = sum(each.visits for each in found)
    return {each.move: each.visits / visits for each in found}


@pytest.mark.parametrize("seed", range(5))
def test_a_move_whose_success_hangs_on_something_hidden_is_not_overrated(seed: int) -> None:
    game = Coin.new(seats=2, seed=seed)
    worlds = lambda rng: game.determinize(0, rng)  # noqa: E731
    averaging = LookaheadPlayer(worlds=30, beam=8)
    assert averaging.decide(game.view(0), worlds, Random(seed)) == DARE
    assert SearchPlayer(500).decide(game.view(0), worlds, Random(seed)) == PEACE


@pytest.mark.parametrize("seed", range(5))
def test_a_hidden_choice_is_mixed_as_it_must_be(seed: int) -> None:
    """1/3 by the calculation of `Pick`; an answer that knew the choice would leave nothing to choose."""
    assert shares(Pick(), 0, 4000, seed)[LOW] == pytest.approx(1 / 3, abs=0.07)


def test_what_is_named_depends_on_nothing_hidden() -> None:
    """To seat 1 both worlds look alike; naming low loses less in the worlds it is dealt."""
    found = []
    for hidden in ("hide low", "hide high"):
        game = Pick()
        game.play(hidden)
        found.append(shares(game, 1, 500, 1))
    assert found[0] == found[1]
    assert set(found[0]) == {NAMES["low"], NAMES["high"]}

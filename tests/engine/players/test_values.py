"""The value functions of all games, and what stands in for one that is missing."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

from engine.game import Game
from engine.players.random import playout
from engine.players.values import Value, learned, load, margin
from engine.registry import GAMES
from tests.engine.random_games import few_tables


def positions(rules: type[Game]) -> list[Game]:
    """Games at different stages, at every number of seats."""
    found = []
    for seats, options in few_tables(rules):
        for moves in (0, 10, 40):
            game, rng = rules.new(seats=seats, seed=moves, options=options), Random(moves)
            for _ in range(moves):
                if legal := game.moves():
                    game.apply(rng.choice(legal))
            found.append(game)
    return found


def test_a_game_weighs_its_features_with_reasons(rules: type[Game]) -> None:
    value = load(rules.key)
    if find_spec(f"{GAMES[rules.key].rules}.value") is None:
        pytest.skip("a game may have no value")
    assert value.weights
    assert value.scale > 0
    assert 0.1 <= value.least < value.scale, "tenths are told"
    assert value.least <= value.marked < value.scale
    for name, weight in value.weights.items():
        assert weight.reason.endswith("."), name
        assert weight.points, f"{name} weighs nothing"


@pytest.mark.parametrize("estimate", [load, lambda key: next(iter(load(key).learned.values()), load(key))])
def test_every_feature_has_a_number_at_every_moment(rules: type[Game], estimate: Callable[[str], Value[Any]]) -> None:
    value = estimate(rules.key)
    for game in positions(rules):
        if game.to_move is not None:
            for seat in range(game.seats):
                assert len(value.features(game, seat)) == len(value.weights)
            assert len(value(game)) == game.seats


def test_a_search_goes_on_by_some_of_the_moves(rules: type[Game]) -> None:
    for game in positions(rules):
        if game.to_move is not None:
            some = load(rules.key).considered(game)
            assert some
            assert set(some) <= set(game.moves())


def test_expert_goes_by_what_the_others_do_where_nothing_better_was_learned(orchard: str) -> None:
    assert learned(orchard, 2) is load(orchard)
    assert learned("helios", 2) is load("helios").learned[2]
    assert learned("helios", 3) is load("helios")


def test_pieces_add_up_to_what_they_are_told_in_place_of(rules: type[Game]) -> None:
    value = load(rules.key)
    for game in positions(rules):
        for seat in range(game.seats) if game.to_move is not None else ():
            if value.pieces is None:
                continue
            features = dict(zip(value.weights, value.features(game, seat), strict=True))
            for name, pieces in value.pieces(game, seat).items():
                assert sum(pieces.values()) == features[name]
                assert not set(pieces) & set(features)


def test_the_end_is_worth_the_final_scores(orchard: str) -> None:
    game = import_module("engine.orchard").GAME.new(seats=3, seed=5)
    playout(game, Random(5))
    totals = [score.total for score in game.scores()]
    values = load(orchard)(game)
    assert values == totals
    winner = game.result.ranks.index(1)
    assert margin(game, values, winner) > 500 > -500 > margin(game, values, (winner + 1) % 3)


def test_weights_that_do_not_fit_the_features_are_refused(orchard: str) -> None:
    with pytest.raises(ValueError, match="must weigh exactly growing, height"):
        Value.beside("engine.orchard", ("growing", "height"), lambda game, seat: (0, 0))


def test_a_game_without_a_value_function_is_worth_its_projected_scores(
    orchard: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.players.values.find_spec", lambda name: None)
    load.cache_clear()
    game = import_module("engine.orchard").GAME.new(seats=2, seed=5)
    rng = Random(5)
    for _ in range(12):
        game.apply(rng.choice(game.moves()))
    assert load(orchard)(game) == [score.total for score in game.scores()]
    load.cache_clear()


def test_the_least_worth_telling_is_the_games_own_or_one_point(orchard: str) -> None:
    assert load("bluemoon").least == 0.1
    assert load("orchard").least == 0.5
    assert load("helios").least == 1.0, "it does not say"
    assert Value(lambda game, seat: (), {}).least == 1.0
    marked = [load(key).marked for key in ("bluemoon", "orchard", "helios")]
    assert marked == [0.25, 1.0, 2.0], "twice the least where a game does not say"


def test_nobody_has_more_than_the_most_a_game_can_end_with(rules: type[Game]) -> None:
    for game in positions(rules):
        playout(game, Random(3))
        assert game.most is None or all(score.total <= game.most for score in game.scores())


def test_what_a_game_counts_is_the_only_source_of_its_points(rules: type[Game]) -> None:
    for game in positions(rules) if rules.sole_source else ():
        assert [score.lines for score in game.scores()] == [
            ((rules.sole_source, score.total),) for score in game.scores()
        ]

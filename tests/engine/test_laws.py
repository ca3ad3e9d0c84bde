"""Laws and secrecy of every game, at random moments of random games."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.game import BadOptions, Game
from tests.engine import laws
from tests.engine.random_games import few_tables, random_game, tables, walks

WITH_RULES = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
LONGEST = 3_000
"""More decisions than any game has."""


@WITH_RULES
@given(st.data())
def test_every_law_holds_at_every_moment(rules: type[Game], data: st.DataObject) -> None:
    game = data.draw(walks(rules)).end()
    laws.obey(game, *laws.LAWS)


@WITH_RULES
@given(st.data())
def test_nothing_hidden_is_told(rules: type[Game], data: st.DataObject) -> None:
    game = data.draw(walks(rules)).end()
    laws.obey(game, *laws.SECRECY)


def test_what_is_hidden_is_dealt_again(rules: type[Game]) -> None:
    for seats, options in few_tables(rules):
        laws.what_varies_by_seed_is_seen_or_dealt_again(rules, seats, options)


def test_what_is_dealt_again_may_lie_anywhere(rules: type[Game]) -> None:
    laws.what_is_dealt_again_may_lie_anywhere(rules, *tables(rules)[0])


def test_whole_games_come_to_an_end(rules: type[Game]) -> None:
    for number, (seats, options) in enumerate(few_tables(rules)):
        for decisions, game in enumerate(random_game(rules, seats, options, number)):
            laws.somebody_decides_until_the_end(game)
            assert decisions < LONGEST
        laws.points_add_up(game)
        laws.ranks_are_places(game)


@settings(max_examples=5)
@given(st.data())
def test_the_same_seed_and_moves_are_the_same_game(rules: type[Game], data: st.DataObject) -> None:
    walk = data.draw(walks(rules))
    assert walk.end().to_json() == walk.end().to_json()


def test_other_seeds_are_other_games(rules: type[Game]) -> None:
    seats, options = tables(rules)[0]
    assert len({rules.new(seats=seats, seed=seed, options=options).to_json() for seed in range(10)}) == 10


def test_a_seed_is_the_same_as_number_and_as_bytes(rules: type[Game]) -> None:
    seats, options = tables(rules)[0]
    number = rules.new(seats=seats, seed=258, options=options)
    assert number.to_json() == rules.new(seats=seats, seed=bytes(14) + b"\1\2", options=options).to_json()


def test_impossible_tables_are_refused(rules: type[Game]) -> None:
    for seats in (0, 1, rules.max_seats + 1):
        with pytest.raises(BadOptions, match="bad-seats"):
            rules.new(seats=seats, seed=1)
    with pytest.raises(BadOptions, match="bad-option"):
        rules.new(seats=rules.min_seats, seed=1, options={"nonsense": "x"})
    for option in rules.option_specs:
        with pytest.raises(BadOptions, match="bad-value"):
            rules.new(seats=rules.min_seats, seed=1, options={option.key: "nonsense"})
        assert option.default in option.values

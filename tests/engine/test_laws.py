"""Laws and secrecy of every game, at random moments of random games."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import engine
from engine.game import BadOptions, Game
from engine.kernel.forecast import Forecast, Gain, forecast
from tests.engine import laws
from tests.engine.random_games import few_tables, random_game, tables, walks
from tests.profiles import rounds

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


# What the flows of events come to is what the stocks on the table change by.

Stock = Counter[tuple[int | None, str, tuple[str, ...]]]


def of_helios(view: Any) -> Stock:
    found = Stock()
    for board in view.boards:
        found[board.seat, "mana", ()] = board.mana
        found[board.seat, "sun", ()] = board.sun_value
        found[board.seat, "points", ()] = board.points
        for colour, count in board.cubes:
            found[board.seat, "cube", (colour,)] = count
    return found


def of_bluemoon(view: Any) -> Stock:
    found = Stock()
    for player in view.players:
        found[player.seat, "crystals", ()] = player.crystals
        found[player.seat, "scales", ()] = player.scales
        found[player.seat, "card", ()] = player.hand + player.pending
    return found


def of_theocratia(view: Any) -> Stock:
    found = Stock()
    for seat, player in enumerate(view.players):
        found[seat, "cosmo", ()] = player.cosmo
        found[seat, "malus", ()] = player.malus
        found[seat, "card", ()] = player.cards
        found[seat, "tile", ()] = player.start_tile + player.level_tiles
        found[seat, "token", ()] = len(player.tokens)
        for civ, priest in zip(("magenta", "turquoise", "violet", "pink"), player.priests, strict=True):
            found[seat, "worship", (civ,)] = priest
    found[None, "warriors", ()] = sum(civ.supply for civ in view.civs)
    for civ in view.civs:
        found[None, "black", (civ.id,)] = dict(civ.crystals).get("black", 0)
        for crystal in ("red", "brown", "blue", "white", "green"):
            found[None, "crystals", (civ.id, crystal)] = dict(civ.crystals).get(crystal, 0)
    return found


STOCKS: dict[str, Callable[[Any], Stock]] = {
    "helios": of_helios,
    "bluemoon": of_bluemoon,
    "theocratia": of_theocratia,
}


def ends(game: Game, rng: Random) -> Iterator[Forecast]:
    """What a move of each verb leads to, where nothing is revealed."""
    ahead = forecast(game, game.to_move)
    moves = {move.verb: move for move in rng.sample(ahead.moves, len(ahead.moves))}
    return (end for end in map(ahead.then, moves.values()) if end.stop in ("", "turn"))


def counted(stock: Stock, gains: Iterable[Gain]) -> Stock:
    """These gains as a stock counts them: what is a Civ's is no seat's, and cards count whichever they are."""
    found = Stock()
    for seat, kind, of, _, amount in gains:
        if kind == "crystals" and of[1:] == ("black",):
            kind, of = "black", of[:1]
        key = next((key for key in product((seat, None), (kind,), (of, ())) if key in stock), None)
        if key is not None:
            found[key] += amount
    return found


@pytest.mark.parametrize("key", STOCKS)
def test_gains_are_what_stocks_change_by(key: str) -> None:
    """Of those ends to which the same kinds of events lead, at a few: views are dear."""
    rng, met, seen = Random(2), Counter[tuple[str, ...]](), set[str]()
    for seed in range(rounds(6, 12)):
        for game in random_game(engine.load(key), 2 + seed % 3, {}, seed):
            for end in ends(game, rng):
                kinds = tuple(event.kind for event in end.events)
                met[kinds] += 1
                if met[kinds] > 3:
                    continue
                then = game.copy()
                then.foresee(end.made[0], [])
                before = STOCKS[key](game.view(game.to_move))
                changes = STOCKS[key](then.view(game.to_move))
                changes.subtract(before)
                gains = counted(before, end.gains)
                assert {one: n for one, n in changes.items() if n} == {one: n for one, n in gains.items() if n}
                seen |= {kind for _, kind, _ in gains}
    assert seen == {kind for _, kind, _ in STOCKS[key](engine.load(key).new(seats=2, seed=1).view(None))}

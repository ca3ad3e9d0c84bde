"""What moves lead to, without a view; what that is in a game stands in its `test_outlook.py`."""

from typing import Any

import pytest

import engine
from engine.game import Game, IllegalMove
from engine.kernel.forecast import Forecast, Gain, forecast
from tests.engine.helios.tables import land, table
from tests.engine.random_games import random_game


def after(game: Game, *moves: str, viewer: int | None = 0) -> Forecast:
    return forecast(game, viewer).then(*moves)


@pytest.fixture
def fresh(orchard: str) -> Game:
    return engine.load("orchard").new(seats=2, seed=3)


def test_it_ends_at_a_reveal_and_tells_what_came_before(fresh: Game) -> None:
    take, *_, draw = fresh.moves()
    ahead = after(fresh, take)
    assert (ahead.stop, ahead.prompt, ahead.moves, ahead.view()) == ("reveal", None, (), None)
    assert [event.kind for event in ahead.events] == ["took"]
    blind = after(fresh, draw)
    assert blind.stop == "reveal"
    assert [event.kind for event in blind.events] == ["drew"]
    assert blind.gains == (Gain(0, "card", (), "drew", 1),)


def test_nothing_is_made_of_moves_that_the_viewer_may_not_know(fresh: Game) -> None:
    fresh.play(fresh.moves()[0])
    plant = fresh.moves()[0]
    assert after(fresh, plant).stop == "turn"
    for viewer in (None, 1):
        assert forecast(fresh, viewer).prompt == fresh.prompt()
        assert forecast(fresh, viewer).moves == ()
        with pytest.raises(IllegalMove):
            after(fresh, plant, viewer=viewer)
    with pytest.raises(IllegalMove):
        after(fresh, "nonsense")


def test_a_forecast_from_a_position_on_the_way_counts_from_there() -> None:
    game = table(land("d4:redwood* c3:spring+spring", sun="d5", sun_value=2), ask="sun")
    ahead = after(game, "sun e4")
    assert ahead.made == ("sun e4",)
    assert ahead.here().made == ()
    assert (ahead.here().gains, ahead.here().events) == ((), ())


def test_no_view_is_built(fresh: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(fresh), "view", None)
    ahead = forecast(fresh, fresh.to_move)
    for move in ahead.moves:
        end = ahead.then(move)
        assert (end.stop, end.points, end.prompt) == ("reveal", (), None)
        assert end.score() == 0


def test_another_turn_is_not_played_even_where_it_would_play_itself() -> None:
    """The last die of a round: whoever comes next has no choice, and takes it."""
    rules, found = engine.load("theocratia"), 0
    for seed in range(3):
        for game in random_game(rules, 3, {}, seed):
            for move in game.moves()[:4]:
                then, log = game.copy(), list[Any]()
                then.play(move, log)
                begun = [event for event in log if event.kind == "drafted" and event.seat != game.to_move]
                if begun:
                    found += 1
                    ahead = after(game, move, viewer=game.to_move)
                    assert ahead.stop
                    assert not [event for event in ahead.events if repr(event) in map(repr, begun)]
    assert found

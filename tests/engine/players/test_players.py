"""What every computer player does in every game."""

from random import Random

import pytest

from engine.game import Game, Move
from engine.players import NotToMove, Player
from engine.players.choice import choose
from engine.players.greedy import GreedyPlayer
from engine.players.lookahead import LookaheadPlayer
from engine.players.random import RandomPlayer
from tests.engine.players.moments import moments

PLAYERS: dict[str, Player] = {
    "random": RandomPlayer(),
    "greedy": GreedyPlayer(softness=0.1),
    "lookahead": LookaheadPlayer(worlds=2, beam=2),
}


@pytest.fixture(params=PLAYERS)
def player(request: pytest.FixtureRequest) -> Player:
    return PLAYERS[request.param]


def decided(player: Player, game: Game, seed: int) -> Move:
    seat = game.to_move
    return player.decide(game.view(seat), lambda rng: game.determinize(seat, rng), Random(seed))


def test_a_player_decides_by_the_view_alone(rules: type[Game], player: Player) -> None:
    """Two worlds that the seat cannot tell apart, and the same chance, bring the same move, a legal one."""
    differed = 0
    for game in moments(rules, 4):
        other = game.determinize(game.to_move, Random(99))
        assert other.view(game.to_move) == game.view(game.to_move)
        differed += other.to_json() != game.to_json()
        move = decided(player, game, 7)
        assert move in game.moves()
        assert decided(player, other, 7) == move
    assert differed


def test_a_player_changes_nothing(rules: type[Game], player: Player) -> None:
    for game in moments(rules, 2):
        before = game.to_json()
        decided(player, game, 7)
        assert game.to_json() == before


def test_nobody_decides_for_another_seat(orchard: str, player: Player) -> None:
    from engine.orchard import GAME

    game = GAME.new(seats=2, seed=1)
    other = 1 - game.to_move
    with pytest.raises(NotToMove):
        player.decide(game.view(other), lambda rng: game.determinize(other, rng), Random(1))


def test_a_player_that_must_stop_at_once_still_decides(rules: type[Game]) -> None:
    for game in moments(rules, 2):
        assert decided(LookaheadPlayer(enough=lambda: True), game, 3) in game.moves()


def test_a_soft_choice_is_among_good_moves_the_better_the_likelier() -> None:
    moves = [Move(text) for text in ("best", "good", "fair", "bad")]
    judged = [10.0, 9.0, 8.0, 2.0]
    found = [choose(moves, judged, 2.0, Random(seed)) for seed in range(2000)]
    counts = [found.count(move) for move in moves]
    assert counts[0] > counts[1] > counts[2] > 0 == counts[3]


def test_a_firm_choice_is_the_best_move_and_equals_by_lot() -> None:
    moves = [Move(text) for text in ("one", "two", "three")]
    assert {choose(moves, [5.0, 5.0, 4.9], 0, Random(seed)) for seed in range(50)} == {"one", "two"}

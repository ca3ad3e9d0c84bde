"""A click's moves are found by its key among the legal ones, in every game."""

from random import Random

from bot.base.choices import choice_key, moves_key
from bot.matches.clicked import moves_of
from engine import registry
from tests.bot.offered import offered
from tests.engine.random_games import random_game


def test_the_key_of_each_choice_leads_to_its_moves(rules, orchard):
    rng, several = Random(3), 0
    for game in random_game(rules, rules.min_seats, {}, 5):
        if game.to_move is None or rng.random() > 0.1:
            continue
        for choice in offered(game):
            assert moves_of(game, choice_key(choice)) == choice.moves
            several += len(choice.moves) > 1
    assert several or rules.key not in ("helios", "bluemoon", "theocratia"), "a game need not have such clicks"


def test_a_key_posted_without_marks_leads_there_too(rules, orchard):
    rng = Random(4)
    for game in random_game(rules, rules.min_seats, {}, 6):
        if game.to_move is None or rng.random() > 0.05:
            continue
        for choice in offered(game)[:10]:
            if len(choice.moves) < 4:
                assert moves_of(game, moves_key(choice.moves)) == choice.moves


def test_no_moves_have_a_made_up_key(orchard):
    game = registry.load("orchard").new(seats=2, seed=3)
    for key in ("", "0000000000", "0000000000.", "0000000000.AAAA", "nonsense.x", "."):
        assert moves_of(game, key) is None


def test_no_moves_are_found_past_a_reveal(orchard):
    """A card taken from the market reveals the next one."""
    game = registry.load("orchard").new(seats=2, seed=3)
    take = game.moves()[0]
    then = game.copy()
    then.play(take)
    assert then.to_move == game.to_move
    assert moves_of(game, moves_key((take, then.moves()[0]))) is None


def test_finding_changes_nothing_and_builds_no_view(orchard, monkeypatch):
    game = registry.load("orchard").new(seats=2, seed=3)
    before = game.to_json()
    monkeypatch.setattr(type(game), "view", None)
    assert moves_of(game, moves_key(game.moves()[-1:])) == (game.moves()[-1],)
    assert game.to_json() == before

"""Looking ahead shows what moves bring, and nothing that is still hidden."""

import json

import pytest

from bot.matches.lookahead import GameLookahead
from engine import registry
from engine.game import Game, Move


@pytest.fixture
def game(orchard) -> Game:
    return registry.load("orchard").new(seats=2, seed=3, options={"length": "long"})


@pytest.fixture
def bare(game) -> Game:
    """The same with an empty deck: nothing is revealed any more."""
    data = json.loads(game.to_json())
    planted, data["deck"] = data["deck"], []
    data["planted"] = [planted[::2], planted[1::2]]
    data["turn"] = 6  # as many turns are left as cards in the market
    data["seen"] = sorted({*data["market"], *planted})
    return type(game).from_json(json.dumps(data))


def moves_after(look: GameLookahead, *moves: Move) -> tuple[Move, ...]:
    then = look(moves)
    assert then
    assert then.moves
    return then.moves


def test_nothing_is_seen_past_a_reveal(game):
    look = GameLookahead(game, game.to_move)
    take = game.moves()[0]
    assert look((take,)) is None
    assert [event.kind for event in look.events((take,))] == ["took"]
    assert look((take, take)) is None
    assert not look.events((take, take))


def test_a_position_that_reveals_nothing_is_shown_as_the_viewer_sees_it(bare):
    seat = bare.to_move
    take = bare.moves()[0]
    then = bare.copy()
    then.play(take)
    for viewer in (seat, None):
        ahead = GameLookahead(bare, viewer)((take,))
        assert ahead.view() == then.view(viewer)
        assert (ahead.prompt, ahead.moves, ahead.market) == (then.prompt(), ahead.view().moves, ahead.view().market)
    assert then.view(None) != then.view(seat)


def test_question_and_moves_build_no_view(bare, monkeypatch):
    take = bare.moves()[0]
    look = GameLookahead(bare, bare.to_move)
    monkeypatch.setattr(type(bare), "view", None)
    then = look((take,))
    assert then
    assert then.prompt
    assert (then.prompt.kind, {move.verb for move in then.moves or ()}) == ("plant", {"plant"})


def test_nothing_is_seen_of_the_next_seat_but_what_the_move_brings(bare):
    seat = bare.to_move
    take = bare.moves()[0]
    look = GameLookahead(bare, seat)
    plant = moves_after(look, take)[0]
    assert look((take, plant)) is None
    assert [event.kind for event in look.events((take, plant))] == ["planted"]


def test_from_a_position_on_the_way_it_looks_the_same(bare):
    look = GameLookahead(bare, bare.to_move)
    take = bare.moves()[0]
    plant = moves_after(look, take)[0]
    further = look.after((take,))
    assert further(()) == look((take,))
    assert further((plant,)) is look((take, plant)) is None
    assert further.events((plant,)) == look.events((take, plant))


def test_looking_changes_nothing(bare):
    before = bare.to_json()
    look = GameLookahead(bare, None)
    for move in bare.moves():
        look((move,))
    assert bare.to_json() == before


def test_private_events_of_others_are_not_told(bare, monkeypatch):
    take = bare.moves()[0]
    rules = type(bare).play

    def play(self, move, log=None):
        rules(self, move, log)
        log[-1].only = 1

    monkeypatch.setattr(type(bare), "play", play)
    assert not GameLookahead(bare, 0).events((take,))
    assert not GameLookahead(bare, None).events((take,))
    assert len(GameLookahead(bare, 1).events((take,))) == 1

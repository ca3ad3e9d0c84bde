"""What everybody sees, what the seat itself sees, and what nobody sees."""

from random import Random

import pytest

from engine.theocratia import GAME
from engine.theocratia.view import TurnView
from tests.engine.theocratia.tables import Table, civ, do, hand, hex_at, player


@pytest.mark.rule("T-10.1", "T-6.16")
def test_hands_deck_and_seed_are_nobodys_business() -> None:
    game = Table("violet 3", "violet 1").hand(0, "omen", "drill").hand(1, "ambush").game()
    for viewer in (None, 0, 1, 2):
        view = game.view(viewer)
        text = view.to_json()
        assert view.deck == 37
        assert [found.cards for found in view.players] == [2, 1, 0, 0]
        assert ("omen" in text) is (viewer == 0)
        assert ("ambush" in text) is (viewer == 1)
        assert "00" * 16 not in text


@pytest.mark.rule("T-10.1")
def test_worlds_keep_what_a_seat_knows_and_deal_the_rest_again() -> None:
    """Red keeps its cards; Brown's one card may be any of those nobody has seen."""
    game = (
        Table("violet 3", "violet 1").hand(0, "omen", "omen").hand(1, "drill").set(discard=["ambush", "ambush"]).game()
    )
    found = set()
    for seed in range(400):
        world = game.determinize(0, Random(seed))
        assert world.view(0) == game.view(0)
        assert world.seed != game.seed
        (card,) = world.view(1).hand or ()
        found.add(card)
    assert len(found) == 18
    assert not {"omen", "ambush"} & found


@pytest.mark.rule("T-6.2", "T-6.16")
def test_worlds_let_the_mover_complete_what_was_begun() -> None:
    """With one Warrior and no crystals only an Ambush, or Lanterns for a Holiday, make the two more than a dead end."""
    table = Table("violet 2", "violet 1", "magenta 1").bare().hand(0, "ambush", "omen").building("b3", "magenta")
    for name, supply in (("magenta", 0), ("turquoise", 0), ("violet", 0), ("pink", 1)):
        table.civ(name, supply=supply, crystals={})
    game = table.game()
    do(game, "die violet 2", "face 2")
    assert game.moves() == ["row pink"]
    for seed in range(60):
        world = game.determinize(1, Random(seed))
        assert {"ambush", "lanterns"} & set(hand(world, 0))
        assert set(world.moves()) <= {"row pink", "row violet"}
        assert world.moves()


def test_the_view_tells_where_a_turn_stands() -> None:
    table = Table("violet 3", "violet 1", "pink 1").hand(0, "omen", "far_settlers", "drill").row("turquoise", "pink 4")
    game = table.game()
    assert game.view(None).last is None
    do(game, "die violet 3", "recolour turquoise omen")
    assert game.view(None).last == TurnView(
        seat=0,
        die=("violet", 3),
        tint="turquoise",
        twists=0,
        face=None,
        civ=None,
        mode=None,
        cards=(),
        greens=0,
        paid=(),
        idle=False,
    )
    do(game, "face 3", "play far_settlers", "expand")
    last = game.view(None).last
    assert last is not None
    assert (last.face, last.civ, last.mode, last.cards) == (3, "turquoise", "expand", ("far_settlers",))
    assert [(die.die, die.seat) for die in civ(game, "turquoise").row] == [(("pink", 4), None), (("violet", 3), 0)]


def test_what_the_last_turn_changed_is_marked_until_the_next_die() -> None:
    game = Table("violet 3", "violet 1", "pink 1").player(0, start_tile=False).game()
    do(game, "die violet 3", "row violet")
    assert [hex_.name for hex_ in game.view(None).hexes if hex_.touched] == ["g3"]
    assert hex_at(game, "g3").touched
    do(game, "die violet 1")
    assert not any(hex_.touched for hex_ in game.view(None).hexes)


def test_the_turn_before_stays_in_view_with_whoever_took_it() -> None:
    """Until the next die is drafted, or the round is over."""
    game = Table("violet 3", "violet 1", "pink 1").player(0, start_tile=False).game()
    assert game.view(None).last is None
    do(game, "die violet 3", "row violet")
    turn = game.view(None).last
    assert turn is not None
    assert (game.to_move, turn.seat, turn.die, turn.civ, turn.mode) == (1, 0, ("violet", 3), "violet", "expand")
    do(game, "die pink 1")
    turn = game.view(None).last
    assert turn is not None
    assert (turn.seat, turn.die, turn.civ) == (1, ("pink", 1), None)
    game = Table().last_turn().game()
    do(game, "end")
    assert (game.view(None).round, game.view(None).last) == (2, None)


def test_phases() -> None:
    game = GAME.new(seats=2, seed=1)
    assert game.view(None).phase == "setup"
    assert Table("violet 1").game().view(None).phase == "turns"
    game = Table().set(bonus_holder=1).last_turn().game()
    do(game, "end")
    assert game.view(None).phase == "end_of_round"
    game = Table().set(round=5).last_turn().game()
    do(game, "end")
    assert game.view(None).phase == "over"


def test_stocks_of_a_seat() -> None:
    table = Table("violet 1").player(2, priests=[5, 0, 0, 0], claimed=[5], level_tiles=1, malus=3, losses=["pink"])
    found = player(table.game(), 2)
    assert (found.colour, found.unlocked, found.locked, found.level_tiles) == ("blue", (2,), (7,), 1)
    assert (found.malus, found.malus_points, found.losses) == (3, 3, ("pink",))

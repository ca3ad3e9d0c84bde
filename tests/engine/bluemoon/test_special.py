"""B-8: Main Hall and Hospital; the Golden Shrine stands among the Offerings."""

import pytest

from tests.engine.bluemoon.tables import BUILDINGS, places, play, state, table, told

EVERYWHERE = {*BUILDINGS, "c3", "a1", "a5", "e1", "e5"}


def special(place: str, decision: str, **changes):
    return table(figure=place, decision=decision, expansion=True, **changes)


@pytest.mark.rule("B-8.1")
@pytest.mark.parametrize(("place", "kind"), [("a1", "jump"), ("a5", "hospital"), ("e1", "shrine")])
@pytest.mark.parametrize("rebuilt", [False, True])
def test_special_tiles_act_in_ruins_and_rebuilt(place: str, kind: str, rebuilt: bool) -> None:
    game = special(place, "move", rebuilt=[place] if rebuilt else [])
    play(game, "end")
    if not rebuilt:
        play(game, "end")
    assert game.prompt().kind == kind


@pytest.mark.rule("B-8.1")
def test_special_tiles_act_after_a_contribution_that_completes_them() -> None:
    game = special("a5", "contribute", hand="white3", markers={"a5": [0, None, 0]})
    play(game, "contribute 2 pay white3")
    assert game.prompt().kind == "hospital"


@pytest.mark.rule("B-8.2")
def test_the_example_of_the_rule_book() -> None:
    """One red 1 for the Main Hall, then the jump to the courtyard: no Offering this turn, but in the next one."""
    game = special("a1", "contribute", hand="red1", crystals=[9, 0], obelisk=[0, 1, 0, 1])
    log = play(game, "contribute 3 pay red1", "end", "jump c3")
    assert told(log, "jumped") == [{"seat": 0, "place": "c3", "tile": "courtyard"}]
    assert game.prompt().kind == "reset"
    play(game, "discard nothing", "end", "end", "discard nothing", "end", "offer")
    assert state(game)["crystals"] == [0, 0]
    assert state(game)["obelisk"] == [0, 1, 0, 1, 0]


@pytest.mark.rule("B-8.2")
def test_the_jump_goes_to_any_other_tile_and_ends_the_actions() -> None:
    game = special("a1", "jump")
    assert places(game, "jump") == EVERYWHERE - {"a1"}
    assert game.moves()[-1] == "skip"
    for target in ("a5", "b3"):
        game = special("a1", "jump")
        play(game, f"jump {target}")
        assert game.prompt().kind == "reset"
        assert state(game)["figures"][0] == target
    game = special("a1", "jump")
    play(game, "skip")
    assert state(game)["figures"][0] == "a1"


@pytest.mark.rule("B-8.3")
def test_the_hospital_gives_two_cards_at_once() -> None:
    game = special("a5", "hospital", hand="red3")
    assert game.moves() == ["draw", "skip"]
    log = play(game, "draw")
    assert told(log, "drew") == [{"seat": 0, "cards": 2}]
    assert state(game)["hands"][0] == ["red3", "yellow3", "yellow3"]
    assert "discard yellow3*2" in game.moves()
    game = special("a5", "hospital", hand="red3")
    play(game, "skip")
    assert state(game)["hands"][0] == ["red3"]


@pytest.mark.rule("B-8.3")
def test_the_hospital_may_be_asked_for_cards_that_are_not_there() -> None:
    everything = state(table(decision="move"))["deck"]
    game = special("a5", "hospital", hands=[[], everything])
    log = play(game, "draw")
    assert told(log, "drew") == [{"seat": 0, "cards": 0}]


@pytest.mark.rule("B-2.5")
def test_everybody_sees_what_main_hall_and_hospital_offer() -> None:
    for place, decision in (("a1", "jump"), ("a5", "hospital")):
        game = special(place, decision)
        assert game.view(None).moves == tuple(game.moves())

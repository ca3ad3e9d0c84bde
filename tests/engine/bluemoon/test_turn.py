"""B-2: the parts of a turn, and what is passed over."""

import pytest

from tests.engine.bluemoon.tables import COMPLETED, play, state, table, told

ALL_MARKERS_OF_0 = {"e4": [0, None], "b5": [0, 0, None], "b3": [0, 0, None], "c2": [0, 0, None], "d3": [0, 0, None]}


def after_movement(**changes):
    """The decision that follows the movement, and what was told."""
    game = table(decision="move", **changes)
    log = play(game, "end")
    return game.prompt().kind, log


@pytest.mark.rule("B-2.1")
def test_a_building_in_ruins_asks_for_contributions_then_for_the_reset() -> None:
    game = table(decision="move", figure="a2")
    kinds = []
    for move in ("end", "end", "discard nothing"):
        kinds.append(game.prompt().kind)
        game.play(move)
    assert kinds == ["move", "contribute", "reset"]
    assert (game.to_move, game.prompt().kind) == (1, "move")


@pytest.mark.rule("B-2.1")
def test_special_tiles_ask_between_contributions_and_reset() -> None:
    for place, kind in (("a1", "jump"), ("a5", "hospital"), ("e1", "shrine")):
        game = table(decision="move", figure=place, expansion=True)
        play(game, "end", "end")
        assert game.prompt().kind == kind
        play(game, "skip")
        assert game.prompt().kind == "reset"
    assert after_movement(figure="e5", expansion=True)[0] == "contribute"


@pytest.mark.rule("B-2.1")
def test_the_courtyard_asks_for_an_offering() -> None:
    assert after_movement()[0] == "offer"


@pytest.mark.rule("B-2.2")
def test_a_rebuilt_building_is_passed_over() -> None:
    kind, log = after_movement(figure="a2", rebuilt=["a2"])
    assert kind == "reset"
    assert told(log, "passed_over") == [{"seat": 0, "tile": "mill", "why": "rebuilt"}]


@pytest.mark.rule("B-2.2")
@pytest.mark.parametrize(("place", "tile"), [("c3", "courtyard"), ("d1", "hospice")])
def test_without_markers_contribution_and_offering_are_passed_over(place: str, tile: str) -> None:
    kind, log = after_movement(figure=place, markers=ALL_MARKERS_OF_0, obelisk=[0], crystals=[9, 0])
    assert kind == "reset"
    assert told(log, "passed_over") == [{"seat": 0, "tile": tile, "why": "no_marker"}]


@pytest.mark.rule("B-2.2")
def test_without_markers_the_golden_shrine_is_passed_over() -> None:
    changes = {"markers": ALL_MARKERS_OF_0, "obelisk": [0], "crystals": [9, 0], "expansion": True}
    kind, log = after_movement(figure="e1", **changes)
    assert kind == "reset"
    assert told(log, "passed_over") == [{"seat": 0, "tile": "golden_shrine", "why": "no_marker"}]
    assert after_movement(figure="a1", **changes)[0] == "jump"
    assert after_movement(figure="a5", **changes)[0] == "hospital"


@pytest.mark.rule("B-2.2")
def test_of_two_reasons_the_one_that_prevents_an_offering_too_is_told() -> None:
    markers = ALL_MARKERS_OF_0 | {"d3": [0, 0, None]}
    kind, log = after_movement(figure="e1", markers=markers, obelisk=[0], rebuilt=["e1"], expansion=True)
    assert kind == "reset"
    assert told(log, "passed_over") == [{"seat": 0, "tile": "golden_shrine", "why": "no_marker"}]


@pytest.mark.rule("B-2.2")
def test_the_last_marker_ends_contributions() -> None:
    game = table(figure="d3", hand="red3*2", markers=ALL_MARKERS_OF_0 | {"d3": [0, None, None], "b1": [0, None, None]})
    play(game, "contribute 3 pay red3")
    assert game.prompt().kind == "reset"


@pytest.mark.rule("B-2.2")
def test_a_building_just_completed_ends_contributions_without_a_word() -> None:
    game = table(figure="d1", hand="red3 red2")
    log = play(game, "contribute 1 pay red2 red3")
    assert game.prompt().kind == "reset"
    assert told(log, "passed_over") == []


@pytest.mark.rule("B-2.2")
def test_who_cannot_do_anything_still_has_to_say_so() -> None:
    assert table(figure="a2").moves() == ["end"]
    assert table(decision="offer", crystals=[6, 0]).moves() == ["end"]
    assert table(decision="reset").moves() == ["discard nothing"]
    assert table(decision="shrine", figure="e1", expansion=True).moves() == ["skip"]
    game = table(decision="offer", crystals=[7, 0])
    play(game, "offer")
    assert game.moves() == ["end"]


@pytest.mark.rule("B-2.3")
def test_who_has_nothing_has_a_turn_all_the_same() -> None:
    game = table(decision="move", figure="a2", markers=ALL_MARKERS_OF_0, obelisk=[0], hands=[[], []])
    play(game, "step a3", "end")
    assert game.moves() == ["discard nothing"]
    play(game, "discard nothing")
    assert [len(hand) for hand in state(game)["hands"]] == [2, 0]


@pytest.mark.rule("B-2.4")
def test_a_card_is_for_its_value_or_for_its_power() -> None:
    game = table(decision="move", figure="a2", hand="red1 red2")
    play(game, "play red1 c3", "end")
    assert game.moves() == ["contribute 2 pay red2", "contribute 3 pay red2", "end"]


def test_steps_left_are_lost_when_the_movement_ends() -> None:
    game = table(decision="move", figure="a2")
    play(game, "step a3", "end")
    assert game.view(None).steps == 0


def test_steps_and_the_first_contribution_count_anew_each_turn() -> None:
    game = table(decision="move", figure="a2", hand="red2", figures=["a2", "a2"])
    play(game, "step a3", "step a2", "end", "contribute 3 pay red2", "end", "discard nothing")
    position = state(game)
    assert (position["steps"], position["placed"], position["turn"]) == (2, 0, 2)


def test_prompts_say_what_everybody_may_know() -> None:
    asked = {
        "move": table(decision="move"),
        "contribute": table(figure="a2"),
        "offer": table(decision="offer"),
        "hospital": table(decision="hospital", figure="a5", expansion=True),
        "reset": table(decision="reset", hand="khind*2", waiting=["red3"], **COMPLETED),
    }
    facts = {kind: dict(game.prompt().data) for kind, game in asked.items()}
    assert facts == {
        "move": {"steps": 2},
        "contribute": {"tile": "mill", "place": "a2"},
        "offer": {"price": 7},
        "hospital": {"cards": 2},
        "reset": {"cards": 2, "waiting": 1},
    }

"""Why a move is not legal: every condition, its rule, and what is missing. That nothing else decides is a law."""

from typing import Any

import pytest

from bot.base.i18n import localizer
from engine.game import IllegalMove
from tests.engine.bluemoon.tables import BUILDINGS, SPENT, cards, table

SAY = localizer("en")


@pytest.mark.parametrize(
    ("changes", "move", "reasons"),
    [
        ({"decision": "move", "steps": 0}, "step b3", [("steps", "B-3.1", {})]),
        ({"decision": "move"}, "step a2", [("neighbour", "B-3.1", {"place": "a2", "far": 3, "steps": 2})]),
        (
            {"decision": "move", "steps": 0},
            "step a2",
            [("steps", "B-3.1", {}), ("neighbour", "B-3.1", {"place": "a2", "far": 3, "steps": 0})],
        ),
        ({"decision": "move", "hand": "khind"}, "play khind", [("power", "B-2.4", {"card": "khind"})]),
        ({"decision": "move", "hand": "grey1"}, "play grey1 c3", [("here", "B-3.2", {})]),
        (
            {"decision": "move", "hand": "red1", "dragons": {"green_dragon": "b2"}},
            "play red1 b2",
            [("there", "B-3.4", {"dragon": "green_dragon"})],
        ),
        (
            {"decision": "move", "hand": "blue2"},
            "play blue2 b2",
            [("outside", "B-3.5", {"dragon": "blue_dragon"})],
        ),
        (
            {"decision": "move", "hand": "black2", "dragons": {"red_dragon": "a2"}},
            "play black2 e2",
            [("far", "B-3.5", {"dragon": "red_dragon", "place": "e2", "steps": 3})],
        ),
        (
            {"decision": "move", "hand": "black2", "dragons": {"red_dragon": "a2"}},
            "play black2 a2",
            [("there", "B-3.5", {"dragon": "red_dragon"})],
        ),
        (
            {"figure": "a2", "hand": "red1"},
            "contribute 1 pay red1",
            [("colour", "B-4.2", {"colour": "red", "value": 3, "missing": 2})],
        ),
        (
            {"figure": "a2", "hand": "red1 khind", "markers": {"a2": [None, 1, None]}},
            "contribute 2 pay red1 khind",
            [("taken", "B-4.1", {"space": 2})],
        ),
        (
            {"figure": "a2", "markers": {"a2": [1, None, None]}},
            "contribute 1 pay nothing",
            [("taken", "B-4.1", {"space": 1}), ("colour", "B-4.2", {"colour": "red", "value": 3, "missing": 3})],
        ),
        (
            {"figure": "a2", "hand": "red3 khind"},
            "contribute 1 pay red3 khind",
            [("needless", "B-4.9", {"colour": "red", "value": 3, "cards": ("red3",)})],
        ),
        ({"decision": "offer", "crystals": [5, 0]}, "offer", [("crystals", "B-7.1", {"price": 7, "missing": 2})]),
        (
            {"decision": "pillar", "obelisk": [0], "placed": 1, "crystals": [8, 0]},
            "play yellow2",
            [("card", "B-7.5", {"card": "yellow2"}), ("crystals", "B-7.1", {"price": 9, "missing": 1})],
        ),
        (
            {"decision": "shrine", "figure": "e1", "expansion": True, "obelisk": [0, 1]},
            "offer",
            [("crystals", "B-7.1", {"price": 8, "missing": 8})],
        ),
        ({"decision": "jump", "figure": "a1", "expansion": True}, "jump a1", [("here", "B-8.2", {})]),
    ],
)
def test_each_missing_condition_is_named(changes: dict[str, Any], move: str, reasons: list[Any]) -> None:
    game = table(**changes)
    found = game.why_not(move)
    assert [(reason.key, reason.rule, dict(reason.facts)) for reason in found] == reasons
    for reason in found:
        facts = {name: " ".join(fact) if isinstance(fact, tuple) else fact for name, fact in reason.facts}
        assert SAY(f"bluemoon-why-{reason.key}", count=1, **facts)


def test_a_legal_move_lacks_nothing() -> None:
    game = table(figure="a2", hand="red3 blue3 hoax2")
    assert {move: game.why_not(move) for move in game.moves()} == dict.fromkeys(game.moves(), ())
    assert "contribute 1 pay red3" in game.moves()


def test_a_move_of_another_part_of_the_turn_is_no_candidate() -> None:
    with pytest.raises(IllegalMove):
        table(figure="a2", hand="red3").why_not("discard red3")


def far(game: Any) -> list[str]:
    return [move.split()[1] for move, _ in game.forbidden() if move.verb == "step"]


def test_steps_are_denied_only_to_places_that_cannot_be_walked_to() -> None:
    # From c1 two steps lead to b1, d1, c2, and to b2, d2, c3; from b1 one step leads to b2 and c1.
    game = table(decision="move", figure="c1")
    reached = {"c1", "b1", "d1", "c2", "b2", "d2", "c3"}
    assert set(far(game)) == {*BUILDINGS, "c3"} - reached
    game.play("step b1")
    assert set(far(game)) == {*BUILDINGS, "c3"} - {"b1", "b2", "c1"}
    (reason,) = game.why_not("step a3")
    assert SAY("bluemoon-why-neighbour", count=1, **dict(reason.facts)) == "a3 is 3 steps away; you have 1 left."
    (reason,) = table(decision="move", figure="c1").why_not("step a3")
    assert SAY("bluemoon-why-neighbour", count=1, **dict(reason.facts)) == "a3 is 4 steps away; you have 2 left."


def test_without_a_marker_the_movement_already_says_what_is_missing() -> None:
    game = table(decision="move", hand="khind*2", **SPENT)
    for move in ("contribute 1 pay nothing", "offer"):
        (reason,) = game.why_not(move)
        assert (reason.key, reason.rule) == ("marker", "B-2.2")
    with pytest.raises(IllegalMove):
        table(decision="move", hand="khind*2").why_not("offer")


def said(game: Any, verb: str) -> list[str]:
    """What is told of these moves, each reason once."""
    first = dict.fromkeys(reasons[0] for move, reasons in game.forbidden() if move.verb == verb)
    return [SAY(f"bluemoon-why-{reason.key}", count=1, **dict(reason.facts)) for reason in first]


def test_no_card_is_asked_about_that_is_not_in_hand() -> None:
    """What is discarded is in hand, one card or two: nothing is left to ask (B-9.1)."""
    game = table(decision="move", hand="black2 yellow1 red3", dragons={"red_dragon": "c3"})
    assert {move.split()[1] for move in game.candidates() if move.verb == "play"} == {"black2", "yellow1", "red3"}
    assert set(said(game, "play")) == {
        "red 3 moves neither your figure nor a dragon.",
        "yellow 1 moves neither your figure nor a dragon.",
        "The red dragon is there already.",
    }
    assert table(decision="reset", hand="red1*3 khind").forbidden() == []


def test_cards_of_others_are_no_reason() -> None:
    with_card, without = (table(decision="move", hands=[[], cards(hand)]) for hand in ("grey2", "red1"))
    assert with_card.candidates() == without.candidates()

"""Events, in order and with every number: log lines, statistics and undo depend on them."""

from typing import Any

from tests.engine.bluemoon.tables import COMPLETED, cards, play, state, table


def told(log) -> list[str]:
    """Events as `kind seat only? reveals? data`."""
    return [
        " ".join(
            [
                event.kind,
                *([] if event.seat is None else [str(event.seat)]),
                *([] if event.only is None else [f"only={event.only}"]),
                *(["reveals"] if event.reveals else []),
                *(f"{key}={value}" for key, value in event.data.items()),
            ]
        )
        for event in log
    ]


def test_a_movement() -> None:
    game = table(decision="move", hand="grey1 grey2 blue1 blue2", rebuilt=["e4"])
    log = play(game, "play grey2", "step b3", "play blue1 a2", "play blue2 b2", "play grey1 e4", "end")
    assert told(log) == [
        "hastened 0 card=grey2 steps=2",
        "stepped 0 place=b3 tile=fire_temple",
        "moved_dragon 0 card=blue1 dragon=blue_dragon place=a2 tile=mill",
        "moved_dragon 0 card=blue2 dragon=blue_dragon place=b2 tile=great_hall",
        "flew 0 card=grey1 place=e4 tile=trading_house",
        "passed_over 0 tile=trading_house why=rebuilt",
    ]


def test_a_contribution_that_completes_a_building_and_empties_the_pool() -> None:
    """Two cards for the majority at the Mill; beside it the Flight Tower is rebuilt."""
    game = table(
        figure="a2",
        hand="red1*2",
        markers={"a2": [0, None, 1]},
        rebuilt=["a3"],
        dragons={"red_dragon": "a2", "blue_dragon": "a2"},
        scales=[3, 2],
    )
    log = play(game, "contribute 2 pay red1*2")
    assert told(log) == [
        "contributed 0 tile=mill place=a2 space=2 colour=red value=2 cards=('red1', 'red1')",
        "thanked 0 scales=2",
        "completed 0 tile=mill place=a2",
        "majority 0 crystals=0 scales=0 cards=2",
        "set_aside 0 cards=2",
        "construction 0 crystals=1 scales=0 cards=0",
        "construction 1 crystals=1 scales=0 cards=0",
        "neighbourhood 0 crystals=2 scales=0 cards=0",
        "neighbourhood 1 crystals=2 scales=0 cards=0",
        "scales_scored 0",
        "traded_scales 0 scales=5 crystals=6",
    ]


def test_cards_for_somebody_else() -> None:
    game = table(figure="a2", hand="red2", markers={"a2": [1, None, 1]})
    log = play(game, "contribute 2 pay red2")
    assert told(log)[2:5] == [
        "majority 1 crystals=0 scales=0 cards=2",
        "drew 1 reveals cards=2",
        "got 1 only=1 reveals cards=('yellow3', 'yellow3')",
    ]


def test_a_reset_with_a_shuffle_in_the_middle() -> None:
    rest = state(table(decision="move"))["deck"]
    for card in cards("red3 red1 red2 khind"):
        rest.remove(card)
    out: dict[str, Any] = {"deck": ["red2"], "discard": ["khind"], "waiting": ["red3"]}
    game = table(decision="reset", hands=[["red1"], rest], **out, **COMPLETED)
    log = play(game, "discard red1")
    drawn = sorted(state(game)["hands"][0])
    assert drawn == ["khind", "red1", "red2", "red3"]
    assert told(log) == [
        "discarded 0 cards=('red1',)",
        "reshuffled reveals cards=2",
        "drew 0 reveals cards=3",
        "got 0 only=0 reveals cards=('red1', 'red2', 'khind')",
        "took_up 0 reveals cards=1",
        "got 0 only=0 reveals cards=('red3',)",
    ]


def test_offerings_and_the_end() -> None:
    game = table(decision="offer", crystals=[50, 0], hand="yellow2", obelisk=[0, 1, 0, 1, 0, 0])
    assert told(play(game, "offer", "play yellow2")) == [
        "offered 0 crystals=10 offerings=5",
        "called_pillar 0 card=yellow2",
        "offered 0 crystals=12 offerings=6",
        "ended reason=offerings",
    ]


def test_the_hospital_and_empty_piles() -> None:
    game = table(decision="hospital", figure="a5", expansion=True, hand="red1 yellow3")
    assert told(play(game, "draw")) == [
        "drew 0 reveals cards=2",
        "got 0 only=0 reveals cards=('yellow3', 'yellow3')",
    ]
    everything = state(table(decision="move"))["deck"]
    game = table(decision="reset", hands=[[], everything])
    assert told(play(game, "discard nothing")) == ["drew 0 reveals cards=0"]


def test_what_changes_nothing_is_not_told() -> None:
    game = table(decision="jump", figure="a1", expansion=True)
    assert play(game, "skip") == []
    assert play(table(figure="a2"), "end") == []
    assert play(table(decision="offer"), "end") == []

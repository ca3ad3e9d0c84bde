"""B-7: Offerings, Pillar and the Golden Shrine."""

import pytest

from tests.engine.bluemoon.tables import play, state, table, told


def offering(seats: int = 2, crystals: int = 40, **changes):
    return table(seats, decision="offer", crystals=[crystals, *[0] * (seats - 1)], **changes)


@pytest.mark.rule("B-7.1")
def test_an_offering_takes_crystals_and_a_marker() -> None:
    game = offering(crystals=9)
    log = play(game, "offer")
    assert state(game)["crystals"] == [2, 0]
    assert state(game)["obelisk"] == [0]
    assert game.view(None).players[0].markers == 9
    assert told(log, "offered") == [{"seat": 0, "crystals": 7, "offerings": 1}]


@pytest.mark.rule("B-7.1")
def test_crystals_must_reach_the_price() -> None:
    assert offering(crystals=7).moves() == ["offer", "end"]
    assert offering(crystals=6).moves() == ["end"]


@pytest.mark.rule("B-7.2")
@pytest.mark.parametrize(
    ("seats", "prices"),
    [(2, [7, 7, 8, 8, 9, 9, 10, 10, 11, 11]), (3, [7, 7, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11])],
)
def test_prices_rise_with_every_offering(seats: int, prices: list[int]) -> None:
    for made, price in enumerate(prices):
        game = offering(seats, obelisk=[place % seats for place in range(made)])
        play(game, "offer")
        assert state(game)["crystals"][0] == 40 - price


@pytest.mark.rule("B-7.3")
def test_dragons_bring_nothing_for_an_offering() -> None:
    game = offering(dragons=dict.fromkeys(("red_dragon", "green_dragon", "blue_dragon"), "c3"))
    play(game, "offer")
    assert state(game)["scales"] == [0, 0]


@pytest.mark.rule("B-7.4")
def test_one_offering_without_pillar() -> None:
    game = offering(hand="yellow3 red1 khind")
    play(game, "offer")
    assert game.moves() == ["end"]
    play(game, "end")
    assert game.prompt().kind == "reset"


@pytest.mark.rule("B-7.5")
@pytest.mark.parametrize(("card", "price"), [("yellow1", 9), ("yellow2", 10)])
def test_pillar_on_the_eight(card: str, price: int) -> None:
    game = offering(hand=card, obelisk=[0])
    play(game, "offer", f"play {card}")
    assert state(game)["crystals"][0] == 40 - 7 - price
    assert state(game)["discard"] == [card]
    assert state(game)["obelisk"] == [0, 0, 0]


@pytest.mark.rule("B-7.5")
def test_each_pillar_allows_one_more() -> None:
    game = offering(crystals=60, hand="yellow1*2 yellow2")
    log = play(game, "offer", "play yellow1", "play yellow2", "play yellow1")
    assert [event["crystals"] for event in told(log, "offered")] == [7, 8, 10, 9]
    assert [event["card"] for event in told(log, "called_pillar")] == ["yellow1", "yellow2", "yellow1"]
    assert game.moves() == ["end"]


@pytest.mark.rule("B-7.5")
def test_pillar_must_be_payable_and_needs_a_first_offering() -> None:
    game = offering(crystals=15, hand="yellow1 yellow2")
    assert game.moves() == ["offer", "end"]
    play(game, "offer")
    assert game.moves() == ["play yellow1", "end"]
    game = offering(crystals=15, hand="yellow1 yellow2")
    play(game, "end")
    assert game.prompt().kind == "reset"


@pytest.mark.rule("B-7.5")
def test_pillar_needs_a_marker() -> None:
    marks = {"e4": [0, None], "b5": [0, 0, None], "b3": [0, 0, None], "c2": [0, 0, None], "d3": [0, 0, None]}
    game = offering(hand="yellow1", markers=marks)
    log = play(game, "offer")
    assert game.prompt().kind == "reset"
    assert told(log, "passed_over") == [{"seat": 0, "tile": "courtyard", "why": "no_marker"}]


@pytest.mark.rule("B-8.4")
def test_the_golden_shrine_allows_one_offering_at_the_printed_price() -> None:
    game = table(
        figure="e1",
        decision="shrine",
        expansion=True,
        crystals=[15, 0],
        hand="yellow1",
        obelisk=[1],
        dragons={"red_dragon": "e1"},
    )
    assert game.moves() == ["offer", "skip"]
    play(game, "offer")
    position = state(game)
    assert (position["crystals"], position["obelisk"], position["scales"]) == ([8, 0], [1, 0], [0, 0])
    assert game.prompt().kind == "reset"


@pytest.mark.rule("B-8.4")
def test_crystals_of_this_turn_may_be_offered_at_the_shrine() -> None:
    """Completing the shrine itself: construction 1 crystal, the Library beside it 3, and 3 were there."""
    game = table(
        figure="e1",
        expansion=True,
        hand="blue3 black3",
        crystals=[3, 0],
        rebuilt=["e2"],
        markers={"e1": [0, 0, None]},
    )
    play(game, "contribute 3 pay blue3")
    assert game.moves() == ["offer", "skip"]
    play(game, "offer")
    assert state(game)["crystals"] == [0, 0]


@pytest.mark.rule("B-8.4")
def test_an_offering_at_the_shrine_may_win() -> None:
    game = table(figure="e1", decision="shrine", expansion=True, crystals=[20, 0], obelisk=[0, 0, 0, 0, 0])
    play(game, "offer")
    assert (game.result.reason, game.result.ranks) == ("offerings", (1, 2))


@pytest.mark.rule("B-8.4")
def test_with_too_few_crystals_the_shrine_only_lets_one_go_on() -> None:
    assert table(figure="e1", decision="shrine", expansion=True, crystals=[6, 0]).moves() == ["skip"]

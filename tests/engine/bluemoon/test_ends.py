"""B-10: how a game ends."""

from typing import Any

import pytest

from tests.engine.bluemoon.tables import BUILDINGS, play, state, table, told


def offering(seats: int, obelisk: list[int], crystals: list[int], **changes):
    return table(seats, decision="offer", obelisk=obelisk, crystals=crystals, **changes)


@pytest.mark.rule("B-10.1")
@pytest.mark.parametrize(("seats", "needed"), [(2, 6), (3, 5), (4, 4)])
def test_enough_offerings_win_at_once(seats: int, needed: int) -> None:
    crystals = [30, *range(1, seats)]
    game = offering(seats, [0] * (needed - 2), crystals)
    play(game, "offer")
    assert game.result is None
    game = offering(seats, [0] * (needed - 1), crystals)
    log = play(game, "offer")
    assert game.result.reason == "offerings"
    assert game.result.ranks == (1, *range(seats, 1, -1))
    assert game.to_move is None
    assert log[-1].kind == "ended"


@pytest.mark.rule("B-10.1")
def test_pillar_wins_too() -> None:
    game = offering(4, [0, 0], [30, 0, 0, 0], hand="yellow1")
    play(game, "offer", "play yellow1")
    assert game.result.ranks == (1, 2, 2, 2)


STREWN = {
    "e4": [0, None],
    "b5": [0, 0, None],
    "b3": [0, 0, None],
    "c2": [0, 0, None],
    "d3": [0, 0, None],
    "a2": [1, 1, None],
    "a3": [1, 1, None],
    "a4": [1, 1, None],
    "b1": [1, 1, None],
    "d5": [1, 1, None],
}
"""Nine markers of seat 0, ten of seat 1."""


@pytest.mark.rule("B-10.2")
def test_nobody_wins_when_all_markers_are_placed() -> None:
    game = table(figure="b4", hand="hoax2", markers=STREWN)
    log = play(game, "contribute 2 pay hoax2")
    assert (game.result.reason, game.result.ranks) == ("no_markers", None)
    assert told(log, "ended") == [{"seat": None, "reason": "no_markers"}]


@pytest.mark.rule("B-10.2")
def test_an_offering_may_place_the_last_marker() -> None:
    game = offering(2, [], [7, 0], markers=STREWN)
    play(game, "offer")
    assert game.result.reason == "no_markers"


@pytest.mark.rule("B-10.2")
def test_markers_come_back_before_the_look_at_them() -> None:
    game = table(figure="e4", hand="yellow3", markers=STREWN)
    play(game, "contribute 2 pay yellow3")
    assert game.result is None
    game = table(figure="b4", hand="hoax2", markers=STREWN | {"d5": [1, None, None]})
    play(game, "contribute 2 pay hoax2")
    assert game.result is None


ALMOST = [place for place in BUILDINGS if place != "d1"]
"""Everything but the Hospice; beside it Caravanserai and Watchtower bring 1 crystal each."""


@pytest.mark.rule("B-10.3")
def test_a_rebuilt_city_ends_the_game_when_nobody_can_pay() -> None:
    for crystals, over in (([3, 6], True), ([4, 6], False), ([3, 7], False)):
        game = table(figure="d1", hand="red3 red2", rebuilt=ALMOST, crystals=crystals)
        play(game, "contribute 1 pay red2 red3")
        assert state(game)["crystals"] == [crystals[0] + 3, crystals[1]]
        assert (game.result is not None) == over
    game = table(figure="d1", hand="red3 red2", rebuilt=ALMOST[1:], crystals=[0, 0])
    play(game, "contribute 1 pay red2 red3")
    assert game.result is None


@pytest.mark.rule("B-10.3")
def test_scales_are_scored_before_the_look_at_the_crystals() -> None:
    """The majority of the Hospice is a golden scale, the last one of the pool."""
    game = table(figure="d1", hand="red3 red2", rebuilt=ALMOST, crystals=[0, 0], scales=[5, 1])
    play(game, "contribute 1 pay red2 red3")
    assert state(game)["crystals"] == [9, 0]
    assert game.result is None


@pytest.mark.rule("B-10.3")
def test_a_rebuilt_city_ends_the_game_after_the_last_payable_offering() -> None:
    game = offering(2, [], [13, 6], rebuilt=BUILDINGS, hand="yellow1")
    play(game, "offer")
    assert (game.result.reason, game.result.ranks) == ("rebuilt", (1, 2))
    game = offering(2, [], [14, 0], rebuilt=BUILDINGS, hand="yellow1")
    play(game, "offer")
    assert game.result is None


@pytest.mark.rule("B-10.4")
def test_nothing_more_is_played() -> None:
    game = table(figure="d1", hand="red3 red2 khind", rebuilt=ALMOST, crystals=[3, 0])
    play(game, "contribute 1 pay red2 red3")
    assert (game.to_move, game.moves(), game.prompt()) == (None, [], None)
    assert state(game)["hands"][0] == ["khind"]


@pytest.mark.rule("B-10.5")
@pytest.mark.parametrize(
    ("obelisk", "crystals", "ranks"),
    [
        ([0, 1, 2], [7, 3, 2], (1, 2, 3)),
        ([1, 1, 2], [7, 5, 5], (3, 1, 2)),
        ([1, 1, 2, 2], [8, 5, 5], (3, 1, 1)),
    ],
)
def test_ranks_by_offerings_then_crystals(obelisk: list[int], crystals: list[int], ranks: tuple[int, ...]) -> None:
    game = offering(3, obelisk, crystals, rebuilt=BUILDINGS)
    play(game, "offer")
    assert (game.result.reason, game.result.ranks) == ("rebuilt", ranks)


@pytest.mark.rule("B-10.5")
def test_scores_are_offerings_with_crystals_to_part_equals() -> None:
    first, second = offering(2, [0, 1, 0], [3, 5]).scores()
    assert (first.total, first.lines, first.tiebreakers) == (2, (("offerings", 2),), (("crystals", 3),))
    assert (second.total, second.lines, second.tiebreakers) == (1, (("offerings", 1),), (("crystals", 5),))


@pytest.mark.rule("B-10.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twenty_turns_each_without_a_marker_are_a_draw(seats: int) -> None:
    game = table(seats, decision="reset", idle=20 * seats - 2)
    play(game, "discard nothing")
    assert game.result is None
    assert game.view(None).idle == 20 * seats - 1
    assert game.view(None).patience == 20 * seats
    game = table(seats, decision="reset", idle=20 * seats - 1)
    play(game, "discard nothing")
    assert (game.result.reason, game.result.ranks) == ("stalled", None)


@pytest.mark.rule("B-10.6")
def test_a_marker_placed_begins_the_count_anew_at_once() -> None:
    game = table(figure="a2", hand="red3", idle=39)
    play(game, "contribute 1 pay red3")
    assert game.view(None).idle == 0
    play(game, "end", "discard nothing")
    assert game.view(None).idle == 0
    play(game, "end", "end", "discard nothing")
    assert game.view(None).idle == 1
    game = offering(2, [], [7, 0], idle=39)
    play(game, "offer", "end", "discard nothing")
    assert game.view(None).idle == 0


@pytest.mark.rule("B-10.7")
def test_four_turns_each_in_a_rebuilt_city_are_enough() -> None:
    rebuilt: dict[str, Any] = {"decision": "reset", "rebuilt": BUILDINGS, "obelisk": [1], "crystals": [9, 0]}
    game = table(idle=6, **rebuilt)
    play(game, "discard nothing")
    assert game.result is None
    game = table(idle=7, **rebuilt)
    play(game, "discard nothing")
    assert (game.result.reason, game.result.ranks) == ("rebuilt_stalled", (2, 1))

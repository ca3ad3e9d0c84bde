"""B-2.5: what everybody sees, what the seat itself sees, and what nobody sees."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.bluemoon import GAME
from tests.engine.bluemoon.tables import BUILDINGS, COMPLETED, SPENT, cards, document, play, state, table, text


@pytest.mark.rule("B-2.5")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    game = table(3, figure="a2", hands=[cards("red3 red1*2"), cards("blue1"), []])
    own = game.view(0)
    assert [(held.card, held.count) for held in own.hand] == [("red1", 2), ("red3", 1)]
    assert [player.hand for player in game.view(None).players] == [3, 1, 0]
    assert game.view(None).hand is None
    assert [held.card for held in game.view(1).hand] == ["blue1"]


@pytest.mark.rule("B-2.5")
def test_choices_that_depend_on_a_hand_or_on_crystals_are_private() -> None:
    decisions = {"move": "c3", "contribute": "a2", "offer": "c3", "shrine": "e1", "reset": "a2"}
    for decision, place in decisions.items():
        game = table(figure=place, decision=decision, expansion=True, crystals=[9, 9], hand="red3")
        assert game.view(None).moves is None
        assert game.view(1).moves is None
        assert game.view(0).moves == tuple(game.moves())
    game = table(decision="offer", crystals=[9, 9], hand="yellow1")
    play(game, "offer")
    assert game.prompt().kind == "pillar"
    assert game.view(None).moves is None


@pytest.mark.rule("B-2.5")
def test_crystals_of_others_are_not_for_show_before_the_end() -> None:
    game = table(decision="offer", crystals=[7, 6], rebuilt=[], obelisk=[1])
    for viewer, shown in ((None, [False, False]), (0, [True, False]), (1, [False, True])):
        view = game.view(viewer)
        assert [player.crystals_open for player in view.players] == shown
        assert [bool(score.tiebreakers) for score in view.scores] == shown
        assert [score.total for score in view.scores] == [0, 1]
    over = table(decision=None, ended="rebuilt", rebuilt=BUILDINGS, crystals=[1, 6])
    assert all(player.crystals_open for player in over.view(None).players)
    assert [score.tiebreakers for score in over.view(0).scores] == [(("crystals", 1),), (("crystals", 6),)]


@pytest.mark.rule("B-2.5")
def test_deck_and_waiting_cards_show_their_number_alone() -> None:
    game = table(decision="reset", waiting=["red3", "red2"], deck=None, hand="blue1", **COMPLETED)
    for viewer in (None, 0, 1):
        view = game.view(viewer)
        assert [player.pending for player in view.players] == [2, 0]
        assert view.deck == 77
        assert dict(view.deck_limits) == Counter(state(game)["deck"]) + Counter(
            ["red3", "red2", "blue1"] if viewer != 0 else ["red3", "red2"]
        )


def test_the_city_as_everybody_sees_it() -> None:
    game = table(
        figure="b4",
        figures=["b4", "a2"],
        markers={"b4": [None, 1]},
        rebuilt=["b3", "b5"],
        dragons={"blue_dragon": "b4"},
        hand="white3",
    )
    view = game.view(None)
    tile = view.rows[1][3]
    assert (tile.place, tile.id, tile.rebuilt, tile.figures) == ("b4", "university", False, (0,))
    assert tile.dragons == ("blue_dragon",)
    assert [(space.number, space.colour, space.value, space.owner) for space in tile.spaces] == [
        (1, "white", 5, None),
        (2, "white", 2, 1),
    ]
    assert (tile.majority, tile.construction, tile.neighbourhood) == ((0, 1, 0), (1, 0, 0), (1, 0, 0))
    assert tile.near == (3, 0, 2)
    assert view.dragons_outside == ("red_dragon", "green_dragon")
    assert view.rows[0][0] is None
    assert view.rows[2][2].id == "courtyard"
    assert view.rows[0][1].figures == (1,)


def test_each_card_shows_which_space_here_it_helps_to_pay() -> None:
    game = table(figure="a2", hand="red2 red3 blue2 khind brown1", markers={"a2": [None, 1, None]})
    assert {held.card: held.pays for held in game.view(0).hand} == {
        "red2": (1, 3),
        "red3": (1, 3),
        "blue2": (),
        "khind": (1,),
        "brown1": (),
    }
    assert all(held.pays == () for held in table(decision="move", hand="red3").view(0).hand)


def test_while_cards_are_discarded_none_shows_what_it_could_pay() -> None:
    game = table(figure="a2", hand="red2 red3", markers={"a2": [None, 1, None]})
    assert any(held.pays for held in game.view(0).hand)
    game.play("end", [])
    assert game.view(0).prompt.kind == "reset"
    assert not any(held.pays for held in game.view(0).hand)


@pytest.mark.parametrize(("decision", "figure"), [("jump", "a1"), ("hospital", "a5"), ("shrine", "e1")])
def test_when_contributions_are_over_no_card_shows_what_it_could_pay(decision: str, figure: str) -> None:
    """B-8.1: the special action comes after them. Two Khind are worth 2 in white, with a Terrah 3 they pay a red 4."""
    expansion: dict[str, Any] = {"figure": figure, "hand": "khind*2 red3", "expansion": True}
    assert any(held.pays for held in table(decision="contribute", **expansion).view(0).hand)
    assert not any(held.pays for held in table(decision=decision, **expansion).view(0).hand)


def test_without_a_marker_no_card_shows_what_it_could_pay() -> None:
    game = table(decision="move", figure="a2", hand="red3", **SPENT)
    assert [held.pays for held in game.view(0).hand] == [()]


def test_after_the_end_no_card_shows_what_it_could_pay() -> None:
    facts: dict[str, Any] = {"figures": ["c3", "a2"], "hands": [[], ["red3"]], "crystals": [30, 0]}
    game = table(decision="offer", obelisk=[0] * 5, **facts)
    assert [held.pays for held in game.view(1).hand] == [(1, 2, 3)]
    play(game, "offer")
    assert game.result
    assert [held.pays for held in game.view(1).hand] == [()]


def test_what_was_done_last() -> None:
    game = table(decision="move", figure="a2", hand="red3")
    play(game, "step b2", "step a2", "end", "contribute 1 pay red3", "end", "discard nothing", "step c2")
    assert [(deed.seat, deed.move, deed.place) for deed in game.view(None).last] == [
        (0, "step b2", "a2"),
        (0, "step a2", "b2"),
        (0, "end", "a2"),
        (0, "contribute 1 pay red3", "a2"),
        (0, "end", "a2"),
        (0, "discard nothing", "a2"),
        (1, "step c2", "c3"),
    ]
    play(game, "end", "end", "discard nothing")
    assert [deed.move for deed in game.view(None).last] == ["step c2", "end", "end", "discard nothing"]


def test_the_rest_of_the_table() -> None:
    game = table(3, decision="move", obelisk=[2, 0], scales=[1, 2, 3], discard=cards("red1*2 khind"), turn=9)
    view = game.view(2)
    assert view.offered == (2, 0)
    assert (view.pool, view.scales, view.to_win, view.turn, view.steps) == (4, 10, 5, 9, 2)
    assert view.discard == (("red1", 2), ("khind", 1))
    assert [player.offerings for player in view.players] == [1, 0, 1]
    assert [player.markers for player in view.players] == [9, 10, 9]


@pytest.mark.rule("B-2.5")
@pytest.mark.parametrize("decision", ["move", "contribute", "offer", "jump", "hospital", "shrine", "reset"])
def test_crystals_of_others_touch_nothing_else_in_a_view(decision: str) -> None:
    """They follow from public events, so a view holds them; nothing in it is worked out from them before the end."""
    place = {"jump": "a1", "hospital": "a5", "shrine": "e1", "contribute": "a2"}.get(decision, "c3")
    for others in ((0, 30), (40, 1)):
        game, twin = (
            table(3, decision=decision, figure=place, hand="red3 yellow1", expansion=True, crystals=[9, *held])
            for held in ((5, 5), others)
        )
        for viewer in (None, 0):
            assert without_crystals(game.view(viewer), 1, 2) == without_crystals(twin.view(viewer), 1, 2)
        assert without_crystals(game.view(1), 1, 2) != without_crystals(twin.view(1), 1, 2), "its scores part equals"


def without_crystals(view: Any, *seats: int) -> Any:
    players = [replace(player, crystals=0) if player.seat in seats else player for player in view.players]
    return replace(view, players=tuple(players))


@pytest.mark.rule("B-2.5")
def test_crystals_are_kept_when_hidden_cards_are_dealt_again() -> None:
    game = table(4, decision="offer", crystals=[9, 0, 14, 3], hand="yellow1", scales=[1, 2, 3, 0])
    for viewer in (None, 0, 1, 2, 3):
        for seed in range(5):
            world = game.determinize(viewer, Random(seed))
            assert state(world)["crystals"] == [9, 0, 14, 3]
            assert world.moves()[0] == "offer"


# -- what a seat can conclude about the deck


def after_refill():
    """Two players. The deck was made of these eight cards just now, and seat 0 has drawn four of them."""
    new = cards("red1 red2 red3 blue1 blue2 blue3 black1*2")
    rest = state(table(decision="move"))["deck"]
    for card in new:
        rest.remove(card)
    game = table(decision="reset", hands=[[*rest[:20], "black1", "black1"], rest[20:]], deck=[], discard=new[:-2])
    play(game, "discard black1*2")
    return game, Counter(new)


def test_after_a_shuffle_a_seat_knows_what_the_deck_can_hold() -> None:
    game, new = after_refill()
    left = Counter(state(game)["deck"])
    assert left.total() == 4
    assert dict(game.view(0).deck_limits) == left
    assert dict(game.view(1).deck_limits) == new
    for seed in range(30):
        world = state(game.determinize(0, Random(seed)))
        assert Counter(world["deck"]) == left
        assert world["hands"][1] == state(game)["hands"][1]
        assert Counter(state(game.determinize(1, Random(seed)))["deck"]) < new


def test_waiting_cards_from_the_deck_before_stay_what_they_were() -> None:
    """One card waits from before the shuffle, one was set aside after it."""
    before = cards("yellow1")
    new = cards("red1 red2 red3 blue1")
    rest = state(table(decision="move"))["deck"]
    for card in [*before, *new]:
        rest.remove(card)
    position = document(
        decision="reset",
        **COMPLETED,
        hands=[[], rest],
        deck=cards("red1 red2 red3"),
        waiting=[*before, "blue1"],
        drawn=[[], []],
        stale=1,
    )
    game: Any = GAME.from_json(text(position))
    for seed in range(20):
        position = state(game.determinize(1, Random(seed)))
        assert position["waiting"][0] == "yellow1"
        assert Counter([*position["deck"], position["waiting"][1]]) == Counter(new)
    play(game, "discard nothing")
    known = state(game)
    assert Counter(known["drawn"][0]) == Counter(cards("red2 red3 blue1"))
    assert known["stale"] == 0


@pytest.mark.rule("B-2.5", "B-5.6", "B-9.4")
def test_reward_cards_set_aside_before_a_shuffle_do_not_come_from_the_new_deck() -> None:
    """Most markers on the Mill bring the last two cards of the deck; then three are drawn from a new one."""
    rest = state(table(decision="move"))["deck"]
    for card in cards("red2 black3 blue1 red1 red3"):
        rest.remove(card)
    hands, markers = [cards("red2 black3"), cards("blue1")], {"a2": [0, 0, None]}
    game = table(figure="a2", hands=hands, deck=cards("red1 red3"), discard=rest, markers=markers)
    play(game, "contribute 3 pay red2", "discard black3")
    hand, known = Counter(state(game)["hands"][0]), state(game)
    assert Counter(known["drawn"][0]) == hand - Counter(cards("red1 red3"))
    assert Counter(dict(game.view(None).source)) == Counter([*rest, "red2", "black3"])


def test_hidden_cards_are_dealt_again_everywhere_they_can_be() -> None:
    hands = [cards("red1*3"), cards("red2*4"), cards("red3*3")]
    game = table(3, decision="reset", hands=hands, waiting=["khind"], **COMPLETED)
    seen: dict[str, Counter[str]] = {
        "hands.1": Counter(),
        "hands.2": Counter(),
        "deck": Counter(),
        "waiting": Counter(),
    }
    for seed in range(400):
        world = state(game.determinize(0, Random(seed)))
        assert world["hands"][0] == cards("red1*3")
        seen["hands.1"].update(world["hands"][1])
        seen["hands.2"].update(world["hands"][2])
        seen["deck"].update(world["deck"])
        seen["waiting"].update(world["waiting"])
    unseen = Counter([*state(table(decision="move"))["deck"]]) - Counter(cards("red1*3"))
    for where, found in seen.items():
        size = {"hands.1": 4, "hands.2": 3, "waiting": 1}.get(where, 69)
        for card, number in unseen.items():
            expected = 400 * size * number / 77
            assert abs(found[card] - expected) < 6 * expected**0.5, (where, card)


def test_shuffles_to_come_are_hidden_too() -> None:
    game = table(decision="move", seed="ab" * 16)
    assert "abab" not in game.view(0).to_json()
    assert state(game.determinize(0, Random(1)))["seed"] != "ab" * 16

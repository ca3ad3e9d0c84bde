"""B-9: the reset, and how cards are drawn."""

import pytest

from engine.game import IllegalMove
from tests.engine.bluemoon.tables import COMPLETED, cards, play, state, table, told

DECK = cards("yellow3 yellow2 blue3 blue2 grey3 grey2")


def resetting(hand: str = "", *, deck: list[str] | None = None, **changes):
    """With this deck, its next card last; all other cards are in the hand of seat 1."""
    if deck is None:
        return table(decision="reset", hand=hand, **changes)
    out = [*deck, *cards(hand), *changes.get("discard", []), *changes.get("waiting", [])]
    rest = state(table(decision="reset"))["deck"]
    for card in out:
        rest.remove(card)
    return table(decision="reset", deck=deck, hands=[cards(hand), rest], **changes)


@pytest.mark.rule("B-9.1")
def test_discard_none_one_or_two_and_draw_two_more() -> None:
    for discard, drawn in (("nothing", 2), ("red1", 3), ("red1 red3", 4)):
        game = resetting("red1 red2 red3")
        log = play(game, f"discard {discard}")
        assert told(log, "drew") == [{"seat": 0, "cards": drawn}]
        left = 3 - len(discard.split()) * (discard != "nothing")
        assert len(state(game)["hands"][0]) == left + drawn
    with pytest.raises(IllegalMove):
        resetting("red1 red2 red3").play("discard red1 red2 red3")


@pytest.mark.rule("B-9.1")
def test_every_choice_of_discards_once() -> None:
    assert resetting("red1*2 khind blue3").moves() == [
        "discard nothing",
        "discard red1",
        "discard blue3",
        "discard khind",
        "discard red1*2",
        "discard red1 blue3",
        "discard red1 khind",
        "discard blue3 khind",
    ]


@pytest.mark.rule("B-9.1")
def test_discards_are_told_and_have_no_power() -> None:
    game = resetting("red1 grey1")
    log = play(game, "discard red1 grey1")
    assert told(log, "discarded") == [{"seat": 0, "cards": ("red1", "grey1")}]
    assert state(game)["dragons"] == {}
    assert state(game)["discard"] == ["red1", "grey1"]


@pytest.mark.rule("B-9.2")
def test_a_hand_has_no_limit() -> None:
    game = resetting("red1*3 red2*4 red3*3 blue1*3 blue2*4 blue3*3")
    play(game, "discard nothing")
    assert len(state(game)["hands"][0]) == 22


@pytest.mark.rule("B-9.3")
def test_waiting_cards_join_the_hand_after_the_draw() -> None:
    game = resetting(deck=DECK, waiting=["khind", "red1"], **COMPLETED)
    log = play(game, "discard nothing")
    assert state(game)["hands"][0] == ["red1", "grey2", "grey3", "khind"]
    assert state(game)["waiting"] == []
    assert told(log, "took_up") == [{"seat": 0, "cards": 2}]
    assert [event.data["cards"] for event in log if event.only == 0] == [("grey2", "grey3"), ("red1", "khind")]
    assert game.to_move == 1


@pytest.mark.rule("B-9.4")
def test_the_discard_pile_becomes_the_deck_in_the_middle_of_a_draw() -> None:
    game = resetting("red1 red2", deck=["grey3"], discard=["black1", "black2"])
    log = play(game, "discard red1 red2")
    assert told(log, "reshuffled") == [{"seat": None, "cards": 4}]
    hand = state(game)["hands"][0]
    assert len(hand) == 4
    assert "grey3" in hand
    assert set(hand) - {"grey3"} < {"black1", "black2", "red1", "red2"}
    assert (len(state(game)["deck"]), state(game)["discard"]) == (1, [])


@pytest.mark.rule("B-9.4")
def test_an_empty_deck_is_made_anew_only_when_a_card_has_to_be_drawn() -> None:
    game = resetting(deck=["grey3", "grey2"], discard=["black1"])
    play(game, "discard nothing")
    assert (state(game)["deck"], state(game)["discard"]) == ([], ["black1"])


@pytest.mark.rule("B-9.4")
def test_what_cannot_be_drawn_is_lost() -> None:
    game = resetting(deck=["grey3"])
    log = play(game, "discard nothing")
    assert told(log, "drew") == [{"seat": 0, "cards": 1}]
    assert state(game)["hands"][0] == ["grey3"]


@pytest.mark.rule("B-9.4")
def test_contributed_cards_may_come_back_as_reward_cards() -> None:
    """Deck empty, and the only cards on the discard pile are those that paid for the Mill."""
    rest = state(table(decision="move"))["deck"]
    rest.remove("red3")
    game = table(figure="a2", hands=[["red3"], rest], deck=[], markers={"a2": [1, None, 1]})
    play(game, "contribute 2 pay red3")
    assert "red3" in state(game)["hands"][1]


@pytest.mark.rule("B-9.4")
def test_each_shuffle_is_another_one() -> None:
    seen = set()
    for seed in range(4):
        for refills in range(4):
            rest = state(table(decision="move"))["deck"]
            game = table(decision="reset", hands=[[], []], deck=[], discard=rest, refills=refills, seed=f"{seed:032x}")
            play(game, "discard nothing")
            seen.add(tuple(state(game)["deck"]))
            assert state(game)["refills"] == refills + 1
    assert len(seen) == 16

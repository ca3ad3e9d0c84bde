"""What happened, as the channel reads it and as the owner of the cards reads it."""

import pytest

from bot.games.bluemoon import DIGEST
from bot.messages import narration
from engine.game import Event
from tests.bot.matches import t
from tests.engine.bluemoon.tables import cards, play, state, table

NAMES = ("Ana", "Ben")


def told(events: list[Event], viewer: int | None = None) -> list[str]:
    return narration.lines("bluemoon", events, NAMES, t, viewer)


def test_equal_cards_of_a_payment_are_counted():
    game = table(figure="a2", hand="khind*3 red1*2")
    assert told(play(game, "contribute 1 pay khind*3")) == ["Ana paid red 3 at Mill: green 1 ×3."]
    assert told(play(game, "contribute 3 pay red1*2")) == ["Ana paid red 2 at Mill: red 1 ×2."]


def test_different_cards_are_named_one_by_one_with_their_numbers():
    game = table(figure="a2", hand="khind red1*2")
    events = play(game, "contribute 1 pay red1*2 khind")
    assert told(events) == ["Ana paid red 3 at Mill: red 1 ×2 and green 1."]


def test_discards_are_told_to_all_and_draws_to_their_owner():
    """The deck holds two grey 3 and a green 1 only; almost everything else is in the other hand."""
    rest = state(table(decision="move"))["deck"]
    for card in cards("red2*2 grey3*2 khind*2"):
        rest.remove(card)
    game = table(decision="reset", hands=[cards("red2*2 khind"), rest], deck=["grey3", "khind", "grey3"])
    events = play(game, "discard red2*2")
    assert told(events) == [
        "Ana discarded red 2 ×2.",
        "The deck was reshuffled: 2 cards.",
        "Ana drew 4 cards.",
    ]
    first = table(decision="reset", hands=[cards("red2*2 khind"), rest], deck=["grey3", "khind", "grey3"])
    assert told(play(first, "discard khind"), 0)[-1] == "You drew grey 3 ×2 and green 1."
    events = play(first, "end", "end", "discard nothing")  # there is only the green 1 just discarded
    assert told(events, 0)[-1] == "Ben drew 1 card."
    assert told(events, 1)[-1] == "You drew green 1."


def test_the_cards_of_somebody_else_are_told_as_theirs():
    """Once a game is over, everybody may know them."""
    drawn = Event("got", 0, reveals=True, cards=("grey3", "grey3", "khind"))
    assert told([drawn], 0) == ["You drew grey 3 ×2 and green 1."]
    assert told([drawn], 1) == told([drawn], None) == ["Ana drew grey 3 ×2 and green 1."]


@pytest.mark.parametrize(
    ("moves", "line"),
    [
        (["contribute 3 pay red2", "contribute 2 pay red2"], "Ana paid red 2 at Mill: red 2."),
        (["contribute 3 pay red2", "contribute 2 pay red2", "contribute 1 pay red3"], "Ana rebuilt Mill."),
        (["end", "discard nothing"], "Ana drew 2 cards."),
    ],
)
def test_a_turn_is_told_by_what_weighs_most(moves, line):
    found = DIGEST.of_turn(play(table(figure="a2", hand="red3 red2*2"), *moves), 0)
    assert found
    assert told([found]) == [line]

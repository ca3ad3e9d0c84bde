"""Looking back at Blue Moon City: key moments are not Offerings alone, and its course counts these."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.matches.match import Match
from bot.matches.offers import choices
from bot.matches.steps import Most, Turn, key_moments, weighed
from bot.messages.past import PastMessages
from bot.messages.public import PublicMessages
from bot.messages.review import Mark, marked
from engine.game import Event
from render import showcase
from tests.bot.drawn import said
from tests.bot.matches import begin, t

GAINS: Any = showcase.of("bluemoon").moments
ANA, BEN = 0, 1


def reward(kind, seat, crystals=0, scales=0, cards=0):
    return Event(kind, seat, crystals=crystals, scales=scales, cards=cards)


def turn(seat, *clicks):
    """A turn of this seat whose clicks, of revision 8 and later, have these events."""
    history = [SimpleNamespace(revision=8 + place, events=events) for place, events in enumerate(clicks)]
    match: Any = SimpleNamespace(history=history)
    return weighed(match, Turn(7 + len(clicks), seat, 0, began=7), GAINS)


def test_a_building_brings_its_shares_and_the_majority_to_whom_it_goes() -> None:
    stepped, completed = Event("stepped", ANA, tile="mill", place="e2"), Event("completed", ANA, tile="mill")
    rewards = (
        reward("majority", BEN, crystals=2),
        reward("construction", ANA, crystals=3),
        reward("construction", BEN, crystals=3),
        reward("neighbourhood", BEN, crystals=1, scales=1),
    )
    found = turn(ANA, (stepped,), (completed, *rewards))
    assert (found.most, found.brought) == (Most(ANA, "crystals", 3), {9: 3}), "whose turn it was, whoever else got more"
    assert found.others == {BEN: 6}
    found = turn(BEN, (stepped,), (completed, *rewards))
    assert (found.most, found.brought) == (Most(BEN, "crystals", 6), {9: pytest.approx(6, abs=0.1)})


def test_seven_crystals_outweigh_six_with_scales_and_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """What stands beside a step is what it is chosen by: six crystals, two scales and two cards are six crystals."""
    clicks = {
        8: reward("neighbourhood", BEN, crystals=6, scales=2, cards=2),
        9: reward("majority", ANA, crystals=2),
        10: reward("construction", ANA, crystals=5),
        11: reward("construction", BEN, crystals=4),
        12: reward("construction", ANA, crystals=9),
        13: Event("ended"),
    }
    history = [SimpleNamespace(kind="play", revision=revision, events=(event,)) for revision, event in clicks.items()]
    match: Any = SimpleNamespace(key="bluemoon", history=history, earlier=lambda revision: match)
    made = [Turn(8, BEN, 0, began=7), Turn(10, ANA, 0, began=8), Turn(12, BEN, 0, began=10), Turn(13, ANA, 0, began=12)]
    monkeypatch.setattr("bot.matches.steps.turns", lambda match: made)
    assert [found.most for found, _ in key_moments(match, 2)] == [Most(ANA, "crystals", 7), None]
    assert [found.gain for found, _ in key_moments(match, 4)] == [6, 7, 4, 0]


def test_scales_that_are_scored_count_as_crystals() -> None:
    """B-6.2, B-6.4, B-6.5: six crystals for the most; what is returned is no gain."""
    scored = (
        Event("thanked", BEN, scales=1),
        Event("scales_scored", BEN),
        Event("traded_scales", ANA, scales=4, crystals=6),
        Event("traded_scales", BEN, scales=3, crystals=3),
    )
    assert [turn(seat, scored).most for seat in (ANA, BEN)] == [Most(ANA, "crystals", 6), Most(BEN, "crystals", 3)]


def test_two_offerings_outweigh_eight_crystals_and_not_ten() -> None:
    """Their crystals were gained before: what an Offering is worth beyond its price counts."""
    two = turn(
        ANA, (Event("offered", ANA, crystals=8, offerings=1),), (Event("offered", ANA, crystals=9, offerings=2),)
    )
    eight, ten = (turn(ANA, (Event("traded_scales", ANA, scales=3, crystals=number),)) for number in (8, 10))
    assert two.most == Most(ANA, "offerings", 2)
    assert eight.gain < two.gain < ten.gain


def test_a_turn_that_brought_nothing_is_no_moment() -> None:
    assert turn(ANA, (Event("stepped", ANA, tile="mill", place="e2"),)).gain == 0
    secret = Event("construction", ANA, only=ANA, crystals=3, scales=0, cards=0)
    assert turn(ANA, (secret,)).gain == 0


KEPT = Path(__file__).parents[3] / "data" / "games" / "bluemoon.txt"
"""The moves of two greedy players of seed 3, one a line: a game of the kind that people play, to its end."""
OFFERED = 33
"""After so many of them somebody can walk to the courtyard and make an Offering."""


def played(moves: list[str]) -> Match:
    match = begin("bluemoon", 2, 3)
    for move in moves:
        match, _ = match.play([match.game.parse(move)], user=match.owner(match.to_move), at=0)
    return match


@pytest.fixture(scope="module")
def over() -> Match:
    """The kept game at its end."""
    match = played(KEPT.read_text().splitlines())
    assert match.over
    return match


OFFERING = "Offering at c3: pay 7 crystals"
TO_OFFER = ("step c2", "step c3", "end", "offer")


@pytest.fixture(scope="module")
def before_an_offering() -> Match:
    match = played(KEPT.read_text().splitlines()[:OFFERED])
    assert any(one.moves == TO_OFFER for one in choices(match, match.to_move, t))
    return match


def reviewed(match: Match, *, number: int, better: str, made: tuple[str, ...]) -> str:
    """What a review says of a click, where another one of its moves would have been better."""
    seat, then = match.to_move, match.game.copy()
    for move in made[:number]:
        then.play(move)
    place = then.moves().index(then.parse(better))
    match, _ = match.play(made, user=match.owner(seat), at=0)
    return said(marked(match, Mark(match.revision, number, place, 5, 1), [], t))


def test_a_review_names_the_offering_for_which_one_should_have_gone_to_the_courtyard(before_an_offering: Match) -> None:
    words = reviewed(before_an_offering, number=0, better="step c2", made=("end",))
    assert "You chose: Stay on d2 University" in words
    assert f"Better: **{OFFERING}, then End: discard one card, draw 3 › Discard yellow 1**" in words


def test_a_review_names_the_click_that_was_made_and_none_of_its_moves(before_an_offering: Match) -> None:
    words = reviewed(before_an_offering, number=1, better="step c3", made=("step c2", "end"))
    assert "You chose: Walk to c2 Water Temple" in words
    assert f"Better: **{OFFERING}, then End: discard one card, draw 3 › Discard yellow 1**" in words


def test_the_key_moments_of_a_game_tell_who_got_most_of_what(over: Match) -> None:
    words = said(PastMessages(PublicMessages()).moments(over, key_moments(over, 6), t))
    told = re.findall(r"^\*\*Step \d+ · (.+)\*\*$", words, re.MULTILINE)
    assert len(told) == 6
    assert any(re.fullmatch(r"P0 \+\d+ crystals? · P1 \+\d+ crystals?", one) for one in told), "both were paid"
    assert told[-1].endswith("ends it")
    assert re.search(r"\*\*\nP\d returned \d golden scales: \+6 crystals\.", words), (
        "what brought them, not what was paid"
    )
    assert "score grew" not in words


def test_its_course_counts_offerings(over: Match) -> None:
    words = said(PastMessages(PublicMessages()).remains(over, [(1, (2, 3))], None, t))
    assert "Offerings over the game:" in words
    assert "oints" not in words

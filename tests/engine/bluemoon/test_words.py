"""What the engine reports is told as the rules have it, and the public words reveal nothing hidden."""

from typing import Any

import pytest

from bot.base.i18n import localizer
from bot.messages import narration as told
from engine.bluemoon import GAME, catalogue
from engine.bluemoon.cards import WORDS
from engine.bluemoon.state import ENDS
from engine.game import Event
from tests.engine.bluemoon.tables import table

NAMES = ("Ana", "Bo", "Cy", "Di")
SAY = localizer("en")


@pytest.mark.parametrize(
    ("hand", "asked"),
    [("", "end your turn"), ("red1", "discard 1 card?"), ("red1*2 red2", "discard up to 2 cards?")],
)
def test_nobody_is_asked_to_discard_more_than_they_hold(hand: str, asked: str) -> None:
    assert told.question("bluemoon", table(decision="reset", hand=hand).prompt(), NAMES, SAY) == asked


def test_questions_ask_for_nothing_that_crystals_or_cards_may_not_allow() -> None:
    """Everybody reads them: none of them may depend on a hand or on crystals, so each is true of any."""
    game = table(decision="offer", crystals=[5, 0])
    assert told.question("bluemoon", game.prompt(), NAMES, SAY) == "the next Offering costs 7 crystals"
    game = table(figure="e3")
    assert told.question("bluemoon", game.prompt(), NAMES, SAY) == "pay on e3, or end?"


def test_every_id_has_a_name_and_what_needs_it_an_explanation() -> None:
    tiles = [tile.id for tile in catalogue.TILES + catalogue.EXPANSION_TILES]
    ids = [*tiles, *WORDS, *catalogue.COLOURS, *catalogue.PEOPLES.values(), *catalogue.DRAGONS, "courtyard", "any"]
    for name in [*ids, "jump", "draw", "offer", "offerings", "crystals", "bad-layout"]:
        assert SAY(f"bluemoon-{name}")
    for name in [*WORDS, "main_hall", "hospital", "golden_shrine", "royal_palace"]:
        assert SAY(f"bluemoon-about-{name}")
    for reason in ENDS:
        assert SAY(f"bluemoon-end-{reason}")
    for option in GAME.option_specs:
        for value in option.values:
            assert SAY(f"bluemoon-about-{value}")


def test_what_is_said_of_an_option_is_true_whatever_else_is_chosen() -> None:
    """B-1.3 to B-1.6: the edition says where start tiles lie only if they are in the middle. B-1.9: the scales."""
    assert SAY("bluemoon-about-2018") == "7, 10 or 12 golden scales with 2, 3 or 4 players."
    assert SAY("bluemoon-about-2006") == "9, 12 or 15 golden scales with 2, 3 or 4 players."
    assert "in edition 2006 always alike" in SAY("bluemoon-about-start_tiles")
    assert all(len(SAY(f"bluemoon-about-{value}")) <= 100 for one in GAME.option_specs for value in one.values)


def test_before_a_first_game_nothing_is_promised_that_not_every_building_keeps() -> None:
    """The Theatre brings each contributor 2 cards, and no crystal."""
    assert "A complete building rewards all who took part, most often with crystals, and more beside rebuilt ones." in (
        SAY("bluemoon-hint")
    )


def test_a_hint_calls_no_building_within_reach_that_a_later_turn_may_reach() -> None:
    """What a hand pays for counts wherever it is, the less the farther."""
    assert SAY("bluemoon-value-prospect") == "a building that the hand can pay for, the nearer the better"


def test_gains_in_words() -> None:
    assert SAY("bluemoon-gain", crystals=1, scales=1, cards=1) == " +1 crystal +1 golden scale +1 card"
    assert SAY("bluemoon-gain", crystals=3, scales=0, cards=2) == " +3 crystals +2 cards"


def test_the_card_a_draw_brings_is_told_to_its_owner_alone() -> None:
    game: Any = GAME.new(seats=2, seed=3)
    seat = game.to_move
    log: list[Event] = []
    for move in ("end", "end", "discard nothing"):
        game.play(move, log)
    drawn = next(event.data["cards"] for event in log if event.only == seat)
    public, private = (" ".join(told.lines("bluemoon", log, NAMES, SAY, viewer=viewer)) for viewer in (None, seat))
    assert not any(SAY(f"bluemoon-{card}") in public for card in drawn)
    assert all(SAY(f"bluemoon-{card}") in private for card in drawn)

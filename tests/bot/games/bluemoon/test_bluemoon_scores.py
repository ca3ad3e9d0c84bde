"""How Blue Moon City stands, in words: Offerings are counted, there are no points."""

from bot.base.i18n import localizer
from bot.messages.narration import scores
from engine.game import Score

SAY = localizer("en")


def test_offerings_are_counted_and_nothing_is_called_a_point() -> None:
    counted = (Score(4, (("offerings", 4),), (("crystals", 7),)), Score(4, (("offerings", 4),), (("crystals", 2),)))
    assert scores("bluemoon", counted, ["Ana", "Ben"], SAY) == [
        "**Ana** Offerings 4",
        "**Ben** Offerings 4",
        "Ana and Ben have equal totals. What decides between them: crystals (Ana 7 and Ben 2).",
    ]


def test_no_offering_yet_is_told() -> None:
    counted = (Score(0, (("offerings", 0),)), Score(1, (("offerings", 1),)))
    assert scores("bluemoon", counted, ["Ana", "Ben"], SAY) == ["**Ana** Offerings 0", "**Ben** Offerings 1"]

"""How Blue Moon City stands, in words: Offerings are counted, there are no points."""

from dataclasses import replace

from bot.matches.offers import choices
from bot.matches.review import decisions
from bot.messages.narration import scores
from bot.messages.private import PrivateMessages
from bot.messages.public import PublicMessages
from bot.messages.review import Mark, marked, overview, tellable
from engine.bluemoon import GAME
from engine.game import Score
from render.course import Course
from tests.bot.drawn import said
from tests.bot.matches import begin, t
from tests.engine.bluemoon.tables import table


def test_offerings_are_counted_and_nothing_is_called_a_point() -> None:
    counted = (Score(4, (("offerings", 4),), (("crystals", 7),)), Score(4, (("offerings", 4),), (("crystals", 2),)))
    assert scores("bluemoon", counted, ["Ana", "Ben"], t) == [
        "**Ana** Offerings 4",
        "**Ben** Offerings 4",
        "Ana and Ben have equal totals. What decides between them: crystals (Ana 7 and Ben 2).",
    ]


def test_no_offering_yet_is_told() -> None:
    counted = (Score(0, (("offerings", 0),)), Score(1, (("offerings", 1),)))
    assert scores("bluemoon", counted, ["Ana", "Ben"], t) == ["**Ana** Offerings 0", "**Ben** Offerings 1"]


def test_where_nobody_wins_nothing_is_said_to_decide() -> None:
    """B-10.5: equal Offerings are parted by crystals unless nobody wins, here as no marker is left (B-10.2)."""
    match = begin("bluemoon", 2, 3)
    ana = {"a3": [0, 0, None], "a4": [0, 0, None], "b1": [0, 0, None], "b2": [0, None]}
    ben = {"a2": [None, 1, None], "b3": [1, 1, None], "b4": [1, None], "b5": [1, 1, None], "c1": [1, 1, None]}
    game = table(hand="red3", figure="a2", markers=ana | ben, obelisk=[0, 1, 1, 0], crystals=[3, 1])
    assert (game.view(0).players[0].markers, game.view(0).players[1].markers) == (1, 0)
    game.play("contribute 1 pay red3")
    over = replace(match, game=game)
    words = said(PrivateMessages(PublicMessages()).score(over, t))
    assert "A draw" in words
    assert "decides" not in words


def test_a_review_counts_offerings() -> None:
    match = begin("bluemoon", 2, 3)
    user = match.owner(match.to_move) or 0
    match, _ = match.play(choices(match, match.to_move, t)[0].moves, user=user, at=0)
    one = decisions(match, user)[0]
    count = len(GAME.from_json(one.position).moves())
    mark = tellable(match, [Mark(one.revision, one.number, count - 1, 3, 1)], t)[0]
    words = said(marked(match, mark, [], t))
    assert "Offerings: +0.3 (give or take 0.1)" in words
    head = said(overview(match, Course(((0.0, 0.0), (0.5, 0.2))), None, None, t))
    assert "Offerings: how each stood" in head
    assert "oints" not in words + head

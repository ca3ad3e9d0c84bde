"""Events, questions and scores in words."""

from collections.abc import Sequence

import discord
import pytest

from bot.messages import narration
from engine.game import Event, Prompt, Result, Score

NAMES = ("Ana", "Ben")
EMOJI = discord.PartialEmoji(name="apple", id=5)


@pytest.fixture(autouse=True)
def toy(orchard):
    return orchard


def test_seats_become_names(t):
    events = [Event("took", 0, card="apple1"), Event("planted", 1, card="elder3")]
    assert narration.lines("orchard", events, NAMES, t) == [
        "Ana takes Apple 1 from the market.",
        "Ben plants Elder 3.",
    ]


def test_a_payment_is_counted_by_colour(t):
    paid = Event("paid", 0, purpose="temple", hex="c3", cubes=("granite", "redwood", "granite", "granite"))
    assert narration.lines("helios", [paid], NAMES, t) == ["Ana paid 3 granite and 1 redwood for the temple on c3."]


def test_private_events_are_told_to_their_owner_alone(t):
    events = [Event("took", 0, card="apple1", only=0), Event("planted", 1, card="elder3")]
    told = {viewer: narration.lines("orchard", events, NAMES, t, viewer) for viewer in (None, 0, 1)}
    assert told[None] == told[1] == ["Ben plants Elder 3."]
    assert len(told[0]) == 2


def test_a_name_is_never_taken_for_a_word(t):
    assert narration.lines("orchard", [Event("took", 0, card="elder2")], ("apple", "Ben"), t) == [
        "apple takes Elder 2 from the market."
    ]


def test_the_sign_of_what_it_is_about_stands_before_the_line(t):
    emoji_of = {"apple1": EMOJI}.get
    told = narration.lines(
        "orchard", [Event("took", 0, card="apple1"), Event("took", 0, card="elder1")], NAMES, t, None, emoji_of
    )
    assert told == ["<:apple:5> Ana takes Apple 1 from the market.", "Ana takes Elder 1 from the market."]


def test_an_event_that_is_called_like_a_sign_has_it(t):
    emoji_of = {"sun": EMOJI}.get
    assert narration.lines("helios", [Event("sun", 0, hex="c3", steps=2)], NAMES, t, None, emoji_of) == [
        "<:apple:5> Ana moved the sun 2 steps to c3."
    ]


def test_all_data_that_means_seats_is_named():
    said = {}

    def t(key, /, **data):
        said.update(data)
        return key

    narration.question(
        "toy", Prompt(1, "give", data=(("players", (0, 1)), ("other", 0), ("owner", None), ("cards", 1))), NAMES, t
    )
    assert said == {"seat": "Ben", "players": ("Ana", "Ben"), "other": "Ana", "owner": "nobody", "cards": 1}


def test_a_question(t):
    assert (
        narration.question("orchard", Prompt(0, "take", data=(("deck", 0),)), NAMES, t)
        == "Take a card from the market."
    )


def test_who_wins_is_said_of_one_and_of_several(t):
    def over(*ranks):
        return narration.over("Toy", Result(ranks or None, "end"), ("Ana", "Ben", "Cleo"), t)

    assert over(2, 1, 3) == "**Toy** · the game is over: Ben wins"
    assert over(1, 3, 1) == "**Toy** · the game is over: Ana and Cleo win"
    assert over() == narration.over("Toy", None, NAMES, t) == "**Toy** · the game is over"


class TestScores:
    @pytest.fixture
    def t(self):
        words = {"helios-corners": "corners", "helios-mana": "mana", "helios-end-done": "All done."}

        def speak(key, /, **data):
            return words.get(key) or f"{key}({', '.join(map(str, data.values()))})"

        return speak

    SCORES = (Score(9, (("corners", 8), ("mana", 1))), Score(12, (("corners", 12), ("mana", 0))))

    def test_points_by_source_leave_out_what_brought_nothing(self, t):
        ana, ben = narration.scores("helios", self.SCORES, NAMES, t)
        assert "bot-score-line(corners, 8) · bot-score-line(mana, 1)" in ana
        assert "mana" not in ben
        assert "Ben, 12" in ben

    def test_the_winner_stands_first(self, t):
        reason, first, second = narration.standings("helios", Result((2, 1), "done"), self.SCORES, NAMES, t)
        assert reason == "All done."
        assert first.startswith("bot-place(1, ")
        assert "Ben" in first
        assert second.startswith("bot-place(2, ")
        assert "Ana" in second

    def test_who_shares_a_place_has_its_number(self, t):
        ana, ben = (Score(12, (("corners", 12),)), Score(12, (("corners", 12),)))
        _, first, second, third = narration.standings(
            "helios", Result((1, 3, 1), "done"), (ana, Score(9, (("corners", 9),)), ben), ("Ana", "Ben", "Cleo"), t
        )
        assert [line.partition(",")[0] for line in (first, second, third)] == [f"bot-place({n}" for n in (1, 1, 3)]

    def test_a_game_without_ranks_has_none(self, t):
        told = narration.standings("helios", Result(None, "done"), self.SCORES, NAMES, t)
        assert "bot-place" not in " ".join(told)
        assert len(told) == 3


def test_who_has_no_points_is_told_so_and_nothing_else(t):
    nothing, some = (Score(points, (("mana", points), ("corners", 0)), ()) for points in (0, 3))
    assert narration.scores("helios", [nothing, some], NAMES, t) == ["**Ana** 0 points", "**Ben** 3 points: mana 3"]


def level(seats: Sequence[tuple[int, ...]], *, game: str = "theocratia", total: int = 12) -> list[Score]:
    """Scores of this total that differ in what breaks ties."""
    kinds = {"helios": ("cubes",), "theocratia": ("cosmo_left", "malus_steps", "cards_left")}[game]
    return [Score(total, (), tuple(zip(kinds, values, strict=True))) for values in seats]


@pytest.mark.parametrize(
    ("ties", "said"),
    [
        ([(3, 0, 1), (1, 0, 5)], "What decides between them: Cosmo left (Ana 3 and Ben 1)."),
        ([(3, -1, 1), (3, -2, 5)], "What decides between them: fewer steps of Malus (Ana 1 and Ben 2)."),
        (
            [(3, 0, 1), (3, 0, 1)],
            "nothing decides between them; this is equal too: Cosmo left, fewer steps of Malus and Power cards left.",
        ),
    ],
)
def test_equal_totals_are_told_in_a_sentence_what_parts_them(t, ties, said):
    *points, sentence = narration.scores("theocratia", level(ties), NAMES, t)
    assert points == ["**Ana** 12 points", "**Ben** 12 points"]
    assert sentence.startswith("Ana and Ben have equal totals")
    assert sentence.endswith(said)


def test_points_stand_in_the_order_of_turns(t):
    told = narration.scores("helios", level([(1,), (0,)], game="helios"), NAMES, t, (1, 0))
    assert [line.split("**")[1] for line in told[:2]] == ["Ben", "Ana"]


def test_of_three_seats_those_are_named_that_are_level_and_nobody_else(t):
    counted = [*level([(1,), (0,)], game="helios"), *level([(0,)], game="helios", total=11)]
    told = narration.standings("helios", Result((1, 2, 3), "scored"), counted, ("Ana", "Ben", "Cleo"), t)
    assert told[-1] == "Ana and Ben have equal totals. What decides between them: cubes left (Ana 1 and Ben 0)."
    assert told[1:4] == ["**1.** **Ana** 12 points", "**2.** **Ben** 12 points", "**3.** **Cleo** 11 points"]


def test_who_resigned_lost_by_nothing_that_breaks_ties(t):
    told = narration.standings("helios", Result((2, 1), "resigned"), level([(1,), (0,)], game="helios"), NAMES, t)
    assert "cubes" not in " ".join(told)

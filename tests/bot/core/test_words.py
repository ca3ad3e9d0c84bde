"""What a reader sees comes from the Fluent files, by one set of look-up rules."""

import pytest

import bot
from bot.base.i18n import PSEUDO, MissingWords, Verbatim, localizer
from bot.base.room import forms

ENGLISH = """
toy-red = Red
toy-sun_lodge = Sun Lodge
toy-took = { $seat } takes { $tile } for { $count ->
    [one] one coin
   *[other] { $count } coins
  }
toy-list = Open: { $things }
toy-room = Observatory, { $count } mana
    .short = { $count } mana
"""

GERMAN = """
toy-red = Rot
toy-river = Fluss
    .gender = m
    .gen = Flusses
toy-pyramid = Pyramide
    .gender = f
toy-house = Haus
    .gender = n
toy-built = { $seat } baut { GENDER($what) ->
        [m] einen
        [f] eine
       *[n] ein
    } { FORM($what, case: "acc") }.
toy-near = Neben { GENDER($what) ->
        [f] der
       *[other] des
    } { FORM($what, case: "gen") }
"""


@pytest.fixture
def toy(tmp_path, monkeypatch):
    (tmp_path / "words.en.ftl").write_text(ENGLISH)
    (tmp_path / "words.de.ftl").write_text(GERMAN, encoding="utf-8")
    monkeypatch.setattr(bot, "__path__", [*bot.__path__, str(tmp_path)])


@pytest.mark.usefixtures("toy")
class TestLookUp:
    def test_ids_become_names_and_numbers_stay_numbers(self):
        assert localizer("en")("toy-took", seat="Ana", tile="red", count=1) == "Ana takes Red for one coin"
        assert localizer("en")("toy-took", seat="Ana", tile="c4", count=3) == "Ana takes c4 for 3 coins"

    def test_a_player_named_like_a_thing_keeps_the_name(self):
        assert localizer("en")("toy-took", seat=Verbatim("red"), tile="red", count=1).startswith("red takes Red")

    @pytest.mark.parametrize(
        ("things", "words"),
        [
            ((), "Open: "),
            (("red",), "Open: Red"),
            (("red", "sun_lodge"), "Open: Red and Sun Lodge"),
            (("red", "sun_lodge", 3), "Open: Red, Sun Lodge and 3"),
        ],
    )
    def test_a_tuple_becomes_a_list(self, things, words):
        assert localizer("en")("toy-list", things=things) == words

    def test_shorter_forms_are_attributes_of_a_text(self):
        said = localizer("en")
        assert said("toy-room.short", count=2) == said("toy-room.tight", count=2) == "2 mana"
        assert forms(said, "toy-room", count=2) == ["Observatory, 2 mana", "2 mana"]
        assert forms(said, "toy-red") == ["Red"]

    def test_other_languages_fall_back_text_by_text(self):
        assert localizer("de-AT")("toy-red") == "Rot"
        assert localizer("de-AT")("toy-sun_lodge") == "Sun Lodge"

    @pytest.mark.parametrize(
        ("key", "what", "words"),
        [
            ("built", "river", "Ana baut einen Fluss."),
            ("built", "pyramid", "Ana baut eine Pyramide."),
            ("built", "house", "Ana baut ein Haus."),
            ("near", "river", "Neben des Flusses"),
            ("near", "pyramid", "Neben der Pyramide"),
            ("near", "red", "Neben des Rot"),
            ("built", "c4", "Ana baut ein c4."),
        ],
    )
    def test_names_come_with_their_forms(self, key, what, words):
        assert localizer("de")(f"toy-{key}", seat="Ana", what=what) == words

    def test_the_pseudo_locale_brackets_every_text(self):
        assert localizer(PSEUDO)("toy-took", seat="Ana", tile="red", count=2) == "[Ana takes Red for 2 coins~~~~~~]"

    def test_missing_words_are_shown_by_their_key_and_reported(self):
        with pytest.warns(MissingWords, match="toy-nothing"):
            assert localizer("en")("toy-nothing") == "toy-nothing"
        with pytest.warns(MissingWords, match="toy-took"):
            localizer("en")("toy-took", seat="Ana", tile="red")


def test_long_lists_are_told_whole():
    names = tuple(Verbatim(f"player number {number}") for number in range(300))
    told = localizer("en")("bot-waiting", player=names)
    assert all(name in told for name in names)

"""Every label that can be met has room where it stands, on a button as in a menu, and reads like no other beside it."""

import pytest

from benchmarks.labels import Reader, read
from bot.base.choices import Choice
from bot.base.i18n import PSEUDO
from bot.base.room import width
from engine.game import Move
from engine.registry import load
from tests.bot.face.tables import GAMES, LOOKS


@pytest.mark.slow
def test_every_label_has_room(rules):
    for seats in range(rules.min_seats, rules.max_seats + 1):
        assert read(rules, seats, GAMES, LOOKS).complaints == []


def test_every_label_has_room_in_languages_that_are_longer(rules):
    assert read(rules, rules.min_seats, 1, LOOKS, PSEUDO).complaints == []


def test_what_reads_like_something_beside_it_is_complained_of(orchard, monkeypatch):
    alike = [Choice((Move(f"take {card}"),), "Take a card", "of the market") for card in ("apple1", "apple2", "apple3")]
    monkeypatch.setattr("benchmarks.labels.choices", lambda game, locale: alike)
    reader = Reader()
    reader.read(load(orchard).new(seats=2, seed=1))
    assert reader.complaints == ["2 read alike: ('Something else …', 'Take a card', 'of the market')"]


def test_the_width_is_that_of_discords_font():
    # Advance widths of Noto Sans Medium, in thousandths: A 655, V 615, i 270, the space 260; at 14 pixels.
    assert width("A V i") == (655 + 260 + 615 + 260 + 270) * 14 / 1000
    assert width("\u2603") == 14, "a letter that is not in the table counts as a wide one"

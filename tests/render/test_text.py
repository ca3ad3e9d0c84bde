"""Fitting words, and players who are called whatever they like."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render import text
from tests.render.names import PLAIN, UNWRITABLE, hostile


@pytest.mark.parametrize(("raw", "shown"), PLAIN.items())
def test_what_the_font_can_write_is_kept(raw: str, shown: str) -> None:
    assert text.name(raw, "Coral") == shown


@pytest.mark.parametrize("raw", UNWRITABLE)
def test_what_the_font_lacks_is_replaced_by_the_colour_of_the_seat(raw: str) -> None:
    assert text.name(raw, "Coral") == "Coral"


@given(st.text(max_size=60))
def test_names_never_hold_a_letter_the_font_lacks(raw: str) -> None:
    shown = text.name(raw, "Coral")
    assert shown.strip() == shown != ""
    assert all(text.has(letter) for letter in shown)
    assert "?" in raw or "?" not in shown


@given(st.text(max_size=60), st.integers(40, 400), st.integers(10, 40))
def test_fitted_words_fit(raw: str, room: int, size: int) -> None:
    words, fitted = text.fit(text.name(raw, "Coral"), size, "Bold", room, size // 2)
    assert size // 2 <= fitted <= size
    assert text.width(words, fitted, "Bold") <= room


def test_words_grow_smaller_before_they_are_cut() -> None:
    full = text.width("Benedikt", 30, "Bold")
    assert text.fit("Benedikt", 30, "Bold", full, 20) == ("Benedikt", 30)
    words, size = text.fit("Benedikt", 30, "Bold", full - 10, 20)
    assert words == "Benedikt"
    assert 20 <= size < 30
    assert text.fit("Benedikt", 30, "Bold", full // 2, 30)[0].endswith("…")


def test_brackets_at_the_end_go_before_words_are_cut() -> None:
    room = text.width("Sage", 30, "Bold")
    assert text.fit("Sage (hard)", 30, "Bold", room, 24) == ("Sage", 30)
    assert text.fit("(hard)", 30, "Bold", room // 2, 30)[0].endswith("…"), "nothing else is there"


@given(st.text(max_size=60))
def test_names_in_running_text_stay_on_their_line_and_are_never_empty(raw: str) -> None:
    told = text.spoken(raw, "Coral")
    assert told == " ".join(told.split()) != ""
    assert any(letter.isprintable() and not letter.isspace() for letter in told)


def test_names_in_running_text_keep_what_can_be_read() -> None:
    told = {name: text.spoken(name, "Coral") for name in hostile()}
    assert told["🐉"] == "🐉"
    assert told["田中さくら"] == "田中さくら"
    assert told["two\nlines\tand  more"] == "two lines and more"
    assert told["\u202eevil"] == "evil"
    assert {told[""], told["   "], told["\u200b"], text.spoken("\u0301\u200d", "Coral")} == {"Coral"}

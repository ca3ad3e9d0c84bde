"""Fitting words, and players who are called whatever they like."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import render
from engine.helios import GAME
from render import Focus, Say, Verbatim, text
from render.scene import Caption
from render.theme import DARK
from tests.render import lists

PLAIN = {
    "Ana": "Ana",
    "Łukasz Đorđević": "Łukasz Đorđević",
    "Ana 🌞🌞": "Ana",
    "𝓐𝓷𝓪": "Ana",
    "Ⓐⓝⓐ": "Ana",
    "ana": "ana",
    "Z̸̡̛a̷̢l̵g̶o̷": "Zalgo",
    "\u202eevil": "evil",
    "a\u200bb\u200dc": "abc",
    "two\nlines\tand  more": "two lines and more",
    "<@123456789>": "<@123456789>",
    "**bold** `code`": "**bold** `code`",
    "Дмитрий": "Дмитрий",
    "Ελένη": "Ελένη",
    "Nguyễn Thị": "Nguyễn Thị",
}
UNWRITABLE = [
    "田中さくら",
    "مرحبا بالعالم",
    "שלום",
    "한국어",
    "ไทย",
    "🐉",
    "🏳️‍🌈",
    "",
    "   ",
    "\u200b",
    "ab田中",
    "꧁꧂",
    "(╯°□°)╯︵ ┻━┻",
    "\U000e0041",
]


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


# -- two hundred names at the table


def hostile() -> list[str]:
    """200 names: those above, and stretched and mixed ones."""
    seeds = [*PLAIN, *UNWRITABLE]
    long = [name * 20 for name in seeds]
    zalgo = ["".join(c + "\u0335\u0321\u0317" * 6 for c in name) for name in seeds]
    mixed = [f"{one}{other}" for one, other in zip(seeds, reversed(seeds), strict=True)]
    turned = [f"\u202e{name}\u2066" for name in seeds]
    wide = ["W" * n for n in range(1, 61)]
    names = [*seeds, *long, *zalgo, *mixed, *turned, *wide]
    return [name[:60] for name in names][:200]


def test_two_hundred_hostile_names_fit_every_picture(say: Say) -> None:
    names = hostile()
    assert len(names) == 200
    view = GAME.new(seats=4, seed=1).view(None)
    helios = render.load("helios")
    for first in range(0, 200, 4):
        focus = Focus(first // 4 % 4, tuple(map(Verbatim, names[first : first + 4])))
        for picture in helios.pictures(view, focus, DARK, say):
            lists.everything_inside(picture)
            lists.captions_apart(lists.seen_captions(picture))
            named = [item for item in picture.shown if item.tells[:1] == ("name",)]
            assert named
            for caption in named:
                assert isinstance(caption, Caption)
                assert caption.size >= 28
                assert all(text.has(letter) for letter in caption.string)
            signed = {item.tells[1] for item in picture.shown if item.tells[:1] in {("seat",), ("order",)}}
            assert {caption.tells[1] for caption in named} <= signed

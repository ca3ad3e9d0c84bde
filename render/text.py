"""Text: measuring, fitting, drawing, and names that the font cannot write."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import Literal

from PIL import Image, ImageDraw, ImageFont

from render.theme import Colour

Weight = Literal["SemiBold", "Bold", "ExtraBold"]
_FONTS = Path(__file__).parent / "fonts"
_CAPITAL = 0.72
"""Height of a capital letter in the font's size."""
_CONTROLS = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
_MARKS = frozenset({"Mn", "Mc", "Me", *_CONTROLS})
"""Unicode categories that a name can lose without becoming another: remaining accents, controls."""
_JOINERS = "\u200c\u200d"
"""Controls that belong to the spelling of some languages and to emoji."""

_BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\U0001d159")
"""Letters and signs that show nothing: fillers of Hangul, Braille without a dot, a note without a head."""


@lru_cache(maxsize=128)
def font(size: int, weight: Weight) -> ImageFont.FreeTypeFont:
    # The basic layout engine, because Raqm depends on a system library, and pixels must not.
    return ImageFont.truetype(_FONTS / f"Manrope-{weight}.ttf", size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def width(string: str, size: int, weight: Weight) -> int:
    return -int(-font(size, weight).getlength(string) // 1)


def capital(size: int) -> float:
    """The height of a capital letter in pixels."""
    return size * _CAPITAL


@lru_cache(maxsize=2048)
def fit(string: str, size: int, weight: Weight, room: int, least: int) -> tuple[str, int]:
    """The string and size that fill at most `room` pixels: smaller down to `least`, then without the brackets at the
    end, then shortened with an ellipsis.
    """
    wanted = size
    while size > least and width(string, size, weight) > room:
        size -= 1
    if width(string, size, weight) <= room:
        return string, size
    if bare(string) != string:
        return fit(bare(string), wanted, weight, room, least)
    kept = string
    while kept and width(kept.rstrip() + "…", size, weight) > room:
        kept = kept[:-1]
    return kept.rstrip() + "…", size


def bare(string: str) -> str:
    """Without the brackets at the end, if anything stands before them: a computer's name without its level."""
    return (string.endswith(")") and string.rpartition(" (")[0]) or string


def written(string: str, size: int, weight: Weight, colour: Colour) -> tuple[Image.Image, int, int]:
    """The string as a sprite, with the offset of its upper left corner from the start of its baseline."""
    face = font(size, weight)
    left, top, right, bottom = (int(edge) for edge in face.getbbox(string, anchor="ls"))
    image = Image.new("RGBA", (right - left + 2, bottom - top + 2), (*colour, 0))
    ImageDraw.Draw(image).text((1 - left, 1 - top), string, (*colour, 255), face, anchor="ls")
    return image, left - 1, top - 1


@lru_cache(maxsize=4096)
def has(letter: str) -> bool:
    """Whether the font can write this letter."""
    face = font(32, "Bold")
    return letter.isspace() or bytes(face.getmask(letter)) != _missing()


def name(raw: str, instead: str) -> str:
    """A player's name as far as the font can write it; `instead` (the name of the seat's colour) where it cannot.

    Emoji, stacked accents and control characters are left out; a name that loses half of its letters is replaced.
    """
    plain = " ".join(unicodedata.normalize("NFKC", raw).split())
    letters = [c for c in plain if unicodedata.category(c) not in _MARKS]
    kept = [c for c in letters if has(c)]
    meant = sum(c.isalnum() for c in letters)
    told = sum(c.isalnum() for c in kept)
    if told == 0 or told * 2 <= meant:
        return instead
    return " ".join("".join(kept).split())


def decimal(value: float) -> str:
    """With one decimal where it is not whole, and a true minus."""
    return f"{value:.1f}".removesuffix(".0").replace("-", "−")


@lru_cache(maxsize=1024)
def spoken(raw: str, instead: str) -> str:
    """A player's name in running text: on one line, without controls; `instead` where nothing of it can be seen."""
    plain = " ".join(unicodedata.normalize("NFKC", raw).split())
    kept = "".join(c for c in plain if c in _JOINERS or unicodedata.category(c) not in _CONTROLS)
    kept = " ".join(kept.split())
    return kept if is_visible(kept) else instead


def is_visible(string: str) -> bool:
    """Whether anything of it can be seen: some letters and signs are blank."""
    return any(unicodedata.category(c)[0] in "LNPS" and c not in _BLANK for c in string)


@lru_cache(maxsize=1)
def _missing() -> bytes:
    return bytes(font(32, "Bold").getmask("\uffff"))


@lru_cache(maxsize=1024)
def wrap(string: str, size: int, weight: Weight, room: int) -> tuple[str, ...]:
    """The string in lines of at most `room` pixels, broken between words."""
    lines: list[str] = []
    for word in string.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, weight) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)

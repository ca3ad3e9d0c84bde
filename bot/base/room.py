"""How much room words take on a button and in a line of a menu, as Discord shows them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from bot.base.choices import DETAIL

if TYPE_CHECKING:
    from engine.game import Fact
    from render import Localize

FORMS = ("", ".short", ".tight", ".bare")
"""A message and those of its attributes that say the same in fewer words, the last one only what it is about: for
languages that need it.
"""

SIZE = 14
"""Pixels."""
BUTTON = 250
"""Pixels a phone shows of a button's label; a longer one loses its end."""
LETTERS = 34
FEW = 10
"""Up to this many options are shown as buttons, if buttons have room for them; more become a select."""
LINE = 300
"""Pixels a phone shows of a line in a menu."""
PHONE = 348
"""Pixels of a row on a phone."""
TEXT, SMALL = 16, 13
"""Pixels: letters of a message, and its small ones."""
WIDER = 1.12
"""How much wider the letters of other systems are, at most."""
KEPT = 4096
"""Widths of so many labels are kept: tables of one game say much the same."""
_WIDTHS = Path(__file__).parent / "noto-sans-medium.txt"
"""Noto Sans Medium, which Discord uses: a width in thousandths of the size, and its letters."""


@lru_cache(KEPT)
def width(words: str) -> float:
    """Pixels of these words in Discord's font; a letter that is not in the table counts as a wide one."""
    widths = _widths()
    return sum(widths.get(letter, 1000) for letter in words) * SIZE / 1000


def fits_button(words: str) -> bool:
    return len(words) <= LETTERS and width(words) <= BUTTON


def fits_line(words: str) -> bool:
    return width(words) <= LINE


def rows(words: str, size: int = SMALL) -> int:
    """Lines of a phone that these words of a message take."""
    return math.ceil(width(words) * size / SIZE * WIDER / PHONE)


def fits_row(words: str) -> bool:
    return rows(words) <= 1


def fits_detail(words: str) -> bool:
    return len(words) <= DETAIL


def first_fit(forms: Iterable[str], fits: Callable[[str], bool]) -> str:
    """The first of these forms, the most telling ones before shorter ones, that fits; the last one if none does."""
    form = ""
    for form in forms:
        if fits(form):
            break
    return form


def forms(t: Localize, key: str, /, **data: Fact) -> list[str]:
    """The text in all its forms, the most telling one first."""
    return [*dict.fromkeys(each_form(t, key, **data))]


def each_form(t: Localize, key: str, /, **data: Fact) -> Iterator[str]:
    """The same one after the other: written only as far as they are looked at."""
    return (t(f"{key}{form}", **data) for form in FORMS)


def on_button(t: Localize, key: str, /, **data: Fact) -> str:
    """The text in the longest of its forms that a button has room for."""
    return first_fit(each_form(t, key, **data), fits_button)


def fitted(tell: Callable[[Localize], str], t: Localize, fits: Callable[[str], bool] = fits_button) -> str:
    """What this tells in the longest form of all its words that fits."""
    return first_fit(all_forms(tell, t), fits)


def all_forms(tell: Callable[[Localize], str], t: Localize) -> Iterator[str]:
    """What this tells in each form of all its words."""
    return (tell(_in_form(form, t)) for form in FORMS)


def _in_form(form: str, t: Localize) -> Localize:
    return lambda key, /, **data: t(key.partition(".")[0] + form if form else key, **data)


def ever_less(tell: Callable[[int, Localize], str], count: int, t: Localize) -> Iterator[str]:
    """What this tells of so many parts, then of ever fewer, in the forms of its words; in the last one of them last."""
    for forms_ in (FORMS[:-1], FORMS[-1:]):
        for left in range(count, -1, -1):
            yield from (tell(left, _in_form(form, t)) for form in forms_)


@cache
def _widths() -> dict[str, int]:
    lines = _WIDTHS.read_text(encoding="utf-8").rstrip("\n").split("\n")
    return {
        letter: int(number) for number, _, letters in (line.partition("\t") for line in lines) for letter in letters
    }

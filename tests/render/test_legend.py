"""Whatever sign a picture uses, the legend in the gallery explains it."""

from collections import Counter
from collections.abc import Iterable

import render
from bot.base.i18n import localizer
from render import Focus, Picture, Verbatim
from render.scene import Caption, Stamp
from render.theme import DARK
from tests.facts import facts
from tests.render import lists
from tests.render.test_display_lists import shots


def kinds(pictures: Iterable[Picture]) -> set[str]:
    """The drawings used: `helios.sprites._mana`."""
    stamps = [item for picture in pictures for item in picture.shown if isinstance(item, Stamp)]
    return {f"{item.sprite.paint.__module__.removeprefix('render.')}.{item.sprite.paint.__name__}" for item in stamps}


def is_legend(picture: Picture) -> bool:
    return picture.name == "legend"


def legend(key: str) -> Picture:
    found = [picture for _, picture in shots(key) if is_legend(picture)]
    assert found, f"the gallery of render/{key} lacks the picture of legend.picture"
    return found[0]


def test_every_sign_of_the_pictures_is_explained(key: str) -> None:
    pictures = [picture for _, picture in shots(key)]
    used = kinds(picture for picture in pictures if not is_legend(picture))
    assert used - kinds(filter(is_legend, pictures)) == facts(key).unexplained, (
        f"explain the drawing in the legend of {key}, or name it in `unexplained` of its facts"
    )


def test_it_is_the_last_of_the_gallery_and_says_what_it_is(key: str) -> None:
    """*Boards* offers every picture of the gallery by the first sentence of its alternative text."""
    view, _ = shots(key)[0]
    names = tuple(Verbatim(f"Player {seat}") for seat in range(view.seats))
    *others, last = render.load(key).gallery(view, Focus(0, names), DARK, localizer("en"))
    assert is_legend(last), f"the gallery of render/{key} has to end with legend.picture"
    assert not any(map(is_legend, others))
    assert last.alt.startswith("What the signs mean. ")


def test_each_row_has_words_that_stand_in_the_alternative_text(key: str) -> None:
    picture = legend(key)
    rows = lists.told(picture, "meaning")
    words = [item for item in lists.captions(picture) if item.fact[:1] == ("means",)]
    assert [item.fact[1:] for item in words] == rows
    assert max(Counter(item.string for item in words).values()) == 1
    missing = [item.string for item in words if item.string.startswith(f"{key}-")]
    assert not missing, f"render/{key}/words.en.ftl lacks {', '.join(missing)}"
    assert [item.string for item in words if item.string[1:] not in picture.alt] == []


def test_signs_stay_before_their_words(key: str) -> None:
    picture = legend(key)
    for card in lists.stamps(picture, "meaning"):
        signs = [item for item in lists.on_card(card, picture) if item.fact != ("means", card.fact[1])]
        words = next(item for item in lists.captions(picture) if item.fact == ("means", card.fact[1]))
        assert isinstance(words, Caption)
        assert signs
        assert all(lists.core(sign)[2] <= words.x for sign in signs), card

"""Whatever sign a picture uses, the legend in the gallery explains it."""

from collections.abc import Iterable

import render
from bot.base.i18n import localizer
from render import Focus, Picture, Verbatim, text
from render.scene import Caption, Stamp
from render.theme import DARK
from tests.facts import facts
from tests.render import lists
from tests.render.shots import is_legend, legends, shots


def kinds(pictures: Iterable[Picture]) -> set[str]:
    """The drawings used: `helios.sprites._mana`."""
    stamps = [item for picture in pictures for item in picture.shown if isinstance(item, Stamp)]
    return {f"{item.sprite.paint.__module__.removeprefix('render.')}.{item.sprite.paint.__name__}" for item in stamps}


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
    gallery = render.load(key).gallery(view, Focus(0, names), DARK, localizer("en"))
    found = [is_legend(picture) for picture in gallery]
    assert found[-1], f"the gallery of render/{key} has to end with legend.pictures"
    assert found == sorted(found)
    assert all(picture.alt.startswith("What the signs mean. ") for picture in filter(is_legend, gallery))


def test_each_row_has_words_that_stand_in_the_alternative_text(key: str) -> None:
    meanings: dict[str, set[tuple[object, ...]]] = {}
    for picture in legends(key):
        words: dict[tuple[object, ...], str] = {}
        for item in lists.captions(picture):
            if item.fact[:1] == ("means",):
                words[item.fact[1:]] = f"{words.get(item.fact[1:], '')} {item.string}".strip()
        assert list(words) == lists.told(picture, "meaning")
        missing = [told for told in words.values() if told.startswith(f"{key}-")]
        assert not missing, f"render/{key}/words.en.ftl lacks {', '.join(missing)}"
        assert [told for told in words.values() if told[1:] not in picture.alt] == []
        for meaning, told in words.items():
            meanings.setdefault(told, set()).add(meaning)
    assert [told for told, signs in meanings.items() if len(signs) > 1] == [], "two rows say the same"


def test_words_can_be_read_on_a_phone(key: str) -> None:
    sizes = {item.size for picture in legends(key) for item in lists.captions(picture) if item.fact[:1] == ("means",)}
    assert text.capital(min(sizes)) * 370 / 1600 >= 6.9


def test_signs_stay_before_their_words(key: str) -> None:
    for picture in legends(key):
        _signs_before_words(picture)


def _signs_before_words(picture: Picture) -> None:
    for card in lists.stamps(picture, "meaning"):
        signs = [item for item in lists.on_card(card, picture) if item.fact != ("means", card.fact[1])]
        words = next(item for item in lists.captions(picture) if item.fact == ("means", card.fact[1]))
        assert isinstance(words, Caption)
        assert signs
        assert all(lists.core(sign)[2] <= words.x for sign in signs), card

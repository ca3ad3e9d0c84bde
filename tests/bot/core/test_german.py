"""Labels of each game in German, as a trial: a second language needs files and no code, and has its grammar."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

import bot
from bot.base.i18n import Verbatim, localizer
from render import Localize
from tests import words

FOLDER = Path(__file__).parents[2] / "data" / "german"
GAMES = sorted(folder.name for folder in FOLDER.iterdir())
LABELS = 40
"""At the least, of each game."""
INFLECTED = re.compile(
    r"\b(d(er|ie|as|en|em|es)|(k|m|d|s)?ein(e[mnrs]?)?|(dies|jed|welch)e[mnrs]?|(ihr|unser)(e[mnrs]?)?"
    r"|zu[mr]|[bv]om|[ai]ms?|ans|ins|beim|aufs|fürs)\s$",
    re.IGNORECASE,
)
"""Words that agree with the name after them, at the end of a text."""


class Parts(Visitor):
    """The variables of a message, and those that stand bare behind a word that agrees with them."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.bare: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_Pattern(self, node: Pattern) -> None:
        for text, slot in zip(node.elements, node.elements[1:], strict=False):
            is_bare = isinstance(slot, Placeable) and isinstance(slot.expression, VariableReference)
            if is_bare and isinstance(text, TextElement) and INFLECTED.search(text.value):
                self.bare.append(slot.expression.id.name)
        self.generic_visit(node)


def parts(message: Message) -> Parts:
    found = Parts()
    found.visit(message)
    return found


def german(text: str) -> dict[str, Message]:
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)}


def examples(game: str) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Key, values and words by hand: `what=granite` is an id, `count=2` a number, `what==c3` shown as it is."""
    for line in (FOLDER / game / "told.tsv").read_text("utf-8").splitlines():
        key, *given, told = line.split("\t")
        yield key, dict(value(*one.split("=", 1)) for one in given), told


def value(name: str, fact: str) -> tuple[str, int | str]:
    return name, Verbatim(fact[1:]) if fact.startswith("=") else int(fact) if fact.isdecimal() else fact


@pytest.fixture
def say(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Localize]:
    def of(game: str) -> Localize:
        monkeypatch.setattr(bot, "__path__", [*bot.__path__, str(FOLDER / game)])
        return localizer("de")

    return of


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("error")
def test_labels_are_told_in_german(game: str, say: Callable[[str], Localize]) -> None:
    t, found = say(game), list(examples(game))
    assert [(key, t(key, **data)) for key, data, _ in found] == [(key, told) for key, _, told in found]
    assert len({key.partition(".")[0] for key, _, _ in found}) >= LABELS


@pytest.mark.parametrize("file", sorted([*words.files("de"), *FOLDER.glob("*/words.de.ftl")]), ids=str)
def test_a_translation_fits_its_sentences(file: Path) -> None:
    """It has no text and no variable that English has not, and whatever agrees with a name asks for its form."""
    english = words.messages()
    for key, message in german(file.read_text("utf-8")).items():
        found = parts(message)
        assert found.variables <= parts(english[key]).variables, key
        assert not found.bare, f"{key}: write {{ GENDER(${found.bare[0]}) -> … }} and FORM instead of one article"


@pytest.mark.parametrize(
    ("text", "bare"),
    [
        ("a-b = Baue den { $what }.", ["what"]),
        ("a-b =\n    { $n ->\n        [one] Eine { $what }\n       *[other] { $n } mit { $what }\n    }", ["what"]),
        ("a-b = Ja\n    .short = zum { $place }", ["place"]),
        ('a-b = Baue { GENDER($what) ->\n        [m] den\n       *[f] die\n    } { FORM($what, case: "acc") }.', []),
        ("a-b = nach { $place }, Ende", []),
    ],
)
def test_an_article_before_a_bare_name_is_found(text: str, bare: list[str]) -> None:
    assert parts(german(text)["a-b"]).bare == bare

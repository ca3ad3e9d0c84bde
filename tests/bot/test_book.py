"""The rule book as a page for a browser."""

import re
from html.parser import HTMLParser

import pytest

from bot.base.i18n import SOURCE, localizer
from bot.base.rulebook import numbered_rules
from bot.drawing.request import draw
from bot.messages.book import book_page, opening
from engine.game import Game

MOST = 4 * 1024 * 1024
PHONE = 42
"""Letters of one width that stand side by side on a phone of 370 pixels."""


class Parsed(HTMLParser):
    """The tags of a page with their attributes."""

    def __init__(self, page: bytes) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def all(self, tag: str, attribute: str) -> list[str]:
        return [value for name, attrs in self.found if name == tag and (value := attrs.get(attribute)) is not None]


@pytest.fixture
def page(rules: type[Game]) -> bytes:
    return book_page(rules.key, draw(opening(rules.key, localizer(SOURCE)), ()))


def test_every_rule_can_be_jumped_to_and_every_number_leads_somewhere(rules: type[Game], page: bytes) -> None:
    book = numbered_rules(rules.key)
    assert book is not None
    parsed = Parsed(page)
    marked = parsed.all("strong", "id")
    assert sorted(marked) == sorted(book.rules)
    leads = {link.removeprefix("#") for link in parsed.all("a", "href") if link.startswith("#")}
    cited = {number for rule in book.rules.values() for number in rule.cited}
    assert cited <= leads <= set(marked)


def test_pictures_lie_inside_with_words(page: bytes) -> None:
    parsed = Parsed(page)
    sources = parsed.all("img", "src")
    assert sources
    assert all(source.startswith("data:image/png;base64,") for source in sources)
    assert all(len(alt) > 30 for alt in parsed.all("img", "alt"))
    assert len(page) <= MOST


def test_it_runs_nothing_and_loads_nothing(page: bytes) -> None:
    parsed = Parsed(page)
    assert not {tag for tag, _ in parsed.found} & {"script", "iframe", "object", "embed", "link", "form", "base"}
    assert not [name for _, attrs in parsed.found for name in attrs if name.startswith("on")]
    assert not re.search(rb"(src|href)=\"(?!#|data:image/png)", page)
    assert b"default-src 'none'" in page


def test_a_map_in_letters_is_no_wider_than_a_phone(page: bytes) -> None:
    maps = re.findall(r"<pre>(.*?)</pre>", page.decode(), re.DOTALL)
    lines = [line for letters in maps for line in re.sub(r"<.*?>", "", letters).splitlines()]
    assert [line for line in lines if len(line) > PHONE] == []

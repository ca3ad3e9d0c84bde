"""What people ask finds the rule that answers it: the queries of each game, written before anything was searched."""

from pathlib import Path

import pytest

from bot.base.rulebook import RuleBook, numbered_rules
from engine.game import Game

QUERIES = Path(__file__).parents[1] / "games"
SHARE = 4
"""There is a query for every fourth rule at least."""


@pytest.fixture
def book(rules: type[Game]) -> RuleBook:
    found = numbered_rules(rules.key)
    assert found is not None, f"{rules.key} has no rules.md beside its rules"
    return found


def test_the_first_hit_is_right(rules: type[Game], book: RuleBook) -> None:
    file = QUERIES / rules.key / "rule_queries.txt"
    assert file.is_file(), f"{file} is missing: lines 'what people ask = X-1.2'"
    pairs = [line.split(" = ") for line in file.read_text("utf-8").splitlines()]
    assert {number for _, number in pairs} <= book.rules.keys()
    assert len(pairs) * SHARE >= len(book.rules), f"{file} has {len(pairs)} queries for {len(book.rules)} rules"
    wrong = {asked: book.search(asked).rules[0].number for asked, number in pairs if not _finds(book, asked, number)}
    assert not wrong, f"name them in topics.en.txt of {rules.key}"


def test_who_asks_for_a_term_is_told_first_what_it_is(book: RuleBook) -> None:
    """Every word in the index of rules that stands there once, and every title of a rule."""
    titles = {rule.title.lower(): rule.number for rule in book.rules.values() if rule.title}
    terms = [(term.strip().lower(), number) for number, listed in book.topics.items() for term in listed.split(",")]
    once = {term: number for term, number in terms if [one for one, _ in terms].count(term) == 1}
    assert titles or once
    wrong = {term: number for term, number in (titles | once).items() if book.search(term).rules[0].number != number}
    assert not wrong


@pytest.mark.parametrize("asked", ["revolution", "what is a revolution"])
def test_a_revolution_is_explained_before_it_is_limited(asked: str) -> None:
    book = numbered_rules("helios")
    assert book is not None
    assert book.search(asked).rules[0].number == "H-6.6"


def test_what_has_all_the_words_is_found_without_what_has_some() -> None:
    """*End* alone stands in rules of phases, rounds and the end of the game."""
    book = numbered_rules("helios")
    assert book is not None
    found = book.search("dead end").rules
    assert found[0].number == "H-6.3"
    assert [rule.number for rule in found if "dead end" not in f"{rule.plain} {book.topic(rule)}".lower()] == []


def test_topics_name_rules_that_are_there(book: RuleBook) -> None:
    assert book.topics.keys() <= book.rules.keys()


def test_every_rule_is_found_by_its_number(book: RuleBook) -> None:
    for number in book.rules:
        for asked in (number, number.lower(), number.partition("-")[2], number.replace("-", "")):
            assert [rule.number for rule in book.search(asked).rules] == [number]


def test_nonsense_brings_the_nearest_three(book: RuleBook) -> None:
    for asked in ("", "?", '"', "zzzz qqqq", "AND OR NOT (", "x" * 1000):
        found = book.search(asked)
        assert len(found.rules) == 3
        assert not found.exact


def _finds(book: RuleBook, asked: str, number: str) -> bool:
    found = book.search(asked)
    return found.exact and found.rules[0].number == number

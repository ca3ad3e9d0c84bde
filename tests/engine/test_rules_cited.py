"""Every numbered rule is named by a test, and every number named is a rule."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import engine
from engine import registry
from engine.game import Game
from tests.engine.random_games import random_game, tables

TESTS = Path(__file__).parents[1]
NUMBER = re.compile(r"\*\*([A-Z]-\d+(?:\.\d+)*)\*\*")


def rule_book(key: str) -> list[str]:
    """The numbers of a game's rules."""
    return numbers_in(Path(import_module(registry.GAMES[key].rules).__path__[0]) / "rules.md")


def numbers_in(book: Path) -> list[str]:
    return NUMBER.findall(book.read_text("utf-8"))


@cache
def citations() -> tuple[tuple[str, list[str]], ...]:
    """Where `@pytest.mark.rule(…)` stands, and the numbers in it."""
    return tuple(_citations())


def _citations() -> Iterator[tuple[str, list[str]]]:
    for file in TESTS.rglob("*.py"):
        text = file.read_text("utf-8")
        if "mark.rule" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                yield f"{file.relative_to(TESTS)}:{node.lineno}", [ast.literal_eval(number) for number in node.args]


def test_every_rule_is_numbered_once(rules: type[Game]) -> None:
    numbers = rule_book(rules.key)
    assert numbers, f"rules.md of {rules.key} has no numbers: every rule begins with one in bold, '**X-1.1**'"
    assert len(numbers) == len(set(numbers)), [number for number in numbers if numbers.count(number) > 1]
    letters = {number[0] for number in numbers}
    assert len(letters) == 1, f"rules.md of {rules.key}: one letter for one game, not {sorted(letters)}"
    taken = {rule_book(other)[0][0]: other for other in engine.GAMES if other != rules.key}
    assert not letters & taken.keys(), f"the letter {letters} belongs to {taken}: choose another one for {rules.key}"


def test_every_rule_is_cited_by_a_test(rules: type[Game]) -> None:
    cited = {number for _, numbers in citations() for number in numbers}
    missing = [number for number in rule_book(rules.key) if number not in cited]
    assert not missing, f"no test is marked with these rules: {', '.join(missing)}"


@pytest.mark.usefixtures("orchard")
def test_citations_are_few_and_of_rules_that_exist() -> None:
    books = [book for folder in engine.__path__ for book in Path(folder).glob("*/rules.md")]
    known = {number for book in books for number in numbers_in(book)}
    for place, numbers in citations():
        assert 1 <= len(numbers) <= 3, f"{place}: a test cites one to three rules"
        assert set(numbers) <= known, f"{place}: no such rule"


def test_prompts_name_rules_that_exist(rules: type[Game]) -> None:
    known = set(rule_book(rules.key))
    seats, options = tables(rules)[0]
    for game in random_game(rules, seats, options, 1):
        if prompt := game.prompt():
            assert prompt.rules
            assert set(prompt.rules) <= known, prompt

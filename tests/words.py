"""The words of the product, and where its code names their keys."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bot.base.i18n import SOURCE
from engine.registry import GAMES
from tests.facts import TOY

ROOT = Path(__file__).parents[1]
FOLDERS = [root / package for root in (ROOT, ROOT / "tests" / "toys") for package in ("engine", "render", "bot")]
"""Where code and words are: those of the toy are what a new game begins with."""
ASKED = frozenset({"t", "words"})
"""What code calls the function that looks words up."""
READING = frozenset({"count", "endswith", "findall", "fullmatch", "index", "match", "search", "split", "startswith"})
"""The methods by which a test reads a text."""


def files(language: str = SOURCE) -> list[Path]:
    return sorted(file for folder in FOLDERS for file in folder.rglob(f"words.{language}.ftl"))


@cache
def messages() -> dict[str, Message]:
    """By key."""
    parsed = (FluentParser().parse(file.read_text("utf-8")) for file in files())
    return {entry.id.name: entry for resource in parsed for entry in resource.body if isinstance(entry, Message)}


@cache
def code() -> dict[str, ast.Module]:
    """By path."""
    found = sorted(file for folder in FOLDERS for file in folder.rglob("*.py"))
    return {str(file.relative_to(ROOT)): ast.parse(file.read_text("utf-8")) for file in found}


def pattern(built: ast.JoinedStr) -> str:
    """`bot-no-{}` of a key that is put together; for the keys of games the name of the game is left open."""
    shape = "".join(part.value if isinstance(part, ast.Constant) else "{}" for part in built.values)  # type: ignore[misc]
    return re.sub(rf"^({'|'.join([*GAMES, TOY])})-", "{}-", shape)


def built(tree: ast.AST) -> Iterator[str]:
    """The patterns of the keys this code looks up without spelling them; one that names no word is a value's."""
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or not call.args:
            continue
        name = getattr(call.func, "attr", getattr(call.func, "id", ""))
        first = call.args[0]
        asked = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
        shapes = (pattern(one) for one in asked if name in ASKED and isinstance(one, ast.JoinedStr))
        yield from (shape for shape in shapes if re.search("[a-z]", shape))


def spelt() -> set[str]:
    """All words that stand in code and data: texts outside docstrings, and names."""
    found: set[str] = set()
    for tree in code().values():
        for node in ast.walk(tree):
            match node:
                case ast.Constant(value=str(text)) if not text.count(". "):
                    found |= {text.partition(".")[0], *text.split()}
                case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
                    found.add(name)
                case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.AsyncFunctionDef(name=name):
                    found.add(name)
    data = (file.read_text("utf-8") for folder in FOLDERS for file in folder.rglob("*.json"))
    return found | {word for text in data for word in re.findall(r'"([a-z0-9_-]+)"', text)}


def nowhere(keys: set[str], patterns: set[str], words: set[str], told: str) -> list[str]:
    """The keys that no code names: neither as they are, nor by a pattern or as a value, whose words all are spelt."""

    def is_word(text: str) -> bool:
        parts = re.findall(r"[a-z]+|\d+", text)
        return text in words or all(part in words or part.isdigit() for part in parts)

    def is_value(text: str) -> bool:
        return text in words or ("-" not in text and is_word(text))

    shapes = [re.compile(re.escape(one).replace(r"\{\}", "([a-z0-9_-]+)")) for one in sorted(patterns)]
    named = words | set(re.findall(r"\{ *([a-z][a-z0-9_-]+)", told))
    return sorted(
        key
        for key in keys - named
        if not is_value(key.partition("-")[2])
        and not any((found := shape.fullmatch(key)) and all(map(is_word, found.groups())) for shape in shapes)
    )


def threes(text: str) -> set[tuple[str, ...]]:
    """Each three words in a row."""
    found = re.findall(r"[A-Za-z][\w’'-]*", text)
    return set(zip(found, found[1:], found[2:], strict=False))


def phrases() -> set[tuple[str, ...]]:
    """Each three words in a row that a text has between its data."""
    texts = (re.sub("(?m)^#.*", "", file.read_text("utf-8")) for file in files())
    return {three for text in texts for piece in re.split(r"[{}\n]", text) for three in threes(piece)}


def asserted(node: ast.AST) -> Iterator[str]:
    """The texts that an assertion compares with something or looks for, not those it gives to a function."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.Call(func=func) if getattr(func, "attr", "") not in READING:
            for compared in (inner for inner in ast.walk(node) if isinstance(inner, ast.Compare)):
                yield from asserted(compared)
        case _:
            for inner in ast.iter_child_nodes(node):
                yield from asserted(inner)

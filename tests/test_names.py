"""Public things have names that say what they are: none of the words that once stood for anything."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
VAGUE = frozenset({"whoever", "told", "said", "lately", "standing"})
STORED = frozenset({("Follow", "told"), ("MatchRequest", "told"), ("LineList", "said")})
"""Columns of people's databases."""


def public(body: list[ast.stmt], owner: str = "") -> Iterator[tuple[str, str]]:
    """The names that a module defines for others, each with its class."""
    for node in body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield owner, name
            case ast.ClassDef(name=name) if not name.startswith("_"):
                yield owner, name
                yield from public(node.body, name)
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                yield owner, name


def test_nothing_public_is_called_anything() -> None:
    files = [file for folder in ("bot", "engine", "render", "playground") for file in (ROOT / folder).rglob("*.py")]
    found = {
        f"{file.relative_to(ROOT)}: {'.'.join(filter(None, name))}"
        for file in files
        for name in public(ast.parse(file.read_text("utf-8")).body)
        if name[1].lower() in VAGUE and name not in STORED
    }
    assert not found
    assert len(files) > 300


def test_such_names_are_found() -> None:
    code = (
        "def told(): ...\nclass Row:\n    said: str\n    def lately(self): ...\nclass _Own:\n    said: str\n_told = 1"
    )
    names = [name for _, name in public(ast.parse(code).body)]
    assert names == ["told", "Row", "said", "lately", "_told"]

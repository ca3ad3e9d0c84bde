"""What tests share stands in modules with names of their own: a test is moved or deleted without another noticing."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def imported(code: str) -> Iterator[str]:
    """The full names of all that this code imports."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def out_of_tests(code: str) -> list[str]:
    """What this code imports out of modules of tests."""
    return [name for name in imported(code) if name.startswith("tests.") and ".test_" in name]


def test_no_module_imports_one_of_tests():
    files = [file for folder in ("tests", "benchmarks") for file in (ROOT / folder).rglob("*.py")]
    found = {str(file.relative_to(ROOT)): out_of_tests(file.read_text()) for file in files}
    assert len(found) > 400
    assert {file: names for file, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "code",
    [
        "from tests.bot.core.test_calls import clock",
        "from tests.bot.core import test_calls",
        "import tests.test_docs",
        "def late():\n    from tests.engine.test_laws import law",
    ],
)
def test_such_an_import_is_found(code):
    assert out_of_tests(code)

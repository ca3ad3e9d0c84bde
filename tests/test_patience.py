"""No test waits for a fixed time, and none gives up on a slow machine."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
LEAST = 15
"""Seconds after which a test may give up."""
LIMITED = {"timeout": 0, "wait_for": 1}
"""Calls with a limit among their arguments, and where."""
ON_PURPOSE = {"bot/core/test_table.py"}
"""Places where something is made slow that would be fast."""


def faults(tree: ast.AST) -> Iterator[str]:
    looped = {id(node) for loop in ast.walk(tree) if isinstance(loop, ast.While) for node in ast.walk(loop)}
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        name = ast.unparse(call.func).rpartition(".")[2]
        limits = [one.value for one in call.keywords if one.arg in ("timeout", "within")]
        limits += call.args[LIMITED[name] :][:1] if name in LIMITED else []
        hasty = any((seconds(one) or LEAST) < LEAST for one in limits)
        sleeps = name == "sleep" and seconds(call.args[0]) and id(call) not in looped
        if hasty or sleeps or name == "wait_for_timeout":
            yield f"{call.lineno}: {ast.unparse(call)}"


def seconds(given: ast.expr) -> float | None:
    """A literal number."""
    return given.value if isinstance(given, ast.Constant) and isinstance(given.value, int | float) else None


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("await asyncio.sleep(0.1)", 1),
        ("while not ready():\n    time.sleep(0.1)", 0),
        ("await page.wait_for_timeout(100)", 1),
        ("async with asyncio.timeout(5):\n    pass", 1),
        ("async with asyncio.timeout(PATIENCE):\n    pass", 0),
        ("asyncio.wait_for(told.wait(), 10)", 1),
        ("run(command, timeout=60)", 0),
        ("await user.expect(place, wanted, within=2)", 1),
        ("View(timeout=None)", 0),
    ],
)
def test_haste_is_found(source: str, found: int):
    assert len(list(faults(ast.parse(source)))) == found


def test_tests_wait_for_what_happens():
    files = {str(path.relative_to(HERE)): path for path in sorted(HERE.rglob("*.py"))}
    found = [f"{name}:{fault}" for name, path in files.items() for fault in faults(ast.parse(path.read_text()))]
    assert [one for one in found if one.partition(":")[0] not in ON_PURPOSE] == []

"""Would the tests notice? Small changes to the rules of a game, one at a time, against that game's own engine tests.

`python -m benchmarks.mutation GAME [--sample N] [--seed S]` draws N mutants, runs `tests/engine/GAME` and the laws
of all games on each in a copy of the checkout, and prints how many were killed and who survived, by rule. It can be
stopped at any time: outcomes are kept in `out/mutation-GAME.jsonl` and taken up again as long as the mutated file is
the same. Once the tests are better, `--again` tries the survivors once more.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
OUT = ROOT / "out"
MEMORY = 4 << 30
"""Bytes of address space a test run may ask for."""
NOT_RULES = {"__init__", "catalogue", "position", "board_json", "codecs", "view", "hidden", "worlds", "value"}
NOT_RULES |= {"validation", "course", "origins", "promises"}
"""Modules without rules: data, reading, refusing positions, showing, dealing again, judging; they have tests of other
kinds."""

SWAPS: dict[type[ast.AST], tuple[type[ast.AST], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.FloorDiv,),
    ast.FloorDiv: (ast.Mult,),
    ast.Mod: (ast.FloorDiv,),
    ast.BitAnd: (ast.BitOr,),
    ast.BitOr: (ast.BitAnd,),
    ast.BitXor: (ast.BitOr,),
    ast.LShift: (ast.RShift,),
    ast.RShift: (ast.LShift,),
    ast.And: (ast.Or,),
    ast.Or: (ast.And,),
    ast.Break: (ast.Continue,),
    ast.Continue: (ast.Break,),
}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
SKIPPED = ("annotation", "returns", "decorator_list")


@dataclass(frozen=True)
class Mutant:
    """One change: the `place`-th site of a file, in its `variant`-th way."""

    file: str
    content: str
    """Digest of the file it is made from."""
    line: int
    place: int
    variant: int
    change: str
    rules: str
    """The numbers named where it happens."""

    @property
    def key(self) -> str:
        return f"{self.file}:{self.content}:{self.place}:{self.variant}"


@dataclass
class Site:
    """Where a node hangs, so that it can be exchanged."""

    parent: ast.AST
    field: str
    index: int | None
    rules: str

    @property
    def node(self) -> ast.AST:
        held = getattr(self.parent, self.field)
        node: ast.AST = held if self.index is None else held[self.index]
        return node

    def put(self, node: ast.AST) -> None:
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


def sites(node: ast.AST, rules: str = "") -> Iterator[Site]:
    """Every place below a node where something could be changed, in a fixed order."""
    if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef):
        rules = " ".join(re.findall(r"[A-Z]-\d+(?:\.\d+)*", ast.get_docstring(node) or "")) or rules
    for field, held in ast.iter_fields(node):
        if field in SKIPPED:
            continue
        for index, child in enumerate(held) if isinstance(held, list) else [(None, held)]:
            if isinstance(child, ast.AST) and not ignored(child):
                yield Site(node, field, index, rules)
                yield from sites(child, rules)


def ignored(node: ast.AST) -> bool:
    """What is no behaviour of the rules: imports, messages, docstrings, checks that cannot fail."""
    if isinstance(node, ast.Import | ast.ImportFrom | ast.Raise | ast.Assert):
        return True
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def variants(node: ast.AST) -> list[ast.AST]:
    """What the node could be instead."""
    found: list[ast.AST] = [other() for other in SWAPS.get(type(node), ())]
    match node:
        case ast.Constant(value=bool(value)):
            found.append(ast.Constant(not value))
        case ast.Constant(value=int(value)):
            found.append(ast.Constant(value + 1))
        case ast.Name(id=name) if name in NAMES:
            found.append(ast.Name(NAMES[name], ast.Load()))
        case ast.UnaryOp(operand=operand):
            found.append(operand)
        case ast.Expr() | ast.AugAssign():
            found.append(ast.Pass())
        case ast.If(test=test, body=body, orelse=orelse):
            found.append(ast.If(ast.UnaryOp(ast.Not(), test), body, orelse))
        case ast.IfExp(test=test, body=yes, orelse=no):
            found.append(ast.IfExp(test, no, yes))
    return found


def sources(game: str) -> dict[str, str]:
    """The modules with rules, by path: read once, so that nobody's editing comes between."""
    files = sorted((ROOT / "engine" / game).rglob("*.py"))
    return {str(file.relative_to(ROOT)): file.read_text("utf-8") for file in files if file.stem not in NOT_RULES}


def mutants(modules: dict[str, str]) -> list[Mutant]:
    found = []
    for name, source in modules.items():
        digest = sha256(source.encode()).hexdigest()[:12]
        line = 1
        for place, site in enumerate(sites(ast.parse(source))):
            line = getattr(site.node, "lineno", line)
            for number, other in enumerate(variants(site.node)):
                change = f"{described(site.node)} -> {described(other)}"
                found.append(Mutant(name, digest, line, place, number, change, site.rules))
    return found


def described(node: ast.AST) -> str:
    text = ast.unparse(node) if isinstance(node, ast.expr | ast.stmt) else type(node).__name__
    return text.splitlines()[0][:50]


def mutated(source: str, mutant: Mutant) -> str:
    tree = ast.parse(source)
    for place, site in enumerate(sites(tree)):
        if place == mutant.place:
            site.put(variants(site.node)[mutant.variant])
            break
    return ast.unparse(ast.fix_missing_locations(tree))


class Bench:
    """A copy of the checkout in which mutants are tried."""

    def __init__(self, game: str) -> None:
        self.folder = OUT / f"mutation-{game}"
        self.tests = [f"tests/engine/{game}", "tests/engine/test_laws.py", "-k", game]
        shutil.rmtree(self.folder, ignore_errors=True)
        for part in ("engine", "render", "bot", "tests", "docs"):
            shutil.copytree(ROOT / part, self.folder / part, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", self.folder)
        start = time.monotonic()
        if self.run(600) != "survived":
            sys.exit(f"{self.tests} must be green before anything can be learned from it")
        self.limit = 20 + 5 * (time.monotonic() - start)

    def run(self, limit: float) -> str:
        """What the tests say: a change that makes them fail, hang or devour memory is killed."""
        command = [sys.executable, "-B", "-m", "pytest", "-n0", "-x", "-q", "-p", "no:cacheprovider", *self.tests]
        process = subprocess.Popen(
            command,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)),
        )
        try:
            return "survived" if process.wait(limit) == 0 else "killed"
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            return "killed"

    def tried(self, source: str, mutant: Mutant) -> str:
        target = self.folder / mutant.file
        target.write_text(mutated(source, mutant), "utf-8")
        outcome = self.run(self.limit)
        target.write_text(source, "utf-8")
        return outcome


def report(game: str, outcomes: dict[Mutant, str], population: int) -> None:
    survivors = sorted(
        (mutant for mutant, outcome in outcomes.items() if outcome == "survived"),
        key=lambda mutant: (mutant.rules, mutant.file, mutant.line),
    )
    for mutant in survivors:
        print(f"survived  {mutant.rules or '-':14} {mutant.file}:{mutant.line}  {mutant.change}")
    killed = len(outcomes) - len(survivors)
    print(f"{game}: {killed} of {len(outcomes)} killed ({100 * killed / len(outcomes):.1f}%), of {population} mutants")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game")
    arguments.add_argument("--sample", type=int, default=300)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--again", action="store_true", help="try the survivors known so far once more")
    given = arguments.parse_args()
    modules = sources(given.game)
    population = mutants(modules)
    chosen = Random(given.seed).sample(population, min(given.sample, len(population)))
    OUT.mkdir(exist_ok=True)
    kept = OUT / f"mutation-{given.game}.jsonl"
    known = dict(map(json.loads, kept.read_text("utf-8").splitlines())) if kept.exists() else {}
    if given.again:
        known = {key: outcome for key, outcome in known.items() if outcome != "survived"}
    bench = Bench(given.game) if any(mutant.key not in known for mutant in chosen) else None
    with kept.open("a", encoding="utf-8") as file:
        for number, mutant in enumerate(chosen, 1):
            if bench and mutant.key not in known:
                known[mutant.key] = bench.tried(modules[mutant.file], mutant)
                file.write(json.dumps([mutant.key, known[mutant.key]]) + "\n")
                file.flush()
                print(
                    f"{number}/{len(chosen)} {known[mutant.key]:8} {mutant.file}:{mutant.line} {mutant.change}",
                    flush=True,
                )
    report(given.game, {mutant: known[mutant.key] for mutant in chosen}, len(population))


if __name__ == "__main__":
    main()

"""Reads facts back from the state in words of any game, knowing nothing but the words and the names of things."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from typing import Any, ClassVar

import pytest

from bot.base.i18n import localizer
from engine.game import Score, View
from tests import toys

toys.reach()  # its words too, whatever was collected before
SAY = localizer("en")
NUMBER = r"(-?\d+)"
Kinds = tuple[Mapping[str, str] | None, ...]
"""For each word of a move after its verb the names it can have, or None for places and numbers."""


def sections(texts: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    """Every heading with its list. Fails for a text of any other form."""
    for text in texts:
        heading, *lines = text.split("\n")
        assert heading.startswith("### "), heading
        assert lines, heading
        assert all(line.startswith("- ") for line in lines), text
        yield heading.removeprefix("### "), [line.removeprefix("- ") for line in lines]


class Reader:
    """Consumes a list of sentences. Call `done` at the end: it fails if any sentence was not understood."""

    game: ClassVar[str]

    def __init__(self, lines: list[str], names: Sequence[str]) -> None:
        self.lines = lines
        self.names = names

    def moves(self) -> list[tuple[str, str, Kinds]]:
        """Patterns of sentences about moves, with the notation and the possible words for each of its gaps."""
        raise NotImplementedError

    def take(self, pattern: str) -> tuple[str, ...]:
        """Consume the next sentence, which has to match, and return its groups."""
        found = self.maybe(pattern)
        assert found is not None, f"expected {pattern!r}, found {self.lines[:1]}"
        return found

    def maybe(self, pattern: str) -> tuple[str, ...] | None:
        """Consume the next sentence if it matches, and return its groups."""
        match = re.fullmatch(pattern, self.lines[0]) if self.lines else None
        if match is None:
            return None
        self.lines.pop(0)
        return match.groups()

    def some(self, pattern: str, read: Callable[[str], Any]) -> Any:
        """Read the list in the next sentence if it matches, else an empty one."""
        found = self.maybe(pattern)
        return read(found[0]) if found else read("")

    def done(self) -> None:
        assert not self.lines, f"not understood: {self.lines[0]}"

    # -- what stands in a sentence

    def called(self, ids: Iterable[str], prefix: str = "") -> dict[str, str]:
        """The ids by the names of their things."""
        return _called(f"{self.game}-{prefix}", tuple(ids))

    def round(self, phases: Mapping[str, str]) -> dict[str, Any]:
        """The phase whose pattern matches, with round and turn; before the first turn without them in the words."""
        for pattern, phase in phases.items():
            if found := self.maybe(pattern):
                numbers = tuple(map(int, found))
                begun = {2: (0, numbers[0], 0, numbers[-1]), 3: (*numbers[:2], 0, numbers[-1])}
                round_, rounds, turn, turns = begun.get(len(numbers), numbers)
                return {"phase": phase, "round": round_, "rounds": rounds, "turn": turn, "turns": turns}
        raise AssertionError(self.lines[0])

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def seats(self, text: str) -> tuple[int, ...]:
        return tuple(self.seat(item.group()) for item in items(text, "|".join(map(re.escape, self.names))))

    def words(self, text: str) -> tuple[str, ...]:
        return tuple(item.group() for item in items(text, r"[^ ,()]+"))

    def numbers(self, text: str) -> tuple[int, ...]:
        return tuple(map(int, self.words(text)))

    def things(self, text: str, ids: Iterable[str], prefix: str = "") -> tuple[str, ...]:
        known = self.called(ids, prefix)
        return tuple(known[item.group()] for item in items(text, one_of(known)))

    def counts(self, text: str, ids: Iterable[str]) -> dict[str, int]:
        """`Mill 2 and Tower 3`."""
        known = self.called(ids)
        return {known[item[1]]: int(item[2]) for item in items(text, rf"({one_of(known)}) {NUMBER}")}

    def numbered(self, text: str, ids: Iterable[str]) -> tuple[tuple[str, int], ...]:
        return tuple(self.counts(text, ids).items())

    # -- what every game tells

    def decision(self) -> dict[str, Any]:
        """Who decides what, and the rules if the next sentence names them."""
        seat, ask = self.take(r"(\w+) decides: (.+?)\.?")
        return {"to_move": self.seat(seat), "ask": ask, "rules": (), **self.rules()}

    def rules(self) -> dict[str, Any]:
        found = self.maybe(r"The rules for this are (.+)\.")
        return {"rules": self.words(found[0])} if found else {}

    def result(self) -> dict[str, Any]:
        """The reason, and the places by seat; None where nobody is ranked."""
        reason, places = self.take(r"(.+?[.]) (?:The places are (.+)|Nobody wins)\.")
        if places is None:
            return {"to_move": None, "reason": reason, "ranks": None}
        ranks = {item[1]: int(item[2]) for item in items(places, r"(\w+) \((\d)\)")}
        return {"to_move": None, "reason": reason, "ranks": tuple(ranks[name] for name in self.names)}

    def all_moves(self) -> tuple[str, ...]:
        """All moves of the next sentences; moves that differ in one word share a sentence."""
        found: list[str] = []
        while self.lines and (moves := self.read_move(self.lines[0])):
            found += moves
            self.lines.pop(0)
        return tuple(found)

    def read_move(self, sentence: str) -> list[str]:
        for pattern, notation, kinds in self.moves():
            if match := re.fullmatch(pattern, sentence):
                columns = [self._choices(text, kind) for text, kind in zip(match.groups(), kinds, strict=True)]
                return [notation.format(*words) for words in product(*columns)]
        return []

    def _choices(self, text: str, kind: Mapping[str, str] | None) -> list[str]:
        """The possible words; a name can be followed by details in brackets."""
        if kind is None:
            return [item.group() for item in items(text, r"[a-z]?\d+")]
        return [kind[item[1]] for item in items(text, rf"({one_of(kind)})(?: \([^)]*\))?")]


@cache
def _called(prefix: str, ids: tuple[str, ...]) -> dict[str, str]:
    return {SAY(f"{prefix}{id_}"): id_ for id_ in ids}


def facts(view: View) -> dict[str, Any]:
    """The fields common to all views, in the form of the words: the prompt as a sentence, only sources with points."""
    fields = asdict(view)
    known = {key: fields[key] for key in fields if key not in ("game", "seat", "prompt", "result", "scores", "hand")}
    known |= {"to_move": view.to_move, "options": options(view)}
    if view.prompt:
        ask = SAY(f"{view.game}-ask-{view.prompt.kind}", **dict(view.prompt.data))
        return known | {"ask": ask.removesuffix("."), "rules": view.prompt.rules}
    assert view.result
    return known | {"reason": SAY(f"{view.game}-end-{view.result.reason}"), "ranks": view.result.ranks}


def options(view: View) -> str:
    """`City: random; Edition: 2018`."""
    stem = f"{view.game}-option"
    return "; ".join(f"{SAY(f'{stem}-{key}')}: {SAY(f'{stem}-{key}-{value}')}" for key, value in view.options)


def points(score: Score) -> dict[str, Any]:
    return {
        "total": score.total,
        "lines": some(score.lines),
        "ties": some((kind, abs(count)) for kind, count in score.tiebreakers),
    }


def some(stock: Iterable[tuple[str, int]]) -> dict[str, int]:
    """The entries that are not zero."""
    return {thing: count for thing, count in stock if count}


def items(text: str, pattern: str) -> list[re.Match[str]]:
    """The items of a list: "a", "a and b", "a, b or c"; none of an empty text."""
    item, separator = re.compile(pattern), re.compile(r", | and | or ")
    found: list[re.Match[str]] = []
    at = 0
    while text and (not found or at < len(text)):
        if found:
            between = separator.match(text, at)
            assert between, f"no list: {text!r}"
            at = between.end()
        one = item.match(text, at)
        assert one, f"no {pattern!r}: {text[at:]!r}"
        found.append(one)
        at = one.end()
    return found


def one_of(names: Iterable[str]) -> str:
    """A pattern for any of these names; where several fit, for the longest."""
    return "|".join(map(re.escape, sorted(names, key=len, reverse=True)))


def reader(key: str) -> Any:
    """The module that reads the words of a game."""
    if find_spec(f"tests.render.{key}.reading") is None:
        pytest.fail(f"tests/render/{key}/reading.py is missing: write state(texts, names) and facts(view) there")
    return import_module(f"tests.render.{key}.reading")

"""The numbered rules of a game, found by number or by words, as the rule book beside the game's rules has them."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache, cached_property
from importlib.resources import files
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from engine.registry import GAMES

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from bot.base.components import Component

NEAREST = 3
"""Rules shown where nothing matches what was asked."""
NUMBER = r"[A-Z]+-\d+\.\d+"
"""The number of a rule, as a pattern."""
_BEGINS = re.compile(rf"(?:- )?\*\*({NUMBER})\*\*\s*")
_TERM = re.compile(r"\*\*([^*\n]+)\*\*")
_WORD = re.compile(r"[^\W_]+")
_TITLE = re.compile(r"\*([^*]+)\*")
_WEIGHTS = "3.0, 8.0, 5.0, 1.0"
"""What a hit in chapter, title, terms and text counts for."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule."""

    number: str
    chapter: str
    text: str
    """As Discord shows it: Markdown without tables, paragraphs on one line each."""

    @property
    def title(self) -> str:
        """What it is about, if it begins with that: `*Short cuts.* The sun …`."""
        begins = _TITLE.match(self.text)
        return begins[1].rstrip(".") if begins else ""

    @property
    def plain(self) -> str:
        """The text on one line without marks."""
        return " ".join(self.text.replace("*", "").replace("`", "").split())

    @property
    def cited(self) -> list[str]:
        """The numbers of the rules it names."""
        return [number for number in dict.fromkeys(re.findall(NUMBER, self.text)) if number != self.number]


class Found(NamedTuple):
    """What a search found, the best first."""

    rules: list[Rule]
    exact: bool
    """Whether they say what was asked; otherwise they are only the nearest."""


class RuleBook:
    """The rules of one game."""

    def __init__(self, text: str, topics: str = "", synonyms: str = "", things: str = "") -> None:
        """`topics` has lines `X-1.2: what people look for, in their words`, `things` has lines `id: X-1.2, X-3.4` of
        things and of kinds of them.

        `synonyms` has lines `words people say = words of rule books, more of them`; words that mean nothing
        (`how many =`) are not looked for. In all a # begins a comment.
        """
        self.rules = {rule.number: rule for rule in _rules(text)}
        self.topics = dict(_pairs(topics, ":"))
        self._things = {id_: re.findall(NUMBER, numbers) for id_, numbers in _pairs(things, ":")}
        pairs = list(_pairs(synonyms, "="))
        self._ignored = {word for said, meant in pairs if not meant for word in said.split()}
        self._synonyms = [(said, each.strip()) for said, meant in pairs if meant for each in meant.split(",")]

    def rule(self, number: str) -> Rule | None:
        """The rule of a number, which may lack its letter: `H-4.2`, `h4.2` or `4.2`."""
        wanted = number.strip().upper()
        return next(
            (rule for each, rule in self.rules.items() if wanted in (each, each.replace("-", ""), _bare(each))), None
        )

    def about(self, thing: Component) -> list[Rule]:
        """The rules that speak of a thing, the most important first, then those of its kind."""
        return [self.rules[number] for id_ in (thing.id, thing.kind) for number in self._things.get(id_, ())]

    def topic(self, rule: Rule) -> str:
        """What the rule is about, in a few words; empty if nobody has said it."""
        topic = self.topics.get(rule.number, "").partition(",")[0]
        return rule.title or topic[:1].upper() + topic[1:]

    def around(self, number: str) -> list[Rule]:
        """The rules before and after this one."""
        order = list(self.rules)
        place = order.index(number)
        return [self.rules[each] for each in (*order[max(0, place - 1) : place], *order[place + 1 : place + 2])]

    def search(self, asked: str, most: int = 25) -> Found:
        """The rules that say something about these words, in any inflection."""
        if rule := self.rule(asked):
            return Found([rule], True)
        words = self._sought(asked)
        if found := self._matching(words, most):
            said = self._defining(words)
            return Found([*said, *(rule for rule in found if rule not in said)][:most], True)
        near = [close for word in words for close in get_close_matches(word, self._vocabulary, 1)]
        return Found((self._matching(near, most) or list(self.rules.values()))[:NEAREST], False)

    def _sought(self, text: str) -> list[str]:
        return [word for word in _WORD.findall(text.lower()) if word not in self._ignored]

    def _defining(self, words: Sequence[str]) -> list[Rule]:
        """The rule that is about nothing else, in any inflection: who asks for a term is told first what it is."""
        said = " ".join(words)
        query = "SELECT number FROM terms WHERE words = ? AND terms MATCH ? ORDER BY term != ? LIMIT 1"
        found = self._index.execute(query, (len(words), f'"{said}"', said)) if words else ()
        return [self.rules[number] for (number,) in found]

    def _matching(self, words: Sequence[str], most: int) -> list[Rule]:
        """The rules that have all the words; only where there are none those that have some."""
        groups = [f"({' OR '.join(self._alternatives(word, word is words[-1]))})" for word in words]
        query = f"SELECT number FROM rules WHERE rules MATCH ? ORDER BY bm25(rules, 0.0, {_WEIGHTS}) LIMIT ?"  # noqa: S608
        for together in (" AND ", " OR ") if groups else ():
            if numbers := self._index.execute(query, (together.join(groups), most)).fetchall():
                return [self.rules[number] for (number,) in numbers]
        return []

    def _alternatives(self, word: str, unfinished: bool) -> list[str]:
        """The word, whatever it begins if somebody is still typing it, and what the book says for it."""
        meant = self._index.execute("SELECT meant FROM synonyms WHERE said MATCH ?", (f'"{word}"',))
        begun = [f'"{word}" *'] if unfinished and len(word) > 2 else []
        return [f'"{word}"', *begun, *(f'"{phrase}"' for (phrase,) in meant)]

    @cached_property
    def _index(self) -> sqlite3.Connection:
        """Full-text search in memory: inflections and ranking are SQLite's."""
        index = sqlite3.connect(":memory:")
        index.execute(
            "CREATE VIRTUAL TABLE rules USING fts5(number UNINDEXED, chapter, title, terms, text, tokenize=porter)"
        )
        index.execute("CREATE VIRTUAL TABLE synonyms USING fts5(said, meant UNINDEXED, tokenize=porter)")
        index.execute("CREATE VIRTUAL TABLE terms USING fts5(number UNINDEXED, words UNINDEXED, term, tokenize=porter)")
        named = [(number, term) for number, terms in self.topics.items() for term in terms.split(",")]
        named += [(rule.number, rule.title) for rule in self.rules.values()]
        terms = ((number, self._sought(term)) for number, term in named)
        index.executemany("INSERT INTO terms VALUES (?, ?, ?)", ((one, len(of), " ".join(of)) for one, of in terms))
        rows = (
            (
                rule.number,
                rule.chapter,
                f"{rule.title} {self.topics.get(rule.number, '')}",
                " ".join(_TERM.findall(rule.text)),
                rule.plain,
            )
            for rule in self.rules.values()
        )
        index.executemany("INSERT INTO rules VALUES (?, ?, ?, ?, ?)", rows)
        index.executemany("INSERT INTO synonyms VALUES (?, ?)", self._synonyms)
        return index

    @cached_property
    def _vocabulary(self) -> list[str]:
        known = [*(rule.plain for rule in self.rules.values()), *self.topics.values()]
        return sorted({word for text in known for word in _WORD.findall(text.lower())})


@cache
def numbered_rules(key: str) -> RuleBook | None:
    """The rule book of a game; None if it has none."""
    folder = files(GAMES[key].rules)
    if not (folder / "rules.md").is_file():
        return None
    return RuleBook(
        _read(folder / "rules.md"),
        _read(folder / "topics.en.txt"),
        _read(files("bot") / "synonyms.en.txt"),
        _read(folder / "components.txt"),
    )


def _read(file: Traversable) -> str:
    return file.read_text("utf-8") if file.is_file() else ""


def _bare(number: str) -> str:
    return number.partition("-")[2]


def _pairs(text: str, sign: str) -> Iterator[tuple[str, str]]:
    for line in text.splitlines():
        left, is_pair, right = line.partition("#")[0].partition(sign)
        if is_pair:
            yield left.strip(), right.strip()


def _rules(text: str) -> Iterator[Rule]:
    chapter, part, number, lines = "", "", "", list[str]()
    for line in [*text.splitlines(), "#"]:
        begins = _BEGINS.match(line)
        if number and (begins or line.startswith("#")):
            yield Rule(number, f"{chapter}: {part}" if part else chapter, _shown(lines))
            number = ""
        if begins:
            number, lines = begins[1], [line[begins.end() :]]
        elif line.startswith("## "):
            chapter, part = line.lstrip("# "), ""
        elif line.startswith("### "):
            part = line.lstrip("# ")
        else:
            lines.append(line)


def _shown(lines: Sequence[str]) -> str:
    """Paragraphs on one line each, tables as lists, and drawings as they are."""
    blocks = ["\n".join(block) for full, block in groupby(lines, bool) if full]
    return "\n\n".join(map(_block, blocks))


def _block(block: str) -> str:
    if block.startswith("```"):
        return block
    if block.startswith("|"):
        return _listed([[cell.strip() for cell in line.strip("|").split("|")] for line in block.splitlines()])
    return re.sub(r"\n(?!- |\d+\. )\s*", " ", block)


def _listed(rows: Sequence[Sequence[str]]) -> str:
    """A table as a list, every cell under the name of its column: a table is too wide for a phone."""
    header, _, *body = rows
    return "\n".join(
        f"- **{first.strip('*')}**: "
        + " · ".join(_cell(name, cell) for name, cell in zip(header[1:], rest, strict=False) if cell)
        for first, *rest in body
    )


def _cell(name: str, cell: str) -> str:
    return f"{name} {cell}" if name else cell

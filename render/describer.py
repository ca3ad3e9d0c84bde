"""Turns views into sentences, for the alt texts and the state in words of every game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.game import Fact, Prompt, View
from render import text
from render.picture import Focus, Localize, Verbatim

ALT_LIMIT = 1000
ARGUMENTS = ("one", "two", "three")
"""The names under which the messages of a move get the words of its notation after the verb."""
V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Describer(Generic[V]):
    """Makes sentences of a view from the messages `<game>-words-<key>`."""

    view: V
    focus: Focus
    t: Localize
    you: int | None = None
    """The seat that is addressed as "you"."""

    def __call__(self, key: str, /, **data: Fact) -> str:
        return self.t(f"{self.view.game}-words-{key}", **data)

    def name(self, seat: int) -> Verbatim:
        return Verbatim(text.spoken(self.focus.names[seat], self.t(f"render-seat-{seat}")))

    def names(self, seats: Iterable[int]) -> tuple[Verbatim, ...]:
        return tuple(self.name(seat) for seat in seats)

    def who(self, seat: int) -> dict[str, Verbatim]:
        """The arguments that messages need for a player: the name, and whether it is the reader."""
        return {"player": self.name(seat), "who": Verbatim("you" if seat == self.you else "other")}

    def row(self, key: str, rows: Iterable[dict[str, Fact]]) -> tuple[Verbatim, ...]:
        """Format one phrase per row, for use in a list."""
        return tuple(Verbatim(self(key, **row)) for row in rows)

    def stock(self, stock: Iterable[tuple[str, int]]) -> tuple[Verbatim, ...]:
        """A phrase with the count of each thing of which there is any."""
        return self.row("count", ({"thing": thing, "count": count} for thing, count in stock if count))

    def some(self, key: str, things: tuple[str, ...], **data: Fact) -> list[str]:
        """A sentence about things, or no sentence if there are none."""
        return [self(key, things=things, **data)] if things else []

    def still(self, key: str, things: tuple[str, ...], **data: Fact) -> list[str]:
        """A sentence about what can be done with things; none once the game is over."""
        return [] if self.view.result else self.some(key, things, **data)

    def section(self, heading: str, lines: Iterable[str], **data: Fact) -> str:
        """A heading and a list of sentences, in the markdown of chats."""
        return _section(self(f"heading-{heading}", **data), lines)

    def table_section(self, lines: Iterable[str]) -> str:
        """The section that comes first."""
        return _section(self.t("render-heading-table"), lines)

    def moves_section(self, prompt: Prompt, lines: Iterable[str]) -> str:
        """What the seat to move can do."""
        return _section(self.t("render-heading-moves", player=self.name(prompt.seat)), lines)

    def options(self) -> Verbatim:
        """The options of the table: "City: random; Edition: 2018"."""
        stem = f"{self.view.game}-option"
        rows = ((self.t(f"{stem}-{key}"), self.t(f"{stem}-{key}-{value}")) for key, value in self.view.options)
        told = (self.t("render-option", option=Verbatim(option), value=Verbatim(value)) for option, value in rows)
        return Verbatim("; ".join(told))

    def ties(self, seat: int) -> list[str]:
        """A sentence for each thing of this seat that decides between equal totals; none where nobody wins."""
        if self.view.result is not None and self.view.result.ranks is None:
            return []
        who, held = self.who(seat), self.view.scores[seat].tiebreakers
        return [self("ties", **who, kind=kind, count=count) for kind, count in held if count]

    def places(self) -> tuple[Verbatim, ...]:
        """The players by place, once they are ranked."""
        ranks = self.view.result.ranks if self.view.result and self.view.result.ranks else ()
        seats = sorted(range(len(ranks)), key=lambda seat: ranks[seat])
        return tuple(Verbatim(self.t("render-rank", player=self.name(seat), rank=ranks[seat])) for seat in seats)

    def time(self) -> Verbatim:
        """The message argument that tells final points ("end") from those if the game ended now ("now")."""
        return Verbatim("end" if self.view.result else "now")

    def scored(self, seat: int) -> bool:
        """Whether points are worth a word: at the end, and before that once anything counts."""
        score = self.view.scores[seat]
        return bool(self.view.result or score.total or any(points for _, points in score.lines))

    def moment(self) -> str:
        """Who decides what, or how the game ended."""
        prompt = self.view.prompt
        if prompt is None:
            return self._result()
        ask = self.t(f"{self.view.game}-ask-{prompt.kind}", **dict(prompt.data))
        asks = int(ask.endswith("?"))
        return self.t("render-decides", player=self.name(prompt.seat), ask=Verbatim(ask.rstrip("?.")), asks=asks)

    def _result(self) -> str:
        result = self.view.result
        if result is None:
            return self.t("render-over")
        reason = Verbatim(self.t(f"{self.view.game}-end-{result.reason}"))
        if result.ranks is None:
            return self.t("render-nobody-wins", reason=reason)
        return self.t("render-places", reason=reason, ranks=self.places())

    def rules(self) -> list[str]:
        """A sentence naming the rules of the pending decision."""
        prompt = self.view.prompt
        if prompt is None or not prompt.rules:
            return []
        return [self.t("render-rules", rules=tuple(map(Verbatim, prompt.rules)))]

    def moves(self, moves: Iterable[Sequence[str]]) -> list[str]:
        """Sentences about moves, each given as the words of its notation; those that differ in one word share one."""
        return [self._move(group) for group in _alike(moves)]

    def _move(self, group: list[list[str]]) -> str:
        (verb,), *rest = group
        data: dict[str, Fact] = {name: self._either(words) for name, words in zip(ARGUMENTS, rest, strict=False)}
        return self.t(f"{self.view.game}-move-{verb}", count=len(rest), **data)

    def _either(self, words: Sequence[str]) -> str:
        """Join alternatives as the language does: "a", "a or b", "a, b or c"."""
        if len(words) == 1:
            return words[0]
        first, *between, last = (Verbatim(self("name", thing=word)) for word in words)
        for word in between:
            first = Verbatim(self.t("render-either-next", head=first, item=word))
        return Verbatim(self.t("render-either-last", head=first, item=last))


def _section(heading: str, lines: Iterable[str]) -> str:
    return "\n".join((f"### {heading}", *(f"- {line}" for line in lines)))


def _alike(moves: Iterable[Sequence[str]]) -> list[list[list[str]]]:
    """Group moves; a group has for each position the words that stand there, several in one position at most."""
    groups: list[list[list[str]]] = []
    for words in moves:
        place = _only_difference(groups[-1], words) if groups else None
        if place is None:
            groups.append([[word] for word in words])
        else:
            groups[-1][place].append(words[place])
    return groups


def _only_difference(group: list[list[str]], words: Sequence[str]) -> int | None:
    """The one position in which these words differ from the group; None if they cannot join it."""
    if len(group) != len(words) or group[0] != [words[0]]:
        return None
    places = [place for place, (known, word) in enumerate(zip(group, words, strict=True)) if known != [word]]
    return places[0] if len(places) == 1 else None


def alt(sentences: Sequence[str], more: str) -> str:
    """Join the sentences that fit the limit, in order; one that is too long is skipped in favour of later ones.

    `more` is added at the end if any were left out.
    """
    whole = " ".join(sentences)
    if len(whole) <= ALT_LIMIT:
        return whole
    told = ""
    for sentence in sentences:
        if len(told) + len(sentence) + len(more) + 2 <= ALT_LIMIT:
            told = f"{told} {sentence}".strip()
    return f"{told} {more}".strip()

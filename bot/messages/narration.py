"""What happened, what is asked and how it scores, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import engine
from bot import games
from bot.base.i18n import Verbatim
from bot.messages.layout.items import EmojiOf, no_emoji
from engine.game import Event, Fact, Prompt, Result, Score
from engine.kernel.ranks import ranks
from engine.resigning import RESIGNED
from render import Localize

SEATS = frozenset({"seat", "player", "other", "owner", "players"})
"""The keys of event data whose numbers are seats."""

COUNTED = {"cards": "bot-list-times", "cubes": "bot-list-count", "sure": "bot-list-count"}
"""The keys of facts that hold things of which there may be several alike, and the words that count them."""


def named(data: Iterator[tuple[str, Fact]], names: Sequence[str]) -> dict[str, Fact]:
    """The data with the players' names in place of seats, `nobody` for none."""
    return {key: _named(fact, names) if key in SEATS else fact for key, fact in data}


def _named(fact: Fact, names: Sequence[str]) -> Fact:
    if isinstance(fact, tuple):
        return tuple(Verbatim(names[seat]) if isinstance(seat, int) else seat for seat in fact)
    return Verbatim("nobody") if fact is None else Verbatim(names[fact]) if isinstance(fact, int) else fact


def lines(
    game: str,
    events: Sequence[Event],
    names: Sequence[str],
    t: Localize,
    viewer: int | None = None,
    emoji_of: EmojiOf = no_emoji,
) -> list[str]:
    """One line per event this viewer (None: everybody) may know, preceded by the icon of its subject."""
    return [_line(game, event, names, t, viewer, emoji_of) for event in events if event.only in (None, viewer)]


def _line(game: str, event: Event, names: Sequence[str], t: Localize, viewer: int | None, emoji_of: EmojiOf) -> str:
    """What happened to the viewer (`yours`) may be told in other words than what happened to somebody else."""
    yours = Verbatim("yes" if viewer is not None and viewer == event.seat else "no")
    data: dict[str, Fact] = {"seat": event.seat, "yours": yours, **games.untold(game, event.kind), **event.data}
    told = t(f"{game}-log-{event.kind}", **named(iter(counted(game, data, t).items()), names))
    icon = next(_emoji(event, emoji_of), "")
    return f"{icon} {told}".lstrip()


def counted(game: str, data: Mapping[str, Fact], t: Localize) -> dict[str, Fact]:
    """The data with things of which there may be several alike by their number."""
    found = dict(data)
    for key, words in COUNTED.items():
        if isinstance(things := found.get(key), tuple):
            found[key] = _counted(game, things, words, t)
    return found


def _counted(game: str, things: tuple[int | str, ...], words: str, t: Localize) -> tuple[str, ...]:
    """Each kind of thing in words, with its number if there are several, or always where it would be counted aloud."""
    numbers = Counter(things)
    names = {thing: Verbatim(t(f"{game}-{thing}")) for thing in numbers}
    aloud = words == "bot-list-count" and len(things) > 1
    return tuple(
        Verbatim(t(words, item=names[thing], count=number)) if aloud or number > 1 else names[thing]
        for thing, number in (numbers.most_common() if aloud else numbers.items())
    )


def _emoji(event: Event, emoji_of: EmojiOf) -> Iterator[str]:
    for fact in (*event.data.values(), event.kind):
        if isinstance(fact, str) and (emoji := emoji_of(fact)):
            yield str(emoji)


def question(game: str, prompt: Prompt, names: Sequence[str], t: Localize) -> str:
    """The question to the player to move."""
    data: dict[str, Fact] = {"seat": prompt.seat, **dict(prompt.data)}
    return t(f"{game}-ask-{prompt.kind}", **named(iter(counted(game, data, t).items()), names))


def scores(
    game: str, counted: Sequence[Score], names: Sequence[str], t: Localize, order: Sequence[int] = ()
) -> list[str]:
    """Points by source, one line per seat, in this order if there is one, and what decides between equal totals."""
    told = _points(game, counted, names, t)
    return [*(told[seat] for seat in order or range(len(told))), *_ties(game, counted, names, t)]


def _points(game: str, counted: Sequence[Score], names: Sequence[str], t: Localize) -> list[str]:
    """A line per seat. Where a game has but one source, as where Offerings decide, it is counted instead of points."""
    alone = engine.load(game).sole_source is not None
    return [_score(game, score, name, t, alone=alone) for name, score in zip(names, counted, strict=True)]


def _score(game: str, score: Score, name: str, t: Localize, *, alone: bool) -> str:
    sources = [*_sources(game, score.lines, t, zero=alone), *_left_out(game, score, t)]
    if alone:
        return t("bot-score-alone", name=Verbatim(name), sources=Verbatim(_joined(sources)))
    return t(
        "bot-score", name=Verbatim(name), total=score.total, scored=len(sources), sources=Verbatim(_joined(sources))
    )


def _sources(game: str, lines: Sequence[tuple[str, int]], t: Localize, *, zero: bool = False) -> list[str]:
    """The sources that brought points; with `zero` the others too."""
    return [
        t("bot-score-line", source=Verbatim(t(f"{game}-{source}")), points=points)
        for source, points in lines
        if points or zero
    ]


def _left_out(game: str, score: Score, t: Localize) -> list[str]:
    return [
        t(f"{game}-left_out", source=Verbatim(t(f"{game}-{source}")), points=points)
        for source, points in score.left_out
    ]


def _joined(parts: Sequence[str]) -> str:
    return " · ".join(parts)


def _ties(game: str, counted: Sequence[Score], names: Sequence[str], t: Localize) -> list[str]:
    """A sentence for each total of several seats, where everybody may know what breaks the tie."""
    found = []
    for total in sorted({score.total for score in counted}, reverse=True):
        seats = [seat for seat, score in enumerate(counted) if score.total == total]
        level = [counted[seat] for seat in seats]
        if len(seats) > 1 and all(score.tiebreakers for score in level):
            found.append(_tie(game, level, [names[seat] for seat in seats], t))
    return found


def _tie(game: str, level: Sequence[Score], names: Sequence[str], t: Localize) -> str:
    """What parts these seats of equal totals, or that nothing does."""
    players = tuple(map(Verbatim, names))
    if parted := _parting(level):
        parts = tuple(
            Verbatim(_parted(game, [score.tiebreakers[place] for score in level], names, t)) for place in parted
        )
        return t("bot-score-tie", players=players, parts=parts)
    kinds = tuple(Verbatim(t(f"{game}-{kind}")) for kind, _ in level[0].tiebreakers)
    return t("bot-score-level", players=players, kinds=kinds)


def _parting(level: Sequence[Score]) -> list[int]:
    """The places of the tiebreakers in which these differ, as many as it takes to tell them all apart."""
    found: list[int] = []
    for place in range(len(level[0].tiebreakers)):
        if len({score.tiebreakers[place] for score in level}) > 1:
            found.append(place)
        if len({score.tiebreakers[: place + 1] for score in level}) == len(level):
            break
    return found


def _parted(game: str, values: Sequence[tuple[str, int]], names: Sequence[str], t: Localize) -> str:
    counts = tuple(
        Verbatim(t("bot-score-line", source=Verbatim(name), points=abs(value)))  # below zero: the fewer, the better
        for name, (_, value) in zip(names, values, strict=True)
    )
    return t("bot-score-parted", kind=Verbatim(t(f"{game}-{values[0][0]}")), counts=counts)


def over(title: str, result: Result | None, names: Sequence[str], t: Localize) -> str:
    """That a game is over, and who wins."""
    ranked = zip(names, result.ranks, strict=True) if result and result.ranks else ()
    winners = tuple(Verbatim(name) for name, rank in ranked if rank == 1)
    if not winners:
        return t("bot-end-head", title=Verbatim(title))
    return t("bot-end-won", title=Verbatim(title), players=winners, count=len(winners))


def standings(game: str, result: Result, counted: Sequence[Score], names: Sequence[str], t: Localize) -> list[str]:
    """How it ended: the reason, then the seats from the first place down, each with its points by source, and what
    decided between equal totals; that is not the tiebreakers where a resignation made the places.
    """
    reason, *ties = decided(game, result, counted, names, t)
    told = _points(game, counted, names, t)
    if result.ranks is None:
        return [reason, *told]
    ranked = sorted(zip(result.ranks, told, strict=True), key=lambda place: place[0])
    return [reason, *(t("bot-place", rank=rank, score=Verbatim(line)) for rank, line in ranked), *ties]


def decided(game: str, result: Result, counted: Sequence[Score], names: Sequence[str], t: Localize) -> list[str]:
    """Why it ended, and what decided between equal totals if the rules' tiebreakers did."""
    reason = t(f"bot-end-{RESIGNED}") if result.reason == RESIGNED else t(f"{game}-end-{result.reason}")
    by_rules = result.ranks == ranks([(score.total, score.tiebreakers) for score in counted])
    return [reason, *(_ties(game, counted, names, t) if by_rules else [])]

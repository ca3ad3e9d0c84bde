"""What somebody's games come to: a page for one game, a line for each of several; and the best of a server."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import engine
from bot.base import custom_ids
from bot.base.i18n import Verbatim
from bot.base.markdown import escape
from bot.drawing import ChartPictures
from bot.matches.pace import DAY, HOUR, MINUTE
from bot.messages import layout
from bot.messages.history import day
from bot.messages.menus import Button, Menu, MenuOption
from bot.messages.outgoing import Message, OutgoingMessage, Words, in_full, no_words, note, pictured
from render import showcase
from render import text as writing
from render.chart import MOST as LINES
from render.chart import Bar, Chart
from render.units import unit

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.matches.personal import Personal, Source
    from bot.messages.menus import Row
    from bot.store import RatingRow, TopRow
    from render import Localize


class Asked(NamedTuple):
    """Whose figures, and of which games."""

    person: int
    key: str = ""
    """The game; empty for all of them."""
    here: bool = False
    """Of this server alone."""
    seats: int = 0
    """0 for any number."""

    def __str__(self) -> str:
        return f"{self.person}.{self.key}.{int(self.here)}.{self.seats}"

    @classmethod
    def read(cls, detail: str) -> Asked | None:
        """None for what no page asks for."""
        parts = detail.split(".")
        if len(parts) != 4:
            return None
        person, key, here, seats = parts
        if not all(part.isascii() and part.isdecimal() for part in (person, here, seats)):
            return None
        return cls(int(person), key, here != "0", int(seats))


class Figures(NamedTuple):
    """What a page tells."""

    personal: Personal
    sources: Sequence[Source]
    average: float
    """Points of everybody."""
    rating: RatingRow | None
    seats: Sequence[int]
    """With how many people this game was played."""


def overview(
    asked: Asked, name: str | None, games: Mapping[str, tuple[Personal, RatingRow | None]], t: Localize
) -> OutgoingMessage:
    """A line for each game, with a menu of them; `name` is None for one's own."""
    lines = [f"### {_head('bot-stats', name, t)}"]
    lines += [_line(key, *found, t) for key, found in games.items()] or [t("bot-stats-none")]
    options = tuple(
        MenuOption(custom_ids.ledger_id(f"stats.{asked._replace(key=key)}"), t(f"{key}-title")) for key in games
    )
    rows: list[Row] = [Menu(custom_ids.select_id("stats"), t("bot-stats-choose"), options)] if options else []
    return note("\n".join(lines), rows)


def _head(words: str, name: str | None, t: Localize) -> str:
    return t(words) if name is None else t(f"{words}-of", player=Verbatim(escape(name)))


def _line(key: str, personal: Personal, rating: RatingRow | None, t: Localize) -> str:
    title = Verbatim(t(f"{key}-title"))
    told = t("bot-stats-line", title=title, games=personal.games, wins=personal.wins)
    return f"{told} · {_rating(rating, t)}" if rating else told


def _rating(rating: RatingRow | TopRow, t: Localize) -> str:
    return t("bot-stats-rating", mu=number(rating.mu), sigma=number(rating.sigma), games=rating.games)


def number(value: float) -> Verbatim:
    """With one decimal, and a true minus."""
    return Verbatim(writing.decimal(value))


def page(asked: Asked, name: str | None, figures: Figures, t: Localize) -> Message:
    """The figures of one game, with points by source as a picture."""
    lines, rows = _told(asked, name, figures, t), _filters(asked, figures, t)
    return _charted(asked.key, _chart(asked, figures, t), lines, rows, in_full, t)


def _charted(key: str, chart: Chart, lines: Sequence[str], rows: Sequence[Row], words: Words, t: Localize) -> Message:
    """These lines above the chart, if there is anything in it."""
    if not chart.bars:
        return OutgoingMessage(layout.turn("\n".join(lines), t=t, rows=rows))
    return pictured(ChartPictures(key, t, "", 0, chart), "\n".join(lines), t=t, words=words, rows=rows)


def _told(asked: Asked, name: str | None, figures: Figures, t: Localize) -> list[str]:
    personal, title = figures.personal, Verbatim(t(f"{asked.key}-title"))
    head = t("bot-stats-game", title=title, whose=Verbatim(_head("bot-stats-whose", name, t)))
    share = round(100 * personal.wins / personal.games)
    places = tuple(Verbatim(t("bot-stats-place", place=place, count=count)) for place, count in personal.places)
    margin = Verbatim(f"{'+' if personal.margin > 0 else ''}{number(personal.margin)}")
    lines = [
        f"### {head}",
        t("bot-stats-games", games=personal.games, wins=personal.wins, share=share),
        *([t("bot-stats-places", places=Verbatim(" · ".join(places)))] if places else []),
        t(
            "bot-stats-points",
            unit=Verbatim(unit(asked.key, t)),
            mine=number(personal.points),
            everybody=number(figures.average),
            margin=margin,
        ),
        t("bot-stats-pace", time=Verbatim(_time(personal.pace, t))),
    ]
    if figures.rating is not None:
        lines.append(t("bot-stats-rated", rating=Verbatim(_rating(figures.rating, t))))
    if personal.unrated:
        why = tuple(Verbatim(t(f"bot-stats-unrated-{reason}", count=count)) for reason, count in personal.unrated)
        lines.append(t("bot-stats-unrated", reasons=Verbatim(", ".join(why))))
    return [*lines, *_records(asked.key, personal, t), *_scope(asked, t)]


def _records(key: str, personal: Personal, t: Localize) -> list[str]:
    counted, best, largest = Verbatim(unit(key, t)), personal.best, personal.largest
    lines = [t("bot-stats-best", unit=counted, points=best.points, date=day(best.at))]
    if largest is not None:
        lines.append(t("bot-stats-largest", unit=counted, points=largest.margin, date=day(largest.at)))
    if personal.row > 1:
        lines.append(t("bot-stats-row", count=personal.row))
    return lines


def _scope(asked: Asked, t: Localize) -> list[str]:
    told = [t("bot-stats-here")] if asked.here else []
    told += [t("bot-stats-seats", seats=asked.seats)] if asked.seats else []
    return [f"-# {' · '.join(told)}"] if told else []


def _time(seconds: int, t: Localize) -> str:
    for length, words in ((DAY, "bot-stats-days"), (HOUR, "bot-stats-hours"), (MINUTE, "bot-stats-minutes")):
        if seconds >= 2 * length:
            return t(words, count=round(seconds / length))
    return t("bot-stats-seconds", count=seconds)


def _chart(asked: Asked, figures: Figures, t: Localize) -> Chart:
    joined, found = showcase.of(asked.key).rows, dict[str, tuple[float, float]]()
    for one in figures.sources:
        name = joined.get(one.source, one.source)
        mine, everybody = found.get(name, (0.0, 0.0))
        found[name] = (mine + one.mine, everybody + one.everybody)
    most = max((value for pair in found.values() for value in pair), default=0.0) or 1.0
    shown, bars, sentences = list(found.items())[:LINES], list[Bar](), list[str]()
    for name, (mine, everybody) in shown:
        label = t(f"{asked.key}-{name}")
        label = label[:1].upper() + label[1:]
        bars.append(Bar(label, mine / most, number(mine), everybody / most, number(everybody)))
        told = t("bot-stats-source", source=Verbatim(label), mine=number(mine), everybody=number(everybody))
        sentences.append(told)
    words = "bot-stats-alone" if engine.load(asked.key).sole_source else "bot-stats-sources"
    title = t(words, title=Verbatim(t(f"{asked.key}-title")), unit=Verbatim(unit(asked.key, t)))
    return Chart("stats", title, tuple(bars), tuple(sentences), t("bot-stats-foot"))


def _filters(asked: Asked, figures: Figures, t: Localize) -> list[Row]:
    """With how many people, and where."""
    wanted = [asked._replace(seats=seats) for seats in (0, *figures.seats)] if len(figures.seats) > 1 else []
    options = tuple(
        MenuOption(
            custom_ids.ledger_id(f"stats.{one}"),
            t("bot-stats-seats", seats=one.seats) if one.seats else t("bot-stats-any"),
            chosen=one.seats == asked.seats,
        )
        for one in wanted
    )
    return [Menu(custom_ids.select_id("seats"), t("bot-stats-any"), options)] if options else []


def top(key: str, found: Sequence[TopRow], you: int, t: Localize, *, listed: bool) -> Message:
    """The best of a server in a game; the button leaves the reader out of all lists, or has them stand there again."""
    title = Verbatim(t(f"{key}-title"))
    lines = [f"### {t('bot-top', title=title)}"]
    lines += [_top_line(place, row, you, t) for place, row in enumerate(found, 1)] or [t("bot-top-none")]
    lines += [t("bot-top-about"), *([] if listed else [t("bot-top-unlisted")])]
    what, words = ("off", t("bot-top-off")) if listed else ("on", t("bot-top-on"))
    rows: list[Row] = [(Button(custom_ids.ledger_id(f"listed.{what}.{key}"), words, style="quiet"),)]
    return _charted(key, _ladder(key, found, t), lines, rows, no_words, t)


def _top_line(place: int, row: TopRow, you: int, t: Localize) -> str:
    words = "bot-top-you" if row.user == you else "bot-top-line"
    return t(words, place=place, player=Verbatim(escape(row.name)), rating=Verbatim(_rating(row, t)))


def _ladder(key: str, found: Sequence[TopRow], t: Localize) -> Chart:
    most = max((row.mu + row.sigma for row in found), default=1.0)
    bars = tuple(
        Bar(
            f"{place}. {writing.name(row.name, t('bot-top-somebody'))}",
            row.mu / most,
            f"{number(row.mu)} ± {number(row.sigma)}",
            spread=((row.mu - row.sigma) / most, (row.mu + row.sigma) / most),
        )
        for place, row in enumerate(found, 1)
    )
    sentences = tuple(_top_line(place, row, 0, t).replace("**", "") for place, row in enumerate(found, 1))
    title = t("bot-top", title=Verbatim(t(f"{key}-title")))
    return Chart("top", title, bars, sentences, t("bot-top-foot"))

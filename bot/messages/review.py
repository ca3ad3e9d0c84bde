"""Looking back at a game that is over: the course of expected points, and what somebody could have done better."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from bot.base import custom_ids
from bot.base.choices import DETAIL, OPTIONS
from bot.base.errors import Refusal
from bot.base.i18n import Verbatim
from bot.base.markdown import escape
from bot.base.room import first_fit, fits_line
from bot.drawing import CoursePictures, StepPictures
from bot.matches.offers import choices, choices_are_public
from bot.matches.review import best_turn, each_before
from bot.matches.steps import steps
from bot.messages.menus import Menu, MenuOption, action, joined, longest_matching_choice, menu_path, split_into_clicks
from bot.messages.outgoing import Message, in_full
from bot.messages.past import page
from bot.messages.plans import Click, briefly, later_clicks, mostly, plan
from bot.messages.public import title
from engine.game import Move
from engine.kernel.forecast import forecast
from engine.players.review import half
from engine.players.values import load
from render import Focus
from render.course import Course
from render.units import unit

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from bot.matches.match import Match
    from bot.matches.review import Summary
    from bot.messages.menus import Row
    from bot.store import JournalEntry
    from render import Localize

WORST = 3
"""Decisions that are told before the list."""


class Mark(NamedTuple):
    """A move for which there was a better one."""

    revision: int
    number: int
    """See `bot.matches.review.Decision`."""
    better: int
    """The better one's place among the legal moves."""
    gain: int
    error: int
    """In tenths of a point."""

    @classmethod
    def read(cls, revision: int, detail: str) -> Mark | None:
        """None for what no mark was written as."""
        parts = detail.split(".")
        if len(parts) != 4 or not all(part.isascii() and part.isdigit() and len(part) < 7 for part in parts):
            return None
        return cls(revision, *map(int, parts))

    def id(self, game: str) -> str:
        return custom_ids.action_id(game, self.revision, "review." + ".".join(map(str, self[1:])))


def marks_in(ids: Iterable[str]) -> list[Mark]:
    """The marks that a message offers."""
    found = []
    for click in map(custom_ids.parse, ids):
        if isinstance(click, custom_ids.ActionClick):
            verb, _, detail = click.what.partition(".")
            if verb == "review" and (mark := Mark.read(click.revision, detail)) is not None:
                found.append(mark)
    return found


def strongest(marks: Iterable[Mark]) -> list[Mark]:
    """Those of the largest gains, one for each click and as many as a menu has lines, in the order of the game."""
    of_clicks = {mark.revision: mark for mark in sorted(marks, key=lambda mark: mark.gain)}
    return sorted(sorted(of_clicks.values(), key=lambda mark: -mark.gain)[:OPTIONS])


def tellable(match: Match, marks: Sequence[Mark], t: Localize) -> list[Mark]:
    """Those whose better turn begins with a click that was offered, and with another one than was made."""
    return [mark for mark, _ in _looked_at(match, marks, t)]


class Found(NamedTuple):
    """What a look back came to."""

    summary: Summary
    marks: Mapping[Mark, str | None]
    """In the order of the game, each with what its better turn has most over the other (`engine.players.review`)."""


def overview(match: Match, course: Course, found: Found | None, note: str | None, t: Localize) -> Message:
    """The chart for everybody; with it what is told to this person alone. Takes up to a second."""
    lines = [t("bot-review-head", title=title(match, t), unit=Verbatim(unit(match.key, t)))]
    lines += _summed(match, found, t) if found else []
    lines += [note] if note else []
    request = CoursePictures(match.key, t, match.id, match.revision, match.view(None), Focus(0, match.names), course)
    rows = _menu(match, [*found.marks] if found else (), None, t)
    return page(match, request, "\n".join(lines), "review", t, words=in_full, rows=rows)


def _summed(match: Match, found: Found, t: Localize) -> list[str]:
    """How well it was played, how far short of the best moves, and what cost most with what would have been better."""
    of, counted = found.summary, Verbatim(unit(match.key, t))
    left = Verbatim(f"{of.left:.1f}")
    lines = [t("bot-review-accuracy", accuracy=of.accuracy, unit=counted, left=left, **_off(of.error))]
    worst, told = sorted(found.marks, key=lambda mark: -mark.gain)[:WORST], dict[Mark, str]()
    for mark, clicks in _looked_at(match, worst, t):
        why = found.marks[mark]
        choice = _quoted(first_fit(briefly(joined(clicks.better, t), [*clicks.rest], t), fits_line))
        told[mark] = t(
            "bot-review-cost",
            step=Verbatim(t("bot-review-step", number=_step(match, mark))),
            choice=choice,
            gain=_cost(mark),
            known=Verbatim("yes" if why else "no"),
            why=Verbatim(mostly(match.key, why, t) if why else ""),
        )
    value = load(match.key)
    least, halved = Verbatim(f"{value.marked:g}"), Verbatim(f"{half(value):.1g}")
    lines += [told[mark] for mark in worst if mark in told]
    lines.append(
        t("bot-review-counts", count=of.decisions, all=of.decisions + of.missed, missed=of.missed, half=halved)
    )
    return [*lines, t("bot-review-listed", least=least)] if found.marks else lines


def marked(match: Match, mark: Mark, marks: Sequence[Mark], t: Localize) -> Message:
    """What was done, what would have been better, and the table at that moment through the eyes of who did it.

    Raises Refusal if it cannot be told again.
    """
    _, found = next(_looked_at(match, [mark], t), (mark, None))
    if found is None:
        raise Refusal("stale")
    seat = found.then.to_move or 0
    view, menu = found.then.view(seat), _menu(match, marks, mark, t)
    step = Verbatim(t("bot-review-step", number=_step(match, mark)))
    lines = [
        t("bot-review-mark-head", title=title(match, t, view), step=step),
        t("bot-review-made", choice=_quoted(joined(found.made, t))),
        t("bot-review-better", choice=_quoted(plan((Click(joined(found.better, t)), *found.rest), t))),
        t("bot-review-ahead", unit=Verbatim(unit(match.key, t)), gain=_cost(mark), **_off(mark.error / 10)),
    ]
    back = action(match, "review.all", t("bot-review-all"))
    request = StepPictures(match.key, t, match.id, mark.revision, replace(view, moves=None), Focus(seat, match.names))
    return page(match, request, "\n".join(lines), "review", t, rows=menu, helpers=[back])


def _menu(match: Match, marks: Sequence[Mark], chosen: Mark | None, t: Localize) -> list[Row]:
    """A line for each mark: what was done, below it when that was and what would have been better."""
    options = [
        MenuOption(mark.id(match.id), _line(found, t), _about(match, mark, found, t), chosen=mark == chosen)
        for mark, found in (_looked_at(match, marks, t) if marks else ())
    ]
    return [Menu(custom_ids.select_id("review"), t("bot-review-choose"), tuple(options))] if options else []


def _line(found: Clicks, t: Localize) -> str:
    """What was done, without its menus where they need the room."""
    return first_fit(_shorter(found.made, t), fits_line)


def _about(match: Match, mark: Mark, found: Clicks, t: Localize) -> str:
    """The step, and by how much which turn was better: without what its last clicks are, without the menus of the first
    one, then without its round, as there is need for room. Where what was done is called the same, the menus stay
    longest: they alone tell the two apart.
    """
    apart, names, rest = _apart(found.better, found.made), _shorter(found.better, t), [*found.rest]
    if found.better[-1] == found.made[-1]:
        names = names[: apart + 1]
    step, gain = _dated(match, mark, found.then, t), _cost(mark)
    bare, first = Verbatim(t("bot-review-step", number=_step(match, mark))), found.better[apart]
    forms = [(step, turn) for name in names for turn in briefly(name, rest, t)]
    forms += [(bare, turn) for turn in briefly(names[-1], rest, t)] + [
        (step, briefly(first, rest, t)[-1]),
        (bare, first),
    ]
    told = [t("bot-review-about", step=when, gain=gain, choice=Verbatim(choice)) for when, choice in forms]
    return first_fit(told, lambda words: len(words) <= DETAIL)


def _shorter(way: Sequence[str], t: Localize) -> list[str]:
    """A way in words, then with one menu after the other left out, down to the click."""
    return [joined(way[start:], t) for start in range(len(way))]


def _dated(match: Match, mark: Mark, then: Match, t: Localize) -> Verbatim:
    """The step with its round, if the game has any."""
    number, headline = _step(match, mark), then.view(None).headline
    if headline is None:
        return Verbatim(t("bot-review-step", number=number))
    return Verbatim(t("bot-review-step-round", number=number, round=headline[0]))


def _step(match: Match, mark: Mark) -> int:
    """The number that the replay has for the click."""
    return bisect_left(steps(match), mark.revision)


class Clicks(NamedTuple):
    """The ways to what was done and to what begins the better turn, as `bot.messages.menus.menu_path` gives them."""

    then: Match
    """The game before what was better."""
    made: tuple[str, ...]
    better: tuple[str, ...]
    rest: Iterator[Click]
    """The clicks of the better turn after that, looked for only when they are read: before the next mark is."""


def _apart(way: tuple[str, ...], other: tuple[str, ...]) -> int:
    """From where it is another one; 0 if there is no such place."""
    differs = [one != its for one, its in zip(way, other, strict=False)]
    return differs.index(True) if True in differs else 0


def _looked_at(match: Match, marks: Sequence[Mark], t: Localize) -> Iterator[tuple[Mark, Clicks]]:
    """The marks in the order of the game, each to be looked at only until the next one; none for which there is no such
    move, or no other click that begins the better turn.
    """
    known = {(mark.revision, mark.number): mark for mark in marks}
    begun = match
    for then, entry, number in each_before(match, {*known, *((mark.revision, 0) for mark in marks)}):
        if number == 0:
            begun = replace(then, game=then.game.copy())
        mark = known.get((entry.revision, number))
        if mark is not None and mark.better < len(then.game.moves()):
            clicks = _clicks(begun, then, entry, mark, t)
            if clicks is not None:
                yield mark, clicks


def _clicks(begun: Match, then: Match, entry: JournalEntry, mark: Mark, t: Localize) -> Clicks | None:
    """As they stood in the menus when the click was made; where what was better did not, as they would stand after the
    moves before it.
    """
    offered, seat = choices(begun, entry.seat, t), entry.seat or 0
    made = menu_path(offered, longest_matching_choice(offered, entry.moves))
    rest = best_turn(then, then.game.moves()[mark.better])
    better, after = _way(begun, seat, (*map(Move, entry.moves[: mark.number]), *rest), mark.number, t)
    if not better and mark.number:
        begun, (better, after) = then, _way(then, seat, rest, 0, t)
    return Clicks(begun, made, better, after) if better and better != made else None


def _way(
    begun: Match, seat: int, turn: tuple[Move, ...], shared: int, t: Localize
) -> tuple[tuple[str, ...], Iterator[Click]]:
    """The clicks that begin this turn, up to the first that goes beyond so many of its moves, and those after it; empty
    for none.
    """
    viewer = None if choices_are_public(begun) else seat
    clicks = split_into_clicks(begun.key, turn, forecast(begun.game, viewer), t)
    way = tuple[str, ...]()
    for offered, click, played in clicks:
        way += menu_path(offered, click)
        if not played or played > shared:
            return way, later_clicks(clicks, t)
        shared -= played
    return (), iter(())


def _cost(mark: Mark) -> Verbatim:
    return Verbatim(f"{mark.gain / 10:.1f}")


def _off(error: float) -> dict[str, Verbatim]:
    """How far points may be off, and whether that shows."""
    shown = f"{error:.1f}"
    return {"error": Verbatim(shown), "sure": Verbatim("yes" if shown == "0.0" else "no")}


def _quoted(label: str) -> Verbatim:
    return Verbatim(escape(label))

"""Looking back at a game that is over: the course of expected points, and what somebody could have done better."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from bot.base import custom_ids
from bot.base.choices import LABEL, OPTIONS
from bot.base.errors import Refusal
from bot.base.i18n import Verbatim
from bot.base.markdown import escape
from bot.base.text import shorten
from bot.drawing import Sheet
from bot.matches.offers import choices
from bot.matches.review import before
from bot.messages import layout
from bot.messages.menus import Button, Menu, MenuOption
from bot.messages.outgoing import Message, OutgoingMessage, UndrawnMessage, attachments
from bot.messages.public import escaped, title
from render import Focus
from render.course import Course, told

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.base.choices import Choice
    from bot.drawing import Drawn
    from bot.matches.match import Match
    from bot.messages.menus import Row
    from render import Localize

SHOWN = 9
"""In words, at most this many points of the course."""


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
    """Those of the largest gains, as many as a menu has lines, in the order of the game."""
    return sorted(sorted(marks, key=lambda mark: -mark.gain)[:OPTIONS])


def overview(
    match: Match, course: Course, marks: Sequence[Mark], notes: Sequence[str], t: Localize, *, text_only: bool
) -> Message:
    """The chart for everybody; below it what is told to this person alone."""
    head = t("bot-review-head", title=title(match, t))

    def compose(drawn: Sequence[Drawn]) -> OutgoingMessage:
        files = attachments(drawn)
        words = [] if drawn else _in_words(match, course, t)
        message = layout.turn(
            "\n".join((head, *words, *notes)),
            t=t,
            media=[file.media_item for file in files],
            rows=_menu(match, marks, None, t),
        )
        return OutgoingMessage(message, files)

    if text_only:
        return compose(())
    names = Focus(0, match.names)
    return UndrawnMessage(
        Sheet(match.key, "course", match.view(None), names, t, match.id, match.revision, course=course), compose
    )


def marked(match: Match, mark: Mark, marks: Sequence[Mark], t: Localize, *, text_only: bool) -> Message:
    """What was done, what would have been better, and the table at that moment through the eyes of who did it.

    Raises Refusal if it cannot be told again.
    """
    then, entry = before(match, mark.revision, mark.number)
    seat, moves = entry.seat or 0, then.game.moves()
    if mark.better >= len(moves):
        raise Refusal("stale")
    offered, view = choices(then, seat, t), then.view(seat)
    lines = [
        t("bot-review-mark-head", title=title(match, t, view)),
        t("bot-review-made", choice=_quoted(_made(offered, entry.moves[mark.number :]))),
        t("bot-review-better", choice=_quoted(_begun(offered, moves[mark.better])), gain=_points(mark, t)),
    ]

    def compose(drawn: Sequence[Drawn]) -> OutgoingMessage:
        files = attachments(drawn)
        back = Button(custom_ids.action_id(match.id, match.revision, "review.all"), t("bot-review-all"), style="quiet")
        message = layout.turn(
            "\n".join(lines),
            t=t,
            media=[file.media_item for file in files],
            rows=[*_menu(match, marks, mark, t), (back,)],
        )
        return OutgoingMessage(message, files)

    if text_only:
        return compose(())
    focus = Focus(seat, match.names)
    return UndrawnMessage(
        Sheet(match.key, "step", replace(view, moves=None), focus, t, match.id, mark.revision), compose
    )


def _in_words(match: Match, course: Course, t: Localize) -> list[str]:
    last = len(course.points) - 1
    places = sorted({round(last * part / (SHOWN - 1)) for part in range(SHOWN)})
    return [
        t(
            "bot-history-points",
            player=Verbatim(name),
            points=Verbatim(" · ".join(told(course, place, seat) for place in places)),
        )
        for seat, name in enumerate(escaped(match))
    ]


def _menu(match: Match, marks: Sequence[Mark], chosen: Mark | None, t: Localize) -> list[Row]:
    """A line for each mark, told apart by their gains and their places in the game."""
    options = tuple(
        MenuOption(
            mark.id(match.id),
            shorten(t("bot-review-line", number=number, gain=_points(mark, t)), LABEL),
            chosen=mark == chosen,
        )
        for number, mark in enumerate(marks, 1)
    )
    return [Menu(custom_ids.select_id("review"), t("bot-review-choose"), options)] if options else []


def _points(mark: Mark, t: Localize) -> Verbatim:
    gain, error = Verbatim(f"{mark.gain / 10:.1f}"), Verbatim(f"{mark.error / 10:.1f}")
    return Verbatim(t("bot-review-gain", gain=gain, error=error))


def _made(offered: Sequence[Choice], moves: Sequence[str]) -> str:
    """What the click was called of which these moves are the rest: the choice that says most of it."""
    fitting = [choice for choice in offered if tuple(moves[: len(choice.moves)]) == choice.moves]
    return max(fitting, key=lambda choice: len(choice.moves)).label if fitting else _begun(offered, moves[0])


def _begun(offered: Sequence[Choice], move: str) -> str:
    """What a click is called that begins with this move: the choice that says least beyond it."""
    return min((choice for choice in offered if choice.moves[0] == move), key=lambda choice: len(choice.moves)).label


def _quoted(label: str) -> Verbatim:
    return Verbatim(escape(label))

"""What a lesson shows: a question with what matters marked, what an answer was worth, and the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from bot import games
from bot.base import custom_ids
from bot.base.i18n import Verbatim
from bot.base.text import capital
from bot.drawing import MarkedSheet
from bot.matches.lessons import PREFIX, game_at
from bot.messages import layout, narration
from bot.messages.layout import At
from bot.messages.menus import Button
from bot.messages.outgoing import Message, OutgoingMessage, pictured
from bot.messages.public import offered, small, state
from bot.messages.story import escaped
from render import Focus

if TYPE_CHECKING:
    from bot.matches.lessons import Lesson, Step
    from bot.matches.match import Match
    from bot.messages.layout import EmojiOf
    from bot.messages.menus import Row
    from engine.game import Event, Fact
    from render import Localize


def begin_id(key: str) -> str:
    """The id of a button that begins or takes up the lesson of a game."""
    return custom_ids.action_id(f"{PREFIX}{key}", 0, "begin")


class LessonMessages:
    """Builds them for one step, in the language of its person."""

    def __init__(
        self,
        match: Match,
        lesson: Lesson,
        events: Sequence[Event],
        facts: Mapping[str, Fact],
        t: Localize,
        emoji_of: EmojiOf,
    ) -> None:
        self._match, self._lesson, self._events = match, lesson, events
        self._facts, self._t, self._emoji_of = facts, t, emoji_of
        self._at = At(match.id, match.revision)

    @property
    def _step(self) -> Step:
        return self._lesson.steps[self._match.revision]

    def question(self, path: str = "") -> Message:
        """The decision, with the choices it has in a game."""
        match, t = self._match, self._t
        page = offered(match, match.view(self._lesson.seat), t, path)
        told = [t(f"{match.key}-lesson-{self._step.id}", **self._facts)]
        ring = t("bot-lesson-ring") if match.revision == 0 else ""
        return self._shown(told, ask=page.ask, rows=page.rows, marks=self._step.marks, caption=ring)

    def answer(self, *, right: bool) -> Message:
        """What a choice was worth, after it was played."""
        match, t, at = self._match, self._t, self._at
        verdict = "right" if right else "wrong"
        told = t(f"{match.key}-lesson-{self._step.id}-{verdict}", **self._facts)
        on = at.button("on", t("bot-lesson-on" if right else "bot-lesson-anyway"), "main" if right else "quiet")
        back = () if right else (at.button("back", t("bot-lesson-back"), "main"),)
        marks = () if right else self._step.marks  # what was missed is spoken of again
        return self._shown([t(f"bot-lesson-{verdict}", told=Verbatim(told))], rows=[(*back, on)], marks=marks)

    def explanation(self, number: int) -> Message:
        """What can be done at the decision, in the words of a game; this page of it, from 0."""
        match, t = self._match, self._t
        told = layout.pages(games.load(match.key).explain(match.view(self._lesson.seat), t))
        back = self._at.button("back", t("bot-lesson-ask"), "main")
        head = t("bot-lesson-explain")
        return OutgoingMessage(layout.reading(head, told, number, "explain", self._at, t=t, helpers=[back]))

    def _shown(
        self,
        words: Sequence[str],
        *,
        ask: str = "",
        rows: Sequence[Row],
        marks: Sequence[Sequence[str]],
        caption: str = "",
    ) -> Message:
        match, t, seat = self._match, self._t, self._lesson.seat
        view = match.view(seat)
        told = narration.lines(match.key, self._events, escaped(match), t, seat, self._emoji_of)
        number, count = match.revision + 1, len(self._lesson.steps)
        title = Verbatim(t(f"{match.key}-title"))
        helpers = [self._at.button("explain", t("bot-lesson-explain"))] if ask else []
        helpers.append(self._at.button("again", t("bot-lesson-again")))
        asked = [f"**{capital(ask)}**"] if ask else []

        return pictured(
            MarkedSheet(match.key, t, match.id, match.revision, view, Focus(seat, match.names), marks),
            "\n".join([t("bot-lesson", title=title, number=number, count=count), *small(told), *words, *asked]),
            t=t,
            words=partial(state, match, view, seat, t),
            rows=rows,
            helpers=helpers,
            caption=caption,
            emoji_of=self._emoji_of,
        )


def question_sheet(key: str, lesson: Lesson, number: int, t: Localize) -> MarkedSheet:
    """The picture of what a step asks, with what matters marked, as an example of its rule."""
    game, _ = game_at(key, lesson, number)
    focus = Focus(lesson.seat, tuple("ABCDEFGHIJ"[: game.seats]))
    return MarkedSheet(key, t, "", number, game.view(lesson.seat), focus, lesson.steps[number].marks)


def done(key: str, t: Localize) -> Message:
    """The end of a lesson."""
    again = Button(custom_ids.action_id(f"{PREFIX}{key}", 0, "again"), t("bot-lesson-again"), style="quiet")
    title = Verbatim(t(f"{key}-title"))
    words = "\n".join([t("bot-lesson-done", title=title), t("bot-lesson-done-words")])
    return OutgoingMessage(layout.note(words, [(again,)]))

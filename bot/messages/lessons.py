"""What a lesson shows: a question with what matters marked, what another answer was worth, and the end of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.base import custom_ids
from bot.base.i18n import Verbatim
from bot.drawing import MarkedPictures
from bot.matches.lessons import PREFIX, lesson_of, moments
from bot.matches.offers import choices
from bot.messages import menus, story
from bot.messages.menus import Button, action
from bot.messages.outgoing import UndrawnMessage, pictured
from bot.messages.public import end_pictures, small, state
from bot.messages.story import escaped
from engine.registry import GAMES
from render import Focus

if TYPE_CHECKING:
    from bot.drawing import PictureRequest
    from bot.matches.lessons import Lesson, Step
    from bot.matches.match import Match
    from bot.messages.layout import EmojiOf
    from bot.messages.menus import Row
    from engine.game import Fact, View
    from render import Localize


def begin_id(key: str) -> str:
    """The id of a button that begins or takes up the lesson of a game."""
    return custom_ids.action_id(f"{PREFIX}{key}", 0, "begin")


class LessonMessages:
    """Builds them for one moment, in the language of its person."""

    def __init__(self, match: Match, lesson: Lesson, t: Localize, emoji_of: EmojiOf) -> None:
        self._match, self._lesson, self._t = match, lesson, t
        self._emoji_of = emoji_of

    @property
    def _step(self) -> Step:
        return self._lesson.steps[self._match.revision]

    def question(self, facts: Mapping[str, Fact]) -> UndrawnMessage:
        """The decision, with the few choices that the lesson offers of those in a game."""
        match, t, seat = self._match, self._t, self._lesson.seat
        offered = [choice for choice in choices(match, seat, t) if choice.moves in self._step.answers]
        rows = menus.page(offered, "", game=match.id, revision=match.revision, t=t)
        asked = dict.fromkeys(move for choice in offered for move in choice.moves)
        view = replace(match.view(seat), moves=tuple(asked))
        return self._shown(t(f"{match.key}-lesson-{self._step.id}", **facts), view, rows)

    def answer(self, moves: Sequence[str], facts: Mapping[str, Fact]) -> UndrawnMessage:
        """What these moves are worth, which were played instead of the best ones."""
        match, t, seat = self._match, self._t, self._lesson.seat
        told = story.turn_line(match, match.history[-len(moves) :], seat, t)
        ways = action(match, "back", t("bot-lesson-back"), "main"), action(match, "on", t("bot-lesson-on"))
        words = t(f"{match.key}-lesson-{self._step.id}-other", **facts)
        return self._shown(words, match.view(seat), [ways], [told] if told else [])

    def end(self) -> UndrawnMessage:
        """How the game ended, and what comes next."""
        match, t, seat = self._match, self._t, self._lesson.seat
        view, computer = match.view(seat), Verbatim(escaped(match)[1 - seat])
        mine, theirs = (view.scores[who].total for who in (seat, 1 - seat))
        head = t("bot-lesson-end", computer=computer, mine=mine, theirs=theirs)
        buttons = [
            action(match, "real", t("bot-lesson-real", computer=computer), "main"),
            Button(custom_ids.greeting_id(f"friends.{match.key}"), t("bot-greeting-friends"), style="quiet"),
        ]
        if other := _other(match.key):
            title = Verbatim(t(f"{other}-title"))
            buttons.append(Button(begin_id(other), t("bot-lesson-other", title=title), style="quiet"))
        return self._message(end_pictures(match, seat, t), [head], [], buttons)

    def _shown(self, words: str, view: View, rows: Sequence[Row], told: Sequence[str] = ()) -> UndrawnMessage:
        match, t = self._match, self._t
        number, count = match.revision + 1, len(self._lesson.steps)
        head = t("bot-lesson", number=number, count=count, told=Verbatim(words))
        before = replace(action(match, "before", t("bot-pick-back")), disabled=match.revision == 0)
        helpers = before, action(match, "real", t("bot-lesson-skip"))
        focus = Focus(self._lesson.seat, match.names)
        request = MarkedPictures(match.key, t, match.id, match.revision, view, focus, self._step.marks)
        return self._message(request, [head, *small(told)], rows, helpers)

    def _message(
        self, request: PictureRequest, told: Sequence[str], rows: Sequence[Row], helpers: Sequence[Button]
    ) -> UndrawnMessage:
        match, seat = self._match, self._lesson.seat
        return pictured(
            request,
            "\n".join(told),
            t=self._t,
            words=partial(state, match, match.view(seat), seat, self._t),
            rows=rows,
            helpers=helpers,
            emoji_of=self._emoji_of,
        )


def _other(key: str) -> str | None:
    """The game after this one that has a lesson, in the order in which games are shown; None if it is alone."""
    taught = [one for one in GAMES if lesson_of(one)]
    other = taught[(taught.index(key) + 1) % len(taught)]
    return other if other != key else None


def question_pictures(key: str, lesson: Lesson, number: int, t: Localize) -> MarkedPictures:
    """The picture of what a step asks, with what matters marked, as an example of its rule."""
    game = moments(key)[number].game
    focus = Focus(lesson.seat, tuple("ABCDEFGHIJ"[: game.seats]))
    return MarkedPictures(key, t, "", number, game.view(lesson.seat), focus, lesson.steps[number].marks)

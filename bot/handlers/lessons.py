"""/learn: a first game that teaches, for one person alone; it takes no channel's place.

The ids on its buttons carry everything, as those of games do, with `learn.<game>` for the game and the number of the
step for the revision. What is stored is only where /learn goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base.custom_ids import ActionClick, MoveClick, PageClick, number_in
from bot.base.errors import Refusal
from bot.base.i18n import Verbatim
from bot.handlers.lobbies import person
from bot.matches.clicked import moves_of
from bot.matches.lessons import PREFIX, facts, game_at, lesson_of, match_at
from bot.matches.lobby import computer
from bot.messages.lessons import LessonMessages, done
from bot.store import LessonRow
from engine.game import IllegalMove
from engine.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.base.custom_ids import Click
    from bot.delivery.inbox import Inbox
    from bot.delivery.response import Response
    from bot.matches.lessons import Lesson
    from bot.messages.layout import EmojiOf
    from bot.messages.outgoing import Message
    from bot.store import Seat, Store

EASY = "easy"


class LessonHandler:
    """It begins in direct messages, else in a private answer; every click renews the message it is made on."""

    def __init__(self, store: Store, inbox: Inbox, emoji_of: Callable[[str], EmojiOf]) -> None:
        self._store = store
        self._inbox = inbox
        self._emoji_of = emoji_of

    async def begin(self, response: Response, key: str) -> None:
        """The lesson where this person left it, else its first question. Raises Refusal for a game without one."""
        await response.open()
        lesson = _lesson(key, response)
        row = await self._store.lesson(response.user, key)
        if row is None or row.step >= len(lesson.steps):
            row = LessonRow(response.user, key, 0)
        await self._store.save_lesson(row)
        there = response.t("bot-lesson-there", title=Verbatim(response.t(f"{key}-title")))
        await self._inbox.show(response, self._now(response, lesson, row), there, response.t("bot-to-lesson"))

    async def click(self, response: Response, click: MoveClick | PageClick | ActionClick) -> None:
        """Whatever is clicked in a lesson. Raises Refusal for what its message never offered."""
        key = click.game.removeprefix(PREFIX)
        if isinstance(click, ActionClick) and click.what == "begin":
            await self.begin(response, key)
            return
        await response.open()
        lesson = _lesson(key, response)
        row = LessonRow(response.user, key, min(click.revision, len(lesson.steps) - 1))
        match click:
            case MoveClick():
                await self._show(response, lesson, self._played(lesson, row, click.key))
            case PageClick():
                await response.show(self._messages(response, lesson, row).question(click.path))
            case ActionClick(what=what) if what.partition(".")[0] == "explain":
                number = number_in(what.partition(".")[2])
                await response.show(self._messages(response, lesson, row).explanation(number))
            case ActionClick(what="again"):
                await self._show(response, lesson, LessonRow(response.user, key, 0))
            case ActionClick(what="back"):
                await self._show(response, lesson, row)
            case ActionClick(what="on"):
                await self._show(response, lesson, LessonRow(response.user, key, row.step + 1))
            case _:
                raise Refusal("unknown")

    def _played(self, lesson: Lesson, row: LessonRow, wanted: str) -> LessonRow:
        """The row after the choice with this key."""
        game, _ = game_at(row.game, lesson, row.step)
        moves = moves_of(game, wanted)
        if moves is None:
            raise Refusal("stale")
        return LessonRow(row.user, row.game, row.step, moves)

    async def _show(self, response: Response, lesson: Lesson, row: LessonRow) -> None:
        """Show where somebody is, and keep it."""
        await self._store.save_lesson(row)
        await response.show(self._now(response, lesson, row))

    def _now(self, response: Response, lesson: Lesson, row: LessonRow) -> Message:
        if row.step >= len(lesson.steps):
            return done(row.game, response.t)
        messages = self._messages(response, lesson, row)
        right = lesson.steps[row.step].praises(row.moves)
        return messages.answer(right=right) if row.moves else messages.question()

    def _messages(self, response: Response, lesson: Lesson, row: LessonRow) -> LessonMessages:
        key, step = row.game, lesson.steps[row.step]
        person_, computer_ = person(response), _computer(response)
        try:
            match, events = match_at(key, lesson, row.step, person=person_, computer=computer_, moves=row.moves)
        except IllegalMove:  # kept from before the lesson was changed
            match, events = match_at(key, lesson, row.step, person=person_, computer=computer_)
        asked, _ = game_at(key, lesson, row.step)
        told = facts(key, lesson, step, asked)
        return LessonMessages(match, lesson, events, told, response.t, self._emoji_of(key))


def _lesson(key: str, response: Response) -> Lesson:
    lesson = lesson_of(key)
    if lesson is None:
        title = response.t(f"{key}-title") if key in GAMES else key
        raise Refusal("no-lesson", game=Verbatim(title))
    return lesson


def _computer(response: Response) -> Seat:
    return computer(EASY, (), response.t)


def is_lesson(click: Click | None) -> bool:
    """Whether a click belongs to a lesson, not to a game."""
    return isinstance(click, MoveClick | PageClick | ActionClick) and click.game.startswith(PREFIX)

"""/learn: a first game that teaches, for one person alone; it takes no channel's place.

The ids on its buttons carry everything, as those of games do, with `learn.<game>` for the game and the number of the
step for the revision. What is stored is only where /learn goes on.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.base.choices import moves_key, split_key
from bot.base.custom_ids import ActionClick, MoveClick, PageClick
from bot.base.errors import Refusal
from bot.base.i18n import Verbatim
from bot.handlers.lobbies import person
from bot.matches.lessons import PREFIX, facts, lesson_of, match_at
from bot.matches.levels import seatable
from bot.matches.lobby import computer
from bot.messages.lessons import LessonMessages
from bot.store import LessonRow
from engine.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.delivery.inbox import Inbox
    from bot.delivery.response import Response
    from bot.handlers.alone import AloneHandler
    from bot.matches.lessons import Lesson
    from bot.messages.layout import EmojiOf
    from bot.messages.outgoing import Message
    from bot.store import Seat, Store


class LessonHandler:
    """It begins in direct messages, else in a private answer; every click renews the message it is made on."""

    def __init__(self, store: Store, inbox: Inbox, alone: AloneHandler, emoji_of: Callable[[str], EmojiOf]) -> None:
        self._store = store
        self._inbox = inbox
        self._alone = alone
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
        if isinstance(click, ActionClick) and click.what == "real":
            await self._alone.play(response, key, {}, [_computer(key, response)])
            return
        await response.open()
        lesson = _lesson(key, response)
        row = LessonRow(response.user, key, min(click.revision, len(lesson.steps) - 1))
        match click:
            case MoveClick():
                row = _answered(lesson, row, click.key)
            case ActionClick(what="on"):
                row = replace(row, step=row.step + 1)
            case ActionClick(what="before"):
                row = replace(row, step=max(0, row.step - 1))
            case ActionClick(what="again"):
                row = replace(row, step=0)
            case _:  # `back`, and what lessons of before offered beside it
                pass
        await self._store.save_lesson(row)
        await response.show(self._now(response, lesson, row))

    def _now(self, response: Response, lesson: Lesson, row: LessonRow) -> Message:
        key, t, ended = row.game, response.t, row.step >= len(lesson.steps)
        made = () if ended or row.moves not in lesson.steps[row.step].answers else row.moves
        match = match_at(key, lesson, row.step, person(response), _computer(key, response), made)
        messages = LessonMessages(match, lesson, t, self._emoji_of(key))
        if ended:
            return messages.end()
        told = facts(key, lesson, row.step)
        return messages.answer(made, told) if made else messages.question(told)


def _answered(lesson: Lesson, row: LessonRow, wanted: str) -> LessonRow:
    """Where the choice with this key leads: on if it is the best. Raises Refusal."""
    best, *others = lesson.steps[row.step].answers
    whole, _ = split_key(wanted)
    if moves_key(best) == whole:
        return replace(row, step=row.step + 1)
    for moves in others:
        if moves_key(moves) == whole:
            return replace(row, moves=moves)
    raise Refusal("stale")


def _lesson(key: str, response: Response) -> Lesson:
    lesson = lesson_of(key)
    if lesson is None:
        title = response.t(f"{key}-title") if key in GAMES else key
        raise Refusal("no-lesson", game=Verbatim(title))
    return lesson


def _computer(key: str, response: Response) -> Seat:
    """The weakest one."""
    return computer(seatable(key)[0], (), response.t)

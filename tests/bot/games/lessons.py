"""The steps of a lesson by their names: their positions, and what is said of them."""

from typing import Any

from bot.base.i18n import localizer
from bot.matches.lessons import Lesson, facts, game_at, lesson_of

SAY = localizer("en")


def lesson(key: str) -> Lesson:
    found = lesson_of(key)
    assert found is not None
    return found


def at(key: str, id_: str) -> Any:
    number = [step.id for step in lesson(key).steps].index(id_)
    return game_at(key, lesson(key), number)[0]


def words(key: str, id_: str, verdict: str = "") -> str:
    step = next(step for step in lesson(key).steps if step.id == id_)
    return SAY(f"{key}-lesson-{id_}{verdict}", **facts(key, lesson(key), step, at(key, id_)))

"""The steps of a lesson by their names: their positions, what their answers lead to, and what is said of them."""

from typing import Any

from bot.matches.lessons import Lesson, facts, lesson_of, moments
from tests.bot.matches import t


def lesson(key: str) -> Lesson:
    found = lesson_of(key)
    assert found is not None
    return found


def place(key: str, id_: str) -> int:
    return [step.id for step in lesson(key).steps].index(id_)


def at(key: str, id_: str) -> Any:
    return moments(key)[place(key, id_)].game


def after(key: str, id_: str) -> list[Any]:
    """The positions after each answer, the best first."""
    number = place(key, id_)
    return [moments(key)[number].after(moves).game for moves in lesson(key).steps[number].answers]


def words(key: str, id_: str, end: str = "") -> str:
    return t(f"{key}-lesson-{id_}{end}", **facts(key, lesson(key), place(key, id_)))

"""A friendly refusal: the request is not carried out, and the person is told what to do instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.game import Fact
    from render import Localize


class Refusal(Exception):
    """Raised when nothing was changed; the message for the person has the id `bot-no-<why>`."""

    def __init__(self, why: str, **data: Fact) -> None:
        super().__init__(f"{why} {data or ''}".strip())
        self.why = why
        self.data = data

    def words(self, t: Localize) -> str:
        return t(f"bot-no-{self.why}", **self.data)

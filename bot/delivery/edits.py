"""Which clicks are blind: made on what somebody else's act put under the pointer a moment before."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING

from bot.base.newest import Newest

if TYPE_CHECKING:
    from datetime import datetime

    import discord

    from bot.base.custom_ids import MoveClick, PageClick

MOMENT = timedelta(milliseconds=500)
"""Nobody reads and answers a new question faster."""
REMEMBERED = 1000
"""Of how many messages the last edit is remembered. After a restart no click is blind: nothing was edited before it."""


@dataclass(frozen=True, slots=True)
class _Edit:
    revision: int
    at: datetime
    by: int | None


class Edits:
    """The last edit of each message that showed a new question."""

    def __init__(self) -> None:
        self._last = Newest[int, _Edit](REMEMBERED)

    def note(self, message: int, revision: int, at: datetime, by: int | None) -> None:
        """A message now shows this revision, by the act of this person; None for a computer or a timer."""
        self._last[message] = _Edit(revision, at, by)

    def is_blind(self, click: MoveClick | PageClick, interaction: discord.Interaction) -> bool:
        """Whether this click is blind. Both moments are of Discord's clock.

        An edit by the person's own page of choices is not one that was noted, so their next click counts.
        """
        message = interaction.message
        edit = self._last.get(message.id) if message is not None else None
        if message is None or edit is None or (edit.revision, edit.at) != (click.revision, message.edited_at):
            return False
        return edit.by != interaction.user.id and interaction.created_at - edit.at < MOMENT

"""Clicks lend what answers them: for a quarter of an hour it edits the message they were on, which counts as an answer
and not as a call of the bot's token.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import discord

SECONDS = 14 * 60.0
"""For which Discord surely takes it: for a quarter of an hour."""


class Lent:
    """By message, what its last click lent."""

    def __init__(self) -> None:
        self._lent: dict[int, tuple[float, discord.Webhook]] = {}
        """With the moment until which it is taken; the oldest first."""

    def lend(self, interaction: discord.Interaction) -> None:
        """Keep what a click on a message lends, once it is acknowledged."""
        if interaction.message is None:
            return
        now = time.monotonic()
        self.forget(interaction.message.id)
        self._lent[interaction.message.id] = now + SECONDS, interaction.followup
        while self._lent and next(iter(self._lent.values()))[0] < now:
            del self._lent[next(iter(self._lent))]

    def of(self, message: int) -> discord.Webhook | None:
        """What edits this message, if anything does."""
        until, lent = self._lent.get(message, (0.0, None))
        return lent if time.monotonic() < until else None

    def forget(self, message: int) -> None:
        """Discord does not take it, or there is something newer."""
        self._lent.pop(message, None)

"""Time enough for a click: neither the stand-in nor the bot gives up an answer as early as on Discord."""

import pytest

LONG = 30.0


def unhurry(patch: pytest.MonkeyPatch) -> None:
    """Let a slow machine lose no click, in this process and in the bots that it starts."""
    patch.setattr("playground.interactions.ANSWER_TIME", LONG)
    patch.setattr("bot.base.gate.LATEST", LONG)

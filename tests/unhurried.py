"""Time enough for a click: neither the stand-in nor the bot gives up an answer as early as on Discord."""

import pytest

LIMITS = (
    "playground.interactions.ANSWER_TIME",
    "bot.base.gate.LATEST",
    "bot.delivery.response.FIRST_ANSWER",
    "bot.delivery.patience.ANSWERING",
)
LONG = 120.0


def unhurry(patch: pytest.MonkeyPatch) -> None:
    """Let a slow machine lose no click, in this process and in the bots that it starts."""
    for limit in LIMITS:
        patch.setattr(limit, LONG)

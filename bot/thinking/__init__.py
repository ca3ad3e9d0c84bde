"""Computer players think in a process of their own: neither clicks nor pictures wait for them."""

from bot.thinking.pool import Failed, Thinking
from bot.thinking.worker import Question

__all__ = ["Failed", "Question", "Thinking"]

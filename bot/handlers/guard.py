"""How a click or command ends that cannot be done: in words, for the person who asked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
import structlog

from bot.base import custom_ids
from bot.base.errors import Refusal
from bot.delivery.response import Answer, TooLate
from bot.store import StoreTrouble

log = structlog.get_logger()

Act = Callable[[Answer, custom_ids.Action, str], Awaitable[None]]
"""Does what a helper button asks for; the last argument is what stands behind the verb's full stop."""


async def guarded(answer: Answer, work: Callable[[Answer], Awaitable[None]]) -> None:
    """Do the work; whatever prevents it is told privately, in words that say what to do instead."""
    try:
        await work(answer)
    except Refusal as refusal:
        await _note(answer, refusal.words(answer.say))
    except StoreTrouble as trouble:
        log.error("the database cannot be used", trouble=str(trouble), exc_info=trouble.__cause__)
        await _note(answer, answer.say(f"bot-store-{trouble.why}", **trouble.data))
    except TooLate:
        log.warning("answered too late", interaction=answer.interaction.id)
    except Exception:
        log.exception("a click failed", interaction=answer.interaction.id, asked=answer.interaction.data)
        await _note(answer, answer.say("bot-accident"))


async def _note(answer: Answer, words: str) -> None:
    try:
        await answer.note(words)
    except (TooLate, discord.HTTPException) as error:
        log.warning("could not answer", interaction=answer.interaction.id, error=repr(error))

"""Reports a click or command that cannot be carried out: in words, to the person who asked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
import structlog

from bot.base import custom_ids
from bot.base.errors import Refusal
from bot.delivery.response import AnsweredElsewhere, Response, TooLate
from bot.store import StoreTrouble

logger = structlog.get_logger()

ActionHandler = Callable[[Response, custom_ids.ActionClick, str], Awaitable[None]]
"""Does what an action button asks for; the last argument is the part of the id after the verb's full stop."""


async def guarded(response: Response, work: Callable[[Response], Awaitable[None]]) -> None:
    """Do the work; report whatever prevents it privately, in words that say what to do instead."""
    try:
        await work(response)
    except Refusal as refusal:
        await _note(response, refusal.words(response.say))
    except StoreTrouble as trouble:
        logger.error("the database cannot be used", trouble=str(trouble), exc_info=trouble.__cause__)
        await _note(response, response.say(f"bot-store-{trouble.why}", **trouble.data))
    except TooLate:
        logger.warning("answered too late", interaction=response.interaction.id)
    except AnsweredElsewhere:
        _tell_of_another(response)
    except Exception:
        logger.exception("a click failed", interaction=response.interaction.id, asked=response.interaction.data)
        await _note(response, response.say("bot-accident"))


async def _note(response: Response, words: str) -> None:
    try:
        await response.note(words)
    except AnsweredElsewhere:
        _tell_of_another(response)
    except (TooLate, discord.HTTPException) as error:
        logger.warning("could not answer", interaction=response.interaction.id, error=repr(error))


def _tell_of_another(response: Response) -> None:
    logger.error(
        "another process answers clicks with this token: stop one of them", interaction=response.interaction.id
    )

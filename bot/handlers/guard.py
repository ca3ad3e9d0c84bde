"""Lets a click or command in and reports one that cannot be carried out: in words, to the person who asked."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import structlog

from bot.base import custom_ids, metrics
from bot.base.errors import Refusal
from bot.base.gate import Gate, Purpose
from bot.delivery.discord_client import FAILURES, PASSING
from bot.delivery.response import AnsweredElsewhere, Dismissed, Response, TooLate, Undelivered
from bot.store import StoreTrouble

logger = structlog.get_logger()

ActionHandler = Callable[[Response, custom_ids.ActionClick, str], Awaitable[None]]
"""Does what an action button asks for; the last argument is the part of the id after the verb's full stop."""


SLOW_SECONDS = 3.0
"""An answer that takes longer is logged."""
TURNED_AWAY = 200
"""At most this many are being told at once that there is no room; beyond, Discord does not take it."""


class Door:
    """Answers as many as there is room for, and tells the others at once."""

    def __init__(self, gate: Gate) -> None:
        self.gate = gate
        self._telling = 0
        self._unaware = set[int]()
        """Those whose last decision counted, while Discord did not take the answer."""

    async def answer(
        self, response: Response, work: Callable[[Response], Awaitable[None]], purpose: Purpose = "decide"
    ) -> None:
        """Do the work if there is room. What comes to its turn too late is not begun, and counted."""
        interaction = response.interaction
        arrived = interaction.extras.get("arrived", self.gate.now())
        response.permit = self.gate.enter(response.user, interaction.guild_id, purpose, arrived)
        if response.permit is None:
            await self._turn_away(response)
            return
        try:
            with metrics.ANSWERING.track_inprogress():
                await guarded(response, work)
                await self._make_aware(response)
        except TooLate:
            self.gate.dropped += 1
            metrics.REFUSED.inc()
            logger.warning("too late, not begun", interaction=interaction.id, so_far=self.gate.dropped)
        finally:
            response.permit.leave()

    async def _make_aware(self, response: Response) -> None:
        """Whoever does not hear of a decision is told of it at their next click."""
        if response.has_decided and not await response.arrived():
            self._unaware.add(response.user)
        elif response.user in self._unaware and await response.remark(response.t("bot-counted")):
            self._unaware.discard(response.user)

    async def _turn_away(self, response: Response) -> None:
        metrics.REFUSED.inc()
        if self._telling >= TURNED_AWAY:
            return
        self._telling += 1
        try:
            await response.turn_away()
        except (TooLate, AnsweredElsewhere) as error:
            logger.warning("could not answer", interaction=response.interaction.id, error=repr(error.__cause__))
        finally:
            self._telling -= 1


async def guarded(response: Response, work: Callable[[Response], Awaitable[None]]) -> None:
    """Do the work; report whatever prevents it privately, in words that say what to do instead. Raises TooLate."""
    began = time.monotonic()
    await _reported(response, work)
    seconds = (response.answered or time.monotonic()) - began
    metrics.ANSWERED.observe(seconds)
    if seconds > SLOW_SECONDS:
        logger.warning("a slow answer", seconds=round(seconds, 1), asked=_asked(response.interaction))


async def _reported(response: Response, work: Callable[[Response], Awaitable[None]]) -> None:
    try:
        await work(response)
    except Refusal as refusal:
        await _note(response, refusal.words(response.t))
    except StoreTrouble as trouble:
        logger.error("the database cannot be used", trouble=str(trouble), exc_info=trouble.__cause__)
        await _note(response, response.t(f"bot-store-{trouble.why}", **trouble.data))
    except TooLate:
        raise
    except Dismissed:
        logger.info("dismissed before it was answered", interaction=response.interaction.id)
    except AnsweredElsewhere:
        _tell_of_another(response)
    except Undelivered as error:
        logger.warning("could not answer", interaction=response.interaction.id, error=repr(error.__cause__))
    except PASSING as error:
        logger.warning("Discord is in trouble", interaction=response.interaction.id, error=repr(error))
        await _note(response, response.t("bot-accident"))
    except Exception:
        logger.exception("a click failed", interaction=response.interaction.id, asked=_asked(response.interaction))
        await _note(response, response.t("bot-accident"))


async def _note(response: Response, words: str) -> None:
    try:
        await response.note(words)
    except AnsweredElsewhere:
        _tell_of_another(response)
    except (TooLate, *FAILURES) as error:
        logger.warning("could not answer", interaction=response.interaction.id, error=repr(error))


def _asked(interaction: discord.Interaction) -> str:
    """The command, or the kind, game and revision of a button: what follows in its id tells a choice."""
    data: Any = interaction.data or {}
    return str(data.get("name") or ":".join(str([*data.get("values", ()), data.get("custom_id")][0]).split(":")[:3]))


def _tell_of_another(response: Response) -> None:
    if not response.shared:
        logger.error(
            "another process answers clicks with this token: stop one of them", interaction=response.interaction.id
        )

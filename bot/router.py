"""Every click on every button and select comes here; its id says what it asks for."""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
import structlog

from bot import ids
from bot.answer import Answer, TooLate
from bot.refusal import Refusal
from bot.store import StoreTrouble

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.courier import Courier
    from bot.lobbies import Lobbies
    from bot.moves import Moves
    from bot.people import People

log = structlog.get_logger()

Act = Callable[[Answer, ids.Action, str], Awaitable[None]]
"""Does what a helper button asks for; the last argument is what stands behind the verb's full stop."""

REMEMBERED = 1000
"""Interactions kept in mind, because Discord may deliver one twice."""


class Router:
    """Nothing is remembered between clicks, so a button works after a restart, forever."""

    def __init__(
        self, courier: Courier, moves: Moves, lobbies: Lobbies, people: People, actions: Mapping[str, Act]
    ) -> None:
        self._courier = courier
        self._moves = moves
        self._lobbies = lobbies
        self._people = people
        self._actions = actions
        self._seen: deque[int] = deque(maxlen=REMEMBERED)

    def first(self, interaction: discord.Interaction) -> bool:
        """Whether this click or command is here for the first time."""
        if interaction.id in self._seen:
            return False
        self._seen.append(interaction.id)
        return True

    async def click(self, interaction: discord.Interaction) -> None:
        """Answer a click, whatever it was."""
        await guarded(Answer(interaction, self._courier), self._answer)

    async def _answer(self, answer: Answer) -> None:
        match ids.parse(_asked(answer.interaction.data)):
            case ids.Move() as asked:
                await self._moves.move(answer, asked)
            case ids.Page() as asked:
                await self._moves.page(answer, asked)
            case ids.Action() as asked:
                await self._act(answer, asked)
            case ids.Lobby(lobby, what):
                await self._lobbies.click(answer, lobby, what)
            case ids.Setting(what):
                await self._people.choose(answer, what)
            case None:
                raise Refusal("unknown")

    async def _act(self, answer: Answer, asked: ids.Action) -> None:
        verb, _, detail = asked.what.partition(".")
        if verb not in self._actions:
            raise Refusal("unknown")
        await self._actions[verb](answer, asked, detail)


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


def _asked(data: Any) -> str:
    """The id of a button, or the value picked in a select."""
    values = data.get("values") or [data.get("custom_id", "")]
    return str(values[0])

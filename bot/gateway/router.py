"""Receives every click on every button and select; the id says what it asks for."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

import discord
import structlog

from bot.base import custom_ids
from bot.base.errors import Refusal
from bot.gateway.belonging import check_belongs
from bot.handlers import rules

if TYPE_CHECKING:
    from bot.base.gate import Purpose
    from bot.delivery.response import Response
    from bot.handlers.guard import ActionHandler
    from bot.services import Services

logger = structlog.get_logger()

LOOKS = (
    "play",
    "hand",
    "boards",
    "board",
    "words",
    "explain",
    "why",
    "score",
    "record",
    "dm",
    "next",
    "then",
    "change",
)
"""Actions that only show something."""
REMEMBERED = 1000
"""How many interactions are remembered, because Discord may deliver one twice."""


class Router:
    """Nothing is remembered between clicks, so a button works after a restart, forever."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._seen: deque[int] = deque(maxlen=REMEMBERED)
        panels, play, ending = services.panels, services.play, services.ending
        self._actions: dict[str, ActionHandler] = {
            "play": panels.play,
            "hand": panels.hand,
            "boards": panels.boards,
            "board": panels.boards,
            "words": panels.words,
            "explain": panels.explain,
            "why": panels.why,
            "score": panels.score,
            "record": panels.record,
            "dm": panels.dm,
            "then": panels.then,
            "change": panels.change,
            "undo": play.undo,
            "keep": play.keep,
            "end": ending.end,
            "again": ending.again,
            "here": ending.here,
            "resign": services.resigning.answer,
            "later": services.reminders.later,
            "next": services.overview.next,
        }

    def first(self, interaction: discord.Interaction) -> bool:
        """Whether this click or command arrives for the first time."""
        if interaction.id in self._seen:
            return False
        self._seen.append(interaction.id)
        return True

    async def click(self, interaction: discord.Interaction) -> None:
        """Answer a click of any kind."""
        is_click = interaction.type is discord.InteractionType.component  # the bot opens no forms
        asked = custom_ids.parse(_asked(interaction.data)) if is_click else None
        await self._services.answer(interaction, lambda response: self._answer(response, asked), _purpose(asked))

    async def _answer(self, response: Response, asked: custom_ids.Click | None) -> None:
        if asked is not None:
            check_belongs(asked, response.offered)
        if isinstance(asked, custom_ids.MoveClick | custom_ids.PageClick | custom_ids.ActionClick):
            await self._services.matches.come_back(asked.game, response.user)
        await self._carry_out(response, asked)

    async def _carry_out(self, response: Response, asked: custom_ids.Click | None) -> None:
        match asked:
            case (custom_ids.MoveClick() | custom_ids.PageClick()) as click if self._is_blind(click, response):
                await self._services.play.ask_again(response, click)
            case custom_ids.MoveClick() as click:
                await self._services.play.play(response, click)
            case custom_ids.PageClick() as click:
                await self._services.play.page(response, click)
            case custom_ids.ActionClick() as click:
                await self._act(response, click)
            case custom_ids.LobbyClick(lobby, what):
                await self._services.lobbies.click(response, lobby, what)
            case custom_ids.SettingClick(what):
                await self._services.preferences.choose(response, what)
            case custom_ids.RuleClick() as click:
                await rules.click(response, click)
            case None:
                raise Refusal("unknown")

    def _is_blind(self, click: custom_ids.MoveClick | custom_ids.PageClick, response: Response) -> bool:
        return self._services.edits.is_blind(click, response.interaction)

    async def _act(self, response: Response, click: custom_ids.ActionClick) -> None:
        verb, _, detail = click.what.partition(".")
        if verb not in self._actions:
            raise Refusal("unknown")
        await self._actions[verb](response, click, detail)


def _purpose(asked: custom_ids.Click | None) -> Purpose:
    match asked:
        case custom_ids.PageClick() | custom_ids.RuleClick():
            return "look"
        case custom_ids.ActionClick(what=what) if what.partition(".")[0] in LOOKS:
            return "look"
    return "decide"


def _asked(data: Any) -> str:
    """The id of a button, or the value picked in a select."""
    values = data.get("values") or [data.get("custom_id", "")]
    return str(values[0])

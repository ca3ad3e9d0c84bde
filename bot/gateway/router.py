"""Receives every click on every button and select; the id says what it asks for."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

import discord
import structlog

from bot.base import custom_ids
from bot.base.errors import Refusal
from bot.gateway.belonging import check_belongs, shows
from bot.handlers import rules
from bot.handlers.daily import is_daily
from bot.handlers.imports import is_import
from bot.handlers.lessons import is_lesson
from bot.handlers.past import PASSED

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.base.gate import Purpose
    from bot.delivery.response import Response
    from bot.handlers.guard import ActionHandler
    from bot.services import Services

logger = structlog.get_logger()

LOOKS = (
    "play",
    "hand",
    "more",
    "log",
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
    "replay",
    "round",
    "review",
    "since",
    "past",
    "film",
    "moments",
)
"""Actions that only show something."""
STRING_SELECT = 3
"""Discord's number for a select with options of its own."""
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
            "hand": panels.play,
            "more": panels.more,
            "log": panels.log,
            "hint": services.hints.hint,
            "follow": services.hints.follow,
            "boards": panels.boards,
            "board": panels.boards,
            "words": panels.words,
            "explain": panels.explain,
            "why": panels.why,
            "score": panels.score,
            "record": services.past.record,
            "dm": panels.dm,
            "past": services.past.left,
            **dict.fromkeys(("replay", "round", *PASSED), services.past.step),
            "review": services.review.show,
            "film": services.past.film,
            "moments": services.past.moments,
            "together": services.together.act,
            "undo": play.undo,
            "keep": play.keep,
            "end": ending.end,
            "stop": ending.stop,
            "again": self._again,
            "here": ending.here,
            "pause": services.pausing.answer,
            "resign": services.resigning.answer,
            "seat": services.seats.act,
            "always": services.standing.act,
            "replace": services.seats.answer,
            "later": services.reminders.later,
            "next": services.overview.next,
        }

        self._ledger: dict[str, Callable[[Response, str], Awaitable[None]]] = {
            "history": services.history.turn,
            "listed": services.statistics.listed,
            "stats": services.statistics.turn,
            "privacy": services.privacy.click,
            "turns": services.reliability.show,
        }

    def first(self, interaction: discord.Interaction) -> bool:
        """Whether this click or command arrives for the first time."""
        if interaction.id in self._seen:
            return False
        self._seen.append(interaction.id)
        return True

    async def click(self, interaction: discord.Interaction) -> None:
        """Answer a click of any kind."""
        asked = custom_ids.parse(_asked(interaction.data))
        await self._services.answer(interaction, lambda response: self._answer(response, asked), _purpose(asked))

    async def _answer(self, response: Response, asked: custom_ids.Click | None) -> None:
        if asked is not None:
            check_belongs(asked, response.offered)
        if isinstance(asked, custom_ids.MoveClick | custom_ids.PageClick | custom_ids.ActionClick):
            if isinstance(asked, custom_ids.ActionClick) and is_import(asked):
                await self._services.imports.click(response, asked)
                return
            if is_lesson(asked):
                await self._services.lessons.click(response, asked)
                return
            if is_daily(asked):
                await self._services.daily.click(response, asked)
                return
            if shows(response.offered, asked):
                await self._services.matches.went_back(asked.game, asked.revision)
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
            case custom_ids.LobbyClick(lobby, "alone"):
                await self._services.alone.instead(response, lobby)
            case custom_ids.LobbyClick(lobby, what):
                await self._services.lobbies.click(response, lobby, what)
            case _:
                await self._beside(response, asked)

    async def _beside(self, response: Response, asked: custom_ids.Click | None) -> None:
        """What belongs to no lobby and no game."""
        match asked:
            case custom_ids.SettingClick(what):
                await self._services.preferences.choose(response, what)
            case custom_ids.GuildClick(what):
                await self._services.admin.choose(response, what)
            case custom_ids.RuleClick() as click:
                await rules.click(response, click)
            case custom_ids.ThingClick() as click:
                await self._services.things.click(response, click)
            case custom_ids.FindClick(what):
                await self._services.finding.click(response, what)
            case custom_ids.GreetingClick(what):
                await self._services.greeting.click(response, what)
            case custom_ids.LedgerClick(what):
                await self._look_up(response, what)
            case _:
                raise Refusal("unknown")

    def _is_blind(self, click: custom_ids.MoveClick | custom_ids.PageClick, response: Response) -> bool:
        return self._services.edits.is_blind(click, response.interaction)

    async def _again(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """Another game like this one: alone, or by a lobby."""
        match = await self._services.matches.get(click.game)
        if match.row.guild is None:
            await self._services.alone.again(response, match)
        else:
            await self._services.ending.again(response, click, detail)

    async def _look_up(self, response: Response, what: str) -> None:
        verb, _, detail = what.partition(".")
        if verb not in self._ledger:
            raise Refusal("unknown")
        await self._ledger[verb](response, detail)

    async def _act(self, response: Response, click: custom_ids.ActionClick) -> None:
        verb, _, detail = click.what.partition(".")
        if verb not in self._actions:
            raise Refusal("unknown")
        await self._actions[verb](response, click, detail)


def _purpose(asked: custom_ids.Click | None) -> Purpose:
    match asked:
        case custom_ids.PageClick() | custom_ids.RuleClick() | custom_ids.ThingClick():
            return "look"
        case custom_ids.ActionClick(what=what) if what.partition(".")[0] in LOOKS:
            return "look"
        case custom_ids.LedgerClick(what=what) if what.partition(".")[0] not in ("listed", "privacy"):
            return "look"
    return "decide"


def _asked(data: Any) -> str:
    """The id of a button or form, the value picked in a select, or the id of a select that Discord fills."""
    picks = data.get("component_type", STRING_SELECT) == STRING_SELECT
    values = (data.get("values") if picks else None) or [data.get("custom_id", "")]
    return str(values[0])

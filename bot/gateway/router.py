"""Receives every click on every button and select; the id says what it asks for."""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import discord
import structlog

from bot.base import custom_ids
from bot.base.errors import Refusal
from bot.gateway.belonging import check_belongs, shows
from bot.handlers import rules
from bot.handlers.past import PASSED

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.base.gate import Purpose
    from bot.delivery.response import Response
    from bot.handlers.guard import ActionHandler
    from bot.services import Services

logger = structlog.get_logger()

STRING_SELECT = 3
"""Discord's number for a select with options of its own."""
REMEMBERED = 1000
"""How many interactions are remembered, because Discord may deliver one twice."""


class Way(NamedTuple):
    """How clicks of one kind are answered."""

    answer: Callable[[Response, Any], Awaitable[None]]
    purpose: Purpose = "decide"


class Router:
    """Nothing is remembered between clicks, so a button works after a restart, forever."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._seen: deque[int] = deque(maxlen=REMEMBERED)
        self.ways = {**_of_games(services), **_beside(services)}
        """By what `asked_for` calls a click."""

    def first(self, interaction: discord.Interaction) -> bool:
        """Whether this click or command arrives for the first time."""
        if interaction.id in self._seen:
            return False
        self._seen.append(interaction.id)
        return True

    async def click(self, interaction: discord.Interaction) -> None:
        """Answer a click of any kind."""
        click = custom_ids.parse(_asked(interaction.data))
        way = self.ways.get(asked_for(click), Way(_unknown))
        await self._services.answer(interaction, lambda response: self._answer(response, click, way), way.purpose)

    async def _answer(self, response: Response, click: custom_ids.Click | None, way: Way) -> None:
        if click is not None:
            check_belongs(click, response.offered_ids)
        if isinstance(click, OF_GAMES) and asked_for(click) not in APART:
            if shows(response.offered_ids, click):
                await self._services.matches.went_back(click.game, click.revision)
            await self._services.matches.come_back(click.game, response.user)
        await way.answer(response, click)


OF_GAMES = (custom_ids.MoveClick, custom_ids.PageClick, custom_ids.ActionClick)
APART = ("import", "learn", "daily", "puzzle")
"""What looks like a game and is none that is stored: how ids of these begin, up to a dot."""


def asked_for(click: custom_ids.Click | None) -> str:
    """What a click belongs to, and its verb where they are answered one by one."""
    apart = click.game.partition(".")[0] if isinstance(click, OF_GAMES) else ""
    if apart in APART:
        return apart
    match click:
        case custom_ids.ActionClick(what=what):
            return f"game.{what.partition('.')[0]}"
        case custom_ids.LedgerClick(what):
            return f"ledger.{what.partition('.')[0]}"
        case custom_ids.LobbyClick(what="alone"):
            return "lobby.alone"
    return type(click).__name__


async def _unknown(response: Response, click: custom_ids.Click | None) -> None:
    raise Refusal("unknown")


def _of_games(services: Services) -> dict[str, Way]:
    """What is clicked at a table. Of two verbs the second one stands on buttons posted earlier."""
    panels, play, ending, past = services.panels, services.play, services.ending, services.past
    looks: dict[str, ActionHandler] = {
        "play": panels.play,
        "hand": panels.play,
        "more": panels.more,
        "log": panels.log,
        "boards": panels.boards,
        "board": panels.boards,
        "words": panels.words,
        "explain": panels.explain,
        "why": panels.why,
        "score": panels.score,
        "dm": panels.dm,
        "next": services.overview.next,
        **dict.fromkeys(("replay", "round", *PASSED), past.step),
        "review": services.review.show,
        "moments": past.moments,
        "film": past.film,
        "record": past.record,
        "past": past.remains,
    }
    decides: dict[str, ActionHandler] = {
        "hint": services.hints.hint,
        "follow": services.hints.follow,
        "together": services.together.act,
        "undo": play.undo,
        "keep": play.keep,
        "end": ending.end,
        "stop": ending.stop,
        "again": partial(_again, services),
        "pause": services.pausing.answer,
        "resign": services.resigning.answer,
        "seat": services.seats.act,
        "replace": services.seats.answer,
        **dict.fromkeys(("resume-here", "here"), ending.here),
        **dict.fromkeys(("standing-order", "always"), services.standing_orders.act),
        **dict.fromkeys(("snooze", "later"), services.reminders.snooze),
    }
    return {
        "MoveClick": Way(partial(_unless_blind, services, play.play)),
        "PageClick": Way(partial(_unless_blind, services, play.page), "look"),
        **{f"game.{verb}": Way(_detailed(handler), "look") for verb, handler in looks.items()},
        **{f"game.{verb}": Way(_detailed(handler)) for verb, handler in decides.items()},
    }


def _beside(services: Services) -> dict[str, Way]:
    """What is clicked anywhere else."""
    return {
        "import": Way(services.imports.click, "look"),
        "learn": Way(services.lessons.click),
        "daily": Way(services.daily.click),
        "puzzle": Way(services.puzzles.click),
        "lobby.alone": Way(lambda response, click: services.alone.instead(response, click.lobby)),
        "LobbyClick": Way(lambda response, click: services.lobbies.click(response, click.lobby, click.what)),
        "SettingClick": Way(lambda response, click: services.preferences.choose(response, click.what)),
        "GuildClick": Way(lambda response, click: services.admin.choose(response, click.what)),
        "RuleClick": Way(rules.click, "look"),
        "ComponentClick": Way(services.components.click, "look"),
        "FindClick": Way(lambda response, click: services.finding.click(response, click.what)),
        "GreetingClick": Way(lambda response, click: services.greeting.click(response, click.what)),
        "ledger.history": Way(_ledger(services.history.turn), "look"),
        "ledger.stats": Way(_ledger(services.statistics.turn), "look"),
        "ledger.turns": Way(_ledger(services.reliability.show), "look"),
        "ledger.listed": Way(_ledger(services.statistics.listed)),
        "ledger.privacy": Way(_ledger(services.privacy.click)),
    }


def _detailed(handler: ActionHandler) -> Callable[[Response, custom_ids.ActionClick], Awaitable[None]]:
    return lambda response, click: handler(response, click, click.what.partition(".")[2])


def _ledger(handler: Callable[[Response, str], Awaitable[None]]) -> Callable[[Response, Any], Awaitable[None]]:
    return lambda response, click: handler(response, click.what.partition(".")[2])


async def _unless_blind(
    services: Services, handler: Callable[[Response, Any], Awaitable[None]], response: Response, click: Any
) -> None:
    """Ask again where somebody else's act put under the pointer what was clicked on."""
    blind = services.edits.is_blind(click, response.interaction)
    await (services.play.ask_again if blind else handler)(response, click)


async def _again(services: Services, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
    """Another game like this one: alone, or by a lobby."""
    match = await services.matches.get(click.game)
    if match.row.guild is None:
        await services.alone.again(response, match)
    else:
        await services.ending.again(response, click, detail)


def _asked(data: Any) -> str:
    """The id of a button or form, the value picked in a select, or the id of a select that Discord fills."""
    picks = data.get("component_type", STRING_SELECT) == STRING_SELECT
    values = (data.get("values") if picks else None) or [data.get("custom_id", "")]
    return str(values[0])

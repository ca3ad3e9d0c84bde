"""/rules, /card: the numbered rules by words or number, or the whole book; any single thing of a game.

/learn: a first game that teaches.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.base.errors import Refusal
from bot.base.i18n import localizer
from bot.base.rulebook import numbered_rules
from bot.commands.common import words
from bot.delivery.response import Response
from bot.handlers import rules
from bot.messages import components
from bot.messages.rules import suggestion
from engine.registry import GAMES

if TYPE_CHECKING:
    from bot.services import Services

SUGGESTIONS = 25
LONGEST = 100


def commands(services: Services) -> list[app_commands.Command[Any, ..., Any]]:
    """The commands that look things up."""
    offered = [app_commands.Choice(name=words(f"{key}-title"), value=key) for key in GAMES]

    async def suggested(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        key = await _game(services, interaction, str(getattr(interaction.namespace, "game", "")), current)
        book = numbered_rules(key) if key in GAMES else None
        found = book.search(current, SUGGESTIONS).rules if book and current.strip() else ()
        return [app_commands.Choice(name=suggestion(book, rule, LONGEST), value=rule.number) for rule in found if book]

    @app_commands.command(name="rules", description=words("bot-command-rules"))
    @app_commands.describe(asked=words("bot-command-rules-words"), game=words("bot-command-rules-game"))
    @app_commands.rename(asked="words")
    @app_commands.choices(game=offered)
    @app_commands.autocomplete(asked=suggested)
    async def rules_(interaction: discord.Interaction, asked: str = "", game: str = "") -> None:
        await services.answer(interaction, lambda response: _answer(services, response, asked, game))

    async def named(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        t = localizer(str(interaction.locale))
        game = str(getattr(interaction.namespace, "game", "") or "")
        found = await services.components.named(interaction.channel_id, current, game, t)
        return [
            app_commands.Choice(name=components.suggestion(key, thing, t)[:LONGEST], value=f"{key}:{thing.id}")
            for key, thing in found[:SUGGESTIONS]
        ]

    @app_commands.command(name="card", description=words("bot-command-card"))
    @app_commands.describe(name=words("bot-command-card-name"), game=words("bot-command-rules-game"))
    @app_commands.choices(game=offered)
    @app_commands.autocomplete(name=named)
    async def card(interaction: discord.Interaction, name: str, game: str = "") -> None:
        await services.answer(interaction, lambda response: services.components.show(response, name, game))

    @app_commands.command(name="learn", description=words("bot-command-learn"))
    @app_commands.describe(game=words("bot-command-learn-game"))
    @app_commands.choices(game=offered)
    async def learn(interaction: discord.Interaction, game: str = "") -> None:
        async def carry_out(response: Response) -> None:
            if game:
                await services.lessons.begin(response, game)
            else:
                await services.greeting.show(response)

        await services.answer(interaction, carry_out)

    return [rules_, card, learn]


async def _answer(services: Services, response: Response, asked: str, game: str) -> None:
    key = await _game(services, response.interaction, game, asked)
    if not key:
        raise Refusal("which-game")
    await (rules.search(response, key, asked) if asked.strip() else rules.send_book(response, key))


async def _game(services: Services, interaction: discord.Interaction, chosen: str, asked: str) -> str:
    """The game that is meant: chosen, of a rule's number, of this channel or the lobby in it; else empty."""
    if chosen:
        return chosen
    for key in GAMES:
        book = numbered_rules(key)
        if book and asked.strip().upper() in book.rules:
            return key
    channel = interaction.channel_id
    if channel is None:
        return ""
    found = await services.store.game_in(channel) or await services.store.lobby_in(channel)
    return found.key if found is not None else ""

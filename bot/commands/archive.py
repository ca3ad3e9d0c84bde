"""/replay, /import, /history, /privacy: games that were played, and what is known of who played them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.base.errors import Refusal
from bot.base.i18n import Verbatim, localizer
from bot.base.text import shorten
from bot.commands.common import words
from bot.delivery.response import Response
from bot.handlers.audience import reads
from engine.registry import GAMES

if TYPE_CHECKING:
    from bot.services import Services
    from bot.store import PlayedRow

SUGGESTIONS, LONGEST = 25, 100
MOST = 200
"""At most this many games of a person, and of a server, are looked through for those that are suggested."""


def commands(services: Services) -> list[app_commands.Command[Any, ..., Any]]:
    """The commands that look back."""

    async def suggested(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await _suggested(services, interaction, current)

    @app_commands.command(name="replay", description=words("bot-command-replay"))
    @app_commands.describe(game=words("bot-command-replay-game"))
    @app_commands.autocomplete(game=suggested)
    async def replay(interaction: discord.Interaction, game: str = "") -> None:
        await services.answer(interaction, lambda response: _replay(services, response, game), "look")

    offered = [app_commands.Choice(name=words(f"{key}-title"), value=key) for key in GAMES]

    @app_commands.command(name="history", description=words("bot-command-history"))
    @app_commands.describe(person=words("bot-command-history-person"), game=words("bot-command-history-game"))
    @app_commands.choices(game=offered)
    async def history(interaction: discord.Interaction, person: discord.User | None = None, game: str = "") -> None:
        await services.answer(interaction, lambda response: services.history.show(response, person, game), "look")

    @app_commands.command(name="privacy", description=words("bot-command-privacy"))
    async def privacy(interaction: discord.Interaction) -> None:
        await services.answer(interaction, services.privacy.show)

    @app_commands.command(name="import", description=words("bot-command-import"))
    @app_commands.describe(record=words("bot-command-import-record"))
    async def import_(interaction: discord.Interaction, record: discord.Attachment) -> None:
        await services.answer(interaction, lambda response: services.imports.show(response, record), "look")

    return [replay, import_, history, privacy]


async def _replay(services: Services, response: Response, game: str) -> None:
    await response.reply()
    if not game:
        channel = response.interaction.channel_id
        row = await services.store.game_in(channel) if channel is not None else None
        if row is None:
            raise Refusal("no-game")
        game = row.id
    await services.past.show(response, game)


async def _suggested(
    services: Services, interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """The latest games that this person may see and in whose names this stands."""
    response = Response(interaction, services.discord_client, services.displays, services.panels.pages.let_go)
    found = await services.store.played_by(response.user, most=MOST)
    if interaction.guild_id is not None:
        mine = {row.id for row in found}
        here = await services.store.played_in(interaction.guild_id, most=MOST)
        found += [row for row in here if row.id not in mine and reads(response, row.channel)]
    named = [(_named(row, str(interaction.locale)), row.id) for row in found if row.key in GAMES]
    typed = current.strip().casefold()
    return [app_commands.Choice(name=name, value=id_) for name, id_ in named if typed in name.casefold()][:SUGGESTIONS]


def _named(row: PlayedRow, locale: str) -> str:
    t = localizer(locale)
    players = tuple(Verbatim(seat.name) for seat in row.seats)
    date = Verbatim(f"{datetime.fromtimestamp(row.created, UTC):%Y-%m-%d}")
    return shorten(t("bot-replay-choice", title=Verbatim(t(f"{row.key}-title")), players=players, date=date), LONGEST)

"""/newgame: a lobby in this channel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

import engine
from bot.base.i18n import localizer
from bot.commands.common import words
from bot.delivery.response import Response
from bot.matches.lobby import possible
from engine.registry import GAMES

if TYPE_CHECKING:
    from bot.services import Services

SUGGESTIONS = 25
LONGEST = 100


def commands(services: Services) -> list[app_commands.Command[Any, ..., Any]]:
    """The command that opens a lobby."""
    offered = [app_commands.Choice(name=words(f"{key}-title"), value=key) for key in GAMES]

    @app_commands.command(name="newgame", description=words("bot-command-newgame"))
    @app_commands.describe(
        game=words("bot-command-newgame-game"),
        options=words("bot-command-newgame-options"),
        thread=words("bot-command-newgame-thread"),
        alone=words("bot-command-newgame-alone"),
    )
    @app_commands.choices(game=offered)
    @app_commands.autocomplete(options=_suggested)
    @app_commands.guild_only()
    async def newgame(
        interaction: discord.Interaction, game: str, options: str = "", thread: bool = False, alone: bool = False
    ) -> None:
        async def carry_out(response: Response) -> None:
            if alone:
                await services.alone.play(response, game, _read(options))
            else:
                await services.lobbies.begin(response, game, _read(options), thread=thread)

        await services.answer(interaction, carry_out)

    return [newgame]


def _read(text: str) -> dict[str, str]:
    """Parse `preset=yucata colours=all` into options; a word that is not a pair is an option without a value."""
    pairs = (part.partition("=") for part in text.replace(",", " ").split())
    return {key.strip(): value.strip() for key, _, value in pairs}


async def _suggested(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Autocomplete: every option not given yet, with every value compatible with the others, appended to what was
    typed.
    """
    key = str(getattr(interaction.namespace, "game", ""))
    if key not in GAMES:
        return []
    *given, typed = current.split(" ")
    t, before = localizer(str(interaction.locale)), "".join(f"{part} " for part in given)
    game, taken = engine.load(key), _read(before)
    found = [
        app_commands.Choice(
            name=_named(t(f"{key}-option-{option.key}"), t(f"{key}-option-{option.key}-{value}"))[:LONGEST],
            value=f"{before}{option.key}={value}"[:LONGEST],
        )
        for option in game.option_specs
        for value in option.values
        if option.key not in taken and f"{option.key}={value}".startswith(typed)
        if possible(game, 1, {**taken, option.key: value})
    ]
    return found[:SUGGESTIONS]


def _named(option: str, value: str) -> str:
    return f"{option}: {value}"

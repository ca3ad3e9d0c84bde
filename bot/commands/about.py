"""/about, /invite: what a public bot owes everybody who meets it."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.base.i18n import Verbatim
from bot.commands.common import words

if TYPE_CHECKING:
    from bot.delivery.response import Response
    from bot.services import Services

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""The permissions the README asks for, and no other."""


def commands(services: Services) -> list[app_commands.Command[Any, ..., Any]]:
    """The commands about the bot itself."""

    @app_commands.command(name="about", description=words("bot-command-about"))
    async def about(interaction: discord.Interaction) -> None:
        await services.answer(interaction, lambda response: _about(services, response))

    @app_commands.command(name="invite", description=words("bot-command-invite"))
    async def invite(interaction: discord.Interaction) -> None:
        await services.answer(interaction, _invite)

    return [about, invite]


async def _about(services: Services, response: Response) -> None:
    await response.reply()
    support = services.settings.support
    told = [response.t("bot-about", version=Verbatim(version("solstice"))), response.t("bot-about-privacy")]
    if support is not None:
        told.append(response.t("bot-about-support", place=Verbatim(support)))
    await response.note("\n".join(told))


async def _invite(response: Response) -> None:
    await response.reply()
    url = discord.utils.oauth_url(
        response.interaction.application_id, permissions=NEEDED, scopes=("bot", "applications.commands")
    )
    await response.note(response.t("bot-invite", url=Verbatim(url)))

"""The games' own icons as the application's emoji, so that a button shows the same icon as the picture."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING

import discord
import structlog

import render
from bot.base.processes import unhurried
from bot.delivery.discord_client import FAILURES, PASSING
from engine.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.messages.layout import EmojiOf

logger = structlog.get_logger()

MOST = 2000
"""The maximum number of emoji of an application."""
AGAIN_SECONDS = 60.0
DIGITS = 6
"""How many characters of the picture's hash end an emoji's name, which has at most 32 characters."""


class Emoji:
    """The uploaded emoji. An icon that is not uploaded yet is not shown: the words are enough."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._uploaded: dict[str, discord.Emoji] = {}

    def of(self, game: str) -> EmojiOf:
        """The icons of one game."""

        def icon(name: str) -> discord.PartialEmoji | None:
            emoji = self._uploaded.get(f"{game}_{name}")
            return discord.PartialEmoji(name=emoji.name, id=emoji.id) if emoji is not None else None

        return icon

    async def learn(self) -> None:
        """Use what another process has uploaded, or is about to."""
        names = {icon: _named(icon, image) for icon, image in (await unhurried(_drawn)).items()}
        while len(self._uploaded) < len(names):
            with suppress(*FAILURES):
                await self._look(names)
            await asyncio.sleep(0 if len(self._uploaded) == len(names) else AGAIN_SECONDS)

    async def upload(self) -> None:
        """Upload what Discord does not have. Emoji of former drawings stay: older messages show them."""
        images = await unhurried(_drawn)
        names = {icon: _named(icon, image) for icon, image in images.items()}
        while True:
            try:
                present = await self._look(names)
                await self._make_room(present, set(names.values()))
                for icon in images.keys() - self._uploaded.keys():
                    made = await self._client.create_application_emoji(name=names[icon], image=images[icon])
                    self._uploaded[icon] = made
            except FAILURES as error:
                logger.warning("icons stay words", error=repr(error))
                if isinstance(error, PASSING):
                    await asyncio.sleep(AGAIN_SECONDS)
                    continue
            return

    async def _look(self, names: Mapping[str, str]) -> dict[str, discord.Emoji]:
        """Use what is uploaded of these; return all that is, by name."""
        present = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        self._uploaded = {icon: present[name] for icon, name in names.items() if name in present}
        return present

    async def _make_room(self, present: Mapping[str, discord.Emoji], names: set[str]) -> None:
        old = sorted((present[name] for name in present.keys() - names), key=lambda emoji: emoji.id)
        for emoji in old[: max(0, len(present.keys() | names) - MOST)]:
            await emoji.delete()


def _drawn() -> dict[str, bytes]:
    return {f"{game}_{icon}": draw() for game in GAMES for icon, draw in render.load(game).icons().items()}


def _named(icon: str, image: bytes) -> str:
    """A name that differs for every drawing."""
    return f"{icon}_{sha256(image).hexdigest()[:DIGITS]}"

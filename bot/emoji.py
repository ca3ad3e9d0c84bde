"""The games' own signs as the application's emoji, so that a button shows what the picture shows."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import TYPE_CHECKING

import discord
import structlog

import render
from bot.store import StoreTrouble
from engine.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.layout import Signs
    from bot.store import Store

log = structlog.get_logger()


class Emoji:
    """What is not uploaded yet is simply not shown: words alone do."""

    def __init__(self, store: Store, client: discord.Client) -> None:
        self._store = store
        self._client = client
        self._ids: dict[str, int] = {}

    def of(self, game: str) -> Signs:
        """The signs of one game."""

        def sign(name: str) -> discord.PartialEmoji | None:
            id_ = self._ids.get(f"{game}_{name}")
            return discord.PartialEmoji(name=f"{game}_{name}", id=id_) if id_ is not None else None

        return sign

    async def upload(self) -> None:
        """Bring Discord's set in line with the renderer's: what is missing or drawn differently now."""
        try:
            present = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
            known = await self._store.emoji()
            for name, draw in _signs().items():
                await self._settle(name, await asyncio.to_thread(draw), present.get(name), known.get(name, ("", 0)))
        except (discord.HTTPException, StoreTrouble) as error:
            log.warning("signs stay words", error=repr(error))

    async def _settle(self, name: str, image: bytes, present: discord.Emoji | None, known: tuple[str, int]) -> None:
        drawn = sha256(image).hexdigest()
        if present is None or known != (drawn, present.id):
            if present is not None:
                await present.delete()
            present = await self._client.create_application_emoji(name=name, image=image)
            await self._store.save_emoji(name, drawn, present.id)
        self._ids[name] = present.id


def _signs() -> dict[str, Callable[[], bytes]]:
    return {f"{game}_{sign}": draw for game in GAMES for sign, draw in render.load(game).signs().items()}

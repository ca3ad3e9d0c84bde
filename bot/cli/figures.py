"""Figures of games that are over, made again: `solstice recount`."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.cli.console import out, stop, t
from bot.cli.live import settings_of, store_trouble

if TYPE_CHECKING:
    from bot.base.settings import Settings


def recount() -> None:
    """Throw statistics and ratings away and make them again from the games of a stopped bot."""
    asyncio.run(_recount(settings_of()))


async def _recount(settings: Settings) -> None:
    from bot.matches.tally import Tally
    from bot.store import Store, StoreTrouble, sole_user

    try:
        async with sole_user(settings.stored, patience=0):
            store = await Store.open(settings.stored)
            try:
                await store.uncount()
                counted = await Tally(store).count()
                left = len(await store.uncounted())
            finally:
                await store.close()
    except StoreTrouble as trouble:
        if trouble.why == "held":
            raise stop(t("cli-recount-held")) from None
        raise store_trouble(trouble, settings.stored) from None
    out.print(t("cli-recounted", games=counted, left=left), markup=False, soft_wrap=True)

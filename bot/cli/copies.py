"""Copies of the database of a bot: `solstice backup` and `solstice restore`."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.base.i18n import Verbatim
from bot.cli.console import out, say, stop
from bot.cli.live import settings_of, store_trouble

if TYPE_CHECKING:
    from bot.base.settings import Settings


def backup(
    target: Annotated[Path, typer.Argument(help="The file to write; it holds hands and seeds, so keep it safe.")],
) -> None:
    """Copy the database of a running or stopped bot, named by SOLSTICE_DATA."""
    from bot.store import StoreTrouble
    from bot.store.copies import back_up

    file = settings_of().database
    try:
        back_up(file, target)
    except FileExistsError:
        raise stop(say("cli-backup-exists", file=Verbatim(target))) from None
    except StoreTrouble as trouble:
        raise store_trouble(trouble, file) from None
    out.print(say("cli-backed-up", file=Verbatim(target)), markup=False, soft_wrap=True)


def restore(copy: Annotated[Path, typer.Argument(help="A file written by `solstice backup`.")]) -> None:
    """Put a copy in the place of the database of a stopped bot; what was there before is kept beside it."""
    asyncio.run(_restore(settings_of(), copy))


async def _restore(settings: Settings, copy: Path) -> None:
    from bot.store import StoreTrouble, sole_user
    from bot.store.copies import put_back

    file = settings.database
    try:
        async with sole_user(file, patience=0):
            games, aside = await asyncio.to_thread(put_back, copy, file)
    except StoreTrouble as trouble:
        if trouble.why == "held":
            raise stop(say("cli-restore-held", file=Verbatim(file))) from None
        raise store_trouble(trouble, copy) from None
    out.print(say("cli-restored", file=Verbatim(file), games=games), markup=False, soft_wrap=True)
    for before in aside:
        out.print(say("cli-restored-aside", file=Verbatim(before)), markup=False, soft_wrap=True)

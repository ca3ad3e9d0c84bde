"""Copies of the database of a bot: `solstice backup`, `solstice restore` and `solstice move-data`."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer
from pydantic import SecretStr

from bot.base.i18n import Verbatim
from bot.cli.console import out, stop, t
from bot.cli.live import settings_of, store_trouble

if TYPE_CHECKING:
    from bot.base.settings import Settings

OF_THE_COPY = ("corrupt", "foreign", "newer")
"""What can be wrong with a copy that is to be put back."""


def backup(
    target: Annotated[Path, typer.Argument(help="The file to write; it holds hands and seeds, so keep it safe.")],
) -> None:
    """Copy the database of a running or stopped bot into a file of SQLite."""
    from bot.store import StoreTrouble
    from bot.store.copies import back_up

    stored = settings_of().stored
    if not os.access(target.absolute().parent, os.W_OK):
        raise stop(t("cli-backup-nowhere", folder=Verbatim(target.absolute().parent)))
    try:
        back_up(stored, target)
    except FileExistsError:
        raise stop(t("cli-backup-exists", file=Verbatim(target))) from None
    except StoreTrouble as trouble:
        if isinstance(stored, Path) and not stored.exists():
            raise stop(t("cli-backup-nothing", file=Verbatim(stored))) from None
        raise store_trouble(trouble, stored) from None
    out.print(t("cli-backed-up", file=Verbatim(target)), markup=False, soft_wrap=True)


def restore(copy: Annotated[Path, typer.Argument(help="A file written by `solstice backup`.")]) -> None:
    """Put a copy in the place of the database of a stopped bot; what was there before is kept beside it."""
    if not copy.is_file():
        raise stop(t("cli-restore-nothing", file=Verbatim(copy)))
    asyncio.run(_restore(settings_of(), copy))


async def _restore(settings: Settings, copy: Path) -> None:
    from bot.store import StoreTrouble, sole_user
    from bot.store.copies import put_back

    stored = settings.stored
    try:
        async with sole_user(stored, patience=0):
            games, aside = await asyncio.to_thread(put_back, copy, stored)
    except StoreTrouble as trouble:
        if trouble.why == "held":
            raise stop(t("cli-restore-held", file=Verbatim(_named(stored)))) from None
        if trouble.why in OF_THE_COPY:
            raise stop(t(f"cli-restore-{trouble.why}", file=Verbatim(copy), **trouble.data)) from None
        raise store_trouble(trouble, stored) from None
    out.print(t("cli-restored", file=Verbatim(_named(stored)), games=games), markup=False, soft_wrap=True)
    for before in aside:
        out.print(t("cli-restored-aside", file=Verbatim(before)), markup=False, soft_wrap=True)


def move_data(
    source: Annotated[
        str, typer.Argument(metavar="FROM", help="A file, or an address that begins with postgresql://.")
    ],
    target: Annotated[str, typer.Argument(metavar="TO", help="A file that is not there yet, or an empty database.")],
) -> None:
    """Move all that one database holds into an empty one, from SQLite to PostgreSQL or back. Stop the bot before."""
    old = _where(source)
    if isinstance(old, Path) and not old.is_file():
        raise stop(t("cli-move-nothing", file=Verbatim(old)))
    asyncio.run(_move_data(old, _where(target)))


def _where(named: str) -> Path | SecretStr:
    from bot.base.settings import POSTGRESQL, is_address

    if not named.startswith(POSTGRESQL):
        return Path(named)
    if not is_address(named):
        raise stop(t("cli-move-address"))
    return SecretStr(named)


async def _move_data(source: Path | SecretStr, target: Path | SecretStr) -> None:
    from bot.store import StoreTrouble, sole_user
    from bot.store.looking import look_at
    from bot.store.moving import move

    at = source
    try:
        async with sole_user(source, patience=0):
            await asyncio.to_thread(look_at, source)
            at = target
            async with sole_user(target, patience=0):
                moved = await asyncio.to_thread(move, source, target)
    except StoreTrouble as trouble:
        if trouble.why in ("held", "occupied"):
            raise stop(t(f"cli-move-{trouble.why}", name=Verbatim(_named(at)))) from None
        raise store_trouble(trouble, at) from None
    for each in moved:
        words = t("cli-moved", table=Verbatim(each.table), rows=each.rows, digest=Verbatim(each.digest))
        out.print(words, markup=False, soft_wrap=True)


def _named(where: Path | SecretStr) -> str:
    """A file by its path, an address by its host and database alone."""
    if isinstance(where, Path):
        return str(where)
    address = urlsplit(where.get_secret_value())
    return f"{address.scheme}://{address.hostname or ''}{address.path}"

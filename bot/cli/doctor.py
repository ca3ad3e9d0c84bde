"""`solstice doctor`: what is wrong and what to do about it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from bot.base.i18n import Verbatim
from bot.cli.console import FAILED, out, plain, stop, t
from bot.cli.live import settings_of, store_trouble

if TYPE_CHECKING:
    from rich.text import Text

    from bot.base.settings import Settings
    from bot.gateway.checkup import Finding


def doctor(
    channel: Annotated[
        int | None,
        typer.Option(
            metavar="ID", help="Try everything once in this channel, and delete it again. Stop the bot first."
        ),
    ] = None,
) -> None:
    """Check token, permissions, clock, disk, database and version, and say what to do. Changes nothing."""
    settings = settings_of()
    if not asyncio.run(_examine(settings) if channel is None else _try(settings, channel)):
        raise typer.Exit(FAILED)


async def _try(settings: Settings, channel: int) -> bool:
    """Do in this channel whatever the bot does on Discord, and print what came of it; return whether all is well."""
    from bot.delivery.discord_client import FAILURES
    from bot.gateway import trial
    from bot.gateway.app import point
    from bot.store import StoreTrouble, sole_user

    if settings.token is None:
        raise stop(t("cli-no-token"))
    if settings.api_url is not None:
        point(settings.api_url, settings.gateway_url)
    out.print(t("cli-doctor-trial-begins", minutes=round(trial.TOKEN / 60), seconds=round(trial.CLICK)))
    try:
        async with (
            sole_user(settings.stored, 0),
            trial.connected(settings.token.get_secret_value(), channel, asyncio.sleep, trial.CLICK) as trying,
        ):
            findings = await trying.run()
    except StoreTrouble as trouble:
        raise store_trouble(trouble, settings.stored) from None
    except FAILURES as error:
        raise stop(t("cli-doctor-trial-closed", why=Verbatim(str(error) or type(error).__name__)), FAILED) from None
    table = Table(box=None, show_header=False)
    for finding in findings:
        words = t(f"cli-doctor-{finding.check}")
        why = str(finding.data.get("why", ""))
        table.add_row(finding.mark, plain(words), plain(why, "red" if finding.mark == "✗" else ""))
    out.print(table)
    return all(finding.mark != "✗" for finding in findings)


async def _examine(settings: Settings) -> bool:
    """Print every finding; return whether all is well."""
    from bot.gateway import checkup
    from bot.gateway.app import point

    if settings.api_url is not None:
        point(settings.api_url, settings.gateway_url)
    findings = list(checkup.machine(settings))
    findings += [finding async for finding in checkup.online(settings)]
    for finding in findings:
        out.print(_line(finding), soft_wrap=True)
    return all(finding.mark != "✗" for finding in findings)


def _line(finding: Finding) -> Text:
    facts = {name: Verbatim(fact) if isinstance(fact, str) else fact for name, fact in finding.data.items()}
    words = t(f"cli-doctor-{finding.check}-{finding.outcome}", **facts)
    return plain(f"{finding.mark} {words}", "red" if finding.mark == "✗" else "")

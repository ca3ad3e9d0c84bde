"""`solstice doctor`: what is wrong and what to do about it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import typer

from bot.base.i18n import Verbatim
from bot.cli.console import FAILED, out, plain, say
from bot.cli.live import settings_of

if TYPE_CHECKING:
    from rich.text import Text

    from bot.base.settings import Settings
    from bot.gateway.checkup import Finding


def doctor() -> None:
    """Check token, permissions, clock, disk, database and version, and say what to do. Changes nothing."""
    if not asyncio.run(_examine(settings_of())):
        raise typer.Exit(FAILED)


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
    words = say(f"cli-doctor-{finding.check}-{finding.outcome}", **facts)
    return plain(f"{finding.mark} {words}", "red" if finding.mark == "✗" else "")

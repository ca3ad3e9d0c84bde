"""The bot at work: on real servers, or on this machine against the playground."""

from __future__ import annotations

import asyncio
import contextlib
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli.console import out, say, stop
from bot.words import Verbatim

if TYPE_CHECKING:
    pass

PORT = 8321


def play(
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The page's port on this machine; 0 takes a free one.")
    ] = PORT,
    browser: Annotated[bool, typer.Option(help="Open the page in a browser.")] = True,
    data: Annotated[Path, typer.Option(help="Where games and messages are kept between starts.")] = Path("data"),
) -> None:
    """Play on this machine: the bot and a stand-in for Discord, in the browser. Ends with Ctrl-C."""
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_play(port, browser, data))


async def _play(port: int, browser: bool, data: Path) -> None:
    import playground
    from bot.app import serve
    from bot.settings import Settings

    try:
        stage = await playground.start(port=port, data=data / "playground")
    except OSError as error:
        raise stop(say("cli-port-taken", port=port, why=Verbatim(error.strerror))) from None
    async with stage:
        out.print(say("cli-playing-at", url=Verbatim(stage.url)))
        if browser:
            await asyncio.to_thread(webbrowser.open, stage.url)
        await serve(Settings(token=stage.token, data=data / "bot"), api_url=stage.url, gateway_url=stage.gateway_url)


def run() -> None:
    """Put the bot on your servers. Settings come from the environment or the file .env."""
    import discord
    from pydantic import ValidationError

    from bot.app import serve
    from bot.settings import Settings

    try:
        settings = Settings()
    except ValidationError as error:
        first = error.errors()[0]
        name = "_".join(("SOLSTICE", *map(str, first["loc"]))).upper()
        raise stop(say("cli-bad-setting", name=Verbatim(name), why=Verbatim(first["msg"]))) from None
    if settings.token is None:
        raise stop(say("cli-no-token"))
    try:
        asyncio.run(serve(settings))
    except discord.LoginFailure:
        raise stop(say("cli-wrong-token")) from None
    except KeyboardInterrupt:
        return

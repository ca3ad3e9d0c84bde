"""Run the bot: on real servers, or on this machine against the playground."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from pydantic import SecretStr

from bot.base.i18n import Verbatim
from bot.cli.console import FAILED, MISUSED, errors, out, stop, t

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from bot.base.settings import Settings
    from bot.store import StoreTrouble

PORT = 8321
LASTING = ("absent", "corrupt", "emptied", "encoding", "foreign", "held", "missing", "newer", "readonly", "shards")
"""Errors that a restart does not fix: somebody has to change something first."""


def play(
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The page's port on this machine; 0 takes a free one.")
    ] = PORT,
    browser: Annotated[bool, typer.Option(help="Open the page in a browser.")] = True,
    data: Annotated[Path, typer.Option(help="Where games and messages are kept between starts.")] = Path("data"),
    host: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="A further host name under which the page is opened, as by a proxy."),
    ] = None,
) -> None:
    """Play on this machine: the bot and a stand-in for Discord, in the browser. Ends with Ctrl-C."""
    _complete(_play(port, browser, data, [host] if host else []))


def run() -> None:
    """Put the bot on your servers, by one process or several. Settings come from the environment or the file .env."""
    _complete(_run())


async def _play(port: int, browser: bool, data: Path, names: list[str]) -> None:
    import playground

    try:
        stage = await playground.start(port=port, data=data / "playground", topic=t("cli-topic"), names=names)
    except playground.Unusable as error:
        raise stop(t(f"cli-data-{error.reason}", folder=Verbatim(data / "playground"))) from None
    except OSError:
        raise stop(t("cli-port-taken", port=Verbatim(port))) from None
    async with stage:
        settings = settings_of(
            token=stage.token,
            data=data / "bot",
            database=None,
            api_url=stage.url,
            gateway_url=stage.gateway_url,
            log_level="warning",
            greeting="channels",
        )
        out.print(t("cli-playing-at", url=Verbatim(stage.url), folder=Verbatim(data)), markup=False, soft_wrap=True)
        if browser:
            await asyncio.to_thread(webbrowser.open, stage.url)
        await _serve(settings)


async def _run() -> None:
    await _serve(settings_of())


def settings_of(**given: Any) -> Settings:
    """The settings of the environment; warns of unknown ones, and stops where one cannot be used."""
    from pydantic import ValidationError

    from bot.base.settings import Settings, unknown

    try:
        for name, meant in unknown().items():
            key = "cli-misspelt-setting" if meant else "cli-unknown-setting"
            words = t(key, name=Verbatim(name), meant=Verbatim(meant or ""))
            errors.print(words, markup=False, soft_wrap=True)
        return Settings(**given)
    except UnicodeDecodeError:
        raise stop(t("cli-env-no-text")) from None
    except OSError as error:
        raise stop(t("cli-env-unreadable", why=Verbatim(error.strerror))) from None
    except ValidationError as error:
        first = error.errors()[0]
        name = "_".join(("SOLSTICE", *map(str, first["loc"]))).upper()
        raise stop(
            t("cli-bad-setting", name=Verbatim(name), why=Verbatim(first["msg"].removeprefix("Value error, ")))
        ) from None


async def _serve(settings: Settings) -> None:
    """Serve until stopped; what the operator can fix is reported in a sentence."""
    import aiohttp
    import discord

    from bot.base.temporary import NoTemporary
    from bot.gateway.app import NoToken, serve
    from bot.gateway.monitor import PortTaken
    from bot.store import StoreTrouble, sole_user

    # What was imported stays for ever: looking through it at each full collection would stop the loop for 0.1 s.
    gc.collect()
    gc.freeze()
    try:
        if settings.database is not None:  # several processes may use it
            await serve(settings)
        else:
            async with sole_user(settings.file):
                await serve(settings)
    except NoToken:
        raise stop(t("cli-no-token")) from None
    except NoTemporary:
        raise stop(t("cli-no-temporary", folder=Verbatim(settings.temporary))) from None
    except PortTaken:
        raise stop(t("cli-metrics-port-taken", port=Verbatim(settings.metrics_port))) from None
    except discord.LoginFailure:
        raise stop(t("cli-wrong-token")) from None
    except aiohttp.ClientConnectionError:
        raise stop(t("cli-no-connection"), FAILED) from None
    except StoreTrouble as trouble:
        raise store_trouble(trouble, settings.stored) from None


def store_trouble(trouble: StoreTrouble, where: Path | SecretStr) -> typer.Exit:
    """Say what is wrong with a database and what to do; return the exception to raise."""
    code = MISUSED if trouble.why in LASTING else FAILED
    if isinstance(where, SecretStr):
        return stop(t(f"cli-postgres-{trouble.why}", **trouble.data), code)
    return stop(t(f"cli-store-{trouble.why}", file=Verbatim(where), **trouble.data), code)


def _complete(work: Coroutine[None, None, None]) -> None:
    """Until the bot serves, and stops in order, SIGTERM is what Ctrl-C is: an end, and none by the signal. A script has
    what it starts in the background ignore Ctrl-C; that would leave nothing to stop it by.
    """
    with contextlib.suppress(ValueError):  # in another thread, as in tests: there nobody hears signals
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(work)

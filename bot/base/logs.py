"""Log lines on standard error: of the bot and of every library alike, as text or as JSON, and without secrets."""

from __future__ import annotations

import logging
import re
import sys
from io import StringIO
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

import structlog

from bot.base.text import inert

if TYPE_CHECKING:
    from typing import TextIO

    from structlog.typing import EventDict, ExcInfo, Processor

    from bot.base.settings import Settings

_ANSWERS = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w%.-]+")
"""The part of an address that lets whoever knows it answer a click."""
_HIDDEN = "[secret]"


def configure_logging(settings: Settings) -> None:
    """One line per event; nothing of libraries below a warning."""
    level = logging.getLevelName(settings.log_level.upper())
    common: list[Processor] = [structlog.processors.add_log_level, structlog.processors.TimeStamper(fmt="iso")]
    structlog.configure(
        processors=[*common, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Formatter(settings, common))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(level, logging.WARNING))
    logging.getLogger("bot").setLevel(level)
    logging.captureWarnings(True)


class _Formatter(structlog.stdlib.ProcessorFormatter):
    """Renders a line and takes secrets out of it: those of the settings, and what lets a stranger answer a click."""

    def __init__(self, settings: Settings, common: list[Processor]) -> None:
        console = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=_write_traceback)
        last: list[Processor] = [_inert, console]
        if settings.log_json:
            last = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        super().__init__(
            foreign_pre_chain=[*common, structlog.stdlib.add_logger_name],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
        self._secrets = sorted(_secrets(settings), key=len, reverse=True)

    def format(self, record: logging.LogRecord) -> str:
        line = _ANSWERS.sub(rf"\1{_HIDDEN}", super().format(record))
        for secret in self._secrets:
            line = line.replace(secret, _HIDDEN)
        return line


def _inert(_logger: object, _method: str, event: EventDict) -> EventDict:
    """Names from outside neither begin a line nor steer a terminal; JSON escapes them anyway."""
    return {key: inert(value) if isinstance(value, str) else value for key, value in event.items()}


def _write_traceback(out: TextIO, error: ExcInfo) -> None:
    """Without the values of variables: they may contain hands and seeds."""
    written = StringIO()
    structlog.dev.plain_traceback(written, error)
    out.write("\n".join(map(inert, written.getvalue().split("\n"))))


def _secrets(settings: Settings) -> set[str]:
    """The token, and the password of the database as it stands in its address and as it is."""
    token = settings.token.get_secret_value() if settings.token is not None else ""
    address = settings.database.get_secret_value() if settings.database is not None else ""
    password = urlsplit(address).password or ""
    return {token, password, unquote(password)} - {""}

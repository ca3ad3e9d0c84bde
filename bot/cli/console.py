"""What all commands share: words, output, and errors in plain words."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path
from typing import BinaryIO, TypeVar

import typer
from rich.console import Console
from rich.text import Text

import engine
from bot.base.i18n import Verbatim, localizer
from bot.base.text import inert
from engine.bounds import BYTES
from engine.game import BadOptions, Fact, Game

T = TypeVar("T")
FAILED, MISUSED = 1, 2
out = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


class Unwritable(Exception):
    """What was to be told could not be written; says why."""


class _Output(TextIOWrapper):
    """Standard output. What it cannot encode is escaped."""

    def write(self, text: str, /) -> int:
        with _told():
            return super().write(text)

    def flush(self) -> None:
        with _told():
            super().flush()


class _Errors(TextIOWrapper):
    """Standard error: if it is full or gone, nobody can be told, and everything goes on."""

    def write(self, text: str, /) -> int:
        with suppress(OSError):
            return super().write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError):
            super().flush()


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Unwritable(error.strerror) from None


def settle_outputs() -> None:
    """Let no output end a command in a traceback: from now on standard output raises Unwritable alone."""
    sys.stdout = _Output(*_bytes_of(sys.stdout), errors="backslashreplace", line_buffering=True)
    sys.stderr = _Errors(*_bytes_of(sys.stderr), errors="backslashreplace", line_buffering=True)


def _bytes_of(stream: object) -> tuple[BinaryIO, str]:
    """Where it writes, and its encoding. One that was closed becomes one that refuses what is written."""
    if isinstance(stream, TextIOWrapper):
        encoding = stream.encoding
        return stream.detach(), encoding
    return os.fdopen(os.open(os.devnull, os.O_RDONLY), "wb"), "utf-8"


def give_up_output() -> None:
    """Write what is left of standard output nowhere; otherwise Python tries once more at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


def t(key: str, /, **data: Fact) -> str:
    """The words of the command line and of the games it mentions."""
    return localizer("en")(key, **data)


def plain(foreign: str, style: str = "") -> Text:
    """A text from outside, verbatim: no markup, and control characters escaped."""
    return Text(inert(foreign), style)


def tell(line: str, style: str = "") -> None:
    """Print one line that may contain text from outside."""
    out.print(plain(line, style), soft_wrap=True)


def stop(sentence: str, code: int = MISUSED) -> typer.Exit:
    """Print in one sentence what to do instead, and return the exception to raise."""
    errors.print(plain(sentence, "red"), soft_wrap=True)
    return typer.Exit(code)


def rules_of(key: str) -> type[Game]:
    if key not in engine.GAMES:
        raise stop(t("cli-unknown-game", game=Verbatim(key), known=tuple(map(Verbatim, engine.GAMES))))
    return engine.load(key)


def pairs(texts: list[str]) -> dict[str, str]:
    """Options of a game, each given as KEY=VALUE."""
    found = {}
    for text in texts:
        key, separator, value = text.partition("=")
        if not separator:
            raise stop(t("cli-no-pair", text=Verbatim(text)))
        found[key] = value
    return found


@contextmanager
def friendly_options(game: str) -> Iterator[None]:
    """Report impossible tables in words: a game has its own for what it alone forbids."""
    try:
        yield
    except BadOptions as error:
        words = {name: Verbatim(fact) if isinstance(fact, str) else fact for name, fact in error.data.items()}
        raise stop(t(error.key if error.key.startswith(f"{game}-") else f"cli-{error.key}", **words)) from None


def read(file: Path, parse: Callable[[str], T]) -> T:
    """Read and parse a file; errors are reported in words.

    From a file beyond every limit only enough is read to see that it is too large.
    """
    try:
        with file.open(encoding="utf-8") as opened:
            return parse(opened.read(BYTES + 1))
    except OSError as error:
        raise stop(t("cli-unreadable", file=Verbatim(file), why=Verbatim(error.strerror))) from None
    except UnicodeDecodeError:
        raise stop(t("cli-no-text", file=Verbatim(file))) from None
    except ValueError as error:
        raise stop(f"{file}: {error}") from None

"""What all commands share: words, output, and friendly ends."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import typer
from rich.console import Console
from rich.text import Text

import engine
from bot.base.i18n import Verbatim, localizer
from engine.bounds import BYTES
from engine.game import BadOptions, Fact, Game

T = TypeVar("T")
FAILED, MISUSED = 1, 2
out = Console(highlight=False)
errors = Console(stderr=True, highlight=False)
_STEERING = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]")
"""What steers a terminal instead of being shown by it: control characters, and those that turn the direction round."""


def say(key: str, /, **data: Fact) -> str:
    """The words of the command line and of the games it tells of."""
    return localizer("en")(key, **data)


def plain(foreign: str, style: str = "") -> Text:
    """A text from outside as it is: no markup, and control characters written out."""
    return Text(_STEERING.sub(lambda sign: sign[0].encode("unicode_escape").decode(), foreign), style)


def tell(line: str, style: str = "") -> None:
    """Print one line that may hold texts from outside."""
    out.print(plain(line, style), soft_wrap=True)


def stop(sentence: str, code: int = MISUSED) -> typer.Exit:
    """Say in one sentence what to do instead; to be raised."""
    errors.print(plain(sentence, "red"), soft_wrap=True)
    return typer.Exit(code)


def rules_of(key: str) -> type[Game]:
    if key not in engine.GAMES:
        raise stop(say("cli-unknown-game", game=Verbatim(key), known=tuple(map(Verbatim, engine.GAMES))))
    return engine.load(key)


@contextmanager
def friendly_options(game: str) -> Iterator[None]:
    """Impossible tables in words: a game has its own for what it alone forbids."""
    try:
        yield
    except BadOptions as error:
        words = {name: Verbatim(fact) if isinstance(fact, str) else fact for name, fact in error.data.items()}
        raise stop(say(error.key if error.key.startswith(f"{game}-") else f"cli-{error.key}", **words)) from None


def read(file: Path, parse: Callable[[str], T]) -> T:
    """A file's content, understood; what cannot be read or understood is said.

    Of a file beyond every bound only so much is read as shows that it is.
    """
    try:
        with file.open(encoding="utf-8") as opened:
            return parse(opened.read(BYTES + 1))
    except OSError as error:
        raise stop(say("cli-unreadable", file=Verbatim(file), why=Verbatim(error.strerror))) from None
    except UnicodeDecodeError:
        raise stop(say("cli-no-text", file=Verbatim(file))) from None
    except ValueError as error:
        raise stop(f"{file}: {error}") from None

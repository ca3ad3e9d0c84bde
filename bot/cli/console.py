"""What all commands share: words, output, and friendly ends."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import typer
from rich.console import Console

import engine
from bot.words import Verbatim, speaker
from engine.game import BadOptions, Fact, Game

T = TypeVar("T")
FAILED, MISUSED = 1, 2
out = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


def say(key: str, /, **data: Fact) -> str:
    """The words of the command line and of the games it tells of."""
    return speaker("en")(key, **data)


def stop(sentence: str, code: int = MISUSED) -> typer.Exit:
    """Say in one sentence what to do instead; to be raised."""
    errors.print(sentence, style="red", soft_wrap=True, markup=False)
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
    """A file's content, understood; what cannot be read or understood is said."""
    try:
        return parse(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise stop(say("cli-unreadable", file=Verbatim(file), why=Verbatim(error.strerror))) from None
    except UnicodeDecodeError:
        raise stop(say("cli-no-text", file=Verbatim(file))) from None
    except ValueError as error:
        raise stop(f"{file}: {error}") from None

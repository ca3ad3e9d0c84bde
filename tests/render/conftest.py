"""Words for the pictures in tests."""

from collections.abc import Iterator
from typing import Any

import pytest

import engine
from bot.base.i18n import speaker
from engine.game import Fact, Game
from render import Say
from tests import toys
from tests.facts import KEYS


@pytest.fixture(scope="module", params=engine.GAMES)
def key(request: pytest.FixtureRequest) -> str:
    """Every game of the registry."""
    return str(request.param)


@pytest.fixture(scope="module", params=KEYS)
def rules(request: pytest.FixtureRequest) -> Iterator[type[Game]]:
    """The class of every game, and of the toy."""
    toys.plug()
    yield engine.load(request.param)
    toys.unplug()


@pytest.fixture(scope="session")
def say() -> Say:
    return speaker("en")


@pytest.fixture(scope="session")
def remembering(say: Say) -> Say:
    """The same words, each put together once: for tests that tell whole games."""
    known: dict[Any, str] = {}

    def told(key: str, /, **data: Fact) -> str:
        facts = key, tuple((name, fact, _kind(fact)) for name, fact in data.items())
        if facts not in known:
            known[facts] = say(key, **data)
        return known[facts]

    return told


def _kind(fact: Fact) -> Any:
    """What tells a verbatim text from one that may be the name of a message."""
    return tuple(map(type, fact)) if isinstance(fact, tuple) else type(fact)

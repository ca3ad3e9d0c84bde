"""Words for the pictures in tests."""

from typing import Any

import pytest

from bot.base.i18n import localizer
from engine.game import Fact
from render import Localize
from tests import toys

toys.reach()  # before any module of tests asks for words


@pytest.fixture(scope="session")
def t() -> Localize:
    return localizer("en")


@pytest.fixture(scope="session")
def remembering(t: Localize) -> Localize:
    """The same translator with a cache, for tests that describe whole games."""
    known: dict[Any, str] = {}

    def told(key: str, /, **data: Fact) -> str:
        facts = key, tuple((name, fact, _kind(fact)) for name, fact in data.items())
        if facts not in known:
            known[facts] = t(key, **data)
        return known[facts]

    return told


def _kind(fact: Fact) -> Any:
    """The type of a fact, which tells verbatim texts from message names."""
    return tuple(map(type, fact)) if isinstance(fact, tuple) else type(fact)

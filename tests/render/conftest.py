"""Words for the pictures in tests."""

import pytest

from bot.words import speaker
from render import Say


@pytest.fixture(scope="session")
def say() -> Say:
    return speaker("en")

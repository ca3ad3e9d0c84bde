import pytest

from bot.words import speaker


@pytest.fixture
def say():
    return speaker("en")

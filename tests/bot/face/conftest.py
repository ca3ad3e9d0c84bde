import pytest

from bot.base.i18n import speaker


@pytest.fixture
def say():
    return speaker("en")

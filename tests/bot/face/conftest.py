import pytest

from bot.base.i18n import localizer


@pytest.fixture
def t():
    return localizer("en")

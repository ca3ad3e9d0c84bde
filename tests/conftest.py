"""Fixtures for all tests."""

from collections.abc import Iterator

import pytest

from tests import toys


@pytest.fixture
def orchard() -> Iterator[str]:
    """The toy game plugged in for one test; its key."""
    toys.plug("orchard")
    yield "orchard"
    toys.unplug("orchard")

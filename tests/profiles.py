"""How much the tests try: `SOLSTICE_TESTS` is `quick` (the default), `full` (as `.ci/run` does) or `all`."""

import os
from typing import NoReturn

import pytest

PROFILES = ("quick", "full", "all")
PROFILE = os.environ.get("SOLSTICE_TESTS", PROFILES[0])
if PROFILE not in PROFILES:
    raise ValueError(f"SOLSTICE_TESTS is {PROFILE!r}, not one of {', '.join(PROFILES)}")


def includes(profile: str) -> bool:
    """Whether tests of this profile run now: each profile includes the previous one."""
    return PROFILES.index(profile) <= PROFILES.index(PROFILE)


def rounds(quick: int, full: int) -> int:
    """The number of random rounds to run."""
    return full if includes("full") else quick


def missing(what: str) -> NoReturn:
    """Skip a test that needs what this machine lacks; under CI it fails instead."""
    if os.environ.get("CI"):
        pytest.fail(f"needs {what}")
    pytest.skip(f"needs {what}")

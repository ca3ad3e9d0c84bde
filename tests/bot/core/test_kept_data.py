"""Data that people have on their disks can be used in every later version."""

from pathlib import Path

import pytest

from engine.record import Record
from tests.data.make_data import GAMES

DATA = Path(__file__).parents[2] / "data"
VERSIONS = pytest.mark.parametrize("kept", sorted(DATA.glob("20*")), ids=lambda folder: folder.name)


@VERSIONS
@pytest.mark.parametrize("key", GAMES)
def test_its_records_are_verified(kept: Path, key: str) -> None:
    Record.from_json((kept / f"{key}.json").read_text()).verify()

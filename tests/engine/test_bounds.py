"""Foreign texts are measured before they are read."""

import pytest

from engine.bounds import TooMuch, bounded
from engine.record import BadRecord, Record

MEBIBYTE = 1_048_576


@pytest.mark.parametrize(
    "text",
    [
        "[" * 64 + "]" * 64,
        "[[]," * 40 + '"' + "[" * 200 + '"' + "]" * 40,
        r'["\"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[", {}]',
        "[]" * 1000,
        '"' + "x" * (MEBIBYTE - 2) + '"',
        '"' + r"\"" * 400_000,
        '"' + "\\" * 400_001,
        '"' * 400_001,
        "",
    ],
)
def test_what_is_small_and_flat_enough_passes_unchanged(text: str) -> None:
    assert bounded(text) == text


@pytest.mark.parametrize("text", ["[" * 65, '{"a":' * 65, '["]]]]",' + "[" * 64, "[" * 100_000])
def test_more_than_64_levels_are_refused(text: str) -> None:
    with pytest.raises(TooMuch, match="64 levels"):
        bounded(text)


@pytest.mark.parametrize("text", ["x" * (MEBIBYTE + 1), "é" * (MEBIBYTE // 2 + 1)])
def test_more_than_a_mebibyte_is_refused(text: str) -> None:
    with pytest.raises(TooMuch, match="1 MiB"):
        bounded(text)


@pytest.mark.parametrize("text", ["[" * 100_000, " " * (MEBIBYTE + 1)])
def test_a_record_is_measured_first(text: str) -> None:
    with pytest.raises(BadRecord, match=r"64 levels|1 MiB"):
        Record.from_json(text)

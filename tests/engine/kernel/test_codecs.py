"""Each codec writes and reads its values, and refuses what is none with the path of the field."""

from typing import Any

import pytest

from engine.game import BadPosition
from engine.kernel.codecs import (
    FLAG,
    SEAT,
    SEED,
    Among,
    At,
    Codec,
    Each,
    EachSeat,
    Fixed,
    Maybe,
    Name,
    Number,
    Row,
    Word,
)
from engine.kernel.codecs import Set as SetOf

COLOURS = ("red", "blue", "green")
HERE = At("here", 2)


@pytest.mark.parametrize(
    ("codec", "value", "data"),
    [
        (Number(1, 5), 5, 5),
        (SEAT, 1, 1),
        (FLAG, True, True),
        (SEED, bytes(15) + b"\x1f", "0" * 30 + "1f"),
        (Name(COLOURS), 2, "green"),
        (Word(COLOURS), "red", "red"),
        (Among({"few": (1, 2)}), (1, 2), "few"),
        (Maybe(Name(COLOURS)), None, None),
        (Maybe(Name(COLOURS), -1), -1, None),
        (Maybe(Name(COLOURS), -1), 0, "red"),
        (SetOf(COLOURS), 0b101, ["red", "green"]),
        (SetOf(COLOURS), 0, []),
        (Row(Number()), [3, 1], [3, 1]),
        (Row(Number(), into=tuple), (3, 1), [3, 1]),
        (EachSeat(Number()), [3, 1], [3, 1]),
        (Each(COLOURS, Number()), [1, 0, 2], {"red": 1, "blue": 0, "green": 2}),
        (Each(COLOURS, Number(), empty=0), [1, 0, 2], {"red": 1, "green": 2}),
        (Fixed(SEAT, Word(COLOURS)), (1, "red"), [1, "red"]),
    ],
)
def test_values_are_written_and_read_back(codec: Codec[Any], value: Any, data: Any) -> None:
    assert codec.dump(value) == data
    assert codec.load(data, HERE) == value


@pytest.mark.parametrize(
    ("codec", "data", "words"),
    [
        (Number(1, 5), 0, "here: 0 is not a number from 1 to 5"),
        (Number(), True, "here: True is not a number from 0 to 999999"),
        (Number(), 1.0, "here: 1.0 is not a number from 0 to 999999"),
        (Number(), None, "here: None is not a number from 0 to 999999"),
        (SEAT, 2, "here: 2 is not a number from 0 to 1"),
        (FLAG, 1, "here: 1 is neither true nor false"),
        (SEED, "0" * 31, "here: '0000000000000000000000000000000' is not 32 hexadecimal digits"),
        (SEED, "0" * 32 + "\n", "is not 32 hexadecimal digits"),
        (Name(COLOURS), "pink", "here: 'pink' is none of red, blue, green"),
        (Name(COLOURS), ["red"], r"here: \['red'\] is none of red, blue, green"),
        (SetOf(COLOURS), ["red", "red"], "here: red is named twice"),
        (SetOf(COLOURS), ["red", "pink"], "here.1: 'pink' is none of"),
        (SetOf(COLOURS), ["red"] * 4, "here: 4 are more than the 3 there can be"),
        (Row(Number(), 2), [1, 2, 3], "here: 3 are more than the 2 there can be"),
        (Row(Number()), {"0": 1}, "here: {'0': 1} is not a list"),
        (EachSeat(Number()), [1], "here: one for each of the 2 seats, not 1"),
        (Each(COLOURS, Number()), {"red": 1, "blue": 0}, "here.green: is missing"),
        (Each(COLOURS, Number(), empty=0), {"pink": 1}, "here.pink: is none of red, blue, green"),
        (Each(COLOURS, Number()), [], r"here: \[\] is not an object"),
        (Fixed(SEAT, SEAT), [1], "here: 2 values, not 1"),
        (Fixed(SEAT, SEAT), [1, 9], "here.1: 9 is not a number"),
        (Number(), "x" * 500, "^here: 'x{58}… is not a number"),
    ],
)
def test_what_is_no_value_is_refused_with_its_path(codec: Codec[Any], data: Any, words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        codec.load(data, HERE)


def test_what_is_left_out_is_missing_or_what_everybody_starts_with() -> None:
    assert EachSeat(Number(), start=4).absent(HERE) == [4, 4]
    with pytest.raises(BadPosition, match="here: is missing"):
        EachSeat(Number()).absent(HERE)
    with pytest.raises(BadPosition, match="here: is missing"):
        Number().absent(HERE)

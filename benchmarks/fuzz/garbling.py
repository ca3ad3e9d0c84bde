"""Inputs as strangers might write them: true ones with a few things changed."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

ODD = [
    "",
    " ",
    "\0",
    "\n\r\t",
    "\u202e",
    "\u200b\ufeff",
    "\U0001f600" * 3,
    "e\u0301" * 9,
    "%s%n{0}{a}",
    "'; DROP TABLE game; --",
    "../../../etc/passwd",
    "<@1> @everyone <#1>",
    "[/][red]",
    "**__~~||`",
    "\x1b[31m",
    "9" * 60,
    "-1",
    "1e400",
    "0x10",
    "NaN",
    "null",
    "\u0661\u0662",
    ":",
    "::::",
    ".",
    "a" * 100,
]
VALUES: list[Any] = [None, True, False, 0, -1, 10**30, 1.5, "", "x", "\u202e", [], [[]], [{}], {}, {"id": {}}, "9" * 99]
DEEP, MANY = 200, 40
DEEPER = 0.75
"""How often one more step is gone down in nested data."""


def text(rng: Random, true: str, longest: int) -> str:
    """A true text with one to four pieces cut, doubled, swapped or replaced; at most this many characters."""
    found = true
    for _ in range(rng.randint(1, 4)):
        at, to = sorted((rng.randint(0, len(found)), rng.randint(0, len(found))))
        piece = found[at:to]
        put = rng.choice(
            (rng.choice(ODD), piece * 2, piece[::-1], "", chr(rng.randrange(1, 0xD800)), str(rng.random()))
        )
        found = found[:at] + put + found[to:]
    return found[:longest]


def data(rng: Random, true: Any) -> Any:
    """True data with one to three places changed."""
    holder = [json.loads(json.dumps(true))]
    for _ in range(rng.randint(1, 3)):
        _change(rng, holder)
    return holder[0]


def _change(rng: Random, top: list[Any]) -> None:
    holder, key = _place(rng, top)
    choice = rng.randrange(6)
    if choice == 0 and holder is not top:
        del holder[key]
    elif choice == 1 and isinstance(holder[key], str):
        holder[key] = text(rng, holder[key], 4000)
    elif choice == 2:
        holder[key] = nested(rng, holder[key])
    elif choice == 3:
        holder[key] = [holder[key]] * rng.choice((0, 2, MANY))
    else:
        holder[key] = deepcopy(rng.choice([*VALUES, *ODD]))  # what is put there may be changed next


def _place(rng: Random, top: list[Any]) -> tuple[Any, Any]:
    """A place in nested data, as its holder and key: from the top downwards, by chance."""
    holder: Any = top
    key: Any = 0
    while isinstance(value := holder[key], dict | list) and value and rng.random() < DEEPER:
        holder, key = value, rng.choice(list(value) if isinstance(value, dict) else range(len(value)))
    return holder, key


def nested(rng: Random, value: Any) -> Any:
    """The value within lists or objects, one in another."""
    for _ in range(rng.randrange(DEEP)):
        value = [value] if rng.randrange(2) else {"a": value}
    return value


def raw(rng: Random, true: bytes) -> bytes:
    """True bytes with one to four pieces cut, doubled, zeroed or replaced."""
    found = bytearray(true)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(found) + 1)
        size = rng.choice((1, 4, 100, 4096))
        piece = bytes(found[at : at + size])
        found[at : at + size] = rng.choice(
            (b"", piece * 2, bytes(len(piece)), rng.randbytes(len(piece)), b"\xff" * size)
        )
    return bytes(found[: rng.randrange(len(found) + 1)] if rng.randrange(8) == 0 else found)

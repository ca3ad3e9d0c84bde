"""The JSON of a request, and of a frame, from whoever sends it."""

import json
import math
from typing import Any, NoReturn

DEPTH = 100


class Malformed(ValueError):
    """No JSON, or numbers, letters or levels that nothing here can hold."""


def parse(raw: bytes | str) -> Any:
    """The content of a text in JSON. Raises Malformed, for infinite numbers and more than 100 levels too."""
    try:
        content = json.loads(raw, parse_constant=_no_number, parse_float=_finite)
        _sound(content, 0)
    except (ValueError, RecursionError) as error:
        raise Malformed(str(error)) from None
    return content


def _no_number(name: str) -> NoReturn:
    raise Malformed(f"{name} is no number")


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise Malformed(f"{digits} is too large")
    return number


def _sound(content: Any, depth: int) -> None:
    """Raises ValueError for halves of characters and for too many levels."""
    if depth > DEPTH:
        raise Malformed("too many levels")
    if isinstance(content, str):
        content.encode()
    elif isinstance(content, dict):
        for key, value in content.items():
            key.encode()
            _sound(value, depth + 1)
    elif isinstance(content, list):
        for value in content:
            _sound(value, depth + 1)

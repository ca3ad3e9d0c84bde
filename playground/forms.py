"""What a request body must look like, said in small checks that report every fault with its path."""

import re
from collections.abc import Callable, Collection, Mapping
from typing import Any, NoReturn

from playground.errors import Code, Refused

Check = Callable[["Faults", str, Any], None]


class Faults:
    """The faults of one form, collected into Discord's tree of errors."""

    def __init__(self) -> None:
        self.tree: dict[str, Any] = {}

    def add(self, path: str, code: str, message: str) -> None:
        node = self.tree
        for step in filter(None, path.split(".")):
            node = node.setdefault(step, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def settle(self) -> None:
        """:raises Refused: 50035 with the tree, when there is a fault."""
        if self.tree:
            raise Refused(Code.INVALID_FORM_BODY, errors=self.tree)


def refuse(path: str, code: str, message: str) -> NoReturn:
    """:raises Refused: 50035 for this one fault."""
    faults = Faults()
    faults.add(path, code, message)
    raise Refused(Code.INVALID_FORM_BODY, errors=faults.tree)


def check(form: Check, body: Any) -> None:
    faults = Faults()
    form(faults, "", body)
    faults.settle()


def number(query: Mapping[str, str], name: str, instead: int, low: int, high: int) -> int:
    """A whole number of a query. :raises Refused: 50035 for none, or one out of bounds."""
    text = query.get(name, str(instead))
    if not re.fullmatch("[0-9]{1,18}", text) or not low <= int(text) <= high:
        refuse(name, "NUMBER_TYPE_MAX", f"int value should be between {low} and {high}.")
    return int(text)


def join(path: str, step: object) -> str:
    return f"{path}.{step}" if path else str(step)


def text(low: int = 0, high: int | None = None) -> Check:
    def run(faults: Faults, path: str, value: Any) -> None:
        if not isinstance(value, str):
            faults.add(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        elif high is not None and not low <= len(value) <= high:
            kind = "BASE_TYPE_BAD_LENGTH" if low else "BASE_TYPE_MAX_LENGTH"
            limit = f"between {low} and {high}" if low else f"{high} or fewer"
            faults.add(path, kind, f"Must be {limit} in length.")
        elif len(value) < low:
            faults.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    return run


def whole(low: int | None = None, high: int | None = None) -> Check:
    def run(faults: Faults, path: str, value: Any) -> None:
        if not isinstance(value, int) or isinstance(value, bool):
            faults.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif low is not None and value < low:
            faults.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
        elif high is not None and value > high:
            faults.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")

    return run


def one_of(*choices: object) -> Check:
    def run(faults: Faults, path: str, value: Any) -> None:
        if value not in choices:
            faults.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {choices}.")

    return run


def flag(faults: Faults, path: str, value: Any) -> None:
    if not isinstance(value, bool):
        faults.add(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def snowflake(faults: Faults, path: str, value: Any) -> None:
    if not re.fullmatch("[0-9]{1,20}", str(value)):
        faults.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


def anything(faults: Faults, path: str, value: Any) -> None:
    """Accepts anything: for fields that the stand-in only stores."""


def maybe(inner: Check) -> Check:
    def run(faults: Faults, path: str, value: Any) -> None:
        if value is not None:
            inner(faults, path, value)

    return run


def many(inner: Check, low: int = 0, high: int | None = None) -> Check:
    def run(faults: Faults, path: str, value: Any) -> None:
        if not isinstance(value, list):
            faults.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        if high is not None and not low <= len(value) <= high:
            faults.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        for index, item in enumerate(value):
            inner(faults, join(path, index), item)

    return run


def record(fields: dict[str, Check], required: Collection[str] = ()) -> Check:
    """An object with these fields and no others."""

    def run(faults: Faults, path: str, value: Any) -> None:
        if not isinstance(value, dict):
            faults.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return
        for key in required:
            if key not in value:
                faults.add(join(path, key), "BASE_TYPE_REQUIRED", "This field is required")
        for key, item in value.items():
            if key in fields:
                fields[key](faults, join(path, key), item)
            else:
                faults.add(join(path, key), "UNKNOWN_FIELD", "Unknown field.")

    return run


def tagged(forms: dict[int, Check], *, code: str = "UNION_TYPE_CHOICES") -> Check:
    """One of several forms, told apart by the field `type`."""

    def run(faults: Faults, path: str, value: Any) -> None:
        kind = value.get("type") if isinstance(value, dict) else None
        if isinstance(kind, int) and kind in forms:
            forms[kind](faults, path, value)
        else:
            faults.add(join(path, "type"), code, f"Value of field type must be one of {tuple(forms)}.")

    return run

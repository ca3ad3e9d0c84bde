"""Discord's official OpenAPI description as a judge of requests and answers.

It is tests/data/discord/openapi.json.xz, packed as Discord published it under the licence beside it.
"""

import json
import lzma
import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import jsonschema_rs

if TYPE_CHECKING:
    from jsonschema import ValidationError

Json = dict[str, Any]
FILE = Path(__file__).parents[1] / "data" / "discord" / "openapi.json.xz"


class Spec:
    def __init__(self, document: Json) -> None:
        self._document = document
        self._registry = jsonschema_rs.Registry([("urn:discord", document)])
        fewest_parameters_first = sorted(document["paths"], key=lambda one: (one.count("{"), one))
        self._paths = [(re.compile(re.sub(r"{[^}]+}", "[^/]+", one) + "$"), one) for one in fewest_parameters_first]
        self._validators: dict[str, jsonschema_rs.Draft202012Validator] = {}

    def request_faults(self, entry: Json) -> list[str]:
        """The faults of a request in the playground's journal."""
        operation = self._operation(entry)
        if operation is None:
            return [f"no such route: {entry['method']} {entry['path']}"]
        pointer, described = operation
        content = described.get("requestBody", {}).get("content", {})
        if "application/json" not in content or entry["body"] in ({}, None):
            return []
        schema = f"{pointer}/requestBody/content/application~1json/schema"
        return self._faults(schema, strings_for_ids(entry["body"]))

    def answer_faults(self, entry: Json) -> list[str]:
        """The faults of the playground's own answer."""
        operation = self._operation(entry)
        if operation is None or entry["status"] == 0:
            return []
        pointer, described = operation
        status = str(entry["status"])
        if status[0] in "45":
            return self._faults("/components/schemas/Error", entry["answer"])
        if status not in described["responses"]:
            return [f"{status} is none of {sorted(described['responses'])}"]
        content = described["responses"][status].get("content", {})
        if "application/json" not in content:
            return [] if entry["answer"] is None else ["an answer without content was expected"]
        return self._faults(f"{pointer}/responses/{status}/content/application~1json/schema", entry["answer"])

    def check_requests(self, entries: Iterable[Json]) -> None:
        """:raises AssertionError: with the first faults of each bad request that was not refused."""
        _check("request", self.request_faults, (entry for entry in entries if entry["status"] < 400))

    def check_answers(self, entries: Iterable[Json]) -> None:
        """:raises AssertionError: with the first faults of each bad answer."""
        _check("answer", self.answer_faults, entries)

    def _operation(self, entry: Json) -> tuple[str, Json] | None:
        for pattern, template in self._paths:
            method = entry["method"].lower()
            if pattern.match(entry["path"]) and method in self._document["paths"][template]:
                escaped = template.replace("~", "~0").replace("/", "~1")
                return f"/paths/{escaped}/{method}", self._document["paths"][template][method]
        return None

    def _faults(self, pointer: str, value: Any) -> list[str]:
        if pointer not in self._validators:
            schema = {"$ref": f"urn:discord#{quote(pointer, safe='/~')}"}
            self._validators[pointer] = jsonschema_rs.Draft202012Validator(schema, registry=self._registry)
        if self._validators[pointer].is_valid(value):
            return []
        return _worded(self._document, pointer, value)


def _check(side: str, judge: Callable[[Json], list[str]], entries: Iterable[Json]) -> None:
    judged = ((entry, judge(entry)) for entry in entries)
    problems = [
        f"{entry['method']} {entry['path']} {side}: {'; '.join(faults[:3])}" for entry, faults in judged if faults
    ]
    assert not problems, "\n".join(problems)


def _worded(document: Json, pointer: str, value: Any) -> list[str]:
    """What is wrong with an invalid value: jsonschema is slow, but tells more of a union than the quick judge."""
    from jsonschema import Draft202012Validator
    from referencing import Registry
    from referencing.jsonschema import DRAFT202012

    registry: Registry[Any] = Registry().with_resource("urn:discord", DRAFT202012.create_resource(document))
    found = list(Draft202012Validator({"$ref": f"urn:discord#{pointer}"}, registry=registry).iter_errors(value))
    assert found, f"the two judges do not agree about {value!r} as {pointer}"
    return [f"{error.json_path}: {error.message[-200:]}" for error in map(_told, found)]


def _told(error: "ValidationError") -> "ValidationError":
    """Of a union's branches, that of the right `type` says what is wrong."""
    while error.context:
        inside = len(error.absolute_path)
        others = {one.relative_schema_path[0] for one in error.context if list(one.absolute_path)[inside:] == ["type"]}
        meant = [one for one in error.context if one.relative_schema_path[0] not in others]
        error = max(meant or error.context, key=lambda one: len(one.absolute_path))
    return error


def strings_for_ids(value: Any, key: str = "") -> Any:
    """discord.py writes some ids as integers, which Discord takes although its description says string."""
    if isinstance(value, dict):
        return {name: strings_for_ids(item, f"{key}.{name}") for name, item in value.items()}
    if isinstance(value, list):
        return [strings_for_ids(item, f"{key}[]") for item in value]
    is_id = re.search(r"(_id|attachments\[\]\.id|emoji\.id|default_values\[\]\.id|mentions\.(users|roles)\[\])$", key)
    return str(value) if is_id and isinstance(value, int) else value


@cache
def load() -> Spec:
    return Spec(json.loads(lzma.decompress(FILE.read_bytes())))

"""Every number of a game's material says where it comes from."""

from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from engine import registry
from engine.game import Game
from engine.record import catalogue_hash

KINDS = {"picture", "seed", "review", "deduced", "reconstructed", "disputed", "both", "booklet", "online"}


@pytest.fixture
def catalogue(rules: type[Game]) -> ModuleType:
    return import_module(f"{registry.GAMES[rules.key].rules}.catalogue")


def resolve(value: Any, path: str) -> Any:
    """The part of a table that a dotted key names: through dict keys, field names, ids of rows and indices."""
    for step in path.split("."):
        if isinstance(value, dict):
            value = value[next(key for key in value if str(key) == step)]
        elif hasattr(value, step):
            value = getattr(value, step)
        else:
            rows = {str(place): row for place, row in enumerate(value)}
            rows |= {row.id: row for row in value if hasattr(row, "id")}
            value = rows[step]
    return value


def test_every_table_has_a_source(catalogue: ModuleType) -> None:
    tables = {name for name in vars(catalogue) if name.isupper() and not name.startswith("_")} - {"SOURCES"}
    told = {name for name in catalogue.SOURCES if "." not in name}
    assert tables == told, f"{catalogue.__name__}.SOURCES lacks {sorted(tables - told)}, or has {sorted(told - tables)}"


def test_sources_are_of_a_known_kind(catalogue: ModuleType) -> None:
    unknown = set(catalogue.SOURCES.values()) - KINDS
    assert not unknown, f"{catalogue.__name__}.SOURCES: {sorted(unknown)} is none of {', '.join(sorted(KINDS))}"


def test_exceptions_name_something_that_is_there(catalogue: ModuleType) -> None:
    for name in catalogue.SOURCES:
        table, _, path = name.partition(".")
        if path:
            resolve(getattr(catalogue, table), path)


def test_a_catalogue_holds_literals_and_has_a_fingerprint(rules: type[Game]) -> None:
    assert len(catalogue_hash(rules.key)) == 64

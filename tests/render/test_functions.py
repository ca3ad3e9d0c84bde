"""A game's pictures offer what everybody else calls; a module that lacks a function passes every type check."""

from inspect import Parameter, getmembers, isfunction, signature
from types import SimpleNamespace
from typing import Any

import pytest

import render
from render import GamePictures

FUNCTIONS = dict(getmembers(GamePictures, lambda member: isfunction(member) and not member.__name__.startswith("_")))


def lacking(key: str, part: Any) -> list[str]:
    """What is missing or has other parameters, in sentences."""
    found = []
    for name, wanted in FUNCTIONS.items():
        _, *parameters = signature(wanted).parameters.values()
        function = getattr(part, name, None)
        if not callable(function):
            found.append(f"render/{key} lacks the function {name}({_listed(parameters)})")
        elif _listed(own := list(signature(function).parameters.values())) != _listed(parameters):
            found.append(f"{name} of render/{key} takes ({_listed(own)}), not ({_listed(parameters)})")
    return found


def _listed(parameters: list[Parameter]) -> str:
    return ", ".join(parameter.name for parameter in parameters)


def test_every_function_is_there_with_its_parameters(key: str) -> None:
    assert not lacking(key, render.load(key)), lacking(key, render.load(key))


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_missing_function_would_be_noticed(name: str, orchard: str) -> None:
    functions = vars(render.load(orchard))
    [sentence] = lacking(orchard, SimpleNamespace(**{key: value for key, value in functions.items() if key != name}))
    assert sentence.startswith(f"render/orchard lacks the function {name}(")


def test_other_parameters_would_be_noticed(orchard: str) -> None:
    functions = vars(render.load(orchard))
    [sentence] = lacking(orchard, SimpleNamespace(**(functions | {"own_text": lambda view: []})))
    assert sentence == "own_text of render/orchard takes (view), not (view, focus, t)"

"""Poisons the names of cards in every process that imports this, and so in no process of tests."""

from __future__ import annotations

import re
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from benchmarks.chaos.poison import marker
from bot.base import i18n
from engine.registry import GAMES
from tests.facts import facts

_clean = i18n._bundle.__wrapped__


@cache
def _poisoned(tag: str, roots: tuple[str, ...]) -> FluentBundle | None:
    bundle = _clean(tag, roots)
    if bundle is not None:
        names = [(key, card) for key in GAMES for card in facts(key).cards.ids]
        words = (f"{key}-{card} = {_name(bundle, f'{key}-{card}')} {marker(key, card)}" for key, card in names)
        bundle.add_resource(FluentResource("\n".join(words)), allow_overrides=True)
    return bundle


def _name(bundle: FluentBundle, key: str) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern)
    assert not errors
    return re.sub(r"[{}]", "", str(text))


i18n._bundle = _poisoned
i18n._localizer.cache_clear()

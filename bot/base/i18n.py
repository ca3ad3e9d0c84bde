"""Texts in the reader's language, from the Fluent files next to what they name in engine, render and bot."""

from __future__ import annotations

import warnings
from functools import cache, lru_cache
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

import bot
import engine
import render
from engine.registry import GAMES, Parts, folder
from render import Verbatim as Verbatim

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from engine.game import Fact
    from render import Localize

HOUSE = ("engine", "render", "bot")
"""Packages whose folders are all searched for words."""
SOURCE = "en"
"""The language every text is written in first; other languages fall back to it, text by text."""
PSEUDO = "pseudo"
"""The source language in brackets, as long as a translation may be: what is outside brackets is not translated."""
LONGER = 1.3
"""A translation's length, compared with English."""
FORMS = {
    "short": ("short",),
    "tight": ("tight", "short"),
    "bare": ("bare", "tight", "short"),
    "gained": ("gained",),
    "part": ("part",),
}
"""Attributes of a text that say it in fewer words, by the form asked for: `toy-taken.short`; `.gained`, what a source
of minus points is called where there are less of them; and `.part`, what happened as a part of a line.
"""
LONG = 1000
"""A length of value that Fluent always accepts; it refuses very long ones, so those are inserted afterwards."""

KEPT = 8192
"""Texts kept in each language: tables of one game say much the same, and formatting is slow."""


class Name(str):
    """What a thing is called, with the attributes of its message: `.gender`, and forms such as `.acc` or `.plural`.

    Sentences of every language ask for them: `{ GENDER($what) -> [f] eine *[m] einen } { FORM($what, case: "acc") }`.
    """

    bundle: FluentBundle
    patterns: Mapping[str, Any]

    def form(self, attribute: str, otherwise: str) -> str:
        """This attribute as text."""
        pattern = self.patterns.get(attribute)
        return str(self.bundle.format_pattern(pattern)[0]) if pattern else otherwise


def _form(what: Any, case: object = "nom") -> str:
    """A name in this form, as it is where its message has no such form."""
    return what.form(str(case), str(what)) if isinstance(what, Name) else str(what)


def _gender(what: Any) -> str:
    """The gender of a name, `other` where its message has none."""
    return what.form("gender", "other") if isinstance(what, Name) else "other"


FUNCTIONS: dict[str, Callable[..., Any]] = {"FORM": _form, "GENDER": _gender}
"""What texts can ask of a name."""


class MissingWords(UserWarning):
    """The text asked for is in no Fluent file, or needs a value that was not given. The tests fail on it."""


def localizer(locale: str) -> Localize:
    """The words of this locale (`en`, `en-GB`, `de`), else of its language, else English.

    In the data an int stays a number; a str is replaced by the message `<prefix>-<str>` where there is one, the
    prefix being the first part of the key; a tuple becomes a list ("a, b and c") after the same look-up. A key may
    ask for a shorter form, `toy-taken.short`: a text without it is told as it is.
    """
    roots = [str(root) for package in (engine, render, bot) for root in package.__path__]
    return _localizer(locale, (*roots, *(root for parts in GAMES.values() for root in _roots(parts))))


@cache
def _roots(parts: Parts) -> tuple[str, ...]:
    """The folders of a game from outside that may contain words."""
    modules = [name for name in (parts.rules, parts.pictures, parts.clicks) if name.partition(".")[0] not in HOUSE]
    return tuple(str(folder(name)) for name in modules)


@cache
def _localizer(locale: str, roots: tuple[str, ...]) -> _Localizer:
    language = locale.partition("-")[0]
    wanted = [SOURCE] if locale == PSEUDO else list(dict.fromkeys((locale, language, SOURCE)))
    bundles = [bundle for tag in wanted if (bundle := _bundle(tag, roots))]
    return _Localizer(locale, bundles, _bracketed if locale == PSEUDO else str)


@cache
def _bundle(tag: str, roots: tuple[str, ...]) -> FluentBundle | None:
    files = dict.fromkeys(file for root in roots for file in sorted(Path(root).rglob(f"words.{tag}.ftl")))
    if not files:
        return None
    bundle = FluentBundle([tag], functions=FUNCTIONS, use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _stand_in(name: str) -> str:
    """A placeholder that no text contains: a name between two private-use characters."""
    return f"\ue000{name}\ue000"


def _filled(text: str, long: Mapping[str, str]) -> str:
    for name, fact in long.items():
        text = text.replace(_stand_in(name), fact)
    return text


def _pattern(message: Any, form: str) -> Any:
    """What the message says in this form, or in the longer one that it has."""
    return next((message.attributes[name] for name in FORMS.get(form, ()) if name in message.attributes), message.value)


def _kinds(fact: Fact) -> object:
    """What equal values differ in: a name that is shown as it is equals the key of a text."""
    return tuple(map(type, fact)) if isinstance(fact, tuple) else type(fact)


def _bracketed(text: str) -> str:
    """In one pair of brackets, with as many tildes as a translation may be longer."""
    plain = text.translate(_UNMARKED)
    if not plain:
        return ""
    added = ceil(len(plain) * (LONGER - 1)) - len("[]")
    return f"[{plain}{'~' * added}]"


_UNMARKED = str.maketrans("", "", "[~]")


class _Localizer:
    """Look a text up in the first bundle that has it."""

    def __init__(self, locale: str, bundles: list[FluentBundle], finish: Callable[[str], str]) -> None:
        self._locale = locale
        self._bundles = bundles
        self._finish = finish
        self._kept = lru_cache(KEPT)(self._formatted)
        self._named = lru_cache(KEPT)(self._name)

    def __call__(self, key: str, /, **data: Fact) -> str:
        if any(isinstance(fact, str) and len(fact) > LONG for fact in data.values()):
            return self._formatted(key, *data.items())
        return self._kept(key, *[(name, fact, _kinds(fact)) for name, fact in data.items()])

    def _formatted(self, key: str, *data: tuple[Any, ...]) -> str:
        """The text for this data: triples of name, value and what else is needed to tell values apart."""
        prefix = key.partition("-")[0]
        values = {name: self._value(prefix, fact) for name, fact, *_ in data if fact is not None}
        text = self._find(key, values)
        if text is None:
            warnings.warn(f"no words for {key}", MissingWords, stacklevel=3)
            return key
        return str(text)

    def __reduce__(self) -> tuple[Callable[[str], Localize], tuple[str]]:
        """Another process looks the words up in its own bundles."""
        return localizer, (self._locale,)

    def _find(self, key: str, values: dict[str, int | str]) -> Name | None:
        name, _, form = key.partition(".")
        for bundle in self._bundles:
            message = bundle.get_message(name) if bundle.has_message(name) else None
            if message and (pattern := _pattern(message, form)):
                long = {name: fact for name, fact in values.items() if isinstance(fact, str) and len(fact) > LONG}
                text, errors = bundle.format_pattern(pattern, values | {name: _stand_in(name) for name in long})
                for error in errors:
                    warnings.warn(f"{key}: {error}", MissingWords, stacklevel=4)
                told = Name(self._finish(_filled(str(text), long)))
                told.bundle, told.patterns = bundle, message.attributes
                return told
        return None

    def _value(self, prefix: str, fact: int | str | tuple[int | str, ...]) -> int | str:
        if isinstance(fact, tuple):
            return self._listed([str(self._value(prefix, item)) for item in fact])
        if isinstance(fact, str):
            return fact if isinstance(fact, Verbatim) or len(fact) > LONG else self._named(prefix, fact)
        return int(fact)

    def _name(self, prefix: str, fact: str) -> str:
        """The text for a word of the rules, or the word; it stands in many sentences."""
        return self._find(f"{prefix}-{fact}", {}) or fact

    def _listed(self, items: list[str]) -> str:
        """Join a list in the way of the language: "a", "a and b", "a, b and c"."""
        text = "".join(items[:1])
        for place, item in enumerate(items[1:], 2):
            key = "bot-list-last" if place == len(items) else "bot-list-next"
            text = self(key, head=Verbatim(text), item=Verbatim(item))
        return text

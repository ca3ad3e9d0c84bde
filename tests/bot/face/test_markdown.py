"""What people wrote is plain text: held against Discord's grammar of markup, written down here a second time."""

import re
import unicodedata
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import example, given

import engine
import render
from bot.base.i18n import localizer
from bot.base.markdown import escape
from bot.base.text import TURNS
from bot.handlers.lobbies import person
from render import Focus, text
from render.text import is_visible, spoken
from tests.bot.called import ALSO_BLANK, BLANK, INVISIBLE, MARKUP, NAMES, NOTHING

ESCAPED = re.compile(r"\\([^0-9A-Za-z\s])")
ANYWHERE = [
    re.compile(rule, re.DOTALL)
    for rule in (
        r"\*\*.+?\*\*", r"\*\S.*?\*", r"__.+?__", r"_\S.*?_", r"~~.+?~~", r"\|\|.+?\|\|", r"`+[^`]+`+",
        r"\[[^\]]*\]\([^)]*\)", r"https?://\S+", r"<[a-z]+:[^\s>]+>",
        r"<@[!&]?\d+>", r"<#\d+>", r"</[^:>]+:\d+>", r"<t:-?\d+(:[tTdDfFR])?>", r"<a?:\w+:\d+>", r"<id:\w+>",
        r"@everyone", r"@here",
    )
]  # fmt: skip
BEGINNING = [re.compile(rule) for rule in (r"#{1,3} ", r"-# ", r">>> ", r"> ", r"[-*+] ", r"\d+[.)] ")]
TEXT = {"x\n# y", "a_b_c", "@Everyone", "https\\://x", "\\*x*", "\\\\<@1>"}
"""What is markup once a part of it is left out, or the lines are."""


def read(line):
    """What Discord shows of a line; fails where it is more than text."""
    shown, at = "", 0
    while at < len(line):
        if escaped := ESCAPED.match(line, at):
            shown, at = shown + escaped.group(1), escaped.end()
            continue
        for rule in (*ANYWHERE, *([] if at else BEGINNING)):
            assert not rule.match(line, at), f"{line[at:]!r} is markup"
        shown, at = shown + line[at], at + 1
    return shown


@pytest.mark.parametrize("name", [one for one in MARKUP if one not in TEXT])
def test_this_grammar_knows_what_is_markup(name):
    with pytest.raises(AssertionError, match="is markup"):
        read(name)


@pytest.mark.parametrize("name", MARKUP)
def test_no_name_is_markup(name):
    assert read(escape(name)).replace("\u200b", "") == " ".join(name.split())


@given(NAMES)
@example("https:https://x")
@example("1.1. x")
@example("0*. x")
def test_whatever_is_put_together_shows_as_it_was_typed(name):
    assert read(escape(name)).replace("\u200b", "") == " ".join(name.split()).replace("\u200b", "")


def test_what_unicode_does_not_show_is_not_visible():
    assert [hex(ord(sign)) for sign in INVISIBLE + BLANK + ALSO_BLANK if is_visible(sign)] == []


@given(NOTHING)
def test_a_name_of_which_nothing_can_be_seen_gives_way(shown):
    assert not is_visible(shown)
    assert spoken(shown, "Lemon") == "Lemon"
    assert text.name(shown, "Lemon") == "Lemon"
    assert named(shown) == "ana_1"


@pytest.mark.parametrize("name", ["Ana", "\u05d0", "\u30a2", "7", "!", "\U0001f40c", "\u3164x"])
def test_others_are(name):
    assert is_visible(name)


def named(shown):
    """The name under which somebody sits whose name is shown like this, and whose account is ana_1."""
    user = SimpleNamespace(id=1, name="ana_1", display_name=shown)
    response: Any = SimpleNamespace(interaction=SimpleNamespace(user=user))
    return person(response).name


def test_whose_name_can_be_seen_sits_under_it():
    assert [named(shown) for shown in ("Ana", "\u3164x", "<t:0>")] == ["Ana", "\u3164x", "<t:0>"]


@given(NAMES)
def test_a_name_neither_turns_its_line_round_nor_breaks_it(shown):
    for told in (escape(named(shown)), spoken(shown, "Lemon"), text.name(shown, "Lemon")):
        assert is_visible(told)
        assert len(told.splitlines()) == 1
        assert not any(unicodedata.bidirectional(sign) in TURNS for sign in told)


@given(NAMES)
def test_the_words_of_a_picture_are_the_same_lines_whatever_people_are_called(shown):
    view = engine.load("helios").new(seats=2, seed=bytes(16)).view(None)
    plain, told = (
        render.load("helios").state_text(view, Focus(0, (name, "Ben")), localizer("en")) for name in ("Ana", shown)
    )
    assert [line.replace(spoken(shown, "Coral"), "Ana") for line in told] == plain

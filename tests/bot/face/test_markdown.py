"""What people wrote is plain text: held against Discord's grammar of markup, written down here a second time."""

import re
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.base.markdown import escape
from bot.handlers.lobbies import person
from render.text import is_visible, spoken

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
MARKUP = [
    "<t:0:R>", "</newgame:123456789012345678>", "<#123456789012345678>", "<:x:123456789012345678>", "<a:x:12345>",
    "<@123>", "<@!123>", "<@&123>", "<id:guide>", "https://evil.example/**x**", "<https://evil.example>",
    "<mailto:a@b.c>", "[x](https://evil.example)", "**x**", "*x*", "__x__", "_x_", "~~x~~", "||x||", "`x`", "```x```",
    "# x", "## x", "-# x", "> x", ">>> x", "- x", "+ x", "* x", "1. x", "12) x", "@everyone", "@here", "@Everyone",
    "\\*x*", "\\\\<@1>", "x\n# y", "https\\://x", "a_b_c",
]  # fmt: skip

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


@given(
    st.lists(st.one_of(st.sampled_from(MARKUP), st.text(alphabet="\\*_~`|<>[]()#-+.:/@ 1ax\n", max_size=6))).map(
        "".join
    )
)
@example("https:https://x")
@example("1.1. x")
@example("0*. x")
def test_whatever_is_put_together_shows_as_it_was_typed(name):
    assert read(escape(name)).replace("\u200b", "") == " ".join(name.split()).replace("\u200b", "")


@given(st.text())
def test_letters_of_all_scripts_and_emoji_stay(name):
    assert read(escape(name)).replace("\u200b", "") == " ".join(name.split()).replace("\u200b", "")


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u115f\u1160",
        "\uffa0",
        "\u2800\u2800",
        "\u200b\u200d",
        "\u00ad",
        "\u2062",
        "\ufe0f",
        "\U000e0041",
        " ",
    ],
)
def test_a_name_of_which_nothing_can_be_seen_is_not_visible(name):
    assert not is_visible(name)
    assert spoken(name, "Lemon") == "Lemon"


@pytest.mark.parametrize("name", ["Ana", "\u05d0", "\u30a2", "7", "!", "\U0001f40c", "\u3164x"])
def test_others_are(name):
    assert is_visible(name)


@pytest.mark.parametrize(
    ("shown", "name"), [("Ana", "Ana"), ("\u3164", "ana_1"), ("\u202e\u2800", "ana_1"), ("<t:0>", "<t:0>")]
)
def test_whose_name_cannot_be_seen_sits_under_the_name_of_their_account(shown, name):
    user = SimpleNamespace(id=1, name="ana_1", display_name=shown)
    response: Any = SimpleNamespace(interaction=SimpleNamespace(user=user))
    assert person(response).name == name

"""Every text is asked for by the key under which it stands in its file, or out of one of the tables named here."""

import ast

import pytest

from tests import words

TABLES = frozenset(
    {
        # What every game has: its title, options, questions, moves, events, reasons, sources of points.
        *("{}-title", "{}-about", "{}-about-{}", "{}-components-{}", "{}-left_out", "{}-option-preset-{}"),
        *("{}-{}.gained", "{}-gained", "{}.part", "{}-hint"),
        *("{}-option-{}", "{}-option-{}-{}"),
        *("{}-ask-{}", "{}-end-{}", "{}-log-{}", "{}-move-{}", "{}-verb-{}", "{}-why-{}", "{}-value-{}"),
        *("{}-lesson-{}", "{}-lesson-{}-other", "{}-moment-{}", "{}-moments", "{}-order-{}", "{}-order-until-{}"),
        *("{}-legend-{}", "{}-words-{}", "{}-picture-cover", "render-seat-{}", "render-part-{}"),
        # Choices, gains and material of a game, by the words of its moves, events and catalogue.
        *("{}-choice-{}", "{}-explain-{}", "{}-gain-{}", "{}-brings-{}", "{}-picture-{}", "{}-power-{}"),
        # What a table can be set to, and a person.
        *("bot-{}-{}", "bot-{}-{}-about", "bot-pace-{}", "bot-player-{}", "bot-player-{}-about", "bot-serious-{}"),
        *("bot-lobby-{}", "bot-lobby-{}-{}", "bot-computer-{}", "bot-follow-{}", "bot-follow-choice-{}"),
        *("bot-setting-{}", "bot-setting-{}-{}", "bot-setting-{}-{}-about", "bot-setting-call-{}"),
        *("bot-setting-scope-{}", "bot-admin-{}", "bot-goes-on-{}", "bot-privacy-{}"),
        # Buttons by what they do.
        *("bot-{}", "bot-command-{}", "bot-end-{}", "bot-greeting-{}", "bot-greeting-which-{}", "bot-pick-{}"),
        *("bot-replace-{}", "bot-replay-{}", "bot-resign-{}", "bot-rules-{}"),
        # Refusals, troubles and events by their names.
        *("bot-no-{}", "bot-store-{}", "bot-log-{}", "bot-nudge-{}", "bot-board-{}", "bot-lobby-done-{}"),
        *("bot-stats-unrated-{}", "{}-of"),
        # Columns and findings of the command line.
        *("cli-{}", "cli-arena-{}", "cli-column-{}", "cli-data-{}", "cli-doctor-{}", "cli-doctor-{}-{}", "cli-game-{}"),
        *("cli-move-{}", "cli-postgres-{}", "cli-record-{}", "cli-restore-{}", "cli-store-{}"),
    }
)

TESTS = words.ROOT / "tests"
OF_WORDS = frozenset({"test_coming", "test_components", "test_lessons", "test_log", "test_why"})
"""Tests whose subject is how something is worded, beside those of the games."""
STILL = {"test_review": 5, "test_rules_at_hand": 3}
"""How many such texts other tests assert: labels of games two to a line, and the rule book. Fewer may, never more."""


@pytest.mark.slow
def test_keys_are_put_together_only_for_these_tables() -> None:
    found = {shape: file for file, tree in words.code().items() for shape in words.built(tree)}
    new = {shape: file for shape, file in found.items() if shape not in TABLES}
    assert not new, f"write these keys out as they stand in words.en.ftl: {new}"
    assert not TABLES - set(found), "no code uses these tables any more"


@pytest.mark.slow
def test_every_text_is_asked_for() -> None:
    told = "".join(file.read_text("utf-8") for file in words.files())
    unused = words.nowhere(set(words.messages()), set(TABLES), words.spelt(), told)
    assert not unused, f"no code asks for {unused}: delete them from words.en.ftl"


def test_what_is_built_and_what_is_unused_is_found() -> None:
    code = """t(f"bot-new-{what}") or self.t("bot-yes" if so else f"bot-{kind}-not") or t("bot-plain")"""
    assert [*words.built(ast.parse(code))] == ["bot-new-{}", "bot-{}-not"]
    keys = {"bot-plain", "bot-new-busy", "bot-new-nobody", "bot-busy", "bot-told"}
    check = """told(asked("Play my turn")).endswith(f"{x} left the table") or any(one == "Undo" for one in told())"""
    assert [*words.asserted(ast.parse(check))] == [" left the table", "Undo"]
    assert words.nowhere(keys, {"bot-new-{}"}, {"bot-plain", "busy"}, "{ bot-told }") == ["bot-new-nobody"]


@pytest.mark.slow
def test_other_tests_ask_for_a_text_by_its_key() -> None:
    """With `says` of tests/bot/matches.py; so they follow its wording."""
    phrases, found = words.phrases(), dict[str, set[str]]()
    for file in (file for folder in ("bot", "e2e", "playground") for file in (TESTS / folder).rglob("*.py")):
        if "games" not in file.parts and file.stem not in OF_WORDS:
            checks = (
                node.test for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Assert)
            )
            found[file.stem] = {
                text for check in checks for text in words.asserted(check) if words.threes(text) & phrases
            }
    assert {name: len(texts) for name, texts in found.items() if texts} == STILL, found

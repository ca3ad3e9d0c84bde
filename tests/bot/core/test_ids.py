"""Ids contain everything a click needs, and nothing else is understood."""

import pytest

from bot.base import custom_ids


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        (custom_ids.move_id("k3x", 12, "a1b2"), custom_ids.MoveClick("k3x", 12, "a1b2")),
        (custom_ids.page_id("k3x", 12, "1.0"), custom_ids.PageClick("k3x", 12, "1.0")),
        (custom_ids.page_id("k3x", 12, ""), custom_ids.PageClick("k3x", 12, "")),
        (custom_ids.action_id("k3x", 0, "words.2"), custom_ids.ActionClick("k3x", 0, "words.2")),
        (custom_ids.lobby_id("q7", "option.preset.yucata"), custom_ids.LobbyClick("q7", "option.preset.yucata")),
        (custom_ids.setting_id("dm.on"), custom_ids.SettingClick("dm.on")),
    ],
)
def test_what_was_written_is_read(text, asks):
    assert custom_ids.parse(text) == asks


@pytest.mark.parametrize(
    "text", ["", "m", "m:k3x", "m:k3x:12", "m:k3x:-1:a", "m:k3x:x:a", "m:k3x:²:a", "x:1:2:3", "s:1"]
)
def test_anything_else_is_not_understood(text):
    assert custom_ids.parse(text) is None

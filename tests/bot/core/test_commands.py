"""The slash commands stay within Discord's limits, and nothing that goes wrong with them stops the games."""

import re
from pathlib import Path
from unittest.mock import MagicMock

import discord
import pytest
from discord import app_commands

from bot.commands import install
from engine.registry import GAMES, own
from tests.bot.core.conftest import shown, turn_of
from tests.bot.matches import says
from tests.e2e.client import is_private, text

NAME = re.compile(r"[a-z_-]{1,32}")
MOST_COMMANDS, MOST_OPTIONS, MOST_CHOICES, LONGEST, LONGEST_COMMAND = 100, 25, 25, 100, 8000


@pytest.fixture
def payloads() -> list[dict]:
    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)
    install(tree, MagicMock())
    return [command.to_dict(tree) for command in tree.get_commands()]


def strings(payload) -> int:
    """The characters that count towards the limit of one command."""
    counted = sum(len(payload.get(key) or "") for key in ("name", "description"))
    counted += sum(len(str(choice["name"])) + len(str(choice["value"])) for choice in payload.get("choices") or [])
    return counted + sum(strings(option) for option in payload.get("options") or [])


def test_all_commands_are_there(payloads):
    names = {payload["name"] for payload in payloads}
    assert names == {
        "about",
        "card",
        "admin",
        "move",
        "learn",
        "find",
        "pause",
        "follow",
        "invite",
        "newgame",
        "replay",
        "history",
        "import",
        "privacy",
        "stats",
        "daily",
        "puzzle",
        "top",
        "board",
        "hand",
        "score",
        "undo",
        "hint",
        "end",
        "replace",
        "seat",
        "orders",
        "settings",
        "vacation",
        "help",
        "rules",
        "games",
        "resign",
    }
    assert len(payloads) <= MOST_COMMANDS


def test_no_command_passes_a_limit(payloads):
    for payload in payloads:
        assert strings(payload) <= LONGEST_COMMAND
        for part in (payload, *payload["options"]):
            assert NAME.fullmatch(part["name"])
            assert 1 <= len(part["description"]) <= LONGEST
            assert len(part.get("choices") or []) <= MOST_CHOICES
        assert len(payload["options"]) <= MOST_OPTIONS


@pytest.mark.parametrize("status", [400, 403, 500])
async def test_a_registration_that_fails_keeps_the_old_commands(harness, status):
    await harness.close()
    for _ in range(5):
        await harness.table.trouble("fault", method="PUT", path="/applications/*/commands", status=status)
    await harness.open()
    await harness.table.trouble("clear")
    ana, ben = await harness.users("Ana", "Ben")
    first, _ = await harness.begin(ana, ben)
    await turn_of(first)


async def test_help_brings_the_rules_of_the_game_of_the_channel(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, _ = await harness.begin(ana, ben)
    await turn_of(first)
    await ana.command("table-1", "help")
    told = await shown(ana, lambda m: is_private(m) and "How it works" in text(m))
    assert [one for one in told["components"] if one["type"] == 13]
    await ana.command("table-2", "help")
    told = await shown(ana, lambda m: is_private(m) and "How it works" in text(m), "table-2")
    assert "/newgame" in text(told)
    assert "**Commands**" in text(told)


async def test_options_are_suggested_as_far_as_they_go_together(harness, monkeypatch):
    monkeypatch.setitem(GAMES, "bluemoon", own("bluemoon"))
    monkeypatch.setitem(GAMES, "theocratia", own("theocratia"))
    [ana] = await harness.users("Ana")

    async def suggested(game: str, options: str) -> list[str]:
        return [
            choice["value"]
            for choice in await ana.complete("table-1", "newgame", "options", game=game, options=options)
        ]

    assert await suggested("bluemoon", "lay") == [
        "layout=start_tiles",
        "layout=random_all",
        "layout=rulebook_2006",
    ]
    # The city as pictured in 2006 has no room for the expansion, and two players need two colours.
    assert await suggested("bluemoon", "expansion=on lay") == [
        "expansion=on layout=start_tiles",
        "expansion=on layout=random_all",
    ]
    assert "colours=red_brown" in await suggested("theocratia", "colours=")
    assert "colours=red_brown_blue" not in await suggested("theocratia", "colours=")
    assert await suggested("theocratia", "colours=red_brown colours") == []


async def test_about_tells_version_privacy_and_support(harness):
    harness.bot.services.settings = harness.settings.model_copy(update={"support": "https://solstice.example/ask"})
    [ana] = await harness.users("Ana")
    await ana.command("table-1", "about")
    told = text(await shown(ana, lambda m: is_private(m) and "Solstice 2026.1" in text(m)))
    assert says(told, "bot-about-privacy")
    assert "https://solstice.example/ask" in told


async def test_invite_asks_for_the_permissions_of_the_readme_and_no_other(harness):
    [ana] = await harness.users("Ana")
    await ana.command("table-1", "invite")
    told = text(await shown(ana, lambda m: is_private(m) and "oauth2/authorize" in text(m)))
    asked = discord.Permissions(int(*re.findall(r"permissions=(\d+)", told)))
    readme = (Path(__file__).parents[3] / "README.md").read_text()
    [listed] = re.findall(r"\| permission \| for \|\n.*?\n(.*?)\n\n", readme, re.DOTALL)
    named = {line.split("|")[1].strip().lower().replace(" ", "_") for line in listed.splitlines()}
    assert asked == discord.Permissions(**{name.replace("channels", "channel"): True for name in named})
    assert "scope=bot+applications.commands" in told
    assert f"client_id={harness.bot.application_id}" in told

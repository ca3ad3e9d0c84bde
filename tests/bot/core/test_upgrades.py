"""A running game continues from its position when rules or catalogue change; one that cannot harms no other."""

import sqlite3
from contextlib import closing
from importlib import import_module

import pytest

from engine.record import WrongVersion
from engine.registry import load
from tests.bot.core.conftest import (
    label_like,
    panel_of,
    passed_turn,
    plant,
    quiet,
    revision,
    shown,
    take,
    turn_of,
    whole_turn,
)
from tests.e2e.client import controls, is_private, text
from tests.e2e.player import record_of


def shows(message):
    """What a message shows and when it was edited; the addresses of its files are signed anew every hour."""
    return message["edited_timestamp"], text(message), controls(message)


def other_rules(monkeypatch):
    monkeypatch.setattr(load("orchard"), "rules_version", load("orchard").rules_version + 1)


def other_catalogue(monkeypatch):
    catalogue = import_module("engine.orchard.catalogue")
    monkeypatch.setattr(catalogue, "ROUNDS", {**catalogue.ROUNDS, "long": 6})


CHANGES = pytest.mark.parametrize("change", [other_rules, other_catalogue])


@CHANGES
async def test_the_game_goes_on_and_what_was_done_before_stays_done(harness, monkeypatch, change):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben, options="length=short")
    await whole_turn(first)
    await turn_of(second)
    passed = await passed_turn(first)
    await harness.close()
    change(monkeypatch)
    await harness.open()
    await first.click(passed, label="Undo")
    await shown(first, lambda m: is_private(m) and "nothing you can take back" in text(m))
    assert await revision(harness) == 2
    await take(second)
    panel = await panel_of(second)
    await second.click(panel, label=label_like(panel, "Plant"))
    await second.click(await passed_turn(second), label="Undo")
    await turn_of(second, "Play my turn")
    await plant(second)
    for user in (first, second) * 2:
        await whole_turn(user)
    end = await shown(ana, lambda m: "the game is over" in text(m) and not is_private(m))
    record = await record_of(ana, end)
    assert len(record.moves) == 12
    with pytest.raises(WrongVersion):
        record.verify()


async def test_a_game_that_cannot_be_read_any_more_is_left_alone_and_harms_no_other(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, _ = await harness.begin(ana, ben)
    message = await turn_of(first)
    other, next_one = await harness.begin(ana, ben, channel="table-2")
    await turn_of(other, channel="table-2")
    await quiet(harness)
    await harness.close()
    with closing(sqlite3.connect(harness.settings.file)) as db, db:
        db.execute(
            "UPDATE game SET position = replace(position, '\"pending\"', '\"due\"') WHERE channel = ?",
            [message["channel_id"]],
        )
    await harness.open()
    await first.click(message, label=label_like(message, "Take"))
    await shown(first, lambda m: is_private(m) and "left by another version of Solstice" in text(m))
    await first.command("table-1", "board")
    await whole_turn(other, "table-2")
    await turn_of(next_one, channel="table-2")
    assert shows(await first.message("table-1", message["id"])) == shows(message)

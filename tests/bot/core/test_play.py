"""Playing by clicks: one turn message that goes from person to person, and private panels for what is private."""

import asyncio

from tests.bot.core.conftest import buttons_of, label_like, panel_of, shown, take, turn_of, whole_turn
from tests.bot.matches import says
from tests.e2e.client import buttons, is_private, pictures, text
from tests.e2e.player import record_of


def with_controls(messages):
    """The public messages that offer moves."""
    return [m for m in messages if not is_private(m) and any(b["custom_id"].startswith("m:") for b in buttons(m))]


def notified(harness, message):
    """Whom a message called when it was posted; what it mentions may be edited since."""
    return harness.stand_in.world.messages[message["channel_id"]][message["id"]].notified


async def test_the_turn_message_asks_its_person_and_nobody_else(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    message = await turn_of(first)
    assert notified(harness, message) == [first.id]
    assert f"<@{second.id}>" not in text(message)
    assert [picture["url"].rpartition("/")[2].partition("-")[0] for picture in pictures(message)] == ["table"]
    assert buttons_of(message)[-2:] == ["Boards", "More"]


async def test_a_public_decision_edits_the_message_and_what_follows_is_private(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, _ = await harness.begin(ana, ben)
    message = await turn_of(first)
    await take(first)
    edited = await turn_of(first, "Play my turn")
    assert edited["id"] == message["id"]
    assert not with_controls([edited])
    assert "takes" in text(edited) or "took" in text(edited)
    panel = await panel_of(first)
    assert is_private(panel)
    assert [label for label in buttons_of(panel) if label.startswith("Plant")]


async def test_the_next_person_gets_a_new_message_and_the_old_one_loses_its_controls(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    old = await turn_of(first)
    await whole_turn(first)
    new = await turn_of(second)
    assert new["id"] != old["id"]
    assert notified(harness, new) == [second.id]
    await first.settled()
    old = await first.message("table-1", old["id"])
    assert [button["label"] for button in buttons(old)] == ["Undo"]
    assert f"{first.name} plants" in text(old)
    assert pictures(old)
    assert len(with_controls(await first.messages("table-1"))) == 1


async def test_the_panel_updates_itself_and_says_when_the_turn_is_over(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, _ = await harness.begin(ana, ben)
    await take(first)
    panel = await panel_of(first)
    choice = next(label for label in buttons_of(panel) if label.startswith("Plant"))
    await first.click(panel, label=choice)
    after = await shown(first, lambda m: m["id"] == panel["id"] and "turn. Until they decide you can undo." in text(m))
    assert not [label for label in buttons_of(after) if label.startswith("Plant")]


async def test_the_panel_comes_back_by_itself_once_the_computer_has_played(harness):
    [ana] = await harness.users("Ana")
    await harness.begin(ana, computers=1)
    await turn_of(ana)
    await take(ana)
    panel = await panel_of(ana)
    await ana.click(panel, label=label_like(panel, "Plant"))
    await shown(ana, lambda m: m["id"] == panel["id"] and label_like(m, "Take") is not None)


async def test_a_whole_game_ends_with_ranks_and_a_record(harness):
    ana, ben = await harness.users("Ana", "Ben")
    players = await harness.begin(ana, ben, options="length=short")
    for number in range(2 * 3):
        await whole_turn(players[number % 2])
    end = await shown(ana, lambda m: "the game is over" in text(m))
    await ana.settled()
    assert "Place 1, " in text(end)
    assert with_controls(await ana.messages("table-1")) == []
    record = await record_of(ana, end)
    record.verify()
    assert sorted(record.players) == ["Ana", "Ben"]
    started = (await ana.messages("table-1"))[0]
    assert record.commitment in text(started)


async def test_a_computer_plays_and_is_told_in_the_next_message(harness):
    [ana] = await harness.users("Ana")
    await harness.begin(ana, computers=2)
    await turn_of(ana)
    await whole_turn(ana)
    message = await turn_of(ana)
    assert [text(message).count(f"Computer {n} plants") for n in (1, 2)] == [1, 1], "a line each"
    await ana.settled()
    assert len([m for m in await ana.messages("table-1") if buttons(m) and not is_private(m)]) == 1


async def test_nobody_is_offered_to_take_back_what_a_computer_did(harness):
    [ana] = await harness.users("Ana")
    await harness.begin(ana, computers=1)
    await turn_of(ana)
    await whole_turn(ana)
    message = await turn_of(ana)
    assert label_like(message, "Undo") is None


async def test_two_at_once_and_doubled_clicks_play_once(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    message = await turn_of(first)
    button = next(b for b in buttons(message) if b["custom_id"].startswith("m:"))
    await asyncio.gather(
        first.press(message, button["custom_id"]),
        first.press(message, button["custom_id"]),
        second.press(message, button["custom_id"]),
    )
    assert await shown(first, lambda m: is_private(m) and says(text(m), "bot-no-doubled"))
    other = await shown(second, is_private)
    assert "turn" in text(other) or "moved on" in text(other)
    await first.settled()
    [row] = await harness.live_games()
    assert row.revision == 1

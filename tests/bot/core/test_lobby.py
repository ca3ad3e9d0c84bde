"""Before the game: who sits where, with which options; refused if it is impossible."""

import asyncio
from dataclasses import replace

from tests.bot.core.answers import private_note
from tests.bot.core.conftest import another_seat, buttons_of, has, lobby, press, set_up, shown, turn_of
from tests.bot.matches import says, t
from tests.e2e.client import is_private, pictures, selects, text

VERBS = {"Leave": "leave", "Add computer": "computer", "Close": "cancel"}
"""Buttons that stood below every lobby, and go on working there."""


async def click(user, label, seated, channel="table-1"):
    if label in VERBS:
        await press(user, seated, VERBS[label], channel)
    else:
        await user.click(await lobby(user, seated, channel), label=label)


async def test_people_join_leave_and_sit_twice(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "newgame", game="orchard")
    await click(ben, "Join", 1)
    await click(ben, "Join", 2)
    await private_note(ben, "You sit here")
    await another_seat(ben, 2)
    assert "Ben 2" in text(await lobby(ana, 3))
    await click(ben, "Leave", 3)
    await click(ben, "Leave", 2)
    await lobby(ana, 1)
    await click(ben, "Leave", 1)
    await private_note(ben, "have not joined")


async def test_computers_fill_seats_and_the_host_sends_them_away(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "newgame", game="orchard")
    await click(ben, "Add computer", 1)
    await private_note(ben, "Only the host")
    for seated in (1, 2, 3):
        await click(ana, "Add computer", seated)
    full = await lobby(ana, 4)
    assert "Computer 3 (random)" in text(full)
    await ben.click(full, label="Join")
    await private_note(ben, "table is full")
    await ana.choose(await set_up(ana, 4), "Send Computer 3 (random) away")
    assert "Computer 3" not in text(await lobby(ana, 3))
    await press(ben, 3, "computer.none")
    await private_note(ben, "Only the host")
    await click(ana, "Leave", 3)
    assert "Computer 2" in text(await lobby(ana, 2)), "one leaves for oneself alone"


async def test_options_are_chosen_in_the_command_or_at_the_table(harness):
    [ana] = await harness.users("Ana")
    choices = await ana.complete("table-1", "newgame", "options", game="orchard", options="le")
    assert {choice["value"] for choice in choices} == {"length=long", "length=short"}
    await ana.command("table-1", "newgame", game="orchard", options="length=short")
    page = await set_up(ana, 1)
    assert "Rules: Three rounds" in text(page)
    await ana.choose(page, "Length: Five rounds")
    await shown(ana, lambda m: m["id"] == page["id"] and "Rules: Five rounds" in text(m))
    await ana.command("table-2", "newgame", game="orchard", options="colour=red")
    await private_note(ana, "There is no option “colour”", "table-2")


async def test_no_table_promises_that_its_game_is_rated(harness):
    """One with a single person, or one that goes on from a record, is not."""
    [ana] = await harness.users("Ana")
    await ana.command("table-1", "newgame", game="orchard")
    page = await set_up(ana, 1)
    about = [o["description"] for menu in selects(page) for o in menu["options"] if "Table: " in o["label"]]
    assert about == [t("bot-serious-friendly-about"), t("bot-serious-serious-about")]


async def test_a_game_needs_enough_seats(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "newgame", game="orchard")
    await click(ana, "Start", 1)
    told = await private_note(ana, "One more player is needed.")
    assert buttons_of(told) == [t("bot-greeting-computer")]
    await click(ben, "Join", 1)
    await click(ben, "Start", 2)
    await private_note(ben, f"<@{ana.id}> is the host of this table and starts the game.")


async def test_one_table_at_a_time_in_a_channel(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "newgame", game="orchard")
    await lobby(ana, 1)
    await ben.command("table-1", "newgame", game="orchard")
    offer = await private_note(ben, "already open in this channel")
    await ben.click(offer, label="Show it")
    await shown(ben, lambda m: m["id"] > offer["id"] and has(m, "Join"))
    await click(ben, "Join", 1)
    await click(ana, "Start", 2)
    await shown(ana, lambda m: "begins. In turn order" in text(m))
    await ben.command("table-1", "newgame", game="orchard")
    await private_note(ben, "the new table has a thread of its own")


async def test_only_the_host_or_a_moderator_closes_a_table(harness):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    await ben.command("table-1", "newgame", game="orchard")
    await click(cleo, "Close", 1)
    await private_note(cleo, "Only the host of this table")
    await click(ben, "Close", 1)
    await shown(ana, lambda m: "no longer holds" in text(m))
    await ben.command("table-1", "newgame", game="orchard")
    await click(ana, "Close", 1)


async def test_who_remains_when_the_host_leaves_is_the_host(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "newgame", game="orchard")
    await click(ben, "Join", 1)
    await click(ana, "Leave", 2)
    assert says(text(await lobby(ben, 1)), "bot-lobby-invites", host=f"<@{ben.id}>", game="Orchard")


async def test_a_message_that_was_not_told_of_the_closing_catches_up(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "newgame", game="orchard")
    message = await lobby(ana, 1)
    row = await harness.bot.services.store.lobby_in(int(message["channel_id"]))
    await harness.bot.services.store.save_lobby(replace(row, state="closed"))
    await ben.click(message, label="Join")
    await private_note(ben, "This table is closed")
    assert says(text(await ben.message("table-1", message["id"])), "bot-lobby-was-closed")


async def test_a_game_in_a_thread_of_its_own(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "newgame", game="orchard", thread=True)
    await click(ben, "Join", 1)
    await click(ana, "Start", 2)
    begun = await shown(ana, lambda m: "begins. In turn order" in text(m))
    [thread] = [c for c in await ana.channels() if c.get("parent_id") == begun["channel_id"]]
    assert f"<#{thread['id']}>" in text(begun)
    first = ana if text(begun).index(ana.id) < text(begun).index(ben.id) else ben
    await turn_of(first, channel=thread["id"])


async def test_a_double_start_begins_one_game(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "newgame", game="orchard")
    await click(ben, "Join", 1)
    message = await lobby(ana, 2)
    await asyncio.gather(ana.click(message, label="Start"), ben.click(message, label="Start"))
    await ana.settled()
    assert len(await harness.live_games()) == 1


async def test_the_rule_book_stays_at_hand_when_the_game_begins(harness):
    [ana] = await harness.users("Ana")
    await harness.begin(ana, computers=1)
    begun = await shown(ana, lambda m: "begins. In turn order" in text(m))
    assert [part["file"]["url"].split("/")[-1].split("?")[0] for part in begun["components"] if part["type"] == 13] == [
        "orchard-rules.html"
    ]


async def test_a_missing_permission_is_named_before_the_game(harness):
    [ana] = await harness.users("Ana")
    await harness.deny("table-1", "SEND_MESSAGES", "READ_MESSAGE_HISTORY")
    await ana.command("table-1", "newgame", game="orchard")
    refused = text(await private_note(ana, "I may not do here"))
    assert says(refused, "bot-no-permission", missing=("permission-send_messages", "permission-read_message_history"))


async def test_names_do_not_turn_lines_round(harness):
    """Embeddings, overrides and isolates of either direction; letters of any script stay."""
    ana, ben = await harness.users("Ana", "Ben")
    user = harness.stand_in.world.users[ben.id]
    user.username, user.global_name = "Ben", "\u202eB\u2067\u05d0\u2069en\u202c"
    await ana.command("table-1", "newgame", game="orchard")
    await click(ben, "Join", 1)
    await another_seat(ben, 2)
    await lobby(ana, 3)
    row = await harness.bot.services.store.lobby_in(int(await harness.channel("table-1")))
    assert [seat.name for seat in row.seats] == ["Ana", "B\u05d0en", "B\u05d0en 2"]


async def test_the_picture_says_who_sits_where_and_is_another_one_when_that_changes(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "newgame", game="orchard")
    [first] = pictures(await lobby(ana, 1))
    assert says(first["description"], "render-chairs", count=1, most=4, people="Ana")
    assert says(first["description"], "render-cover", title="Orchard")
    await click(ben, "Join", 1)
    [second] = pictures(await lobby(ana, 2))
    assert second["description"].startswith("2 of 4 seats taken: Ana and Ben. ")
    assert first["url"] != second["url"]
    await click(ben, "Leave", 2)
    [third] = pictures(await lobby(ana, 1))
    assert file_of(third) == file_of(first)


def file_of(picture):
    return picture["url"].partition("?")[0].rpartition("/")[2]


async def test_who_sits_and_clicks_join_finds_their_own_seat(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "newgame", game="orchard")
    await click(ben, "Join", 1)
    await click(ben, "Join", 2)
    mine = await private_note(ben, "You sit here")
    await ben.choose(mine, "🟪 Violet")
    await private_note(ben, "Your colour: 🟪 Violet")
    await ben.click(mine, label="Take another seat")
    await private_note(ben, "Do you want to play for 2 at once?")
    await ben.click(mine, label="Leave")
    await private_note(ben, "You left the table")
    await lobby(ana, 1)


async def test_the_host_sets_a_table_up_and_starts_it_from_a_private_page(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "newgame", game="orchard")
    await click(ben, "Join", 1)
    page = await set_up(ana, 2)
    assert "seats taken" not in text(page), "the table tells that; the page would not follow"
    await ana.choose(page, "Pace: two days a turn")
    await shown(ben, lambda m: has(m, "Join") and "2 to 4 players, two days a turn." in text(m))
    await ana.click(page, label="Start now")
    await shown(ben, lambda m: "begins. In turn order" in text(m))
    await private_note(ana, "The game has begun")
    assert len(await harness.live_games()) == 1


async def test_a_guest_sets_up_the_own_seat_and_nothing_that_the_host_chose(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "newgame", game="orchard")
    await click(ben, "Join", 1)
    page = await set_up(ben, 2)
    assert {menu["custom_id"] for menu in selects(page)} == {"s:colour"}
    await press(ben, 2, "pace.days-1")
    await private_note(ben, "Only the host of this table sets its pace")


async def test_a_game_started_from_a_private_page_gets_its_thread(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "newgame", game="orchard", thread=True)
    await click(ben, "Join", 1)
    await ana.click(await set_up(ana, 2), label="Start now")
    begun = await shown(ben, lambda m: "begins. In turn order" in text(m))
    [thread] = [c for c in await ana.channels() if c.get("parent_id") == begun["channel_id"]]
    assert f"<#{thread['id']}>" in text(begun)


async def test_only_who_may_change_something_sets_a_table_up(harness):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    await ben.command("table-1", "newgame", game="orchard")
    await click(cleo, "Set up", 1)
    await private_note(cleo, "You have not joined this table")
    page = await set_up(ana, 1)
    assert buttons_of(page) == ["Change seats", t("bot-lobby-cancel")], "a moderator"
    await ana.click(page, label="Close the table")
    await private_note(ana, "The table is closed")
    await shown(ben, lambda m: not is_private(m) and "no longer holds" in text(m))


async def test_where_no_files_may_be_attached_a_lobby_has_no_cover(harness):
    [ana] = await harness.users("Ana")
    await harness.deny("table-1", "ATTACH_FILES")
    await ana.command("table-1", "newgame", game="orchard")
    told = await lobby(ana, 1)
    assert pictures(told) == []
    assert f"1 of 4 seats taken:\n1. <@{ana.id}>" in text(told)

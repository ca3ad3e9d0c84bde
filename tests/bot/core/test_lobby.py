"""Before the game: who sits where, with which options; refused if it is impossible."""

import asyncio
from dataclasses import replace

from tests.bot.core.conftest import another_seat, buttons_of, has, lobby, shown, turn_of
from tests.e2e.client import is_private, selects, text

GALLERY = 12


async def click(user, label, seated, channel="table-1"):
    await user.click(await lobby(user, seated, channel), label=label)


async def note(user, words, channel="table-1"):
    return await shown(user, lambda m: is_private(m) and words in text(m), channel)


async def test_people_join_leave_and_sit_twice(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "newgame", game="orchard")
    await click(ben, "Join", 1)
    await click(ben, "Join", 2)
    await note(ben, "You have joined already")
    await another_seat(ben, 2)
    assert "Ben 2" in text(await lobby(ana, 3))
    await click(ben, "Leave", 3)
    await click(ben, "Leave", 2)
    await lobby(ana, 1)
    await click(ben, "Leave", 1)
    await note(ben, "have not joined")


async def test_computers_fill_seats_and_the_host_sends_them_away(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "newgame", game="orchard")
    await click(ben, "Add computer", 1)
    await note(ben, "have not joined")
    for seated in (1, 2, 3):
        await click(ana, "Add computer", seated)
    full = await lobby(ana, 4)
    assert "Computer 3 (random)" in text(full)
    assert "Join" not in buttons_of(full)
    await ana.choose(full, "Send Computer 3 (random) away")
    fewer = await lobby(ana, 3)
    assert "Computer 3" not in text(fewer)
    await ben.choose(fewer, "Send Computer 2 (random) away")
    await note(ben, "have not joined")
    await click(ana, "Leave", 3)
    assert "Computer 2" in text(await lobby(ana, 2)), "one leaves for oneself alone"


async def test_options_are_chosen_in_the_command_or_at_the_table(harness):
    [ana] = await harness.users("Ana")
    choices = await ana.complete("table-1", "newgame", "options", game="orchard", options="le")
    assert {choice["value"] for choice in choices} == {"length=long", "length=short"}
    await ana.command("table-1", "newgame", game="orchard", options="length=short")
    message = await lobby(ana, 1)
    [menu, *_] = selects(message)
    assert [option["label"] for option in menu["options"] if option.get("default")] == ["Length: Three rounds"]
    await ana.choose(message, "Length: Five rounds")
    await shown(ana, lambda m: any(o.get("default") and "Five" in o["label"] for s in selects(m) for o in s["options"]))
    await ana.command("table-2", "newgame", game="orchard", options="colour=red")
    await note(ana, "There is no option “colour”", "table-2")


async def test_no_table_promises_that_its_game_is_rated(harness):
    """One with a single person, or one that goes on from a record, is not."""
    [ana] = await harness.users("Ana")
    await ana.command("table-1", "newgame", game="orchard")
    message = await lobby(ana, 1)
    about = [o["description"] for menu in selects(message) for o in menu["options"] if o["label"].startswith("Table: ")]
    assert [words.rpartition("; ")[2] for words in about] == [
        "who takes a hint can lose strength, not gain any",
        "no hints, nothing is taken back beyond one’s own turn",
    ]
    assert "*Play alone*: a new game of your own" in text(message)


async def test_a_game_needs_enough_seats(harness):
    [ana] = await harness.users("Ana")
    await ana.command("table-1", "newgame", game="orchard")
    message = await lobby(ana, 1)
    assert not [label for label in buttons_of(message) if label == "Start"]
    row = await harness.bot.services.store.lobby_in(int(message["channel_id"]))
    await ana.press(message, f"l:{row.id}:start", kind=2)
    await note(ana, "At least 2 have to sit")


async def test_one_table_at_a_time_in_a_channel(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "newgame", game="orchard")
    await lobby(ana, 1)
    await ben.command("table-1", "newgame", game="orchard")
    offer = await note(ben, "already open in this channel")
    await ben.click(offer, label="Show it")
    await shown(ben, lambda m: m["id"] > offer["id"] and has(m, "Join"))
    await click(ben, "Join", 1)
    await click(ana, "Start", 2)
    await shown(ana, lambda m: "begins. In turn order" in text(m))
    await ben.command("table-1", "newgame", game="orchard")
    await note(ben, "the new table has a thread of its own")


async def test_only_the_host_or_a_moderator_closes_a_table(harness):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    await ben.command("table-1", "newgame", game="orchard")
    await click(cleo, "Close", 1)
    await note(cleo, "Only the host of this table")
    await click(ben, "Close", 1)
    await shown(ana, lambda m: "no longer holds" in text(m))
    await ben.command("table-1", "newgame", game="orchard")
    await click(ana, "Close", 1)


async def test_who_remains_when_the_host_leaves_is_the_host(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "newgame", game="orchard")
    await click(ben, "Join", 1)
    await click(ana, "Leave", 2)
    told = text(await lobby(ben, 1))
    assert f"host: <@{ben.id}>" in told
    assert "invited by" not in told


async def test_a_message_that_was_not_told_of_the_closing_catches_up(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "newgame", game="orchard")
    message = await lobby(ana, 1)
    row = await harness.bot.services.store.lobby_in(int(message["channel_id"]))
    await harness.bot.services.store.save_lobby(replace(row, state="closed"))
    await ben.click(message, label="Join")
    await note(ben, "This table is closed")
    assert "no longer holds" in text(await ben.message("table-1", message["id"]))


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
    refused = await note(ana, "I may not do here")
    assert "Send messages and Read message history" in text(refused)


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


async def test_a_cover_is_sent_once_and_kept(harness):
    """By every edit, also from another message: the question whether to take another seat."""
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "newgame", game="orchard")
    first = cover_in(await lobby(ana, 1))
    assert first["description"].startswith("The cover of Orchard. ")
    await click(ben, "Join", 1)
    assert cover_in(await lobby(ana, 2)) == first
    await another_seat(ben, 2)
    assert cover_in(await lobby(ana, 3)) == first


async def test_where_no_files_may_be_attached_a_lobby_has_no_cover(harness):
    [ana] = await harness.users("Ana")
    await harness.deny("table-1", "ATTACH_FILES")
    await ana.command("table-1", "newgame", game="orchard")
    assert not [part for part in (await lobby(ana, 1))["components"][0]["components"] if part["type"] == GALLERY]


def cover_in(message):
    """The picture at the top of a lobby, without what its link is signed with."""
    [gallery, *_] = message["components"][0]["components"]
    [item] = gallery["items"]
    return {"id": item["media"]["attachment_id"], "description": item["description"]}

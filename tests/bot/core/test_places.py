"""Channels that close, disappear or are archived, and people who leave: the game waits, is moved elsewhere, or
continues.
"""

import asyncio

from tests.bot.core.conftest import (
    asleep,
    buttons_of,
    has,
    label_like,
    lobby,
    more,
    panel_of,
    passed_turn,
    plant,
    public_asks,
    quiet,
    shown,
    take,
    turn_of,
    until,
    whole_turn,
)
from tests.bot.matches import says, t
from tests.e2e.client import is_private, pictures, text


async def half_a_turn(user, channel="table-1"):
    """A card is taken and the panel is open; one click there is left, whatever happens to the channel."""
    await take(user, channel)
    return await panel_of(user, channel)


async def plant_from(user, panel):
    await user.click(panel, label=label_like(panel, "Plant"))


async def letter_of(user, panel):
    """The panel as a direct message."""
    await user.click(await more(user, panel), label="Send to my DMs")
    await shown(user, lambda m: is_private(m) and "Sent." in text(m), panel["channel_id"])
    [inbox] = [channel["id"] for channel in await user.channels() if channel["type"] == 1]
    return await shown(user, lambda m: label_like(m, "Plant") is not None, inbox)


async def begun_in_a_thread(ana, ben):
    """A game in a thread of its own: the players in turn order, and the thread."""
    await ana.command("table-1", "newgame", game="orchard", thread=True)
    await ben.click(await lobby(ben, 1), label="Join")
    await ana.click(await lobby(ana, 2), label="Start")
    begun = await shown(ana, lambda m: "begins. In turn order" in text(m))
    [thread] = [c["id"] for c in await ana.channels() if c.get("parent_id") == begun["channel_id"]]
    first, second = sorted((ana, ben), key=lambda user: text(begun).index(user.id))
    return first, second, thread


class TestPermissions:
    async def test_words_where_files_are_forbidden(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        await harness.deny("table-1", "ATTACH_FILES")
        first, second = await harness.begin(ana, ben)
        begun = await shown(ana, lambda m: "begins. In turn order" in text(m))
        assert says(text(begun), "bot-begun-plain")
        message = await turn_of(first)
        assert pictures(message) == []
        assert says(text(message), "orchard-words-market")
        await whole_turn(first)
        await turn_of(second)
        await harness.deny("table-1")
        await whole_turn(second)
        assert pictures(await turn_of(first))

    async def test_files_forbidden_in_the_middle(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        await turn_of(first)
        await harness.deny("table-1", "ATTACH_FILES")
        await whole_turn(first)
        message = await turn_of(second)
        assert says(text(message), "orchard-words-market")
        assert pictures(message) == []

    async def test_what_is_forbidden_after_the_table_was_opened_is_named_at_the_start(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        await ana.command("table-1", "newgame", game="orchard")
        await ben.click(await lobby(ben, 1), label="Join")
        await harness.deny("table-1", "SEND_MESSAGES")
        await ana.click(await lobby(ana, 2), label="Start")
        refused = await shown(ana, lambda m: is_private(m) and "I may not do here" in text(m))
        assert "allow me: Send messages." in text(refused)
        assert await harness.live_games() == []
        await harness.deny("table-1")
        await ana.click(await lobby(ana, 2), label="Start")
        await shown(ana, lambda m: "begins. In turn order" in text(m))

    async def test_threads_that_are_forbidden_are_named_before_the_game(self, harness):
        [ana] = await harness.users("Ana")
        await harness.deny("table-1", "CREATE_PUBLIC_THREADS")
        await ana.command("table-1", "newgame", game="orchard", thread=True)
        refused = await shown(ana, lambda m: is_private(m) and "I may not do here" in text(m))
        assert says(text(refused), "bot-no-permission", missing=t("bot-permission-create_public_threads"))
        await ana.command("table-1", "newgame", game="orchard")
        await lobby(ana, 1)

    async def test_a_game_that_may_not_write_sleeps_and_wakes(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        panel = await half_a_turn(first)
        await harness.deny("table-1", "SEND_MESSAGES", "VIEW_CHANNEL")
        await plant_from(first, panel)
        await asleep(harness, wanted=True)
        await harness.deny("table-1")
        await asleep(harness, wanted=False)
        await turn_of(second)

    async def test_an_end_that_could_not_be_told_is_told_later(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben, options="length=short")
        for user in (first, second, first, second, first):
            await whole_turn(user)
        panel = await half_a_turn(second)
        await harness.deny("table-1", "SEND_MESSAGES", "VIEW_CHANNEL")
        await plant_from(second, panel)
        await until(harness.live_games, [])
        await until(harness.bot.services.store.posts, [])
        await harness.deny("table-1")
        await shown(first, lambda m: "the game is over" in text(m) and not is_private(m))

    async def test_what_keeps_the_board_from_being_posted_is_named(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        await turn_of(first)
        await harness.deny("table-1", "SEND_MESSAGES")
        await ben.command("table-1", "board")
        await shown(ben, lambda m: is_private(m) and "allow me: Send messages." in text(m))

    async def test_a_game_is_not_called_to_where_it_may_not_write(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        await turn_of(first)
        await ana.ask("DELETE", "/ui/channels/table-1")
        await asleep(harness, wanted=True)
        await harness.deny("table-2", "SEND_MESSAGES")
        await first.command("table-2", "board")
        offer = await shown(first, lambda m: is_private(m) and "is gone" in text(m), "table-2")
        await first.click(offer, label=buttons_of(offer)[0])
        await shown(first, lambda m: is_private(m) and "allow me: Send messages." in text(m), "table-2")
        await harness.deny("table-2")
        await first.click(offer, label=buttons_of(offer)[0])
        await turn_of(first, channel="table-2")


class TestPlaces:
    async def test_a_deleted_message_is_brought_back_by_board(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        message = await turn_of(first)
        await ana.dismiss(message)
        await ben.command("table-1", "board")
        again = await turn_of(first)
        assert again["id"] != message["id"]

    async def test_a_deleted_message_is_no_loss_to_the_next_turn(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        panel = await half_a_turn(first)
        await ana.dismiss(await turn_of(first, "Play my turn"))
        await plant_from(first, panel)
        await turn_of(second)
        await quiet(harness)
        assert len(await public_asks(first)) == 1

    async def test_a_message_deleted_within_the_turn_is_posted_anew(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        await whole_turn(first)
        message = await turn_of(second)
        passed = await passed_turn(first)
        await ana.dismiss(message)
        await first.click(passed, label="Undo")
        again = await turn_of(first, "Play my turn")
        assert again["id"] != message["id"]

    async def test_a_deleted_table_can_be_shown_again(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        await ana.command("table-1", "newgame", game="orchard")
        await ana.dismiss(await lobby(ana, 1))
        await ben.command("table-1", "newgame", game="orchard")
        await ben.click(await shown(ben, lambda m: has(m, "Show it")), label="Show it")
        await ben.click(await lobby(ben, 1), label="Join")
        await ana.click(await lobby(ana, 2), label="Start")
        await shown(ana, lambda m: "begins. In turn order" in text(m))

    async def test_a_deleted_channel_sends_the_game_to_sleep_until_it_is_called_elsewhere(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        await take(first)
        await turn_of(first, "Play my turn")
        await ana.ask("DELETE", "/ui/channels/table-1")
        await asleep(harness, wanted=True)
        await self.called_to(second, "table-2")
        await turn_of(first, "Play my turn", "table-2")
        await plant(first, "table-2")
        await turn_of(second, channel="table-2")

    async def test_whoever_sits_at_a_table_without_a_channel_is_told_the_way_out(self, harness):
        ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
        first, _ = await harness.begin(ana, ben)
        await turn_of(first)
        await ana.ask("DELETE", "/ui/channels/table-1")
        await asleep(harness, wanted=True)

        async def told(user, command, words, channel="table-2"):
            known = {m["id"] for m in await user.messages(channel)}
            await user.command(channel, command)
            return await shown(user, lambda m: m["id"] not in known and is_private(m) and words in text(m), channel)

        for command in ("resign", "end", "hand"):
            await told(ben, command, "can’t reach the channel of Orchard. /board lets")
        await told(ben, "games", "I can’t reach its channel. /board in another", "lobby")
        await told(cleo, "resign", "There is no game in this channel. /newgame")
        await self.called_to(ben, "table-2")
        await turn_of(first, channel="table-2")
        await told(ben, "resign", "Orchard")

    async def test_a_deleted_thread_likewise(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, second, thread = await begun_in_a_thread(ana, ben)
        await turn_of(first, channel=thread)
        await ana.ask("DELETE", f"/ui/channels/{thread}")
        await asleep(harness, wanted=True)
        await self.called_to(second, "table-2")
        await whole_turn(first, "table-2")
        await turn_of(second, channel="table-2")

    async def test_a_channel_deleted_while_the_bot_was_away(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        await turn_of(first)
        await quiet(harness)
        await harness.close()
        await ana.ask("DELETE", "/ui/channels/table-1")
        await harness.open()
        await self.called_to(second, "table-2")
        await whole_turn(first, "table-2")
        await turn_of(second, channel="table-2")

    async def called_to(self, user, channel):
        await user.command(channel, "board")
        offer = await shown(user, lambda m: is_private(m) and "channel of a game of yours is gone" in text(m), channel)
        await user.click(offer, label=buttons_of(offer)[0])

    async def test_a_game_of_many_long_names_is_called_elsewhere_by_a_button_that_is_cut(self, harness):
        people = await harness.users("Ana", "Ben", "Cleo", "Dan")
        for user in people:
            user.name = harness.stand_in.world.users[user.id].global_name = f"{user.name} of the very long name"
        first, *_ = await harness.begin(*people)
        await turn_of(first)
        await people[0].ask("DELETE", "/ui/channels/table-1")
        await asleep(harness, wanted=True)
        await first.command("table-2", "board")
        offer = await shown(first, lambda m: is_private(m) and "is gone" in text(m), "table-2")
        [label] = buttons_of(offer)
        assert "Orchard" in label
        assert 60 < len(label) <= 80
        assert label.endswith("…")
        await first.click(offer, label=label)
        await turn_of(first, channel="table-2")

    async def test_a_game_is_not_called_away_from_a_channel_that_is_there(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        await turn_of(first)
        await first.command("table-2", "board")
        await shown(first, lambda m: is_private(m) and "There is no game in this channel" in text(m), "table-2")

    async def test_an_archived_thread_is_woken_by_the_next_post(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, second, thread = await begun_in_a_thread(ana, ben)
        old = await turn_of(first, channel=thread)
        letter = await letter_of(first, await half_a_turn(first, thread))
        await ana.ask("PATCH", f"/ui/channels/{thread}", {"archived": True})
        await plant_from(first, letter)
        await turn_of(second, channel=thread)
        await quiet(harness)
        assert buttons_of(await first.message(thread, old["id"])) == ["Undo"]

    async def test_a_locked_thread_sends_the_game_to_sleep_until_it_is_opened(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, second, thread = await begun_in_a_thread(ana, ben)
        letter = await letter_of(first, await half_a_turn(first, thread))
        await ana.ask("PATCH", f"/ui/channels/{thread}", {"archived": True, "locked": True})
        await plant_from(first, letter)
        await asleep(harness, wanted=True)
        await ana.ask("PATCH", f"/ui/channels/{thread}", {"archived": False, "locked": False})
        await turn_of(second, channel=thread)
        await asleep(harness, wanted=False)

    async def test_a_bot_that_was_thrown_out_and_invited_again_goes_on(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        await take(first)
        await turn_of(first, "Play my turn")
        await harness.table.trouble("member", user="bot", present=False)
        await asleep(harness, wanted=True)
        await harness.table.trouble("member", user="bot", present=True)
        await asleep(harness, wanted=False)
        await plant(first)
        await turn_of(second)

    async def test_a_bot_that_is_invited_again_before_all_games_sleep_wakes_them(self, harness, monkeypatch):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        await turn_of(first)
        lull, back, done = harness.bot.services.outbox.lull, asyncio.Event(), asyncio.Event()

        async def slowly(game: str, channel: int) -> None:
            await back.wait()
            await lull(game, channel)
            done.set()

        async def guilds() -> int:
            return len(harness.bot.guilds)

        monkeypatch.setattr(harness.bot.services.outbox, "lull", slowly)
        for present, known in ((False, 0), (True, 1)):
            await harness.table.trouble("member", user="bot", present=present)
            await until(guilds, known)
        back.set()
        await done.wait()
        await asleep(harness, wanted=False)
        await whole_turn(first)
        await turn_of(second)
